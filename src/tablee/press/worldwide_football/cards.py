"""The cards: Action cards of both colours, Player cards and Team cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.games.worldwide_football.edition import ATTACKS, CODES, NATIONS, SHOTS, Edition
from tablee.games.worldwide_football.say import signed
from tablee.press.cards import CARD_HEIGHT, CARD_WIDTH, EDGE, Card, draw_back
from tablee.press.icons import STAR, draw_icon
from tablee.press.ink import BLACK, GREY, WHITE
from tablee.press.marks import Block, Grid, Label, Mark, Prose, rectangle, turned_over
from tablee.press.printing import Job
from tablee.press.reconstructed import Reconstructed
from tablee.press.shirts import draw_shirt
from tablee.press.sides import SIDES, Side, draw_badge
from tablee.press.worldwide_football.icons import ACTION_ICONS, BALL
from tablee.press.worldwide_football.teams import KITS
from tablee.press.worldwide_football.texts import capital, card_title, say_ability, say_card_text, say_effect

GOLD: Final = "#c07d00"
_FAMILIES: Final = {"attack": "#1d6b3c", "shot": "#a33a12", "defence": "#22508f"}
_TEAM_CARD_ABILITIES: Final = 3
"""WF-51: the first of the five are the Team card's."""
_MIDDLE: Final = CARD_WIDTH / 2
_CORNER: Final = (8.0, 8.5)
_BADGE: Final = 4.6


class Action(NamedTuple):
    """An Action card of one colour; some are only for the mode Professionnel."""

    side: Side
    code: str
    pro: bool


class Footballer(NamedTuple):
    """A Player card: its team and its number."""

    team: str
    number: int


class TeamCard(NamedTuple):
    team: str


Face = Action | Footballer | TeamCard


def all_faces(edition: Edition) -> list[Face]:
    """WF-3, WF-25, WF-27: every card as often as the edition has it."""
    faces: list[Face] = []
    for side in SIDES:
        for code in CODES:
            part = edition.file.cards[code]
            faces += [
                Action(side, code, pro)
                for pro, copies in ((False, part.amateur), (True, part.pro))
                for _ in range(copies)
            ]
    for team in NATIONS:
        faces += [*(Footballer(team, number) for number in range(1, len(edition.squads[team]) + 1)), TeamCard(team)]
    return faces


def draw_deck(edition: Edition, job: Job) -> list[Card]:
    """All cards, those of the same kind drawn once."""
    drawer = _Drawer(edition, job)
    made: dict[Face, Card] = {}
    for face in (faces := all_faces(edition)):
        if face not in made:
            made[face] = drawer.draw(face)
    return [made[face] for face in faces]


def family_of(code: str) -> str:
    """Whether a card attacks, shoots or defends."""
    return "attack" if code in ATTACKS else "shot" if code in SHOTS else "defence"


