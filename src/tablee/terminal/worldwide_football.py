"""How Worldwide Football looks in a terminal.  It draws a view and knows no rule.

The pitch is one line of grass with the home goal on the left, and steps of PA from the own half to the box of the
others. Each side has its colour, and its number as well: without colours the table says as much.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.games.worldwide_football.box import WorldwideFootball
from tablee.games.worldwide_football.edition import CODES, SQUAD
from tablee.games.worldwide_football.moves import NO_CARD, PLAYER, RELAUNCH, Act, Kit
from tablee.games.worldwide_football.phases import RIVAL
from tablee.games.worldwide_football.say import footballer_name
from tablee.games.worldwide_football.view import FootballerView, RivalView, SideView, WorldwideFootballView
from tablee.terminal.faces import Face, row_of_cards
from tablee.terminal.heads import STYLES, seat_row, title_line, turn_sign
from tablee.terminal.lists import numbered, paragraph
from tablee.terminal.scene import Scene
from tablee.terminal.worldwide_football_odds import odds

__all__ = ["draw", "menu", "odds", "ordered", "usual"]

STAR: Final = "★"
_WIDE: Final = 60
"""From this width on a step of the pitch is six columns, else three."""
_HEIGHTS: Final = "▁▂▃▄▅▆▇█"
_TALLEST: Final = 24
"""So many cards fill the height of a pile."""
_GROUPS: Final[Mapping[str, Sequence[str]]] = {
    "relaunch": [f"n{number + 1}-{card}" for number in range(SQUAD) for card in CODES],
    **{ability: [f"{ability}-{card}" for card in CODES] for ability in ("scheme", "creativity", "endurance")},
    "sub": [f"sub{number + 1}" for number in range(SQUAD)],
}
"""Moves that differ only in the card they name: a row each, below the list of the others."""
_GROUP_OF: Final = {move: group for group, moves in _GROUPS.items() for move in moves}


def draw(scene: Scene) -> RenderableType:
    """The table: the score, the pitch, the attack, the virtual opponent's piles, and the cards of whoever looks."""
    view: WorldwideFootballView = scene.view
    words = scene.words
    title = title_line(scene, words("mode", mode=view.mode), words.tell(scene.game.narrator.progress(view)))
    parts: list[RenderableType] = [title, *_sides(scene)]
    if scene.details:
        parts += _abilities(scene)
        parts.append("")
    step = 6 if scene.width >= _WIDE else 3
    parts += [_ball_line(scene, step), _grass(scene, step)]
    if view.half and view.phase != "over" and not view.shootout:
        parts += paragraph(" · ".join(_going_on(scene, view)), scene.width)
    if scene.details and view.laid:
        parts += row_of_cards([_face(scene, card, STYLES[view.attack]) for card in view.laid], scene.width, "")
    if view.rival is not None:
        parts += _rival(scene, view.rival)
    parts += [*_hand(scene), *_players(scene)]
    if scene.details:
        parts += [*_discards(scene), *_edition(scene)]
    return Group(*parts)


def usual(view: WorldwideFootballView, moves: Sequence[str]) -> str | None:
    """Nothing is a matter of course."""
    return None


def ordered(view: WorldwideFootballView, moves: Sequence[str]) -> list[str]:
    """What stands in the list first, then the groups that name a card."""
    rows = ["", *_GROUPS]
    return sorted(moves, key=lambda move: rows.index(_GROUP_OF.get(move, "")))


# ------------------------------------------------------------------------------------------ the title and the sides


def _who(scene: Scene, seat: int) -> str:
    """The name of a side, which the virtual opponent gets from the words."""
    name = scene.words("rival") if scene.view.sides[seat].rival else scene.who(seat)
    return scene.words("table-side", name=name[:1].upper() + name[1:], team=scene.view.sides[seat].team)


def _sides(scene: Scene) -> Iterator[Text]:
    view: WorldwideFootballView = scene.view
    called = [_who(scene, seat) for seat in range(len(view.sides))]
    widest = max(map(len, called))
    for seat, side in enumerate(view.sides):
        name = f"{seat + 1} {called[seat].ljust(widest)}"
        line = seat_row(scene, seat, turn_sign(scene, seat, (view.winner,), won="✓"), name, f"{side.score:>2}")
        room = scene.width - line.cell_len
        facts = next((told for told in _side_facts(scene, seat, side) if len(told) <= room), "")
        yield Text.assemble(line, facts, no_wrap=True, overflow="crop")


def _side_facts(scene: Scene, seat: int, side: SideView) -> Iterator[str]:
    """What is told of a side, from all there is to the least."""
    view: WorldwideFootballView = scene.view
    words = scene.words
    stars = STAR * side.stars or words("table-no-stars")
    ball = [words("table-has-ball")] if view.half and view.phase != "over" and seat == view.attack else []
    shown = [words("table-yellow", cards=side.yellow)] if side.yellow else []
    shown += [words("table-red", cards=side.red)] if side.red else []
    kicks = [words("table-kicks", made=view.kicks_made[seat], kicks=view.kicks[seat])] if view.shootout else []
    pile = [words("table-pile", pile=side.pile)]
    yield " · ".join([stars, *_holds(scene, side), *pile, *shown, *kicks, *ball])
    yield " · ".join([stars, *_holds(scene, side, brief=True), *pile, *shown, *kicks, *ball])
    yield " · ".join([stars, *shown, *kicks, *("●" for _ in ball)])
    yield " ".join([stars, *("●" for _ in ball)])


