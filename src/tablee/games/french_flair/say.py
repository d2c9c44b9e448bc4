"""French Flair in words: the commentary of a match, moves, what is to be decided, the clock, and how it ended.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
sentence tells its reader no more than the event or the view that it was made from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tablee.core.errors import Fact
from tablee.core.voice import Names, Tellers, Voice, as_sentence, said_move
from tablee.games.french_flair import story as tale
from tablee.games.french_flair.combos import RELAYED
from tablee.games.french_flair.position import ADVANCE_METRES, FIELD, HALFWAY, OPENING_METRES
from tablee.games.french_flair.view import FrenchFlairView

if TYPE_CHECKING:
    from tablee.words import Words

SIDES: Final = ("home", "away")
ALONE: Final = "none"
"""Stands for the card before the first one."""
WHOLE_ZONE: Final = (1, 6)
_MINUTE: Final = 60


# ------------------------------------------------------------------------------------------- places, dice and time


def say_dice(dice: Sequence[int]) -> str:
    """Dice as they lie: ``[5][2]``."""
    return "".join(f"[{die}]" for die in dice)


def say_clock(seconds: int) -> str:
    """What the clock of a half shows: "07:30"."""
    return f"{seconds // _MINUTE:02}:{seconds % _MINUTE:02}"


def say_progress(words: Words, view: FrenchFlairView) -> str:
    """How far the match is: "first half, 07:30"."""
    if view.phase == "over":
        return words("progress-over")
    if not view.half:
        return words("progress-before")
    return words("progress", half=view.half, time=say_clock(view.seconds), up=view.time_up)


def say_place(words: Words, seat: int, ball: int, reader: int | None = None) -> str:
    """Where the ball lies, as the side at `seat` would say, which plays away from its own line: "15 m out"."""
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
    return words("place", where=where, metres=metres, you=seat == reader)


def say_zone(words: Words, zone: tuple[int, int]) -> str:
    """What the die of a contest or clear-out has to show: "2 to 5", "a 6"."""
    low, high = zone
    return words("zone", low=low, high=high, single=low == high)


def say_combination(words: Words, cards: Sequence[int], kind: str) -> str:
    """A combination by its name and its cards: "backs’ move 9-10-12"."""
    return words("combination", kind=kind, cards=say_cards(words, cards), count=len(cards))


def say_cards(words: Words, cards: Sequence[int]) -> str:
    """The cards of a combination in a row, the relay by its name."""
    return "-".join(words("relay") if card == RELAYED else str(card) for card in cards)


# ----------------------------------------------------------------------------------------------------------- people


class _Voice(Voice):
    """Speaks of the two sides."""

    def nameless(self, seat: int) -> str:
        return self.words("side", side=SIDES[seat])

    def place(self, seat: int, ball: int) -> str:
        return say_place(self.words, seat, ball, self.reader)

    def after(self, cards: Sequence[int]) -> str:
        """Who gives the ball to the last of `cards`."""
        if len(cards) < 2:
            return ALONE
        return self.words("relay-gives") if cards[-2] == RELAYED else self.words("number-gives", card=cards[-2])


def _score(score: Sequence[int]) -> dict[str, Fact]:
    return {"home": score[0], "away": score[1]}


# ----------------------------------------------------------------------------------------------------------- events


def say_event(words: Words, event: tale.Event, names: Names, reader: int | None) -> str:
    """One sentence of the commentary, for `reader` (``None``: a spectator); empty if it is not worth telling."""
    return as_sentence(_TELLERS[type(event)](_Voice(words, names, reader), event))


def _tell_tossed(voice: _Voice, event: tale.Tossed) -> str:
    return voice.about("event-tossed", event.seat)


def _tell_half_began(voice: _Voice, event: tale.HalfBegan) -> str:
    return voice.about("event-half-began", event.seat, half=event.half)


def _tell_drew(voice: _Voice, event: tale.Drew) -> str:
    """Others draw all the time; only one's own card is news."""
    if event.card is None or event.seat != voice.reader:
        return ""
    return voice.words("event-drew", card=event.card)


def _tell_reshuffled(voice: _Voice, event: tale.Reshuffled) -> str:
    return voice.about("event-reshuffled", event.seat, cards=event.cards)


