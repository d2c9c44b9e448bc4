### Worldwide Football in print: the cover, the cards, the pitch, and the two sheets to look things up.
### fr.ftl has the same keys with the same variables.

## Cover

print-football-inside = Two decks of { $cards } Action cards, { $pro } of them marked PRO, five teams of eleven Player cards with their Team cards, the pitch with its PA, Stars and other tokens, a sheet to look things up, and the steps of the virtual opponent. You also need a d20 and two ordinary dice.
print-football-material = The edition is “{ $name }”.{ $ours ->
    [yes] {""} A small { $sign } marks a value that the published rules do not give: it is our reconstruction.
   *[no] {""}
}
print-football-plain = Print pages 2 to 4 on ordinary paper, the pitch on page 4 better on stiff card.
print-football-cut-cards = Cut the cards along the lines that they share: all rows first, then the columns. The blue deck has its letters in circles, the red one in squares; each team has its own pattern on the shirt, too.
print-football-cut-tokens = Cut out the tokens: the ball, { $stars } Stars, two markers for goals, the clock, and for each side a yellow card (one stroke) and a red one (two strokes).
print-football-play-amateur = In Amateur, take out the PRO cards and the Team cards. In Professional, each takes that of the team, its three abilities and two others of choice.
print-football-play-alone = Alone, split the opponent’s Action deck as page 3 says, which then gives each of its steps. For two, each has a deck, a team and a hand.
print-football-play-attack = Whoever has the ball lays attack cards one by one and moves up the pitch. To each the other side answers with a defence card and the d20, or draws.
print-football-play-shot = In the box one may shoot: a die for the shooter, a die for the keeper.
print-football-play-half = A half is over when an Action pile is empty and both sides have given the ball back one after the other. All the rules: tablee rules worldwide_football.

## Cards

print-football-pa = +{ $pa } PA
print-football-needs = From { $pa } PA on.
print-football-after = Straight after { $cards }.
print-football-or = { $first } or { $last }
print-football-draws = { $kind ->
    [action] Once it stands, draw an Action card.
   *[player] Once it stands, draw a Player card.
}
print-football-bonus = { $bonus } on the shooter’s die.
print-football-wide = Off target on { $dice }.
print-football-deck = { $side ->
    [home] Action, blue
   *[away] Action, red
}
print-football-also = Played by the virtual opponent it also has { $abilities }.
print-football-tokens = The ball, the Stars, the cards shown, the markers for goals and the clock

## Pitch

print-football-pitch = The pitch
print-football-goals = { $side ->
    [home] Goals, circle
   *[away] Goals, square
}
print-football-half = Half
print-football-how-ball = The ball lies on the PA of whoever attacks, and starts from 0 again when it changes sides.
print-football-how-target = Right of each space: what the d20 needs, modifiers included, to win the ball from an attack that has just arrived there.
print-football-how-goal = Either side attacks upwards.
print-football-at-start = a possession begins
print-football-at-counter = Counter-attack: start here
print-football-at-corner = corner
print-football-at-special = virtual opponent: Special pile
print-football-at-choice = PRO, foul: free kick of your choice
print-football-at-penalty = PRO, foul: penalty
print-football-at-card = from here on: { $card }
print-football-at-shot = shot ({ $bonus })

## To look things up

print-football-reference = To look things up
print-football-defence = Defence
print-football-reached = PA reached
print-football-target = the d20 needs
print-football-against = against
print-football-codes = { $codes }. A natural 20 is always good, a 1 never. A dash: the card does not answer. Nobody defends on a shot.
print-football-shots = Shots
print-football-by-pa = { $bonus } at { $pa } PA
print-football-shots-are = From { $pa } PA on: a d6 for the shooter, a d6 for the keeper. The shooter has { $list }. Higher: goal. Lower: saved. Equal: saved in Amateur, corner in Professional. A 1 of the shooter is off target. After a save, a miss or a block the defence has the ball, at 0 PA.
print-football-match = Hands
print-football-instead = no defence
print-football-instead-is = Draw { $instead } Action cards, except on a shot.
print-football-hands = at kick-off
print-football-hands-is = { $kicks } Action cards for whoever kicks off, { $other } for the other, { $players } Player cards each.
print-football-limits = most in hand
print-football-limits-is = { $most } Action cards and { $mostplayers } Player cards; after a red card { $red } and { $redplayers }.
print-football-give = giving the ball back
print-football-give-is = Whenever you decide; the laid cards are discarded. If both do so in a row while no pile is empty, each draws { $give }, once a pair.
print-football-fouls = Fouls and dead balls (PRO)
print-football-foul = foul
print-football-foul-is = A tackle or Stopper that fails on { $tackle } on the d20, pressing that fails on { $pressing }. The attack card stands.
print-football-check = card
print-football-check-is = A d6: { $yellow } yellow; { $redfrom } red if the side has a yellow already or from { $redpa } PA on, else yellow. Yellow: discard { $humanyellow ->
    [one] a card
   *[other] { $humanyellow } cards
}.
print-football-where = by PA
print-football-where-is = Below { $choice }: indirect free kick. From { $choice } on: direct or indirect, as you like. From { $penalty } on: penalty.
print-football-restart = free kick
print-football-restart-is = Indirect: PA are kept, play goes on with { $restart }. Direct: a shot without a card or PA bonus, the keeper has +{ $keeper }; equal: corner.
print-football-corner = corner
print-football-corner-is = At { $corner } PA; play goes on with { $cornercards }.
print-football-penalty = penalty
print-football-penalty-is = Two d6: different, goal; equal, saved, and the ball changes sides. For two, each secretly picks a face.
print-football-abilities = Star abilities, one Star each

