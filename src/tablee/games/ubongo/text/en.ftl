### Ubongo – le duel: every word people read about this game.
### fr.ftl has the same keys with the same variables. $you is "yes" when the reader is the one who acts.

## The game

game-title = Ubongo – le duel
game-tagline = One puzzle for two, and only one winner.
game-description = The die says which pieces; the first to cover the grid with them calls “Ubongo!” and takes the duel.
game-length = 2 players, about 20 minutes; or alone against the clock.
page-way-alone = Practice
page-way-alone-help = Any puzzle alone, against the clock, with hints if you like.
page-daily = Puzzle of the day

## What a table agrees on

option-side = side of the sheets
option-side-help = Side A asks for four pieces a puzzle, side B for five.
option-side-A = A, four pieces
option-side-B = B, five pieces
option-orange = orange track
option-orange-help = For unequal players: whoever leads on space 3 or 4 solves two puzzles where the other solves one.
option-pieces_dealt = pieces dealt
option-pieces_dealt-help = Only the pieces that are needed lie in the tray; otherwise finding them is part of the race.
option-sheet = sheet
option-sheet-help = Practice only: which of the nine sheets is to be solved.
option-row = row
option-row-help = Practice only: which of the twenty puzzles of the sheet; 0 lets the die choose.
option-hints = hints
option-hints-help = Practice only: allow hints to be asked for.
error-practice-options = The sheet and the row can be chosen only in practice: a match begins with sheet 1, and the die picks the row.
error-orange-alone = The orange track is for two players: in practice nobody is ahead.

## Small change

# Somebody who gave no name.
nameless = player { $number }
# A time to the tenth of a second; $seconds and $tenths are digits.
time = { $minutes ->
    [0] { $seconds }.{ $tenths } s
   *[other] { $minutes } min { $seconds }.{ $tenths } s
}
# How far the match is; $name is what is printed on the sheet, as in A3.
progress = sheet { $name }, { $sheet } of { $sheets }
# In practice; $row is 0 as long as the die has not been rolled.
progress-practice = practice, sheet { $name }{ $row ->
    [0] {""}
   *[other] , row { $row }
}

## What happened

event-readied = { $you ->
    [yes] {""}
   *[no] { $name } is ready.
}
event-countdown = Sheet { $sheet }: { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} until the die is rolled.
event-rolled = The die shows { $row }. The pieces: { $pieces }.
event-rolled-leader = The die shows { $row } for { $you ->
    [yes] you, who are ahead, and for nobody else
   *[no] { $name }, who is ahead, and for nobody else
}. The pieces: { $pieces }.
event-race-began = Go!
event-laid = { $you ->
    [yes] You lay
   *[no] { $name } lays
} piece { $piece }{ $cell ->
    [none] {""}
   *[other] {""} at { $cell }
}.
event-taken-up = { $you ->
    [yes] You take
   *[no] { $name } takes
} piece { $piece } up again.
event-first-solved = { $you ->
    [yes] Your first puzzle is solved; it scores nothing. On to the second!
   *[no] { $name } has solved the first puzzle and begins the second.
}
event-called = Ubongo! { $you ->
    [yes] You have
   *[no] { $name } has
} covered the whole grid.
event-voted = { $you ->
    [yes] You would
   *[no] { $name } would
} rather roll again.
event-withdrew = { $you ->
    [yes] You no longer want
   *[no] { $name } no longer wants
} to roll again.
event-went = { $you ->
    [yes] You have
   *[no] { $name } has
} left the table. The race runs on.
event-came-back = { $you ->
    [yes] You are
   *[no] { $name } is
} back at the table.
event-forsaken = { $you ->
    [yes] You have
   *[no] { $name } has
} been away for a minute: the other player may take the duel or play the sheet again.
event-rolled-again = { $end ->
    [tie] Both at the same moment! Nobody advances, and the die is rolled again for sheet { $sheet }.
    [agreed] Both agree: the die is rolled again for sheet { $sheet }.
   *[replay] Nobody advances: sheet { $sheet } is played again.
}
event-laid-aside = Nobody could win sheet { $sheet }: it is laid aside.
event-duel-won = { $you ->
    [yes] You win
   *[no] { $name } wins
} sheet { $sheet } in { $time } and { $you ->
    [yes] move
   *[no] moves
} on to space { $space }.
event-duel-taken = { $you ->
    [yes] You take
   *[no] { $name } takes
} the duel for sheet { $sheet } and { $you ->
    [yes] move
   *[no] moves
} on to space { $space }.
event-resigned = { $you ->
    [yes] You resign.
   *[no] { $name } resigns.
}
event-hint-no-way = There is no way on from here: a piece that lies must come up again.
event-hint-piece = Piece { $piece } can cover { $cell }.
event-hint-other = Piece { $piece } can cover { $cell } and { $other }.
event-hint-place = Piece { $piece } covers { $cell }: lay its shape { $shape } at { $at }.
event-asked-solvable = { $solvable ->
    [yes] Yes, there is still a way from here.
   *[no] No, there is no way on from here: a piece must come up again.
}
event-solved = Solved in { $time }, { $hints ->
    [0] without a hint!
    [one] with { $hints } hint.
   *[other] with { $hints } hints.
}
event-gave-up = Here is a solution.
event-match-over = The match is over, { $best } to { $least }: { $winners ->
    [one] { $you ->
        [yes] you win!
       *[no] { $name } wins!
    }
   *[other] it is shared.
}

