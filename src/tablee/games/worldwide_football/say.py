"""Worldwide Football in words: the commentary of a match, each step of the virtual opponent, moves, prompts, the end.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
sentence tells its reader no more than the event or the view that it was made from.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from tablee.core.errors import Fact
from tablee.core.voice import Names, Tellers, Voice, as_sentence, said_move
from tablee.games.worldwide_football import story as tale
from tablee.games.worldwide_football.edition import ATTACKS, DEFENCES, RIVAL_FIVE, SHOTS
from tablee.games.worldwide_football.view import FootballerView, WorldwideFootballView

if TYPE_CHECKING:
    from tablee.words import Words

SIDES: Final = ("home", "away")
RIVAL: Final = 1
"""The seat of the virtual opponent."""
_SHOT_EXTRAS: Final = ("A1", "efficiency")
"""What is prepared for a shot; the rest is for a card."""


# ------------------------------------------------------------------------------------------------ numbers and names


def say_signed(number: int) -> str:
    """A modifier: "+2", "−1", "±0"."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def say_die(die: int) -> str:
    """A d6 as it lies: ``[5]``."""
    return f"[{die}]"


def say_card(words: Words, card: str) -> str:
    """An Action card by its name: "long pass"."""
    return words("card", card=card)


def say_footballer(words: Words, footballer: FootballerView) -> str:
    """A Player card by its name and what it is called: "Delmas (Breakthrough)"."""
    return words("footballer", player=footballer.name, effect=footballer.effect)


def say_progress(words: Words, view: WorldwideFootballView) -> str:
    """How far the match is: "first half"."""
    if view.phase == "over":
        return words("progress-over")
    if not view.half:
        return words("progress-before")
    return words("progress-shootout") if view.shootout else words("progress", half=view.half)


class _Voice(Voice):
    """Speaks of the two sides, of which the virtual opponent may be one."""

    def __init__(self, words: Words, names: Names, reader: int | None, *, solo: bool = False) -> None:
        super().__init__(words, names, reader)
        self.solo = solo or len(names) == 1

    def nameless(self, seat: int) -> str:
        if self.solo and seat == RIVAL:
            return self.words("rival")
        return self.words("side", side=SIDES[seat])

    def about_rival(self, key: str, **facts: Fact) -> str:
        """A sentence about the virtual opponent, which is never the reader."""
        return self.words(key, name=self.name(RIVAL), **facts)


def _voice(words: Words, view: WorldwideFootballView, names: Names) -> _Voice:
    return _Voice(words, names, view.seat, solo=view.rival is not None)


def _score(score: Sequence[int]) -> dict[str, Fact]:
    return {"home": score[0], "away": score[1]}


# ----------------------------------------------------------------------------------------------------------- events


def say_event(words: Words, event: tale.Event, names: Names, reader: int | None) -> str:
    """One sentence of the commentary, for `reader` (``None``: a spectator); empty if it is not worth telling."""
    return as_sentence(_TELLERS[type(event)](_Voice(words, names, reader), event))


def _tell_picked(voice: _Voice, event: tale.Picked) -> str:
    return voice.about("event-picked", event.seat, ability=event.ability)


def _tell_tossed(voice: _Voice, event: tale.Tossed) -> str:
    return voice.about("event-tossed", event.seat)


def _tell_half_began(voice: _Voice, event: tale.HalfBegan) -> str:
    return voice.about("event-half-began", event.seat, half=event.half)


def _tell_drew(voice: _Voice, event: tale.Drew) -> str:
    """Others draw all the time; only one's own card is news."""
    if event.card is None or event.seat != voice.reader:
        return ""
    return voice.words("event-drew", card=event.card)


def _tell_drew_player(voice: _Voice, event: tale.DrewPlayer) -> str:
    if event.name is None or event.effect is None or event.seat != voice.reader:
        return ""
    return voice.words("event-drew-player", player=event.name, effect=event.effect)