## The virtual opponent

print-football-rival = The steps of the virtual opponent
print-football-column-when = when
print-football-column-does = what it does
print-football-column-clause = clause
print-football-at-pa = { $card } at { $pa } PA
print-football-rival-note = With numbers: with the ball, the first that applies. A card taken from the discard is laid at once and may be defended. One Star each time, only for an ability of its team.
print-football-rival-setup = set-up
print-football-rival-setup-is = its Action deck in three piles face down: Defence (all defence cards), Special ({ $specials }), Action (the rest). Two of its Player cards are turned up: they are active.
print-football-rival-defends = you lay a card
print-football-rival-defends-is = turn the top card of its Defence pile; if it answers, throw the d20. Discard it. Empty pile: rebuild it from its discard. Nothing on a shot. If it does not answer, an active Stopper or Sweeper that does steps in.
print-football-rival-trap = … that a trap may catch
print-football-rival-trap-is = a d6 first: from { $calls } on, Offside trap instead of its Defence card, then the die of the ability; else no Star.
print-football-rival-block = … it leads, its Action pile is low
print-football-rival-block-is = with { $pile } cards or fewer, Defensive block before its first d20, once a possession.
print-football-rival-dead = free kick, corner
print-football-rival-dead-is = no Star, no Build-up. Indirect: Special pile at { $special } PA, else Action pile; what is not { $restart } goes under it, and the whole pile seen means ball back. Corner: Special pile, else Action pile until { $cornercards }, the others are shuffled back; none: ball back.
print-football-rival-shoots = { $shoots } PA or more, active shot
print-football-rival-shoots-is = it shoots: volley or header if their condition holds, else shot.
print-football-rival-scheme = { $shoots } PA or more, no active shot
print-football-rival-scheme-is = Tactical plan: a shot from its Action pile, else from its discard. No Star or no shot: ball back.
print-football-rival-special = exactly { $special } PA
print-football-rival-special-is = the next card comes from the Special pile.
print-football-rival-recovers = Build-up active
print-football-rival-recovers-is = it takes from its discard, if it may be laid, the first of: { $recovers }.
print-football-rival-creativity = { $special } PA, Special pile empty
print-football-rival-creativity-is = Creativity: a d6, { $first } { $firstcard }, above { $secondcard } from the discard; the other if that is not there; neither: nothing.
print-football-rival-action = its Action pile
print-football-rival-action-is = it lays the top card. A shot is set aside as active and another card is turned. Dribble, long pass, knock past and first touch have no effect, pass and one-two activate a Player card; all give their PA.
print-football-rival-endurance = Action pile empty
print-football-rival-endurance-is = Endurance: { $endurance }, if it is in the discard.
print-football-rival-offensive = … and { $shoots } PA within reach
print-football-rival-offensive-is = Attacking play, if the Stars it holds are enough to get there; { $offensive } at most, a possession in Amateur, a match in Professional.
print-football-rival-back = none of these
print-football-rival-back-is = it gives the ball back.
print-football-rival-counter = it wins the ball
print-football-rival-counter-is = Counter-attack whenever possible: won by a defence at { $counter } PA or more, it starts at { $counterpa } PA.
print-football-rival-efficiency = it shoots
print-football-rival-efficiency-is = Efficiency when behind; when level, on a d6 from { $calls } on. Not on a free kick.
print-football-rival-dive = your tackle fails without a foul
print-football-rival-dive-is = a d6: from { $calls } on, Simulation, then the die of the ability.
print-football-rival-players = its Player cards
print-football-rival-players-is = played as soon as they can change the result, then discarded; none on a penalty.
print-football-rival-fourth = one active card too many
print-football-rival-fourth-is = more than { $active }: behind or level it drops a defender, else a goalkeeper; ahead a midfielder, else a forward; the longest active, and without any the new one.
print-football-rival-direct = foul from { $choice } to { $under } PA
print-football-rival-direct-is = a direct free kick only at { $choice } PA and without an active shot.
print-football-rival-cards = a card for it
print-football-rival-cards-is = yellow: { $rivalyellow ->
    [one] the top card of its Action pile is discarded
   *[other] the top { $rivalyellow } cards of its Action pile are discarded
}; red: { $rivalred ->
    [one] the top one
   *[other] the top { $rivalred }
}.
print-football-rival-subs = substitutions (option)
print-football-rival-subs-is = without a Star, when an ability would apply, a Player card leaves the match for the Star: a forward then a midfielder when ahead, else a defender then a goalkeeper; { $subs } a match.
print-football-rival-half = end of a half
print-football-rival-half-is = with an empty Action pile on one side at least, when both sides have just given the ball back in a row. At half-time all is shuffled; cards shown, limits and Stars stay.
