"""What belongs to the whole match: hands and draws, the line, phases, Avantage, points and halves."""

from __future__ import annotations

from tablee.games.rugby_champion import choices, events, hidden
from tablee.games.rugby_champion.moves import PHYSIQUE, TEAMS, Face, Side, Slot
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
    NOBODY,
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


def spend(match: Position, side: Side, face: Face) -> None:
    """A card leaves a hand."""
    match.hands[side].remove(face)
    if face in match.known[side]:
        match.known[side].remove(face)


def throw_away(match: Position, side: Side, face: Face) -> None:
    """A card leaves a hand for the discard."""
    spend(match, side, face)
    match.discard[face] += 1


def clear_laid(match: Position) -> None:
    """What was laid is discarded; alone the cards that lie aside go back there (RC-5)."""
    last = match.kit.main if match.solo else match.kit.faces
    for side in range(TEAMS):
        for face in [*match.laid[side], match.aids[side]]:
            if 0 <= face < last:
                match.discard[face] += 1
    match.laid = [[], []]
    match.aids = [NOBODY, NOBODY]


def refill(match: Position, side: Side) -> None:
    """RC-20, RC-42: to four cards, to five with a fresh Avantage."""
    missing = FULL_HAND + match.fresh[side] - len(match.hands[side])
    match.fresh[side] = 0
    match.may_show[side] = True
    match.drawing.extend([side] * missing)


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
    elif match.piles() == 0:
        run_out(match)
    else:
        match.phase = DRAWING


def draw(match: Position, face: Face) -> None:
    """The next one who has to draw has this card."""
    side = match.drawing.pop(0)
    match.unseen[face] -= 1
    match.hands[side].append(face)
    match.hands[side].sort()
    if match.story is not None:
        match.story.tell(events.Drew(side), {side: events.Drew(side, match.kit.names[face])})
    _deal_on(match)


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


def show_hand(match: Position, side: Side, clause: str) -> None:
    """RC-27, RC-54: the hand is shown, its specials are discarded and will be replaced."""
    hand = match.hands[side][:]
    specials = [face for face in hand if face >= match.kit.players]
    for face in specials:
        throw_away(match, side, face)
    match.known[side] = [] if match.solo else match.hands[side][:]
    match.may_show[side] = False
    if match.story is not None:
        names = match.kit.names
        shown = [names[face] for face in (specials if match.solo else hand)]
        match.story.tell(events.Shown(side, shown, [names[face] for face in specials], clause, match.solo))
    match.drawing.extend([side] * len(specials))


# The line of the Non-joueur


def fill_line(match: Position) -> bool:
    """RC-10, RC-20: unrevealed cards stay, the others are replaced; false if the pile is too small."""
    slots: list[str] = []
    for slot in range(len(SLOTS)):
        if match.line[slot] != DOWN:
            if not lay_down(match, slot):
                return False
            slots.append(SLOTS[slot])
    if match.story is not None and slots:
        match.story.tell(events.LineFilled(slots))
    return True


def lay_down(match: Position, slot: Slot) -> bool:
    """A fresh face-down card in a slot; without a card to draw the half is over (RC-6), and this is false."""
    if match.line[slot] >= 0:
        match.discard[match.line[slot]] += 1
    match.line[slot] = EMPTY
    if match.piles() == 0:
        run_out(match)
        return False
    match.line[slot] = DOWN
    return True


# Phases


def begin_attack(match: Position, side: Side) -> None:
    """RC-10, RC-11: a new attack, which opens with Physique in the centre."""
    _begin(match, ATTACK, side, "RC-10")
    match.slot = CENTRE
    match.way = 0
    match.type = PHYSIQUE
    match.opening = True
    if match.solo and not fill_line(match):
        return
    refill_all(match)
    if match.story is not None:
        match.story.tell(events.Challenged(side, SLOTS[CENTRE], match.type_name(), "opening", "RC-11"))
    go_to(match, LAYING)


def begin_set_piece(match: Position, kind: int, stopper: int = NOBODY) -> None:
    """RC-40, RC-41: a line-out or a scrum; in a duel `stopper` has laid its card for it already (RC-51)."""
    _begin(match, kind, match.attack, "RC-40" if kind == LINE_OUT else "RC-41")
    card = match.kit.touche if kind == LINE_OUT else match.kit.melee
    match.opening = False
    if match.solo:
        match.laid[NON_PLAYER] = [card]
        if match.piles() == 0:
            run_out(match)
            return
        match.hidden_card = 1
    elif stopper != NOBODY:
        spend(match, stopper, card)
        match.laid[stopper] = [card]
    refill_all(match)
    go_to(match, PACKING)


def _begin(match: Position, kind: int, side: Side, clause: str) -> None:
    clear_laid(match)
    match.clear_phase()
    match.kind = kind
    match.attack = side
    match.played[kind] += 1
    if match.story is not None:
        match.story.tell(events.PhaseBegan(KINDS[kind], side, clause, match.solo))