def _tell_discarded(voice: _Voice, event: tale.Discarded) -> str:
    return voice.about("event-discarded", event.seat, card=event.card, why=event.why)


def _tell_discarded_player(voice: _Voice, event: tale.DiscardedPlayer) -> str:
    return voice.about("event-discarded-player", event.seat, player=event.name, effect=event.effect)


def _tell_possession(voice: _Voice, event: tale.Possession) -> str:
    return voice.about("event-possession", event.seat, pa=event.pa, why=event.why)


def _tell_laid(voice: _Voice, event: tale.Laid) -> str:
    return voice.about("event-laid", event.seat, card=event.card, pa=event.pa, sure=event.sure)


def _tell_player_played(voice: _Voice, event: tale.PlayerPlayed) -> str:
    return voice.about("event-player-played", event.seat, player=event.name, effect=event.effect)


def _tell_recovered(voice: _Voice, event: tale.Recovered) -> str:
    return voice.about("event-recovered", event.seat, card=event.card, source=event.source)


def _tell_guard_turned(voice: _Voice, event: tale.GuardTurned) -> str:
    return voice.about_rival("event-guard-turned", card=event.card, suits=event.suits)


def _tell_guard_rebuilt(voice: _Voice, event: tale.GuardRebuilt) -> str:
    return voice.about_rival("event-guard-rebuilt", cards=event.cards)


def _tell_defended(voice: _Voice, event: tale.Defended) -> str:
    facts: dict[str, Fact] = {"card": event.card, "number": event.number or 0, "target": event.target}
    return voice.about("event-defended", event.seat, bonus=event.bonus, signed=say_signed(event.bonus), **facts)


def _tell_drew_instead(voice: _Voice, event: tale.DrewInstead) -> str:
    return voice.about("event-drew-instead", event.seat)


def _tell_defence_thrown(voice: _Voice, event: tale.DefenceThrown) -> str:
    bonus = event.total - event.die
    facts: dict[str, Fact] = {"die": event.die, "total": event.total, "target": event.target, "good": event.good}
    return voice.about("event-defence-thrown", event.seat, bonus=bonus, signed=say_signed(bonus), **facts)


def _tell_stood(voice: _Voice, event: tale.Stood) -> str:
    return voice.about("event-stood", event.seat, pa=event.pa)


def _tell_star_used(voice: _Voice, event: tale.StarUsed) -> str:
    return voice.about("event-star-used", event.seat, ability=event.ability, stars=event.stars)


def _tell_substituted(voice: _Voice, event: tale.Substituted) -> str:
    return voice.about("event-substituted", event.seat, player=event.name, effect=event.effect)


def _tell_threw(voice: _Voice, event: tale.Threw) -> str:
    return voice.about("event-threw", event.seat, aim=event.aim, dice=say_die(event.die))


def _tell_trap_sprung(voice: _Voice, event: tale.TrapSprung) -> str:
    return voice.about("event-trap-sprung", event.seat, good=event.good, pa=event.pa)


def _tell_dived(voice: _Voice, event: tale.Dived) -> str:
    return voice.about("event-dived", event.seat, result=event.result)


def _tell_shot(voice: _Voice, event: tale.Shot) -> str:
    shooter: dict[str, Fact] = {"bonus": event.bonus, "signed": say_signed(event.bonus)}
    keeper: dict[str, Fact] = {"keeper_bonus": event.keeper_bonus, "keeper_signed": say_signed(event.keeper_bonus)}
    return voice.about("event-shot", event.seat, card=event.card, pa=event.pa, **shooter, **keeper)


def _tell_interposed(voice: _Voice, event: tale.Interposed) -> str:
    return voice.about("event-interposed", event.seat, blocked=event.blocked)


