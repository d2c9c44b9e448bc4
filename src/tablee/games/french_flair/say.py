"""French Flair in phrases: the commentary of a match, moves, what is to be decided, the clock, and how it ended.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
phrase tells its reader no more than the event or the view that it was made from.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from tablee.core.narrator import Narrator
from tablee.core.phrases import Phrase, about, match_ended, match_over, people
from tablee.core.spoken import Choice
from tablee.games.french_flair import events
from tablee.games.french_flair import moves as verbs
from tablee.games.french_flair.combos import RELAYED
from tablee.games.french_flair.moves import VERBS, Act
from tablee.games.french_flair.odds import chance_at_goal
from tablee.games.french_flair.odds_shown import main_chance, odds_of, zone
from tablee.games.french_flair.position import ADVANCE_METRES, FIELD, HALFWAY, OPENING_METRES
from tablee.games.french_flair.view import FrenchFlairChoice, FrenchFlairSpoken, FrenchFlairView

WHOLE_ZONE: Final = (1, 6)
_MINUTE: Final = 60


# ------------------------------------------------------------------------------------------- places, dice and time


def clock_shown(seconds: int) -> str:
    """What the clock of a half shows: "07:30"."""
    return f"{seconds // _MINUTE:02}:{seconds % _MINUTE:02}"


def place(seat: int, ball: int) -> Phrase:
    """Where the ball lies, as the team at `seat` would say, which plays away from its own line: "15 m out"."""
    distance = FIELD - ball if seat == 0 else ball
    own = FIELD - distance
    if distance <= 0:
        where, metres = ("line" if distance == 0 else "in-goal"), 0
    elif own <= 0:
        where, metres = ("own-line" if own == 0 else "own-in-goal"), 0
    elif distance == HALFWAY:
        where, metres = "halfway", 0
    else:
        where, metres = ("out", distance) if distance < HALFWAY else ("own", own)
    return about("place", seat, where=where, metres=metres)


def combination(cards: Sequence[int], kind: str) -> Phrase:
    """A combination by its name and its cards: "backs’ move 9-10-12"."""
    return Phrase("combination", {"kind": kind, "cards": cards_in_a_row(cards)})


def cards_in_a_row(cards: Sequence[int]) -> Phrase:
    """The cards of a combination, the relay that opened it by its name: "relay-10-12"."""
    numbers = "-".join(str(card) for card in cards if card != RELAYED)
    return Phrase("cards-in-a-row", {"relayed": RELAYED in cards, "cards": numbers})


def owner(view: FrenchFlairView) -> int:
    """Who has the ball: in a ruck whoever has won it so far."""
    return view.attack if view.holder is None else view.holder


def _giver(cards: Sequence[int]) -> Phrase:
    """Who gives the ball to the last of `cards`."""
    return Phrase("relay-gives") if cards[-2] == RELAYED else Phrase("number-gives", {"card": cards[-2]})


def _score(score: Sequence[int]) -> Phrase:
    home, away = score
    return Phrase("score", {"home": home, "away": away})


# ----------------------------------------------------------------------------------------------------------- events


def _tell_kicked(event: events.Kicked) -> Phrase:
    if event.aim in ("drop", "goal"):
        return about("event-kicked-at-goal", event.seat, aim=event.aim)
    metres = abs(event.end - event.start)
    return about("event-kicked", event.seat, aim=event.aim, metres=metres, place=place(event.seat, event.end))


def _tell_landed(event: events.Landed) -> Phrase:
    """Whoever has something of it is named."""
    seat = 1 - event.seat if event.how in ("received", "knock-on", "missed-touch") else event.seat
    return about(f"event-landed-{event.how}", seat, place=place(event.seat, event.ball))


def _tell_played(event: events.Played) -> Phrase:
    facts = {"card": event.card, "metres": event.metres, "place": place(event.seat, event.ball)}
    if event.how == "opening":
        return about("event-opening", event.seat, second=len(event.combination) > 1, **facts)
    if event.how == "relay" or not event.combination:
        return about(f"event-{event.how}", event.seat, **facts)
    facts["after"] = _giver(event.combination)
    if event.how == "pass":
        return about("event-pass", event.seat, **facts)
    whole = combination(event.combination, event.kind)
    return about("event-advance-concludes", event.seat, combination=whole, **facts)


def _tell_tried(event: events.Tried) -> Phrase:
    facts = {"card": event.card, "how": event.how, "dice": event.dice}
    if not event.combination:
        return about("event-tried", event.seat, kind=event.kind, **facts)
    after, whole = _giver(event.combination), combination(event.combination, event.kind)
    return about("event-tried-concludes", event.seat, after=after, combination=whole, **facts)


def _tell_gathered(event: events.Gathered) -> Phrase:
    first, second = event.cards
    return about(f"event-{event.how}", event.seat, first=first, second=second, place=place(event.seat, event.ball))


# ------------------------------------------------------------------------------------------------------------ moves


def _metres(view: FrenchFlairView, verb: int) -> int:
    """What a move gains for certain."""
    if verb in (verbs.OPENING, verbs.MAUL, verbs.FIXATION):
        return OPENING_METRES
    if verb == verbs.PASS and view.combo is not None:
        return view.combo.next_metres
    return ADVANCE_METRES if verb in (verbs.ADVANCE, verbs.PASS) else 0


def _is_last_card(view: FrenchFlairView) -> bool:
    """Whether the attack has one card left, with which it cannot keep the ball (FF-37)."""
    return len(view.hand) == 1


def _loses_ball(view: FrenchFlairView, act: Act) -> bool:
    """FF-37: whoever advances or runs with the last card and does not score is tackled, and the ball is lost."""
    if view.seat is None or not _is_last_card(view):
        return False
    return act.verb == verbs.RUN or (act.verb == verbs.ADVANCE and view.distance >= ADVANCE_METRES)


def _is_hopeless(view: FrenchFlairView, move: Act) -> bool:
    """FF-43: from there no throw brings a kick at goal over the line."""
    return move.verb in (verbs.DROP, verbs.GOAL_KICK) and chance_at_goal(view.distance, move.dice) == 0.0


def reach(view: FrenchFlairView, metres: int) -> Phrase:
    """Where the ball would be if the attack brought it so far on."""
    return place(view.attack, view.ball + (metres if view.attack == 0 else -metres))


# ---------------------------------------------------------------------------------------------- what is to be decided


def _prompt_facts(view: FrenchFlairView) -> dict[str, Any]:
    if view.phase == "discard":
        return {"cards": len(view.hand)}
    if view.phase in ("contest", "clear-out"):
        return {"zone": zone(view.zone or WHOLE_ZONE)}
    facts: dict[str, Any] = {"place": place(view.attack, view.ball)}
    if view.phase == "defence":
        facts["how"] = "must" if view.must_tackle else "crosses" if view.crosses else "may"
    elif view.phase == "receive":
        facts["mark"] = view.distance < FIELD  # behind the line one may touch down, in front of it call the mark
    elif view.phase == "attack":
        facts.update(origin=view.origin, up=view.time_up, last=_is_last_card(view))
    return facts


def _possession(view: FrenchFlairView) -> Phrase:
    """Whose ball it is, how they came by it, and where."""
    if view.phase == "over" or not view.half:
        return Phrase("progress-over" if view.half else "prompt-toss")
    running = view.phase in ("attack", "defence")
    origin = Phrase("origin", {"origin": view.origin}) if running else Phrase("ff-ui-phase", {"phase": view.phase})
    seat = owner(view)
    return about("ff-ui-possession", seat, origin=origin, place=place(seat, view.ball))


# ----------------------------------------------------------------------------------------------------- the narrator


class FrenchFlairNarrator(Narrator[Act]):
    """Commentates on the match."""

    facts: ClassVar = {"dice": list, "zone": zone, "score": _score}
    chapters = (events.HalfBegan,)
    shown = (events.Drew, events.Reshuffled, events.Threw, events.Discarded)
    tellers: ClassVar = {
        events.Kicked: _tell_kicked,
        events.Landed: _tell_landed,
        events.Played: _tell_played,
        events.Tried: _tell_tried,
        events.Gathered: _tell_gathered,
        events.MatchOver: lambda event: match_over(event.winners, event.score),
    }

    def as_declared(self, event: Any) -> Phrase:
        """An event that is a phrase by itself; where its ball lies is said as its team would."""
        phrase = super().as_declared(event)
        if "ball" not in phrase.facts:
            return phrase
        return Phrase(phrase.key, {**phrase.facts, "place": place(event.seat, event.ball)})

    def news(self, happened: Sequence[Any]) -> Iterator[int]:
        """Leave out what others draw, and cards that complete a hand; one that comes alone is news (FF-22)."""
        for _, dealt in groupby(
            range(len(happened)), lambda at: isinstance(happened[at], events.Drew | events.Reshuffled)
        ):
            places = list(dealt)
            drawn = [at for at in places if isinstance(happened[at], events.Drew)]
            own = [at for at in drawn if happened[at].card is not None]
            yield from (at for at in places if at not in drawn or own == [at])

    def move(self, view: FrenchFlairView, move: Act) -> Phrase:
        """What a move means in this position, as a line of a menu: "7 sets off on a run, two dice"."""
        verb, name, begun = move.verb, VERBS[move.verb], view.combo is not None
        facts: dict[str, Any] = {"card": move.card} if move.card else {}
        if move.second:
            facts["second"] = move.second
        metres = _metres(view, verb)
        if metres:
            facts.update(metres=metres, place=reach(view, metres), begun=begun)
            if verb == verbs.ADVANCE:
                facts["loses"] = _loses_ball(view, move)
        elif move.card and move.dice:
            facts.update(how=name, dice=move.dice, begun=begun, loses=_loses_ball(view, move))
            return Phrase("move-ability", facts)
        elif verb in (verbs.CONTEST, verbs.CLEAR_OUT):
            facts["zone"] = zone(view.zone or WHOLE_ZONE)
        elif move.dice:
            facts.update(dice=move.dice, phase=view.phase)
        elif verb == verbs.DECLINE:
            facts["phase"] = view.phase
        elif verb == verbs.BY_HAND:
            facts["nine"] = 9 in view.hand
        elif verb == verbs.LET:
            facts["crosses"] = view.crosses
        elif verb == verbs.THROW:
            facts["dice"] = [die for die in (move.high, move.low) if die]
        elif verb == verbs.TOSS:
            return about("move-toss", move.high)
        return Phrase(f"move-{name}", facts)

    def choices(self, view: FrenchFlairView, moves: Sequence[Act]) -> list[Choice]:
        """The legal moves, but for kicks at goal that cannot succeed from there (FF-43)."""
        return [self.choice(view, move) for move in moves if not _is_hopeless(view, move)]

    def choice(self, view: FrenchFlairView, move: Act) -> FrenchFlairChoice:
        """A legal move with the cards and dice that it takes, the metres that it makes, and its chances."""
        return FrenchFlairChoice(
            move.notation,
            self.move(view, move),
            kind=VERBS[move.verb],
            cards=tuple(card for card in (move.card, move.second) if card),
            dice=move.dice,
            metres=_metres(view, move.verb),
            odds=odds_of(view, move),
            chance=main_chance(view, move),
            loses=_loses_ball(view, move),
        )

    def held(self, view: FrenchFlairView, card: str) -> Phrase:
        """A number of the hand."""
        return Phrase("the-number", {"card": int(card)})

    def prompt(self, view: FrenchFlairView) -> Phrase:
        """What is to be decided now, by whoever looks or by the team that they wait for."""
        waited_for = [seat for seat in view.waiting if seat >= 0]
        if waited_for and (view.seat is None or view.seat not in waited_for):
            return Phrase("prompt-wait", {"phase": view.phase, "names": people(waited_for)})
        if view.throw is not None:
            return about("prompt-throw", view.throw.seat, aim=view.throw.aim, dice=view.throw.dice)
        if view.phase == "attack" and view.combo is not None:
            cards = cards_in_a_row(view.combo.cards)
            facts = {"cards": cards, "place": place(view.attack, view.ball), "last": _is_last_card(view)}
            return Phrase("prompt-combination", facts)
        return Phrase(f"prompt-{view.phase}", _prompt_facts(view) if waited_for else {})

    def stuck(self, view: FrenchFlairView, moves: Sequence[Act]) -> Phrase | None:
        """FF-25: no card of the hand can be played."""
        lost = any(move.verb == verbs.LOST for move in moves)
        return Phrase("prompt-no-card", {"cards": len(view.hand)}) if lost else None

    def progress(self, view: FrenchFlairView) -> Phrase:
        """How far the match is: "first half, 07:30 of 10:00"; a clock on the wall is left to who shows it."""
        if view.phase == "over":
            return Phrase("progress-over")
        if not view.half:
            return Phrase("progress-before")
        if view.clock == "real":
            return Phrase("progress-real", {"half": view.half, "up": view.time_up})
        times = {"time": clock_shown(view.seconds), "whole": clock_shown(view.half_seconds)}
        return Phrase("progress", {"half": view.half, **times, "up": view.time_up})

    def outcome(self, view: FrenchFlairView) -> list[Phrase]:
        """Why it ended, who won, and what each team scored, the winner first; nothing while it goes on."""
        if not view.reason:
            return []
        standings = [{"points": team.score, "tries": team.tries} for team in view.teams]
        return match_ended(view.reason, view.winners, standings)

    def said(self, view: FrenchFlairView, moves: Sequence[Act] = ()) -> FrenchFlairSpoken:
        """All that is said about a position; above the pitch stands whose ball it is."""
        question = self.asked(view, moves)
        return FrenchFlairSpoken(question, self.progress(view), self.outcome(view), None, _possession(view))
