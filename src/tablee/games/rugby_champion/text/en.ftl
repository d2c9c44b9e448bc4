### Rugby Champion: every word people read about this game.
### fr.ftl has the same keys with the same variables. $you is "yes" when the reader is the one who acts.

## The game

game-title = Rugby Champion
game-tagline = Challenge by challenge, card against card, to the try line.
game-description = Power, Passing or Kicking: win a challenge by two and you score; win by one and the ball moves on towards touch.
game-length = 1 player against the game itself, or 2 players, about 30 minutes.
page-way-alone = Against the game
page-way-alone-help = You against the Non-player, which never chooses: every step follows from the rules and is explained.

## What a table agrees on

option-difficulty = difficulty
option-difficulty-help = Alone: what the Non-player’s Line-out and Scrum cards count. In a duel, what they count for whoever plays them.
option-difficulty-easy = easy (2)
option-difficulty-normal = normal (3)
option-difficulty-hard = hard (4)
option-difficulty-expert = expert (5)
option-opening_try = try from the opening
option-opening_try-help = An opening challenge that is won by two is a try as well.
option-arrow_inward_keeps_ball = arrow back inside
option-arrow_inward_keeps_ball-help = On an edge, a tie or a loss by one is no line-out if the arrow points back into the field.
option-symmetric_advantage = equal Advantage
option-symmetric_advantage-help = Alone, your second Advantage is a try whenever you win it, as the Non-player’s is.
option-interception_try = try by interception
option-interception_try-help = In a duel, an attack that loses a challenge by two or more concedes a try, instead of only losing the ball.
option-reaction_seconds = seconds to react
option-reaction_seconds-help = How long the moment lasts in which all may react to a challenge, with the card for it or without, so that nobody can tell. 0: no limit.

## Small change

# Somebody without a name, and the automaton of the solo game.
nameless = { $number ->
    [1] the first side
   *[other] { $absent ->
        [yes] the Non-player
       *[no] the second side
    }
}
score = { $first }–{ $second }
type = { $type ->
    [physique] Power
    [passe] Passing
   *[pied] Kicking
}
# A place of the line, as a part of a sentence and as a mark.
where = { $slot ->
    [L2] on the far left
    [L1] on the left
    [C] in the centre
   *[R1] on the right
}
slot = { $slot ->
    [L2] L2
    [L1] L1
    [C] C
   *[R1] R1
}
# What is being played.
kind = { $kind ->
    [attack] attack
    [touche] line-out
    [melee] scrum
   *[follow-up] out of the scrum
}
# A player by name and arrow; the others have no arrow.
card = { $way ->
    [left] { $name } ←
    [right] { $name } →
   *[none] { $name }
}
card-percussion = Crash Runner
card-huit = Thundering Eight
card-capitaine = Captain
card-perce-muraille = Wall-breaker
card-plaqueur = Tackler
card-talonneur = Hooker
card-pilier = Prop
card-deuxieme-ligne = Second Row
card-sauteur = Jumper
card-troisieme-ligne = Flanker
card-pousseur = Scrummager
card-passeur = Offloader
card-ouvreur = Fly-half
card-feinteur = Dummy Artist
card-demi = Scrum-half
card-ailier = Winger
card-centre = Playmaking Centre
card-relayeur = Link Man
card-arriere = Power Full-back
card-canonnier = Big Boot
card-contre-attaquant = Counter-attacker
card-chandelle = Up-and-under
card-tacticien = Tactician
card-remplacant = Replacement
card-arbitre = Referee
card-touche = Line-out
card-melee = Scrum
card-buteur = Goal-kicker
card-faute = Deliberate Foul
card-rucking = Rucking
card-raffut = Hand-off
# What one side counts: "you 4".
counts = { $you ->
    [yes] you
   *[no] { $name }
} { $value }
# What one side turns up: "you, Prop ←".
lays = { $you ->
    [yes] you
   *[no] { $name }
}, { $cards }
# A step of the Non-player with the clause of the rules that it follows.
explained = { $sentence } ({ $clause })
progress-half = { $half ->
    [1] 1st half
   *[2] 2nd half
}
progress = { progress-half }, { $pile ->
    [0] pile empty
    [one] { $pile } card in the pile
   *[other] { $pile } cards in the pile
}
progress-before = before the first half
progress-over = full time

