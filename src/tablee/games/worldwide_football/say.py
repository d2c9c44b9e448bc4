"""Worldwide Football in phrases: the commentary of a match, each step of the virtual opponent, moves, prompts, the end.

Nothing here knows a language: the catalogues ``text/*.ftl`` do. Nothing here knows more than it is given either, so a
phrase tells its reader no more than the event or the view that it was made from.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from tablee.core.narrator import Narrator
from tablee.core.phrases import Person, Phrase, about, people
from tablee.games.worldwide_football import events
from tablee.games.worldwide_football import moves as verbs
from tablee.games.worldwide_football.edition import ABILITIES, CODES, RIVAL_FIVE
from tablee.games.worldwide_football.moves import VERBS, Act
from tablee.games.worldwide_football.phases import RIVAL
from tablee.games.worldwide_football.view import FootballerView, WorldwideFootballChoice, WorldwideFootballView

_SHOT_EXTRAS: Final = ("A1", "efficiency")
"""What is prepared for a shot; the rest is for a card."""
_DEALT: Final = 4
"""More cards than these at once are a hand being dealt, which is shown right after."""
_DRAWS: Final = (events.Drew, events.DrewPlayer)
_OF_A_PLAYER: Final = (verbs.PLAYER, verbs.RELAUNCH, verbs.SUB, verbs.DISCARD_PLAYER)
"""What a Player card of the team whose move it is does, or what becomes of it."""
_PLAYER: Final = "player-"
"""How the page calls a Player card of a hand, before its number."""
_WITH_A_CARD: Final = (verbs.LAY, verbs.SHOOT, verbs.DEFEND, verbs.PLAYER, verbs.RELAUNCH)
"""What is done with a card of the hand."""
_FOR_CARDS: Final = ("attack", "defence", "keep", "marking", "shoot-again", "save-again")
"""The phases in which cards of the hand are played."""


# ------------------------------------------------------------------------------------------------ numbers and names


def signed(number: int) -> str:
    """A modifier: "+2", "−1", "±0"."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def footballer_name(footballer: FootballerView) -> Phrase:
    """A Player card by its name and what it is called: "Delmas (Breakthrough)"."""
    return Phrase("footballer", _named(footballer))


def _named(footballer: FootballerView) -> dict[str, Any]:
    return {"player": footballer.name, "effect": footballer.effect}


def _card(code: str) -> Phrase:
    """An Action card by its name."""
    return Phrase("card", {"card": code})


def _modifier(bonus: int) -> str | None:
    """A modifier, where one of nothing is not worth a word."""
    return signed(bonus) if bonus else None


def _score(score: Sequence[int]) -> Phrase:
    home, away = score
    return Phrase("score", {"home": home, "away": away})


def _lead(goals: int) -> str:
    return "ahead" if goals > 0 else "behind" if goals < 0 else "level"


# ----------------------------------------------------------------------------------------------------------- events


def _tell_defence_thrown(event: events.DefenceThrown) -> Phrase:
    facts = {"die": event.die, "total": event.total, "target": event.target, "good": event.good}
    return about("event-defence-thrown", event.seat, bonus=_modifier(event.total - event.die), **facts)


def _tell_penalty_taken(event: events.PenaltyTaken) -> Phrase:
    shooter, keeper = event.faces
    return about("event-penalty-taken", event.seat, shooter=shooter, keeper=keeper, goal=event.goal)


def _tell_rival_step(event: events.RivalStep) -> Phrase:
    """Every step has its own sentence, which says why and by which clause."""
    level = event.score is not None and event.score[0] == event.score[1]
    facts = {"clause": event.clause, "pa": event.pa, "stars": event.stars, "card": event.card, "cards": event.cards}
    return about(f"event-rival-{event.step}", RIVAL, level=level, **facts)


def _tell_shuffled_back(event: events.ShuffledBack) -> Phrase:
    return about("event-shuffled-back", RIVAL, list=[Phrase("card", {"card": card}) for card in event.cards])


def _tell_match_over(event: events.MatchOver) -> Phrase:
    kicks = event.kicks or [0, 0]
    facts = {"best": max(event.score), "least": min(event.score), "drawn": event.winner is None}
    shootout = {"shootout": event.kicks is not None, "most": max(kicks), "fewest": min(kicks)}
    return about("event-match-over", event.winner or 0, **facts, **shootout)


def _is_hidden(event: events.Drew | events.DrewPlayer) -> bool:
    """Whether it is a card that somebody else drew."""
    return (event.card if isinstance(event, events.Drew) else event.number) is None


# ------------------------------------------------------------------------------------------------------------ moves


def _mover(view: WorldwideFootballView) -> int:
    """Whose move is spoken of: the reader's, else that of the team which is to decide."""
    if view.seat is not None:
        return view.seat
    return next((seat for seat in view.waiting if seat >= 0), view.attack)


