### L’Artropp: every word people read about this game.
### fr.ftl has the same keys with the same variables. $you is "yes" when the reader is the one who acts.

## The game

game-title = L’Artropp
game-tagline = The card game for people of good company.
game-description = Lengthen the line of assault, turn the arrow in time, and let somebody else pay for the attack.
game-length = 2 to 6 generals, about half an hour.

## What a table agrees on

option-rounds = rounds
option-rounds-help = How many rounds a game has that starts with three generals or more.
option-duel_rounds = rounds of a duel
option-duel_rounds-help = How many rounds a game has that starts as a duel. Such a round lasts as long as the draw pile.
option-br_value = value of a Br.
option-br_value-help = How many braves each Br. symbol on a card costs.
option-purse = purse
option-purse-help = What every general brings to the table, counted in Br.
option-rebuy = second purse
option-rebuy-help = A general whose purse is empty may borrow a new one and go on playing.
option-free_drums = free drums
option-free_drums-help = Drums have no number: whoever plays one chooses which end it shuts. In a showdown they win nothing.
option-skip_empty_pot = no fight for nothing
option-skip_empty_pot-help = When there is nothing in the pot, the round ends without a showdown and everybody keeps their cards.
option-arrow_each_round = arrow to the right every round
option-arrow_each_round-help = Every round begins with the arrow to the right. Otherwise that holds for the first one only, and then it stays as it was left.
option-open_table = open table
option-open_table-help = People may leave, and others take a free seat, between two rounds.
option-free_places = free seats
option-free_places-help = How many seats, the last ones, are still free when the game begins.

## Units: the family, a card of it, the card in a sentence, and the same very short

family-orc = orcs
family-lutinoid = lutinoids
family-human = humans
family-artillery = artillery
family-drum = drums
family-sniper = snipers
family-officer = officers

card-orc = orc { $number }
card-lutinoid = lutinoid { $number }
card-human = human { $number }
card-artillery = artillery { $number }
card-drum = drum { $number }
card-free-drum = drum
card-sniper = sniper
card-officer = officer { $number }

the-orc = the orc { $number }
the-lutinoid = the lutinoid { $number }
the-human = the human { $number }
the-artillery = the artillery { $number }
the-drum = the drum { $number }
the-free-drum = a drum
the-sniper = a sniper
the-officer = the officer { $number }

badge-orc = Orc { $number }
badge-lutinoid = Lut { $number }
badge-human = Hum { $number }
badge-artillery = Art { $number }
badge-drum = Drm { $number }
badge-free-drum = Drm
badge-sniper = Snp
badge-officer = Off { $number }

## Small change

# Somebody who gave no name.
nameless = general { $number }
# A number as it stands in a line; the two ends may be shut by a drum.
number-in-line = { $number ->
    [0] the drum
    [16] the drum
   *[other] the { $number }
}
br = { $br } Br.
braves = { $amount ->
    [one] { $amount } brave
   *[other] { $amount } braves
}
units = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
# What still fits at an end; beyond the units 1 and 15 there are only the drums.
below-line = { $low ->
    [1] a drum at the low end
   *[other] below { $low }
}
above-line = { $high ->
    [15] a drum at the high end
   *[other] above { $high }
}
# Somebody and something of theirs, in a row of such.
person-with = { $you ->
    [yes] you ({ $what })
   *[no] { $name } ({ $what })
}
line-now = { $duel ->
    [yes] (line { $line }: { br })
   *[no] (line: { br })
}
table-the-line = The line
table-line-number = Line { $line }
table-line-empty = empty
table-line-cost = { $br } Br. = { $amount ->
    [one] { $amount } brave
   *[other] { $amount } braves
}

## What happened

