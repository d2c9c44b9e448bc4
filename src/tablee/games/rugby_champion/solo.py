"""Alone: what the Non-joueur does.  It never chooses; every step follows from cards and is told with its clause."""

from __future__ import annotations

from tablee.games.rugby_champion import story as tale
from tablee.games.rugby_champion.challenges import Challenges
from tablee.games.rugby_champion.moves import LEFT
from tablee.games.rugby_champion.position import (
    AIDING,
    AIMS,
    EMPTY,
    FOLLOW_UP,
    FOR_CHALLENGE,
    FOR_CONVERSION,
    FOR_PENALTY,
    FOR_SET_PIECE,
    KINDS,
    L1,
    LINE_OUT,
    NOBODY,
    NON_PLAYER,
    PACK,
    R1,
    SCRUM,
    SLOTS,
    TURNING,
    WHISTLING,
)


class Solo(Challenges):
    """A position, and what is done in it by one who plays alone."""

    __slots__ = ()

    def lay_alone(self, face: int) -> None:
        """RC-11, RC-40: the person's card first, face up; then the Non-joueur's is turned."""
        in_set_piece = self.kind == LINE_OUT or self.kind == SCRUM
        self.spend(0, face)
        self.laid[0].append(face)
        if self.story is not None:
            self.story.tell(tale.Laid(0, self.kit.names[face], False, "RC-40" if in_set_piece else "RC-11", solo=True))
        if len(self.laid[0]) == (PACK if in_set_piece else 1):
            self.phase = TURNING

    def turn_alone(self, face: int) -> None:
        """A card of the Non-joueur is turned up."""
        self.unseen[face] -= 1
        if self.kind == LINE_OUT or self.kind == SCRUM:
            self._turn_in_set_piece(face)
        else:
            self._turn_in_line(face)

    # The line

    def _turn_in_line(self, face: int) -> None:
        self._tell_turned(face, SLOTS[self.slot], "RC-26" if face == self.kit.arbitre or self.for_arrow else "RC-11")
        if face == self.kit.arbitre:
            self.line[self.slot] = EMPTY
            self.discard[face] += 1
            self._arbitre_in_line()
            return
        self.line[self.slot] = face
        if self.for_arrow:
            self.for_arrow = False
            self.follow_arrow()
        else:
            self.compare()
            self._ask_for_whistle()

    def _tell_turned(self, face: int, slot: str, clause: str) -> None:
        if self.story is not None:
            self.story.tell(tale.Turned(NON_PLAYER, self.kit.names[face], slot, clause, solo=True))

    def _arbitre_in_line(self) -> None:
        """RC-26: without a whistle on your card it is replaced; one is a loss by one; two a scrum or a penalty."""
        if self.for_arrow:
            self.turn_another(for_arrow=True)
            return
        card = self.laid[0][0]
        whistles = self.kit.whistles[card]
        if self.story is not None:
            effect = ("nothing", "cancelled", self._two_whistles())[whistles]
            self.story.tell(tale.Whistled(NON_PLAYER, self.kit.names[card], whistles, effect, "RC-26", solo=True))
        if whistles == 0:
            self.turn_another(for_arrow=False)
        elif whistles == 1:
            self.gap = -1
            self.settle()
        else:
            self._punish(self._two_whistles())

    def _two_whistles(self) -> str:
        """RC-26: a scrum, or a penalty if its Buteur already lies aside."""
        if self.buteur:
            return "penalty"
        return "draw" if self.draws_for_penalty and not self.aided else "scrum"

    def _punish(self, effect: str) -> None:
        """RC-26: what two whistles on your card lead to."""
        if effect == "penalty":
            self.score_penalty(NON_PLAYER, self.kit.buteur, "RC-26")
        elif effect == "draw":
            self._draw_aid(FOR_PENALTY)
        else:
            self.begin_set_piece(SCRUM)

    # Whistle and support

    def _ask_for_whistle(self) -> None:
        """RC-25: after the reveal, if there is a whistle and an Arbitre in hand."""
        if self.kit.whistles[self.line[self.slot]] and self.kit.arbitre in self.hands[0]:
            self.asked = 0
            self.phase = WHISTLING
        else:
            self._give_support()

    def whistle_alone(self) -> None:
        """RC-25: the card is cancelled, which is won by exactly one without support; two whistles are a scrum."""
        card = self.line[self.slot]
        whistles = self.kit.whistles[card]
        self.throw_away(0, self.kit.arbitre)
        if self.story is not None:
            effect = "scrum" if whistles == 2 else "cancelled"
            self.story.tell(tale.Whistled(0, self.kit.names[card], whistles, effect, "RC-25", solo=True))
        if whistles == 2:
            self.begin_set_piece(SCRUM)
        else:
            self.gap = 1
            self.settle()

    def no_whistle_alone(self) -> None:
        """The person lets the card be."""
        if self.story is not None:
            self.story.tell(tale.Passed(0, "whistle", "RC-25"))
        self._give_support()

    def _give_support(self) -> None:
        """RC-30: the first challenge that the Non-joueur loses in a phase brings it a support card."""
        if self.gap > 0 and not self.aided:
            self._draw_aid(FOR_CHALLENGE)
        else:
            self.settle()

    def _draw_aid(self, aim: int) -> None:
        self.aid_for = aim
        self.phase = AIDING

    def aid(self, face: int) -> None:
        """RC-30: once a phase, whatever comes of it."""
        self.aided = True
        if self.aid_for == FOR_CONVERSION:
            self._aid_conversion(face)
        elif self.aid_for == FOR_PENALTY:
            self._aid_penalty(face)
        else:
            self._aid_challenge(face)

    def _tell_aid(self, face: int, effect: str, clause: str) -> None:
        if self.story is not None:
            self.story.tell(tale.Aided(self.kit.names[face], AIMS[self.aid_for], effect, clause))

    def _aid_conversion(self, face: int) -> None:
        """RC-32: only a Buteur counts."""
        kicks = face == self.kit.buteur
        self._tell_aid(face, "kicks" if kicks else "nothing", "RC-32")
        self.convert(NON_PLAYER, face if kicks else NOBODY)

    def _aid_penalty(self, face: int) -> None:
        """RC-26 by the rules of version 1: a Buteur kicks the penalty, anything else makes it a scrum."""
        kicks = face == self.kit.buteur
        self._tell_aid(face, "kicks" if kicks else "nothing", "RC-26")
        if kicks:
            self.score_penalty(NON_PLAYER, face, "RC-26")
        else:
            self.begin_set_piece(SCRUM)

    def _aid_challenge(self, face: int) -> None:
        """RC-31: a Faute stops the phase, a Buteur is set aside, a blue card is added."""
        if face == self.kit.faute:
            self._tell_aid(face, "foul", "RC-31")
            self.begin_set_piece(SCRUM)
            return
        if face == self.kit.buteur:
            self.buteur = True
            self._tell_aid(face, "aside", "RC-31")
        else:
            self.aids[NON_PLAYER] = face
            self._tell_aid(face, "added", "RC-31")
            self.compare()
        if self.aid_for == FOR_SET_PIECE:
            self._settle_set_piece()
        else:
            self.settle()

    # Set pieces

    def _turn_in_set_piece(self, face: int) -> None:
        """RC-40, RC-26: the hidden card; an Arbitre is discarded and another one drawn."""
        self._tell_turned(face, "", "RC-26" if face == self.kit.arbitre else "RC-40")
        self.hidden_card = 0
        if face != self.kit.arbitre:
            self.laid[NON_PLAYER].append(face)
            self._compare_set_piece()
            return
        self.discard[face] += 1
        if self.piles() == 0:
            self.run_out()
        else:
            self.hidden_card = 1

    def _compare_set_piece(self) -> None:
        """RC-30: a set piece that the Non-joueur loses brings it a support card too."""
        self.compare()
        if self.gap > 0:
            self._draw_aid(FOR_SET_PIECE)
        else:
            self._settle_set_piece()

    def _settle_set_piece(self) -> None:
        """RC-40, RC-41: the winner takes the Avantage; an attack follows, or the challenge after the scrum."""
        winner = NOBODY if self.gap == 0 else 0 if self.gap > 0 else NON_PLAYER
        clause = "RC-40" if self.kind == LINE_OUT else "RC-41"
        if self.story is not None:
            self.story.tell(tale.SetPieceWon(KINDS[self.kind], None if winner == NOBODY else winner, clause, solo=True))
        if winner != NOBODY and self.gain(winner, clause):
            return
        if self.kind == LINE_OUT:
            self.begin_attack(0)
        else:
            self._follow_up(winner)

    def _follow_up(self, winner: int) -> None:
        """RC-41, RC-45: on the side of its card's arrow, of your type if you won the scrum, else of its red one."""
        card = self.laid[NON_PLAYER][1]
        way = self.kit.arrow[card]
        self.kind = FOLLOW_UP
        self.go_on(L1 if way == LEFT else R1, way, -1 if winner == 0 else self.kit.red[card])
