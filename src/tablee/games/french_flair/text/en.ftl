### French Flair: every word people read about this game.
### fr.ftl has the same keys with the same variables. $you is "yes" when the reader is the one who acts.

## The game

game-title = French Flair
game-tagline = Rugby with fifteen numbers and two dice.
game-description = String your cards together into a move, read the dice in the tackle, and cross the line.
game-length = 2 players, about half an hour.

## What a table agrees on

option-clock = clock
option-clock-help = What a half is measured by: time on the wall, or fifteen seconds for every card and every throw.
option-clock-tempo = tempo, 15 s a card or throw
option-clock-real = real time
option-length = length
option-length-help = A short match has halves of five minutes instead of ten, on either clock.
option-length-full = whole match, 2 × 10 minutes
option-length-short = short match, 2 × 5 minutes
option-strict_ruck_nine = a 9 after every ruck
option-strict_ruck_nine-help = After a ruck, too, the backs play only behind a 9 or a relay.
option-loose_sequence = loose sequences
option-loose_sequence-help = The numbers of a forwards’ sequence need only rise; they may skip.
option-keep_surplus = surplus kept
option-keep_surplus-help = Whoever holds more than six cards when the hands are completed keeps them.
option-two_card_maul = two-card maul
option-two_card_maul-help = A maul is two cards in all, not two for each of its two phases.
option-link_run = running line links
option-link_run-help = In a line link, too, the back whom the 9 or the relay finds may run.

## Small change

# Somebody without a name.
nameless = { $number ->
    [1] the home side
   *[other] the away side
}
relay = relay
the-number = the { $card }
# The cards of a combination, which a relay may have opened.
cards-in-a-row = { $relayed ->
    [yes] { relay }{ $cards ->
        [none] {""}
       *[other] -{ $cards }
    }
   *[no] { $cards }
}
# From whom the ball comes: "from 9 to 10".
number-gives = from { $card }
relay-gives = from the relay
one-or-two-dice = { $dice ->
    [one] one die
   *[other] two dice
}
score = { $home }–{ $away }
# What the die has to show.
zone = { $single ->
    [yes] a { $high }
   *[no] { $low } to { $high }
}
# Where the ball lies for the side that has it.
place = { $where ->
    [in-goal] in the in-goal
    [line] on the goal line
    [out] { $metres } m out
    [halfway] on halfway
    [own] { $metres } m from { $you ->
        [yes] your
       *[no] their
    } line
    [own-line] on { $you ->
        [yes] your
       *[no] their
    } line
   *[own-in-goal] in { $you ->
        [yes] your
       *[no] their
    } in-goal
}
kind-forwards = forwards’ sequence
kind-backs = backs’ move
kind-link = line link
kind-relance = counter-attack
kind-eight-nine = 8-9
combination = { $kind ->
    [forwards] { kind-forwards }
    [backs] { kind-backs }
    [link] { kind-link }
    [relance] { kind-relance }
   *[eight-nine] { kind-eight-nine }
} { $cards }
# How far the match is; $up is "yes" once the time is up and play goes on.
progress = { $half ->
    [1] first half
   *[2] second half
}, { $time }{ $up ->
    [yes] +
   *[no] {" "}of { $whole }
}
progress-real = { $half ->
    [1] first half
   *[2] second half
}{ $up ->
    [yes] , time is up
   *[no] {""}
}
progress-before = before kick-off
progress-over = full time
# Whoever drives on or runs with the last card and does not score loses the ball.
last-card = Your last card: without a try or a kick the ball is lost.
# How a side came by the ball.
origin = { $origin ->
    [restart] after the restart
    [kick] after the kick
    [ruck] out of the ruck
    [scrum] from the scrum
    [line-out] from the line-out
    [maul] out of the maul
    [fixation] after the pick and go
    [hand] tapping the penalty
   *[open] in open play
}
table-clock-left = { $time } left
table-tries = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
}

## What happened

