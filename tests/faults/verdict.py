"""Whether all that was acknowledged is there, once, and nothing that was never sent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from tablee.core.record import Ply, Record, begin, replay_ply
from tablee.games import find_game
from tablee.server.store import Store, open_store
from tests.faults.people import OPTIONS, Circle
from tests.faults.street import Street


class Verdict(msgspec.Struct):
    """What came of it."""

    acknowledged: int
    games: int
    lost: int
    """Acknowledged moves that are not in the journal."""
    doubled: int
    """Messages that are there more than once."""
    foreign: int
    """Moves that nobody sent, or not like this."""
    two_owners: int
    """Entries that were written by a server which did not lead the table."""
    claims: int
    waits: list[float]
    """From a lost line to the table again, in seconds, in order."""
    moves: list[float]
    """From a move to its acknowledgement, in seconds, in order."""

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.foreign or self.two_owners)


async def verdict(street: Street, circles: Sequence[Circle]) -> Verdict:
    """Read every journal, and play it again by the rules."""
    store = open_store(street.place)
    await store.open()
    try:
        found = [await _judge(store, circle) for circle in circles]
    finally:
        await store.close()
    members = [member for circle in circles for member in circle.members]
    return Verdict(
        acknowledged=sum(circle.acknowledged for circle in circles),
        games=sum(len(circle.tables) for circle in circles),
        lost=sum(lost for lost, _, _ in found),
        doubled=sum(doubled for _, doubled, _ in found),
        foreign=sum(foreign for _, _, foreign in found),
        two_owners=street.two_owners(),
        claims=street.claims(),
        waits=sorted(wait for member in members for wait in member.waits.for_table),
        moves=sorted(wait for member in members for wait in member.waits.for_move),
    )


async def _judge(store: Store, circle: Circle) -> tuple[int, int, int]:
    kept: Counter[tuple[str, int, str, str]] = Counter()
    game = find_game("artropp")
    for table in circle.tables:
        plies = [entry for entry in await store.journal(table) if entry.kind == "ply"]
        kept.update((table, entry.actor, entry.message, entry.body) for entry in plies if entry.message)
        state = begin(Record(game.id, game.version, game.material, len(circle.members), OPTIONS), game)
        for number, entry in enumerate(plies):
            replay_ply(state, game, Ply(entry.actor, entry.body, entry.at), number)
    lost = sum(
        not kept[table, member.seat, message, move]
        for member in circle.members
        for table, message, move in member.acknowledged
    )
    messages = Counter((table, actor, message) for table, actor, message, _ in kept.elements())
    doubled = sum(times - 1 for times in messages.values())
    foreign = sum(circle.members[actor].sent.get((table, message)) != move for table, actor, message, move in kept)
    return lost, doubled, foreign


def at(share: float, values: Sequence[float]) -> float:
    """The value that so large a share of them does not exceed; none if there are no values."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0
