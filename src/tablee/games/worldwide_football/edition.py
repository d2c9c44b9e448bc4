"""What is in the box: every number of an edition, read from a file and checked entry by entry (WF-60)."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from tablee.core.material import Check, DataFile, Origin, Source, digest_of

ATTACKS: Final = ("D", "P", "PL", "PP", "C", "GP", "CO", "UD")
SHOTS: Final = ("T", "TE", "VO")
DEFENCES: Final = ("TA", "IN", "PR")
CODES: Final = ATTACKS + SHOTS + DEFENCES
"""The kinds of Action cards; a kind's place here is its number everywhere else."""
EFFECTS: Final = ("G1", "G2", "D1", "D2", "D3", "D4", "M1", "M2", "M3", "A1", "A2", "A3")
"""The kinds of Player cards; the letter is the role."""
ABILITIES: Final = ("counter", "offensive", "scheme", "block", "creativity", "efficiency", "endurance", "trap", "dive")
"""Contre-attaque, Jeu offensif, Schéma tactique, Bloc défensif, Créativité, Efficacité, Endurance, Piège du
hors-jeu, Simulation; the first three are those of the Amateur mode (WF-1)."""
NATIONS: Final = ("brazil", "france", "germany", "italy", "spain")
SQUAD: Final = 11
RIVAL_FIVE: Final = 5
DECK_SIZES: Final = (30, 60)
"""Fewest and most cards of a colour that make sense with the hands of WF-4 and WF-5."""
MOST_BONUS: Final = 10
KNOWN_AS: Final = {"36e976d12dbed125": "6490d8cedd13cd4b"}
"""By digest: the fingerprint by which records have known an edition since before it said better where its values come
from. The numbers are the same, so the records are to find it."""


