"""What must be true of any position of any game.  Each check raises AssertionError if it is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from tablee.core.errors import IllegalMove, NotYourTurn
from tablee.core.game import CHANCE, CLOCK, Game, Seat, State
from tablee.core.luck import Rng
from tablee.core.moves import Move
from tablee.core.story import Story
from tests.conformance.fingerprint import fingerprint
from tests.conformance.tables import Step, sample, walk

Viewer = Seat | None
"""A seat, or ``None`` for a spectator."""


def everybody(state: State) -> list[Seat]:
    """All who can ever act."""
    return [CHANCE, CLOCK, *range(state.seats)]


def viewers(state: State) -> list[Viewer]:
    return [None, *range(state.seats)]


# Who may act, and what they may do


def check_agreement(state: State) -> None:
    """Waiting, legal, chances, due and outcome tell the same."""
    waiting, due = list(state.waiting()), state.due()
    assert (state.outcome() is not None) == (not waiting and due is None), "over is when nobody can act any more"
    assert len(set(waiting)) == len(waiting)
    assert waiting == [CHANCE] or set(waiting) <= set(range(state.seats))
    may_act = {*waiting, CLOCK} if due is not None else set(waiting)
    for actor in everybody(state):
        moves = state.legal(actor)
        assert bool(moves) == (actor in may_act)
        assert len(set(moves)) == len(moves)
    assert state.clause(), "there is always a clause to explain"


def check_chances(state: State) -> None:
    """Chances are there exactly when chance is waiting, and are its legal moves."""
    chances = state.chances()
    assert all(weight > 0 for _, weight in chances)
    assert Counter(move for move, _ in chances) == Counter(state.legal(CHANCE))


def check_outcome(state: State) -> None:
    """There are winners (but somebody alone may lose), they sit at the table, and there is a reason."""
    outcome = state.outcome()
    if outcome is not None:
        assert len(outcome.scores) == state.seats
        assert outcome.winners or state.seats == 1
        assert set(outcome.winners) <= set(range(state.seats))
        assert outcome.reason


def moment_for(state: State, actor: Seat) -> int:
    """A moment at which `actor` would be heard."""
    return (state.due() or 0) if actor == CLOCK else 0


class Refused(NamedTuple):
    """All that somebody learns from a refusal."""

    kind: str
    sentence: str
    key: str
    clause: str
    facts: dict[str, Any]


def refusal_of(state: State, actor: Seat, move: Move, at: int) -> Refused:
    """How the move is refused; it must be."""
    try:
        state.play(actor, move, at)
    except IllegalMove as error:
        return Refused(type(error).__name__, str(error), error.key, error.clause, dict(error.facts))
    raise AssertionError(f"{move.notation} of {actor} was not refused")


def illegal_moves(game: Game, legal: Collection[Move], most: int, rng: Rng) -> list[Move]:
    """About `most` of the moves that are not among the legal ones; all of them if the table is not larger."""
    return [move for move in sample(game.moves, most + len(legal), rng) if move not in legal]


def check_refusals(game: Game, state: State, rng: Rng, most: int) -> None:
    """Everything that is not legal is refused with a clause and a sentence, whoever tries it."""
    before = fingerprint(game, state)
    for actor in everybody(state):
        legal = set(state.legal(actor))
        for move in illegal_moves(game, legal, most if legal else 2, rng):
            refused = refusal_of(state, actor, move, moment_for(state, actor))
            assert refused.clause
            assert refused.sentence
            assert (refused.kind == NotYourTurn.__name__) == (not legal)
    assert refusal_of(state, state.seats, next(iter(game.moves)), 0).kind == NotYourTurn.__name__
    assert fingerprint(game, state) == before, "a refused move changed something"


def check_time(game: Game, state: State) -> None:
    """Before it is due the clock is refused, afterwards everybody else is."""
    due = state.due()
    if due is None:
        return
    before = fingerprint(game, state)
    assert refusal_of(state, CLOCK, state.legal(CLOCK)[0], due - 1).kind == NotYourTurn.__name__
    for actor in state.waiting():
        for late in (due, due + 1):
            assert refusal_of(state, actor, state.legal(actor)[0], late).key == "error-time-up"
    assert fingerprint(game, state) == before


def check_copy(game: Game, state: State, rng: Rng, plies: int = 10) -> None:
    """A copy is the same position, and what happens to it does not happen to the original."""
    before = fingerprint(game, state)
    copied = state.copy()
    assert type(copied) is type(state)
    assert copied.story is None, "nobody listens to a copy"
    assert fingerprint(game, copied) == before
    for played, _ in enumerate(walk(copied, rng)):
        if played == plies:
            break
    assert fingerprint(game, state) == before, "the copy shares something with the original"


# What can be seen


def check_views(state: State) -> None:
    """Views are typed values that JSON carries over and back."""
    for viewer in viewers(state):
        view = state.view(viewer)
        assert isinstance(view, msgspec.Struct)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
    for group in (viewers(state), viewers(state)[::-1], list(range(state.seats))):
        together = [msgspec.json.encode(view) for view in state.views(group)]
        assert together == [seen(state, viewer) for viewer in group], "made together they are not what each is alone"


def seen(state: State, viewer: Viewer) -> bytes:
    """The view as it is sent."""
    return msgspec.json.encode(state.view(viewer))


def told(state: State, step: Step, viewer: Viewer) -> tuple[State, list[bytes]]:
    """The position after a step, and the story as `viewer` hears it."""
    after = state.copy()
    after.story = Story()
    after.play(*step)
    return after, [msgspec.json.encode(event.seen_by(viewer)) for event in after.story.take()]


def check_story(state: State, step: Step) -> None:
    """Both forms of an event are typed values that JSON carries over and back."""
    after = state.copy()
    after.story = Story()
    after.play(*step)
    for event in after.story.take():
        assert set(event.private) <= set(range(state.seats))
        for form in (event.public, *event.private.values()):
            assert isinstance(form, msgspec.Struct)
            assert msgspec.json.decode(msgspec.json.encode(form), type=type(form)) == form


# What cannot be known


def hidden_things(state: State, viewer: Viewer) -> Counter[str]:
    """All that `viewer` may not see, wherever it is."""
    return Counter(thing for things in state.hidden(viewer).values() for thing in things)


def known(state: State, viewer: Viewer) -> dict[str, Any]:
    """All that `viewer` may know of a position."""
    outcome = state.outcome()
    return {
        "view": seen(state, viewer),
        "legal": [] if viewer is None else [move.notation for move in state.legal(viewer)],
        "waiting": list(state.waiting()),
        "due": state.due(),
        "clause": state.clause(),
        "chapter": state.chapter(),
        "secret choice": state.is_secret_choice(),
        "outcome": repr(outcome),
        "hidden": hidden_things(state, viewer),
        "sizes": {place: len(things) for place, things in state.hidden(viewer).items()},
    }


def another_world(state: State, viewer: Viewer, rng: Rng) -> State:
    """The position with all that `viewer` cannot know permuted; for a spectator that is everybody's."""
    if viewer is not None:
        return state.imagine(viewer, rng)
    for seat in range(state.seats):
        state = state.imagine(seat, rng)
    return state