## What can be done

move-lay = lay piece { $piece }, shape { $shape }, at { $cell }
move-take-up = take piece { $piece } up again
move-ready = ready for sheet { $sheet }
move-again = ask to roll again
move-agree = agree to roll again
move-go-on = no longer ask to roll again
move-away = leave the table for a while
move-back = be back at the table
move-take = take the duel for sheet { $sheet }
move-replay = play sheet { $sheet } again
move-resign = resign: { $name } wins the match
move-hint = a hint about { $cell }
move-solvable = is there still a way?
move-solution = show a solution and end
move-roll = the die shows { $row }
move-go = the countdown is over
move-forsaken = { $you ->
    [yes] you have been away for a minute
   *[no] { $name } has been away for a minute
}
move-settle = the clock settles who was first (delays: { $first } ms and { $second } ms)

## What is to be done now

prompt-ready = Sheet { $sheet } is next. Are you ready?
prompt-ready-practice = Sheet { $sheet }: the clock starts when you are ready.
prompt-wait-ready = Still to get ready: { $names }.
prompt-countdown = Sheet { $sheet }: the die is about to be rolled.
prompt-countdown-double = { $you ->
    [yes] You are ahead on an orange space: sheet { $sheet } has two puzzles for you.
   *[no] { $name } is ahead on an orange space and has two puzzles to solve on sheet { $sheet }.
}
prompt-roll = The die is rolling.
prompt-race = Cover the grid with { $pieces }.
prompt-first = First cover the grid with { $pieces }. It scores nothing, but the second puzzle comes after it.
prompt-second = Now cover the grid with { $pieces }: this one wins the duel.
prompt-practice = Cover the grid with { $pieces }. Ask about a cell if you are stuck.
prompt-called = Ubongo! Nobody else can be as fast any more; one moment.
prompt-rival-called = { $name } calls “Ubongo!” Only somebody who finishes in this very instant can still tie.
prompt-rival-votes = { $name } would rather roll again: agree, or cover the grid with { $pieces }.
prompt-votes = You would rather roll again; { $name } has not agreed. Go on with { $pieces } meanwhile.
prompt-forsaken = { $name } has been away for a minute: take the duel, play the sheet again, or simply play on.
prompt-watch = { $racers ->
    [one] { $names } tries to solve sheet { $sheet }.
   *[other] { $names } race for sheet { $sheet }.
}
prompt-over = The match is over.
prompt-over-practice = The puzzle is done.

## The end

reason-five = The fifth duel is won.
reason-resigned = The match was given up.
reason-sheets = There is no sheet left.
reason-solved = The grid is covered.
reason-given-up = The puzzle was given up.
outcome-won = { $you ->
    [yes] You win the match. Ubongo!
   *[no] { $name } wins the match.
}
outcome-shared = The match is shared by { $names }.
outcome-standing = { $you ->
    [yes] You
   *[no] { $name }
}: { $duels ->
    [0] no duel won
    [one] { $duels } duel won
   *[other] { $duels } duels won
}
outcome-solved = { $time }, { $hints ->
    [0] without a hint
    [one] with { $hints } hint
   *[other] with { $hints } hints
}
outcome-given-up = A solution lies on the grid.

