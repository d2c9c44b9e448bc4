### Worldwide Football: every word people read about this game.
### fr.ftl has the same keys with the same variables. $you is "yes" when the reader is the one who acts.

## The game

game-title = Worldwide Football
game-tagline = A football match in cards, stars and dice.
game-description = Build your attack card by card, win the ball with a d20, and shoot from six attack points on.
game-length = 1 or 2 players, about half an hour.
page-way-alone = Against the game
page-way-alone-help = You against the virtual opponent of the rules, Amateur or Professional.

## What a table agrees on

option-mode = mode
option-mode-help = Amateur is the simple game; Professional adds Team cards, five abilities a side, fouls and corners.
option-mode-amateur = Amateur
option-mode-pro = Professional
option-home = home team
option-home-help = The team of the first seat: its eleven Player cards and, in Professional, its abilities.
option-home-brazil = { team-brazil }
option-home-france = { team-france }
option-home-germany = { team-germany }
option-home-italy = { team-italy }
option-home-spain = { team-spain }
option-away = away team
option-away-help = The team of the second seat, or of the virtual opponent.
option-away-brazil = { team-brazil }
option-away-france = { team-france }
option-away-germany = { team-germany }
option-away-italy = { team-italy }
option-away-spain = { team-spain }
option-substitutions = substitutions
option-substitutions-help = In Professional, a Player card may leave the match for a Star that is spent at once.
option-offensive_two = two Stars of Attacking play
option-offensive_two-help = In Professional, the virtual opponent uses Attacking play for two Stars a match; without this, for two a possession.
option-knockout = knockout
option-knockout-help = A level match goes to a shoot-out.
option-length = length
option-length-help = In a short match both teams play with half of their Action cards, half of every kind: a pile is empty sooner, and with it the half is over.
option-length-full = whole match
option-length-short = short match, half the cards
error-same-team = There is only one { team } in the box, and it plays at home: name another team for the away side.

## Small change

# Somebody without a name.
nameless = { $absent ->
    [yes] { rival }
   *[no] { $number ->
        [1] the home side
       *[other] the away side
    }
}
rival = the virtual opponent
row = { $row }
team-brazil = Brazil
team-france = France
team-germany = Germany
team-italy = Italy
team-spain = Spain
team = { $team ->
    [brazil] { team-brazil }
    [france] { team-france }
    [germany] { team-germany }
    [italy] { team-italy }
   *[spain] { team-spain }
}
# The same team within a sentence.
the-team = { team }
mode = { $mode ->
    [amateur] Amateur
   *[pro] Professional
}
score = { $home }–{ $away }
# An Action card by its code.
card = { $card ->
    [D] dribble
    [P] pass
    [PL] long pass
    [PP] through ball
    [C] cross
    [GP] knock past
    [CO] first touch
    [UD] one-two
    [T] shot
    [TE] header
    [VO] volley
    [TA] tackle
    [IN] interception
    [PR] pressing
   *[FREE] free kick
}
a-card = { $card ->
    [IN] an interception
    [PR] pressing
   *[other] a { card }
}
# A card in hand or in a pile: pressing has no article, so it is named as a card.
a-card-of = { $card ->
    [IN] an interception
    [PR] a pressing card
   *[other] a { card }
}
# What a Player card is called, by its effect; the letter is the role.
effect = { $effect ->
    [G1] Save
    [G2] Reflex
    [D1] Block
    [D2] Stopper
    [D3] Sweeper
    [D4] Marking
    [M1] Build-up
    [M2] Breakthrough
    [M3] Killer pass
    [A1] Goalscorer
    [A2] Poacher
   *[A3] Dribbler
}
effect-does = { $effect ->
    [G1] helps the keeper
    [G2] throws the keeper’s die again
    [D1] throws himself into the shot
    [D2] defends as a tackle, and better
    [D3] defends as an interception, and better
    [D4] makes up for a die that fell short
    [M1] takes a pass from the discard
    [M2] takes the next dribble or pass further
    [M3] makes a through ball or cross that cannot be defended
    [A1] strengthens the shot
    [A2] throws the shooter’s die again
   *[A3] makes a dribble or knock past that cannot be defended
}
role = { $role ->
    [G] goalkeeper
    [D] defender
    [M] midfielder
   *[A] forward
}
footballer = { $player } ({ effect })
# Star abilities.
ability = { $ability ->
    [counter] Counter-attack
    [offensive] Attacking play
    [scheme] Tactical plan
    [block] Defensive block
    [creativity] Creativity
    [efficiency] Efficiency
    [endurance] Endurance
    [trap] Offside trap
   *[dive] Simulation
}
ability-does = { $ability ->
    [counter] the ball was won near the goal, so start further up
    [offensive] one PA more between two cards
    [scheme] fetch any Action card
    [block] a bonus for your next two d20 of this possession
    [creativity] a cross or a through ball from the discard
    [efficiency] a bonus for the shot
    [endurance] the pile is empty, so take an attack card from the discard
    [trap] against a through ball or a long pass, a die instead of defending
   *[dive] a tackle just failed, so try to win a foul
}
stars-left = { $stars ->
    [0] no Star left
    [one] { $stars } Star left
   *[other] { $stars } Stars left
}
cards-in-pile = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
# How far the match is.
progress = { $half ->
    [1] first half
   *[2] second half
}, { half-left }
half-left = { $cards ->
    [0] a pile is empty
    [one] { $cards } card to go
   *[other] { $cards } cards to go
}
progress-before = before kick-off
progress-shootout = shoot-out
progress-over = full time

