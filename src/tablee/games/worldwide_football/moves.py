"""Every move of Worldwide Football, made once, and the numbers of the edition as lists.

================ ================================================================
``PL``           lay an attack card: D P PL PP C GP CO UD
``T``            shoot: T, TE or VO
``TA``           defend with TA, IN or PR
``draw``         draw two cards instead of defending
``n7``           play your Player card number 7: on the next card, on a shot, in defence
``n7-PL``        Relance of number 7: take that card from the discard
``give``         give the ball back
``counter``      Star: Contre-attaque; ``offensive``: Jeu offensif; ``block``: Bloc défensif; ``efficiency``:
                 Efficacité; ``trap``: Piège du hors-jeu; ``dive``: Simulation
``scheme-T``     Star: Schéma tactique fetches that card
``creativity-C`` Star: Créativité; ``endurance-P``: Endurance, each with the card it takes from the discard
``sub7``         substitute number 7 for a Star that is spent at once
``no``           none of that
``direct``       free kick: shoot; ``indirect``: play on
``aim4``         penalty: the face that the shooter or the keeper picks
``-D``           discard an Action card; ``-n7``: a Player card
``pick-trap``    before the match: choose a Star ability
``toss1``        chance: the first seat has the first ball
``+D``           chance: that Action card is drawn or turned; ``+n7``: that Player card
``[5]``          chance: one d6; ``(17)``: the d20
================ ================================================================
"""

from __future__ import annotations

from typing import Final

from tablee.core.game import TEAMS, Card
from tablee.core.moves import Move, MoveTable
from tablee.games.worldwide_football.edition import ABILITIES, ATTACKS, CODES, EFFECTS, NATIONS, SQUAD, Edition

# Verbs.
LAY: Final = 0
SHOOT: Final = 1
DEFEND: Final = 2
DRAW_INSTEAD: Final = 3
PLAYER: Final = 4
RELAUNCH: Final = 5
GIVE: Final = 6
STAR: Final = 7
SUB: Final = 8
DECLINE: Final = 9
DIRECT: Final = 10
INDIRECT: Final = 11
AIM: Final = 12
DISCARD: Final = 13
DISCARD_PLAYER: Final = 14
PICK: Final = 15
TOSS: Final = 16
DRAWN: Final = 17
DRAWN_PLAYER: Final = 18
DIE: Final = 19
VERBS: Final = (
    *("lay", "shoot", "defend", "draw", "player", "relaunch", "give", "star", "sub", "no", "direct", "indirect", "aim"),
    *("discard", "discard-player", "pick", "toss", "drawn", "drawn-player", "throw"),
)
"""What the verbs are called in words and on the page."""

# Kinds of Action cards: places in `CODES`.
D: Final = 0
P: Final = 1
PL: Final = 2
PP: Final = 3
C: Final = 4
GP: Final = 5
CO: Final = 6
UD: Final = 7
T: Final = 8
TE: Final = 9
VO: Final = 10
TA: Final = 11
IN: Final = 12
PR: Final = 13
KINDS: Final = 14
FIRST_SHOT: Final = 8
FIRST_DEFENCE: Final = 11
FREE: Final = 14
"""A direct free kick: a shot without a card."""
NO_CARD: Final = -1

# Kinds of Player cards: places in `EFFECTS`.
G1: Final = 0
G2: Final = 1
D1: Final = 2
D2: Final = 3
D3: Final = 4
D4: Final = 5
M1: Final = 6
M2: Final = 7
M3: Final = 8
A1: Final = 9
A2: Final = 10
A3: Final = 11

# Star abilities: places in `ABILITIES`.
COUNTER: Final = 0
OFFENSIVE: Final = 1
SCHEME: Final = 2
BLOCK: Final = 3
CREATIVITY: Final = 4
EFFICIENCY: Final = 5
ENDURANCE: Final = 6
TRAP: Final = 7
DIVE: Final = 8

NO_ANSWER: Final = -99
"""In the table of answers: this card does not defend on that one."""

NOTHING: Final = 0
AN_ACTION: Final = 1
A_PLAYER: Final = 2
_DRAWS: Final = {"nothing": NOTHING, "action": AN_ACTION, "player": A_PLAYER}

Number = int
"""A Player card: its place in the squad."""
Ability = int
"""A Star ability."""
Effect = int
"""What a Player card does."""


class Act(Move):
    """A move of Worldwide Football: a verb, and a card, a player, an ability or a number."""

    def __init__(
        self, notation: str, verb: int, card: Card = -1, *, number: Number = -1, ability: Ability = -1
    ) -> None:
        super().__init__(notation)
        self.verb = verb
        self.card = card
        """An Action card."""
        self.number = number
        """A Player card's place in its squad; of a die the face, of a toss the team."""
        self.ability = ability