def check_imagined(game: Game, state: State, viewer: Viewer, rng: Rng) -> State:
    """An imagined world is like the true one in all that `viewer` knows; and the true one stays as it is."""
    before = fingerprint(game, state)
    world = another_world(state, viewer, rng)
    assert known(world, viewer) == known(state, viewer)
    assert world.story is None
    assert fingerprint(game, state) == before, "imagining changed the position"
    return world


def check_imagines_from_knowledge(game: Game, state: State, seat: Seat, seed: int) -> None:
    """Who knows the same imagines the same: the true hidden cards have no say in it."""
    directly = state.imagine(seat, Rng(seed))
    elsewhere = state.imagine(seat, Rng(seed + 1)).imagine(seat, Rng(seed))
    assert fingerprint(game, directly) == fingerprint(game, elsewhere)


def check_refusals_keep_secrets(game: Game, state: State, seat: Seat, rng: Rng, most: int) -> None:
    """What `seat` is told about an illegal move does not depend on what it cannot know."""
    world = state.imagine(seat, rng)
    for move in illegal_moves(game, state.legal(seat), most, rng):
        assert refusal_of(world, seat, move, 0) == refusal_of(state, seat, move, 0)


def lost(state: State, after: State, viewer: Viewer) -> Counter[str]:
    """What a step took out of the dark."""
    return hidden_things(state, viewer) - hidden_things(after, viewer)