event-tossed = { $you ->
    [yes] You win
   *[no] { $name } wins
} the toss and will receive the ball.
event-half-began = { $half ->
    [1] First half:
   *[2] Second half:
} { $you ->
    [yes] you kick
   *[no] { $name } kicks
} off.
event-drew = { $card ->
    [none] {""}
   *[other] You draw a { $card }.
}
event-reshuffled = { $you ->
    [yes] You shuffle your discards
   *[no] { $name } shuffles the discards
} into a new pile ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).
event-discarded = { $you ->
    [yes] You lay
   *[no] { $name } lays
} a { $card } aside.
event-threw = { $you ->
    [yes] You throw
   *[no] { $name } throws
} { $dice } { $aim ->
    [restart] for the restart
    [tackle] in the tackle
    [contest] for the contest
    [clear-out] for the clear-out
    [run] for the run
    [kick] for the kick
    [touch] for touch
    [drop] for the drop
    [goal] for the posts
    [penalty-touch] for touch
    [scrum] in the scrum
    [line-out] in the line-out
   *[conversion] for the conversion
}.
event-kicked = { $you ->
    [yes] You
   *[no] { $name }
} { $aim ->
    [restart] { $you ->
        [yes] restart
       *[no] restarts
    }
    [kick] { $you ->
        [yes] kick ahead
       *[no] kicks ahead
    }
   *[touch] { $you ->
        [yes] clear
       *[no] clears
    }
}: { $metres } m, and the ball comes down { $place }.
event-kicked-at-goal = { $you ->
    [yes] You strike
   *[no] { $name } strikes
} it: { $aim ->
    [drop] the drop
   *[goal] the kick
} is on its way …
event-landed-recovered = { $you ->
    [yes] You chase it and gather your
   *[no] { $name } chases it and gathers the
} own kick!
event-landed-knock-on = { $you ->
    [yes] You spill
   *[no] { $name } spills
} the catch: a knock-on!
event-landed-received = { $you ->
    [yes] You catch
   *[no] { $name } catches
} the ball.
event-landed-touch = { $you ->
    [yes] You find
   *[no] { $name } finds
} touch.
event-landed-direct = { $you ->
    [yes] You kick
   *[no] { $name } kicks
} straight into touch: the line-out is where the kick was made.
event-landed-missed-touch = Touch is not found: { $you ->
    [yes] you have
   *[no] { $name } has
} the ball.
event-landed-dead = Too long: { $you ->
    [yes] your kick
   *[no] the kick by { $name }
} goes dead.
event-landed-short = Too short! { $you ->
    [yes] Your kick
   *[no] The kick by { $name }
} comes down { $place }.
event-landed-wide = Wide! { $you ->
    [yes] Your kick
   *[no] The kick by { $name }
} passes outside the posts.
event-advance = { $you ->
    [yes] You drive
   *[no] { $name } drives
} on with { $card }: { $metres } m, { $place }.
event-advance-concludes = { $you ->
    [yes] You go
   *[no] { $name } goes
} { $after } to { $card }, who drives on: { $metres } m, { $place } ({ $combination }).
event-opening = { $second ->
    [yes] { $you ->
        [yes] You give
       *[no] { $name } gives
    } to { $card }, who opens for the backs
   *[no] { $card ->
        [8] { $you ->
            [yes] You pick up
           *[no] { $name } picks up
        } with 8 from the base of the scrum
       *[other] { $you ->
            [yes] You open
           *[no] { $name } opens
        } with { $card }
    }
}: { $metres } m, { $place }.
event-pass = { $you ->
    [yes] You go
   *[no] { $name } goes
} { $after } to { $card }: { $metres } m, { $place }.
event-relay = { $you ->
    [yes] You have
   *[no] { $name } has
} { $card } stand in for the 9: a relay.
event-tried = { $you ->
    [yes] You play
   *[no] { $name } plays
} { $card }, who { $how ->
    [run] sets off on a run
    [kick] kicks ahead
    [touch] kicks for touch
   *[drop] goes for the drop
}, { one-or-two-dice } …{ $kind ->
    [relance] {""} A counter-attack!
   *[none] {""}
}
event-tried-concludes = { $you ->
    [yes] You go
   *[no] { $name } goes
} { $after } to { $card }, who { $how ->
    [run] sets off on a run
    [kick] kicks ahead
    [touch] kicks for touch
   *[drop] goes for the drop
}, { one-or-two-dice } … ({ $combination })
event-ran = { $you ->
    [yes] Your { $card } runs
   *[no] { $name } runs
} { $metres } m{ $you ->
    [yes] {""}
   *[no] {""} with { $card }
}: { $place }.{ $clear ->
    [yes] {""} Nobody can lay a hand on that!
   *[no] {""}
}
event-maul = { $you ->
    [yes] You form
   *[no] { $name } forms
} a maul with { $first } and { $second }: 5 m, { $place }.
event-fixation = Pick and go! { $you ->
    [yes] You gain
   *[no] { $name } gains
} 5 m with { $first } and { $second }: { $place }.
event-renewed = { $you ->
    [yes] You have
   *[no] { $name } has
} gone far enough in the middle: both sides complete their hands.
event-knocked-on = Knock-on! { $you ->
    [yes] You lose
   *[no] { $name } loses
} the ball { $place }.
event-tackled = { $forced ->
    [yes] { $you ->
        [yes] You bring
       *[no] { $name } brings
    } down a carrier without support: the ball is won.
   *[no] { $you ->
        [yes] You go
       *[no] { $name } goes
    } in for the tackle{ $card ->
        [none] {""}
       *[other] {""} with { $card }
    } …
}
event-let-pass = { $you ->
    [yes] You do not tackle.
   *[no] { $name } does not tackle.
}
event-intercepted = Intercepted! { $you ->
    [yes] You run
   *[no] { $name } runs
} { $metres } m the other way: { $place }.
event-missed-tackle = Missed tackle! { $you ->
    [yes] You slip
   *[no] { $name } slips
} off the carrier.
event-ruck-formed = Ruck: { $you ->
    [yes] you have
   *[no] { $name } has
} the ball, { $place }. To contest it takes { $zone }.
event-contested = { $how ->
    [contest] { event-contest }
   *[clear-out] { event-clear-out }
}
event-contest = { $card ->
    [none] { $you ->
        [yes] You leave the ruck alone.
       *[no] { $name } leaves the ruck alone.
    }
   *[other] { $you ->
        [yes] You contest
       *[no] { $name } contests
    } the ruck with { $card } …
}
event-clear-out = { $card ->
    [none] { $you ->
        [yes] You do not clear out.
       *[no] { $name } does not clear out.
    }
   *[other] { $you ->
        [yes] You come
       *[no] { $name } comes
    } in to clear out with { $card } …
}
event-ball-won = { $zone ->
    [none] { event-cleared-out }
   *[other] { $you ->
        [yes] You get
       *[no] { $name } gets
    } hands on the ball! To clear out it takes { $zone }.
}
event-cleared-out = Cleared out! { $you ->
    [yes] You have
   *[no] { $name } has
} the ball again.
event-offside = Offside! { $you ->
    [yes] You came
   *[no] { $name } came
} in from the side.
event-advantage-played = { $you ->
    [yes] You play
   *[no] { $name } plays
} the advantage, with a card more.
event-advantage-over = Advantage over: { $you ->
    [yes] you have
   *[no] { $name } has
} made the ten metres.
event-penalty-given = { $back ->
    [yes] No advantage gained: back for the penalty to
   *[no] Penalty to
} { $you ->
    [yes] you
   *[no] { $name }
}, { $place }.
event-penalty-chosen = { $you ->
    [yes] You
   *[no] { $name }
} { $how ->
    [goal] { $you ->
        [yes] point
       *[no] points
    } at the posts.
    [touch] { $you ->
        [yes] kick
       *[no] kicks
    } the penalty to touch.
   *[hand] { $you ->
        [yes] tap
       *[no] taps
    } the penalty and { $you ->
        [yes] go.
       *[no] goes.
    }
}
event-set-piece = { $how ->
    [scrum] { event-scrum }
   *[line-out] { event-line-out }
}
event-scrum = Scrum: { $you ->
    [yes] you put
   *[no] { $name } puts
} the ball in, { $place }.
event-line-out = Line-out: { $you ->
    [yes] you throw
   *[no] { $name } throws
} in, { $place }.
event-set-piece-won = { $how ->
    [scrum] { event-scrum-won }
   *[line-out] { event-line-out-won }
}
event-scrum-won = { $you ->
    [yes] You win
   *[no] { $name } wins
} the scrum{ $double ->
    [yes] {""} with a double and a penalty with it!
   *[no] .
}
event-line-out-won = { $you ->
    [yes] You win
   *[no] { $name } wins
} the line-out{ $double ->
    [yes] {""} with a double, and a card with it.
   *[no] .
}
event-marked = Mark! { $you ->
    [yes] You stop
   *[no] { $name } stops
} play { $place }.
event-touched-down = { $you ->
    [yes] You touch
   *[no] { $name } touches
} the ball down behind the line.
event-drop-out = 22 drop-out: { $you ->
    [yes] you take it.
   *[no] { $name } takes it.
}
event-turned-over = Turnover! { $you ->
    [yes] You start
   *[no] { $name } starts
} again, { $place }.
event-try-scored = Try! { $you ->
    [yes] You score
   *[no] { $name } scores
}{ $card ->
    [none] {""}
   *[other] {""} with { $card }
}: { $score }.
event-converted = { $good ->
    [yes] { $you ->
        [yes] You convert
       *[no] { $name } converts
    }: { $score }.
   *[no] { $you ->
        [yes] You miss
       *[no] { $name } misses
    } the conversion: it stays { $score }.
}
event-goal-scored = { $how ->
    [drop] The drop is over!
   *[goal] Between the posts!
} Three points for { $you ->
    [yes] you
   *[no] { $name }
}: { $score }.
event-time-up = { $half ->
    [1] Time is up in the first half
   *[2] Time is up in the second half
}: it ends when the ball goes out of play, or when the side that has it says so.
event-half-over = { $half ->
    [1] Half-time: { $score }.
   *[2] The final whistle: { $score }.
}
event-match-over = { $winners ->
    [one] { $you ->
        [yes] You win
       *[no] { $name } wins
    } by { $best } to { $least }.
   *[other] A draw: { $best } all.
}

