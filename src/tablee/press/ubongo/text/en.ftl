### Ubongo – le duel, printed: the cover, the sheets, and what is cut out.
### fr.ftl has the same keys with the same variables.

## What can be chosen

print-option-side = sides of the sheets
print-option-side-both = both
print-option-side-A = A, four pieces a puzzle
print-option-side-B = B, five pieces a puzzle
print-option-side-help = Which sides of the sheets to print: A (four pieces a puzzle), B (five) or both.

## Cover

print-ubongo-inside = { $sheets } sheet sides with { $puzzles } puzzles, two sets of 21 pieces, a track with a plain and an orange side, two pawns, and the numbers 1 to 20 for those who have no die with twenty faces. Everything is in its true size: a square is 2 cm wide.
print-ubongo-sheets = { $both ->
    [yes] Each player needs all the sheets: print pages { $pages } twice. If your printer prints on both sides, each side A has its side B on the back: nine leaves a player.
   *[no] Each player needs all the sheets: print pages { $pages } twice.
}
print-ubongo-card = Print pages { $pages } once, on stiff card; or on paper, to be glued on cardboard one or two millimetres thick before you cut.
print-ubongo-pieces = Cut the 42 pieces along their dark outlines, with a knife and a metal ruler if you can. Player 1’s letters stand in a circle, player 2’s in a square.
print-ubongo-pawns = Fold the two pawns along the dashed lines, glue front and back together, and bend the feet outwards.
print-ubongo-track = Fold the track backwards along its dashed line and glue it: one side is plain, the other orange.
print-ubongo-numbers = Instead of a die: cut out the numbers 1 to 20 and draw one from a bag. It goes back after the duel.
print-ubongo-setup = Agree on side A (four pieces a puzzle) or side B (five). Each player takes a set of pieces and the nine sheets, number 1 on top; the pawns start on 0.
print-ubongo-roll = Both turn up the sheet, and the die picks the row: these are the pieces to use, the same for both.
print-ubongo-race = Cover the whole grid with exactly these pieces, turned and flipped as you like. The first to manage calls “Ubongo!” and advances one space. Then comes the next sheet.
print-ubongo-again = If neither finds it and both agree, or if both finish at the same instant, nobody advances: roll again for the same sheet.
print-ubongo-win = The first on space 5 wins.
print-ubongo-orange = Orange side, for unequal players: whoever is ahead on 3 or 4 gets a roll of their own first, and must solve that puzzle before turning to the one for both.

## Pages

print-set = Player { $player }
print-set-mark = { $player ->
    [1] letters in a circle
   *[2] letters in a square
}
print-ubongo-leader = leader