event-round-began = Round { $round }{ $duel ->
    [yes] , a duel
   *[no] {""}
}. { $you ->
    [yes] You go first
   *[no] { $name } goes first
}{ $way ->
    [left] ; the arrow still points to the left.
   *[right] .
}
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] {""}
}
event-reshuffled = The draw pile is used up: the discards are shuffled into a new one ({ $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}).
event-added-unit = { $you ->
    [yes] You add
   *[no] { $name } adds
} { $card } { line-now }.
event-added-drum = { $you ->
    [yes] Drum roll: you shut
   *[no] Drum roll: { $name } shuts
} the { $end ->
    [low] low
   *[high] high
} end with { $card } { line-now }.
event-added-officer = { $you ->
    [yes] You stack
   *[no] { $name } stacks
} { $card } on the { $number } { line-now }.
event-added-sniper = { $you ->
    [yes] You hide
   *[no] { $name } hides
} a sniper right after { number-in-line } { line-now }.
event-arrow-turned = { $you ->
    [yes] You point
   *[no] { $name } points
} the arrow { $duel ->
    [yes] { $way ->
        [right] clockwise
       *[left] counterclockwise
    }
   *[no] to the { $way ->
        [right] right
       *[left] left
    }
}.
event-passed = { $you ->
    [yes] You have nothing to open line { $line } with, and pass.
   *[no] { $name } has nothing to open line { $line } with, and passes.
}
event-assaulted = Charge! { $you ->
    [yes] You lead
   *[no] { $name } leads
} { units }{ $duel ->
    [yes] {""} from line { $line }
   *[no] {""}
} into the assault { $amount ->
    [0] and it costs nothing
   *[other] and { $you ->
        [yes] pay
       *[no] pays
    } { braves } ({ br })
}.
event-announced = { $you ->
    [yes] You call
   *[no] { $name } calls
} { $way ->
    [high] “Higher!” The highest card takes the pot.
   *[low] “Lower!” The lowest card takes the pot.
}
event-committed = { $you ->
    [yes] You lay { $card } face down.
   *[no] { $name } lays a card face down.
}
event-revealed = The cards are turned: { $cards }.
event-felled = { $you ->
    [yes] Your sniper fires
   *[no] { $name } lets the sniper fire
}: { $target_you ->
    [yes] your unit falls.
   *[no] { $target } loses a unit.
}
event-held-fire = { $you ->
    [yes] Your sniper holds fire.
   *[no] { $name } tells the sniper to hold fire.
}
event-pot-won = { $amount ->
    [0] { $you ->
        [yes] You win
       *[no] { $name } wins
    } with { $card }, but the pot is empty.
   *[other] { $you ->
        [yes] You take
       *[no] { $name } takes
    } the pot of { braves } with { $card }!
}
event-pot-shared = The pot is shared: { $shares }.
event-pot-carried = { $amount ->
    [0] Nobody wins, and there was nothing to win.
   *[other] Nobody wins: the pot of { braves } stays on the table.
}
event-round-over = Round { $round } is over.
event-left = { $bankrupt ->
    [yes] { $you ->
        [yes] Your purse is empty: you leave the table
       *[no] { $name } leaves the table with an empty purse
    }
   *[no] { $you ->
        [yes] You leave the table
       *[no] { $name } leaves the table
    }
} { $result ->
    [won] { braves } up.
    [lost] { braves } down.
   *[even] with neither gain nor loss.
}
event-joined = { $you ->
    [yes] You sit down at the table with a full purse.
   *[no] { $name } sits down at the table with a full purse.
}
event-rebought = { $you ->
    [yes] You fill your purse again and now owe { braves }.
   *[no] { $name } borrows a new purse and now owes { braves }.
}
event-session-over = The game is over: { $winners ->
    [one] { $you ->
        [yes] you win!
       *[no] { $name } wins!
    }
   *[other] { $names } share the victory.
}

## What can be done