## What a simulation counts: the name of each column {lab}

figure-score = duels won per game
figure-duel-seconds = length of a duel (s)
figure-tie = share of ties
figure-solve-seconds = time to solve a puzzle (s)

## Why a move is not allowed

refused-chance = { $move } cannot come up now.
refused-ready = The race is on: there is nothing to be ready for.
refused-alone = Hints and solutions exist in practice only.
refused-no-hints = This puzzle is solved without hints.
refused-nobody-else = { $move } needs somebody to play against.
refused-not-begun = The race has not begun yet: say that you are ready.
refused-not-laid = Piece { $piece } does not lie on your grid.
refused-covered = { $cell } is not an open cell of the grid.
refused-not-forsaken = The other player has not been away for a minute.
refused-presence = { $move } changes nothing: so it is already.
refused-enough = That is more than anybody does in one race: you can only resign.
refused-too-late = A grid is already covered: there will be no other roll.
refused-vote = { $move } changes nothing: you have said so already.
refused-twice = Piece { $piece } lies on your grid already: take it up first.
refused-not-dealt = Piece { $piece } is not in your tray.
refused-off-grid = { $move } does not lie wholly on the grid.
refused-overlap = { $move } would lie on another piece.

## How fast bots are

pace-beginner-help = Covers an easy grid in two or three minutes.
pace-casual-help = Covers an easy grid in about a minute and a half.
pace-strong-help = Covers an easy grid in about a minute.
pace-expert-help = Covers an easy grid in well under a minute.

## Why a decent player would do it {why}

why-fits = With piece { $piece } there the rest still fits.
why-try = There is no better reason than to try piece { $piece } there.
why-blocks = Piece { $piece } blocks every way to finish.
why-racing = It fits into a plan that shows only when the grid is covered.
why-agrees = Somebody asked to roll again, and another set of pieces is fair to both.

## The pictures of the rules {rules}

picture-UB-2 = One piece, eight ways to lie: four by turning it, four more once it is flipped.
picture-UB-2-seen = The piece B in all eight positions.
picture-UB-7 = Sheet 1, side A, with B, G, I and U: when the U is laid too, no cell is free. Ubongo!
picture-UB-7-seen = A grid twice: on the left B, G and I lie on it and six cells are free, on the right U covers those as well.
picture-UB-11 = The round pawn is ahead and stands on an orange space: two puzzles. The square one has a single puzzle to solve.
picture-UB-11-seen = The track from 0 to 5 with orange spaces 3 and 4; a round pawn marked 2× stands on 3, a square one marked 1× on 1.

## The match sheet {after}

sheet-duels = Duels won
sheet-fastest = Best time
sheet-usual = Average time
sheet-time = Time
sheet-hints = Hints
sheet-laid = Pieces laid
sheet-taken-up = Pieces taken up again
sheet-spaces = Spaces
why-no-way-left = From there no way was left to cover the grid.

## Terminal

table-tray = Tray
table-two-puzzles = puzzle { $puzzle } of 2
table-nothing-laid = nothing laid
table-ready = ready
table-not-ready = not ready
table-votes = would roll again
table-away = away
table-called = Ubongo!
table-last = Sheet { $sheet }, { $end ->
    [won] solved
    [taken] taken
    [tie] a tie
    [agreed] rolled again
    [given-up] a solution
   *[replay] played again
}:
table-shapes = Piece { $piece }: type a shape and the place of its upper left corner, as in { $example }.
table-best = Your best time for this puzzle: { $time }.
table-new-best = A new best time!
race-keys = { $usual ->
    [none] A3b2 lay
   *[other] Enter: { $usual } · A3b2 lay
} · -A take up · A shapes of A · ? rule · log, board, quit, help
race-keys-practice = { $usual ->
    [none] A3b2 lay
   *[other] Enter: { $usual } · A3b2 lay
} · -A take up · A shapes of A · ?b2 hint · solvable · solution · board, quit, help
race-keys-shared = Begin with your number: “1 A3b2” lays, “2 -A” takes up, “1 A” shows shapes, “1 again” asks to roll again, “1 resign” gives up. · ? rule · log, board, quit, help
race-help =
    Time runs while you type. Begin with your number (“1 A3b2”) if two people share the keyboard.
    A3b2      lay piece A in its shape 3, the upper left corner of the shape at b2
    A         the numbered shapes of piece A
    -A        take piece A up again
    again     ask to roll again; go-on takes that back
    resign    give the match away
    ?b2       practice: a hint about that cell; again, a better one
    solvable  practice: is there still a way?
    solution  practice: show a solution and end
    ?         explain the rule in force; “? UB-9” explains that clause
    log       what happened so far
    board     the table again
    save      where the game is kept; “save FILE” makes a copy
    quit      leave; the clock stands still until you go on (so do Ctrl-D and Ctrl-C)