def _named_by(view: WorldwideFootballView, act: Act) -> dict[str, Any]:
    """The facts of a move that it names itself: its Action card, its Star ability, its Player card."""
    facts: dict[str, Any] = {}
    if act.card >= 0:
        facts["card"] = CODES[act.card]
    if act.ability >= 0:
        facts["ability"] = ABILITIES[act.ability]
    if act.verb in _OF_A_PLAYER:
        facts.update(_named(view.sides[_mover(view)].squad[act.number]))
    return facts


# ---------------------------------------------------------------------------------------------- what is to be decided


def _prompt_chance(view: WorldwideFootballView) -> Phrase:
    """The dice of the virtual opponent's decisions are thrown for it, the rest for whoever needs them."""
    if view.phase == "turn":
        return about("prompt-turn", RIVAL, pile=view.turning)
    if view.throw is None:
        return Phrase(f"prompt-{view.phase}")
    aim = view.throw.aim
    target, bonus = (view.defence.target, view.defence.bonus) if view.defence is not None else (0, 0)
    seat = RIVAL if aim.endswith("-call") or aim == "efficiency" else 1 - view.attack
    return about("prompt-throw", seat, aim=aim, target=target, bonus=_modifier(bonus))


def _prompt_facts(view: WorldwideFootballView, seat: int) -> dict[str, Any]:
    """What the question to `seat` is about."""
    phase, pa, shot, defence = view.phase, view.pa, view.shot, view.defence
    if phase == "pick":
        return {"left": RIVAL_FIVE - len(view.sides[seat].abilities)}
    if phase == "discard":
        return _surplus(view, seat)
    if phase == "attack":
        return {"how": _attack_moment(view), "pa": pa}
    if phase == "defence":
        facts = {"sure": view.sure, "card": view.laid[-1], "pa": pa, "target": view.target or 0}
        return {"name": Person(view.attack), **facts}
    if phase == "keep":
        return {"name": Person(view.attack)}
    if phase == "free-kick":
        return {"pa": pa, "prepared": bool(view.prepared)}
    if phase == "penalty":
        return {"shooter": seat == view.attack}
    if phase == "marking":
        assert defence is not None, "a die that fell short was thrown for a defence"
        return {"die": defence.die or 0, "bonus": signed(defence.bonus), "target": defence.target}
    if phase in ("shoot-again", "save-again"):
        assert shot is not None, "a die is thrown again for a shot"
        return {"die": shot.die or 0, "keeper_die": shot.keeper_die or 0}
    return {}


def _surplus(view: WorldwideFootballView, seat: int) -> dict[str, Any]:
    team = view.sides[seat]
    if team.players > team.most_players:
        return {"why": "players", "cards": team.players, "most": team.most_players}
    why = "actions" if team.actions > team.most_actions else "yellow"
    return {"why": why, "cards": team.actions, "most": team.most_actions}


def _attack_moment(view: WorldwideFootballView) -> str:
    """What is special about this moment of an attack."""
    if view.must_spend:
        return "spend"
    if view.prepared:
        return "shot" if set(view.prepared) & set(_SHOT_EXTRAS) else "card"
    return view.dead or ("open" if view.pa else "start")


# ---------------------------------------------------------------------------------------------------------- the end


def _standing(view: WorldwideFootballView, seat: int) -> Phrase:
    its = view.sides[seat]
    kicks = {"shootout": view.shootout, "kicks": view.kicks_made[seat]}
    return about("outcome-standing", seat, team=its.team, rival=its.rival, goals=its.score, **kicks)


# ----------------------------------------------------------------------------------------------------- the narrator


