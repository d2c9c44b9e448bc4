"""The duel: cards laid face down, the reactions in their order, set pieces of two cards each (RC-50 to RC-55)."""

from __future__ import annotations

from typing import Final

from tablee.core.game import NOBODY, TEAMS, Card, Team
from tablee.core.luck import total
from tablee.games.rugby_champion import challenges, choices, events, hidden, referee
from tablee.games.rugby_champion.position import (
    AWARDING,
    FROM_PILE,
    KINDS,
    LAYING,
    LINE_OUT,
    SCRUM,
    SLOTS,
    STOPPING,
    SUPPORTING,
    TURNING,
    WHISTLING,
    Position,
)

# Reactions to a challenge, in their order (RC-51).
FIRST_WHISTLE: Final = 0
SECOND_WHISTLE: Final = 1
FIRST_SUPPORT: Final = 2
SECOND_SUPPORT: Final = 3
STOP: Final = 4
ALL_REACTED: Final = 5


# Laying


def lay_down_card(match: Position, team: Team, card: Card) -> None:
    """RC-50: a player, face down."""
    match.hands[team].remove(card)
    # A player that everybody has seen may be the one that lies face down now, or not.
    match.known[team] = [known for known in match.known[team] if known >= match.kit.players]
    _lay(match, team, card)


def lay_from_pile(match: Position, team: Team) -> None:
    """RC-55: who has no player shows what he has, and the top player card of the pile is laid for him."""
    match.known[team] = match.hands[team][:]
    if match.story is not None and match.hands[team]:
        hand = [match.kit.names[card] for card in match.hands[team]]
        match.story.tell(events.Shown(team, hand, [], "RC-55"))
    _lay(match, team, FROM_PILE)


def _lay(match: Position, team: Team, card: Card) -> None:
    match.laid[team].append(card)
    match.may_show[team] = False
    if match.story is not None:
        _tell_laid(match, team, card)
    _go_on_laying(match)


def show_and_draw(match: Position, team: Team) -> None:
    """RC-54: the hand is shown now; the other team is not kept waiting, and the draw comes when it has laid."""
    referee.show_hand(match, team, "RC-54")
    _go_on_laying(match)


def _go_on_laying(match: Position) -> None:
    if match.waiting():
        return
    if match.drawing:
        referee.go_to(match, match.phase)
    else:
        _reveal(match)


def _tell_laid(match: Position, team: Team, card: Card) -> None:
    assert match.story is not None
    clause = "RC-50" if match.phase == LAYING else "RC-53"
    if card == FROM_PILE:
        match.story.tell(events.Laid(team, None, True, "RC-55"))
    else:
        match.story.tell(
            events.Laid(team, None, False, clause), {team: events.Laid(team, match.kit.names[card], False, clause)}
        )


def _reveal(match: Position) -> None:
    """RC-50: together; a card of the pile is turned with them."""
    if match.story is not None:
        names = match.kit.names
        cards = [[names[card] for card in match.laid[team] if card >= 0] for team in range(TEAMS)]
        match.story.tell(events.Revealed(cards, "RC-50" if match.phase == LAYING else "RC-53"))
    _turn_from_pile(match)


def _turn_from_pile(match: Position) -> None:
    """RC-55; RC-6: if the pile has no player the half is over."""
    if FROM_PILE not in match.laid[0] and FROM_PILE not in match.laid[1]:
        _compare_duel(match)
    elif total(match.unseen[: match.kit.players]) == 0:
        referee.run_out(match)
    else:
        match.phase = TURNING


def turn_duel(match: Position, card: Card) -> None:
    """A player card of the pile for whoever had none."""
    team = choices.turning_team(match)
    match.unseen[card] -= 1
    match.laid[team][match.laid[team].index(FROM_PILE)] = card
    if match.story is not None:
        slot = "" if match.kind == LINE_OUT or match.kind == SCRUM else SLOTS[match.slot]
        match.story.tell(events.Turned(team, match.kit.names[card], slot, "RC-55"))
    _turn_from_pile(match)


def _compare_duel(match: Position) -> None:
    challenges.compare(match)
    if match.kind == LINE_OUT or match.kind == SCRUM:
        _settle_set_piece_duel(match)
        return
    match.first = 1 - match.attack if match.gap > 0 else match.attack
    match.stage = FIRST_WHISTLE
    _next_reaction(match)


