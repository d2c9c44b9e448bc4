"""Rugby Champion in words: the commentary of a match, every step of the Non-joueur with its reason, moves, and the end.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
sentence tells its reader no more than the event or the view that it was made from. Events speak of sides: whoever plays
alone has one name to give (`names`), and then the second side is the Non-joueur.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tablee.core.errors import Fact
from tablee.core.voice import Names, Tellers, Voice, as_sentence, said_move
from tablee.games.rugby_champion import story as tale
from tablee.games.rugby_champion.moves import TYPES
from tablee.games.rugby_champion.position import NON_PLAYER, PACK, SLOTS
from tablee.games.rugby_champion.view import CardView, ChallengeView, RugbyChampionView

if TYPE_CHECKING:
    from tablee.words import Words

SIDES: Final = ("first", "second")
NOT_HELD: Final = -1
"""Stands for the value of a card that the reader does not hold."""
SUMMED: Final = {"touche": "passe", "melee": "physique"}
"""What a set piece adds up (RC-40, RC-41)."""
_ARROWS: Final = {"<": "left", ">": "right"}
_ARBITRE: Final = "arbitre"


# ------------------------------------------------------------------------------------------- cards, places and time


def say_card(words: Words, notation: str) -> str:
    """A card by its name, a player with its arrow: "Prop ←"."""
    way = _ARROWS.get(notation[-1:], "none")
    return words("card", name=say_card_name(words, notation.rstrip("<>")), way=way)


def say_card_name(words: Words, card_id: str) -> str:
    """The name of a card without its arrow; one that the catalogues do not know is called by its id."""
    key = f"card-{card_id}"
    return words(key) if words.has(key) else as_sentence(card_id.replace("-", " "))


def say_progress(words: Words, view: RugbyChampionView) -> str:
    """How far the match is: "1st half, 23 cards in the pile"."""
    if view.phase == "over":
        return words("progress-over")
    if not view.half:
        return words("progress-before")
    return words("progress", half=view.half, pile=view.pile)


# ----------------------------------------------------------------------------------------------------------- people


class _Voice(Voice):
    """Speaks of the two sides."""

    @property
    def solo(self) -> bool:
        """Whether the second side is the Non-joueur."""
        return len(self.names) == 1

    def nameless(self, seat: int) -> str:
        return self.words("side", side="non-player" if self.solo and seat == NON_PLAYER else SIDES[seat])

    def card(self, notation: str) -> str:
        return say_card(self.words, notation)

    def cards(self, notations: Sequence[str]) -> str:
        """Cards in a row."""
        return self.words.listed([self.card(notation) for notation in notations])


def _voice_for(words: Words, view: RugbyChampionView, names: Names) -> _Voice:
    """Speaks to the seat that looks; alone there is one name, even if nobody gave it."""
    return _Voice(words, [*names, ""][:1] if view.solo else names, view.seat)


def _score(score: Sequence[int]) -> dict[str, Fact]:
    return {"first": score[0], "second": score[1]}


# ----------------------------------------------------------------------------------------------------------- events


def say_event(words: Words, event: tale.Event, names: Names, reader: int | None) -> str:
    """One sentence of the commentary, for `reader` (``None``: a spectator); empty if it is not worth telling."""
    voice = _Voice(words, names, reader)
    sentence = as_sentence(_TELLERS[type(event)](voice, event))
    if sentence and voice.solo and is_step_of_non_player(event):
        return words("explained", sentence=sentence, clause=_clause_of(event))
    return sentence


def _clause_of(event: Any) -> str:
    """The clause that an event follows: each of them names one."""
    return str(event.clause)


def is_step_of_non_player(event: tale.Event) -> bool:
    """Whether an event of the solo game is something that the Non-joueur did, and has to be explained."""
    return isinstance(event, _AUTOMATIC) or getattr(event, "side", None) == NON_PLAYER


_AUTOMATIC: Final = (tale.LineFilled, tale.Refreshed, tale.Aided, tale.Redirected)


def _tell_tossed(voice: _Voice, event: tale.Tossed) -> str:
    return voice.about("event-tossed", event.side)


def _tell_half_began(voice: _Voice, event: tale.HalfBegan) -> str:
    return voice.about("event-half-began", event.side, half=event.half)


def _tell_phase_began(voice: _Voice, event: tale.PhaseBegan) -> str:
    if event.kind == "attack":
        return voice.about("event-attack", event.side)
    return voice.words(f"event-{event.kind}", solo=voice.solo)


def _tell_line_filled(voice: _Voice, event: tale.LineFilled) -> str:
    if len(event.slots) == len(SLOTS):
        return voice.words("event-line-laid")
    slots = voice.words.listed([voice.words("slot", slot=slot) for slot in event.slots])
    return voice.words("event-line-completed", cards=len(event.slots), slots=slots)


def _tell_refreshed(voice: _Voice, event: tale.Refreshed) -> str:
    return voice.words("event-refreshed", slot=event.slot)


def _tell_drew(voice: _Voice, event: tale.Drew) -> str:
    """Others draw all the time; only one's own card is news."""
    if event.card is None or event.side != voice.reader:
        return ""
    return voice.words("event-drew", card=voice.card(event.card))