## What happened

event-tossed = { $you ->
    [yes] You win the toss and attack first.
   *[no] { $name } wins the toss and attacks first.
}
event-half-began = { $half ->
    [1] First half:
   *[2] Second half:
} all cards are shuffled, the Advantage lies in the middle, and { $you ->
    [yes] you attack.
   *[no] { $name } attacks.
}
event-phase-began = { $kind ->
    [attack] Attack: { $you ->
        [yes] you have the ball.
       *[no] { $name } has the ball.
    }
    [touche] Line-out: { $solo ->
        [yes] the Non-player has its Line-out card and a hidden one. Two of your cards against them, Passing added up.
       *[no] two cards each, Passing added up.
    }
   *[melee] Scrum: { $solo ->
        [yes] the Non-player has its Scrum card and a hidden one. Two of your cards against them, Power added up.
       *[no] two cards each, Power added up.
    }
}
event-line-laid = The Non-player lays its line: four cards, face down.
event-line-completed = The Non-player completes its line with { $cards ->
    [one] a fresh face-down card
   *[other] { $cards } fresh face-down cards
} ({ $slots }); what was not turned stays.
event-refreshed = The Non-player puts a fresh face-down card { where }, as the one that lay there has been turned.
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] {""}
}
event-shown = { $solo ->
    [yes] { $you ->
        [yes] You have too few players to go on
       *[no] { $name } has too few players to go on
    }: { $discarded } discarded, and as many cards drawn.
   *[no] { $discarded ->
        [none] { $you ->
            [yes] You have no player and show what you hold
           *[no] { $name } has no player and shows the hand
        }: { $hand }.
       *[other] { $you ->
            [yes] You have fewer than two players and show your hand
           *[no] { $name } has fewer than two players and shows the hand
        }: { $hand }. Discarded and to be replaced: { $discarded }.
    }
}
event-challenged = { $why ->
    [opening] Opening: a { type } challenge { where }.
    [choice] { $you ->
        [yes] You choose
       *[no] { $name } chooses
    } { type } { where }.
    [arrow] Next challenge: { type } { where }.
   *[melee] The challenge out of the scrum: { type } { where }.
}
event-laid = { $from_pile ->
    [yes] { $you ->
        [yes] You have no player: the top player of the pile will be laid for you.
       *[no] { $name } has no player: the top player of the pile will be laid instead.
    }
   *[no] { $solo ->
        [yes] { $you ->
            [yes] You lay
           *[no] { $name } lays
        } { $card }.
       *[no] { $you ->
            [yes] You lay { $card } face down.
           *[no] { $name } lays a card face down.
        }
    }
}
event-turned-in-line = The Non-player turns { $card } { where }.
event-turned-arbitre = The Non-player turns up the Referee { where }.
event-turned-for-arrow = One more card is turned for its arrow and red value alone: { $card }.
event-turned-hidden = The Non-player turns its hidden card: { $card }.
event-turned-hidden-arbitre = The Non-player’s hidden card is the Referee, which counts for nothing in a set piece: it is discarded and replaced.
event-turned-from-pile = The pile gives { $you ->
    [yes] you
   *[no] { $name }
} { $card }.
event-revealed = The cards are turned: { $one }{ $two ->
    [none] {""}
   *[other] ; { $two }
}.
event-compared = { $sum ->
    [yes] { type } in all
   *[no] { type }
}: { $one }, { $two }; { $gap ->
    [0] a tie.
   *[other] { $you ->
        [yes] you are { $gap } ahead.
       *[no] { $name } is { $gap } ahead.
    }
}
event-whistled = { $automatic ->
    [yes] { $effect ->
        [nothing] { $card } has no whistle, so the Non-player’s Referee finds nothing: it is discarded, and the next card is turned.
        [cancelled] { $card } has one whistle, so the Non-player’s Referee cancels it: the challenge is lost by one.
        [scrum] { $card } has two whistles, so the Non-player’s Referee gives a scrum.
        [draw] { $card } has two whistles, so the Non-player’s Referee gives a penalty: a kick if a Goal-kicker is drawn, else a scrum.
       *[penalty] { $card } has two whistles and the Non-player’s Goal-kicker lies aside, so its Referee gives a penalty instead of a scrum.
    }
   *[no] { $you ->
        [yes] You blow
       *[no] { $name } blows
    } the whistle at { $card }: { $effect ->
        [cancelled] one whistle, the card is cancelled, and the challenge is won by exactly one.
        [penalty] two whistles, a penalty!
       *[scrum] two whistles, a scrum!
    }
}
event-aided = { $aim ->
    [challenge] The Non-player is losing a challenge for the first time in this phase and draws a support card
    [set-piece] The Non-player is losing the set piece and draws a support card
    [conversion] The Non-player has drawn no support card in this phase and draws one for the conversion
   *[penalty] The Non-player has drawn no support card in this phase and draws one for the penalty
}: { $card }, { $effect ->
    [added] which is added.
    [aside] which is set aside for a kick in this phase.
    [foul] and the phase stops: a scrum follows.
    [kicks] which kicks.
   *[nothing] which cannot kick.
}
event-supported = { $you ->
    [yes] You add { $card } to your card.
   *[no] { $name } adds { $card }.
}
event-stopped = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }: the result is void, { $how ->
    [touche] and a line-out is played at once.
    [melee] and a scrum is played at once.
   *[faute] but it is a penalty.
}
event-passed = { $you ->
    [yes] { $what ->
        [whistle] You do not whistle.
        [support] You add no support.
        [stop] You let the result stand.
       *[convert] You do without the conversion.
    }
   *[no] { $what ->
        [whistle] { $name } does not whistle.
        [support] { $name } adds no support.
        [stop] { $name } lets the result stand.
       *[convert] { $name } does without the conversion.
    }
}
event-redirected = { $card } shows the way: the ball goes to the { $way ->
    [left] left
   *[right] right
}, and the red value asks for { type }.
event-in-touch = Into touch on the { $slot ->
    [R1] right
   *[L2] left
}!
event-advantage = { $solo ->
    [yes] { $you ->
        [yes] You take the Advantage: one card more at the next phase.
       *[no] { $name } takes the Advantage.
    }
   *[no] { $you ->
        [yes] You take the Advantage: one card more at the next phase, and a second one would be a try.
       *[no] { $name } takes the Advantage: one card more at the next phase, and a second one would be a try.
    }
}
event-advantage-automatic = { $why ->
    [challenge] The Non-player has won by one and takes the Advantage
   *[set-piece] The Non-player takes the Advantage for the set piece
}: a second one would be a try.
event-advantage-second = A second Advantage for { $you ->
    [yes] you
   *[no] { $name }
}: that is a try!
event-advantage-returned = { $you ->
    [yes] You have lost by one and give
   *[no] { $name } has lost by one and gives
} the Advantage back; nobody takes it.
event-set-piece-won = { $side ->
    [none] The { kind } is a tie: nobody takes the Advantage.
   *[other] { $you ->
        [yes] You win
       *[no] { $name } wins
    } the { kind }.
}
event-try-scored = { $how ->
    [challenge] A lead of two or more: try for
    [interception] Lost by two or more, and intercepted: try for
   *[advantage] Try for
} { $you ->
    [yes] you
   *[no] { $name }
}! { $score }.
event-converted = { $good ->
    [yes] { $you ->
        [yes] You convert
       *[no] { $name } converts
    } with { $card }: { $score }.
   *[no] { $automatic ->
        [yes] The Non-player has no Goal-kicker and cannot convert: it stays { $score }.
       *[no] No conversion for { $you ->
            [yes] you
           *[no] { $name }
        }: it stays { $score }.
    }
}
event-penalty-awarded = Penalty for { $you ->
    [yes] you
   *[no] { $name }
}: a kick at goal, or a scrum.
event-penalty-scored = Penalty goal for { $you ->
    [yes] you
   *[no] { $name }
} with { $card }: { $score }.
event-hand-spent = { $solo ->
    [yes] { $you ->
        [yes] You have
       *[no] { $name } has
    } no player left and nothing has happened: a new attack.
   *[no] { $you ->
        [yes] You have
       *[no] { $name } has
    } no player left to attack with: the ball changes sides.{ $hand ->
        [none] {""}
       *[other] {""} Still in hand: { $hand }.
    }
}
event-ball-lost = { $you ->
    [yes] You lose
   *[no] { $name } loses
} by two or more, and the ball with it: it changes sides.
event-pile-out = A card has to be drawn and the pile is empty.
event-half-over = { $half ->
    [1] Half-time: { $score }.
   *[2] Full time: { $score }.
}
event-match-over = { $winners ->
    [one] { $you ->
        [yes] You win
       *[no] { $name } wins
    } { $best } to { $least }.
   *[other] The match is drawn, { $best } all.
}