def _holds(scene: Scene, side: SideView, brief: bool = False) -> list[str]:
    """The cards in hand; those of the virtual opponent lie open."""
    if side.rival:
        return []
    if brief:
        return [scene.words("table-holds-brief", actions=side.actions, players=side.players)]
    return [scene.words("table-holds", actions=side.actions, most=side.most_actions, players=side.players)]


def _abilities(scene: Scene) -> Iterator[Text]:
    """The Star abilities of both sides."""
    for seat, side in enumerate(scene.view.sides):
        names = ", ".join(scene.words("ability", ability=ability) for ability in side.abilities)
        told = scene.words("table-abilities", list=names)
        yield from paragraph(f"{seat + 1} {told}", scene.width, "dim", hang="    ")


# ------------------------------------------------------------------------------------------------------- the pitch


def _kit(scene: Scene) -> Kit:
    """The numbers of the edition in play."""
    assert isinstance(scene.game, WorldwideFootball)
    return scene.game.kit


def _column(view: WorldwideFootballView, pa: int, most: int, step: int) -> int:
    """Where a PA lies; the home side plays from left to right."""
    return 3 + (pa if view.attack == 0 else most - pa) * step


def _ball_line(scene: Scene, step: int) -> Text:
    view: WorldwideFootballView = scene.view
    ball = _column(view, view.pa, _kit(scene).most_pa, step)
    signs, start = ("●▶", ball) if view.attack == 0 else ("◀●", ball - 1)
    return Text.assemble(" " * start, (signs, f"bold {STYLES[view.attack]}"), no_wrap=True, overflow="crop")