def _tell_shown(voice: _Voice, event: tale.Shown) -> str:
    if voice.solo:
        return voice.about("event-replaced", event.side, cards=voice.cards(event.discarded))
    if not event.discarded:
        return voice.about("event-shown-specials", event.side, hand=voice.cards(event.hand))
    return voice.about("event-shown", event.side, hand=voice.cards(event.hand), cards=voice.cards(event.discarded))


def _tell_challenged(voice: _Voice, event: tale.Challenged) -> str:
    return voice.about(_CHALLENGES[event.why], event.side, type=event.type, slot=event.slot)


_CHALLENGES: Final = {
    "opening": "event-opening",
    "choice": "event-chosen",
    "arrow": "event-directed",
    "melee": "event-out-of-scrum",
}


def _tell_laid(voice: _Voice, event: tale.Laid) -> str:
    """Alone a card lies face up; in a duel only whoever laid it knows it."""
    if event.from_pile:
        return voice.about("event-laid-from-pile", event.side)
    card = voice.card(event.card) if event.card else ""
    return voice.about("event-laid" if voice.solo else "event-laid-down", event.side, card=card)


def _tell_turned(voice: _Voice, event: tale.Turned) -> str:
    card = voice.card(event.card)
    if not voice.solo:
        return voice.about("event-turned-from-pile", event.side, card=card)
    if not event.slot:
        return voice.words(
            "event-turned-hidden-arbitre" if event.card == _ARBITRE else "event-turned-hidden", card=card
        )
    if event.card == _ARBITRE:
        return voice.words("event-turned-arbitre", slot=event.slot)
    if event.clause == "RC-26":
        return voice.words("event-turned-for-arrow", card=card)
    return voice.words("event-turned-in-line", card=card, slot=event.slot)


def _tell_revealed(voice: _Voice, event: tale.Revealed) -> str:
    """What comes from the pile is turned a moment later."""
    rows = [
        voice.words("lays", name=voice.name_or_you(side), cards=voice.cards(cards))
        for side, cards in enumerate(event.cards)
        if cards
    ]
    if not rows:
        return ""
    return voice.words("event-revealed", one=rows[0], two=rows[1] if len(rows) > 1 else "none")


def _tell_compared(voice: _Voice, event: tale.Compared) -> str:
    counted = zip(event.sides, event.values, strict=True)
    counts = [voice.words("counts", name=voice.name_or_you(side), value=value) for side, value in counted]
    ahead = event.sides[0] if event.gap > 0 else event.sides[1]
    facts: dict[str, Fact] = {"type": event.type, "gap": abs(event.gap), "sum": event.clause != "RC-11"}
    return voice.about("event-compared", ahead, counts=", ".join(counts), **facts)


def _tell_whistled(voice: _Voice, event: tale.Whistled) -> str:
    card = voice.card(event.card)
    if voice.solo and event.side == NON_PLAYER:
        return voice.words("event-whistled-in-line", card=card, effect=event.effect)
    return voice.about("event-whistled", event.side, card=card, effect=event.effect)


def _tell_aided(voice: _Voice, event: tale.Aided) -> str:
    return voice.words("event-aided", card=voice.card(event.card), aim=event.aim, effect=event.effect)


def _tell_supported(voice: _Voice, event: tale.Supported) -> str:
    return voice.about("event-supported", event.side, card=voice.card(event.card))


def _tell_stopped(voice: _Voice, event: tale.Stopped) -> str:
    return voice.about("event-stopped", event.side, card=voice.card(event.card), how=event.card)