## What one can do

# There is no $value if the reader does not hold the card.
move-lay = { $value ->
    [none] lay { $card }
   *[other] lay { $card } ({ type } { $value })
}
move-pack = { $value ->
    [none] show { $card }
   *[other] show { $card } ({ type } { $value })
}
move-name = { type } { where }
move-pile = have the top player of the pile laid
move-show = show your hand, discard the cards that are no players, and draw
move-arbitre = whistle at { $card }: { $effect ->
    [cancelled] won by exactly one
    [penalty] a penalty
   *[scrum] a scrum
}
move-arbitre-plain = play the Referee
move-support = { $value ->
    [none] add { $card }
   *[other] add { $card } (+{ $value })
}
move-stop = play { $card }: { $how ->
    [touche] a line-out instead, with this card as one of your two
    [melee] a scrum instead, with this card as one of your two
   *[faute] the result is void, but it is a penalty
}
move-kick = { $phase ->
    [penalty] kick the penalty with { $card }
   *[convert] convert with { $card }
}
move-scrum = take a scrum instead
move-pass = { $phase ->
    [whistle] do not whistle
    [support] add nothing
    [stop] let the result stand
   *[convert] do without the conversion
}
move-start = the match begins
move-half2 = the second half begins
move-toss = { $you ->
    [yes] you win the toss
   *[no] { $name } wins the toss
}
move-draw = draw { $card }
move-turn = { $card } is turned
move-aid = the Non-player draws { $card }

