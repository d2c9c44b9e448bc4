"""What is in the box: the deck, read from a file and checked (AR-1, AR-2)."""

from __future__ import annotations

from typing import Final

import msgspec

from tablee.core.material import Check, DataFile, Source, digest_of

LETTERS: Final = {
    "orc": "o",
    "lutinoid": "l",
    "human": "h",
    "artillery": "a",
    "drum": "d",
    "sniper": "s",
    "officer": "of",
}
"""The families of units and the letters they are written with."""

LOWEST_DRUM: Final = 0
HIGHEST_DRUM: Final = 16
FEWEST_CARDS: Final = 36
MOST_CARDS: Final = 96
MOST_BR: Final = 20
MOST_WITHOUT_OPENING: Final = 4
"""Officers and snipers cannot open a line: with five of them a hand might have no opening card (AR-6)."""


class Units(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of a deck file: some cards of one family."""

    family: str
    br: int
    numbers: list[int] = []
    copies: int = 1


class DeckFile(msgspec.Struct, forbid_unknown_fields=True):
    """A deck file as it is written."""

    name: str
    units: list[Units]


DECK_FILE: Final = DataFile("tablee.games.artropp", "deck.toml", DeckFile)


class Card(msgspec.Struct, frozen=True):
    """One face of the deck: what is printed on a card, and how many cards look like it."""

    name: str
    """How it is written: ``o7``, ``d16``, ``s``."""
    family: str
    number: int
    """What it counts in a line or a showdown; -1 if nothing is printed on it."""
    br: int
    copies: int = 1

    @property
    def is_special(self) -> bool:
        """Drums, snipers and officers let their general turn the arrow (AR-10)."""
        return self.family in ("drum", "sniper", "officer")


class Deck(msgspec.Struct, frozen=True):
    """All the faces of a deck, with the name and digest that records keep."""

    name: str
    digest: str
    cards: tuple[Card, ...]

    @property
    def material(self) -> str:
        """How a record names this deck."""
        return f"{self.name} {self.digest}"


def load_deck(source: Source | None = None) -> Deck:
    """The deck of the box, or a user's own; :class:`BadMaterial` names the entry that is wrong."""
    return _DeckCheck(*DECK_FILE.read(source)).deck()


class _DeckCheck(Check):
    """Turns a deck file into a deck, and says which entry cannot be played with."""

    def __init__(self, label: str, file: DeckFile) -> None:
        super().__init__(label)
        self.file = file

    def deck(self) -> Deck:
        self.check_name(self.file.name)
        cards = [card for place, units in enumerate(self.file.units) for card in self._faces(place, units)]
        self._check_whole(cards)
        return Deck(self.file.name, digest_of(cards), tuple(cards))

    def _faces(self, place: int, units: Units) -> list[Card]:
        entry = f"units[{place + 1}] ({units.family})"
        if units.family not in LETTERS:
            raise self.bad(
                entry,
                "detail-deck-family",
                "has an unknown family; one of {families}",
                families=", ".join(LETTERS),
            )
        if not 0 <= units.br <= MOST_BR:
            raise self.bad(
                entry, "detail-deck-br", "br must be from 0 to {most}, is {given}", most=MOST_BR, given=units.br
            )
        if not 1 <= units.copies <= 4:
            raise self.bad(entry, "detail-deck-copies", "copies must be from 1 to 4, is {given}", given=units.copies)
        letters = LETTERS[units.family]
        if units.family == "sniper":
            if units.numbers:
                raise self.bad(entry, "detail-deck-sniper-numbers", "has numbers, and a sniper has none")
            return [Card(letters, units.family, -1, units.br, units.copies)]
        if not units.numbers:
            raise self.bad(entry, "detail-deck-no-numbers", "needs numbers")
        self._check_numbers(entry, units)
        return [Card(f"{letters}{n}", units.family, n, units.br, units.copies) for n in units.numbers]

    def _check_numbers(self, entry: str, units: Units) -> None:
        drum = units.family == "drum"
        allowed = (LOWEST_DRUM, HIGHEST_DRUM) if drum else range(LOWEST_DRUM + 1, HIGHEST_DRUM)
        for number in units.numbers:
            if number in allowed:
                continue
            if drum:
                raise self.bad(entry, "detail-deck-drum-number", "number {given} is not 0 or 16", given=number)
            raise self.bad(entry, "detail-deck-number", "number {given} is not from 1 to 15", given=number)
        if drum and units.copies != 1:
            raise self.bad(entry, "detail-deck-drum-copies", "only one drum fits each end")

    def _check_whole(self, cards: list[Card]) -> None:
        names = [card.name for card in cards]
        for name in names:
            if names.count(name) > 1:
                raise self.bad(name, "detail-deck-twice", "stands in the deck twice; use copies")
        total = sum(card.copies for card in cards)
        if not FEWEST_CARDS <= total <= MOST_CARDS:
            raise self.bad(
                "units",
                "detail-deck-size",
                "a deck has {fewest} to {most} cards, this one {given}",
                fewest=FEWEST_CARDS,
                most=MOST_CARDS,
                given=total,
            )
        blocked = sum(card.copies for card in cards if card.family in ("sniper", "officer"))
        if blocked > MOST_WITHOUT_OPENING:
            raise self.bad(
                "units",
                "detail-deck-no-opening",
                "at most {most} officers and snipers in all, here {given}",
                most=MOST_WITHOUT_OPENING,
                given=blocked,
            )