# With several people at one keyboard: what one of them has to do.
race-to = { $name }: { $what }
race-no-hint = In a race everybody is alone with the puzzle; practice has hints.
race-hint-practice = Name a cell: “?{ $cell }” asks for a hint about it. Asked again, it tells more.
race-why = How { $name } goes about it stays a secret until the grid is covered.
race-no-undo = Nothing is taken back in a race; “-A” takes piece A up again.
help-tools = Solve puzzles of Ubongo, and make or check its sheets.

# The solver and the sheets

help-solve = Tile a region with pieces, or solve a row of a sheet. If there is no solution, the exit code is 3.
help-solve-region = The region: rows of # (a square) and . (none) between slashes, as in "##../####/####".
help-solve-pieces = The letters of the pieces that are to tile it, as in BO.
help-solve-count = Find all sets of so many pieces that tile it.
help-solve-sheet = A sheet of the box instead of a region, as in A3.
help-solve-row = The row of the sheet, 1 to 20; without it all rows are listed.
help-solve-file = Your own sheets, a TOML file, instead of those in the box.
help-solve-all = Show everything that was found.
help-sheets = Make a box of sheets from a seed, or see how good one is.
help-sheets-seed = The whole number that a new box is made from.
help-sheets-output = Where to write the new box; a new file.
help-sheets-check = Your own sheets, to be checked and judged.
error-solve-region-or-sheet = Name either a region, as in "##../####/####", or a sheet, as in --sheet A3.
error-solve-sheet-pieces = A sheet says which pieces: leave out --pieces and --count.
error-solve-row-alone = --row and --file go with --sheet.
error-solve-pieces-or-count = Say either which pieces (--pieces) or how many (--count).
error-solve-region = That is no region: { $problem }.
error-solve-letter = “{ $letter }” is no piece; the pieces are A to { $last }.
error-solve-twice = There is only one piece { $letter }.
error-sheets-seed-or-check = --seed makes a box and --output keeps it; --check judges one that exists.
solve-tilings = { $count ->
    [one] { $letters }: { $count } solution, difficulty { $difficulty }
   *[other] { $letters }: { $count } solutions, difficulty { $difficulty }
}
solve-none = { $letters } { $count ->
    [one] covers
   *[other] cover
} { $pieces } squares, as many as the region has ({ $region }), but there is no way.
solve-wrong-area = { $letters } { $count ->
    [one] covers
   *[other] cover
} { $pieces } squares, and the region has { $region }.
solve-more = { $count ->
    [one] One more; --all shows it too.
   *[other] { $count } more; --all shows them too.
}
solve-sets = { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
} of { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}, { $sets ->
    [one] { $single ->
        [0] with more than one solution. Behind it: how many it has.
       *[other] with a single solution. Behind it: how many it has.
    }
   *[other] { $single ->
        [0] none
       *[other] { $single }
    } of them with a single solution. Behind each set: how many solutions it has.
}
solve-no-sets = { $count ->
    [one] No piece alone tiles the region.
   *[other] No { $count } pieces tile the region.
}
solve-more-sets = { $count ->
    [one] One more set; --all lists it too.
   *[other] { $count } more sets; --all lists them too.
}
solve-row = row
solve-row-pieces = pieces
solve-row-tilings = solutions
solve-row-difficulty = difficulty
sheets-making = Making sheets
sheets-written = The box is in { $file }.
sheets-remark = Sheets for Ubongo, made by “tablee ubongo sheets --seed { $seed }”.
    A grid, and for each face of the die the letters of the pieces that tile it.
    Yours may differ: copy this file, change it, and check it with “tablee ubongo sheets --check FILE”.