def _tell_shot_judged(voice: _Voice, event: tale.ShotJudged) -> str:
    facts: dict[str, Fact] = {"die": event.die, "total": event.total, "keeper_total": event.keeper_total}
    return voice.about("event-shot-judged", event.seat, result=event.result, **facts)


def _tell_throws_again(voice: _Voice, event: tale.ThrowsAgain) -> str:
    return voice.about("event-throws-again", event.seat)


def _tell_goal(voice: _Voice, event: tale.Goal) -> str:
    return voice.about("event-goal", event.seat, how=event.how, **_score(event.score))


def _tell_fouled(voice: _Voice, event: tale.Fouled) -> str:
    return voice.about("event-fouled", event.seat, pa=event.pa)


def _tell_carded(voice: _Voice, event: tale.Carded) -> str:
    return voice.about("event-carded", event.seat, card=event.card)


def _tell_lost_card(voice: _Voice, event: tale.LostCard) -> str:
    return voice.about_rival("event-lost-card", card=event.card)


def _tell_free_kick(voice: _Voice, event: tale.FreeKick) -> str:
    return voice.about("event-free-kick", event.seat, how=event.how)


def _tell_penalty(voice: _Voice, event: tale.Penalty) -> str:
    return voice.about("event-penalty", event.seat, shootout=event.shootout)


def _tell_aimed(voice: _Voice, event: tale.Aimed) -> str:
    """Which face is for the one who picked it, until both have."""
    face = event.face or 0 if event.seat == voice.reader else 0
    return voice.about("event-aimed", event.seat, face=face)


def _tell_penalty_taken(voice: _Voice, event: tale.PenaltyTaken) -> str:
    shooter, keeper = map(say_die, event.faces)
    return voice.about("event-penalty-taken", event.seat, shooter=shooter, keeper=keeper, goal=event.goal)


def _tell_gave_back(voice: _Voice, event: tale.GaveBack) -> str:
    return voice.about("event-gave-back", event.seat, both=event.both)


def _tell_rival_step(voice: _Voice, event: tale.RivalStep) -> str:
    """Every step has its own sentence, which says why and by which clause."""
    facts: dict[str, Fact] = {"clause": event.clause, "pa": event.pa, "stars": event.stars}
    if event.card is not None:
        facts["card"] = event.card
    if event.cards is not None:
        facts["cards"] = event.cards
    if event.score is not None:
        facts["level"] = event.score[0] == event.score[1]
    return voice.about_rival(f"event-rival-{event.step}", **facts)


def _tell_shot_active(voice: _Voice, event: tale.ShotActive) -> str:
    return voice.about_rival("event-shot-active", card=event.card)


def _tell_put_under(voice: _Voice, event: tale.PutUnder) -> str:
    return voice.about_rival("event-put-under", card=event.card)


def _tell_put_aside(voice: _Voice, event: tale.PutAside) -> str:
    return voice.about_rival("event-put-aside", card=event.card)


def _tell_shuffled_back(voice: _Voice, event: tale.ShuffledBack) -> str:
    cards = [say_card(voice.words, card) for card in event.cards]
    return voice.about_rival("event-shuffled-back", list=voice.words.listed(cards))


def _tell_activated(voice: _Voice, event: tale.Activated) -> str:
    return voice.about_rival("event-activated", player=event.name, effect=event.effect)


def _tell_dropped(voice: _Voice, event: tale.Dropped) -> str:
    lead = "ahead" if event.lead > 0 else "behind" if event.lead < 0 else "level"
    return voice.about_rival("event-dropped", player=event.name, effect=event.effect, lead=lead)


def _tell_half_over(voice: _Voice, event: tale.HalfOver) -> str:
    return voice.words("event-half-over", half=event.half, **_score(event.score))


def _tell_match_over(voice: _Voice, event: tale.MatchOver) -> str:
    kicks = event.kicks or [0, 0]
    facts: dict[str, Fact] = {"best": max(event.score), "least": min(event.score), "drawn": event.winner is None}
    shootout: dict[str, Fact] = {"shootout": event.kicks is not None, "most": max(kicks), "fewest": min(kicks)}
    return voice.about("event-match-over", event.winner or 0, **facts, **shootout)


