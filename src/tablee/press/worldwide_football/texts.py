"""What the cards of an edition do, in words: those of the game with the numbers of the edition."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.errors import Fact
from tablee.games.worldwide_football.edition import ActionPart, Edition
from tablee.games.worldwide_football.say import signed
from tablee.words import NOTHING, Words


def capital(text: str) -> str:
    """The same with a capital letter."""
    return text[:1].upper() + text[1:]


def card_title(words: Words, code: str) -> str:
    """The name of an Action card as a title: "Long pass"."""
    return capital(words("card", card=code))


def one_of(words: Words, codes: Sequence[str]) -> str:
    """One of several cards: "a pass, a long pass or a through ball"."""
    names = [words("a-card", card=code) for code in codes]
    if len(names) < 2:
        return "".join(names)
    return words("print-football-or", first=", ".join(names[:-1]), last=names[-1])


def say_effect(words: Words, edition: Edition, code: str) -> str:
    """WF-27: what a Player card does."""
    effect = edition.file.effects[code]
    facts: dict[str, Fact] = {
        "effect": code,
        "bonus": effect.bonus,
        "from": effect.starts,
        "card": effect.stands_for or NOTHING,
        "cards": one_of(words, effect.cards) or NOTHING,
    }
    return words("wf-ui-effect-help", **facts)


def say_ability(words: Words, edition: Edition, name: str) -> str:
    """WF-40: what a Star ability does."""
    part = edition.file.abilities
    facts: dict[str, dict[str, Fact]] = {
        "counter": {"from": part.counter_from, "pa": part.counter_pa},
        "offensive": {"most": part.offensive_most},
        "block": {"bonus": part.block_bonus, "throws": part.block_throws},
        "efficiency": {"bonus": part.efficiency_bonus},
        "trap": {"from": part.trap_from, "good": part.trap_good, "pa": part.trap_pa},
        "dive": {"good": part.dive_foul, "yellow": say_span(1, part.dive_yellow)},
    }
    return words("wf-ui-ability-help", ability=name, **facts.get(name, {}))


def say_span(low: int, high: int) -> str:
    """``3``, or ``1–3``."""
    return str(low) if low == high else f"{low}–{high}"


def say_card_text(words: Words, card: ActionPart) -> str:
    """WF-25: when an attack card or a shot may be laid, and what it brings."""
    lines = [words("print-football-needs", pa=card.needs)] if card.needs else []
    if card.after:
        lines.append(words("print-football-after", cards=one_of(words, card.after)))
    if card.draws != "nothing":
        lines.append(words("print-football-draws", kind=card.draws))
    if card.bonus:
        lines.append(words("print-football-bonus", bonus=signed(card.bonus)))
    if card.wide:
        lines.append(words("print-football-wide", dice=say_span(1, card.wide)))
    return " ".join(lines)