## What happened

event-picked = { $you ->
    [yes] You choose
   *[no] { $name } chooses
} the Star ability { ability }.
event-tossed = { $you ->
    [yes] You win
   *[no] { $name } wins
} the toss.
event-half-began = { $half ->
    [1] First half:
   *[2] Second half:
} { $you ->
    [yes] you kick
   *[no] { $name } kicks
} off.
event-drew = { $you ->
    [yes] You draw { a-card-of }.
   *[no] {""}
}
event-drew-player = { $you ->
    [yes] You draw the Player card { footballer }.
   *[no] {""}
}
event-discarded = { $you ->
    [yes] You discard
   *[no] { $name } discards
} { a-card-of }{ $why ->
    [yellow] {""} for the yellow card
   *[limit] {""}
}.
event-discarded-player = { $you ->
    [yes] You discard
   *[no] { $name } discards
} the Player card { footballer }.
event-possession = { $why ->
    [kick-off] { $you ->
        [yes] Your ball.
       *[no] { $name } has the ball.
    }
    [defence] { $you ->
        [yes] You win the ball!
       *[no] { $name } wins the ball!
    }
    [trap] Offside! { $you ->
        [yes] You have
       *[no] { $name } has
    } the ball.
    [given] { $you ->
        [yes] You have
       *[no] { $name } has
    } the ball.
    [goal] { $you ->
        [yes] You kick
       *[no] { $name } kicks
    } off again.
    [saved] { $you ->
        [yes] Your keeper has
       *[no] { $name } has
    } the ball.
    [wide] Goal kick: { $you ->
        [yes] you have
       *[no] { $name } has
    } the ball.
    [blocked] { $you ->
        [yes] You have
       *[no] { $name } has
    } the ball.
    [corner] Corner for { $you ->
        [yes] you
       *[no] { $name }
    }, at { $pa } PA.
   *[penalty-saved] { $you ->
        [yes] You have
       *[no] { $name } has
    } the ball after the penalty.
}
event-laid = { $you ->
    [yes] You play
   *[no] { $name } plays
} { a-card }: { $pa } PA.{ $sure ->
    [yes] {""} It cannot be defended!
   *[no] {""}
}
event-player-played = { $you ->
    [yes] You play
   *[no] { $name } plays
} { footballer }, who { effect-does }.
event-recovered = { $you ->
    [yes] You take
   *[no] { $name } takes
} { a-card-of } { $source ->
    [pile] out of the pile
   *[discard] from the discard
}.
event-guard-turned = { $name } turns { a-card-of } off its Defence pile: { $suits ->
    [yes] that answers.
   *[no] that does not answer.
}
event-guard-rebuilt = { $name } makes a new Defence pile from its discard ({ cards-in-pile }).
event-defended = { $number ->
    [none] { $you ->
        [yes] You defend
       *[no] { $name } defends
    } with { a-card }: it takes
   *[other] As with { a-card }, { $you ->
        [yes] you need
       *[no] { $name } needs
    }
} { $target } on the d20{ $bonus ->
    [none] {""}
   *[other] , with { $bonus }
}.
event-drew-instead = { $you ->
    [yes] You draw
   *[no] { $name } draws
} cards instead of defending.
event-defence-thrown = { $you ->
    [yes] You throw
   *[no] { $name } throws
} { $die }{ $bonus ->
    [none] {""}
   *[other] {""} and { $bonus }, { $total } in all
}, against { $target }: { $good ->
    [yes] a good defence!
   *[no] not enough.
}
event-stood = { $you ->
    [yes] You keep
   *[no] { $name } keeps
} the ball, at { $pa } PA.
event-star-used = { $you ->
    [yes] You use
   *[no] { $name } uses
} a Star for { ability } ({ stars-left }).
event-substituted = Substitution: { footballer } leaves the match, and { $you ->
    [yes] you have
   *[no] { $name } has
} a Star.
event-threw = { $you ->
    [yes] You throw
   *[no] { $name } throws
} { $die } { $aim ->
    [shot] for the shot
    [keeper] for the keeper
    [interposition] to block the shot
    [card] for the referee: will there be a card?
    [trap-call] to decide on the offside trap
    [trap] for the offside trap
    [dive-call] to decide on a dive
    [dive] for the dive
    [creativity] for Creativity
    [efficiency] to decide on Efficiency
    [penalty] for the penalty
   *[penalty-save] for the keeper
}{ $aim ->
    [card] {""}
   *[other] .
}
event-trap-sprung = { $good ->
    [yes] { $you ->
        [yes] Your offside trap works!
       *[no] The offside trap of { $name } works!
    }
   *[no] { $you ->
        [yes] Your offside trap fails
       *[no] The offside trap of { $name } fails
    }: the attack is at { $pa } PA.
}
event-dived = { $you ->
    [yes] You go
   *[no] { $name } goes
} down … { $result ->
    [foul] and the referee blows for a foul!
    [yellow] and the referee shows a yellow card for the dive!
   *[nothing] and the referee waves play on.
}
event-shot = { $card ->
    [FREE] { $you ->
        [yes] You take
       *[no] { $name } takes
    } the free kick
    [T] { $you ->
        [yes] You shoot
       *[no] { $name } shoots
    }
    [TE] { $you ->
        [yes] You rise
       *[no] { $name } rises
    } for the header
   *[VO] { $you ->
        [yes] You strike
       *[no] { $name } strikes
    } it on the volley
} from { $pa } PA{ $bonus ->
    [none] {""}
   *[other] , { $bonus } for the shooter
}{ $keeper_bonus ->
    [none] {""}
   *[other] , { $keeper_bonus } for the keeper
} …
event-interposed = { $blocked ->
    [yes] Blocked! { $you ->
        [yes] Your defender gets
       *[no] { $name } gets
    } in the way of the shot.
   *[no] { $you ->
        [yes] Your defender comes
       *[no] { $name } comes
    } too late to block the shot.
}
event-shot-judged = { $result ->
    [wide] Off target! { $you ->
        [yes] You throw
       *[no] { $name } throws
    } { $die }.
    [blocked] The shot is blocked: { $you ->
        [yes] you get
       *[no] { $name } gets
    } nothing from it.
   *[other] { $you ->
        [yes] You have
       *[no] { $name } has
    } { $total } against the keeper’s { $keeper_total }: { $result ->
        [goal] it is in!
        [saved] saved.
       *[corner] tipped around the post.
    }
}
event-throws-again = { $you ->
    [yes] You throw
   *[no] { $name } throws
} the die again.
event-goal = Goal! { $how ->
    [penalty] { $you ->
        [yes] You score
       *[no] { $name } scores
    } from the spot
    [direct] { $you ->
        [yes] You score
       *[no] { $name } scores
    } from the free kick
   *[shot] { $you ->
        [yes] You score
       *[no] { $name } scores
    }
}: { $score }.
event-fouled = Foul! { $you ->
    [yes] You brought
   *[no] { $name } brought
} the attack down at { $pa } PA.
event-carded = { $card ->
    [none] The referee has a word with { $you ->
        [yes] you
       *[no] { $name }
    }, no more.
    [yellow] Yellow card for { $you ->
        [yes] you
       *[no] { $name }
    }.
   *[red] Red card for { $you ->
        [yes] you
       *[no] { $name }
    }!
}
event-lost-card = { $name } loses { a-card-of } off the top of its Action pile for that card.
event-free-kick = { $how ->
    [direct] Direct free kick
   *[indirect] Indirect free kick
} for { $you ->
    [yes] you.
   *[no] { $name }.
}
event-penalty = { $shootout ->
    [yes] Shoot-out: { $you ->
        [yes] you step
       *[no] { $name } steps
    } up.
   *[no] Penalty for { $you ->
        [yes] you!
       *[no] { $name }!
    }
}
event-aimed = { $you ->
    [yes] { $face ->
        [none] You have chosen a face.
       *[other] You choose face { $face }.
    }
   *[no] { $name } has chosen a face.
}
event-penalty-taken = { $you ->
    [yes] You have
   *[no] { $name } has
} { $shooter }, the keeper { $keeper }: { $goal ->
    [yes] different, it is in!
   *[no] the same, saved!
}
event-gave-back = { $you ->
    [yes] You give
   *[no] { $name } gives
} the ball back{ $both ->
    [yes] {""} too.
   *[no] .
}
# Each step of the virtual opponent, with its reason and the clause.
event-rival-free-kick-special = Indirect free kick at { $pa } PA: { $name } turns a card of its Special pile ({ cards-in-pile }, { $clause }).
event-rival-free-kick-action = Indirect free kick: { $name } turns its Action pile until a card can restart play ({ cards-in-pile }, { $clause }).
event-rival-corner-special = Corner: { $name } turns a card of its Special pile ({ cards-in-pile }, { $clause }).
event-rival-corner-action = Corner, and the Special pile is empty: { $name } turns its Action pile until a card suits ({ cards-in-pile }, { $clause }).
event-rival-shoots = { $name } has { $pa } PA and { a-card-of } active: it shoots ({ $clause }).
event-rival-fetches-shot = { $name } has { $pa } PA and no active shot: it spends a Star on Tactical plan and fetches one ({ $clause }).
event-rival-no-shot = { $name } has { $pa } PA, but no active shot and { $stars ->
    [0] no Star to fetch one
   *[other] none to fetch
}: it gives the ball back ({ $clause }).
event-rival-special = { $name } has exactly { $pa } PA: its next card comes from the Special pile ({ cards-in-pile }, { $clause }).
event-rival-recovers = { $name } has an active midfielder who takes { a-card-of } from the discard: it is played at once ({ $clause }).
event-rival-creativity = At { $pa } PA with an empty Special pile, { $name } spends a Star on Creativity and takes { a-card-of } from its discard ({ $clause }).
event-rival-action = { $pa ->
    [0] { $name } begins
   *[other] { $name } has { $pa } PA and goes on
} with the top card of its Action pile ({ cards-in-pile }, { $clause }).
event-rival-endurance = At { $pa } PA with an empty Action pile, { $name } spends a Star on Endurance and takes { a-card-of } from its discard ({ $clause }).
event-rival-offensive = Its Action pile is empty and a shot within reach: { $name } spends a Star on Attacking play ({ $clause }).
event-rival-offensive-spent = Attacking play would take more Stars than { $name } may spend on it in a match ({ $clause }).
event-rival-pile-empty = Its Action pile is empty: { $name } gives the ball back by itself ({ $clause }).
event-rival-no-restart = { $clause ->
    [WF-35] No card suits the corner
   *[other] No card suits the free kick
}: { $name } gives the ball back ({ $clause }).
event-rival-steps-in = { $name } has an active defender who answers that card and steps in ({ $clause }).
event-rival-counter = { $name } has won the ball close to its goal: it spends a Star on Counter-attack, as it always does ({ $clause }).
event-rival-block = Ahead with { $cards ->
    [0] no card
    [one] { $cards } card
   *[other] { $cards } cards
} left in its Action pile, { $name } spends a Star on Defensive block ({ $clause }).
event-rival-efficiency = { $level ->
    [yes] Level, and the die said so:
   *[no] Behind, with a shot to take:
} { $name } spends a Star on Efficiency ({ $clause }).
event-rival-trap = The die said so: on this { card }, { $name } spends a Star on its Offside trap ({ $clause }).
event-rival-dive = The die said so: { $name } spends a Star on Simulation ({ $clause }).
event-rival-takes-direct = At { $pa } PA without an active shot, { $name } takes the free kick direct ({ $clause }).
event-rival-takes-indirect = Close to the goal or with an active shot, { $name } takes the free kick indirect, at { $pa } PA ({ $clause }).
event-shot-active = { $name } turns { a-card-of } and sets it aside: it is active, and another card follows.
event-put-under = { $name } turns { a-card-of }: that does not restart play and goes under its Action pile.
event-put-aside = { $name } turns { a-card-of }: that does not suit a corner and is set aside.
event-shuffled-back = { $name } shuffles back what was set aside: { $list }.
event-activated = { $name } has a new active player: { footballer }.
event-dropped = Four would be too many: { $lead ->
    [ahead] ahead,
    [level] level,
   *[behind] behind,
} { $name } drops { footballer }.
event-half-over = { $half ->
    [1] Half-time: { $score }.
   *[2] The final whistle: { $score }.
}
event-match-over = { $drawn ->
    [yes] A draw, { $best } all.
   *[no] { $you ->
        [yes] You win
       *[no] { $name } wins
    } { $shootout ->
        [yes] the shoot-out { $most }–{ $fewest }.
       *[no] { $best }–{ $least }.
    }
}

