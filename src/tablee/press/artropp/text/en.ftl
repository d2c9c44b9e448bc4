### L'Artropp, printed: the cover, the cards, the money, the star of a duel, and the sheet to look things up.
### fr.ftl has the same keys with the same variables.

## Cover

print-artropp-inside = { $cards } units, the arrow, a purse of { $money }, the star for a duel, and a page to look things up. For two to six generals.
print-artropp-material = These are the cards of “{ $name }”.
print-artropp-plain = Print pages 2 and 4 once on ordinary paper, and page 3, the purse, once for each general.
print-artropp-cut-cards = Cut the cards along the lines that they share: all rows first, then the columns. The arrow is the last of them.
print-artropp-cut-money = Cut the notes of each purse in the same way. Whoever prefers coins or counters leaves them out.
print-artropp-play-setup = Shuffle the units and deal five to each general; the rest is the draw pile. Each takes a purse. Draw lots for who starts; the arrow lies before that general and points to the right.
print-artropp-play-line = The starter opens the line with a unit or a drum and draws. Along the arrow each general then adds one unit that is lower or higher than every number in the line, and draws.
print-artropp-play-special = Drums, snipers and officers are specials: whoever plays one may turn the arrow.
print-artropp-play-attack = Whoever cannot or will not add a unit leads the assault: takes the line, counts its Br., and pays 50 braves for each into the pot.
print-artropp-play-showdown = That general calls “higher” or “lower”. All the others lay one card face down; they are turned together, and the best takes the pot.
print-artropp-play-end = Everybody fills up to five cards, and whoever led the assault starts the next round. After ten rounds the richest general wins. All the rules: tablee rules artropp.

## Cards

print-artropp-arrow = Arrow
print-artropp-arrow-does = Lies before whoever has played and points to the general who plays next.
print-artropp-drum-does = Shuts the end of the line where it lies. You may turn the arrow.
print-artropp-sniper-does = Lies between two numbers that leave room. In a showdown it fells a unit. You may turn the arrow.
print-artropp-officer-does = Lies on a unit of its own number. You may turn the arrow.

## Money

print-artropp-purse = A general’s purse: { $money }
print-artropp-amount = { $amount }
print-artropp-coin = { $amount ->
    [one] brave
   *[other] braves
}

## The star of a duel

print-artropp-star = The duel: three lines
print-artropp-line = line
print-artropp-star-open = Lines 1 to 3 grow outwards from their places. The arrow begins clockwise: you open line 1, your opponent line 2, you line 3, and so on, one line a turn.
print-artropp-star-turn = After a special you choose which way the arrow goes round; the next turn is on the neighbouring line that way, by the other general.
print-artropp-star-assault = Whoever cannot or will not play on the line whose turn it is takes it, pays its Br. to the opponent, opens a new line there and draws. There is no pot and no showdown.

## The sheet to look things up

print-artropp-reference = To look things up
print-artropp-units = The units
print-artropp-column-family = family
print-artropp-column-numbers = numbers
print-artropp-column-br = each costs
print-artropp-column-cards = cards
print-artropp-turn = Your turn
print-artropp-turn-lower = A unit
print-artropp-turn-lower-is = strictly lower or strictly higher than every number in the line. The line is opened by a unit or a drum.
print-artropp-turn-officer = An officer
print-artropp-turn-officer-is = on a unit of its own number, wherever that lies; the ends of the line stay as they are.
print-artropp-turn-sniper = A sniper
print-artropp-turn-sniper-is = between two numbers: a gap has room for as many as there are numbers missing.
print-artropp-turn-drum = A drum
print-artropp-turn-drum-is = 0 below everything, 16 above everything; nothing is added at that end until the line is taken.
print-artropp-turn-draw = Then
print-artropp-turn-draw-is = draw a card.
print-artropp-turn-arrow = After a special
print-artropp-turn-arrow-is = draw, then set the arrow either way.
print-artropp-pot = The assault and the showdown
print-artropp-pot-assault = The assault
print-artropp-pot-assault-is = who cannot or will not add a unit takes the line and pays its Br. into the pot, at 50 braves each. The line is discarded.
print-artropp-pot-call = Higher or lower
print-artropp-pot-call-is = is called by whoever paid. All the others lay one card face down; the highest or the lowest takes the pot. Equal numbers: more Br. wins.
print-artropp-pot-felled-3 = Sniper, 3 generals
print-artropp-pot-felled-3-is = fells the only other unit; the pot waits for the next round.
print-artropp-pot-felled-4 = Sniper, 4 generals
print-artropp-pot-felled-4-is = may fell one of the two other units; the one left standing wins.
print-artropp-pot-felled-5 = Sniper, 5 or 6
print-artropp-pot-felled-5-is = may fell one of the others; those left are compared.
print-artropp-pot-felled-2 = Two snipers
print-artropp-pot-felled-2-is = act along the arrow from whoever paid; one may fell the other. If no number is left, the pot waits.
print-artropp-pot-after = Afterwards
print-artropp-pot-after-is = the cards of the showdown are discarded, all fill up to five cards, and whoever paid starts.
print-artropp-end = Cards, people and the end
print-artropp-end-pile = Draw pile empty
print-artropp-end-pile-is = shuffle the discards at once. Without those, play on with fewer cards; an empty hand must lead the assault.
print-artropp-end-people = Coming and going
print-artropp-end-people-is = between two rounds only; an empty purse leaves the table, or borrows another if all agreed so.
print-artropp-end-duel = Duel
print-artropp-end-duel-is = its round ends when the discards are shuffled; three rounds. Lines on the table are not paid.
print-artropp-end-over = The end
print-artropp-end-over-is = after the rounds agreed on, ten as a rule, or when one general is left. A pot that nobody won is shared.