sheets-sheet = sheet
sheets-area = squares
sheets-difficulty = difficulty
sheets-tilings = solutions
sheets-overlap = shared pieces
sheets-all-tilings = { $puzzles } puzzles; solutions { $fewest } / { $median } / { $most } (fewest / median / most), { $single }% have a single one.
sheets-all-uses = The rarest piece is { $least } ({ $fewest } times), the commonest { $commonest } ({ $most } times).
sheets-all-overlap = Two rows of a sheet share { $mean } / { $most } pieces (mean / most).
sheets-all-difficulty = Mean difficulty: { $a } on side A, { $b } on side B.

## Details of errors in a file of sheets, in the very words of the engine

detail-sheet-second = is a second sheet { $name }; there is one of each
detail-sheet-missing = { $names } missing; a box has A1 to A9 and B1 to B9
detail-sheet-side = is { $given }, and a sheet has the sides A and B
detail-sheet-size = takes { $rows } by { $columns } squares; at most { $most } fit each way
detail-sheet-apart = falls into pieces: one must be able to walk from every square to every other
detail-sheet-hole = has a hole, and a grid has none
detail-sheet-area = has { $given } squares, and { $pieces } pieces cover { $least } to { $most }
detail-sheet-rows = must be { $wanted }, one for each face of the die, not { $given }
detail-sheet-same-pieces = has the same pieces as { $other }
detail-sheet-letter = has { $letter }, and the pieces are A to { $last }
detail-sheet-twice = has { $letter } twice, and there is one of each piece
detail-sheet-letters = must be { $wanted } letters on side { $side }, not { $given }
detail-sheet-covers = covers { $given } squares, and the grid has { $wanted }
detail-sheet-no-tiling = cannot be tiled with the pieces { $letters }
detail-region-sign = { $sign } is neither '#' (a square) nor '.' (none)
detail-region-empty = there is no square in it: '#' is a square
detail-region-large = { $rows } by { $columns } squares are too many: at most { $most } with the gaps

## The page

