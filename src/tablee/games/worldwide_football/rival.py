"""The virtual opponent with the ball: rules, not a player (WF-15 to WF-21, WF-31, WF-35, WF-41, WF-42).

`rival_step` is WF-18: the first of its lines that applies, one card or Star at a time, and each told with its clause.
"""

from __future__ import annotations

from tablee.core.game import NOBODY, Card
from tablee.core.luck import more_than, total
from tablee.games.worldwide_football import attacks, choices, events, fouls, referee, shots, stars
from tablee.games.worldwide_football.edition import CODES
from tablee.games.worldwide_football.moves import (
    A3,
    CREATIVITY,
    ENDURANCE,
    M1,
    M2,
    M3,
    NO_CARD,
    OFFENSIVE,
    SCHEME,
    TE,
    VO,
    Effect,
    T,
    is_shot,
)
from tablee.games.worldwide_football.phases import (
    CORNER,
    FOR_CREATIVITY,
    INDIRECT_KICK,
    RIVAL,
    RIVAL_ATTACKS,
    TURN_ACTION,
    TURN_SPECIAL,
    TURNING,
)
from tablee.games.worldwide_football.position import Position


def rival_step(match: Position) -> None:
    """WF-18: the first that applies."""
    at_five = match.pa == match.kit.special_at
    if match.dead:
        _restart_play(match)
    elif match.pa >= match.kit.shoots_from:
        _finish_attack(match)
    elif at_five and more_than(0, match.special):
        _turn(match, "WF-15", "special", TURN_SPECIAL)
    elif _recover(match):
        return
    elif at_five and _may_be_creative(match):
        referee.throw(match, FOR_CREATIVITY)
    elif match.has_pile(RIVAL):
        _turn(match, "WF-15", "action", TURN_ACTION)
    elif not _endure(match) and not _press_on(match):
        _end(match, "WF-55", "pile-empty")


def _end(match: Position, clause: str, step: str) -> None:
    """The ball goes back."""
    stars.tell_rival(match, clause, step)
    referee.give_back(match)


def _turn(match: Position, clause: str, step: str, which: int) -> None:
    """The next card comes from this pile."""
    if match.story is not None:
        cards = total(match.special) if which == TURN_SPECIAL else match.pile_size(RIVAL)
        stars.tell_rival(match, clause, step, cards=cards)
    match.turning = which
    match.phase = TURNING


# 6 PA and more


def _finish_attack(match: Position) -> None:
    """WF-20, WF-21: an active shot; else Schéma tactique fetches one; else the ball goes back."""
    card = _active_shot(match)
    if card != NO_CARD:
        stars.tell_rival(match, "WF-20", "shoots", card)
        shots.shoot_card(match, RIVAL, card)
    elif not stars.rival_can(match, SCHEME) or not _fetch_shot(match):
        _end(match, "WF-21", "no-shot")


def _active_shot(match: Position) -> int:
    """WF-19: TE and VO only when their own condition holds; the best of what is active."""
    for card in (VO, TE, T):
        if match.hands[RIVAL][card] and choices.allows(match, card):
            return card
    return NO_CARD


def _fetch_shot(match: Position) -> bool:
    """WF-21: Schéma tactique fetches a Tir from the Action pile, else from the discard."""
    if match.piles[RIVAL][T] + match.discards[RIVAL][T] == 0 and T not in match.under:
        return False
    stars.tell_rival(match, "WF-21", "fetches-shot", T)
    stars.pay(match, RIVAL, SCHEME)
    if match.piles[RIVAL][T]:
        match.piles[RIVAL][T] -= 1
    elif T in match.under:
        match.under.remove(T)
    else:
        match.discards[RIVAL][T] -= 1
    match.hands[RIVAL][T] += 1
    return True


# Cards from the discard


def _recover(match: Position) -> bool:
    """WF-26, WF-27: M1 takes PL, then PP, then P from the discard, if it may be laid; it is laid at once."""
    number = match.holder_of(RIVAL, M1)
    if number == NOBODY:
        return False
    for card in match.kit.recovers:
        if match.discards[RIVAL][card] and match.kit.needs[card] <= match.pa:
            stars.tell_rival(match, "WF-26", "recovers", card)
            referee.play_player(match, RIVAL, number)
            _lay_from_discard(match, card)
            return True
    return False


def _lay_from_discard(match: Position, card: Card) -> None:
    """WF-18: a recovered card is laid at once and may be defended."""
    match.discards[RIVAL][card] -= 1
    rival_lays(match, card)


def _may_be_creative(match: Position) -> bool:
    """WF-42, WF-44: at 5 PA with an empty pile Spéciale, if there is a card to recover."""
    if not stars.rival_can(match, CREATIVITY):
        return False
    return any(match.discards[RIVAL][card] for card in match.kit.creative)


def creativity_thrown(match: Position, die: int) -> None:
    """WF-42: 1–3 a Centre, 4–6 a PP.  WF-44: the other one if it is not there."""
    first, second = match.kit.creative
    card, other = (first, second) if die <= match.kit.creativity_first else (second, first)
    if not match.discards[RIVAL][card]:
        card = other
    stars.tell_rival(match, "WF-42", "creativity", card)
    stars.pay(match, RIVAL, CREATIVITY)
    _lay_from_discard(match, card)


