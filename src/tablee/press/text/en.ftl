### Words of every print: the cover, and what all games share.
### fr.ftl has the same keys with the same variables.

## Cover

print-subtitle = To print, cut out and play
print-printing = Print
print-cutting = Cut out
print-playing = Play
print-scale = Print at 100% (“actual size”, not “fit to page”), on { $paper } paper. Then measure the ruler at the bottom of this page: if it is not exactly 5 cm long, nothing will fit.
print-pages = { $first }–{ $last }
print-ruler = ← exactly 5 cm
print-unofficial = An unofficial implementation of published rules, with texts and drawings of its own, made with Tablée. The game and its name belong to their owners.

## Cards

print-option-backs = backs
print-option-backs-help = After each page of cards print its back, for printers that print on both sides.
print-on-card = { $backs ->
    [yes] Print pages { $pages } on stiff card, on both sides, turned over along the long edge: every page of cards is followed by its back.
   *[no] Print pages { $pages } on stiff card, on one side only; or on paper, and put the cards into sleeves for cards of 63 by 88 mm.
}
print-cards = Cards { $page }/{ $pages }
print-tokens = Tokens