move-open = open { $duel ->
    [yes] line { $line }
   *[no] the line
} with { $card }
move-open-drum = open { $duel ->
    [yes] line { $line }
   *[no] the line
} with { $card } and shut its { $end ->
    [low] low
   *[high] high
} end
move-add-low = add { $card } at the low end
move-add-high = add { $card } at the high end
move-drum = shut the { $end ->
    [low] low
   *[high] high
} end with { $card }
move-officer = stack { $card } on the { $number }
move-sniper = slip a sniper between { $low } and { $high }
move-assault = { $amount ->
    [0] charge! take the line for free
   *[other] charge! pay { br } = { braves }
}
move-assault-duel = { $amount ->
    [0] charge! take the line for free
   *[other] charge! pay { br } = { braves } to { $name }
}
move-arrow = { $way ->
    [right] arrow to the right:
   *[left] arrow to the left:
} { $you ->
    [yes] you play next
   *[no] { $name } plays next
}
move-arrow-duel = { $way ->
    [right] arrow clockwise:
   *[left] arrow counterclockwise:
} { $name } plays next, on line { $line }
move-high = higher: the highest card takes the pot
move-low = lower: the lowest card takes the pot
move-commit = lay { $card } face down
move-commit-drum = lay { $card } face down, which wins nothing
move-fell = fell { $card } ({ $name })
move-hold = hold fire
move-stay = stay and play on
move-leave = { $result ->
    [won] leave the table, { braves } up
    [lost] leave the table, { braves } down
   *[even] leave the table, with neither gain nor loss
}
move-rebuy = borrow { braves } for a full purse
move-join = sit down here with a purse of { braves }
move-wait = leave this seat free
move-pass = pass: no card in your hand can open line { $line }
move-draw = draw { $card }
move-start = { $you ->
    [yes] you go first
   *[no] { $name } goes first
}

## What is to be decided now

# How far the session is.
progress = Round { $round } of { $rounds }
prompt-starting = Fate decides who goes first.
prompt-drawing = Cards are being drawn.
prompt-open = Your turn: open { $duel ->
    [yes] line { $line }
   *[no] the line
} with a unit or a drum.
prompt-pass = Your turn, but no card in your hand can open line { $line }: you have to pass.
prompt-turn = { $duel ->
    [yes] Your turn, on line { $line }
   *[no] Your turn
}: { $open ->
    [low] the high end is shut; play { below-line }
    [high] the low end is shut; play { above-line }
    [none] both ends are shut; only an officer or a sniper can still get in
    [other] play any number but { $low }
   *[both] play { below-line } or { above-line }
}, or charge and pay { $amount ->
    [0] nothing
   *[other] { braves } ({ br })
}.
prompt-no-card = { $duel ->
    [yes] Your turn, but none of your cards fits line { $line }
   *[no] Your turn, but none of your cards fits the line
}: only the assault is left, { $amount ->
    [0] which costs nothing
   *[other] for { braves } ({ br })
}.
prompt-arrow = You played a special unit: which way shall the arrow point?
prompt-announce = { $amount ->
    [0] The pot is empty, but its showdown takes place: will the highest card win, or the lowest?
   *[other] You led the assault. Who shall have the pot of { braves }: the highest card or the lowest?
}
prompt-commit = { $amount ->
    [0] The pot is empty
   *[other] For the pot of { braves }
}: lay one card face down. { $way ->
    [high] The highest wins.
   *[low] The lowest wins.
}
prompt-snipe = Your sniper is in position: shall a rival unit fall, and which?
prompt-stay = Round { $round } is over. Do you stay at the table?
prompt-ruined = Your purse is empty: borrow a new one, or leave the table?
prompt-free-place = This seat is free: do you sit down?
prompt-wait-turn = It is for { $names } to play{ $duel ->
    [yes] {""} on line { $line }
   *[no] {""}
}.
prompt-wait-arrow = { $names } turns the arrow.
prompt-wait-announce = { $names } decides: higher or lower?
prompt-wait-commit = The secret cards are being chosen. Still to come: { $names }.
prompt-wait-commit-leader = The others fight for the pot. Still to come: { $names }.
prompt-wait-snipe = { $names } takes aim with the sniper.
prompt-wait-interval = Between two rounds. Still to decide: { $names }.
prompt-over = The game is over.