def _tell_discarded(voice: _Voice, event: tale.Discarded) -> str:
    return voice.about("event-discarded", event.seat, card=event.card)


def _tell_threw(voice: _Voice, event: tale.Threw) -> str:
    return voice.about("event-threw", event.seat, aim=event.aim, dice=say_dice(event.dice))


def _tell_kicked(voice: _Voice, event: tale.Kicked) -> str:
    if event.aim in ("drop", "goal"):
        return voice.about("event-kicked-at-goal", event.seat, aim=event.aim)
    metres = abs(event.end - event.start)
    return voice.about(
        "event-kicked", event.seat, aim=event.aim, metres=metres, place=voice.place(event.seat, event.end)
    )


def _tell_landed(voice: _Voice, event: tale.Landed) -> str:
    """Whoever has something of it is named."""
    seat = 1 - event.seat if event.how in ("received", "knock-on", "missed-touch") else event.seat
    return voice.about(f"event-landed-{event.how}", seat, place=voice.place(event.seat, event.ball))


def _tell_played(voice: _Voice, event: tale.Played) -> str:
    facts: dict[str, Fact] = {"card": event.card, "metres": event.metres}
    facts["place"] = voice.place(event.seat, event.ball)
    if event.how == "relay":
        return voice.about("event-relay", event.seat, card=event.card)
    if event.how == "opening":
        return voice.about("event-opening", event.seat, second=len(event.combination) > 1, **facts)
    if event.how == "pass":
        return voice.about("event-pass", event.seat, after=voice.after(event.combination), **facts)
    if not event.combination:
        return voice.about("event-advance", event.seat, **facts)
    combination = say_combination(voice.words, event.combination, event.kind)
    after = voice.after(event.combination)
    return voice.about("event-advance-concludes", event.seat, after=after, combination=combination, **facts)


def _tell_tried(voice: _Voice, event: tale.Tried) -> str:
    facts: dict[str, Fact] = {"card": event.card, "how": event.how, "dice": event.dice}
    if not event.combination:
        return voice.about("event-tried", event.seat, kind=event.kind or ALONE, **facts)
    combination = say_combination(voice.words, event.combination, event.kind)
    after = voice.after(event.combination)
    return voice.about("event-tried-concludes", event.seat, after=after, combination=combination, **facts)


def _tell_ran(voice: _Voice, event: tale.Ran) -> str:
    place = voice.place(event.seat, event.ball)
    return voice.about("event-ran", event.seat, card=event.card, metres=event.metres, place=place, clear=event.clear)


def _tell_gathered(voice: _Voice, event: tale.Gathered) -> str:
    first, second = event.cards
    place = voice.place(event.seat, event.ball)
    return voice.about(f"event-{event.how}", event.seat, first=first, second=second, place=place)


def _tell_renewed(voice: _Voice, event: tale.Renewed) -> str:
    return voice.about("event-renewed", event.seat)


def _tell_knocked_on(voice: _Voice, event: tale.KnockedOn) -> str:
    return voice.about("event-knocked-on", event.seat, place=voice.place(event.seat, event.ball))


def _tell_tackled(voice: _Voice, event: tale.Tackled) -> str:
    return voice.about("event-tackled", event.seat, card=event.card or 0, forced=event.forced)


def _tell_let_pass(voice: _Voice, event: tale.LetPass) -> str:
    return voice.about("event-let-pass", event.seat)


def _tell_intercepted(voice: _Voice, event: tale.Intercepted) -> str:
    place = voice.place(event.seat, event.ball)
    return voice.about("event-intercepted", event.seat, metres=event.metres, place=place)


def _tell_missed_tackle(voice: _Voice, event: tale.MissedTackle) -> str:
    return voice.about("event-missed-tackle", event.seat)


def _tell_ruck_formed(voice: _Voice, event: tale.RuckFormed) -> str:
    zone = say_zone(voice.words, event.zone)
    return voice.about("event-ruck-formed", event.seat, zone=zone, place=voice.place(event.seat, event.ball))


def _tell_contested(voice: _Voice, event: tale.Contested) -> str:
    return voice.about(f"event-{event.how}", event.seat, card=event.card or 0)


def _tell_ball_won(voice: _Voice, event: tale.BallWon) -> str:
    if event.zone is None:
        return voice.about("event-cleared-out", event.seat)
    return voice.about("event-ball-won", event.seat, zone=say_zone(voice.words, event.zone))