def _endure(match: Position) -> bool:
    """WF-42, WF-44: with an empty Action pile PL at 3 PA, PP at 4 or 5, if it is in the discard."""
    place = match.pa - match.kit.endurance_pa
    if place < 0 or not stars.rival_can(match, ENDURANCE):
        return False
    card = match.kit.endurance_cards[place]
    if not match.discards[RIVAL][card]:
        return False
    stars.tell_rival(match, "WF-42", "endurance", card)
    stars.pay(match, RIVAL, ENDURANCE)
    _lay_from_discard(match, card)
    return True


def _press_on(match: Position) -> bool:
    """WF-41, WF-42: Jeu offensif with an empty Action pile, if one or two of the Stars it holds reach 6 PA."""
    missing, most = match.kit.shoots_from - match.pa, match.kit.rival_offensive
    if not stars.rival_can(match, OFFENSIVE) or missing > most - match.offensive_used:
        return False
    if missing > max(1, match.stars[RIVAL]):
        return False
    if match.offensive_two and missing > most - match.offensive_all:
        stars.tell_rival(match, "WF-42", "offensive-spent")
        return False
    for _ in range(missing):
        stars.tell_rival(match, stars.rival_clause(match), "offensive")
        stars.pay(match, RIVAL, OFFENSIVE)
        stars.play_offensively(match)
        match.offensive_all += 1
    return True


# Dead balls


def _restart_play(match: Position) -> None:
    """WF-18: a dead ball; no Star, no M1."""
    if match.dead == CORNER:
        _take_corner(match)
    else:
        _take_free_kick(match)


def _take_free_kick(match: Position) -> None:
    """WF-31: at 5 PA from the pile Spéciale if it has cards, else from the Action pile until one suits."""
    if match.pa == match.kit.special_at and more_than(0, match.special):
        _turn(match, "WF-31", "free-kick-special", TURN_SPECIAL)
    elif match.turned < match.pile_size(RIVAL):
        _turn(match, "WF-31", "free-kick-action", TURN_ACTION)
    else:
        _end(match, "WF-31", "no-restart")


def _take_corner(match: Position) -> None:
    """WF-35: from the pile Spéciale, else from the Action pile until one suits."""
    if more_than(0, match.special):
        _turn(match, "WF-35", "corner-special", TURN_SPECIAL)
    elif match.has_pile(RIVAL):
        _turn(match, "WF-35", "corner-action", TURN_ACTION)
    else:
        _shuffle_back(match)
        _end(match, "WF-35", "no-restart")


def _shuffle_back(match: Position) -> None:
    """WF-35: the cards that did not suit are shuffled into the Action pile, and what lay under it with them."""
    if not match.aside:
        return
    pile = match.piles[RIVAL]
    if match.story is not None:
        match.story.tell(events.ShuffledBack([CODES[card] for card in match.aside]))
    for card in match.aside + match.under:
        pile[card] += 1
    match.aside = []
    match.under = []


# Cards turned


def special_turned(match: Position, card: Card) -> None:
    """WF-15, WF-31, WF-35: C and PP, on corners too."""
    match.special[card] -= 1
    rival_lays(match, card)


def action_turned(match: Position, card: Card) -> None:
    """WF-15: a Tir is set aside as active; WF-31, WF-35: with a dead ball only some cards will do."""
    fouls.take_off_pile(match, card)
    if match.dead == INDIRECT_KICK and card not in match.kit.restart:
        _put_under(match, card)
    elif match.dead == CORNER and card not in match.kit.corner:
        _put_aside(match, card)
    elif is_shot(card):
        _activate_shot(match, card)
    else:
        _shuffle_back(match)
        rival_lays(match, card)


def _put_under(match: Position, card: Card) -> None:
    """WF-31: under the pile, and another card is drawn."""
    match.under.append(card)
    match.turned += 1
    match.phase = RIVAL_ATTACKS
    if match.story is not None:
        match.story.tell(events.PutUnder(CODES[card]))


def _put_aside(match: Position, card: Card) -> None:
    match.aside.append(card)
    match.phase = RIVAL_ATTACKS
    if match.story is not None:
        match.story.tell(events.PutAside(CODES[card]))


def _activate_shot(match: Position, card: Card) -> None:
    """WF-15, WF-19: the card is active, and another is drawn."""
    match.hands[RIVAL][card] += 1
    match.phase = RIVAL_ATTACKS
    if match.story is not None:
        match.story.tell(events.ShotActive(CODES[card]))


def rival_lays(match: Position, card: Card) -> None:
    """WF-26, WF-28: with the Player cards that change something: M2, M3, A3."""
    kit = match.kit
    if match.pa + kit.card_pa[card] < kit.most_pa:
        _help(match, M2, card)
    _help(match, M3, card)
    _help(match, A3, card)
    attacks.lay(match, RIVAL, card)


def _help(match: Position, effect: Effect, card: Card) -> None:
    number = match.holder_of(RIVAL, effect)
    if number != NOBODY and card in match.kit.effect_cards[effect]:
        referee.play_player(match, RIVAL, number)
        match.prepared |= choices.helps(match, effect)