## What is to be decided now

prompt-start = { $half ->
    [0] { $solo ->
        [yes] The match is about to begin.
       *[no] The toss decides who attacks first.
    }
   *[other] The second half is about to begin.
}
prompt-draw = Cards are being drawn.
prompt-turn = A card is being turned.
prompt-aid = { $aim ->
    [challenge] The Non-player draws a support card for the challenge.
    [set-piece] The Non-player draws a support card for the set piece.
    [conversion] The Non-player draws a support card: is it the Goal-kicker for the conversion?
   *[penalty] The Non-player draws a support card: is it the Goal-kicker for the penalty?
}
prompt-name = { $how ->
    [opening] The opening is won. Which side, and which challenge?
    [follow-up] The scrum is yours. Which challenge { where }?
   *[on] The ball is yours { where }. Which challenge?
}
prompt-lay = { $how ->
    [opening] Opening, { type } { where }. Which player do you send?
    [attack] { type } { where }. Which player do you send?
   *[defence] They attack { where } with { type }. Which player do you send against it?
}
prompt-pack = { $kind ->
    [touche] Line-out, Passing counts.
   *[melee] Scrum, Power counts.
} { $left ->
    [one] Which is your second card?
   *[other] Which two cards do you show?
}
prompt-whistle = { $card } has { $whistles ->
    [one] a whistle
   *[other] two whistles
}. Do you play the Referee?
prompt-support = { $standing ->
    [behind] You are { $gap } behind.
    [ahead] You are { $gap } ahead.
   *[tie] It is a tie.
} Do you add a support?
prompt-react = { $standing ->
    [behind] You are { $gap } behind.
    [ahead] You are { $gap } ahead.
   *[tie] It is a tie.
} Do you react?
prompt-stop = You have lost by { $gap }. Do you stop it?
prompt-no-card = { $phase ->
    [lay] { $shows ->
        [yes] You have no player in hand: show it and draw, or play from the pile.
       *[no] You have no player in hand: the first card of the pile plays for you.
    }
    [pack] { $shows ->
        [yes] You have no player in hand: show it and draw, or play from the pile.
       *[no] You have no player in hand: the first card of the pile plays for you.
    }
    [whistle] You have no Referee to play.
    [support] You have no Support to add.
    [stop] You lost by { $gap }, and none of your Stop cards helps here.
    [convert] Try! You have no Goal card to convert it with.
   *[penalty] Penalty for you. Without a Goal card it is a scrum.
}
prompt-convert = Try! Do you convert it, and with which card?
prompt-penalty = Your penalty: a kick at goal, or a scrum?
prompt-wait = { $phase ->
    [name] { $names } chooses the next challenge.
    [lay] Still to lay a card: { $names }.
    [pack] Still to choose cards for the set piece: { $names }.
    [whistle] Will { $names } whistle?
    [support] Will { $names } add a support?
    [stop] Will { $names } stop it?
    [convert] The conversion is up to { $names }.
   *[penalty] Kick or scrum: { $names } decides.
}
prompt-over = The match is over.

