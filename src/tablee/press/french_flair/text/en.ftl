### French Flair, printed: the cover, the cards, the board, and the sheet to look things up.
### fr.ftl has the same keys with the same variables. Lines of the tables are broken here, as they are printed.

## Cover

print-flair-inside = Two decks of { $cards } cards, a pitch in two halves with tracks for time and points, a ball, markers, and a page to look things up. You also need four dice, two for each player.
print-flair-plain = Print page 2 on paper, once for each player, and the board, pages { $pages }, on one side of stiff card.
print-flair-cut-cards = Cut the cards along their common lines: first all the rows, then the columns. Home wears a plain shirt and has its numbers in circles, away wears hoops and has them in squares.
print-flair-cut-board = Cut the away half along its halfway line and the home half along its dashed tab. Glue the away half on the tab so that the two halfway lines meet.
print-flair-cut-ball = Fold the ball along its dashed line and glue the faces together. The shirt on top says who has it, the arrow points where they attack, and its two strokes lie on a line of the pitch.
print-flair-cut-markers = Cut out the markers: two for points in each team’s shape, a clock, and a flag for the spot of an advantage.
print-flair-setup = Sit at opposite ends. Both players shuffle their decks and draw six cards; the ball lies on halfway. Whoever loses the toss kicks off.
print-flair-kick-off = A kick-off takes no card: one or two dice, the sum times 5 m, and usually the other side has the ball there.
print-flair-attack = With the ball play one card, or a combination of two to six that nobody can tackle on the way. What may be played depends on where the ball comes from; page 2 says it.
print-flair-tackle = After an advance or a run the other side may tackle with a card: two dice each, the defence first. The ruck that follows may be contested.
print-flair-renew = When the ball changes sides, and before every set piece, both complete their hands to six.
print-flair-time = Two halves of ten minutes: by your watch, or by moving the clock one space for every card and every throw. All the rules: tablee rules french_flair.

## Cards

print-flair-tokens = The ball to fold, the clock, the flag of an advantage, and the markers for points
print-flair-team = { $team ->
    [home] Home
   *[away] Away
}
print-flair-position = { $number ->
    [1] Loose-head prop
    [2] Hooker
    [3] Tight-head prop
    [4] Lock
    [5] Lock
    [6] Flanker
    [7] Flanker
    [8] Number eight
    [9] Scrum-half
    [10] Fly-half
    [11] Left wing
    [12] Inside centre
    [13] Outside centre
    [14] Right wing
   *[15] Full-back
}
print-flair-tight-five = Tight five
print-flair-back-row = Back row
print-flair-half-backs = Half-backs
print-flair-threequarters = Threequarters
print-flair-backfield = Last line
print-flair-advance = advance
print-flair-run = run
print-flair-kick = kick ahead
print-flair-touch = touch
print-flair-drop = drop

## Board

print-flair-half = { $team ->
    [home] The pitch, home half
   *[away] The pitch, away half
}
print-flair-glue = glue the other half here
print-flair-in-goal = { $team ->
    [home] IN-GOAL · HOME
   *[away] IN-GOAL · AWAY
}
print-flair-dead = dead-ball line
print-flair-goal-line = goal line
print-flair-22 = 22
print-flair-22-zone = the zone reaches from here to the 5 m line
print-flair-halfway = HALFWAY
print-flair-clock = { $half ->
    [1] First half
   *[2] Second half
}
print-flair-clock-note = one space for each card or throw: { $seconds } s
print-flair-points = { $team ->
    [home] Home’s points
   *[away] Away’s points
}
print-flair-points-note = above the tens, below the ones

## The sheet to look things up