## What can be done

move-advance = { $begun ->
    [yes] conclude with { $card }, who drives on
   *[no] { $card } drives on
} (+{ $metres } m: { $place }{ $loses ->
    [yes] ; it is the last card, the ball will be lost
   *[no] {""}
})
move-ability = { $begun ->
    [yes] conclude:{" "}
   *[no] {""}
}{ $card } { $how ->
    [run] sets off on a run
    [kick] kicks ahead
    [touch] kicks for touch
   *[drop] goes for the drop
}, { one-or-two-dice }{ $loses ->
    [yes] {""} (the last card: without a try the ball will be lost)
   *[no] {""}
}
move-opening = { $begun ->
    [yes] { $card } opens for the backs
   *[no] { $card ->
        [8] 8 picks up for an 8-9
       *[other] open with { $card }
    }
} (+{ $metres } m: { $place })
move-pass = on to { $card } (+{ $metres } m: { $place })
move-relay = { $card } stands in as a relay (no metres)
move-maul = maul with { $card } and { $second } (+{ $metres } m: { $place })
move-fixation = pick and go with { $card } and { $second } (+{ $metres } m: { $place })
move-renew = enough: both sides complete their hands
move-tackle = tackle with { $card }
move-let = { $crosses ->
    [yes] let them go: the try stands
   *[no] let them go on
}
move-contest = contest with { $card }: one die, { $zone }
move-clear-out = clear out with { $card }: one die, { $zone }
move-no = { $phase ->
    [clear-out] do not clear out
   *[contest] leave the ruck alone
}
move-discard = lay { $card } aside
move-dice = { $phase ->
    [scrum] scrum down
    [line-out] throw in
   *[conversion] kick the conversion
} with { one-or-two-dice }
move-kick = { $phase ->
    [kick-off] kick off
    [drop-out] drop out
   *[mark] kick ahead
} with { one-or-two-dice }
move-touch = { $phase ->
    [penalty] kick to touch and keep the throw-in
   *[mark] kick to touch
}, { one-or-two-dice }
move-goal = kick at goal, { one-or-two-dice }
move-hand = tap and go, with { $nine ->
    [yes] the 9
   *[no] a relay
}
move-mark = call the mark
move-down = touch down: 22 drop-out
move-on = play on from here
move-penalty = take the penalty
move-advantage = play the advantage, with a card more
move-lost = give the ball up: nothing can be played
move-whistle = end the half
move-throw = the dice show { $dice }
move-draw = draw a { $card }
move-toss = { $you ->
    [yes] you win the toss
   *[no] { $name } wins the toss
}
move-time = the time of the half is up

