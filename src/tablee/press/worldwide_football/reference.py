"""Two sheets to look things up: the numbers of the edition, and the virtual opponent's steps with their clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.core.errors import Fact
from tablee.games.worldwide_football.box import WorldwideFootball
from tablee.games.worldwide_football.edition import ABILITIES, ATTACKS, CODES, DEFENCES, Edition
from tablee.games.worldwide_football.say import signed
from tablee.press.marks import Block, Grid, Page
from tablee.press.printing import Job
from tablee.press.reconstructed import Reconstructed
from tablee.press.sheet import WIDTH, Sheet, draw_sheet
from tablee.press.worldwide_football.texts import capital, card_title, one_of, say_ability, say_span
from tablee.words import Words

_MATCH: Final = {
    "instead": ("match.instead",),
    "hands": ("match.kick_off_actions", "match.other_actions", "match.players"),
    "limits": ("match.most_actions", "match.most_players", "match.red_actions", "match.red_players"),
    "give": ("match.give_back",),
}
"""Rows about the match, and the places of the numbers in them."""
_FOULS: Final = {
    "foul": ("fouls.tackle", "fouls.pressing"),
    "check": ("fouls.yellow_from", "fouls.red_from", "fouls.red_pa"),
    "where": ("fouls.choice_pa", "fouls.penalty_pa"),
    "restart": ("fouls.restart", "shots.direct_keeper"),
    "corner": ("fouls.corner", "match.corner_pa"),
    "penalty": (),
}
STEPS: Final = {
    "setup": "WF-3",
    "defends": "WF-11, WF-28",
    "trap": "WF-42, WF-43",
    "block": "WF-42, WF-45",
    "dead": "WF-31, WF-35",
    "shoots": "WF-19, WF-20",
    "scheme": "WF-21",
    "special": "WF-15",
    "recovers": "WF-18, WF-26",
    "creativity": "WF-42, WF-44",
    "action": "WF-15, WF-16",
    "endurance": "WF-42, WF-44",
    "offensive": "WF-41, WF-42",
    "back": "WF-55",
    "counter": "WF-41",
    "efficiency": "WF-42",
    "dive": "WF-42, WF-43",
    "players": "WF-28",
    "fourth": "WF-26",
    "direct": "WF-37",
    "cards": "WF-34",
    "subs": "WF-36",
    "half": "WF-55, WF-56",
}
"""What the virtual opponent does, and the clauses that say so."""
_PRO: Final = ("trap", "block", "creativity", "endurance", "efficiency", "dive", "direct", "cards")
"""The steps that only the mode Professionnel knows."""
TURNS: Final = (
    "dead",
    "shoots",
    "scheme",
    "special",
    "recovers",
    "creativity",
    "action",
    "endurance",
    "offensive",
    "back",
)
"""WF-18: with the ball, the first of these that applies."""


def sheets(game: WorldwideFootball, words: Words) -> list[Sheet]:
    """All there is to look up."""
    return [_reference(game.edition, words), _rival(game.edition, words)]


def draw_reference(edition: Edition, job: Job) -> Page:
    """The numbers on paper."""
    return draw_sheet(_reference(edition, job.words), job)


def draw_rival(edition: Edition, job: Job) -> Page:
    """The virtual opponent on paper."""
    return draw_sheet(_rival(edition, job.words), job)


def _reference(edition: Edition, words: Words) -> Sheet:
    """The numbers: defence, shots, fouls, Star abilities."""
    reconstructed = Reconstructed(edition.reconstructed)
    codes = ", ".join(f"{code} {words('card', card=code)}" for code in CODES)
    blocks: list[Block | Grid] = [
        _heading(words, reconstructed, "defence", "match.targets", "defence"),
        _targets(edition, words),
        _answers(edition, words),
        Block("note", words("print-football-codes", codes=codes)),
        _heading(words, reconstructed, "shots", "shots"),
        Block("text", _shots(edition, words)),
        _heading(words, reconstructed, "match"),
        _rows(edition, words, reconstructed, _MATCH),
        _heading(words, reconstructed, "fouls"),
        _rows(edition, words, reconstructed, _FOULS),
        _heading(words, reconstructed, "abilities", "abilities"),
        _abilities(edition, words),
    ]
    return Sheet(words("print-football-reference"), blocks, 10)


def _heading(words: Words, reconstructed: Reconstructed, name: str, *places: str) -> Block:
    return Block("heading", reconstructed.signed(words(f"print-football-{name}"), *places))


def _targets(edition: Edition, words: Words) -> Grid:
    """WF-13: what a d20 needs, by PA."""
    targets = edition.file.match.targets
    head = [words("print-football-reached"), *(str(pa) for pa in range(1, len(targets) + 1))]
    row = [words("print-football-target"), *(str(target) for target in targets)]
    return _numbers([head, row])


def _answers(edition: Edition, words: Words) -> Grid:
    """WF-14: which card answers which, and its modifier."""
    head = [words("print-football-against"), *ATTACKS]
    rows = [[card_title(words, code), *_modifiers(edition, code)] for code in DEFENCES]
    return _numbers([head, *rows])


def _modifiers(edition: Edition, code: str) -> list[str]:
    answers = edition.file.defence[code]
    return [signed(answers[attack]) if attack in answers else "–" for attack in ATTACKS]


def _numbers(rows: list[list[str]]) -> Grid:
    name = 36.0
    width = (WIDTH - name) / (len(rows[0]) - 1)
    return Grid([name, *([width] * (len(rows[0]) - 1))], rows, head=True, centred=True)


def _shots(edition: Edition, words: Words) -> str:
    """WF-22, WF-23."""
    start = edition.file.match.shoots_from
    by_pa = [
        words("print-football-by-pa", pa=start + place, bonus=signed(bonus))
        for place, bonus in enumerate(edition.file.shots.by_pa)
    ]
    return words("print-football-shots-are", pa=start, list=words.listed(by_pa))


def _rows(edition: Edition, words: Words, reconstructed: Reconstructed, rows: Mapping[str, Sequence[str]]) -> Grid:
    """A table of two columns: what it is, and what it does, with the sign if a number in it is reconstructed."""
    facts = _facts(edition, words)
    cells = [
        [words(f"print-football-{name}"), reconstructed.signed(words(f"print-football-{name}-is", **facts), *places)]
        for name, places in rows.items()
    ]
    return Grid([36.0, WIDTH - 36.0], cells)


def _facts(edition: Edition, words: Words) -> dict[str, Fact]:
    """Every number that a row may need."""
    match, fouls, shots, rival = edition.file.match, edition.file.fouls, edition.file.shots, edition.file.rival
    return {
        "kicks": match.kick_off_actions,
        "other": match.other_actions,
        "players": match.players,
        "most": match.most_actions,
        "mostplayers": match.most_players,
        "red": match.red_actions,
        "redplayers": match.red_players,
        "active": match.most_active,
        "instead": match.instead,
        "subs": match.substitutions,
        "give": match.give_back,
        "corner": match.corner_pa,
        "special": match.special_at,
        "shoots": match.shoots_from,
        "tackle": say_span(1, fouls.tackle),
        "pressing": say_span(1, fouls.pressing),
        "yellow": say_span(fouls.yellow_from, fouls.red_from - 1),
        "redfrom": say_span(fouls.red_from, 6),
        "redpa": fouls.red_pa,
        "choice": fouls.choice_pa,
        "penalty": fouls.penalty_pa,
        "keeper": shots.direct_keeper,
        "restart": one_of(words, fouls.restart),
        "cornercards": one_of(words, fouls.corner),
        "humanyellow": fouls.human_yellow,
        "rivalyellow": fouls.rival_yellow,
        "rivalred": fouls.rival_red,
        "specials": ", ".join(words("card", card=code) for code in rival.special),
        "calls": rival.calls_from,
        "pile": rival.block_pile,
        "first": say_span(1, rival.creativity_first),
        "firstcard": words("a-card", card=edition.file.abilities.creativity[0]),
        "secondcard": words("a-card", card=edition.file.abilities.creativity[1]),
        "endurance": _endurance(edition, words),
        "recovers": ", ".join(words("card", card=code) for code in rival.recovers),
        "counter": edition.file.abilities.counter_from,
        "counterpa": edition.file.abilities.counter_pa,
        "offensive": edition.file.rival_offensive,
        "under": edition.file.match.shoots_from - 1,
    }


def _endurance(edition: Edition, words: Words) -> str:
    """WF-42: which card it takes, by PA."""
    start = edition.file.rival.endurance_pa
    return ", ".join(
        words("print-football-at-pa", card=words("card", card=code), pa=start + place)
        for place, code in enumerate(edition.file.rival.endurance)
    )


def _abilities(edition: Edition, words: Words) -> Grid:
    """WF-40: one Star each."""
    rows = [[words("ability", ability=name), say_ability(words, edition, name)] for name in ABILITIES]
    return Grid([36.0, WIDTH - 36.0], rows)


def _rival(edition: Edition, words: Words) -> Sheet:
    """WF-3 to WF-56: each step of the virtual opponent, with its clause."""
    facts = _facts(edition, words)
    head = [words(f"print-football-column-{name}") for name in ("when", "does", "clause")]
    rows = [
        [_when(words, name, facts), capital(words(f"print-football-rival-{name}-is", **facts)), clause]
        for name, clause in STEPS.items()
    ]
    table = Grid([44.0, WIDTH - 44.0 - 26.0, 26.0], [head, *rows], head=True)
    note = Block("note", words("print-football-rival-note"))
    return Sheet(words("print-football-rival"), [table, note], 9.8)


def _when(words: Words, name: str, facts: Mapping[str, Fact]) -> str:
    """Steps with the ball are numbered, those of the mode Professionnel marked."""
    number = f"{TURNS.index(name) + 1}. " if name in TURNS else ""
    pro = " (PRO)" if name in _PRO else ""
    return f"{number}{words(f'print-football-rival-{name}', **facts)}{pro}"
