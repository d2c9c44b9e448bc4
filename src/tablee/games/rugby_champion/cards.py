"""What is in the box: players, Arbitre, Arrêt and Soutien cards, read from a file and checked (RC-1 to RC-4, RC-60)."""

from __future__ import annotations

import re
from typing import Final

import msgspec

from tablee.core.material import Check, DataFile, Origin, Source, digest_of

TYPES: Final = ("physique", "passe", "pied")
"""The types of a challenge, in the order of the values on a card."""
ARROWS: Final = ("left", "right")
SPECIALS: Final = {
    "arbitre": "referee",
    "touche": "stop",
    "melee": "stop",
    "buteur": "stop",
    "faute": "stop",
    "rucking": "support",
    "raffut": "support",
}
"""The cards that are no players, and their families: the rules know each of them by its id."""
SINGLE: Final = ("touche", "melee")
"""One each: in the solo game they lie aside for the whole match (RC-5)."""

LOWEST: Final = 1
HIGHEST: Final = 5
MOST_WHISTLES: Final = 2
FEWEST_PLAYERS: Final = 16
MOST_PLAYERS: Final = 40
MOST_COPIES: Final = 8
MOST_BONUS: Final = 5
MOST_POINTS: Final = 20


class Points(msgspec.Struct, forbid_unknown_fields=True, rename={"a_try": "try"}):
    """RC-4: what is scored."""

    a_try: int
    conversion: int
    penalty: int


class SetPiece(msgspec.Struct, forbid_unknown_fields=True):
    """RC-3: what Touche and Mêlée count, by difficulty."""

    easy: int
    normal: int
    hard: int
    expert: int