class WorldwideFootballNarrator(Narrator[Act]):
    """Commentates on the match, and says why the virtual opponent does what it does."""

    facts: ClassVar = {"bonus": _modifier, "keeper_bonus": _modifier, "score": _score, "lead": _lead}
    chapters = (events.HalfBegan,)
    shown = (events.Drew, events.DrewPlayer, events.Aimed)
    tellers: ClassVar = {
        events.DefenceThrown: _tell_defence_thrown,
        events.PenaltyTaken: _tell_penalty_taken,
        events.RivalStep: _tell_rival_step,
        events.ShuffledBack: _tell_shuffled_back,
        events.MatchOver: _tell_match_over,
    }

    def as_declared(self, event: Any) -> Phrase:
        """An event that is a phrase by itself; its name is a footballer's, and without a seat it is the rival's."""
        phrase = super().as_declared(event)
        facts = {**phrase.facts, "name": Person(getattr(event, "seat", RIVAL))}
        if hasattr(event, "name"):
            facts["player"] = event.name
        return Phrase(phrase.key, facts)

    def news(self, happened: Sequence[Any]) -> Iterator[int]:
        """Leave out what others draw, and hands that are dealt."""
        for drawn, several in groupby(range(len(happened)), lambda at: isinstance(happened[at], _DRAWS)):
            run = [at for at in several if not drawn or not _is_hidden(happened[at])]
            if not drawn or len(run) <= _DEALT:
                yield from run

    def move(self, view: WorldwideFootballView, move: Act) -> Phrase:
        """What a move means in this position, as a line of a menu: "play a long pass: 5 PA"."""
        verb, number = move.verb, move.number
        facts = _named_by(view, move)
        if verb == verbs.TOSS:
            return about("move-toss", number)
        if verb == verbs.STAR and move.card >= 0:
            source = "anywhere" if move.ability == verbs.SCHEME else "discard"
            return Phrase("move-star-fetch", {**facts, "from": source})
        if verb == verbs.LAY:
            facts["pa"] = view.reach.get(facts["card"], 0)
        elif verb == verbs.GIVE:
            # WF-55: the second in a row ends the half once a pile is empty.
            facts["ends"] = view.gave_back and any(not team.pile for team in view.sides)
        elif verb == verbs.DECLINE:
            facts["phase"] = view.phase
        elif verb == verbs.AIM:
            facts.update(face=number, shooter=_mover(view) == view.attack)
        elif verb == verbs.DRAWN_PLAYER:
            facts["number"] = number + 1  # a card that chance brings is not always the mover's
        elif verb == verbs.DIE:
            facts["dice"] = move.notation
        return Phrase(f"move-{VERBS[verb]}", facts)

    def choice(self, view: WorldwideFootballView, move: Act) -> WorldwideFootballChoice:
        """A legal move with the card, the player or the ability that makes it."""
        card = CODES[move.card] if move.card >= 0 else ""
        ability = ABILITIES[move.ability] if move.ability >= 0 else ""
        number = move.number + 1 if move.verb in _OF_A_PLAYER else max(0, move.number)
        return WorldwideFootballChoice(
            move.notation, self.move(view, move), VERBS[move.verb], card=card, number=number, ability=ability
        )

    def unusable(self, view: WorldwideFootballView, card: str, key: str, facts: Mapping[str, Any]) -> Phrase:
        """Why a card cannot be used; those that it would have to follow, or that it does not answer, have names."""
        named = {name: _card(str(facts[name])) for name in ("laid",) if name in facts}
        if "after" in facts:
            named["after"] = Phrase("row", {"row": [_card(code) for code in str(facts["after"]).split(", ")]})
        return super().unusable(view, card, key, {**facts, **named})

    def held(self, view: WorldwideFootballView, card: str) -> Phrase:
        """An Action card, or a Player card by its number."""
        if not card.startswith(_PLAYER):
            return _card(card)
        squad = view.sides[_mover(view)].squad
        number = int(card.removeprefix(_PLAYER))
        return footballer_name(next(player for player in squad if player.number == number))

    def prompt(self, view: WorldwideFootballView) -> Phrase:
        """What is to be decided now, by whoever looks or by the team that they wait for."""
        waited_for = [seat for seat in view.waiting if seat >= 0]
        if not waited_for:
            return _prompt_chance(view)
        if view.seat is None or view.seat not in waited_for:
            return Phrase("prompt-wait", {"phase": view.phase, "names": people(waited_for), "pa": view.pa})
        return Phrase(f"prompt-{view.phase}", _prompt_facts(view, view.seat))

    def stuck(self, view: WorldwideFootballView, moves: Sequence[Act]) -> Phrase | None:
        """No card of the hand can be played or answers; a Star may still help."""
        if view.sure or view.phase not in _FOR_CARDS or any(act.verb in _WITH_A_CARD for act in moves):
            return None
        card = view.laid[-1] if view.phase == "defence" else None
        stars = any(act.verb in (verbs.STAR, verbs.SUB) for act in moves)
        return Phrase("prompt-no-card", {"phase": view.phase, "stars": stars, "card": card, "pa": view.pa})

    def opponent(self, view: WorldwideFootballView) -> Phrase | None:
        """The virtual opponent is called by its team."""
        return Phrase("the-team", {"team": view.sides[RIVAL].team}) if view.sides[RIVAL].rival else None

    def progress(self, view: WorldwideFootballView) -> Phrase:
        """How far the match is: "first half, 12 cards to go"; WF-55: it may end once a pile is empty."""
        if view.phase == "over":
            return Phrase("progress-over")
        if not view.half:
            return Phrase("progress-before")
        if view.shootout:
            return Phrase("progress-shootout")
        left = min(view.half_cards, *(side.pile for side in view.sides))
        return Phrase("progress", {"half": view.half, "cards": left})

    def outcome(self, view: WorldwideFootballView) -> list[Phrase]:
        """Why it ended, who won, and what each team scored, the winner first; nothing while it goes on."""
        if not view.reason:
            return []
        won = Phrase("outcome-draw") if view.winner is None else about("outcome-won", view.winner)
        ranking = (1, 0) if view.winner == 1 else (0, 1)
        return [Phrase(f"reason-{view.reason}"), won, *(_standing(view, seat) for seat in ranking)]