def check_next_step_keeps_secrets(state: State, world: State, viewer: Viewer, step: Step) -> bool:
    """The same step looks the same to `viewer` in both worlds; says whether they could be compared.

    A step may turn cards over, and then the worlds differ for good reason; comparable is what shows nothing, or
    nothing but the one card that the step itself names.
    """
    if step.move not in world.legal(step.actor):
        return False
    truly, true_story = told(state, step, viewer)
    imagined, imagined_story = told(world, step, viewer)
    shown = lost(state, truly, viewer)
    most = 0 if step.actor == viewer else 1
    is_named = all(thing.split()[-1] in step.move.notation for thing in shown)
    if shown != lost(world, imagined, viewer) or shown.total() > most or not is_named:
        return False
    assert imagined_story == true_story
    assert known(imagined, viewer) == known(truly, viewer)
    return True


def check_story_keeps_secrets(state: State, actor: Seat, rng: Rng, most: int = 8) -> None:
    """Steps that differ only in what `viewer` may not see are told to it in the same words."""
    moves = sample(state.legal(actor), most, rng)
    for viewer in viewers(state):
        heard: dict[bytes, tuple[dict[str, list[str]], list[bytes]]] = {}
        for move in moves:
            after, story = told(state, Step(actor, move, moment_for(state, actor)), viewer)
            hidden, first_story = heard.setdefault(seen(after, viewer), (after.hidden(viewer), story))
            assert after.hidden(viewer) == hidden or story == first_story, "the story tells more than the view"


def check_imagine_reaches_all(state: State, seat: Seat, rng: Rng) -> None:
    """Every hidden thing turns up in every hidden place."""
    places = {place: len(things) for place, things in state.hidden(seat).items() if things}
    things = hidden_things(state, seat)
    expected = {(place, thing) for place in places for thing in things}
    # Many: things of one kind may be rare where there are many of another, one of nine players in a hand of thirteen.
    samples = 200 * things.total() // min(places.values(), default=1)
    found: set[tuple[str, str]] = set()
    for _ in range(samples):
        for place, contents in state.imagine(seat, rng).hidden(seat).items():
            found.update((place, thing) for thing in contents)
        if found == expected:
            break
    assert found == expected


# What a decent player looks at


def check_hints(game: Game, state: State, seat: Seat, rng: Rng) -> None:
    """Hints are sound, and the same in every world that the seat cannot tell apart."""
    moves = state.legal(seat)
    weights = game.hints.weights(state, seat, moves)
    assert len(weights) == len(moves)
    assert all(0 <= weight < float("inf") for weight in weights)
    assert any(weight > 0 for weight in weights), "something is always the least silly"
    reasons = [game.hints.why(state, seat, move) for move in moves]
    assert all(why.key for why in reasons)
    worth, judged = game.hints.worth(state, seat), game.hints.judge(state, seat)
    assert abs(worth) < float("inf")
    assert abs(judged) < float("inf")
    world = state.imagine(seat, rng)
    assert game.hints.weights(world, seat, moves) == weights
    assert [game.hints.why(world, seat, move) for move in moves] == reasons
    assert game.hints.worth(world, seat) == worth
    assert game.hints.judge(world, seat) == judged
    check_open_reasons(game, state, seat, rng)


def check_open_reasons(game: Game, state: State, seat: Seat, rng: Rng) -> None:
    """What a bot tells everybody about a move is the same in every world that somebody else thinks possible."""
    told = {move.code: game.hints.why_openly(state, seat, move) for move in state.legal(seat)}
    for listener in range(state.seats):
        if listener != seat:
            world = state.imagine(listener, rng)
            for move in world.legal(seat):
                if move.code in told:
                    assert game.hints.why_openly(world, seat, move) == told[move.code]