def _tell_offside(voice: _Voice, event: tale.Offside) -> str:
    return voice.about("event-offside", event.seat)


def _tell_advantage_played(voice: _Voice, event: tale.AdvantagePlayed) -> str:
    return voice.about("event-advantage-played", event.seat)


def _tell_advantage_over(voice: _Voice, event: tale.AdvantageOver) -> str:
    return voice.about("event-advantage-over", event.seat)


def _tell_penalty_given(voice: _Voice, event: tale.PenaltyGiven) -> str:
    place = voice.place(event.seat, event.ball)
    return voice.about("event-penalty-given", event.seat, place=place, back=event.back)


def _tell_penalty_chosen(voice: _Voice, event: tale.PenaltyChosen) -> str:
    return voice.about("event-penalty-chosen", event.seat, how=event.how)


def _tell_set_piece(voice: _Voice, event: tale.SetPiece) -> str:
    return voice.about(f"event-{event.how}", event.seat, place=voice.place(event.seat, event.ball))


def _tell_set_piece_won(voice: _Voice, event: tale.SetPieceWon) -> str:
    return voice.about(f"event-{event.how}-won", event.seat, double=event.double)


def _tell_marked(voice: _Voice, event: tale.Marked) -> str:
    return voice.about("event-marked", event.seat, place=voice.place(event.seat, event.ball))


def _tell_touched_down(voice: _Voice, event: tale.TouchedDown) -> str:
    return voice.about("event-touched-down", event.seat)


def _tell_drop_out(voice: _Voice, event: tale.DropOut) -> str:
    return voice.about("event-drop-out", event.seat)


def _tell_turned_over(voice: _Voice, event: tale.TurnedOver) -> str:
    return voice.about("event-turned-over", event.seat, place=voice.place(event.seat, event.ball))


def _tell_try(voice: _Voice, event: tale.TryScored) -> str:
    return voice.about("event-try", event.seat, card=event.card or 0, **_score(event.score))


def _tell_converted(voice: _Voice, event: tale.Converted) -> str:
    return voice.about("event-converted", event.seat, good=event.good, **_score(event.score))


def _tell_goal(voice: _Voice, event: tale.GoalScored) -> str:
    return voice.about("event-goal", event.seat, how=event.how, **_score(event.score))


def _tell_time_up(voice: _Voice, event: tale.TimeUp) -> str:
    return voice.words("event-time-up", half=event.half)


def _tell_half_over(voice: _Voice, event: tale.HalfOver) -> str:
    return voice.words("event-half-over", half=event.half, **_score(event.score))


def _tell_match_over(voice: _Voice, event: tale.MatchOver) -> str:
    best, least = max(event.score), min(event.score)
    return voice.about("event-match-over", event.winners[0], winners=len(event.winners), best=best, least=least)


_TELLERS: Final[Mapping[type[tale.Event], Callable[[_Voice, Any], str]]] = {
    tale.Tossed: _tell_tossed,
    tale.HalfBegan: _tell_half_began,
    tale.Drew: _tell_drew,
    tale.Reshuffled: _tell_reshuffled,
    tale.Discarded: _tell_discarded,
    tale.Threw: _tell_threw,
    tale.Kicked: _tell_kicked,
    tale.Landed: _tell_landed,
    tale.Played: _tell_played,
    tale.Tried: _tell_tried,
    tale.Ran: _tell_ran,
    tale.Gathered: _tell_gathered,
    tale.Renewed: _tell_renewed,
    tale.KnockedOn: _tell_knocked_on,
    tale.Tackled: _tell_tackled,
    tale.LetPass: _tell_let_pass,
    tale.Intercepted: _tell_intercepted,
    tale.MissedTackle: _tell_missed_tackle,
    tale.RuckFormed: _tell_ruck_formed,
    tale.Contested: _tell_contested,
    tale.BallWon: _tell_ball_won,
    tale.Offside: _tell_offside,
    tale.AdvantagePlayed: _tell_advantage_played,
    tale.AdvantageOver: _tell_advantage_over,
    tale.PenaltyGiven: _tell_penalty_given,
    tale.PenaltyChosen: _tell_penalty_chosen,
    tale.SetPiece: _tell_set_piece,
    tale.SetPieceWon: _tell_set_piece_won,
    tale.Marked: _tell_marked,
    tale.TouchedDown: _tell_touched_down,
    tale.DropOut: _tell_drop_out,
    tale.TurnedOver: _tell_turned_over,
    tale.TryScored: _tell_try,
    tale.Converted: _tell_converted,
    tale.GoalScored: _tell_goal,
    tale.TimeUp: _tell_time_up,
    tale.HalfOver: _tell_half_over,
    tale.MatchOver: _tell_match_over,
}