## What can be done

move-lay = { $pa ->
    [0] play { a-card }
   *[other] play { a-card }: { $pa } PA
}
move-shoot = { $card ->
    [T] shoot
    [TE] shoot with a header
   *[VO] shoot on the volley
}
move-defend = defend with { a-card }
move-draw = draw instead of defending
move-player = play { footballer }, who { effect-does }
move-relaunch = play { footballer }, who takes { a-card-of } from your discard
move-give = { $ends ->
    [yes] give the ball back and end the half
   *[no] give the ball back
}
move-star = Star, { ability }: { ability-does }
move-star-fetch = Star, { ability }: { $from ->
    [anywhere] fetch
   *[discard] take
} { a-card-of }{ $from ->
    [anywhere] {""}
   *[discard] {""} from the discard
}
move-sub = substitute { footballer } for a Star
move-no = { $phase ->
    [marking] leave the d20 as it fell
    [keep] play nobody: let the dice decide
    [shoot-again] leave the dice as they lie
    [save-again] leave the dice as they lie
    [dive] stay on your feet
   *[counter] no counter-attack: start from 0 PA
}
move-direct = direct free kick: shoot
move-indirect = indirect free kick: play on
move-aim = { $shooter ->
    [yes] shoot at face { $face }
   *[no] dive for face { $face }
}
move-discard = discard { a-card-of }
move-discard-player = discard { footballer }
move-pick = { ability }: { ability-does }
move-toss = { $you ->
    [yes] you win the toss
   *[no] { $name } wins the toss
}
move-drawn = { a-card-of } comes up
move-drawn-player = Player card number { $number } comes up
move-throw = the die shows { $dice }