## What is to be decided now

prompt-toss = The toss decides who receives first.
prompt-draw = Cards are being drawn.
prompt-throw = { $you ->
    [yes] You throw
   *[no] { $name } throws
} { one-or-two-dice }{ $aim ->
    [restart] {""} for the restart
    [tackle] {""} in the tackle
    [contest] {""} for the contest
    [clear-out] {""} for the clear-out
    [run] {""} for the run
    [kick] {""} for the kick
    [touch] {""} for touch
    [drop] {""} for the drop
    [goal] {""} for the posts
    [penalty-touch] {""} for touch
    [scrum] {""} in the scrum
    [line-out] {""} in the line-out
   *[conversion] {""} for the conversion
}.
prompt-discard = You hold { $cards } cards: lay one aside.
prompt-kick-off = Kick off: one die or two?
prompt-drop-out = Drop out from your 22: one die or two?
prompt-attack = { $up ->
    [yes] Time is up, but the ball is yours
   *[no] Your ball
} { origin }, { $place }. { $last ->
    [yes] { last-card }
   *[no] What do you play?
}
prompt-combination = { $cards } so far, { $place }. { $last ->
    [yes] { last-card }
   *[no] Who comes next?
}
prompt-no-card = { $cards ->
    [0] You have no card left
   *[other] None of your cards can be played from here
}: the ball goes to the others.
prompt-defence = { $how ->
    [must] The carrier has no support left: whose card makes the tackle?
    [crosses] They are about to score: do you tackle on the line?
   *[may] They are { $place }: do you tackle?
}
prompt-contest = They have the ball in the ruck. Do you contest? One die, { $zone }; else you are offside.
prompt-clear-out = They have their hands on the ball. Do you clear out? One die, { $zone }; else you are offside.
prompt-offside = They are offside: the penalty, or the advantage and a card more?
prompt-penalty = Your penalty, { $place }. How do you play it?
prompt-scrum = Your scrum, { $place }: one die or two?
prompt-line-out = Your throw-in, { $place }: one die or two?
prompt-conversion = The conversion: one die or two?
prompt-receive = { $mark ->
    [yes] The kick comes down { $place }: call the mark, or play on?
   *[no] The ball lies { $place }: touch it down, or play on?
}
prompt-mark = Your mark, { $place }: to touch, or a kick ahead?
prompt-wait = { $phase ->
    [discard] Too many cards in hand. Still to lay some aside: { $names }.
    [kick-off] It is for { $names } to kick off.
    [drop-out] It is for { $names } to drop out.
    [attack] { $names } has the ball.
    [defence] Will { $names } tackle?
    [contest] Will { $names } contest the ruck?
    [clear-out] Will { $names } clear out?
    [offside] Penalty or advantage: { $names } decides.
    [penalty] { $names } chooses what to do with the penalty.
    [scrum] { $names } puts in at the scrum.
    [line-out] { $names } throws in.
    [conversion] { $names } prepares the conversion.
    [receive] { $names } is under the ball.
   *[mark] { $names } plays the mark.
}
prompt-over = The match is over.

