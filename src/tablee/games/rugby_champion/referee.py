"""What belongs to the whole match: hands and draws, the line, phases, Avantage, points and halves."""

from __future__ import annotations

from tablee.core.game import NOBODY, TEAMS, Card, Team
from tablee.games.rugby_champion import choices, events, hidden
from tablee.games.rugby_champion.moves import PHYSIQUE, Slot
from tablee.games.rugby_champion.position import (
    AIDING,
    ATTACK,
    CENTRE,
    CONVERTING,
    DOWN,
    DRAWING,
    EMPTY,
    FOLLOW_UP,
    FOR_CONVERSION,
    FULL_HAND,
    KINDS,
    LAYING,
    LINE_OUT,
    NON_PLAYER,
    OVER,
    PACK,
    PACKING,
    SCRUM,
    SLOTS,
    STARTING,
    Position,
)

# Cards


def leave_hand(match: Position, team: Team, card: Card) -> None:
    """A card leaves a hand."""
    match.hands[team].remove(card)
    if card in match.known[team]:
        match.known[team].remove(card)


def discard(match: Position, team: Team, card: Card) -> None:
    """A card leaves a hand for the discard."""
    leave_hand(match, team, card)
    match.discard[card] += 1


def clear_laid(match: Position) -> None:
    """What was laid is discarded; alone the cards that lie aside go back there (RC-5)."""
    last = match.kit.main if match.solo else match.kit.cards
    for team in range(TEAMS):
        for card in match.laid[team]:
            if 0 <= card < last:
                match.discard[card] += 1
        if 0 <= match.aids[team] < last:
            match.discard[match.aids[team]] += 1
        match.laid[team] = []
        match.aids[team] = NOBODY


def refill(match: Position, team: Team) -> None:
    """RC-20, RC-42: to four cards, to five with a fresh Avantage."""
    missing = FULL_HAND + match.fresh[team] - len(match.hands[team])
    match.fresh[team] = 0
    match.may_show[team] = True
    for _ in range(missing):
        match.drawing.append(team)


def refill_all(match: Position) -> None:
    """The attack first; alone only the person holds cards."""
    refill(match, match.attack)
    if not match.solo:
        refill(match, 1 - match.attack)


def go_to(match: Position, phase: int) -> None:
    """What comes next, once all have drawn what they have to."""
    match.goal_phase = phase
    _deal_on(match)


def _deal_on(match: Position) -> None:
    """RC-6: when a card must be drawn and none is left the half is over."""
    if not match.drawing:
        _arrive(match)
    elif not match.can_draw():
        run_out(match)
    else:
        match.phase = DRAWING


def draw(match: Position, card: Card) -> None:
    """The next one who has to draw has this card."""
    team = match.drawing.pop(0)
    match.unseen[card] -= 1
    _put_in_order(card, match.hands[team])
    if match.story is not None:
        match.story.tell(events.Drew(team), {team: events.Drew(team, match.kit.names[card])})
    _deal_on(match)


def _put_in_order(card: Card, hand: list[Card]) -> None:
    place = 0
    while place < len(hand) and hand[place] < card:
        place += 1
    hand.insert(place, card)


def _arrive(match: Position) -> None:
    """Hands are complete: is there enough to play with?"""
    match.phase = match.goal_phase
    wanted = 1 if match.phase == LAYING else PACK
    if match.solo:
        if match.count_players(0) < wanted:
            show_hand(match, 0, "RC-27")
            go_to(match, match.phase)
    elif match.phase == LAYING and not match.laid[match.attack] and not match.count_players(match.attack):
        _attack_without_player(match)


def _attack_without_player(match: Position) -> None:
    """RC-54: who cannot attack at all shows his hand and draws; if that does not help the ball is lost (RC-53)."""
    if choices.can_show(match, match.attack):
        show_hand(match, match.attack, "RC-54")
        go_to(match, match.phase)
    else:
        spent(match)


