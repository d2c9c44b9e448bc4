"""What a seat cannot know of a position: where the pieces lie on the other board, listed or laid anew."""

from __future__ import annotations

from tablee.core.game import Seat
from tablee.core.luck import Rng
from tablee.games.ubongo.moves import CellBits
from tablee.games.ubongo.position import Position


def hidden_from(match: Position, seat: Seat | None) -> dict[str, list[str]]:
    """Where the pieces on the other boards lie; which ones lie there everybody sees."""
    return {
        f"places on board {other + 1}": [match.kit.letters[lay.piece] for lay in match.lays_on(other)]
        for other in range(match.seats)
        if not match.sees(seat, other)
    }


def imagine(world: Position, seat: Seat, rng: Rng) -> None:
    """Lay the pieces on the other boards elsewhere."""
    for other in range(world.seats):
        if not world.sees(seat, other):
            _imagine_board(world, other, rng)


def _imagine_board(world: Position, seat: Seat, rng: Rng) -> None:
    """Lay the pieces of `seat` anew, as somebody may imagine who only sees which ones they are."""
    if world.tasks[seat] and world.is_complete(seat):
        _imagine_tiling(world, seat, rng)
        return
    pieces = [lay.piece for lay in world.lays_on(seat)]
    found = _packed(world, pieces, 0, [], rng)
    assert found is not None, "the true board is one way"
    _lay_out(world, seat, found)


def _imagine_tiling(world: Position, seat: Seat, rng: Rng) -> None:
    tiling = world.ground().tiler.solve(world.laid[seat], 0, rng.below(1000))
    assert tiling is not None, "the true board is one"
    order = [lay.piece for lay in world.lays_on(seat)]
    codes = {placement.piece: world.code_of_mask(placement.piece, placement.mask) for placement in tiling}
    _lay_out(world, seat, [codes[piece] for piece in order])


def _packed(world: Position, pieces: list[int], covered: CellBits, laid: list[int], rng: Rng) -> list[int] | None:
    """The rest of `pieces` on the cells that are left, tried from a random place on."""
    if len(laid) == len(pieces):
        return laid
    ground = world.ground()
    candidates = ground.by_piece[pieces[len(laid)]]
    start = rng.below(len(candidates))
    for step in range(len(candidates)):
        code = candidates[(start + step) % len(candidates)].code
        if not ground.masks[code] & covered:
            found = _packed(world, pieces, covered | ground.masks[code], [*laid, code], rng)
            if found is not None:
                return found
    return None


def _lay_out(world: Position, seat: Seat, codes: list[int]) -> None:
    covered = 0
    for code in codes:
        covered |= world.ground().masks[code]
    world.boards[seat] = codes
    world.covered[seat] = covered
