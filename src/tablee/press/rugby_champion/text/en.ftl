### Rugby Champion in print: the cover, the cards, the line, and the two sheets to look things up.
### fr.ftl has the same keys with the same variables.

## Cover

print-rugby-inside = { $cards } cards, the Advantage, the line with its piles in two halves, a scoreboard, tokens, a sheet to look things up, and the steps of the Non-player. Nothing else is needed.
print-rugby-material = These are the cards of “{ $name }”.{ $ours ->
    [yes] {""} A small { $sign } marks a value that the published rules do not give: it is our reconstruction.
   *[no] {""}
}
print-rugby-plain = Print pages 2 to 4 on ordinary paper, and the line, pages { $pages }, on one side of stiff card.
print-rugby-cut-cards = Cut the cards along the lines that they share: all rows first, then the columns. The value on red ground has a thick frame too, so that nobody needs the colour to find it.
print-rugby-cut-line = Cut the left half of the line along its right edge, and the right half along its dashed tab; glue the first onto the tab.
print-rugby-cut-tokens = Cut out the tokens: the markers for points, in the shape of each side, the clock for the half, and the Ball and the Penalty, which remind you of what has just been scored.
print-rugby-setup = Alone: Line-out and Scrum face up in their place, the other Stops and the Supports in the support pile, all the rest in the draw pile. Four cards face down in the line, four in your hand, the Advantage in the middle.
print-rugby-attack = Open with a Power challenge in the centre. Lay your card, turn the one opposite, and read the result on page 2; page 3 says everything that the Non-player does.
print-rugby-duel = For two: shuffle all { $cards } cards, four each, and toss for who attacks. Cards are laid face down and turned together; page 2 has the answers that are allowed.
print-rugby-halves = Two halves; each is over when a card must be drawn and the pile is empty. All the rules: tablee rules rugby_champion.

## Cards

print-rugby-referee = whistle card
print-rugby-stop = Stop
print-rugby-support = Support
print-rugby-easy = easy
print-rugby-normal = normal
print-rugby-hard = hard
print-rugby-expert = expert
print-rugby-arbitre-does = Cancels an opposing card with a whistle: the challenge is won by exactly one. Against two whistles a scrum; in a duel a penalty or a scrum. Never laid in a challenge.
print-rugby-touche-does = Counts as Passing in a line-out, by difficulty. In a duel, after losing a Passing or Kicking challenge: result void, line-out at once.
print-rugby-melee-does = Counts as Power in a scrum, by difficulty. In a duel, after losing a Power or Passing challenge: result void, scrum at once.
print-rugby-buteur-does = Converts a try or kicks a penalty. The Non-player keeps it aside until the end of the phase.
print-rugby-faute-does = The phase stops, and a scrum begins. In a duel, after losing a challenge: result void, but the other side kicks a penalty or takes a scrum.
print-rugby-rucking-does = Added to the card that was laid.
print-rugby-raffut-does = Added to the card that was laid.
print-rugby-advantage = Advantage
print-rugby-advantage-does = One card more at the next phase, once. Its holder gives it back after losing a challenge by one. A second one is a try: always for the Non-player and in a duel; alone, for you, within one scrum. After a try it returns to the middle.

## Scoreboard and line

print-rugby-board = The score
print-rugby-points-of = { $side ->
    [home] Circle: you
   *[away] Square: the Non-player or the other player
}
print-rugby-tens = tens above, units below
print-rugby-half = Half
print-rugby-difficulty = Difficulty: what Line-out and Scrum count
print-rugby-worth = Try { $points }, conversion { $conversion }, penalty { $penalty }
print-rugby-place-advantage = the Advantage, while nobody has it
print-rugby-line-left = The line, left half
print-rugby-line-right = The line, right half
print-rugby-glue = glue the other half here
print-rugby-touch = TOUCH
print-rugby-every-type = every type
print-rugby-two-types = Power or Passing
print-rugby-opening = opening: Power
print-rugby-place-support = Support pile
print-rugby-place-support-is = Goal-kicker, Deliberate Foul, Supports
print-rugby-place-set = Line-out and Scrum
print-rugby-place-set-is = face up
print-rugby-place-draw = Draw pile
print-rugby-place-draw-is = players and Referees
print-rugby-place-discard = Discard
print-rugby-place-discard-is = until half-time
print-rugby-attacker = ↓ the attacker sits here ↓
print-rugby-tokens = The clock of the half, the Ball and the Penalty to fold, and the markers for points

## To look things up