## The end

reason-time = The final whistle has gone.
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

figure-points = points in a match
figure-tries = tries in a match
figure-points-at-home = points at home
figure-points-away = points away
figure-won-at-home = share of matches won at home
figure-won-away = share of matches won away
figure-intercepted = share of tackles that intercept
figure-tackle-missed = share of tackles missed
figure-converted = share of conversions made
figure-run-metres = metres of a run
use-number = number { $number }
use-gathered = { $how ->
    [maul] maul
   *[fixation] pick and go
}

## Why a move is not allowed

refused-phase = { $phase ->
    [attack] { $move } is for the side with the ball, when it is to play.
    [defence] One tackles, or lets them go, only right after a carry that can be tackled.
    [contest] A ruck is only contested right after the tackle.
    [clear-out] One only clears out right after a good contest.
    [discard] Cards are only laid aside when there are more than six.
    [scrum] How many dice a duel takes is only chosen at a scrum, a line-out or a conversion.
    [kick-off] There is a kick without a card only at a kick-off, a drop-out or a mark.
    [penalty] { $move } is for whoever has a penalty.
    [receive] { $move } is for whoever has just received a kick.
    [offside] Penalty or advantage: that is only asked when the defence is offside.
   *[other] { $move } is not for you to say, but for chance or the clock.
}
refused-not-in-hand = You do not hold the card for { $move }.
refused-must-tackle = The carrier has no card left: you must tackle, and win the ball.
refused-no-mark = A mark is for an open kick that comes down in your 22.
refused-no-touch-down = The ball is neither on your goal line nor behind it.
refused-no-nine = A penalty is tapped by a 9, or by a relay that somebody can follow.
refused-chance = { $move } cannot come up now.
refused-not-time = The half does not end before its time is up.
refused-not-lost = The ball is only given up when nothing can be played.
refused-late-drop = A drop comes from a single card, or straight after the opening card.
refused-in-combination = A combination is under way and has to be brought to its end; { $move } cannot come in between.
refused-nine-behind-relay = A relay opened this combination: no 9 can appear in it.
refused-eight-nine = In an 8-9 the ball goes from 8 to 9, who concludes, launches a back or opens for the backs.
refused-dead-end = { $move } leads nowhere: it has no place here, or nobody in your hand could conclude after it.
refused-order = { $move } does not follow in this combination.
refused-link-run = { $move } takes a 10 in between: a back whom the 9 or the relay finds directly advances or kicks, he does not run.
refused-after-scrum = { $move } cannot come now: 1 to 5 have their heads in the scrum and take no part in the first play after it.
refused-gathering = { $origin ->
    [line-out] There is no { $move } here: a maul takes two forwards, 1 to 8, and a pick and go needs a ruck.
    [maul] There is no { $move } here: a maul has two phases at most, and no pick and go follows it.
   *[other] There is no { $move } here: a maul comes after a line-out that was won, a pick and go out of a ruck.
}
refused-no-opening = A combination has to be opened before anybody can be passed to.
refused-cannot-open = { $move } cannot open anything here that your hand could bring to its end.
refused-run-alone = A run is part of a combination. Alone, a card runs only on the return of a kick.
refused-number-from-here = { $move } cannot be played alone { $origin ->
    [scrum] from a scrum: only 6 to 9 can.
    [hand] from a tapped penalty: only the 9 can.
   *[other] from here: a back needs a 9 or a relay before him.
}
refused-play = { $origin ->
    [fixation] Down the middle it takes two more of 1 to 5, or stopping there: { $move } waits until the hands are completed.
   *[other] { $move } cannot be played here.
}