## The end

reason-rounds = The last round has been played.
reason-alone = There are not enough generals left to go on.
outcome-won = { $you ->
    [yes] You win the game. Well done, general!
   *[no] { $name } wins the game.
}
outcome-shared = The victory is shared by { $names }.
outcome-standing = { $you ->
    [yes] You
   *[no] { $name }
}{ $seated ->
    [yes] {""}
   *[no] {""} (left the table)
}: { $result ->
    [won] { braves } won
    [lost] { braves } lost
   *[even] neither gain nor loss
}

## What a simulation counts: the name of each column {lab}

figure-line-cards = cards in a line taken
figure-line-br = cost of a line (Br.)
figure-pot = pot won (braves)
figure-pot-won = share of pots won at once

## Why a move is not allowed

refused-phase = { $phase ->
    [turn] { $move } is a move for your turn at the line; that is not what is asked now.
    [arrow] The arrow is only turned right after a special unit.
    [announce] Only the leader of an assault announces, right after paying.
    [commit] Cards are laid face down only in the showdown for a pot.
    [snipe] A sniper only fires in the showdown, once the cards are turned.
    [interval] People come and go only between two rounds.
   *[other] { $move } is for chance to say, not for you.
}
refused-not-in-hand = You do not hold the card for { $move }.
refused-drum-number = A free drum has no number in a showdown and wins nothing; to lay it all the same, play =d.
refused-drum-end = Say which end the drum counts for: =d0 or =d16.
refused-target = There is no rival unit for { $move } to fell.
refused-chance = { $move } cannot come up now.
refused-pass = You may only pass where an empty line awaits and none of your cards can open it. Add a unit, or charge.
refused-empty-line = There is nothing to lead into an assault yet: open the line.
refused-opening = An officer or a sniper cannot open a line: begin with another unit or a drum.
refused-officer = No unit { $number } stands in the line for the officer to be stacked on.
refused-gap = There is no room for a sniper right after { number-in-line }.
refused-shut = Drums shut both ends: only an officer or a sniper can still get in.
refused-one-end = A drum shuts the { $end ->
    [lower] low
   *[upper] high
} end, and { $number } does not fit at the other: the line runs from { $low } to { $high }.
refused-inside = { $number } is neither below { $low } nor above { $high }, the two ends of the line.
refused-free-place = This seat is free: sit down (join) or leave it free (wait).
refused-ruined = Your purse is empty: borrow a new one (rebuy) or leave the table (leave).
refused-solvent = Your purse is not empty: play on (stay) or leave the table (leave).
error-free-places = With { $seats } seats at most { $most } may be free when the game begins, not { $given }.

## Why a decent general would do it {why}

why-assault = Better to pay { $br } Br. now than more later, or there was no way on.
why-opening = An opening like this leaves room on both sides.
why-small-step = A small step: it leaves room to add another unit next time.
why-cheap-assault = This line costs next to nothing: better to take it now than a dear one later.
why-cannot-add = No card in hand fits the line: nothing is left but the assault.
why-keeps-options = It leaves { $options ->
    [one] another card
   *[other] { $options } more cards
} in hand that will still fit the line.
why-narrows = { $room ->
    [0] It closes the line: no number fits any more.
    [one] It leaves the neighbours a single free number.
   *[other] It leaves the neighbours only { $room } free numbers.
}
why-special-turns-arrow = A special unit commands the arrow, and the arrow decides who has to play next.
why-special-ends-round = The unit fits, and the arrow is not at stake: the round ends with this turn, which sets it clockwise again.
why-likely-win = This card has about a { $chance }% chance of taking the pot.
why-spare-card = The pot is hardly within reach: better to part with a card that will not be missed.
why-drum-wins-nothing = A free drum has no number in a showdown: it wins nothing, and the other cards stay in hand.
why-last-showdown = Nothing is kept after the last showdown: a card that may win is better played than held.
why-sniper-pays = No other card is likely to win: the sniper keeps the pot from whoever should not have it.
why-announce = Whatever the others hold on this side, they will have to spend it.
why-aim = This shot hurts: the pot stays on the table, or goes to somebody less to be feared.
why-save-pot = Not a bad place for this pot to go: a shot would only make things worse.
why-stay = The purse is not empty, and luck may turn: time to play on.