print-rugby-reference = To look things up
print-rugby-table = The result of a challenge
print-rugby-column-result = for the attack
print-rugby-column-opening = opening
print-rugby-column-inner = inside: { $slots }
print-rugby-column-edge = on the edge: { $slots }
print-rugby-row-by-two = won by 2 or more
print-rugby-row-by-one = won by 1
print-rugby-row-tie = tie
print-rugby-row-lost-one = lost by 1
print-rugby-row-lost-two = lost by 2 or more
print-rugby-cell-choose = choose side and type
print-rugby-cell-try = try
print-rugby-cell-on = next place the same way, type of your choice
print-rugby-cell-arrow = the arrow and the red value of the defending card say where and how
print-rugby-cell-touch = line-out
print-rugby-cell-advantage-arrow = Advantage to the defence, then as for a tie
print-rugby-cell-advantage-touch = Advantage to the defence, then a line-out
print-rugby-cell-lost-two = alone, try for the Non-player; for two, ball to the defence
print-rugby-table-note = Whoever holds the Advantage and loses by one gives it back, and the other side does not take it. At { $slot }, Power or Passing only. After a try or a penalty goal, an attack phase.
print-rugby-scoring = Points
print-rugby-scoring-is = Try { $points }, conversion { $conversion } with a goal card still in hand, which is shown and discarded, penalty { $penalty }.
print-rugby-set = Line-out and scrum
print-rugby-set-touche = Line-out
print-rugby-set-touche-is = Complete your hand and show two players. Passing is added up. The winner takes the Advantage, even from the other side; in a tie nobody does. Then an attack phase.
print-rugby-set-melee = Scrum
print-rugby-set-melee-is = The same with Power. Alone, a challenge follows on the side of the arrow of the Non-player’s hidden card, at { $left } or { $right }: of your choice if you won the scrum, else of its red value. By 2: try; by 1: the Advantage, and a try if it is the second in this scrum.
print-rugby-referees = The Referee
print-rugby-referees-yours = yours
print-rugby-referees-yours-is = After the reveal, on an opposing card with one whistle: challenge won by exactly one, no support. Two whistles: alone a scrum; in a duel a penalty or a scrum.
print-rugby-referees-hand = in hand
print-rugby-referees-hand-is = Never laid in a challenge, a line-out or a scrum. Too few players: discard the Referees and draw as many cards.
print-rugby-duels = For two
print-rugby-duels-challenge = challenge
print-rugby-duels-challenge-is = The attacker names the type, and the side after the opening; each lays a player face down; they are turned together. A defender without a player lays the first of the pile.
print-rugby-duels-answers = answers
print-rugby-duels-answers-is = In this order, once a challenge: Referee (the losing side first), Support (the losing side, then the other), a Stop of whoever has just lost: Deliberate Foul, Line-out after Passing or Kicking, Scrum after Power or Passing. Line-out and Scrum then count as one of the two cards.
print-rugby-duels-penalty = penalty
print-rugby-duels-penalty-is = { $penalty } points with a goal card or a Goal-kicker, or a scrum.
print-rugby-duels-next = then
print-rugby-duels-next-is = Next to attack is whoever conceded, or won the set piece; if the attacker loses by two or has no player left, the other. Both go back to four cards, to five with a fresh Advantage.

## The Non-player

print-rugby-automaton = The steps of the Non-player
print-rugby-column-when = when
print-rugby-column-does = what it does
print-rugby-column-clause = clause
print-rugby-step-phase = a phase begins
print-rugby-step-phase-is = Shuffle its whole support pile. In an attack, replace the turned cards of its line, face down; those that were not turned stay. Complete your hand to four.
print-rugby-step-challenge = a challenge
print-rugby-step-challenge-is = Lay your card first, face up, then turn its card. A card that was turned before is replaced by a fresh one first.
print-rugby-step-arbitre = its card is a Referee
print-rugby-step-arbitre-is = Your card has no whistle: discard it and turn the next. One whistle: you lose by one; if an arrow is needed, turn a card for it. Two whistles: a scrum; if a Goal-kicker already lies aside, { $penalty } points for it instead.
print-rugby-step-support = it loses its first challenge of the phase
print-rugby-step-support-is = Before the result is applied, draw one card of its support pile, only one a phase, line-out and scrum included.
print-rugby-step-blue = … it is a Support
print-rugby-step-blue-is = Add it to its card and compare again.
print-rugby-step-buteur = … it is a Goal-kicker
print-rugby-step-buteur-is = Set it aside: it kicks the conversion or penalty of this phase.
print-rugby-step-faute = … it is a Deliberate Foul
print-rugby-step-faute-is = The phase stops, whatever it is, and a scrum begins with fresh cards.
print-rugby-step-arrow = a tie, or lost by one
print-rugby-step-arrow-is = The ball goes to the neighbouring place that the arrow of its card points to; the type is its red value.
print-rugby-step-one = you lose by one
print-rugby-step-one-is = If you hold the Advantage, give it back, and that is all. Else it takes it; if it held it already, that is a try.
print-rugby-step-two = you lose by two or more
print-rugby-step-two-is = A try for it, even in the opening.
print-rugby-step-try = it scores a try
print-rugby-step-try-is = A Goal-kicker aside: { $conversion } points more. If nothing was drawn in this phase yet, draw a card: only a Goal-kicker counts. The Advantage returns to the middle.
print-rugby-step-edge = on the edge, no try
print-rugby-step-edge-is = Won by one, tied or lost by one: a line-out. If it takes the Advantage, that comes first.
print-rugby-step-touche = line-out, scrum
print-rugby-step-touche-is = It has the card Line-out or Scrum and a hidden card of the pile; a Referee there is discarded and replaced.
print-rugby-step-second = its second Advantage
print-rugby-step-second-is = A try at once, wherever it comes from; after a scrum there is no challenge then.
print-rugby-step-spent = your hand has no player left
print-rugby-step-spent-is = Nothing has happened: a new attack phase with four cards in hand.
print-rugby-step-half = the pile is empty when a card must be drawn
print-rugby-step-half-is = The half is over; what is resolved stands. For the second all is shuffled, line and hand are new, the Advantage returns to the middle.
