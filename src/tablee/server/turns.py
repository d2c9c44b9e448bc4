"""Work that takes long waits for its turn, and the turns go round among those who asked for it."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Collection, Iterator


class Turn:
    """A place among those that work, or in the queue for one."""

    def __init__(self, turns: Turns, askers: Collection[str], is_long: bool) -> None:
        self._turns = turns
        self.askers = askers
        self.is_long = is_long
        self.has_come: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asker = ""
        """For whom it is; known when it has come."""

    def end(self) -> None:
        """Somebody else may have it; safe to say more than once."""
        self._turns.give_back(self)


class Turns:
    """So many things may be done at once, each for one or several askers who would all like it done.

    Who asks for much waits for himself: a turn goes to whoever had none for the longest time. And nobody takes all
    places for long, so that there is one for whatever is done at a glance.
    """

    def __init__(self, at_once: int, long_for_one: int) -> None:
        """At most `long_for_one` of the places are busy for long on behalf of one asker."""
        self._free = at_once
        self._long_for_one = long_for_one
        self._queues: OrderedDict[str, deque[Turn]] = OrderedDict()
        self._long: Counter[str] = Counter()
        self._taken: set[Turn] = set()

    def __len__(self) -> int:
        """How many wait."""
        return len({turn for queue in self._queues.values() for turn in queue if not turn.has_come.done()})

    def waiting_for(self, asker: str) -> int:
        """How many turns somebody waits for."""
        return sum(not turn.has_come.done() for turn in self._queues.get(asker, ()))

    async def take(self, askers: Collection[str], *, is_long: bool) -> Turn:
        """Wait until it is their turn; whoever stops waiting leaves the queue."""
        turn = Turn(self, askers or ("",), is_long)
        for asker in turn.askers:
            self._queues.setdefault(asker, deque()).append(turn)
        self._go_on()
        try:
            if not turn.has_come.done():
                await turn.has_come
        except asyncio.CancelledError:
            turn.end()
            raise
        return turn

    def give_back(self, turn: Turn) -> None:
        """A turn is over, or nobody waits for it any more."""
        turn.has_come.cancel()
        if turn in self._taken:
            self._taken.remove(turn)
            self._free += 1
            if turn.is_long:
                self._long[turn.asker] -= 1
        self._long = +self._long
        self._go_on()

    def _go_on(self) -> None:
        while self._free and (turn := next(self._due(), None)) is not None:
            self._free -= 1
            self._taken.add(turn)
            self._long[turn.asker] += turn.is_long
            turn.has_come.set_result(None)

    def _due(self) -> Iterator[Turn]:
        """Whose turn it is: of those who wait, each after all others had theirs."""
        for asker, queue in list(self._queues.items()):
            while queue and queue[0].has_come.done():  # for somebody else, or nobody waits for it
                queue.popleft()
            if not queue:
                del self._queues[asker]
                continue
            is_full = self._long[asker] >= self._long_for_one
            turn = next((turn for turn in queue if not (turn.has_come.done() or (is_full and turn.is_long))), None)
            if turn is not None:
                self._queues.move_to_end(asker)
                turn.asker = asker
                yield turn