print-flair-reference = At a glance
print-flair-numbers = { $single ->
    [yes] { $low }
   *[no] { $low } to { $high }
}
print-flair-abilities = Who can…
print-flair-everybody = Every card can also tackle, contest, clear out or be a relay.
print-flair-points-are = Points: try { $points }, conversion { $conversion }, drop { $goal }, penalty at goal { $goal }.
print-flair-distances = How far
print-flair-distances-opening = opening
print-flair-distances-opening-is = +5 m
print-flair-distances-intermediate = intermediate
print-flair-distances-intermediate-is = +10 m
print-flair-distances-advance = advance
print-flair-distances-advance-is = +10 m
print-flair-distances-relay = relay
print-flair-distances-relay-is = 0 m, and the next card +5 m
print-flair-distances-pack = maul, pick and go
print-flair-distances-pack-is = +5 m
print-flair-distances-run = run
print-flair-distances-run-is = highest die × 5 m
print-flair-distances-kicks = every kick
print-flair-distances-kicks-is = sum × 5 m
print-flair-following = What may follow what
print-flair-column-from = the ball comes from
print-flair-column-one = one card
print-flair-column-kinds = combinations
print-flair-column-together = two forwards
print-flair-following-note = * may be opened by a 10, too; elsewhere a 9 or a relay opens. A single card does not run, except where it says so.
print-flair-from-restart = kick-off, 22 drop-out
print-flair-from-kick = any other kick, theirs or your own
print-flair-from-ruck = a ruck
print-flair-from-scrum = a scrum won
print-flair-from-line-out = a line-out won
print-flair-from-maul = a maul
print-flair-from-fixation = picks and goes
print-flair-from-hand = a penalty by hand
print-flair-from-open = open play
print-flair-any = any
print-flair-any-running = any, running too
print-flair-no-props = (not 1 to 5)
print-flair-kind-forwards = forwards
print-flair-kind-backs = backs
print-flair-kind-link = line link
print-flair-kind-relance = counter-attack
print-flair-kind-eight-nine = 8-9
print-flair-together-ruck = pick and go
print-flair-together-line-out = maul
print-flair-together-maul = a second phase
print-flair-together-fixation = another one
print-flair-plays = Combinations: opening, intermediates, and a conclusion with one ability of its card
print-flair-plays-forwards = forwards
print-flair-plays-forwards-is = 9, then numbers rising one by one, three cards at least; a 9 may come last: 9-5-6-7
print-flair-plays-backs = backs
print-flair-plays-backs-is = 9 then 10, or 10; then 9 to 15 in any order, never the same number twice running: 10-13-10-14
print-flair-plays-link = line link
print-flair-plays-link-is = 9 or relay, then one of 11 to 15 who advances or kicks, but does not run
print-flair-plays-relance = counter-attack
print-flair-plays-relance-is = one card alone with any of its abilities; or 9 or relay, then any numbers, six cards at most
print-flair-plays-eight-nine = 8-9
print-flair-plays-eight-nine-is = 8 (+5 m), then the 9 concludes, or launches one of 11 to 15 on a run (+10 m),
    or opens to the 10 (+5 m), who may drop at once
print-flair-plays-relay = relay
print-flair-plays-relay-is = any card (after a scrum not 1 to 5) in place of the 9, never two in a row; then no 9 in that combination; cannot be tackled
print-flair-plays-maul = maul
print-flair-plays-maul-is = two of 1 to 8, no defence, one phase or two; ending on the goal line: the next card scores
print-flair-plays-fixation = pick and go
print-flair-plays-fixation-is = two of 1 to 5, no defence, as often as you like; then both complete their hands
print-flair-duels = Duels and rucks
print-flair-duels-dice = duel
print-flair-duels-dice-is = one die or two, as the first thrower says (tackle: two). Double beats no double, then the highest die,
    then the other; equal: the first thrower. First: the defence, the side putting or throwing in, the scorers
print-flair-duels-ruck = ruck
print-flair-duels-ruck-is = contest: one card, one die between the winner’s two dice, both included; else offside
    clear-out: one card, one die between the contest and the upper end of the old zone; else offside
print-flair-duels-near = near the line
print-flair-duels-near-is = any card that ends in the other 22 or on the line may be tackled, inside a combination too; 5 m out after
    a set piece or picks and goes, the first one even if it crosses. Never a relay, maul, pick and go, kick or run with a double
print-flair-duels-last = last card
print-flair-duels-last-is = who advances or runs with it and does not score is tackled without a throw, and the ball is lost
print-flair-throws = Doubles and ones
print-flair-column-throw = thrown for
print-flair-column-double = a double
print-flair-column-ace = a 1 (in a double, too)
print-flair-throw-tackle = tackle
print-flair-throw-tackle-double = defence: interception, the sum × 5 m the other way
    attack: missed, bonus card, play on
print-flair-throw-tackle-ace = –
print-flair-throw-run = run
print-flair-throw-run-double = no tackle, bonus card, play on
print-flair-throw-run-ace = knock-on: scrum to the others
print-flair-throw-kick = kick ahead, kick-off,
    22 drop-out
print-flair-throw-kick-double = 1-1 to 3-3: the kicker’s side has the ball
    4-4 to 6-6: knock-on, scrum to the kicker’s side
print-flair-throw-kick-ace = –
print-flair-throw-touch = touch
print-flair-throw-touch-double = +10 m, unless that goes past the goal line
print-flair-throw-touch-ace = line-out where it was kicked
    from the own 22: not in touch, their ball
print-flair-throw-goal = drop, penalty at goal
print-flair-throw-goal-double = +10 m; it has to fly past the line
print-flair-throw-goal-ace = missed
print-flair-throw-scrum = scrum
print-flair-throw-scrum-double = penalty to the winner
print-flair-throw-scrum-ace = –
print-flair-throw-line-out = line-out
print-flair-throw-line-out-double = bonus card to the winner
print-flair-throw-line-out-ace = –