## What is to be decided now

prompt-pick = Which Star ability do you choose? { $left ->
    [one] One more
   *[other] { $left } more
} besides those of your team.
prompt-discard = { $why ->
    [actions] You hold { $cards } Action cards and may keep { $most }: discard one.
    [players] You hold { $cards } Player cards and may keep { $most }: discard one.
   *[yellow] For the yellow card, discard an Action card.
}
prompt-attack = { $how ->
    [spend] Your substitute brings a Star: spend it now.
    [card] Now play the card it is meant for.
    [shot] Now shoot.
    [indirect] Indirect free kick at { $pa } PA: with which card do you play on?
    [corner] Your corner, at { $pa } PA: with which card?
    [start] Your ball. How do you begin?
   *[open] Your ball at { $pa } PA. What do you play?
}
prompt-no-card = { $phase ->
    [attack] { $stars ->
        [yes] None of your cards can be played at { $pa } PA: a Star, or give the ball back?
       *[no] None of your cards can be played at { $pa } PA: give the ball back.
    }
    [defence] { $stars ->
        [yes] None of your cards answers { a-card }: a Star, or draw?
       *[no] None of your cards answers { a-card }: draw.
    }
    [keep] None of your Player cards can step in: the dice decide.
    [marking] None of your Player cards makes up for this d20.
   *[other] None of your Player cards throws a die again.
}
prompt-defence = { $sure ->
    [yes] { $name } has played { a-card } and is at { $pa } PA: it cannot be defended, so draw.
   *[no] { $name } has played { a-card } and is at { $pa } PA. Do you defend ({ $target } on the d20), or draw?
}
prompt-marking = The d20 shows { $die } with { $bonus }, against { $target }. Does a Player card make up for it?
prompt-dive = The defence failed without a foul. Do you go down?
prompt-counter = You won the ball close to your goal: do you counter-attack?
prompt-keep = { $name } is about to shoot. Does a Player card step in?
prompt-shoot-again = { $die } for the shot, { $keeper_die } for the keeper: do you throw your die again?
prompt-save-again = { $die } for the shot, { $keeper_die } for the keeper: do you throw your die again?
prompt-free-kick = { $prepared ->
    [yes] Free kick at { $pa } PA: now shoot.
   *[no] Free kick at { $pa } PA: direct or indirect?
}
prompt-penalty = { $shooter ->
    [yes] Penalty for you: which face do you shoot at?
   *[no] Penalty against you: which face do you dive for?
}
prompt-toss = The toss decides who has the first ball.
prompt-draw = Cards are being drawn.
prompt-turn = { $name } turns a card of its { $pile ->
    [action] Action pile
    [special] Special pile
    [defence] Defence pile
   *[lost] Action pile, which it loses
}.
prompt-throw = { $aim ->
    [defence] { $you ->
        [yes] You throw the d20
       *[no] { $name } throws the d20
    }: it takes { $target }{ $bonus ->
        [none] {""}
       *[other] , with { $bonus }
    }.
    [shot] The die of the shooter is thrown.
    [keeper] The die of the keeper is thrown.
    [interposition] A die decides whether the defender blocks the shot.
    [card] A die decides whether the referee shows a card.
    [trap-call] A die decides whether { $name } springs its offside trap.
    [trap] A die decides whether the offside trap works.
    [dive-call] A die decides whether { $name } dives.
    [dive] A die decides whether the referee falls for it.
    [creativity] A die decides which card Creativity recovers.
    [efficiency] A die decides whether { $name } uses Efficiency.
    [penalty] The die of the penalty taker is thrown.
   *[penalty-save] The die of the keeper is thrown.
}
prompt-wait = { $phase ->
    [pick] { $names } chooses a Star ability.
    [discard] { $names } discards.
    [attack] { $names } has the ball, at { $pa } PA.
    [defence] Will { $names } defend, or draw?
    [marking] Can { $names } make up for the d20?
    [dive] Will { $names } go down?
    [counter] Will { $names } counter-attack?
    [keep] Will { $names } send somebody into the shot?
    [shoot-again] Will { $names } throw the die again?
    [save-again] Will { $names } throw the die again?
    [free-kick] Direct or indirect: { $names } decides.
   *[penalty] Penalty: still to choose a face, { $names }.
}
prompt-over = The match is over.

