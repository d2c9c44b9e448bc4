"""What one seat may see of a match of Worldwide Football, built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from tablee.core.game import NOBODY, TEAMS, Seat, Team
from tablee.core.sight import reason
from tablee.games.worldwide_football import attacks, choices
from tablee.games.worldwide_football.edition import ABILITIES, CODES, EFFECTS, NATIONS
from tablee.games.worldwide_football.moves import FIRST_DEFENCE, FREE, LAY, NO_CARD, Act
from tablee.games.worldwide_football.odds import percent_of
from tablee.games.worldwide_football.phases import (
    AIMING,
    AIMS,
    DEAD_BALLS,
    FOR_DEFENCE,
    OVER,
    RIVAL,
    THROWING,
    TURNING,
    TURNS,
    WITH_A1,
    WITH_A3,
    WITH_EFFICIENCY,
    WITH_M2,
    WITH_M3,
)
from tablee.games.worldwide_football.view import (
    DefenceView,
    FootballerView,
    OpenHand,
    RivalView,
    ShotView,
    SideView,
    ThrowView,
    WorldwideFootballView,
)

if TYPE_CHECKING:
    from tablee.games.worldwide_football.rules import WorldwideFootballState

_PREPARED = {WITH_M2: "M2", WITH_M3: "M3", WITH_A3: "A3", WITH_A1: "A1", WITH_EFFICIENCY: "efficiency"}


def view_of(state: WorldwideFootballState, seat: Seat | None) -> WorldwideFootballView:
    """What `seat` may see; ``None`` is a spectator."""
    ahead = state.ahead()
    public = WorldwideFootballView(
        seat=None,
        phase=state.phase_name(),
        clause=state.clause(),
        waiting=list(state.waiting()),
        mode="pro" if state.pro else "amateur",
        half=state.half,
        half_cards=state.half_cards(),
        attack=state.attack,
        pa=state.pa,
        target=attacks.target_number(state) if state.laid and state.pa else None,
        laid=[CODES[card] for card in state.laid],
        dead=DEAD_BALLS[state.dead],
        sure=state.sure,
        prepared=[name for mark, name in _PREPARED.items() if state.prepared & mark],
        block=state.block_left,
        gave_back=state.gave_back,
        must_spend=state.must_spend,
        hand=[],
        players=[],
        odds={},
        reach={},
        sides=[_team(state, team) for team in range(TEAMS)],
        rival=_rival(state) if state.solo else None,
        throw=ThrowView(AIMS[state.aim], 20 if state.aim == FOR_DEFENCE else 6) if state.phase == THROWING else None,
        turning=TURNS[state.turning] if state.phase == TURNING else "",
        defence=_defence(state) if state.answer != NO_CARD else None,
        shot=_shot(state) if state.shot != NO_CARD else None,
        aim=None,
        aimed=[team for team in range(TEAMS) if state.phase == AIMING and state.picks[team]],
        shootout=state.shootout,
        kicks=state.kicks[:],
        kicks_made=state.kicks_made[:],
        winner=ahead if state.phase == OVER and ahead != NOBODY else None,
        reason=reason(state),
    )
    return public if seat is None else seen_by(state, seat, public)


def seen_by(state: WorldwideFootballState, seat: Seat, public: WorldwideFootballView) -> WorldwideFootballView:
    """What everybody sees, and what only `seat` does: its cards, what it may do with them, and where it aims."""
    legal, held = state.legal(seat), open_hand(state, seat)
    return replace(
        public,
        seat=seat,
        hand=held.cards,
        players=held.players,
        odds=_odds(state, seat, legal),
        reach={CODES[act.card]: choices.reach(state, act.card) for act in legal if act.verb == LAY},
        aim=state.picks[seat] or None if state.phase == AIMING else None,
    )


def _listed(cards: list[int]) -> list[str]:
    return [code for card, code in enumerate(CODES) for _ in range(cards[card])]


def _odds(state: WorldwideFootballState, seat: Seat, legal: Sequence[Act]) -> dict[str, int]:
    chances = {move.notation: percent_of(state, seat, move) for move in legal}
    return {notation: percent for notation, percent in chances.items() if percent >= 0}


def _team(state: WorldwideFootballState, team: Team) -> SideView:
    nation = state.nations[team]
    names, effects = state.kit.names[nation], state.kit.effects[nation]
    squad = [FootballerView(n + 1, name, EFFECTS[effect]) for n, (name, effect) in enumerate(zip(names, effects))]
    return SideView(
        team=NATIONS[nation],
        rival=state.is_rival(team),
        squad=squad,
        score=state.score[team],
        stars=state.stars[team],
        abilities=[ABILITIES[ability] for ability in state.abilities[team]],
        actions=state.cards(team),
        most_actions=state.most_actions(team),
        pile=state.pile_size(team),
        discard=_listed(state.discards[team]),
        players=len(state.squads[team]),
        most_players=state.most_players(team),
        player_pile=len(state.benches[team]),
        player_discard=[number + 1 for number in state.player_discards[team]],
        substituted=[number + 1 for number in state.gone[team]],
        yellow=state.yellows[team],
        red=state.reds[team],
        known=_listed(state.known[team]),
    )


def _rival(state: WorldwideFootballState) -> RivalView:
    return RivalView(
        active=[number + 1 for number in state.squads[RIVAL]],
        shots=_listed(state.hands[RIVAL]),
        special=sum(state.special),
        guard=sum(state.guard),
        under=[CODES[card] for card in state.under],
    )


def _defence(state: WorldwideFootballState) -> DefenceView:
    number = None if state.answer_player == NOBODY else state.answer_player + 1
    card = CODES[FIRST_DEFENCE + state.answer]
    return DefenceView(card, number, state.answer_bonus, attacks.target_number(state), state.die or None)


def _shot(state: WorldwideFootballState) -> ShotView:
    card = "FREE" if state.shot == FREE else CODES[state.shot]
    return ShotView(card, state.shot_bonus, state.keeper_bonus, state.shot_die or None, state.keeper_die or None)


def open_hand(state: WorldwideFootballState, seat: Seat) -> OpenHand:
    """What `seat` holds: it sees that itself, others in a replay when all is over."""
    return OpenHand(_listed(state.hands[seat]), [number + 1 for number in sorted(state.squads[seat])])
