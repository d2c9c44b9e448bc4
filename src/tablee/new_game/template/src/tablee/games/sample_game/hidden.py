"""What a seat cannot know of a position: the die under the other cup, listed or thrown anew."""

from __future__ import annotations

from tablee.core.game import Seat
from tablee.core.luck import Rng
from tablee.games.sample_game.moves import FACES
from tablee.games.sample_game.position import SEATS, Position


def hidden_from(match: Position, seat: Seat | None) -> dict[str, list[str]]:
    """What `seat` may not know, by place.

    All that is hidden from a seat has to be the same things in every world that the seat thinks possible, only in
    other places: so it is with cards. A die is not like that, it may show anything. Therefore the faces that it
    does *not* show lie in a place of their own, and together they are always the six faces.
    """
    places: dict[str, list[str]] = {}
    for owner in range(SEATS):
        if match.is_hidden(owner, seat):
            shown = match.cups[owner]
            places[f"cup {owner + 1}"] = [str(shown)]
            others = [str(face) for face in range(1, FACES + 1) if face != shown]
            places["not thrown"] = places.get("not thrown", []) + others
    return places


def imagine(world: Position, seat: Seat, rng: Rng) -> None:
    """SG-2: put any face under the cup that `seat` cannot look under."""
    for owner in range(SEATS):
        if world.is_hidden(owner, seat):
            world.cups[owner] = 1 + rng.below(FACES)