_TELLERS: Final[Mapping[type[tale.Event], Callable[[_Voice, Any], str]]] = {
    tale.Picked: _tell_picked,
    tale.Tossed: _tell_tossed,
    tale.HalfBegan: _tell_half_began,
    tale.Drew: _tell_drew,
    tale.DrewPlayer: _tell_drew_player,
    tale.Discarded: _tell_discarded,
    tale.DiscardedPlayer: _tell_discarded_player,
    tale.Possession: _tell_possession,
    tale.Laid: _tell_laid,
    tale.PlayerPlayed: _tell_player_played,
    tale.Recovered: _tell_recovered,
    tale.GuardTurned: _tell_guard_turned,
    tale.GuardRebuilt: _tell_guard_rebuilt,
    tale.Defended: _tell_defended,
    tale.DrewInstead: _tell_drew_instead,
    tale.DefenceThrown: _tell_defence_thrown,
    tale.Stood: _tell_stood,
    tale.StarUsed: _tell_star_used,
    tale.Substituted: _tell_substituted,
    tale.Threw: _tell_threw,
    tale.TrapSprung: _tell_trap_sprung,
    tale.Dived: _tell_dived,
    tale.Shot: _tell_shot,
    tale.Interposed: _tell_interposed,
    tale.ShotJudged: _tell_shot_judged,
    tale.ThrowsAgain: _tell_throws_again,
    tale.Goal: _tell_goal,
    tale.Fouled: _tell_fouled,
    tale.Carded: _tell_carded,
    tale.LostCard: _tell_lost_card,
    tale.FreeKick: _tell_free_kick,
    tale.Penalty: _tell_penalty,
    tale.Aimed: _tell_aimed,
    tale.PenaltyTaken: _tell_penalty_taken,
    tale.GaveBack: _tell_gave_back,
    tale.RivalStep: _tell_rival_step,
    tale.ShotActive: _tell_shot_active,
    tale.PutUnder: _tell_put_under,
    tale.PutAside: _tell_put_aside,
    tale.ShuffledBack: _tell_shuffled_back,
    tale.Activated: _tell_activated,
    tale.Dropped: _tell_dropped,
    tale.HalfOver: _tell_half_over,
    tale.MatchOver: _tell_match_over,
}


# ------------------------------------------------------------------------------------------------------------ moves


def say_move(words: Words, view: WorldwideFootballView, notation: str, names: Names = ()) -> str:
    """What a move means in this position, as a line of a menu: "play a long pass: 5 PA"."""
    return said_move(_MOVES, _voice(words, view, names), view, notation)


def mover(view: WorldwideFootballView) -> int:
    """Whose move is spoken of: the reader's, else that of the side which is to decide."""
    if view.seat is not None:
        return view.seat
    return next((seat for seat in view.waiting if seat >= 0), view.attack)


def _player(view: WorldwideFootballView, number: str) -> dict[str, Fact]:
    """The facts about a Player card of the side whose move it is."""
    footballer = view.sides[mover(view)].squad[int(number) - 1]
    return {"player": footballer.name, "effect": footballer.effect}