def _tell_passed(voice: _Voice, event: tale.Passed) -> str:
    return voice.about("event-passed", event.side, what=event.what)


def _tell_redirected(voice: _Voice, event: tale.Redirected) -> str:
    return voice.words("event-redirected", card=voice.card(event.card), way=event.way, type=event.type)


def _tell_in_touch(voice: _Voice, event: tale.InTouch) -> str:
    return voice.words("event-in-touch", slot=event.slot)


def _tell_advantage(voice: _Voice, event: tale.AdvantageTaken) -> str:
    if event.second:
        return voice.about("event-advantage-second", event.side)
    if voice.solo and event.side == NON_PLAYER:
        why = "challenge" if event.clause == "RC-16" else "set-piece"
        return voice.words("event-advantage-automatic", why=why)
    return voice.about("event-advantage", event.side, solo=voice.solo)


def _tell_advantage_returned(voice: _Voice, event: tale.AdvantageReturned) -> str:
    return voice.about("event-advantage-returned", event.side)


def _tell_set_piece_won(voice: _Voice, event: tale.SetPieceWon) -> str:
    if event.side is None:
        return voice.words("event-set-piece-tied", kind=event.kind)
    return voice.about("event-set-piece-won", event.side, kind=event.kind)


def _tell_try(voice: _Voice, event: tale.TryScored) -> str:
    return voice.about("event-try", event.side, how=event.how, **_score(event.score))


def _tell_converted(voice: _Voice, event: tale.Converted) -> str:
    if event.good and event.card:
        return voice.about("event-converted", event.side, card=voice.card(event.card), **_score(event.score))
    if voice.solo and event.side == NON_PLAYER:
        return voice.words("event-not-converted-automatic", **_score(event.score))
    return voice.about("event-not-converted", event.side, **_score(event.score))


def _tell_penalty_awarded(voice: _Voice, event: tale.PenaltyAwarded) -> str:
    return voice.about("event-penalty-awarded", event.side)


def _tell_penalty_scored(voice: _Voice, event: tale.PenaltyScored) -> str:
    return voice.about("event-penalty-scored", event.side, card=voice.card(event.card), **_score(event.score))


def _tell_hand_spent(voice: _Voice, event: tale.HandSpent) -> str:
    if voice.solo:
        return voice.about("event-hand-spent", event.side)
    return voice.about("event-turnover", event.side, left=voice.cards(event.hand) or "none")


def _tell_ball_lost(voice: _Voice, event: tale.BallLost) -> str:
    return voice.about("event-ball-lost", event.side)


def _tell_pile_out(voice: _Voice, event: tale.PileOut) -> str:
    return voice.words("event-pile-out")


def _tell_half_over(voice: _Voice, event: tale.HalfOver) -> str:
    return voice.words("event-half-over", half=event.half, **_score(event.score))


def _tell_match_over(voice: _Voice, event: tale.MatchOver) -> str:
    best, least = max(event.score), min(event.score)
    return voice.about("event-match-over", event.winners[0], winners=len(event.winners), best=best, least=least)


_TELLERS: Final[Mapping[type[tale.Event], Callable[[_Voice, Any], str]]] = {
    tale.Tossed: _tell_tossed,
    tale.HalfBegan: _tell_half_began,
    tale.PhaseBegan: _tell_phase_began,
    tale.LineFilled: _tell_line_filled,
    tale.Refreshed: _tell_refreshed,
    tale.Drew: _tell_drew,
    tale.Shown: _tell_shown,
    tale.Challenged: _tell_challenged,
    tale.Laid: _tell_laid,
    tale.Turned: _tell_turned,
    tale.Revealed: _tell_revealed,
    tale.Compared: _tell_compared,
    tale.Whistled: _tell_whistled,
    tale.Aided: _tell_aided,
    tale.Supported: _tell_supported,
    tale.Stopped: _tell_stopped,
    tale.Passed: _tell_passed,
    tale.Redirected: _tell_redirected,
    tale.InTouch: _tell_in_touch,
    tale.AdvantageTaken: _tell_advantage,
    tale.AdvantageReturned: _tell_advantage_returned,
    tale.SetPieceWon: _tell_set_piece_won,
    tale.TryScored: _tell_try,
    tale.Converted: _tell_converted,
    tale.PenaltyAwarded: _tell_penalty_awarded,
    tale.PenaltyScored: _tell_penalty_scored,
    tale.HandSpent: _tell_hand_spent,
    tale.BallLost: _tell_ball_lost,
    tale.PileOut: _tell_pile_out,
    tale.HalfOver: _tell_half_over,
    tale.MatchOver: _tell_match_over,
}