class _Part(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A section of the file: every key is known, none is too much."""


class MatchPart(_Part, frozen=True):
    """The numbers of the whole match."""

    kick_off_actions: int
    other_actions: int
    players: int
    most_actions: int
    most_players: int
    red_actions: int
    red_players: int
    most_active: int
    amateur_stars: int
    instead: int
    give_back: int
    most_pa: int
    corner_pa: int
    special_at: int
    shoots_from: int
    substitutions: int
    penalties: int
    targets: list[int]


class ActionPart(_Part, frozen=True):
    """One kind of Action card."""

    amateur: int = 0
    pro: int = 0
    pa: int = 0
    needs: int = 0
    after: list[str] = []
    draws: Literal["nothing", "action", "player"] = "nothing"
    bonus: int = 0
    wide: int = 0


class ShotPart(_Part, frozen=True):
    """What a shot is worth."""

    by_pa: list[int]
    direct_keeper: int


class FoulPart(_Part, frozen=True):
    """Fouls, cards and restarts."""

    tackle: int
    pressing: int
    yellow_from: int
    red_from: int
    red_pa: int
    choice_pa: int
    penalty_pa: int
    human_yellow: int
    rival_yellow: int
    rival_red: int
    restart: list[str]
    corner: list[str]


class AbilityPart(_Part, frozen=True):
    """What the Star abilities do."""

    counter_from: int
    counter_pa: int
    offensive_most: int
    block_bonus: int
    block_throws: int
    creativity: list[str]
    efficiency_bonus: int
    trap_from: int
    trap_cards: list[str]
    trap_good: int
    trap_pa: int
    dive_foul: int
    dive_yellow: int


class RivalPart(_Part, frozen=True):
    """What the virtual opponent does with them."""

    special: list[str]
    calls_from: int
    block_pile: int
    creativity_first: int
    endurance_pa: int
    endurance: list[str]
    recovers: list[str]
    offensive_most: int | msgspec.UnsetType = msgspec.UNSET
    """A file that leaves it out means as many Stars as for people."""


class EffectPart(_Part, frozen=True):
    """What one kind of Player card does."""

    bonus: int = 0
    starts: int = msgspec.field(default=0, name="from")
    stands_for: str = msgspec.field(default="", name="as")
    cards: list[str] = []


class TeamPart(_Part, frozen=True):
    stars: int
    abilities: list[str]
    players: list[str]


class EditionFile(_Part, frozen=True):
    """An edition file as it is written."""

    name: str
    origin: Origin
    match: MatchPart
    cards: dict[str, ActionPart]
    defence: dict[str, dict[str, int]]
    shots: ShotPart
    fouls: FoulPart
    abilities: AbilityPart
    rival: RivalPart
    effects: dict[str, EffectPart]
    teams: dict[str, TeamPart]

    @property
    def rival_offensive(self) -> int:
        """WF-41, WF-42: the most Stars that the virtual opponent spends on Jeu offensif."""
        most = self.rival.offensive_most
        return most if isinstance(most, int) else self.abilities.offensive_most


EDITION_FILE: Final = DataFile("tablee.games.worldwide_football", "edition.toml", EditionFile)


class Footballer(msgspec.Struct, frozen=True):
    """One Player card."""

    name: str
    effect: str

    @property
    def role(self) -> str:
        """G, D, M or A."""
        return self.effect[0]


class Edition(msgspec.Struct, frozen=True):
    """A checked edition, with the name and digest that records keep."""

    digest: str
    file: EditionFile
    squads: dict[str, list[Footballer]]

    @property
    def material(self) -> str:
        """How a record names this edition."""
        return f"{self.file.name} {self.digest}"

    @property
    def reconstructed(self) -> list[str]:
        """The places in the file whose values are ours."""
        return self.file.origin.reconstructed_in(self.file)


def load_edition(source: Source | None = None) -> Edition:
    """The edition of the box, or a user's own; :class:`BadMaterial` names the entry that is wrong."""
    return _EditionCheck(*EDITION_FILE.read(source)).edition()


class _EditionCheck(Check):
    """Turns an edition file into an edition, and says which entry cannot be played with."""

    def __init__(self, label: str, file: EditionFile) -> None:
        super().__init__(label)
        self.file = file

    def edition(self) -> Edition:
        self.check_name(self.file.name)
        self._check_match()
        self._check_cards()
        self._check_defence()
        self._check_shots_and_fouls()
        self._check_abilities()
        self._check_effects()
        self.known("teams", self.file.teams, NATIONS)
        squads = {name: self._squad(name) for name in NATIONS}
        self.check_origin(self.file.origin, self.file)
        digest = digest_of(self.file)
        return Edition(KNOWN_AS.get(digest, digest), self.file, squads)

    # Sections

    def _check_match(self) -> None:
        match = self.file.match
        for name, value in msgspec.structs.asdict(match).items():
            if name != "targets":
                self.between(f"match.{name}", value, 1, 20)
        targets = match.targets
        if len(targets) != match.most_pa:
            raise self.bad(
                "match.targets",
                "detail-edition-targets",
                "needs one target for each of 1 to {most} PA, has {given}",
                most=match.most_pa,
                given=len(targets),
            )
        for place, target in enumerate(targets, start=1):
            self.between(f"match.targets[{place}]", target, 2, 20)
            if place > 1 and target > targets[place - 2]:
                raise self.bad(
                    f"match.targets[{place}]",
                    "detail-edition-falling",
                    "must not be above {before} before it: targets fall with PA",
                    before=targets[place - 2],
                )
        for few, most in (("red_actions", "most_actions"), ("red_players", "most_players")):
            self.between(f"match.{few}", getattr(match, few), 1, getattr(match, most))
        self.between("match.shoots_from", match.shoots_from, match.special_at + 1, match.most_pa)
        self.between("match.corner_pa", match.corner_pa, 1, match.shoots_from - 1)

    def _check_cards(self) -> None:
        self.known("cards", self.file.cards, CODES)
        for code, card in self.file.cards.items():
            self._check_card(f"cards.{code}", code, card)
        for pro in (False, True):
            total = sum(card.amateur + (card.pro if pro else 0) for card in self.file.cards.values())
            fewest, most = DECK_SIZES
            if not fewest <= total <= most:
                raise self.bad(
                    "cards",
                    "detail-edition-deck",
                    "a deck has {fewest} to {most} cards, in {mode} this one {given}",
                    fewest=fewest,
                    most=most,
                    mode="Professionnel" if pro else "Amateur",
                    given=total,
                )
        for code in (*DEFENCES, "T"):
            if not self.file.cards[code].amateur:
                raise self.bad(f"cards.{code}.amateur", "detail-edition-at-least-one", "must be at least 1")

    def _check_card(self, entry: str, code: str, card: ActionPart) -> None:
        self.between(f"{entry}.amateur", card.amateur, 0, 20)
        self.between(f"{entry}.pro", card.pro, 0, 20)
        self.between(f"{entry}.needs", card.needs, 0, self.file.match.most_pa)
        self.codes(f"{entry}.after", card.after, ATTACKS)
        if code in ATTACKS:
            self.between(f"{entry}.pa", card.pa, 1, self.file.match.most_pa)
        elif card.pa:
            raise self.bad(f"{entry}.pa", "detail-edition-pa", "belongs to attack cards; leave it out")
        if code in SHOTS:
            self.between(f"{entry}.needs", card.needs, self.file.match.shoots_from, self.file.match.most_pa)
            self.between(f"{entry}.wide", card.wide, 1, 5)
            self.between(f"{entry}.bonus", card.bonus, -MOST_BONUS, MOST_BONUS)
        elif card.wide or card.bonus:
            raise self.bad(entry, "detail-edition-bonus", "has bonus or wide, which belong to shots; leave them out")

    def _check_defence(self) -> None:
        self.known("defence", self.file.defence, DEFENCES)
        for code, answers in self.file.defence.items():
            self.codes(f"defence.{code}", list(answers), ATTACKS)
            for attack, modifier in answers.items():
                self.between(f"defence.{code}.{attack}", modifier, -MOST_BONUS, MOST_BONUS)

    def _check_shots_and_fouls(self) -> None:
        file, match = self.file, self.file.match
        steps = match.most_pa - match.shoots_from + 1
        if len(file.shots.by_pa) != steps:
            raise self.bad(
                "shots.by_pa",
                "detail-edition-modifiers",
                "needs {steps} modifiers, for {least} to {most} PA, has {given}",
                steps=steps,
                least=match.shoots_from,
                most=match.most_pa,
                given=len(file.shots.by_pa),
            )
        for place, modifier in enumerate(file.shots.by_pa, start=1):
            self.between(f"shots.by_pa[{place}]", modifier, -MOST_BONUS, MOST_BONUS)
        self.between("shots.direct_keeper", file.shots.direct_keeper, -MOST_BONUS, MOST_BONUS)
        for name, value in msgspec.structs.asdict(file.fouls).items():
            if isinstance(value, int):
                self.between(f"fouls.{name}", value, 0, 19 if name in ("tackle", "pressing") else match.most_pa)
        self.codes("fouls.restart", file.fouls.restart, ATTACKS)
        self.codes("fouls.corner", file.fouls.corner, ATTACKS)

    def _check_abilities(self) -> None:
        abilities, rival = self.file.abilities, self.file.rival
        for section, part in (("abilities", abilities), ("rival", rival)):
            for name, value in msgspec.structs.asdict(part).items():
                if isinstance(value, int):
                    self.between(f"{section}.{name}", value, 0, 20)
        self.between("abilities.counter_pa", abilities.counter_pa, 0, self.file.match.most_pa)
        self.codes("abilities.creativity", abilities.creativity, ATTACKS)
        if len(abilities.creativity) != 2:
            raise self.bad(
                "abilities.creativity",
                "detail-edition-creativity",
                "must be two cards, is {given}",
                given=len(abilities.creativity),
            )
        self.codes("abilities.trap_cards", abilities.trap_cards, ATTACKS)
        self.codes("rival.special", rival.special, ATTACKS)
        self.codes("rival.recovers", rival.recovers, ATTACKS)
        self.codes("rival.endurance", rival.endurance, ATTACKS)
        steps = self.file.match.shoots_from - rival.endurance_pa
        if len(rival.endurance) != steps:
            raise self.bad(
                "rival.endurance",
                "detail-edition-endurance",
                "needs {steps} cards, for {least} to {most} PA, has {given}",
                steps=steps,
                least=rival.endurance_pa,
                most=self.file.match.shoots_from - 1,
                given=len(rival.endurance),
            )

    def _check_effects(self) -> None:
        self.known("effects", self.file.effects, EFFECTS)
        for code, effect in self.file.effects.items():
            entry = f"effects.{code}"
            self.between(f"{entry}.bonus", effect.bonus, -MOST_BONUS, MOST_BONUS)
            self.codes(f"{entry}.cards", effect.cards, ATTACKS)
            if code in ("D2", "D3") and effect.stands_for not in DEFENCES:
                raise self.bad(
                    f"{entry}.as",
                    "detail-edition-stands-for",
                    "is {given!r}; one of {known}",
                    given=effect.stands_for,
                    known=", ".join(DEFENCES),
                )
            if code == "D1":
                self.between(f"{entry}.from", effect.starts, 1, 6)

    def _squad(self, name: str) -> list[Footballer]:
        team, entry = self.file.teams[name], f"teams.{name}"
        self.between(f"{entry}.stars", team.stars, 1, 9)
        self.codes(f"{entry}.abilities", team.abilities, ABILITIES)
        if len(team.abilities) != RIVAL_FIVE:
            raise self.bad(
                f"{entry}.abilities",
                "detail-edition-abilities",
                "must be five, the Team card's three first, is {given}",
                given=len(team.abilities),
            )
        self.once(f"{entry}.abilities", team.abilities)
        if len(team.players) != SQUAD:
            raise self.bad(
                f"{entry}.players", "detail-edition-squad", "must be eleven, is {given}", given=len(team.players)
            )
        squad = [self._footballer(f"{entry}.players[{place}]", text) for place, text in enumerate(team.players, 1)]
        self.once(f"{entry}.players", [player.name for player in squad])
        return squad

    def _footballer(self, entry: str, text: str) -> Footballer:
        name, _, effect = text.rpartition(" ")
        if not name or not name.isprintable() or effect not in EFFECTS:
            raise self.bad(
                entry,
                "detail-edition-player",
                "is {given!r}; a name, a space and one of {known}",
                given=text,
                known=", ".join(EFFECTS),
            )
        return Footballer(name, effect)