def show_hand(match: Position, team: Team, clause: str) -> None:
    """RC-27, RC-54: the hand is shown, its specials are discarded and will be replaced."""
    hand = match.hands[team][:]
    specials = [card for card in hand if card >= match.kit.players]
    for card in specials:
        discard(match, team, card)
    match.known[team] = [] if match.solo else match.hands[team][:]
    match.may_show[team] = False
    if match.story is not None:
        names = match.kit.names
        shown = [names[card] for card in (specials if match.solo else hand)]
        match.story.tell(events.Shown(team, shown, [names[card] for card in specials], clause, match.solo))
    match.drawing.extend([team] * len(specials))


# The line of the Non-joueur


def fill_line(match: Position) -> bool:
    """RC-10, RC-20: unrevealed cards stay, the others are replaced; false if the pile is too small."""
    slots = [slot for slot, card in enumerate(match.line) if card != DOWN]
    for slot in slots:
        if not lay_down(match, slot):
            return False
    if match.story is not None and slots:
        match.story.tell(events.LineFilled([SLOTS[slot] for slot in slots]))
    return True


def lay_down(match: Position, slot: Slot) -> bool:
    """A fresh face-down card in a slot; without a card to draw the half is over (RC-6), and this is false."""
    if match.line[slot] >= 0:
        match.discard[match.line[slot]] += 1
    match.line[slot] = EMPTY
    if not match.can_draw():
        run_out(match)
        return False
    match.line[slot] = DOWN
    return True


# Phases


def begin_attack(match: Position, team: Team) -> None:
    """RC-10, RC-11: a new attack, which opens with Physique in the centre."""
    _begin(match, ATTACK, team, "RC-10")
    match.slot = CENTRE
    match.way = 0
    match.type = PHYSIQUE
    match.opening = True
    if match.solo and not fill_line(match):
        return
    refill_all(match)
    if match.story is not None:
        match.story.tell(events.Challenged(team, SLOTS[CENTRE], match.type_name(), "opening", "RC-11"))
    go_to(match, LAYING)


def begin_set_piece(match: Position, kind: int, stopper: int = NOBODY) -> None:
    """RC-40, RC-41: a line-out or a scrum; in a duel `stopper` has laid its card for it already (RC-51)."""
    _begin(match, kind, match.attack, "RC-40" if kind == LINE_OUT else "RC-41")
    card = match.kit.touche if kind == LINE_OUT else match.kit.melee
    match.opening = False
    if match.solo:
        match.laid[NON_PLAYER] = [card]
        if not match.can_draw():
            run_out(match)
            return
        match.hidden_card = 1
    elif stopper != NOBODY:
        leave_hand(match, stopper, card)
        match.laid[stopper] = [card]
    refill_all(match)
    go_to(match, PACKING)


def _begin(match: Position, kind: int, team: Team, clause: str) -> None:
    clear_laid(match)
    match.clear_phase()
    match.kind = kind
    match.attack = team
    match.played[kind] += 1
    if match.story is not None:
        match.story.tell(events.PhaseBegan(KINDS[kind], team, clause, match.solo))


def spent(match: Position) -> None:
    """RC-19, RC-53: no player is left and nothing happened: a new attack, in a duel of the other team."""
    team = match.attack
    match.known[team] = [] if match.solo else match.hands[team][:]
    if match.story is not None:
        hand = [match.kit.names[card] for card in match.known[team]]
        match.story.tell(events.HandSpent(team, hand, "RC-19" if match.solo else "RC-53", match.solo))
    begin_attack(match, 0 if match.solo else 1 - team)


# Avantage


def give_back(match: Position, team: Team) -> bool:
    """RC-17: who has the Avantage and loses by one gives it back, and nobody gets it."""
    if match.holder != team:
        return False
    _move_advantage(match, NOBODY)
    if match.story is not None:
        match.story.tell(events.AdvantageReturned(team, solo=match.solo))
    return True


def gain(match: Position, team: Team, clause: str) -> bool:
    """RC-42 to RC-44: `team` takes the Avantage, from whoever has it; true if it was the second, which is a try."""
    second = _is_second(match, team)
    if match.story is not None:
        match.story.tell(events.AdvantageTaken(team, second, "RC-44" if second else clause, match.solo))
    if second:
        score_try(match, team, "advantage", "RC-44" if match.solo else "RC-53")
        return True
    if match.kind == SCRUM or match.kind == FOLLOW_UP:
        match.gains += 1 if team == 0 else 0
    _move_advantage(match, team)
    match.fresh[team] = 1
    return False