def spent(match: Position) -> None:
    """RC-19, RC-53: no player is left and nothing happened: a new attack, in a duel of the other side."""
    side = match.attack
    match.known[side] = [] if match.solo else match.hands[side][:]
    if match.story is not None:
        hand = [match.kit.names[face] for face in match.known[side]]
        match.story.tell(events.HandSpent(side, hand, "RC-19" if match.solo else "RC-53", match.solo))
    begin_attack(match, 0 if match.solo else 1 - side)


# Avantage


def give_back(match: Position, side: Side) -> bool:
    """RC-17: who has the Avantage and loses by one gives it back, and nobody gets it."""
    if match.holder != side:
        return False
    _move_advantage(match, NOBODY)
    if match.story is not None:
        match.story.tell(events.AdvantageReturned(side, solo=match.solo))
    return True


def gain(match: Position, side: Side, clause: str) -> bool:
    """RC-42 to RC-44: `side` takes the Avantage, from whoever has it; true if it was the second, which is a try."""
    second = _is_second(match, side)
    if match.story is not None:
        match.story.tell(events.AdvantageTaken(side, second, "RC-44" if second else clause, match.solo))
    if second:
        score_try(match, side, "advantage", "RC-44" if match.solo else "RC-53")
        return True
    if match.kind == SCRUM or match.kind == FOLLOW_UP:
        match.gains += 1 if side == 0 else 0
    _move_advantage(match, side)
    match.fresh[side] = 1
    return False


def _move_advantage(match: Position, side: Side) -> None:
    """RC-43, RC-53: alone the extra card was won with the gain; in a duel it goes with the Avantage itself."""
    match.holder = side
    if not match.solo:
        match.fresh = [0, 0]


def _is_second(match: Position, side: Side) -> bool:
    """RC-42, RC-44: the person's must both be won in one scrum phase, all others count whenever they were won."""
    if match.solo and side == 0 and not match.symmetric:
        return match.gains > 0
    return match.holder == side


# Points


def score_try(match: Position, side: Side, how: str, clause: str) -> None:
    """RC-4, RC-17: five points, the Avantage goes back to the middle, and the conversion."""
    match.score[side] += match.kit.try_points
    match.tries[side] += 1
    _move_advantage(match, NOBODY)
    if match.story is not None:
        match.story.tell(events.TryScored(side, how, match.score[:], clause, match.solo))
    if match.solo and side == NON_PLAYER:
        _automatic_conversion(match)
    elif _may_convert(match, side):
        match.asked = side
        match.phase = CONVERTING
    else:
        convert(match, side, NOBODY)


def _automatic_conversion(match: Position) -> None:
    """RC-32: with the Buteur that lies aside, or one that is drawn now."""
    if match.aided:
        convert(match, NON_PLAYER, match.kit.buteur if match.buteur else NOBODY)
    else:
        match.aid_for = FOR_CONVERSION
        match.phase = AIDING


def _may_convert(match: Position, side: Side) -> bool:
    """RC-13: who holds a *But* card is asked; in a duel whoever could hold one."""
    if match.solo:
        return match.can_kick(side)
    return any(hidden.may_hold(match, side, face) for face in match.kit.kick)


def convert(match: Position, side: Side, face: Face) -> None:
    """RC-13, RC-32: two points with a card that kicks, none without; an attack follows (RC-21)."""
    good = face != NOBODY
    if good:
        match.score[side] += match.kit.conversion_points
    if match.story is not None:
        card = match.kit.names[face] if good else None
        clause = "RC-32" if match.solo and side == NON_PLAYER else "RC-13"
        match.story.tell(events.Converted(side, good, card, match.score[:], clause, match.solo))
    _attack_after_points(match, side)


def score_penalty(match: Position, side: Side, face: Face, clause: str) -> None:
    """RC-4, RC-21: three points, and an attack follows."""
    match.score[side] += match.kit.penalty_points
    if match.story is not None:
        match.story.tell(events.PenaltyScored(side, match.kit.names[face], match.score[:], clause, match.solo))
    _attack_after_points(match, side)


def _attack_after_points(match: Position, side: Side) -> None:
    """RC-21, RC-53: alone it is always the person who attacks, in a duel the side that conceded."""
    begin_attack(match, 0 if match.solo else 1 - side)


# Halves


def begin_half(match: Position, half: int, side: Side) -> None:
    """RC-7, RC-50: all cards shuffled, and `side` attacks."""
    match.half = half
    match.shuffle()
    if match.story is not None:
        match.story.tell(events.HalfBegan(half, side))
    begin_attack(match, side)


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
        winners = [side for side in range(TEAMS) if match.score[side] == best]
        match.story.tell(events.MatchOver(match.score[:], winners, match.tries[:], match.played[:], match.solo))