# ------------------------------------------------------------------------------------------------------------ moves


def say_move(words: Words, view: RugbyChampionView, notation: str, names: Names = ()) -> str:
    """What a move means in this position, as a line of a menu: "lay Prop ← (Power 4)"."""
    return said_move(_MOVES, _voice_for(words, view, names), view, notation)


def type_in_play(view: RugbyChampionView) -> str:
    """What counts now: what the set piece adds up, or the type of the challenge; nothing while it is not named."""
    return SUMMED.get(view.kind) or (view.challenge.type if view.challenge is not None else "")


def _value(view: RugbyChampionView, notation: str) -> int:
    """What a card in hand counts now."""
    kind = type_in_play(view)
    held = [card.values[TYPES.index(kind)] for card in view.hand if card.id == notation and kind]
    return held[0] if held else NOT_HELD


def opposing_card(view: RugbyChampionView) -> CardView | None:
    """The card that lies against the seat that looks, if it is turned: what an Arbitre would be played at."""
    if view.seat is None or view.challenge is None:
        return None
    if view.solo:
        return view.line[SLOTS.index(view.challenge.slot)].card
    laid = view.sides[1 - view.seat].laid
    return laid[0] if laid else None


def _say_lay(voice: _Voice, view: RugbyChampionView, match: re.Match[str]) -> str:
    key = "move-pack" if view.kind in SUMMED else "move-lay"
    facts: dict[str, Fact] = {"type": type_in_play(view), "value": _value(view, match[0])}
    return voice.words(key, card=voice.card(match[0]), **facts)


def _say_name(voice: _Voice, view: RugbyChampionView, match: re.Match[str]) -> str:
    return voice.words("move-name", type=match[2], slot=named_slot(view.challenge, match[1]))


def named_slot(challenge: ChallengeView | None, way: str) -> str:
    """Where a challenge that is named would be: after an opening on that side, else where the ball goes on."""
    if challenge is not None and challenge.way == way:
        return challenge.slot
    return "L1" if way == "left" else "R1"


def _say_arbitre(voice: _Voice, view: RugbyChampionView, match: re.Match[str]) -> str:
    card = opposing_card(view)
    if card is None or not card.whistles:
        return voice.words("move-arbitre-plain")
    two = "scrum" if view.solo else "penalty"
    return voice.words("move-arbitre", card=voice.card(card.id), effect="cancelled" if card.whistles == 1 else two)


def _say_support(voice: _Voice, view: RugbyChampionView, match: re.Match[str]) -> str:
    return voice.words("move-support", card=voice.card(match[0]), value=_value(view, match[0]))


def _say_stop(voice: _Voice, view: RugbyChampionView, match: re.Match[str]) -> str:
    return voice.words("move-stop", card=voice.card(match[0]), how=match[0])


def _say_kick(voice: _Voice, view: RugbyChampionView, match: re.Match[str]) -> str:
    return voice.words("move-kick", card=voice.card(match[1]), phase=view.phase)


def _say_by_card(key: str) -> Callable[[_Voice, RugbyChampionView, re.Match[str]], str]:
    """A move that is all said with its card."""
    return lambda voice, view, match: voice.words(key, card=voice.card(match[1]))


def _say_plain(voice: _Voice, view: RugbyChampionView, match: re.Match[str]) -> str:
    return voice.words(f"move-{match[0]}", phase=view.phase)


def _say_toss(voice: _Voice, view: RugbyChampionView, match: re.Match[str]) -> str:
    return voice.about("move-toss", int(match[1]) - 1)


_MOVES: Final[Tellers[_Voice, RugbyChampionView]] = (
    (re.compile(r"(left|right)-(physique|passe|pied)"), _say_name),
    (re.compile(r"arbitre"), _say_arbitre),
    (re.compile(r"rucking|raffut"), _say_support),
    (re.compile(r"faute|touche|melee"), _say_stop),
    (re.compile(r"pile|show|scrum|pass|start|half2"), _say_plain),
    (re.compile(r"toss(\d)"), _say_toss),
    (re.compile(r"kick-(buteur|[a-z0-9-]+[<>])"), _say_kick),
    (re.compile(r"[a-z][a-z0-9-]*[<>]"), _say_lay),
    (re.compile(r"\+([a-z0-9-]+[<>]?)"), _say_by_card("move-draw")),
    (re.compile(r"=([a-z0-9-]+[<>]?)"), _say_by_card("move-turn")),
    (re.compile(r"aid-([a-z]+)"), _say_by_card("move-aid")),
)