def _say_lay(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    return voice.words("move-lay", card=match[0], pa=view.reach.get(match[0], 0))


def _say_by_card(key: str) -> Callable[[_Voice, WorldwideFootballView, re.Match[str]], str]:
    """A move that is all said with its card."""
    return lambda voice, view, match: voice.words(key, card=match[1])


def _say_by_player(key: str) -> Callable[[_Voice, WorldwideFootballView, re.Match[str]], str]:
    """A move that is all said with its Player card."""
    return lambda voice, view, match: voice.words(key, **_player(view, match[1]))


def _say_by_ability(key: str) -> Callable[[_Voice, WorldwideFootballView, re.Match[str]], str]:
    """A move that is all said with its Star ability."""
    return lambda voice, view, match: voice.words(key, ability=match[1])


def _say_relaunch(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    return voice.words("move-relaunch", card=match[2], **_player(view, match[1]))


def _say_star_fetch(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    source = "anywhere" if match[1] == "scheme" else "discard"
    return voice.words("move-star-fetch", ability=match[1], card=match[2], **{"from": source})


def _say_decline(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    return voice.words("move-no", phase=view.phase)


def _say_aim(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    return voice.words("move-aim", face=int(match[1]), shooter=mover(view) == view.attack)


def _say_plain(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    return voice.words(f"move-{match[0]}")


def _say_give(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    """WF-55: the second in a row ends the half once a pile is empty."""
    ends = view.gave_back and any(not side.pile for side in view.sides)
    return voice.words("move-give", ends=ends)


def _say_throw(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    return voice.words("move-throw", dice=match[0])


def _say_toss(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    return voice.about("move-toss", int(match[1]) - 1)


def _say_drawn_player(voice: _Voice, view: WorldwideFootballView, match: re.Match[str]) -> str:
    """A card that chance brings is not always the mover's."""
    return voice.words("move-drawn-player", number=int(match[1]))


_CARD: Final = "[A-Z]+"
_MOVES: Final[Tellers[_Voice, WorldwideFootballView]] = (
    (re.compile("|".join(ATTACKS)), _say_lay),
    (re.compile(f"({'|'.join(SHOTS)})"), _say_by_card("move-shoot")),
    (re.compile(f"({'|'.join(DEFENCES)})"), _say_by_card("move-defend")),
    (re.compile(r"n(\d+)"), _say_by_player("move-player")),
    (re.compile(rf"n(\d+)-({_CARD})"), _say_relaunch),
    (re.compile(r"sub(\d+)"), _say_by_player("move-sub")),
    (re.compile(r"(counter|offensive|block|efficiency|trap|dive)"), _say_by_ability("move-star")),
    (re.compile(rf"(scheme|creativity|endurance)-({_CARD})"), _say_star_fetch),
    (re.compile(r"pick-([a-z]+)"), _say_by_ability("move-pick")),
    (re.compile(r"no"), _say_decline),
    (re.compile(r"aim(\d)"), _say_aim),
    (re.compile(rf"-({_CARD})"), _say_by_card("move-discard")),
    (re.compile(r"-n(\d+)"), _say_by_player("move-discard-player")),
    (re.compile(r"give"), _say_give),
    (re.compile(r"draw|direct|indirect"), _say_plain),
    (re.compile(rf"\+({_CARD})"), _say_by_card("move-drawn")),
    (re.compile(r"\+n(\d+)"), _say_drawn_player),
    (re.compile(r"\[\d\]|\(\d+\)"), _say_throw),
    (re.compile(r"toss(\d)"), _say_toss),
)


# ---------------------------------------------------------------------------------------------- what is to be decided


def say_prompt(words: Words, view: WorldwideFootballView, names: Names = ()) -> str:
    """What is to be decided now, by whoever looks or by the side that they wait for."""
    voice = _voice(words, view, names)
    waited_for = [seat for seat in view.waiting if seat >= 0]
    if not waited_for:
        return as_sentence(_prompt_chance(voice, view))
    if view.seat is None or view.seat not in waited_for:
        waited = voice.all_names(waited_for)
        return as_sentence(words("prompt-wait", phase=view.phase, names=waited, pa=view.pa))
    return as_sentence(words(f"prompt-{view.phase}", **_PROMPT_FACTS[view.phase](voice, view, view.seat)))


def _prompt_chance(voice: _Voice, view: WorldwideFootballView) -> str:
    if view.throw is not None:
        return _prompt_throw(voice, view, view.throw.aim)
    if view.phase == "turn":
        return voice.about_rival("prompt-turn", pile=view.turning)
    return voice.words(f"prompt-{view.phase}")


def _prompt_throw(voice: _Voice, view: WorldwideFootballView, aim: str) -> str:
    """The dice of the virtual opponent's decisions are thrown for it, the rest for whoever needs them."""
    target, bonus = (view.defence.target, view.defence.bonus) if view.defence is not None else (0, 0)
    seat = RIVAL if aim.endswith("-call") or aim == "efficiency" else 1 - view.attack
    return voice.about("prompt-throw", seat, aim=aim, target=target, bonus=bonus, signed=say_signed(bonus))


def _no_facts(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    return {}


def _picks_left(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    return {"left": RIVAL_FIVE - len(view.sides[seat].abilities)}


def _surplus(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    side = view.sides[seat]
    if side.players > side.most_players:
        return {"why": "players", "cards": side.players, "most": side.most_players}
    why = "actions" if side.actions > side.most_actions else "yellow"
    return {"why": why, "cards": side.actions, "most": side.most_actions}


def _attack_facts(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    return {"how": _attack_moment(view), "pa": view.pa}


def _attack_moment(view: WorldwideFootballView) -> str:
    """What is special about this moment of an attack."""
    if view.must_spend:
        return "spend"
    if view.prepared:
        return "shot" if set(view.prepared) & set(_SHOT_EXTRAS) else "card"
    return view.dead or ("open" if view.pa else "start")


def _defence_facts(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"card": view.laid[-1], "pa": view.pa, "target": view.target or 0}
    return {"name": voice.name(view.attack), "sure": view.sure, **facts}


def _die_facts(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    defence = view.defence
    assert defence is not None, "a die that fell short was thrown for a defence"
    return {"die": defence.die or 0, "signed": say_signed(defence.bonus), "target": defence.target}


def _shooter_facts(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    return {"name": voice.name(view.attack)}


def _dice_facts(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    shot = view.shot
    assert shot is not None, "a die is thrown again for a shot"
    return {"die": say_die(shot.die or 0), "keeper_die": say_die(shot.keeper_die or 0)}


def _kick_facts(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    return {"pa": view.pa, "prepared": bool(view.prepared)}


def _aim_facts(voice: _Voice, view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    return {"shooter": seat == view.attack}


_PROMPT_FACTS: Final[Mapping[str, Callable[[_Voice, WorldwideFootballView, int], dict[str, Fact]]]] = {
    "pick": _picks_left,
    "discard": _surplus,
    "attack": _attack_facts,
    "defence": _defence_facts,
    "marking": _die_facts,
    "dive": _no_facts,
    "counter": _no_facts,
    "keep": _shooter_facts,
    "shoot-again": _dice_facts,
    "save-again": _dice_facts,
    "free-kick": _kick_facts,
    "penalty": _aim_facts,
}


# ---------------------------------------------------------------------------------------------------------- the end


def say_outcome(words: Words, view: WorldwideFootballView, names: Names = ()) -> list[str]:
    """Why it ended, who won, and what each side scored, the winner first; nothing while it goes on."""
    if not view.reason:
        return []
    voice = _voice(words, view, names)
    ranking = (1, 0) if view.winner == 1 else (0, 1)
    lines = [voice.about("outcome-standing", seat, **_standing(view, seat)) for seat in ranking]
    return [words(f"reason-{view.reason}"), *map(as_sentence, [_say_winner(voice, view), *lines])]


def _say_winner(voice: _Voice, view: WorldwideFootballView) -> str:
    if view.winner is None:
        return voice.words("outcome-draw")
    return voice.about("outcome-won", view.winner)


def _standing(view: WorldwideFootballView, seat: int) -> dict[str, Fact]:
    side = view.sides[seat]
    return {"team": side.team, "goals": side.score, "shootout": view.shootout, "kicks": view.kicks_made[seat]}