## The end

reason-goals = The final whistle has gone.
reason-draw = The final whistle has gone.
reason-shoot-out = The shoot-out has decided the match.
outcome-won = { $you ->
    [yes] You win the match. Well played!
   *[no] { $name } wins the match.
}
outcome-draw = The match is drawn.
outcome-standing = { $rival ->
    [yes] { team }
   *[no] { $you ->
        [yes] You
       *[no] { $name }
    } ({ team })
}: { $goals ->
    [0] no goal
    [one] { $goals } goal
   *[other] { $goals } goals
}{ $shootout ->
    [yes] , { $kicks } in the shoot-out
   *[no] {""}
}

## What a simulation counts: the name of each column {lab}

figure-goals = goals in a match
figure-home-goals = goals at home
figure-away-goals = goals away
figure-home-won = share of matches won at home
figure-away-won = share of matches won away
figure-drawn = share of matches drawn
figure-defence-good = share of good defences
figure-shot-scored = share of shots that score
figure-shot-stopped = share of shots that are stopped
figure-shot-wide = share of shots off target
figure-penalty-scored = share of penalties that score
figure-shots = shots in a match
figure-home-shots = shots at home
figure-away-shots = shots away
figure-home-balls-won = balls won at home
figure-away-balls-won = balls won away
figure-home-stars = Stars used at home
figure-away-stars = Stars used away
figure-fouls = fouls in a match
figure-yellow-cards = yellow cards in a match
figure-red-cards = red cards in a match
figure-score = goals

## Why a move is not allowed

refused-phase = { $phase ->
    [pick] Star abilities are chosen before the match.
    [discard] Cards are only discarded when there are too many, or for a yellow card.
    [attack] { $move } is for the side with the ball, between two cards.
    [defence] { $move } is for the defence, right after an attack card.
    [keep] { $move } is for when a Player card or a Star is asked for.
    [free-kick] Direct or indirect: that is only asked at a free kick.
    [penalty] A face is only chosen at a penalty.
    [counter] A counter-attack is only for the moment the ball was won close to your own goal.
    [dive] One only goes down right after a tackle or pressing that failed without a foul.
   *[other] { $move } is not for you to say, but for chance.
}
refused-chance = { $move } cannot come up now.
refused-must-spend = The Star of a substitution is spent at once: use it.
refused-no-player = Number { $number } is not in your hand.
refused-no-ability = { ability } is not among your abilities.
refused-offensive-twice = Attacking play is for two Stars a possession, and you have used them.
refused-no-star = You have no Star left for { ability }.
refused-no-such-card = There is no { card } that { ability } could take now.
refused-star-moment = { ability } has no use right now.
refused-prepared = First play the card or the shot for which you have played a Player card or a Star.
refused-not-in-hand = You hold no { card }.
refused-no-relaunch = Build-up takes only a pass that lies in your discard.
refused-picked = You have { ability } already.
refused-no-substitution = There is no substitution now: it has to be allowed at this table, with a Star to spend at once, and not too many have been made.
refused-other-discard = You have too many cards of the other kind.
refused-player-moment = Number { $number } has no use right now.
refused-restart = A { card } does not bring this ball back into play.
refused-too-far = A { card } needs { $needs } PA, and you have { $pa }.
refused-after = A { card } only comes straight after certain cards: { $after }.
refused-sure = This { card } cannot be defended.
refused-no-answer = { $move } does not answer this card ({ $laid }).
# The words for the ability are with the moves: a group that names a room knows no words but its own.
why-star = This is the moment for { ability }.