## The end

reason-full-time = The pile has run out for the second time.
outcome-won = { $you ->
    [yes] You win the match. Well played!
   *[no] { $name } wins the match.
}
outcome-draw = The match is drawn.
outcome-standing = { $you ->
    [yes] You
   *[no] { $name }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $tries ->
    [0] no try
    [one] { $tries } try
   *[other] { $tries } tries
}

## What a simulation counts: the name of each column {lab}

figure-points = points in a match, both sides
figure-tries = tries in a match, both sides
figure-own-points = points of the player
figure-own-tries = tries of the player
figure-own-won = share of matches won by the player
figure-automaton-points = points of the Non-player
figure-automaton-tries = tries of the Non-player
figure-automaton-won = share of matches won by the Non-player
figure-first-points = points of the first seat
figure-first-tries = tries of the first seat
figure-first-won = share of matches won by the first seat
figure-second-points = points of the second seat
figure-second-tries = tries of the second seat
figure-second-won = share of matches won by the second seat
figure-drawn = share of matches drawn
figure-attacks = attacks in a match
figure-line-outs = line-outs in a match
figure-scrums = scrums in a match
figure-attack-points = points of the attack in an attack
figure-defence-points = points of the defence in an attack
figure-gap = difference in a challenge or set piece
figure-converted = share of tries converted
figure-interception = share of tries by interception
figure-advantage-try = share of tries by a second Advantage

## Why a move is not allowed

refused-duel-only = { $move } is for the duel; alone, only the Non-player has such cards.
refused-not-in-hand = You do not hold the card for { $move }.
refused-not-a-player = { $move } is no player: only player cards are laid in a challenge or a set piece.
refused-phase = { $phase ->
    [lay] Cards are only laid when a challenge or a set piece asks for them.
    [name] The next challenge is only named by the attack, after one that was won.
    [whistle] The Referee is only played right after the cards are turned, at a card with a whistle.
    [support] A support is only added right after the cards are turned.
    [stop] A challenge is only stopped by the side that has just lost it.
    [convert] One only kicks after a try, or for a penalty.
    [penalty] A scrum is only chosen in place of a penalty kick.
   *[other] { $move } is not for you to say, but for chance.
}
refused-kick-right = There is no Kicking on the right: Power or Passing.
refused-way = The ball goes on to the { $way ->
    [left] left
   *[right] right
}: it cannot turn round here.
refused-has-player = The pile lays a card only for whoever has no player.
refused-no-show = Only a fresh hand with fewer than two players may be shown and replaced, and only once.
refused-stop = { $card ->
    [touche] The Line-out card stops
    [melee] The Scrum card stops
   *[other] That card stops
} no { type } challenge: the Line-out card stops Passing or Kicking, the Scrum card Power or Passing.
refused-chance = { $move } cannot come up now.

## Why a decent player would do it {why}

why-challenge = It wins by two or more with a chance of { $two }%, by one with { $one }%.
why-set-piece = The two cards win with a chance of { $percent }%.
why-strong-card = It is a strong card for the set piece, or one that can be spared.
why-whistle = The whistle changes the result.
why-support = The support changes the result.
why-stop = Anything is better than letting this result stand.
why-kick = Points that are there for the taking.
why-scrum = The scrum is worth more than the kick, or nobody can kick.
why-keep-card = The card is worth more later on.
why-poor-hand = A hand without players wins nothing: fresh cards are better.

# What made the difference between two moves: the end of a sentence (why-difference).
because-points = a better score on average
because-advantage = a better chance of having the Advantage
because-ball = a better chance of having the ball
because-players = better players in hand
because-specials = better Referee, Stop and Support cards in hand

## Details of errors in a file of cards, in the very words of the engine