def _move_advantage(match: Position, team: Team) -> None:
    """RC-43, RC-53: alone the extra card was won with the gain; in a duel it goes with the Avantage itself."""
    match.holder = team
    if not match.solo:
        match.fresh = [0, 0]


def _is_second(match: Position, team: Team) -> bool:
    """RC-42, RC-44: the person's must both be won in one scrum phase, all others count whenever they were won."""
    if match.solo and team == 0 and not match.symmetric:
        return match.gains > 0
    return match.holder == team


# Points


def score_try(match: Position, team: Team, how: str, clause: str) -> None:
    """RC-4, RC-17: five points, the Avantage goes back to the middle, and the conversion."""
    match.score[team] += match.kit.try_points
    match.tries[team] += 1
    _move_advantage(match, NOBODY)
    if match.story is not None:
        match.story.tell(events.TryScored(team, how, match.score[:], clause, match.solo))
    if match.solo and team == NON_PLAYER:
        _automatic_conversion(match)
    elif _may_convert(match, team):
        match.asked = team
        match.phase = CONVERTING
    else:
        convert(match, team, NOBODY)


def _automatic_conversion(match: Position) -> None:
    """RC-32: with the Buteur that lies aside, or one that is drawn now."""
    if match.aided:
        convert(match, NON_PLAYER, match.kit.buteur if match.buteur else NOBODY)
    else:
        match.aid_for = FOR_CONVERSION
        match.phase = AIDING


def _may_convert(match: Position, team: Team) -> bool:
    """RC-13: who holds a *But* card is asked; in a duel whoever could hold one."""
    if match.solo:
        return match.can_kick(team)
    return any(hidden.may_hold(match, team, card) for card in match.kit.kick)


def convert(match: Position, team: Team, card: Card) -> None:
    """RC-13, RC-32: two points with a card that kicks, none without; an attack follows (RC-21)."""
    good = card != NOBODY
    if good:
        match.score[team] += match.kit.conversion_points
    if match.story is not None:
        name = match.kit.names[card] if good else None
        clause = "RC-32" if match.solo and team == NON_PLAYER else "RC-13"
        match.story.tell(events.Converted(team, good, name, match.score[:], clause, match.solo))
    _attack_after_points(match, team)


def score_penalty(match: Position, team: Team, card: Card, clause: str) -> None:
    """RC-4, RC-21: three points, and an attack follows."""
    match.score[team] += match.kit.penalty_points
    if match.story is not None:
        match.story.tell(events.PenaltyScored(team, match.kit.names[card], match.score[:], clause, match.solo))
    _attack_after_points(match, team)


def _attack_after_points(match: Position, team: Team) -> None:
    """RC-21, RC-53: alone it is always the person who attacks, in a duel the team that conceded."""
    begin_attack(match, 0 if match.solo else 1 - team)


# Halves


def begin_half(match: Position, half: int, team: Team) -> None:
    """RC-7, RC-50: all cards shuffled, and `team` attacks."""
    match.half = half
    match.shuffle()
    if match.story is not None:
        match.story.tell(events.HalfBegan(half, team))
    begin_attack(match, team)


def run_out(match: Position) -> None:
    """RC-6: the pile has run out, and what is resolved stands."""
    if match.story is not None:
        match.story.tell(events.PileOut())
        match.story.tell(events.HalfOver(match.half, match.score[:]))
    if match.half == 1:
        match.drawing = []
        match.phase = STARTING
    else:
        _finish(match)


def _finish(match: Position) -> None:
    match.phase = OVER
    match.reason = "full-time"
    match.drawing = []
    if match.story is not None:
        best = max(match.score)
        winners = [team for team in range(TEAMS) if match.score[team] == best]
        match.story.tell(events.MatchOver(match.score[:], winners, match.tries[:], match.played[:], match.solo))