# What made the difference between two moves: the end of a sentence (why-difference).
because-money = more money, compared with the rest of the table
because-hand = better cards in hand

## Details of errors in a deck file, in the very words of the engine

detail-deck-family = has an unknown family; one of { $families }
detail-deck-br = br must be from 0 to { $most }, is { $given }
detail-deck-copies = copies must be from 1 to 4, is { $given }
detail-deck-sniper-numbers = has numbers, and a sniper has none
detail-deck-no-numbers = needs numbers
detail-deck-drum-number = number { $given } is not 0 or 16
detail-deck-number = number { $given } is not from 1 to 15
detail-deck-drum-copies = only one drum fits each end
detail-deck-twice = stands in the deck twice; use copies
detail-deck-size = a deck has { $fewest } to { $most } cards, this one { $given }
detail-deck-no-opening = at most { $most } officers and snipers in all, here { $given }

## The pictures of the rules {rules}

picture-AR-5 = The line runs from 5 to 9. Whatever is below 5 fits on the left, whatever is above 9 on the right; nothing goes in between.
picture-AR-5-seen = A line of three cards, 5, 8 and 9; to the left of it a 2 and a 4, to the right a 10 and a 13, framed because they fit.
picture-AR-9 = A sniper has slipped into the gap between 5 and 9, an officer stands on the 9, and the drum has shut the high end. The low end is still open.
picture-AR-9-seen = A line: 5, a sniper, 9 with an officer 9 on it, 12, and the drum 16 with a bar behind it.
picture-AR-10 = Seen from above: the arrow points to the right, so the neighbour on the right plays next.
picture-AR-10-seen = Five generals around an oval table; an arrow leads from the one at the bottom to the neighbour on the right.

## The sheet of a session {after}

sheet-gain = Won or lost
sheet-units = Units added to lines
sheet-assaults = Assaults led
sheet-paid = Paid for assaults
sheet-pots = Pots won
sheet-biggest-pot = Biggest pot
sheet-felled = Units felled by snipers
sheet-braves = { $amount }
sheet-result = { $result ->
    [won] +{ $amount }
    [lost] −{ $amount }
   *[even] 0
}
sheet-wealth = Won or lost, round by round (braves)
sheet-round = round { $round }
sheet-the-biggest-pot = { $pot } It is the biggest pot of the session.

## Terminal

table-round-of = round { $round }/{ $rounds }
table-pot-holds = pot { $amount }
table-pile-and-discard = pile { $pile } · discard { $discard }
table-line-ends = { $low ->
    [shut] { $high ->
        [shut] shut at both ends
       *[other] low end shut, open above { $high }
    }
   *[other] { $high ->
        [shut] open below { $low }, high end shut
       *[other] open below { $low } and above { $high }
    }
}
table-generals = general
table-purse = purse
table-gain = gain
table-cards = cards
table-showdown = laid
table-order-of-generals = Arrow { $way ->
    [right] to the right
   *[left] to the left
}: { $names }
table-order-of-lines = Arrow { $way ->
    [right] clockwise
   *[left] counterclockwise
}: line { $lines }
help-tools = Check a deck of your own for L’Artropp, or write one to fill in.

## The page