detail-cards-unknown = is no card of the game; one of { $known }
detail-cards-second = stands in the file twice; use copies
detail-cards-missing = needs { $names }
detail-cards-family = has the family '{ $given }'; it is a { $family }
detail-cards-bonus = has a bonus, and only a support has one
detail-cards-no-bonus = needs a bonus of three numbers, for physique, passe and pied
detail-cards-name = needs a name
detail-cards-players = { $fewest } to { $most } are needed, here are { $given }
detail-cards-same = has the { $what } of { $other }
detail-cards-id = needs an id of small letters, digits and hyphens
detail-cards-arrow = has an arrow '{ $given }'; left or right
detail-cards-no-red = needs a red value for the arrow to the { $arrow }
detail-cards-red = has '{ $given }' on red ground; one of { $known }
detail-cards-red-kick = has pied on red ground with the arrow to the right; physique or passe

## The pictures of the rules {rules}

picture-RC-2 = The two Power Full-backs: the values are the same, but to the left the red one is Kicking, to the right Power.
picture-RC-2-seen = Two cards of one player with Power, Passing and Kicking at the foot; the arrow of one points left, that of the other right.
picture-RC-10 = The line from touch to touch, with the centre a little forward. Every attack opens on C.
picture-RC-10-seen = Four cards face down on the grass: L2, L1, C and R1; C is nearer to you, and touch is at either end.
picture-RC-13 = The example in cards: Power 4 against 3 wins the opening by one. Then 4 meets 4 in Passing, and the Captain’s arrow leads back to the centre with its red value, Power.
picture-RC-13-seen = Two challenges: Prop against Fly-half, Power 4 to 3; Winger against Captain, Passing 4 to 4.

## The match sheet {after}

sheet-points = Points
sheet-tries = Tries
sheet-conversions = Conversions
sheet-penalty-goals = Penalty goals
sheet-attacks = Attacks
sheet-challenges = Challenges won
sheet-interceptions = Tries by interception
sheet-scrums = Scrums won
sheet-line-outs = Line-outs won
sheet-advantages = Advantages taken
sheet-whistles = Cards whistled off

## Terminal

table-tries = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}
table-hand-size = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-has-ball = has the ball
table-advantage = Advantage
table-extra = one card more next phase
table-support = support card { $drawn ->
    [yes] drawn
   *[no] to come
}
table-buteur = Goal-kicker aside
table-known = shown: { $cards }
table-touch = touch
table-challenge = { type } { where }
table-set-piece = { $kind ->
    [touche] Line-out, Passing added up
   *[melee] Scrum, Power added up
}
table-type = { $type ->
    [physique] Pow
    [passe] Pas
   *[pied] Kic
}
table-pile = pile { $pile }
table-laid = { $name }: { $cards }
table-from-pile = from the pile
table-lead = { $gap ->
    [0] a tie
   *[other] { $ahead ->
        [yes] +{ $gap }
       *[no] −{ $gap }
    }
}
table-legend = ◉ ball · [n] on red ground · ● whistle · ◆ Goal
table-way = { $way ->
    [left] Left
   *[right] Right
}
# The chances of what may be laid.
odds-percent = { $percent }%
odds-challenge = { $card }, { type }: won by 2 or more { $won_by_two }, by 1 { $won_by_one }, tie { $tie }, lost by 1 { $lost_by_one }, by 2 or more { $lost_by_two }
odds-challenge-alone = { $card }, { type }: won by 2 or more { $won_by_two }, by 1 { $won_by_one }, tie { $tie }, lost by 1 { $lost_by_one }, by 2 or more { $lost_by_two }, Referee { $arbitre }
odds-set-piece = { $cards }: { $total } in all, won { $won }, tie { $tie }, lost { $lost }
help-tools = Check cards of your own for Rugby Champion, or write some to fill in.

## The page