## Why a decent player would do it {why}

why-chance = It goes over with a chance of { $percent }%.
why-zone-good = The die falls into the zone with a chance of { $percent }%.
why-zone-bad = The die would fall into the zone with a chance of only { $percent }%.
why-metres = It gains ground, or keeps the ball alive.
why-sure-try = It is a try: nobody can stop it.
why-stop-them = They have to be stopped.

# What made the difference between two moves: the end of a sentence (why-difference).
because-points = a better score on average
because-ball = a better chance of having the ball
because-ground = more ground gained
because-penalties = more penalties won
because-own-cards = more cards in hand
because-other-cards = fewer cards in the other hand
because-more-time = more time left to play
because-less-time = less time left to play

## The pictures of the rules {rules}

picture-in-goal = in-goal
picture-FF-1 = Metres count from the nearer goal line. The 22 of the side on the right is lit; behind each goal line lies an in-goal.
picture-FF-1-seen = The pitch lengthwise: an in-goal at either end, marks every ten metres up to halfway at 50, dashed lines at the 22.
picture-FF-50 = A backs’ move: the 9 opens, the 10 and the 13 pass on, and the 14 concludes with a run. 25 metres are sure; the dice say what the run adds.
picture-FF-50-seen = Four cards in a row: 9, plus 5 metres; 10, plus 10 metres; 13, plus 10 metres; 14, who runs.
picture-zone-contest = contest
picture-zone-clear-out = clear out
picture-FF-34 = The winner of the tackle has 6 and 3: 3 to 6 wins a contest. It was won with a 5, so a clear-out needs 5 or 6.
picture-FF-34-seen = The six faces of a die, twice: for a contest 3 to 6 are marked as good, for the clear-out 5 and 6.

## The match sheet {after}

sheet-points = Points
sheet-tries = Tries
sheet-conversions = Conversions
sheet-penalty-goals = Penalty goals
sheet-drops = Drop goals
sheet-metres = Metres with the ball in hand
sheet-in-metres = { $metres } m
sheet-tackles = Tackles made
sheet-interceptions = Interceptions
sheet-rucks = Rucks won
sheet-scrums = Scrums won
sheet-line-outs = Line-outs won
sheet-penalties = Penalties awarded