# ---------------------------------------------------------------------------------------------- what is to be decided


def say_prompt(words: Words, view: RugbyChampionView, names: Names = ()) -> str:
    """What is to be decided now, by whoever looks or by the side that they wait for."""
    voice = _voice_for(words, view, names)
    waited_for = [seat for seat in view.waiting if seat >= 0]
    if waited_for and (view.seat is None or view.seat not in waited_for):
        return as_sentence(words("prompt-wait", phase=view.phase, names=voice.all_names(waited_for)))
    facts = _PROMPT_FACTS.get(view.phase)
    return as_sentence(words(f"prompt-{view.phase}", **(facts(voice, view) if facts else {})))


def own_gap(view: RugbyChampionView) -> int:
    """By how much the seat that looks is ahead; a spectator looks with the attack, and in a set piece with side 0."""
    one = 0 if view.kind in SUMMED else view.attack
    gap = view.gap or 0
    return gap if view.seat is None or view.seat == one else -gap


def _start(voice: _Voice, view: RugbyChampionView) -> dict[str, Fact]:
    return {"half": view.half, "solo": view.solo}


def _aid(voice: _Voice, view: RugbyChampionView) -> dict[str, Fact]:
    return {"aim": view.support_for}


def _name(voice: _Voice, view: RugbyChampionView) -> dict[str, Fact]:
    assert view.challenge is not None
    how = "follow-up" if view.kind == "follow-up" else "on" if view.challenge.way else "opening"
    return {"how": how, "slot": view.challenge.slot}


def _lay(voice: _Voice, view: RugbyChampionView) -> dict[str, Fact]:
    assert view.challenge is not None
    how = "defence" if view.attack != view.seat else "opening" if view.challenge.opening else "attack"
    return {"how": how, "type": view.challenge.type, "slot": view.challenge.slot}


def _pack(voice: _Voice, view: RugbyChampionView) -> dict[str, Fact]:
    side = view.sides[view.seat or 0]
    return {"kind": view.kind, "left": PACK - len(side.laid) - side.from_pile}


def _whistle(voice: _Voice, view: RugbyChampionView) -> dict[str, Fact]:
    card = opposing_card(view)
    assert card is not None
    return {"card": voice.card(card.id), "whistles": card.whistles}


def _support(voice: _Voice, view: RugbyChampionView) -> dict[str, Fact]:
    gap = own_gap(view)
    return {"gap": abs(gap), "standing": "tie" if gap == 0 else "ahead" if gap > 0 else "behind"}


def _stop(voice: _Voice, view: RugbyChampionView) -> dict[str, Fact]:
    return {"gap": abs(own_gap(view))}


_PROMPT_FACTS: Final[Mapping[str, Callable[[_Voice, RugbyChampionView], dict[str, Fact]]]] = {
    "start": _start,
    "aid": _aid,
    "name": _name,
    "lay": _lay,
    "pack": _pack,
    "whistle": _whistle,
    "support": _support,
    "stop": _stop,
}


# ---------------------------------------------------------------------------------------------------------- the end


def say_outcome(words: Words, view: RugbyChampionView, names: Names = ()) -> list[str]:
    """Why it ended, who won, and what each side scored, the winner first; nothing while it goes on."""
    if not view.reason:
        return []
    voice = _voice_for(words, view, names)
    ranking = sorted(range(len(view.sides)), key=lambda side: -view.sides[side].score)
    lines = [voice.about("outcome-standing", side, **_standing(view, side)) for side in ranking]
    return [words(f"reason-{view.reason}"), *_sentences([_say_winner(voice, view), *lines])]


def _sentences(lines: Iterable[str]) -> list[str]:
    return [as_sentence(line) for line in lines]


def _say_winner(voice: _Voice, view: RugbyChampionView) -> str:
    if len(view.winners) > 1:
        return voice.words("outcome-draw")
    return voice.about("outcome-won", view.winners[0])


def _standing(view: RugbyChampionView, side: int) -> dict[str, Fact]:
    return {"points": view.sides[side].score, "tries": view.sides[side].tries}
