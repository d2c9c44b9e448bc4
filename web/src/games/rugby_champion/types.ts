// Written by `python -m tablee.server.types` from the Python structs. Change those instead.

import type { Phrase } from "../../protocol";

/** A card as it is printed; a special has no values, arrow or red ground. */
export interface CardView {
  id: string;
  values: number[];
  arrow: string;
  red: string;
  whistles: number;
  goal: boolean;
}

/** One place of the line. */
export interface SlotView {
  name: string;
  down: boolean;
  card: CardView | null;
}

/** One team, as this seat sees it. */
export interface SideView {
  score: number;
  tries: number;
  cards: number;
  known: CardView[];
  laid: (CardView | null)[];
  from_pile: number;
  support: CardView | null;
  advantage: boolean;
  extra: boolean;
}

/** The challenge that is being played. */
export interface ChallengeView {
  slot: string;
  way: string;
  type: string;
  opening: boolean;
}

/** The table as `seat` sees it; ``None`` is a spectator. */
export interface RugbyChampionView {
  seat: number | null;
  solo: boolean;
  phase: string;
  clause: string;
  waiting: number[];
  half: number;
  kind: string;
  attack: number;
  challenge: ChallengeView | null;
  gap: number | null;
  line: SlotView[];
  hidden_card: boolean;
  hand: CardView[];
  sides: SideView[];
  pile: number;
  discard: string[];
  unseen: string[];
  set_value: number;
  interception_try: boolean;
  supported: boolean;
  support_for: string;
  buteur: boolean;
  asked: number | null;
  winners: number[];
  reason: string;
}

/** A legal move: what is done, with which card, or which challenge is named. */
export interface RugbyChampionChoice {
  move: string;
  phrase?: Phrase | null;
  kind?: string;
  card?: string;
  way?: string;
  type?: string;
}

/** `side` won the toss and attacks first. */
export interface Tossed {
  event: "tossed";
  side: number;
  clause: string;
}

/** A half begins with all cards shuffled; `side` attacks. */
export interface HalfBegan {
  event: "halfbegan";
  half: number;
  side: number;
  clause: string;
}

/** An ``attack``, a ``touche`` or a ``melee`` begins; `side` has the ball. */
export interface PhaseBegan {
  event: "phasebegan";
  kind: string;
  side: number;
  clause: string;
  solo: boolean;
}

/** The Non-joueur's line is complete again: these slots have fresh face-down cards. */
export interface LineFilled {
  event: "linefilled";
  slots: string[];
  clause: string;
}

/** The Non-joueur has a fresh face-down card in a slot whose card was turned. */
export interface Refreshed {
  event: "refreshed";
  slot: string;
  clause: string;
}

/** `side` drew a card; only it sees which. */
export interface Drew {
  event: "drew";
  side: number;
  card: string | null;
  clause: string;
}

/** `side` showed its hand and discarded some of it. */
export interface Shown {
  event: "shown";
  side: number;
  hand: string[];
  discarded: string[];
  clause: string;
  solo: boolean;
}

/** A challenge: where, of which type and why: ``opening``, ``choice``, ``arrow`` or ``melee``. */
export interface Challenged {
  event: "challenged";
  side: number;
  slot: string;
  type: string;
  why: string;
  clause: string;
}

/** `side` laid a card: face up alone; face down in a duel, where only it sees which.  None: from the pile. */
export interface Laid {
  event: "laid";
  side: number;
  card: string | null;
  from_pile: boolean;
  clause: string;
  solo: boolean;
}

/** A card of `side` is turned up: in the line, in a set piece, or in a challenge of the duel. */
export interface Turned {
  event: "turned";
  side: number;
  card: string;
  slot: string;
  clause: string;
  solo: boolean;
}

/** Both sides turn up what they laid. */
export interface Revealed {
  event: "revealed";
  cards: string[][];
  clause: string;
}

/** What both sides count, supports included, and by how much the first of them is ahead. */
export interface Compared {
  event: "compared";
  type: string;
  sides: number[];
  values: number[];
  gap: number;
  clause: string;
}

/** An Arbitre of `side` against a card: ``cancelled``, ``penalty``, ``scrum`` or ``nothing``, by its whistles. */
export interface Whistled {
  event: "whistled";
  side: number;
  card: string;
  whistles: number;
  effect: string;
  clause: string;
  solo: boolean;
}

/** The Non-joueur drew a support card: ``added``, ``aside``, ``foul``, ``kicks`` or ``nothing``. */
export interface Aided {
  event: "aided";
  card: string;
  aim: string;
  effect: string;
  clause: string;
}