class Kit:
    """All moves, and all numbers of the edition."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.table: MoveTable[Act] = MoveTable()
        self._make_play()
        self._make_stars()
        self._make_rest()
        self._make_chance()
        self._read_cards()
        self._read_match()
        self._read_fouls_and_shots()
        self._read_abilities()
        self._read_teams()

    # Moves

    def _make(self, notation: str, verb: int, card: Card = -1, *, number: Number = -1, ability: Ability = -1) -> Act:
        act = Act(notation, verb, card, number=number, ability=ability)
        self.table.add(act)
        return act

    def _make_play(self) -> None:
        self.lay: list[Act] = []
        """One for each kind: laid, shot or defended with."""
        for card in range(KINDS):
            verb = LAY if card < FIRST_SHOT else SHOOT if card < FIRST_DEFENCE else DEFEND
            self.lay.append(self._make(CODES[card], verb, card))
        self.instead = self._make("draw", DRAW_INSTEAD)
        self.player = [self._make(f"n{number + 1}", PLAYER, number=number) for number in range(SQUAD)]
        recovered = self.edition.file.effects["M1"].cards
        self.relaunch: list[list[Act]] = []
        for number in range(SQUAD):
            acts = [
                self._make(f"n{number + 1}-{code}", RELAUNCH, CODES.index(code), number=number) for code in recovered
            ]
            self.relaunch.append(acts)
        self.give = self._make("give", GIVE)
        self.decline = self._make("no", DECLINE)

    def _make_stars(self) -> None:
        self.star: list[Act] = []
        """By ability; those that name a card are in `scheme`, `creativity` and `endurance`."""
        for ability, name in enumerate(ABILITIES):
            if ability in (SCHEME, CREATIVITY, ENDURANCE):
                self.star.append(Act("", STAR, ability=ability))
            else:
                self.star.append(self._make(name, STAR, ability=ability))
        self.scheme = [self._make_fetch(SCHEME, code) for code in CODES]
        self.creativity = [self._make_fetch(CREATIVITY, code) for code in self.edition.file.abilities.creativity]
        self.endurance = [self._make_fetch(ENDURANCE, code) for code in ATTACKS]
        self.substitute = [self._make(f"sub{number + 1}", SUB, number=number) for number in range(SQUAD)]

    def _make_fetch(self, ability: Ability, code: str) -> Act:
        return self._make(f"{ABILITIES[ability]}-{code}", STAR, CODES.index(code), ability=ability)

    def _make_rest(self) -> None:
        self.direct = self._make("direct", DIRECT)
        self.indirect = self._make("indirect", INDIRECT)
        self.aim = [self._make(f"aim{face}", AIM, number=face) for face in range(1, 7)]
        self.discard = [self._make(f"-{code}", DISCARD, card) for card, code in enumerate(CODES)]
        self.discard_player = [self._make(f"-n{n + 1}", DISCARD_PLAYER, number=n) for n in range(SQUAD)]
        self.pick = [self._make(f"pick-{name}", PICK, ability=ability) for ability, name in enumerate(ABILITIES)]

    def _make_chance(self) -> None:
        self.toss = [self._make(f"toss{team + 1}", TOSS, number=team) for team in range(TEAMS)]
        self.drawn = [self._make(f"+{code}", DRAWN, card) for card, code in enumerate(CODES)]
        self.drawn_player = [self._make(f"+n{n + 1}", DRAWN_PLAYER, number=n) for n in range(SQUAD)]
        self.d6 = [self._make(f"[{face}]", DIE, number=face) for face in range(1, 7)]
        self.d20 = [self._make(f"({face})", DIE, number=face) for face in range(1, 21)]

    # Numbers

    def _read_cards(self) -> None:
        """WF-14, WF-25."""
        cards = self.edition.file.cards
        self.copies: list[list[int]] = [
            [cards[code].amateur for code in CODES],
            [cards[code].amateur + cards[code].pro for code in CODES],
        ]
        """How many of each kind, in Amateur and in Professionnel."""
        self.card_pa: list[int] = [cards[code].pa for code in CODES]
        self.needs: list[int] = [cards[code].needs for code in CODES]
        self.after: list[list[int]] = [_numbers(cards[code].after) for code in CODES]
        self.draws: list[int] = [_DRAWS[cards[code].draws] for code in CODES]
        self.shot_bonus: list[int] = [cards[code].bonus for code in CODES] + [0]
        self.wide: list[int] = [cards[code].wide for code in CODES] + [cards["T"].wide]
        self.answers: list[list[int]] = []
        """By defence card (from 0) and attack card: the modifier, or NO_ANSWER."""
        for code in CODES[FIRST_DEFENCE:]:
            row = self.edition.file.defence[code]
            self.answers.append([row.get(attack, NO_ANSWER) for attack in ATTACKS])

    def deck(self, pro: bool, short: bool) -> list[int]:
        """WF-25, WF-55: a team's Action cards; in a short match half of every kind, rounded up."""
        copies = self.copies[1 if pro else 0]
        return [(count + 1) // 2 for count in copies] if short else copies

    def _read_match(self) -> None:
        """WF-4, WF-5, WF-10 to WF-13, WF-17."""
        match = self.edition.file.match
        self.targets: list[int] = [0, *match.targets]
        """By PA."""
        self.deal: list[int] = [match.other_actions, match.kick_off_actions]
        """By whether the team kicks off."""
        self.deal_players: int = match.players
        self.most_actions: list[int] = [match.most_actions, match.red_actions]
        """By whether the team has a red card."""
        self.most_players: list[int] = [match.most_players, match.red_players]
        self.most_active: int = match.most_active
        self.amateur_stars: int = match.amateur_stars
        self.instead_cards: int = match.instead
        self.give_back_cards: int = match.give_back
        self.most_pa: int = match.most_pa
        self.corner_pa: int = match.corner_pa
        self.special_at: int = match.special_at
        self.shoots_from: int = match.shoots_from
        self.most_subs: int = match.substitutions
        self.penalties: int = match.penalties

    def _read_fouls_and_shots(self) -> None:
        """WF-22, WF-30 to WF-35."""
        fouls, shots = self.edition.file.fouls, self.edition.file.shots
        self.foul_to: list[int] = [fouls.tackle, 0, fouls.pressing]
        """By defence card (from 0): up to this natural die a failed defence is a foul."""
        self.yellow_from: int = fouls.yellow_from
        self.red_from: int = fouls.red_from
        self.red_pa: int = fouls.red_pa
        self.choice_pa: int = fouls.choice_pa
        self.penalty_pa: int = fouls.penalty_pa
        self.human_yellow: int = fouls.human_yellow
        self.rival_yellow: int = fouls.rival_yellow
        self.rival_red: int = fouls.rival_red
        self.restart: list[int] = _numbers(fouls.restart)
        self.corner: list[int] = _numbers(fouls.corner)
        self.by_pa: list[int] = [0] * self.shoots_from + list(shots.by_pa)
        """The modifier of a shot, by PA."""
        self.direct_keeper: int = shots.direct_keeper

    def _read_abilities(self) -> None:
        """WF-27, WF-40, WF-42."""
        abilities, rival, effects = self.edition.file.abilities, self.edition.file.rival, self.edition.file.effects
        self.counter_from: int = abilities.counter_from
        self.counter_pa: int = abilities.counter_pa
        self.offensive_most: int = abilities.offensive_most
        self.rival_offensive: int = self.edition.file.rival_offensive
        self.block_bonus: int = abilities.block_bonus
        self.block_throws: int = abilities.block_throws
        self.creative: list[int] = _numbers(abilities.creativity)
        self.efficiency_bonus: int = abilities.efficiency_bonus
        self.trap_from: int = abilities.trap_from
        self.trap_cards: list[int] = _numbers(abilities.trap_cards)
        self.trap_good: int = abilities.trap_good
        self.trap_pa: int = abilities.trap_pa
        self.dive_foul: int = abilities.dive_foul
        self.dive_yellow: int = abilities.dive_yellow
        self.special: list[int] = _numbers(rival.special)
        self.calls_from: int = rival.calls_from
        self.block_pile: int = rival.block_pile
        self.creativity_first: int = rival.creativity_first
        self.endurance_pa: int = rival.endurance_pa
        self.endurance_cards: list[int] = _numbers(rival.endurance)
        self.recovers: list[int] = _numbers(rival.recovers)
        self.bonus: list[int] = [effects[code].bonus for code in EFFECTS]
        self.blocks_from: int = effects["D1"].starts
        answers = [effects[code].stands_for for code in EFFECTS]
        self.stands_for: list[int] = [CODES.index(code) - FIRST_DEFENCE if code else NO_ANSWER for code in answers]
        """By effect: which defence card (from 0) a player stands for, or NO_ANSWER."""
        self.effect_cards: list[list[int]] = [_numbers(effects[code].cards) for code in EFFECTS]

    def _read_teams(self) -> None:
        """WF-27, WF-51."""
        edition = self.edition
        self.effects: list[list[int]] = [[EFFECTS.index(p.effect) for p in edition.squads[t]] for t in NATIONS]
        """By team and number: what the player does."""
        self.names: list[list[str]] = [[player.name for player in edition.squads[nation]] for nation in NATIONS]
        self.nation_stars: list[int] = [edition.file.teams[nation].stars for nation in NATIONS]
        self.nation_abilities: list[list[int]] = [
            [ABILITIES.index(name) for name in edition.file.teams[nation].abilities] for nation in NATIONS
        ]
        """The virtual opponent's five; the first three are the Team card's."""


def _numbers(codes: list[str]) -> list[int]:
    return [CODES.index(code) for code in codes]


def role_of(effect: Effect) -> str:
    """G, D, M or A."""
    return EFFECTS[effect][0]


def is_defence(card: Card) -> bool:
    """TA, IN or PR."""
    return card >= FIRST_DEFENCE


def is_shot(card: Card) -> bool:
    """T, TE or VO."""
    return FIRST_SHOT <= card < FIRST_DEFENCE