## Terminal

table-hand-size = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-pile = pile { $pile }
table-has-ball = has the ball
table-ball = Ball { $place }
table-combination = { $cards }: { $metres } m so far ({ $kinds })
table-zone = zone { $zone }
table-advantage = advantage: { $you ->
    [yes] you need
   *[no] { $name } needs
} { $metres } m more
table-group-simple = One card
table-group-conclude = To conclude, or to pass on
table-group-opening = Open a combination
table-group-relay = Open with a relay (0 m)
table-group-maul = Maul
table-group-fixation = Pick and go
# The columns of the table of cards.
table-verb-a = advance
table-verb-p = pass
table-verb-r = run
table-verb-k = kick
table-verb-t = touch
table-verb-d = drop
table-reach = { $what } +{ $metres } m: { $place }

## The chances of what may be thrown

odds-percent = { NUMBER($percent, minimumFractionDigits: 1) }%
odds-percent-short = { $percent }%
odds-run = run, { one-or-two-dice }: knock-on { $knock_on }, past everybody { $clear }, over the line { $crosses }
odds-kick = kick, { one-or-two-dice }: gathered by you { $recovered }, knocked on by them { $knock_on }, dead { $dead }
odds-touch = touch, { one-or-two-dice }: found { $found }, past the goal line { $dead }
odds-penalty-touch = touch, { one-or-two-dice }: always found
odds-drop = drop, { one-or-two-dice }: over { $chance }
odds-goal = at goal, { one-or-two-dice }: over { $chance }
odds-duel = { $phase ->
    [scrum] scrum
    [line-out] line-out
   *[conversion] conversion
}, { one-or-two-dice }: you win { $chance }{ $phase ->
    [conversion] {""}
   *[other] , by a double { $mine } (they { $theirs })
}
odds-tackle = tackle: interception { $intercepted }, missed { $missed }, ruck won by you { $defence }, ruck won by them { $attack }
odds-no-support = The carrier has no support: the ball is yours without a throw.
odds-zone = one die, { $zone }: { $chance }; else offside

## The page