# Reactions


def _next_reaction(match: Position) -> None:
    """RC-51: whoever could react now, by all that everybody knows, is asked."""
    while match.stage < ALL_REACTED:
        team = _reacting_team(match)
        if team != NOBODY and _could_react(match, team):
            match.asked = team
            match.phase = _phase_of_stage(match)
            return
        match.stage += 1
    challenges.settle(match)


def _reacting_team(match: Position) -> int:
    """The losing team first; after a tie the attack.  Only who has lost can stop."""
    if match.stage == STOP:
        return NOBODY if match.gap == 0 else 1 - match.attack if match.gap > 0 else match.attack
    return match.first if match.stage in (FIRST_WHISTLE, FIRST_SUPPORT) else 1 - match.first


def _phase_of_stage(match: Position) -> int:
    if match.stage <= SECOND_WHISTLE:
        return WHISTLING
    return SUPPORTING if match.stage <= SECOND_SUPPORT else STOPPING


def _could_react(match: Position, team: Team) -> bool:
    kit = match.kit
    if match.stage <= SECOND_WHISTLE:
        return kit.whistles[match.card_of(1 - team)] > 0 and hidden.may_hold(match, team, kit.arbitre)
    acts = kit.support if match.stage <= SECOND_SUPPORT else choices.stops_for_type(match)
    return any(hidden.may_hold(match, team, act.card) for act in acts)


def no_reaction(match: Position, team: Team) -> None:
    """It is let be, and the next one is asked."""
    if match.story is not None:
        what = "whistle" if match.phase == WHISTLING else "support" if match.phase == SUPPORTING else "stop"
        match.story.tell(events.Passed(team, what, "RC-51"))
    match.stage += 1
    _next_reaction(match)


def whistle_duel(match: Position, team: Team) -> None:
    """RC-52: one whistle is won by exactly one, which no Arbitre and no Soutien changes; two are a penalty."""
    card = match.card_of(1 - team)
    whistles = match.kit.whistles[card]
    referee.discard(match, team, match.kit.arbitre)
    if match.story is not None:
        effect = "penalty" if whistles == 2 else "cancelled"
        match.story.tell(events.Whistled(team, match.kit.names[card], whistles, effect, "RC-52"))
    if whistles == 2:
        _award(match, team, "RC-52")
    else:
        match.gap = 1 if team == match.attack else -1
        match.stage = STOP
        _next_reaction(match)


def support_duel(match: Position, team: Team, card: Card) -> None:
    """RC-51: a Soutien is added to the card of `team`."""
    referee.leave_hand(match, team, card)
    match.aids[team] = card
    if match.story is not None:
        match.story.tell(events.Supported(team, match.kit.names[card]))
    challenges.compare(match)
    match.stage += 1
    _next_reaction(match)


def stop_duel(match: Position, team: Team, card: Card) -> None:
    """RC-51: the result is void; a penalty for the other team, or a set piece with that card as one of the two."""
    if match.story is not None:
        match.story.tell(events.Stopped(team, match.kit.names[card]))
    if card == match.kit.faute:
        referee.discard(match, team, card)
        _award(match, 1 - team, "RC-51")
    else:
        referee.begin_set_piece(match, LINE_OUT if card == match.kit.touche else SCRUM, team)


# Penalties


def _award(match: Position, team: Team, clause: str) -> None:
    """RC-51, RC-52: three points with a card that kicks, or a scrum."""
    if match.story is not None:
        match.story.tell(events.PenaltyAwarded(team, clause))
    match.asked = team
    match.phase = AWARDING


# Set pieces


def _settle_set_piece_duel(match: Position) -> None:
    """RC-53: the winner has the Avantage, the second is a try; he attacks, after a tie who had the ball."""
    winner = NOBODY if match.gap == 0 else 0 if match.gap > 0 else 1
    if match.story is not None:
        match.story.tell(events.SetPieceWon(KINDS[match.kind], None if winner == NOBODY else winner, "RC-53"))
    if winner != NOBODY and referee.gain(match, winner, "RC-53"):
        return
    referee.begin_attack(match, match.attack if winner == NOBODY else winner)