page-generals = The generals
page-gain = { $sign ->
    [1] +{ $amount }
    [-1] −{ $amount }
   *[0] ±0
}
page-debt = owes { $amount }
page-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
page-place-free = free seat
page-acts = to act
page-next = next
page-leads = led the assault
page-arrow = { $way ->
    [left] to the left
   *[right] to the right
}
page-arrow-duel = { $way ->
    [left] counterclockwise
   *[right] clockwise
}
page-piles = Piles and pot
page-pile = Draw pile { $cards }
page-discard = Discards { $cards }
page-pot = Pot { $amount }
page-showdown = The showdown
page-assault-led = { $you ->
    [yes] You led the assault
   *[no] { $name } led the assault
}: { $br } Br. = { $amount ->
    [one] { $amount } brave
   *[other] { $amount } braves
}
page-highest-wins = Higher! The highest card takes the pot.
page-lowest-wins = Lower! The lowest card takes the pot.
page-felled = felled
page-face-down = a card face down
page-shut-low = Shut the low end
page-shut-high = Shut the high end
page-card-choose = { $card }: { $places } places to choose from
page-choose-place = Now choose the place.
page-place-choose = { $cards } cards go here: choose one
page-choose-card = Now choose the card that goes there.
page-not-there = It does not go there.
# The first game as its guide tells it (lesson.txt).
lesson-welcome = Welcome, general. A city is under siege, and a line of troops grows card by card. Whoever orders the attack pays for the troops: let it be somebody else!
lesson-goal = These are the generals with their purses. In three rounds the richest one will have won. The arrow shows which way the turn goes; watch, it begins.
lesson-line = A human, the 7, opens the line. A card joins it if its number is lower than all the others, or higher than all of them.
lesson-orc = Your turn. Play the orc 9: it is above the 7, and an orc costs nothing. You draw another card at once.
lesson-price = The line goes from 5 to 11. Every Br. symbol has its price: this is what whoever led the assault now would pay. It only grows.
lesson-drum = The line goes from 5 to 12. Play your drum, the 16: it shuts the high end of the line. It is a special unit, and dear, but it lets you choose what comes next.
lesson-arrow = After a special unit you turn the arrow. Leave it to the right: your neighbour will have to find a number below 5.
lesson-stuck = The high end is shut, and there is no low number in hand: your neighbour must lead the assault, take the line and pay 600 braves into the pot.
lesson-showdown = “Higher” was called. All the others lay one card face down, and the highest takes the pot. Your orc 15 is made for this.
lesson-won = 600 braves for you! Whoever led the assault opens the next round; hands are topped up, and the arrow stays as it is.
lesson-assault = The line goes from 6 to 11, and nothing you hold fits. Lead the assault without regret: a single Br. is 50 braves. Later it would be dearer.
lesson-announce = You paid, so you call: will the highest card take the pot, or the lowest? As you like; the three others fight for it.
lesson-opening = You led the assault, so you open the new line. Begin with the orc 8, which costs nothing.
lesson-officer = Your officer 9 does not go to an end of the line: it joins a unit with its number. There is a 9: play it, and the line will cost 500 braves.
lesson-back = This time turn the arrow to the left: the general who has just played must play again, below 5 or above 14.
lesson-last = Nothing fitted: 500 braves in the pot, and “higher” was called again. Lay your orc 13, the best you have.
lesson-sniper = Ouch, a 14! But here is a sniper. It never wins the pot, but it may fell a card before they are compared. Watch.
lesson-bravo = The 14 is down, your 13 wins, and you are the richest general. Well done! In the line, a sniper slips into a gap between two numbers.

# Why a card has no place in the line: which ends are open, and what lies there.
page-no-place = { $ends ->
    [both] It would have to be below { $low } or above { $high }.
    [other] It would have to be any number but { $low }.
    [low] It would have to be below { $low }.
    [high] It would have to be above { $high }.
   *[none] Both ends of the line are shut.
}

# Big moments, over the table

moment = { $kind ->
    [won] The pot is won!
   *[carried] Nobody wins
}

## Opponents who have a name, and their manner

manner-high = likes high numbers, and to announce the highest
manner-lavish = likes humans and artillery, and to announce the lowest
manner-thrifty = likes to play orcs, and keeps special units for later
manner-trickster = likes to play special units early