ff-ui-letter = { $side ->
    [home] H
   *[away] A
}
# Who wears which number.
ff-ui-line = { $line ->
    [front] front row
    [lock] lock
    [back-row] back row
    [half] half-back
    [centre] centre
    [wing] wing
   *[full] full-back
}
ff-ui-card = { $card }, { ff-ui-line }
ff-ui-can = { ff-ui-card }: { $skills }
ff-ui-verb = { $verb ->
    [advance] advance
    [opening] open
    [pass] pass
    [relay] relay
    [run] run
    [kick] kick
    [touch] touch
    [drop] drop
    [goal] at goal
    [penalty-touch] to touch
    [kick-off] kick-off
    [drop-out] 22 drop-out
    [mark] over the top
    [scrum] scrum
    [line-out] line-out
   *[conversion] conversion
}
ff-ui-dice = { $dice ->
    [one] 1 die
   *[other] 2 dice
}
ff-ui-with = { $verb ->
    [maul] Maul with
   *[fixation] Pick and go with
}
ff-ui-partner = the { $card }
ff-ui-deed = { $deed ->
    [tackle] Tackle
    [contest] Contest
   *[clear-out] Clear out
}
ff-ui-with-which = With which card? Choose it in your hand.
ff-ui-part = { $part ->
    [on] Go on
   *[end] Conclude
}
ff-ui-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, pile { $pile }
ff-ui-points = points:
ff-ui-clock = { $clock ->
    [real] Time left
   *[tempo] Time played
}
ff-ui-half = { $half ->
    [1] 1st half
   *[2] 2nd half
}
ff-ui-time-up = time is up
ff-ui-pitch = The pitch. { $place }
ff-ui-possession = { $you ->
    [yes] Your ball
   *[no] { $name }’s ball
} { $origin }, { $place }
ff-ui-phase = { $phase ->
    [kick-off] at the kick-off
    [drop-out] at the 22 drop-out
    [contest] in the ruck
    [clear-out] in the ruck
    [offside] with a choice to make
    [penalty] from a penalty
    [scrum] at the scrum
    [line-out] at the line-out
    [conversion] for the conversion
    [receive] under the kick
    [mark] from the mark
   *[other] while the dice roll
}
ff-ui-advantage = advantage
ff-ui-gain = { $single ->
    [yes] +{ $most } m
   *[no] +{ $least } to +{ $most } m
}
ff-ui-combination = The combination
ff-ui-so-far = { $metres } m gained
ff-ui-may-become = may become
ff-ui-near = Within the 22 any card can be tackled.
ff-ui-threw = { $name } throws { $dice }
ff-ui-throws = Dice and commentary
ff-ui-zone = Needed: { $zone }
ff-ui-choose = Choose a card to see what it can do.
ff-ui-choose-next = Choose the next card.
# Why a card cannot be played while others can.
ff-ui-no-use = { $phase ->
    [attack] { $running ->
        [yes] It cannot follow the last card.
       *[no] It cannot begin here.
    }
   *[other] It cannot be used for this.
}
ff-ui-odds = Chances
ff-ui-played = Cards played since the last shuffle
ff-ui-none-played = none
# The first game as its guide tells it (lesson.txt).
lesson-welcome = Welcome to the pitch! Two teams, one ball, and the same deck of 21 players for each. A try is worth 5 points, its conversion 2, a drop goal or penalty 3.
lesson-pitch = A hundred metres between the two goal lines. The chevrons show which way the side with the ball is going. Whoever carries it over the line scores a try.
lesson-kick = The kick-off is yours, and needs no card. Take two dice: their sum times 5 m, far from home.
lesson-tackle = 35 m! Their 12 picked the ball up and advanced 10 m. Tackle with your 4: a tackle costs a card, and the 4 can neither run nor kick.
lesson-contest = Two dice each, and theirs are better: a ruck, and they keep the ball. Contest it with the 7: a die from 3 to 6 wins it for you.
lesson-cards = A 4: the ball is yours! Both teams are back to six cards. The signs below a number say what that player can do.
lesson-advance = One card alone advances 10 m. Advance with the 5, who can do little else, and keep your runners.
lesson-tackled = You are 15 m from the line, and they are going to tackle: two dice each, they first. Their double would be an interception, yours a missed tackle.
lesson-offside = The ruck is yours, they contest it, and their die falls outside the zone: offside. Take the penalty, the posts are close.
lesson-penalty = Kick at goal: it takes more than 15 m and no 1. With one die that is an even chance; with two it is much better. Take two.
lesson-points = 3–0! Whoever concedes points kicks off: watch where the ball comes down.
lesson-run = Yours, 25 m from your line. After a kick one card alone may run: the 14, with two dice. The higher one counts, times 5 m; beware of a 1.
lesson-scrum = A 1: knocked on, and the scrum is theirs. Both sides throw as many dice, they first; the higher throw has the ball, and a tie is theirs.
lesson-touch = 5 against 3: you have it! So near to your own line the ball is better far away. Kick to touch with the 9, with two dice.
lesson-lineout = 25 m gained. The line-out is at halfway, they throw in, and it is thrown for like the scrum.
lesson-maul = 4 against 2: yours again! After a line-out two forwards may form a maul: 5 m that nobody can stop. Choose the 6 and the 8.
lesson-opening = On to the backs: open a combination with the 9, then pass to the 10. Far from the line nothing stops it.
lesson-conclude = The 9 made 5 m, the 10 made 10. Finish with a run of the 13, with two dice.
lesson-try = 25 m! They tackle, but your double breaks it: one card more, and the line is 5 m away. Advance, with whichever card you like.
lesson-convert = A try! 8–0. The conversion is a duel of dice: you throw first, and a tie is yours. Take two dice.
lesson-bravo = 10–0, what a start! You have seen the tackle, the ruck, the penalty, the scrum, the line-out, the maul and the combination. “?” explains the rule of the moment.

# Big moments, over the table

moment = { $kind ->
    [try] Try!
    [converted] Converted!
    [drop] Drop goal!
    [goal] Penalty goal!
    [intercepted] Intercepted!
   *[half] Half-time
}

## Opponents who have a name, and their manner

manner-runner = runs and passes
manner-kicker = kicks a lot
manner-fighter = seeks contact
