"""Rugby Champion in phrases: the commentary, every step of the Non-joueur with its clause, moves, and the end.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
phrase tells its reader no more than the event or the view that it was made from. Events speak of teams: alone the
second is the Non-joueur, who has no seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from tablee.core.narrator import Narrator
from tablee.core.phrases import Person, Phrase, about, match_ended, match_over, people
from tablee.games.rugby_champion import events
from tablee.games.rugby_champion import moves as verbs
from tablee.games.rugby_champion.moves import LEFT, TYPES, VERBS, Act, Kit
from tablee.games.rugby_champion.position import NON_PLAYER, PACK, SLOTS
from tablee.games.rugby_champion.view import CardView, ChallengeView, RugbyChampionChoice, RugbyChampionView

SUMMED: Final = {"touche": "passe", "melee": "physique"}
"""What a set piece adds up (RC-40, RC-41)."""
_ARROWS: Final = {"<": "left", ">": "right"}
_ARBITRE: Final = "arbitre"


# ------------------------------------------------------------------------------------------------------------ cards


def the_card(card: str) -> Phrase:
    """A card by its name, a player with its arrow: "Prop ←"."""
    return Phrase("card", {"name": card_name(card.rstrip("<>")), "way": _ARROWS.get(card[-1:])})


def card_name(card: str) -> Phrase:
    """The name of a card without its arrow."""
    return Phrase(f"card-{card}")


def _cards(cards: Sequence[str]) -> list[Phrase]:
    return [the_card(card) for card in cards]


def _score(score: Sequence[int]) -> Phrase:
    first, second = score
    return Phrase("score", {"first": first, "second": second})


# ----------------------------------------------------------------------------------------------------------- events


def is_step_of_non_player(event: Any) -> bool:
    """Whether it is something that the Non-joueur did, and has to be explained."""
    if isinstance(event, events.LineFilled | events.Refreshed | events.Aided):
        return True
    team = NON_PLAYER if isinstance(event, events.Redirected) else getattr(event, "side", None)
    return team == NON_PLAYER and getattr(event, "solo", False) is True


def _tell_line_filled(event: events.LineFilled) -> Phrase:
    if len(event.slots) == len(SLOTS):
        return Phrase("event-line-laid")
    slots = [Phrase("slot", {"slot": slot}) for slot in event.slots]
    return Phrase("event-line-completed", {"cards": len(slots), "slots": slots})


def _tell_turned(event: events.Turned) -> Phrase:
    facts = {"card": the_card(event.card), "slot": event.slot}
    if not event.solo:
        return about("event-turned-from-pile", event.side, **facts)
    if event.card == _ARBITRE:
        return Phrase("event-turned-arbitre" if event.slot else "event-turned-hidden-arbitre", facts)
    if not event.slot:
        return Phrase("event-turned-hidden", facts)
    return Phrase("event-turned-for-arrow" if event.clause == "RC-26" else "event-turned-in-line", facts)


def _tell_revealed(event: events.Revealed) -> Phrase | None:
    """What comes from the pile is turned a moment later."""
    rows = [about("lays", team, cards=_cards(cards)) for team, cards in enumerate(event.cards) if cards]
    return Phrase("event-revealed", {"one": rows[0], "two": rows[1] if rows[1:] else None}) if rows else None


def _tell_compared(event: events.Compared) -> Phrase:
    one, two = (about("counts", team, value=value) for team, value in zip(event.sides, event.values, strict=True))
    ahead = event.sides[0] if event.gap > 0 else event.sides[1]
    facts = {"type": event.type, "gap": abs(event.gap), "sum": event.clause != "RC-11"}
    return about("event-compared", ahead, one=one, two=two, **facts)


def _tell_advantage(event: events.AdvantageTaken) -> Phrase:
    if event.second:
        return about("event-advantage-second", event.side)
    if is_step_of_non_player(event):
        return Phrase("event-advantage-automatic", {"why": "challenge" if event.clause == "RC-16" else "set-piece"})
    return about("event-advantage", event.side, solo=event.solo)


# ------------------------------------------------------------------------------------------------------------ moves


def type_in_play(view: RugbyChampionView) -> str:
    """What counts now: what the set piece adds up, or the type of the challenge; nothing while it is not named."""
    return SUMMED.get(view.kind) or (view.challenge.type if view.challenge is not None else "")


def _value(view: RugbyChampionView, card: str) -> int | None:
    """What a card in hand counts now; nothing if the reader does not hold it."""
    kind = type_in_play(view)
    held = [one.values[TYPES.index(kind)] for one in view.hand if one.id == card and kind]
    return held[0] if held else None


def opposing_card(view: RugbyChampionView) -> CardView | None:
    """The card that lies against the seat that looks, if it is turned: what an Arbitre would be played at."""
    if view.seat is None or view.challenge is None:
        return None
    if view.solo:
        return view.line[SLOTS.index(view.challenge.slot)].card
    laid = view.sides[1 - view.seat].laid
    return laid[0] if laid else None


def named_slot(challenge: ChallengeView | None, way: str) -> str:
    """Where a challenge that is named would be: after an opening on that side, else where the ball goes on."""
    if challenge is not None and challenge.way == way:
        return challenge.slot
    return "L1" if way == "left" else "R1"


def _say_whistle(view: RugbyChampionView) -> Phrase:
    card = opposing_card(view)
    if card is None or not card.whistles:
        return Phrase("move-arbitre-plain")
    two = "scrum" if view.solo else "penalty"
    return Phrase("move-arbitre", {"card": the_card(card.id), "effect": "cancelled" if card.whistles == 1 else two})


def _way(act: Act) -> str:
    """Where the ball goes if a challenge is named."""
    return "left" if act.way == LEFT else "right"


# ---------------------------------------------------------------------------------------------- what is to be decided


def own_gap(view: RugbyChampionView) -> int:
    """By how much the seat that looks is ahead; a spectator looks with the attack, and in a set piece with team 0."""
    one = 0 if view.kind in SUMMED else view.attack
    gap = view.gap or 0
    return gap if view.seat is None or view.seat == one else -gap


def _name_facts(view: RugbyChampionView) -> dict[str, Any]:
    assert view.challenge is not None
    how = "follow-up" if view.kind == "follow-up" else "on" if view.challenge.way else "opening"
    return {"how": how, "slot": view.challenge.slot}


def _lay_facts(view: RugbyChampionView) -> dict[str, Any]:
    assert view.challenge is not None
    how = "defence" if view.attack != view.seat else "opening" if view.challenge.opening else "attack"
    return {"how": how, "type": view.challenge.type, "slot": view.challenge.slot}


def _pack_facts(view: RugbyChampionView) -> dict[str, Any]:
    team = view.sides[view.seat or 0]
    return {"kind": view.kind, "left": PACK - len(team.laid) - team.from_pile}


def _whistle_facts(view: RugbyChampionView) -> dict[str, Any]:
    card = opposing_card(view)
    assert card is not None
    return {"card": the_card(card.id), "whistles": card.whistles}


def _support_facts(view: RugbyChampionView) -> dict[str, Any]:
    gap = own_gap(view)
    return {"gap": abs(gap), "standing": "tie" if gap == 0 else "ahead" if gap > 0 else "behind"}


_REACTIONS: Final = (verbs.REFEREE, verbs.SUPPORT, verbs.STOP)

_PROMPT_FACTS: Final[Mapping[str, Callable[[RugbyChampionView], dict[str, Any]]]] = {
    "start": lambda view: {"half": view.half, "solo": view.solo},
    "aid": lambda view: {"aim": view.support_for},
    "name": _name_facts,
    "lay": _lay_facts,
    "pack": _pack_facts,
    "whistle": _whistle_facts,
    "support": _support_facts,
    "stop": lambda view: {"gap": abs(own_gap(view))},
}


# ----------------------------------------------------------------------------------------------------- the narrator


class RugbyChampionNarrator(Narrator[Act]):
    """Commentates on the match, and explains the Non-joueur."""

    facts: ClassVar = {"card": the_card, "hand": _cards, "discarded": _cards, "score": _score}
    chapters = (events.HalfBegan, events.PhaseBegan)
    shown = (events.Drew, events.Laid, events.Revealed, events.LineFilled, events.Refreshed, events.Passed)
    tellers: ClassVar = {
        events.LineFilled: _tell_line_filled,
        events.Turned: _tell_turned,
        events.Revealed: _tell_revealed,
        events.Compared: _tell_compared,
        events.Stopped: lambda event: about("event-stopped", event.side, card=the_card(event.card), how=event.card),
        events.AdvantageTaken: _tell_advantage,
        events.MatchOver: lambda event: match_over(event.winners, event.score),
    }

    def __init__(self, kit: Kit) -> None:
        """Speak of the cards of `kit`."""
        self.kit = kit

    def news(self, happened: Sequence[Any]) -> Iterator[int]:
        """Leave out what others draw, cards that complete a hand, and who lets a chance to react go by."""
        for is_drawn, places in groupby(range(len(happened)), lambda at: isinstance(happened[at], events.Drew)):
            if is_drawn:
                own = [at for at in places if happened[at].card is not None]
                yield from own if len(own) == 1 else ()
            else:
                yield from (at for at in places if not _is_matter_of_course(happened[at]))

    def event(self, event: Any) -> Phrase | None:
        """What happened; a step of the Non-joueur with the clause that it follows."""
        phrase = super().event(event)
        if phrase is None or not is_step_of_non_player(event):
            return phrase
        return Phrase("explained", {"sentence": phrase, "clause": event.clause})

    def as_declared(self, event: Any) -> Phrase:
        """An event that is a phrase by itself; its team is the one who acts."""
        phrase = super().as_declared(event)
        team = phrase.facts.get("side")
        actor = {} if team is None else {"name": Person(team)}
        return Phrase(phrase.key, {**phrase.facts, **actor, "automatic": is_step_of_non_player(event)})

    def move(self, view: RugbyChampionView, move: Act) -> Phrase:
        """What a move means in this position, as a line of a menu: "lay Prop ← (Power 4)"."""
        verb = move.verb
        if verb == verbs.NAME:
            return Phrase("move-name", {"type": TYPES[move.number], "slot": named_slot(view.challenge, _way(move))})
        if verb == verbs.REFEREE:
            return _say_whistle(view)
        if verb == verbs.TOSS and move is not self.kit.start:
            return about("move-toss", move.number)
        if move.card < 0:
            return Phrase(f"move-{move.notation}", {"phase": view.phase})
        card = self.kit.names[move.card]
        facts: dict[str, Any] = {"card": the_card(card)}
        if verb == verbs.LAY:
            facts.update(type=type_in_play(view), value=_value(view, card))
            return Phrase("move-pack" if view.kind in SUMMED else "move-lay", facts)
        if verb == verbs.SUPPORT:
            facts["value"] = _value(view, card)
        elif verb == verbs.STOP:
            facts["how"] = card
        elif verb == verbs.KICK:
            facts["phase"] = view.phase
        return Phrase(f"move-{VERBS[verb]}", facts)

    def choice(self, view: RugbyChampionView, move: Act) -> RugbyChampionChoice:
        """A legal move with its card, or with the way and the type of the challenge that it names."""
        kind, phrase = VERBS[move.verb], self.move(view, move)
        if move.verb == verbs.NAME:
            return RugbyChampionChoice(move.notation, phrase, kind, way=_way(move), type=TYPES[move.number])
        return RugbyChampionChoice(move.notation, phrase, kind, self.kit.names[move.card] if move.card >= 0 else "")

    def held(self, view: RugbyChampionView, card: str) -> Phrase:
        """A card of the hand."""
        return the_card(card)

    def prompt(self, view: RugbyChampionView) -> Phrase:
        """What is to be decided now, by whoever looks or by the team that they wait for."""
        waited_for = [seat for seat in view.waiting if seat >= 0]
        if waited_for and (view.seat is None or view.seat not in waited_for):
            return Phrase("prompt-wait", {"phase": view.phase, "names": people(waited_for)})
        facts = _PROMPT_FACTS.get(view.phase)
        return Phrase(f"prompt-{view.phase}", facts(view) if facts is not None else {})

    def asked(self, view: RugbyChampionView, moves: Sequence[Act] = ()) -> Phrase:
        """What is to be decided now; in a moment that all reactions share, whatever one may do in it."""
        if any(_comes_later(view, move) for move in moves):
            return Phrase("prompt-react", _support_facts(view))
        return super().asked(view, moves)

    def stuck(self, view: RugbyChampionView, moves: Sequence[Act]) -> Phrase | None:
        """No card of the hand can be laid, or none is of use for this reaction or this kick."""
        if view.phase == "name" or any(move.card >= 0 for move in moves):
            return None
        shows = any(move.verb == verbs.SHOW for move in moves)
        return Phrase("prompt-no-card", {"phase": view.phase, "shows": shows, "gap": abs(own_gap(view))})

    def progress(self, view: RugbyChampionView) -> Phrase:
        """How far the match is: "1st half, 23 cards in the pile"."""
        if view.phase == "over":
            return Phrase("progress-over")
        if not view.half:
            return Phrase("progress-before")
        return Phrase("progress", {"half": view.half, "pile": view.pile})

    def outcome(self, view: RugbyChampionView) -> list[Phrase]:
        """Why it ended, who won, and what each team scored, the winner first; nothing while it goes on."""
        if not view.reason:
            return []
        standings = [{"points": team.score, "tries": team.tries} for team in view.sides]
        return match_ended(view.reason, view.winners, standings)


def _comes_later(view: RugbyChampionView, move: Act) -> bool:
    """Whether this reaction is chosen now and played later in the moment (RC-51)."""
    return move.verb in _REACTIONS and (VERBS[move.verb] != view.phase or view.seat not in view.waiting)


def _is_matter_of_course(event: Any) -> bool:
    """A conversion is news even if it is not tried; any other chance may have been none."""
    return isinstance(event, events.Passed) and event.what != "convert"