## Why a decent player would do it {why}

why-shot = It scores with a chance of { $percent }%.
why-defend = It wins the ball with a chance of { $percent }%.
why-lay = It brings the attack to { $pa } PA and stands with a chance of { $percent }%.
why-draw = Better cards may come, and the defence would cost one.
why-give = The hand leads nowhere yet: it is better to wait for cards.
why-end = Ahead, with a pile empty: giving the ball back brings the final whistle nearer.

# What made the difference between two moves: the end of a sentence (why-difference).
because-goals = a better score on average
because-penalties = more penalties scored than the other team
because-ball = a better chance of having the ball
because-pa = more PA to attack with
because-own-cards = more cards in hand
because-other-cards = fewer cards in the other hand
because-own-stars = more Stars in reserve
because-other-stars = fewer Stars for the other team
because-own-players = more Player cards in hand
because-other-players = fewer Player cards in the other hand
because-shot = a shot in hand more often
because-shots-that-wait = fewer active shots for the virtual opponent
because-more-to-come = more cards to come
because-less-to-come = fewer cards to come

## Details of errors in an edition file, in the very words of the engine {errors}

detail-edition-targets = needs one target for each of 1 to { $most } PA, has { $given }
detail-edition-falling = must not be above { $before } before it: targets fall with PA
detail-edition-deck = a deck has { $fewest } to { $most } cards, in { $mode } this one { $given }
detail-edition-at-least-one = must be at least 1
detail-edition-pa = belongs to attack cards; leave it out
detail-edition-bonus = has bonus or wide, which belong to shots; leave them out
detail-edition-modifiers = needs { $steps } modifiers, for { $least } to { $most } PA, has { $given }
detail-edition-creativity = must be two cards, is { $given }
detail-edition-endurance = needs { $steps } cards, for { $least } to { $most } PA, has { $given }
detail-edition-stands-for = is '{ $given }'; one of { $known }
detail-edition-abilities = must be five, the Team card's three first, is { $given }
detail-edition-squad = must be eleven, is { $given }
detail-edition-player = is '{ $given }'; a name, a space and one of { $known }

## A cup

error-cup-no-team = There is no team “{ $team }” in this cup. There is: { $known }.
error-cup-team-taken = { team }: somebody plays this team already.
error-cup-team-free = { team }: nobody plays this team yet.
error-cup-not-your-team = { team }: only whoever plays this team or made the cup may do that.
error-cup-not-your-match = { team } has no part in this match.

## The pictures of the rules {rules}

picture-WF-10 = A dribble, a pass, a through ball and a cross: 1, 3, 5 and 8 PA. In the red part, from 6 PA on, a shot can be played.
picture-WF-10-seen = The way from 0 to 8 PA with four cards above it: dribble at 1, pass at 3, through ball at 5, cross at 8.
picture-WF-13 = What the d20 needs without bonuses, and how many of its faces that is: few against an attack that has just begun, many against one in the box.
picture-WF-13-seen = Eight bars that rise from 1 to 8 PA; above them the target, which falls from 18 to 7.
picture-shooter = shooter
picture-keeper = keeper
picture-WF-20 = A shot at 8 PA: both throw a 4, but the shooter has +1. Five beats four: goal!
picture-WF-20-seen = The card shot and two dice: shooter 4 plus 1 is 5, keeper 4.

## The match sheet {after}

sheet-goals = Goals
sheet-shots = Shots
sheet-on-target = Shots on target
sheet-saves = Saves
sheet-defences = Defences that came off
sheet-balls-won = Balls won back
sheet-stars = Stars used
sheet-fouls = Fouls
sheet-yellow = Yellow cards
sheet-red = Red cards

## Terminal

table-side = { $name } ({ team })
table-holds = { $actions }/{ $most } cards, { $players } { $players ->
    [one] player
   *[other] players
}
table-holds-brief = { $actions } + { $players }
table-pile = pile { $pile }
table-no-stars = no Star
table-yellow = { $cards } yellow
table-red = { $cards } red
table-has-ball = has the ball
table-kicks = { $made } of { $kicks } in
table-attack = { $pa } PA: { $cards }
table-attack-none = { $pa } PA, no card yet
table-target = to defend, { $target } on the d20
table-sure = cannot be defended
table-dead = { $dead ->
    [indirect] indirect free kick
   *[corner] corner
}
table-prepared = played for what comes next: { $list }
table-block = { ability } for { $throws } more d20
table-gave-back = the other side has just given the ball back
table-piles = Piles
table-pile-of = { $pile ->
    [action] Action
    [special] Special
   *[defence] Defence
}
table-active = Active
table-nobody = nobody
table-shots = shots { $cards }
table-under = under the pile { $cards }
table-players = Players
table-abilities = Abilities: { $list }
table-known = Seen by all: { $cards }
table-edition = Edition “{ $name }”: { $places ->
    [0] no value is reconstructed
    [one] { $places } value is reconstructed
   *[other] { $places } values are reconstructed
} ({ $command })
table-group-scheme = { $stars } Tactical plan fetches
table-group-creativity = { $stars } Creativity takes from the discard
table-group-endurance = { $stars } Endurance takes from the discard
table-group-relaunch = { footballer } takes from the discard
table-group-sub = Substitute for a Star
# The chances of what may be done.
odds-percent = { $percent }%
odds-move = { $what }: { $percent }%
odds-card = { card }, at { $pa } PA: { $answers }
odds-answer = { card } { $percent }%
odds-no-answer = nothing answers
odds-card-sure = { card }, at { $pa } PA: cannot be defended
odds-dive = Simulation: foul { $foul }%, yellow card { $yellow }%
help-tools = Play a cup of Worldwide Football; check an edition of your own, or write one to fill in.

