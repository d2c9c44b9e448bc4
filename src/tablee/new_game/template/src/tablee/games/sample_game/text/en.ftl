### Sample Game: every word people read about this game.
### fr.ftl has the same keys with the same variables. $you is "yes" when the reader is the one who acts.

## The game

game-title = Sample Game
game-tagline = One die more, or is that one too many?
game-description = Hide a die, throw others in the open, and stop before the limit does it for you.
game-length = 2 players, five minutes.

## What a table agrees on

option-rounds = rounds
option-rounds-help = How many rounds are played.
option-limit = limit
option-limit-help = Whoever has more than this in all wins nothing in that round.

## Small change

# Somebody who gave no name.
nameless = player { $number }

## What happened

event-cup-thrown = { $die ->
    [none] { $name } hides a die under the cup.
   *[other] You hide a die under the cup: it shows { $die }.
}
event-round-began = { $you ->
    [yes] Round { $round }: you begin.
   *[no] Round { $round }: { $name } begins.
}
event-threw = { $you ->
    [yes] You throw { $die }
   *[no] { $name } throws { $die }
}: { $open } in the open.
event-stopped = { $forced ->
    [yes] { $you ->
        [yes] You have thrown enough: your dice in the open reach the limit.
       *[no] { $name } has thrown enough: the dice in the open reach the limit.
    }
   *[no] { $you ->
        [yes] You stop.
       *[no] { $name } stops.
    }
}
event-cups-lifted = The cups are lifted: { $dice }. That makes { $totals }.
event-round-won = { $you ->
    [yes] You win the round with { $total }.
   *[no] { $name } wins the round with { $total }.
}
event-round-drawn = Nobody wins the round.
event-game-over = The game is over: { $points } points. Winner: { $winners }.

## What can be done

move-throw = throw one more die
move-stop = stop
move-cup = the die under the cup shows { $die }
move-die = the die shows { $die }

## What is to be decided now

progress = Round { $round } of { $rounds }
prompt-turn = You have { $total } in all, and the limit is { $limit }. One die more?
prompt-wait = { $you ->
    [yes] It is your turn.
   *[no] It is { $name }’s turn.
}
prompt-dice = The dice roll.
prompt-over = The game is over.

## The end

reason-rounds = All rounds have been played.
outcome-won = { $you ->
    [yes] You win. Well played!
   *[no] { $name } wins.
}
outcome-shared = { $names } share the win.
outcome-standing = { $you ->
    [yes] You
   *[no] { $name }
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What a simulation counts: the name of each column {lab}

figure-round-won = rounds with a winner
figure-winning-total = total that won

## Why a move is not allowed

refused-not-now = The dice are being thrown.
refused-die = Dice are thrown; nobody chooses what they show.

## Why a decent player would do it {why}

why-throw = With { $total } in all, { $faces ->
    [one] { $faces } of the six faces is good
   *[other] { $faces } of the six faces are good
}.
why-stop = With { $total } in all, only { $faces } of the six faces would be good.

## Terminal

table-player = player
table-cup = cup
table-open = in the open
table-sum = sum
table-points = points
table-limit = limit { $limit }

## The page

ui-cup = Under the cup
ui-open = In the open: { $open }
ui-hidden = a hidden die
ui-empty = nothing yet
ui-limit = Limit { $limit }
ui-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-stopped = has stopped
# The first game as its guide tells it (lesson.txt).
lesson-welcome = Both hide a die under a cup. Nobody but you sees yours: a 4.
lesson-turn = It is your turn. Throw a die in the open: 12 is far away.
lesson-limit = 4 and 5 make 9. Whoever is nearer to 12 wins the round, but whoever goes over the limit wins nothing.
lesson-stop = One more die, and every other time you would go over 12. Stop, and watch.
lesson-won = The other side has 14: too much. The round is yours!
moment = The round is won!