class _Drawer:
    """Draws the cards of an edition."""

    def __init__(self, edition: Edition, job: Job) -> None:
        self.edition = edition
        self.job = job
        self.words = job.words
        self.ink = job.ink
        self.reconstructed = Reconstructed(edition.reconstructed)

    def draw(self, face: Face) -> Card:
        if isinstance(face, Action):
            return Card(self._action(face), self._action_back(face.side))
        back = self._team_back(face.team)
        return Card(self._footballer(face) if isinstance(face, Footballer) else self._team(face.team), back)

    # Action cards

    def _action(self, face: Action) -> list[Mark]:
        side, code, pro = face
        colour = _FAMILIES[family_of(code)]
        corner = draw_badge(side, _CORNER, _BADGE, code)
        # WF-14, WF-25: when it may be laid and what follows; of a defence card what it answers.
        if family_of(code) == "defence":
            place, text = f"defence.{code}", self._answers(code)
        else:
            told = say_card_text(self.words, self.edition.file.cards[code])
            place, text = f"cards.{code}", [self._paragraph(told, 52.0)]
        return [
            self._ground(side.ground),
            *corner,
            *turned_over(corner, CARD_WIDTH, CARD_HEIGHT),
            *self._worth(code),
            *draw_icon(ACTION_ICONS[code], (_MIDDLE, 29.0), 26.0, self.ink, colour),
            Label((_MIDDLE, 47.5), card_title(self.words, code), 15, bold=True, room=CARD_WIDTH - 8),
            *text,
            *self._mode(pro=pro),
            *self.reconstructed.sign((CARD_WIDTH - 4.0, 14.0), place),
        ]

    def _ground(self, colour: str) -> Mark:
        return rectangle(0, 0, CARD_WIDTH, CARD_HEIGHT, fill=self.ink.tint(colour), line=EDGE)

    def _worth(self, code: str) -> list[Mark]:
        """What it adds: PA, or something to the die of a shot."""
        card = self.edition.file.cards[code]
        if code in ATTACKS:
            text = self.words("print-football-pa", pa=card.pa)
        elif card.bonus:
            text = signed(card.bonus)
        else:
            return []
        return [Label((CARD_WIDTH - 4.0, _CORNER[1]), text, 17, "right", bold=True)]

    def _paragraph(self, text: str, top: float) -> Prose:
        """What a card does, in the middle of its lower part."""
        blocks, width = [Block("text", text)], CARD_WIDTH - 10.0
        return Prose((5.0, top), width, 22.0, blocks, size=10, align="center", middle=True, shrinks=True)

    def _answers(self, code: str) -> list[Mark]:
        """Each card with its modifier, below each other."""
        answers = self.edition.file.defence[code]
        pitch = min(4.4, 24.0 / len(answers))
        marks: list[Mark] = []
        for place, (attack, modifier) in enumerate(answers.items()):
            height = 54.0 + place * pitch
            marks += [
                Label((11.0, height), self.words("card", card=attack), 10, "left", room=30.0),
                Label((49.0, height), signed(modifier), 10.5, "right", bold=True),
            ]
        return marks

    def _mode(self, *, pro: bool) -> list[Mark]:
        """WF-1: cards that the mode Amateur takes out say so."""
        if not pro:
            return [Label((4.0, 83.0), self.words("mode", mode="amateur"), 7.5, "left", colour=GREY)]
        fill = self.ink.tint(BLACK)
        tag = rectangle(4.0, 79.5, 15.0, 6.0, fill=fill, line=0.3)
        return [tag, Label((11.5, 82.5), "PRO", 10, bold=True, colour=WHITE if fill else BLACK)]

    def _action_back(self, side: Side) -> list[Mark]:
        ball = draw_icon(BALL, (_MIDDLE, 41.0), 20.0, self.ink, side.colour)
        name = self.words("print-football-deck", side=side.name)
        return draw_back(side.colour, ball, name, self.job, slanting=side.slanting)

    # Player cards

    def _footballer(self, face: Footballer) -> list[Mark]:
        team, number = face
        player = self.edition.squads[team][number - 1]
        kit, words = KITS[team], self.words
        effect = capital(words("effect", effect=player.effect))
        text = say_effect(words, self.edition, player.effect)
        return [
            self._ground(kit.ground),
            Label((4.0, 7.5), player.effect, 17, "left", bold=True),
            Label((CARD_WIDTH - 4.0, 7.5), capital(words("role", role=player.role)), 10, "right"),
            *draw_shirt(kit.shirt, (_MIDDLE - 16.0, 10.0), 32.0, self.ink, str(number)),
            Label((_MIDDLE, 46.0), player.name, 15, bold=True, room=CARD_WIDTH - 8),
            Label((_MIDDLE, 53.0), effect, 11.5, bold=True, colour=kit.colour if self.ink.fills else BLACK),
            self._paragraph(text, 56.5),
            Label((4.0, 83.0), words("team", team=team), 9, "left", colour=GREY),
            *self.reconstructed.sign((CARD_WIDTH - 4.0, 83.0), f"effects.{player.effect}", f"teams.{team}.players"),
        ]

    # Team cards

    def _team(self, team: str) -> list[Mark]:
        part, kit = self.edition.file.teams[team], KITS[team]
        band = rectangle(3.0, 3.0, CARD_WIDTH - 6.0, 11.0, fill=self.ink.tint(kit.colour), stroke=kit.colour, line=0.5)
        title = Label(
            (_MIDDLE, 8.5), self.words("team", team=team), 16, bold=True, colour=WHITE if self.ink.fills else BLACK
        )
        return [
            self._ground(kit.ground),
            band,
            title,
            *draw_shirt(kit.shirt, (4.0, 15.5), 17.0, self.ink),
            *self._stars(part.stars),
            *self.reconstructed.sign((CARD_WIDTH - 3.0, 18.0), f"teams.{team}.stars"),
            self._abilities(part.abilities),
            *self.reconstructed.sign((CARD_WIDTH - 3.0, 85.0), f"teams.{team}.abilities", "abilities"),
        ]

    def _stars(self, count: int) -> list[Mark]:
        """In one row: they are as small as that needs."""
        room = CARD_WIDTH - 28.0
        size = min(7.5, room / count)
        marks: list[Mark] = []
        for place in range(count):
            at = (23.0 + (place + 0.5) * room / count, 23.5)
            marks += draw_icon(STAR, at, size, self.ink, GOLD)
        return marks

    def _abilities(self, names: list[str]) -> Prose:
        """The team's three, and what it has besides as a virtual opponent."""
        words = self.words
        blocks: list[Block | Grid] = []
        for name in names[:_TEAM_CARD_ABILITIES]:
            lead = Block("lead", words("ability", ability=name))
            blocks += [lead, Block("text", say_ability(words, self.edition, name))]
        others = words.listed([words("ability", ability=name) for name in names[_TEAM_CARD_ABILITIES:]])
        blocks.append(Block("note", words("print-football-also", abilities=others)))
        return Prose((4.0, 33.0), CARD_WIDTH - 8.0, 51.0, blocks, size=8.1, shrinks=True)

    def _team_back(self, team: str) -> list[Mark]:
        kit = KITS[team]
        shirt = draw_shirt(kit.shirt, (_MIDDLE - 11.0, 30.0), 22.0, self.ink)
        return draw_back(kit.colour, shirt, self.words("team", team=team), self.job, slanting=True)