# ------------------------------------------------------------------------------------------------------------ moves


def say_move(words: Words, view: FrenchFlairView, notation: str, names: Names = ()) -> str:
    """What a move means in this position, as a line of a menu: "7 sets off on a run, two dice"."""
    return said_move(_MOVES, _Voice(words, names, view.seat), view, notation)


_ABILITIES: Final = {"r": "run", "k": "kick", "t": "touch", "d": "drop"}


def _reach(voice: _Voice, view: FrenchFlairView, metres: int) -> str:
    """Where the ball would be if it went so far on."""
    return voice.place(view.attack, view.ball + (metres if view.attack == 0 else -metres))


def _say_advance(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    facts: dict[str, Fact] = {"card": int(match[1]), "metres": ADVANCE_METRES}
    return voice.words(
        "move-advance", concludes=view.combo is not None, place=_reach(voice, view, ADVANCE_METRES), **facts
    )


def _say_ability(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    how = _ABILITIES[match[2]]
    concludes = view.combo is not None
    return voice.words("move-ability", card=int(match[1]), how=how, dice=int(match[3]), concludes=concludes)


def _say_opening(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    second = view.combo is not None
    place = _reach(voice, view, OPENING_METRES)
    return voice.words("move-opening", card=int(match[1]), metres=OPENING_METRES, second=second, place=place)


def _say_pass(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    metres = view.combo.next_metres if view.combo is not None else ADVANCE_METRES
    return voice.words("move-pass", card=int(match[1]), metres=metres, place=_reach(voice, view, metres))


def _say_by_card(key: str) -> Callable[[_Voice, FrenchFlairView, re.Match[str]], str]:
    """A move that is all said with its card."""
    return lambda voice, view, match: voice.words(key, card=int(match[1]))


def _say_gathering(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    key = "move-maul" if match[1] == "m" else "move-fixation"
    place = _reach(voice, view, OPENING_METRES)
    return voice.words(key, first=int(match[2]), second=int(match[3]), metres=OPENING_METRES, place=place)


def _say_let(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    return voice.words("move-let", crosses=view.crosses)


def _say_in_ruck(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    key = "move-contest" if match[1] == "c" else "move-clear-out"
    return voice.words(key, card=int(match[2]), zone=say_zone(voice.words, view.zone or WHOLE_ZONE))


def _say_decline(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    return voice.words("move-no-clear-out" if view.phase == "clear-out" else "move-no-contest")


def _say_with_dice(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    return voice.words(f"move-{match[1]}", dice=int(match[2]), phase=view.phase)


def _say_plain(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    return voice.words(f"move-{match[0]}")


def _say_throw(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    return voice.words("move-throw", dice=match[0])


def _say_toss(voice: _Voice, view: FrenchFlairView, match: re.Match[str]) -> str:
    return voice.about("move-toss", int(match[1]) - 1)


_MOVES: Final[Tellers[_Voice, FrenchFlairView]] = (
    (re.compile(r"(\d+)a"), _say_advance),
    (re.compile(r"(\d+)([rktd])([12])"), _say_ability),
    (re.compile(r"(\d+)o"), _say_opening),
    (re.compile(r"(\d+)p"), _say_pass),
    (re.compile(r"(\d+)j"), _say_by_card("move-relay")),
    (re.compile(r"([mf])(\d)-(\d)"), _say_gathering),
    (re.compile(r"x(\d+)"), _say_by_card("move-tackle")),
    (re.compile(r"let"), _say_let),
    (re.compile(r"([cb])(\d+)"), _say_in_ruck),
    (re.compile(r"no"), _say_decline),
    (re.compile(r"-(\d+)"), _say_by_card("move-discard")),
    (re.compile(r"(dice|kick|touch|goal)([12])"), _say_with_dice),
    (re.compile(r"renew|hand|mark|down|on|penalty|advantage|lost|whistle|time"), _say_plain),
    (re.compile(r"(?:\[\d\])+"), _say_throw),
    (re.compile(r"\+(\d+)"), _say_by_card("move-draw")),
    (re.compile(r"toss(\d)"), _say_toss),
)


# ---------------------------------------------------------------------------------------------- what is to be decided


def say_prompt(words: Words, view: FrenchFlairView, names: Names = ()) -> str:
    """What is to be decided now, by whoever looks or by the side that they wait for."""
    voice = _Voice(words, names, view.seat)
    waited_for = [seat for seat in view.waiting if seat >= 0]
    if not waited_for:
        return _prompt_chance(voice, view)
    if view.seat is None or view.seat not in waited_for:
        return as_sentence(words("prompt-wait", phase=view.phase, names=voice.all_names(waited_for)))
    if view.phase == "attack":
        return _prompt_attack(voice, view)
    return words(f"prompt-{view.phase}", **_PROMPT_FACTS.get(view.phase, _no_facts)(voice, view))


def _prompt_chance(voice: _Voice, view: FrenchFlairView) -> str:
    if view.throw is None:
        return voice.words(f"prompt-{view.phase}")
    return as_sentence(voice.about("prompt-throw", view.throw.seat, aim=view.throw.aim, dice=view.throw.dice))


def _prompt_attack(voice: _Voice, view: FrenchFlairView) -> str:
    place = voice.place(view.attack, view.ball)
    if view.combo is not None:
        cards = say_cards(voice.words, view.combo.cards)
        return as_sentence(voice.words("prompt-combination", cards=cards, place=place))
    return voice.words("prompt-attack", origin=view.origin, place=place, up=view.time_up)


def _no_facts(voice: _Voice, view: FrenchFlairView) -> dict[str, Fact]:
    return {}


def _surplus(voice: _Voice, view: FrenchFlairView) -> dict[str, Fact]:
    return {"cards": len(view.hand)}


def _tackle_facts(voice: _Voice, view: FrenchFlairView) -> dict[str, Fact]:
    how = "must" if view.must_tackle else "crosses" if view.crosses else "may"
    return {"how": how, "place": voice.place(view.attack, view.ball)}


def _zone(voice: _Voice, view: FrenchFlairView) -> dict[str, Fact]:
    return {"zone": say_zone(voice.words, view.zone or WHOLE_ZONE)}


def _spot(voice: _Voice, view: FrenchFlairView) -> dict[str, Fact]:
    return {"place": voice.place(view.attack, view.ball)}


def _landing(voice: _Voice, view: FrenchFlairView) -> dict[str, Fact]:
    """Behind the line one may touch down, in front of it call the mark."""
    return {"place": voice.place(view.attack, view.ball), "mark": view.distance < FIELD}


_PROMPT_FACTS: Final[Mapping[str, Callable[[_Voice, FrenchFlairView], dict[str, Fact]]]] = {
    "discard": _surplus,
    "defence": _tackle_facts,
    "contest": _zone,
    "clear-out": _zone,
    "penalty": _spot,
    "scrum": _spot,
    "line-out": _spot,
    "receive": _landing,
    "mark": _spot,
}


# ---------------------------------------------------------------------------------------------------------- the end


def say_outcome(words: Words, view: FrenchFlairView, names: Names = ()) -> list[str]:
    """Why it ended, who won, and what each side scored, the winner first; nothing while it goes on."""
    if not view.reason:
        return []
    voice = _Voice(words, names, view.seat)
    ranking = sorted(range(len(view.teams)), key=lambda seat: -view.teams[seat].score)
    lines = [voice.about("outcome-standing", seat, **_standing(view, seat)) for seat in ranking]
    return [words(f"reason-{view.reason}"), *map(as_sentence, [_say_winner(voice, view), *lines])]


def _say_winner(voice: _Voice, view: FrenchFlairView) -> str:
    if len(view.winners) > 1:
        return voice.words("outcome-draw")
    return voice.about("outcome-won", view.winners[0])


def _standing(view: FrenchFlairView, seat: int) -> dict[str, Fact]:
    team = view.teams[seat]
    return {"points": team.score, "tries": team.tries}