rc-ui-face-down = a face-down card
rc-ui-printed = { $name }: Power { $physique }, Passing { $passe }, Kicking { $pied }; arrow to the { $arrow ->
    [left] left
   *[right] right
}, { type } on red{ $whistles ->
    [0] {""}
    [one] , one whistle
   *[other] , two whistles
}{ $goal ->
    [yes] , kicks at goal
   *[no] {""}
}.
rc-ui-printed-special = { $name }: { $card ->
    [arbitre] cancels a card with a whistle; two whistles are more than that.
    [touche] counts { $passe } in a line-out.
    [melee] counts { $physique } in a scrum.
    [buteur] kicks a conversion or a penalty.
    [faute] stops a lost challenge, at the price of a penalty.
   *[other] adds { $physique } to Power, { $passe } to Passing, { $pied } to Kicking.
}
rc-ui-points = points:
rc-ui-points-for = { $what ->
    [try] try
    [conversion] conversion
   *[penalty] penalty
}
rc-ui-markers = { $tries ->
    [0] no try
    [one] { $tries } try
   *[other] { $tries } tries
}, { $penalties ->
    [0] no penalty goal
    [one] { $penalties } penalty goal
   *[other] { $penalties } penalty goals
}
rc-ui-has-ball = has the ball
rc-ui-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
rc-ui-half = { $half ->
    [1] 1st half
   *[2] 2nd half
}
rc-ui-pile = Half and pile
rc-ui-left = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
rc-ui-advantage = Advantage
rc-ui-advantage-help = The Advantage: whoever takes it draws one card more at the next phase. A second one may be a try.
rc-ui-extra = +1 card
rc-ui-line = The line, from touch to touch
rc-ui-touch = touch
rc-ui-route = { $imposed ->
    [yes] The card sends the ball from { $from } to { $to }.
   *[no] The ball goes from { $from } to { $to }.
}
rc-ui-way = { $way ->
    [left] To the left
   *[right] To the right
}
rc-ui-clash = Card against card
rc-ui-challenge = { $kind ->
    [touche] line-out
    [melee] scrum
   *[challenge] { type }
}
rc-ui-last = last challenge
rc-ui-tie = a tie
rc-ui-ahead = { $you ->
    [yes] you win by { $gap }
   *[no] { $name } wins by { $gap }
}
rc-ui-result = { $what ->
    [touch] into touch
    [arrow] the arrow decides
   *[half] the half is over
}
rc-ui-result-of = { $what ->
    [try] { $you ->
        [yes] Your try!
       *[no] Try for { $name }!
    }
    [converted] { $you ->
        [yes] Your try, converted!
       *[no] Converted try for { $name }!
    }
    [penalty] { $you ->
        [yes] Penalty for you
       *[no] Penalty for { $name }
    }
    [scrum] scrum
    [turnover] { $you ->
        [yes] Your ball
       *[no] { $name } has the ball
    }
    [advantage] { $you ->
        [yes] Advantage for you
       *[no] Advantage for { $name }
    }
   *[stopped] { $you ->
        [yes] you stop it
       *[no] { $name } stops it
    }
}
rc-ui-whistled = { $effect ->
    [cancelled] { $you ->
        [yes] you whistle: won by exactly 1
       *[no] { $name } whistles: won by exactly 1
    }
   *[other] { $you ->
        [yes] you whistle
       *[no] { $name } whistles
    }
}
rc-ui-nothing-laid = No card lies on the table yet.
rc-ui-commentary = What happened last
rc-ui-wait = A moment to react
rc-ui-wait-you = { $able ->
    [yes] { $phase ->
        [whistle] You can blow the whistle: choose the Referee, or let the moment pass.
        [support] You can add a support: choose it, or let the moment pass.
        [stop] You can stop this: choose a card, or let the moment pass.
        [convert] You can convert: choose a card, or let the moment pass.
       *[penalty] You can kick: choose a card. After the moment it is a scrum.
    }
   *[no] { $phase ->
        [whistle] You hold no Referee. The moment passes by itself, so that nobody can tell.
        [support] You hold no support. The moment passes by itself, so that nobody can tell.
        [stop] You hold no card that stops this. The moment passes by itself, so that nobody can tell.
        [convert] You hold no card that kicks. The moment passes by itself, so that nobody can tell.
       *[penalty] You hold no card that kicks. After the moment it is a scrum, and nobody can tell why.
    }
}
rc-ui-wait-react = You can react: choose a card, or let the moment pass.
rc-ui-wait-other = { $phase ->
    [whistle] { $name } may blow the whistle …
    [support] { $name } may add a support …
    [stop] { $name } may stop this …
    [convert] { $name } may convert …
   *[penalty] { $name } chooses: a kick or a scrum …
}
rc-ui-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
rc-ui-support = { $drawn ->
    [yes] The Non-player has drawn its support of this phase.
   *[no] The Non-player still has a support card to draw in this phase.
}
rc-ui-buteur-aside = Goal-kicker set aside
rc-ui-played = Cards played in this half: { $cards }
rc-ui-none-played = none
rc-ui-shown = Seen in the hand of { $name }: { $cards }.
rc-ui-box = All cards
rc-ui-box-ours = Values that the published sheet does not print: our reconstruction, to be replaced by your own card file.
rc-ui-reconstructed = our reconstruction
rc-ui-set-piece = Line-out and Scrum: easy / normal / hard / expert
rc-ui-box-card = Card
rc-ui-box-copies = Copies
rc-ui-box-adds = Power / Passing / Kicking
rc-ui-box-player = Player, once with each arrow
rc-ui-box-whistles = whistles
rc-ui-box-goal = kicks at goal
rc-ui-box-red = On red
rc-ui-box-red-of = { $way ->
    [left] arrow to the left: { type }.
   *[right] arrow to the right: { type }.
}
# The first game as its guide tells it (lesson.txt).
lesson-welcome = Welcome to Rugby Champion. A match is a string of challenges, card against card. Win one by two and you score a try: 5 points, and 2 for the conversion.
lesson-line = The Non-player’s line: four cards face down, L2, L1, C and R1, with touch beyond both ends. It chooses nothing, it follows the rules.
lesson-cards = Your players have three values: Power (fist), Passing (ball) and Kicking (boot). Those with posts can convert; whistles are a risk.
lesson-opening = An attack opens in the centre, with Power. Play { card-pilier }, who has 4, and keep { card-percussion } for the end.
lesson-name = 4 against 3, won by one. The Non-player drew a support, a Goal-kicker, which changes nothing here. You choose what comes next: to the left, with Passing.
lesson-passe = { card-demi } has 5 in Passing: nobody has more. Play him.
lesson-onwards = 5 against 4: the ball goes on to the edge, to L2. Choose Power, for { card-percussion } has 5.
lesson-try = Now { card-percussion }! Won by two, it is a try.
lesson-convert = A try! 5–0. { card-ouvreur } has posts: while still in hand he converts it, for 2 points.
lesson-again = 7–0. A new attack, a new hand. Open with { card-plaqueur }, 4 in Power. The Referee bides his time.
lesson-arrow = 4 all: the defender’s card decides. Its arrow goes to the right, and its red value is Power. { card-passeur } has 3: play him.
lesson-whistle = 3 against 4, lost by one. But the card against you has a whistle and you hold a Referee: play it, and the challenge is won by one.
lesson-touche = Won by one at the edge of the line: it is a line-out. Two of your players add up their Passing: show { card-centre } and { card-relayeur }, 4 and 4.
lesson-advantage = 8 against 6: the line-out is yours, and the Advantage with it. It is worth one card more. Beware, the Non-player’s second one is a try!
lesson-fifth = So you have five cards. Open with { card-huit }, 5 in Power.
lesson-scrum = 5 against 3! But the Non-player draws a Deliberate Foul: a scrum. Two Powers are added up there: { card-capitaine } and { card-sauteur }, 4 and 3.
lesson-right = 7 against 6, the scrum is won. The ball comes out to the right, and you choose the type: Passing, for { card-ailier }.
lesson-second = { card-ailier } has 4 in Passing. By two it is a try!
lesson-last = A try! 12–0. { card-canonnier } has posts: convert it.
lesson-bravo = 14–0! You have seen the challenge, the arrow, the Referee, the line-out, the scrum and the Advantage. The pile is the clock: when it is empty, the half is over. Have a good match!

# Why a card cannot be played while others can.
rc-ui-no-use = { $phase ->
    [lay] It is no card for a challenge.
    [pack] It does not count here.
   *[other] It is not one for this moment.
}
# The parts of the box’s file.
file-points = points
file-set_piece = line-out and scrum
file-specials = Referee, Stop and Support cards
file-players = player cards

# Big moments, over the table

moment = { $kind ->
    [try] Try!
    [interception] Interception try!
    [converted] Converted!
    [penalty] Penalty goal!
    [stopped] Stopped!
   *[half] Half-time
}

## Opponents who have a name, and their manner

manner-passer = likes to pass
manner-ram = goes through the middle
manner-kicker = kicks a lot