def _grass(scene: Scene, step: int) -> Text:
    """The goals with the number of the side that defends there, every PA, halfway and the edge of the box."""
    view: WorldwideFootballView = scene.view
    kit = _kit(scene)
    signs = ["·"] * (kit.most_pa * step + 3)
    for pa in range(kit.most_pa + 1):
        signs[_column(view, pa, kit.most_pa, step) - 2] = str(pa)
    for pa, sign in ((kit.most_pa // 2, "│"), (kit.shoots_from, "┊")):
        signs[_between(_column(view, pa, kit.most_pa, step) - 2, view.attack, step)] = sign
    grass = Text("".join(signs), "green")
    return Text.assemble(("1", STYLES[0]), "║", grass, "║", ("2", STYLES[1]), no_wrap=True, overflow="crop")


def _between(column: int, attack: int, step: int) -> int:
    """Half a step before a PA, seen from the side that attacks."""
    half = step // 2
    return column - half if attack == 0 else column + half


# ------------------------------------------------------------------------------------------------ what is going on


def _going_on(scene: Scene, view: WorldwideFootballView) -> Iterator[str]:
    words = scene.words
    cards = " → ".join(f"{card} {words('card', card=card)}" for card in view.laid)
    yield words("table-attack", pa=view.pa, cards=cards) if cards else words("table-attack-none", pa=view.pa)
    if view.phase == "defence":
        yield words("table-sure") if view.sure else words("table-target", target=view.target or 0)
    if view.dead:
        yield words("table-dead", dead=view.dead)
    if view.prepared:
        prepared = [
            words("ability", ability=name) if name == "efficiency" else words("effect", effect=name)
            for name in view.prepared
        ]
        yield words("table-prepared", list=words.listed(prepared))
    if view.block:
        yield words("table-block", ability="block", throws=view.block)
    if view.gave_back:
        yield words("table-gave-back")


def _face(scene: Scene, card: str, style: str) -> Face:
    """An Action card: its code, and the PA that it gives."""
    pa = _kit(scene).card_pa[CODES.index(card)]
    return Face((card, f"+{pa}" if pa else ""), style)


# -------------------------------------------------------------------------------------------- the virtual opponent


def _rival(scene: Scene, rival: RivalView) -> Iterator[Text]:
    """Its piles as heights, and what lies face up."""
    words = scene.words
    piles = {"action": scene.view.sides[RIVAL].pile, "special": rival.special, "defence": rival.guard}
    heights = [f"{words('table-pile-of', pile=pile)} {_height(cards)} {cards}" for pile, cards in piles.items()]
    yield from _labelled(scene, "table-piles", "   ".join(heights))
    squad = scene.view.sides[RIVAL].squad
    active = [_brief(scene, squad[number - 1]) for number in rival.active] or [words("table-nobody")]
    told = [", ".join(active)]
    if rival.shots:
        told.append(words("table-shots", cards=" ".join(rival.shots)))
    if rival.under:
        told.append(words("table-under", cards=" ".join(rival.under)))
    yield from _labelled(scene, "table-active", " · ".join(told))


def _height(cards: int) -> str:
    """A pile as high as it has cards."""
    return _HEIGHTS[min(len(_HEIGHTS), 1 + cards * len(_HEIGHTS) // _TALLEST) - 1] if cards else " "


def _labelled(scene: Scene, label: str, told: str) -> Iterator[Text]:
    """A line with what it is about in front."""
    title = scene.words(label)
    for place, line in enumerate(paragraph(f"{title}  {told}", scene.width, hang="  ")):
        if place == 0:
            line.stylize("dim", 0, len(title))
        yield line


def _brief(scene: Scene, footballer: FootballerView) -> str:
    """A Player card with its code: "Delmas (M2 Breakthrough)"."""
    return f"{footballer.name} ({footballer.effect} {scene.words('effect', effect=footballer.effect)})"


# ------------------------------------------------------------------------------------------------------- the cards


def _hand(scene: Scene) -> list[RenderableType]:
    """The Action cards, each kind with how many there are; as cards where there is room."""
    view: WorldwideFootballView = scene.view
    if not view.hand or view.seat is None:
        return []
    title = scene.words("table-your-hand")
    style = STYLES[view.seat]
    if scene.details:
        return [Text(title, "dim"), *row_of_cards([_face(scene, card, style) for card in view.hand], scene.width, "")]
    kinds = [f"{count}×{card}" if count > 1 else card for card, count in Counter(view.hand).items()]
    return [*_labelled(scene, "table-your-hand", "  ".join(kinds))]


def _players(scene: Scene) -> Iterator[Text]:
    """The Player cards in hand, by the number that plays them."""
    view: WorldwideFootballView = scene.view
    if view.seat is not None and view.players:
        squad = view.sides[view.seat].squad
        told = [f"n{number} {_brief(scene, squad[number - 1])}" for number in view.players]
        yield from _labelled(scene, "table-players", ", ".join(told))


def _discards(scene: Scene) -> Iterator[Text]:
    """What has been discarded, and which cards in hand everybody saw being taken up."""
    for seat, side in enumerate(scene.view.sides):
        told = [f"{scene.words('table-discarded')} {' '.join(side.discard)}"] if side.discard else []
        if side.known:
            told.append(scene.words("table-known", cards=" ".join(side.known)))
        if told:
            yield from paragraph(f"{seat + 1} {' · '.join(told)}", scene.width, STYLES[seat], hang="    ")


def _edition(scene: Scene) -> Iterator[Text]:
    """Which edition is in play, and how much of it is reconstructed."""
    box = scene.game
    assert isinstance(box, WorldwideFootball)
    places, command = len(box.reconstructed()), "tablee football edition"
    told = scene.words("table-edition", name=box.edition.file.name, places=places, command=command)
    yield from paragraph(told, scene.width, "dim", hang="  ")


# ------------------------------------------------------------------------------------------------------- the moves


def menu(scene: Scene, meanings: Mapping[str, str], usual: str | None) -> list[RenderableType]:
    """What can be played as a list, and below it rows of moves that differ only in the card they name."""
    plain = [(move, _short(scene, move, said)) for move, said in meanings.items() if move not in _GROUP_OF]
    parts: list[RenderableType] = [*numbered(plain, usual, scene.width)]
    for group in _GROUPS:
        acts = [_read(scene, move) for move in meanings if _GROUP_OF.get(move) == group]
        for title, several in groupby(acts, lambda act: _group_title(scene, act)):
            parts += _row(scene, title, list(several))
    return parts


def _read(scene: Scene, move: str) -> Act:
    act: Act = scene.game.moves.read(move)
    return act


def _short(scene: Scene, move: str, said: str) -> str:
    """A Player card by its name; what it does stands above."""
    act = _read(scene, move)
    return scene.words.tell(footballer_name(_footballer(scene, act))) if act.verb == PLAYER else said


def _footballer(scene: Scene, act: Act) -> FootballerView:
    squad: list[FootballerView] = scene.view.sides[scene.view.seat].squad
    return squad[act.number]


def _group_title(scene: Scene, act: Act) -> str:
    group = _GROUP_OF[act.notation]
    if act.verb == RELAUNCH:
        footballer = _footballer(scene, act)
        return scene.words("table-group-relaunch", player=footballer.name, effect=footballer.effect)
    return scene.words(f"table-group-{group}", **({} if group == "sub" else {"stars": STAR}))


def _row(scene: Scene, title: str, acts: Sequence[Act]) -> Iterator[Text]:
    """The moves of a group with their numbers in the list, in as many lines as they need."""
    line = Text.assemble((title, "bold"))
    for act in acts:
        named = _footballer(scene, act).name if act.card == NO_CARD else CODES[act.card]
        number = f"{scene.numbers[act.notation]:>2}"
        if line.cell_len + 3 + len(number) + len(named) > scene.width:
            yield line
            line = Text("   ")
        line.append("  ").append(number, "cyan").append(f" {named}")
    yield line