## The page

wf-ui-footballer = { $name }, number { $number }: { $effect }
wf-ui-zone = shooting range
wf-ui-possession = { $dead ->
    [corner] Corner for { $you ->
        [yes] you
       *[no] { $name }
    }
    [indirect] Indirect free kick for { $you ->
        [yes] you
       *[no] { $name }
    }
   *[none] { $you ->
        [yes] You attack
       *[no] { $name } attacks
    }
}: { $pa } PA
wf-ui-pitch = The pitch. { $told }
wf-ui-attack = The cards of this attack
wf-ui-laid = { card }: { $pa } PA
moment = { $kind ->
    [goal] Goal!
    [scored] Penalty scored!
    [saved] Saved!
    [wide] Wide!
    [blocked] Blocked!
    [corner] Corner!
    [yellow] Yellow card!
    [red] Red card!
   *[half] Half-time
}
wf-ui-stars = { $stars ->
    [0] no Star
    [one] { $stars } Star
   *[other] { $stars } Stars
}
wf-ui-cards-shown = { $yellow ->
    [0] {""}
    [one] { $yellow } yellow card{" "}
   *[other] { $yellow } yellow cards{" "}
}{ $red ->
    [0] {""}
    [one] { $red } red card
   *[other] { $red } red cards
}
wf-ui-goals = goals:
wf-ui-half = { $half ->
    [1] 1st half
   *[2] 2nd half
}
wf-ui-abilities = Star abilities
wf-ui-has = You have already:
wf-ui-piles = Piles
wf-ui-pile = { $pile ->
    [action] Action
    [special] Special
    [guard] Defence
    [player] Player
   *[discard] discard
}
wf-ui-height = { wf-ui-pile }: { $cards }
wf-ui-active = Active cards
wf-ui-none = none
wf-ui-holds = { $actions ->
    [one] { $actions } Action card
   *[other] { $actions } Action cards
}, { $players ->
    [0] no Player card
    [one] { $players } Player card
   *[other] { $players } Player cards
}
wf-ui-known = Everybody saw these being taken
wf-ui-under = Under the Action pile: { $cards }
wf-ui-sum = { $die } { $sign ->
    [plus] +
   *[minus] −
} { $bonus } = { $total }
wf-ui-against = { $total } vs { $target }
wf-ui-throws = The dice and the commentary
wf-ui-told = What has just happened
wf-ui-aim = { $aim ->
    [defence] defence
    [shot] shot
    [keeper] keeper
    [interposition] block
    [card] referee
    [trap-call] trap, yes or no
    [trap] offside trap
    [dive-call] dive, yes or no
    [dive] dive
    [creativity] Creativity
    [efficiency] Efficiency, yes or no
    [penalty] penalty
   *[penalty-save] keeper
}
wf-ui-count = { $count } of them
wf-ui-percent = { $percent }%
wf-ui-ability-help = { $ability ->
    [counter] When you have just won the ball by a defence at { $from } PA or more, your attack starts at { $pa } PA.
    [offensive] +1 PA between two cards, at most { $most } times a possession.
    [scheme] Fetch any Action card from your pile, or else from your discard.
    [block] +{ $bonus } on your next { $throws } d20 of this possession.
    [creativity] Take a cross or a through ball from your discard.
    [efficiency] +{ $bonus } on your shot.
    [endurance] Once your pile is empty: take an attack card that is no shot from your discard.
    [trap] On a through ball or a long pass at { $from } PA or more, instead of defending: from { $good } on the d6 the ball is yours, else the attack gains { $pa } PA.
   *[dive] When a tackle or pressing has just failed without a foul: from { $good } on the d6 it is one after all; { $yellow } is a yellow card for you.
}
wf-ui-effect-help = { $effect ->
    [G1] The keeper has +{ $bonus } against this shot.
    [G2] Throw the keeper’s die again.
    [D1] Before a shot: from { $from } on the d6 it is blocked.
    [D2] Defend as with a { card }, with { $bonus } more.
    [D3] Defend as with an { card }, with { $bonus } more.
    [D4] Add { $bonus } to a d20 that has failed, unless it shows 1.
    [M1] Take one of these from your discard: { $cards }.
    [M2] The next card gains { $bonus } PA more: { $cards }.
    [M3] The next card cannot be defended: { $cards }.
    [A1] +{ $bonus } on your shot.
    [A2] Throw the shooter’s die again.
   *[A3] The next card cannot be defended: { $cards }.
}
wf-ui-defence-help = { card }: answers { $answers }
wf-ui-shot-help = { card }: from { $needs } PA on{ $after ->
    [none] {""}
   *[other] , straight after { $after }
}; { $bonus } on the die, off target up to { $wide }
wf-ui-attack-help = { card }: +{ $pa } PA{ $needs ->
    [0] {""}
   *[other] , from { $needs } PA on
}{ $draws ->
    [action] ; once it stands, draw an Action card
    [player] ; once it stands, draw a Player card
   *[nothing] {""}
}
wf-ui-answers = Against a { card } at { $pa } PA the d20 needs { $target }: { $answers }.
wf-ui-close = Close
wf-ui-penalty = The penalty
wf-ui-penalty-help = { $keeps ->
    [yes] Guess where the ball goes: the same face is a save.
   *[no] Pick a face that the keeper does not guess: only the same one is saved.
}
wf-ui-aimed = { $done ->
    [yes] { $you ->
        [yes] you have chosen
       *[no] { $name } has chosen
    }
   *[no] { $you ->
        [yes] you are choosing
       *[no] { $name } is choosing
    }
}
wf-ui-kicks = { $made } of { $kicks } in
wf-ui-choose-card = { $what }: which card?
wf-ui-choose-leaving = Who leaves the match for a Star?
wf-ui-substitute = Substitute…
wf-ui-odds = Chances
wf-ui-prepared = { $prepared ->
    [efficiency] Efficiency is ready
    [M2] Breakthrough is ready
    [M3] Killer pass is ready
    [A3] Dribbler is ready
   *[A1] Goalscorer is ready
}
wf-ui-block = { $throws ->
    [one] Defensive block: { $bonus } on the next d20
   *[other] Defensive block: { $bonus } on the next { $throws } d20
}
wf-ui-values = Values
wf-ui-values-title = Cards and values
wf-ui-values-about = What the cards in play say. The solo rules are public, the values of the base game are not: what no sheet prints is reconstructed, and marked so.
wf-ui-source = { $source ->
    [printed] printed
    [found] found elsewhere
   *[reconstructed] reconstructed
}
wf-ui-section = { $section ->
    [cards] Action cards
    [defence] Which card answers which
   *[effects] Player cards
}
wf-ui-column = { $what ->
    [copies] copies
    [pa] PA
   *[needs] from PA
}
wf-ui-targets = What the d20 needs, by PA
# The first game as its guide tells it (lesson.txt).
lesson-welcome = Welcome! You are France, against Italy. Whoever attacks plays cards one by one; each brings the ball nearer to the goal by its attack points, PA for short.
lesson-stars = First the tactics: Stars pay for abilities. France has three, and two more are yours to choose. Take the Tactical plan, then Attacking play; they can wait.
lesson-pitch = Italy has the first ball. It starts at 0 PA and goes up to 8, in the box. From 6 PA on one may shoot. Italy chooses nothing: it follows the rules.
lesson-draw = A dribble: 1 PA. So far from goal it would take 18 on the d20 to win the ball. Draw two cards instead.
lesson-defend = A long pass: 4 PA. The target is down to 13, and an interception answers it with +2. Play one.
lesson-near = 4 and 2 make 6: missed, that happens. Their pass takes them to 6 PA, within range. Draw two cards: one of your players is still on guard.
lesson-block = They shoot! The moment for Arnaud and his Block: on a 5 or 6 the shot is stopped. A Player card is used only once.
lesson-attack = Blocked, and the ball is yours! The green cards attack. Begin with the long pass: 3 PA, and only an interception answers it.
lesson-pass = Their card did not answer it: 3 PA, and one card more. A pass gives 2 PA, and brings a Player if it gets through.
lesson-more = An interception, but 3 on the die is not enough: 5 PA, and here is Martinez. Another pass takes you to 7, within range.
lesson-striker = 7 PA! Martinez is the Goalscorer: +1 to the shot. Play him first; the shot must follow.
lesson-shoot = Now the shot: one d6 for you, one d6 for the keeper. You have to beat his.
lesson-fox = Two defenders throw themselves in vain, but 2 and 1 against 5… Rivière, the Poacher, throws your die again. Play him!
lesson-tackle = 5 and 1 against 5: goal! 1–0. Italy starts again with a dribble. Try your tackle; it takes 18, but it is good for nothing but defence.
lesson-yellow = A 4: missed, and from 1 to 5 a tackle that fails is a foul. The referee’s die says yellow, which costs you a card. Give up one of those that are lit.
lesson-intercept = They take the free kick with a long pass: 4 PA, target 13. Your second interception adds 2. Play it!
lesson-counter = The ball is yours! As they had 4 PA, a Star gives you the Counter-attack: start from 2 PA instead of 0. You have five, so spend one.
lesson-long = The long pass again: 3 PA more. Play it.
lesson-box = Italy sets no offside trap: 5 PA, and the card that you drew is a pass. On to the box!
lesson-bravo = Brought down at 7 PA: a red card, and the penalty. 5 against 2: the keeper dives the wrong way, 2–0! When nothing useful is left in hand, you can always give the ball back.

# Why a card cannot be played while others can.
wf-ui-no-use = { $phase ->
    [attack] It cannot begin or carry on this attack.
    [defence] It does not answer the card that was laid.
   *[other] Not at this moment.
}
# The parts of the box’s file.
file-match = course of the match
file-cards = Action cards
file-defence = answers of the defence
file-shots = shots
file-fouls = fouls and cards shown
file-abilities = Star abilities
file-rival = virtual opponent
file-effects = effects of the Player cards
file-teams = teams and players

## Opponents who have a name, and their manner

manner-passer = keeps the ball moving
manner-dribbler = dribbles a lot
manner-stopper = defends first