class Special(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """An Arbitre, Arrêt or Soutien card."""

    id: str
    name: str
    family: str
    copies: int
    bonus: list[int] = []
    """RC-3: what a Soutien adds to Physique, Passe and Pied."""


class Player(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """RC-2: a player, who is there once for each arrow."""

    id: str
    name: str
    physique: int
    passe: int
    pied: int
    red: dict[str, str]
    """The value on red ground, by arrow."""
    whistles: int = 0
    goal: bool = False
    """Whether the card has the *But* symbol."""

    def value(self, kind: str) -> int:
        """What the player counts in a challenge."""
        return (self.physique, self.passe, self.pied)[TYPES.index(kind)]


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    """A card file as it is written."""

    name: str
    origin: Origin
    points: Points
    set_piece: SetPiece
    specials: list[Special]
    players: list[Player]


CARD_FILE: Final = DataFile("tablee.games.rugby_champion", "cards.toml", CardFile)


class Box(msgspec.Struct, frozen=True):
    """All the cards, with the name and digest that records keep."""

    name: str
    digest: str
    points: Points
    set_piece: SetPiece
    specials: tuple[Special, ...]
    """In the order of `SPECIALS`."""
    players: tuple[Player, ...]
    reconstructed: list[str]
    """The places in the file whose values are ours."""

    @property
    def material(self) -> str:
        """How a record names these cards."""
        return f"{self.name} {self.digest}"

    def names(self) -> dict[str, str]:
        """What the cards are called, by id."""
        names = {card.id: card.name for card in self.specials}
        return names | {player.id: player.name for player in self.players}


def load_cards(source: Source | None = None) -> Box:
    """The cards of the box, or a user's own; :class:`BadMaterial` names the entry that is wrong (RC-60)."""
    return _BoxCheck(*CARD_FILE.read(source)).box()


class _BoxCheck(Check):
    """Turns a card file into a box, and says which entry cannot be played with."""

    def __init__(self, label: str, file: CardFile) -> None:
        super().__init__(label)
        self.file = file

    def box(self) -> Box:
        file = self.file
        self.check_name(file.name)
        points = file.points
        for name, value in (("try", points.a_try), ("conversion", points.conversion), ("penalty", points.penalty)):
            self.between(f"points.{name}", value, 0, MOST_POINTS)
        for name in ("easy", "normal", "hard", "expert"):
            self.between(f"set_piece.{name}", getattr(file.set_piece, name), 0, 2 * HIGHEST)
        specials = self._specials()
        self._check_players()
        self.check_origin(file.origin, file)
        ours = file.origin.reconstructed_in(file)
        digest = digest_of((points, file.set_piece, specials, file.players))
        return Box(file.name, digest, points, file.set_piece, specials, tuple(file.players), ours)

    # Arbitre, Arrêt, Soutien

    def _specials(self) -> tuple[Special, ...]:
        found: dict[str, Special] = {}
        for place, card in enumerate(self.file.specials):
            entry = f"specials[{place + 1}] ({card.id})"
            if card.id not in SPECIALS:
                raise self.bad(
                    entry,
                    "detail-cards-unknown",
                    "is no card of the game; one of {known}",
                    known=", ".join(SPECIALS),
                )
            if card.id in found:
                raise self.bad(entry, "detail-cards-second", "stands in the file twice; use copies")
            self._check_special(entry, card)
            found[card.id] = card
        missing = [name for name in SPECIALS if name not in found]
        if missing:
            raise self.bad("specials", "detail-cards-missing", "needs {names}", names=", ".join(missing))
        return tuple(found[name] for name in SPECIALS)

    def _check_special(self, entry: str, card: Special) -> None:
        self._check_name(entry, card.name)
        family = SPECIALS[card.id]
        if card.family != family:
            raise self.bad(
                entry,
                "detail-cards-family",
                "has the family {given!r}; it is a {family}",
                given=card.family,
                family=family,
            )
        self.between(f"{entry} copies", card.copies, 1, 1 if card.id in SINGLE else MOST_COPIES)
        if family != "support" and card.bonus:
            raise self.bad(entry, "detail-cards-bonus", "has a bonus, and only a support has one")
        if family == "support" and len(card.bonus) != len(TYPES):
            raise self.bad(
                entry, "detail-cards-no-bonus", "needs a bonus of three numbers, for physique, passe and pied"
            )
        for kind, bonus in zip(TYPES, card.bonus, strict=False):
            self.between(f"{entry} bonus for {kind}", bonus, 0, MOST_BONUS)

    def _check_name(self, entry: str, name: str) -> None:
        if not name.strip() or not name.isprintable():
            raise self.bad(entry, "detail-cards-name", "needs a name")

    # Players

    def _check_players(self) -> None:
        players = self.file.players
        for place, player in enumerate(players):
            self._check_player(f"players[{place + 1}] ({player.id})", player)
        for what in ("id", "name"):
            self._check_unique(what, [str(getattr(player, what)) for player in players])
        if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
            raise self.bad(
                "players",
                "detail-cards-players",
                "{fewest} to {most} are needed, here are {given}",
                fewest=FEWEST_PLAYERS,
                most=MOST_PLAYERS,
                given=len(players),
            )

    def _check_unique(self, what: str, words: list[str]) -> None:
        for place, word in enumerate(words):
            if word in words[:place]:
                raise self.bad(
                    f"players[{place + 1}] ({word})",
                    "detail-cards-same",
                    "has the {what} of {other}",
                    what=what,
                    other=f"players[{words.index(word) + 1}]",
                )

    def _check_player(self, entry: str, player: Player) -> None:
        if not re.fullmatch(r"[a-z][a-z0-9-]*", player.id):
            raise self.bad(entry, "detail-cards-id", "needs an id of small letters, digits and hyphens")
        self._check_name(entry, player.name)
        for kind in TYPES:
            self.between(f"{entry} {kind}", player.value(kind), LOWEST, HIGHEST)
        self.between(f"{entry} whistles", player.whistles, 0, MOST_WHISTLES)
        self._check_red(entry, player)

    def _check_red(self, entry: str, player: Player) -> None:
        """RC-2: a red value for each arrow; the right-hand edge knows no kick (RC-12), so Pied is red on no right."""
        for arrow in player.red:
            if arrow not in ARROWS:
                raise self.bad(entry, "detail-cards-arrow", "has an arrow {given!r}; left or right", given=arrow)
        for arrow in ARROWS:
            red = player.red.get(arrow)
            if red is None:
                raise self.bad(
                    entry, "detail-cards-no-red", "needs a red value for the arrow to the {arrow}", arrow=arrow
                )
            if red not in TYPES:
                raise self.bad(
                    entry,
                    "detail-cards-red",
                    "has {given!r} on red ground; one of {known}",
                    given=red,
                    known=", ".join(TYPES),
                )
        if player.red["right"] == "pied":
            raise self.bad(
                entry,
                "detail-cards-red-kick",
                "has pied on red ground with the arrow to the right; physique or passe",
            )
