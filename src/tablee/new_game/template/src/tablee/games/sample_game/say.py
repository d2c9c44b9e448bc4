"""How Sample Game is put into phrases; the words are in ``text/*.ftl``.

Every event is told by its own name and fields: ``Threw`` is the phrase ``event-threw``, and its facts are `name`, `die`
and `open`. An event that needs more than that would have a teller.
"""

from __future__ import annotations

from typing import ClassVar

from tablee.core.narrator import Narrator
from tablee.core.phrases import Phrase, about, people, won_by
from tablee.games.sample_game import events
from tablee.games.sample_game.moves import CUP, DIE, STOP, Act
from tablee.games.sample_game.view import SampleGameChoice, SampleGameView


class SampleGameNarrator(Narrator[Act]):
    """Speaks of dice and cups."""

    facts: ClassVar = {"winners": people}
    chapters = (events.RoundBegan,)

    def move(self, view: SampleGameView, move: Act) -> Phrase:
        """What a move means."""
        if move.verb == CUP or move.verb == DIE:
            return Phrase("move-cup" if move.verb == CUP else "move-die", {"die": move.face})
        return Phrase("move-stop" if move.verb == STOP else "move-throw")

    def choice(self, view: SampleGameView, move: Act) -> SampleGameChoice:
        """A legal move with what it is."""
        return SampleGameChoice(move.notation, self.move(view, move), move.notation)

    def prompt(self, view: SampleGameView) -> Phrase:
        """What is to be decided now, by whoever looks or by the one that is waited for."""
        if view.phase != "turn":
            return Phrase("prompt-over" if view.phase == "over" else "prompt-dice")
        if view.seat != view.turn:
            return about("prompt-wait", view.turn)
        player = view.players[view.turn]
        return Phrase("prompt-turn", {"total": player.open + (player.cup or 0), "limit": view.limit})

    def progress(self, view: SampleGameView) -> Phrase:
        """Which round it is."""
        return Phrase("progress", {"round": view.round, "rounds": view.rounds})

    def outcome(self, view: SampleGameView) -> list[Phrase]:
        """Why it ended, who won, and how everybody came out of it; nothing while it goes on."""
        if not view.reason:
            return []
        return [
            Phrase(f"reason-{view.reason}"),
            won_by(view.winners),
            *(about("outcome-standing", seat, points=player.points) for seat, player in enumerate(view.players)),
        ]