/** `side` of a duel added a Soutien to its card. */
export interface Supported {
  event: "supported";
  side: number;
  card: string;
  clause: string;
}

/** `side` of a duel stopped a challenge that it had lost. */
export interface Stopped {
  event: "stopped";
  side: number;
  card: string;
  clause: string;
}

/** `side` lets it be: ``whistle``, ``support``, ``stop`` or ``convert``. */
export interface Passed {
  event: "passed";
  side: number;
  what: string;
  clause: string;
}

/** A tie or a loss by one: the arrow of the card says where the ball goes, its red value the type. */
export interface Redirected {
  event: "redirected";
  card: string;
  way: string;
  type: string;
  clause: string;
  solo: boolean;
}

/** The ball is out over an edge. */
export interface InTouch {
  event: "intouch";
  slot: string;
  clause: string;
}

/** `side` has the Avantage; `second`: it was its second, which is a try. */
export interface AdvantageTaken {
  event: "advantagetaken";
  side: number;
  second: boolean;
  clause: string;
  solo: boolean;
}

/** `side` gives the Avantage back. */
export interface AdvantageReturned {
  event: "advantagereturned";
  side: number;
  clause: string;
  solo: boolean;
}

/** A ``touche`` or ``melee`` is decided; nobody won it if the sums are equal. */
export interface SetPieceWon {
  event: "setpiecewon";
  kind: string;
  side: number | null;
  clause: string;
  solo: boolean;
}

/** A try of `side`: by a ``challenge``, an ``interception`` or the second ``advantage``. */
export interface TryScored {
  event: "tryscored";
  side: number;
  how: string;
  score: number[];
  clause: string;
  solo: boolean;
}

/** The conversion of `side`, with which card. */
export interface Converted {
  event: "converted";
  side: number;
  good: boolean;
  card: string | null;
  score: number[];
  clause: string;
  solo: boolean;
}

/** `side` of a duel has a penalty: a goal or a scrum. */
export interface PenaltyAwarded {
  event: "penaltyawarded";
  side: number;
  clause: string;
}

/** A penalty goal of `side`, with which card. */
export interface PenaltyScored {
  event: "penaltyscored";
  side: number;
  card: string;
  score: number[];
  clause: string;
  solo: boolean;
}

/** `side` has no player card left and nothing has happened. */
export interface HandSpent {
  event: "handspent";
  side: number;
  hand: string[];
  clause: string;
  solo: boolean;
}

/** `side` of a duel attacked and lost a challenge by two or more: the other side attacks. */
export interface BallLost {
  event: "balllost";
  side: number;
  clause: string;
}

/** A card must be drawn and none is left. */
export interface PileOut {
  event: "pileout";
  clause: string;
}

/** RC-6: `half`, counted from 1, ended with this score. */
export interface HalfOver {
  event: "halfover";
  half: number;
  score: number[];
  clause: string;
}

/** The match is over: points, tries, and how many attacks, line-outs and scrums were begun. */
export interface MatchOver {
  event: "matchover";
  score: number[];
  winners: number[];
  tries: number[];
  phases: number[];
  solo: boolean;
  clause: string;
}

/** What a page must know to draw the cards. */
export interface PageMaterial {
  cards: Box;
}

/** All the cards, with the name and digest that records keep. */
export interface Box {
  name: string;
  digest: string;
  points: Points;
  set_piece: SetPiece;
  specials: Special[];
  players: Player[];
  reconstructed: string[];
}

/** RC-4: what is scored. */
export interface Points {
  try: number;
  conversion: number;
  penalty: number;
}

/** RC-3: what Touche and Mêlée count, by difficulty. */
export interface SetPiece {
  easy: number;
  normal: number;
  hard: number;
  expert: number;
}

/** An Arbitre, Arrêt or Soutien card. */
export interface Special {
  id: string;
  name: string;
  family: string;
  copies: number;
  bonus: number[];
}

/** RC-2: a player, who is there once for each arrow. */
export interface Player {
  id: string;
  name: string;
  physique: number;
  passe: number;
  pied: number;
  red: Record<string, string>;
  whistles: number;
  goal: boolean;
}

export type StoryEvent = Tossed | HalfBegan | PhaseBegan | LineFilled | Refreshed | Drew | Shown | Challenged | Laid | Turned | Revealed | Compared | Whistled | Aided | Supported | Stopped | Passed | Redirected | InTouch | AdvantageTaken | AdvantageReturned | SetPieceWon | TryScored | Converted | PenaltyAwarded | PenaltyScored | HandSpent | BallLost | PileOut | HalfOver | MatchOver;