page-way-screen-race-help = Two people share this screen, each with one half of it and of the keyboard.
page-next-alone = Next puzzle
ubongo-ui-arena = The board of { $name }
ubongo-ui-grid = The grid, { $rows } rows by { $columns } columns
ubongo-ui-cell = { $cell }, { $piece ->
    [none] free{ $shadow ->
        [none] {""}
       *[other] , shadow of piece { $shadow }
    }
   *[other] piece { $piece }{ $wrong ->
        [yes] , does not belong here
       *[no] {""}
    }
}
ubongo-ui-tray = Your pieces
ubongo-ui-piece = Piece { $piece }{ $needed ->
    [yes] , needed
   *[no] {""}
}{ $held ->
    [yes] , in hand
   *[no] {""}
}
ubongo-ui-task = { $order ->
    [0] The die shows { $row }: these pieces
    [1] First puzzle, row { $row }
   *[other] Second puzzle, row { $row }
}{ $state ->
    [done] , solved
    [later] , comes later
   *[now] {""}
}
ubongo-ui-order-1 = 1st
ubongo-ui-order-2 = 2nd
ubongo-ui-needs = Piece { $piece }{ $done ->
    [yes] , laid
   *[no] {""}
}
ubongo-ui-tools = The piece in hand
ubongo-ui-turn = Turn
ubongo-ui-flip = Flip
ubongo-ui-hint = Hint
ubongo-ui-hint-cell = Tap a cell…
ubongo-ui-solvable = Still solvable?
ubongo-ui-solution = Solution
ubongo-ui-solution-sure = Really give up?
ubongo-ui-again = Roll again?
ubongo-ui-agree = Yes, roll again
ubongo-ui-go-on = No new roll
ubongo-ui-key-ready = { $half ->
    [left] space bar
    [right] Enter key
   *[none] Enter or space bar
}
ubongo-ui-wait-ready = Waiting for { $name }
ubongo-ui-call = Ubongo!
ubongo-ui-wrong = { $count ->
    [one] { $pieces } does not belong to this puzzle.
   *[other] { $pieces } do not belong to this puzzle.
}
ubongo-ui-took = Piece { $piece } in hand.
ubongo-ui-ghost = Piece { $piece } on { $cell }, { $fits ->
    [yes] fits
   *[no] does not fit
}.
ubongo-ui-laid = Piece { $piece } laid on { $cell }.
ubongo-ui-no-fit = Piece { $piece } does not fit there.
ubongo-ui-back = Piece { $piece } is back in the tray.
ubongo-ui-keys = Keys
ubongo-ui-keys-pieces = piece
ubongo-ui-keys-move = move
ubongo-ui-keys-turn = turn
ubongo-ui-keys-flip = flip
ubongo-ui-keys-put = lay
ubongo-ui-keys-back = take up
ubongo-ui-keys-hint = hint
ubongo-ui-track = { $orange ->
    [yes] Orange track to 5; whoever leads on 3 or 4 solves two puzzles.
   *[no] Track to 5.
} { $standing }
ubongo-ui-stands = { $name } stands on { $space }.
ubongo-ui-rival = { $name } has covered { $cells } of { $all } cells
ubongo-ui-is-ready = ready
ubongo-ui-not-ready = not ready yet
ubongo-ui-away = away
ubongo-ui-forsaken = away for a minute
ubongo-ui-votes = wants to roll again
ubongo-ui-on-first = first of two
ubongo-ui-on-second = second of two
ubongo-ui-nothing-laid = nothing laid yet
ubongo-ui-clock = Time of the race
ubongo-ui-result = The last race
ubongo-ui-result-won = { $you ->
    [yes] You win the duel in { $time }
   *[no] { $name } wins the duel in { $time }
}
ubongo-ui-result-taken = { $you ->
    [yes] You take the duel
   *[no] { $name } takes the duel
}
ubongo-ui-result-tie = A tie: nobody advances
ubongo-ui-result-agreed = Both agreed to roll again
ubongo-ui-result-replay = The sheet is played again
ubongo-ui-result-solved = Solved in { $time }
ubongo-ui-result-given-up = This is how it goes
ubongo-ui-result-where = Sheet { $name }, row { $rows }
ubongo-ui-board-of = The board of { $name }: { $pieces }
ubongo-ui-a-solution = A solution
ubongo-ui-best-sheet = sheet { $name }
ubongo-ui-best-rows = { $rows } of { $all }
ubongo-ui-best-row = row { $row }: { $time }
ubongo-ui-best = Your best time: { $time }
ubongo-ui-new-best = New best time!
# The first game as its guide tells it (lesson.txt).
lesson-welcome = A duel is a race: both of you cover the same grid with the same pieces. Here the clock stands while you read.
lesson-track = Each duel won is one space on the track. Five win the match.
lesson-ready = Say that you are ready. Three seconds later the die chooses the pieces.
lesson-task = The die shows 17: use exactly these four pieces, all of them. The clock is waiting for you.
lesson-lay = Drag the piece J onto its shadow, or tap it and then the shadow. It fits as it is.
lesson-turn = Every piece may be turned and flipped: with these buttons, with the wheel, or with a second finger. Take the piece U and turn it like its shadow.
lesson-find = Two are left for you to find. A piece that lies wrong is simply dragged elsewhere, or off the grid. The clock goes on when you like.
lesson-won = Ubongo! The duel is yours, and a space on the track with it. The next sheet lies there: say that you are ready again.
lesson-hard = Another grid, other pieces. Sometimes nobody finds a way: if both want to, the die is rolled again.
lesson-again = The other side asks to roll again. Ask for it too.
lesson-other = The same grid, but other pieces. The other side is already laying the first one.
lesson-rival = Here you see how far the other is, but not how. First lay O on its shadow, then L on its own, turned as they should be.
lesson-alone = Only two left, and they fit as they are, without turning them. Off you go!
lesson-bravo = Two duels to none, well done! Five win the match. Against your friends all pieces lie in the tray: everybody has to find the right ones.

# Big moments, over the table

moment = Ubongo!

## Opponents who have a name, and their manner

manner-plunger = lays pieces at once
manner-thinker = thinks first, then lays
