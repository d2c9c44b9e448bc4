"""Rugby Champion: a match of rugby in challenges, card against card.

Alone against the game itself, whose *Non-joueur* follows rules and never chooses, or a duel for two. A challenge is on
Physique, Passe or Pied: won by two it is a try, won by one the ball goes on towards the touch line, tied or lost by
one it goes where the defender's card points. Touches and mêlées are sums of two cards. A half lasts as long as the
pile. Sheet: *Rugby Champion*, solo rules; the duel and the values of the cards are reconstructed (``data/cards.toml``).
Clauses RC-1 to RC-60.
"""

from tablee.games.rugby_champion.box import open_box

__all__ = ["open_box"]
