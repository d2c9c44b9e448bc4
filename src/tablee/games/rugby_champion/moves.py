"""Every move of Rugby Champion, made once for a box, and the figures of its cards as plain lists for the rules.

A player card is written by its id and its arrow: ``pilier<`` or ``pilier>``; the others by their id alone.

================= =================================================================
``left-passe``    name the next challenge: the way the ball goes, and the type
``pilier<``       lay that player: for a challenge, or as one of two in a set piece
``pile``          have the top player card of the pile laid, for want of one (duel)
``show``          show a hand with fewer than two players, discard the specials and draw (duel)
``arbitre``       blow the whistle at the opposing card
``rucking``       add that support (duel); ``raffut`` too
``faute``         stop the challenge that was lost (duel); ``touche``, ``melee``: turn it into that set piece
``kick-huit<``    kick the conversion or the penalty with that card; ``kick-buteur`` (duel)
``scrum``         take the penalty as a scrum (duel)
``pass``          do nothing of the kind
``toss1``         chance: the first seat wins the toss; alone ``start``; later ``half2``: the second half begins
``+pilier<``      chance: that card is drawn
``=pilier<``      chance: that card is turned up
``aid-buteur``    chance: the Non-joueur draws that support
================= =================================================================
"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.game import TEAMS, Card
from tablee.core.moves import Move, MoveTable

# Verbs, in the order in which the state asks for them.
DRAW: Final = 0
TURN: Final = 1
LAY: Final = 2
NAME: Final = 3
AID: Final = 4
REFEREE: Final = 5
SUPPORT: Final = 6
STOP: Final = 7
KICK: Final = 8
SCRUM: Final = 9
PASS: Final = 10
PILE: Final = 11
SHOW: Final = 12
TOSS: Final = 13
HALF: Final = 14

VERBS: Final = (
    *("draw", "turn", "lay", "name", "aid", "whistle", "support", "stop", "kick", "scrum", "pass", "pile", "show"),
    *("toss", "half"),
)
"""What they are called where moves are told as data."""


# Types of a challenge.
PHYSIQUE: Final = 0
PASSE: Final = 1
PIED: Final = 2
TYPES: Final = ("physique", "passe", "pied")

LEFT: Final = -1
RIGHT: Final = 1

# The specials, counted from the first one.
ARBITRE: Final = 0
TOUCHE: Final = 1
MELEE: Final = 2
BUTEUR: Final = 3
FAUTE: Final = 4
RUCKING: Final = 5
RAFFUT: Final = 6

Slot = int
"""A place of the line, from the left touch to the right one."""


class Act(Move):
    """A move of Rugby Champion: a verb, a card, a way and a type (of a toss the seat)."""

    def __init__(self, notation: str, verb: int, card: Card = -1, *, way: int = 0, number: int = -1) -> None:
        super().__init__(notation)
        self.verb = verb
        self.card = card
        self.way = way
        self.number = number


class Kit:
    """The cards of a box as lists by index, and its table of moves.

    Player `n` has the cards 2n (arrow to the left) and 2n + 1; after the players come the specials.
    """

    def __init__(self, box: Any) -> None:
        self.players: int = 2 * len(box.players)
        """How many cards are players: they come first."""
        self.cards: int = self.players + len(box.specials)
        self._print_players(box.players)
        self._print_specials(box.specials)
        self._read_points(box)
        self.table: MoveTable[Act] = MoveTable()
        self._make_card_moves()
        self._make_choices()
        self._make_chance_moves()

    def _print_players(self, players: Any) -> None:
        self.names: list[str] = []
        self.value: list[list[int]] = [[], [], []]
        """By type and card; of a Soutien what it adds."""
        self.arrow: list[int] = []
        self.red: list[int] = []
        self.whistles: list[int] = []
        self.goal: list[bool] = []
        self.copies: list[int] = []
        for player in players:
            for mark, way, side in (("<", LEFT, "left"), (">", RIGHT, "right")):
                self.names.append(f"{player.id}{mark}")
                self._print_values([int(player.physique), int(player.passe), int(player.pied)])
                self.arrow.append(way)
                self.red.append(TYPES.index(str(player.red[side])))
                self.whistles.append(int(player.whistles))
                self.goal.append(bool(player.goal))
                self.copies.append(1)

    def _print_values(self, values: list[int]) -> None:
        for kind in range(len(TYPES)):
            self.value[kind].append(values[kind])

    def _print_specials(self, specials: Any) -> None:
        for card in specials:
            self.names.append(str(card.id))
            self._print_values([int(bonus) for bonus in card.bonus] or [0, 0, 0])
            self.arrow.append(0)
            self.red.append(-1)
            self.whistles.append(0)
            self.goal.append(str(card.id) == "buteur")
            self.copies.append(int(card.copies))
        self.arbitre: int = self.players + ARBITRE
        self.touche: int = self.players + TOUCHE
        self.melee: int = self.players + MELEE
        self.buteur: int = self.players + BUTEUR
        self.faute: int = self.players + FAUTE
        self.rucking: int = self.players + RUCKING
        self.raffut: int = self.players + RAFFUT
        self.main: int = self.arbitre + 1
        """How many cards are in the main pile of the solo game: players and Arbitre (RC-1)."""

    def _read_points(self, box: Any) -> None:
        """RC-3, RC-4."""
        self.try_points: int = int(box.points.a_try)
        self.conversion_points: int = int(box.points.conversion)
        self.penalty_points: int = int(box.points.penalty)
        self.set_piece_value: dict[str, int] = {
            name: int(getattr(box.set_piece, name)) for name in ("easy", "normal", "hard", "expert")
        }

    def _make(self, notation: str, verb: int, card: Card = -1, *, way: int = 0, number: int = -1) -> Act:
        act = Act(notation, verb, card, way=way, number=number)
        self.table.add(act)
        return act

    def _make_card_moves(self) -> None:
        self.lay: list[Act] = [self._make(self.names[card], LAY, card) for card in range(self.players)]
        self.blow = self._make("arbitre", REFEREE, self.arbitre)
        self.support: list[Act] = [self._make(self.names[card], SUPPORT, card) for card in (self.rucking, self.raffut)]
        self.stop: list[Act] = [
            self._make(self.names[card], STOP, card) for card in (self.touche, self.melee, self.faute)
        ]
        kickers = [card for card in range(self.cards) if self.goal[card]]
        self.kick: dict[int, Act] = {card: self._make(f"kick-{self.names[card]}", KICK, card) for card in kickers}

    def _make_choices(self) -> None:
        self.left: list[Act] = [
            self._make(f"left-{name}", NAME, way=LEFT, number=number) for number, name in enumerate(TYPES)
        ]
        self.right: list[Act] = [
            self._make(f"right-{name}", NAME, way=RIGHT, number=number) for number, name in enumerate(TYPES)
        ]
        self.scrum = self._make("scrum", SCRUM)
        self.decline = self._make("pass", PASS)
        self.pile = self._make("pile", PILE)
        self.show = self._make("show", SHOW)

    def _make_chance_moves(self) -> None:
        self.start = self._make("start", TOSS, number=0)
        self.second_half = self._make("half2", HALF)
        self.toss: list[Act] = [self._make(f"toss{seat + 1}", TOSS, number=seat) for seat in range(TEAMS)]
        self.draw: list[Act] = [self._make(f"+{self.names[card]}", DRAW, card) for card in range(self.cards)]
        self.turn: list[Act] = [self._make(f"={self.names[card]}", TURN, card) for card in range(self.main)]
        aids = (self.buteur, self.faute, self.rucking, self.raffut)
        self.aid: list[Act] = [self._make(f"aid-{self.names[card]}", AID, card) for card in aids]
        self.aid_copies = [self.copies[card] for card in aids]
