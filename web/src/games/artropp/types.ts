// Written by `python -m tablee.server.types` from the Python structs. Change those instead.

import type { Phrase } from "../../protocol";

/** A line as it lies on the table. */
export interface LineView {
  row: string[][];
  br: number;
  low: number | null;
  high: number | null;
  shut_low: boolean;
  shut_high: boolean;
}

/** What everybody may know about one place at the table. */
export interface GeneralView {
  seated: boolean;
  purse: number;
  debt: number;
  gain: number;
  cards: number;
  committed: boolean;
  showdown: string | null;
  felled: boolean;
}

/** The table as one seat or, with `seat` empty, a spectator sees it. */
export interface ArtroppView {
  seat: number | null;
  phase: string;
  clause: string;
  waiting: number[];
  round: number;
  rounds: number;
  duel: boolean;
  turn: number;
  arrow: number;
  place: number;
  lines: LineView[];
  hand: string[];
  generals: GeneralView[];
  pile: number;
  discard: string[];
  pot: number;
  assaulter: number | null;
  announced: number;
  br_value: number;
  full_purse: number;
  winners: number[];
  reason: string;
}

/** A legal move: what kind it is, the card of the hand that makes it, and where that card goes. */
export interface ArtroppChoice {
  move: string;
  phrase?: Phrase | null;
  kind?: string;
  card?: string;
  place?: string;
  number?: number;
}

/** A round begins with `seat`; with two generals it is a round of a duel. */
export interface RoundBegan {
  event: "roundbegan";
  round: number;
  seat: number;
  duel: boolean;
  arrow: number;
}

/** `seat` drew a card; only it sees which. */
export interface Drew {
  event: "drew";
  seat: number;
  card: string | null;
}

/** The discard became the draw pile (AR-21). */
export interface Reshuffled {
  event: "reshuffled";
  cards: number;
}

/** `seat` added a unit to the line at `place`, which now costs `br`. */
export interface Added {
  event: "added";
  seat: number;
  card: string;
  place: number;
  number: number;
  br: number;
  duel: boolean;
}

/** `seat` set the arrow: 1 to the right or clockwise, -1 the other way. */
export interface ArrowTurned {
  event: "arrowturned";
  seat: number;
  arrow: number;
  duel: boolean;
}

/** `seat` had nothing to open an empty place of the duel with. */
export interface Passed {
  event: "passed";
  seat: number;
  place: number;
}

/** `seat` took the line at `place` and paid for it: into the pot, or to its opponent in a duel. */
export interface Assaulted {
  event: "assaulted";
  seat: number;
  place: number;
  cards: string[];
  br: number;
  paid: number;
  duel: boolean;
}

/** `seat` announced which cards win the pot: 1 the higher, -1 the lower. */
export interface Announced {
  event: "announced";
  seat: number;
  direction: number;
}

/** `seat` laid a card face down; only it sees which. */
export interface Committed {
  event: "committed";
  seat: number;
  card: string | null;
}

/** All cards of the showdown were turned, in arrow order from the assaulter. */
export interface Revealed {
  event: "revealed";
  cards: [number, string][];
}

/** The sniper of `seat` felled the unit of `target`; -1: it held its fire. */
export interface Felled {
  event: "felled";
  seat: number;
  target: number;
}

/** `seat` won the pot with `card`. */
export interface PotWon {
  event: "potwon";
  seat: number;
  card: string;
  amount: number;
}

/** The pot was shared: the amount that each seat received. */
export interface PotShared {
  event: "potshared";
  shares: [number, number][];
}

/** Nobody won the pot; it waits for the next round. */
export interface PotCarried {
  event: "potcarried";
  amount: number;
}

/** A round ended; these are the purses. */
export interface RoundOver {
  event: "roundover";
  round: number;
  purses: number[];
}

/** `seat` goes on; or, of a free place, stays free. */
export interface Stayed {
  event: "stayed";
  seat: number;
}

/** `seat` left the table with `gain` (negative: a loss) since it sat down. */
export interface Left {
  event: "left";
  seat: number;
  gain: number;
  bankrupt: boolean;
}

/** Somebody took the free place `seat`. */
export interface Joined {
  event: "joined";
  seat: number;
}

/** `seat` bought in again and now owes `debt`. */
export interface Rebought {
  event: "rebought";
  seat: number;
  debt: number;
}

/** The session ended: gains, winners and the reason. */
export interface SessionOver {
  event: "sessionover";
  gains: number[];
  winners: number[];
  reason: string;
}

/** What a page must know to draw the cards. */
export interface PageMaterial {
  deck: Deck;
}

/** All the faces of a deck, with the name and digest that records keep. */
export interface Deck {
  name: string;
  digest: string;
  cards: Card[];
}

/** One face of the deck: what is printed on a card, and how many cards look like it. */
export interface Card {
  name: string;
  family: string;
  number: number;
  br: number;
  copies: number;
}

export type StoryEvent = RoundBegan | Drew | Reshuffled | Added | ArrowTurned | Passed | Assaulted | Announced | Committed | Revealed | Felled | PotWon | PotShared | PotCarried | RoundOver | Stayed | Left | Joined | Rebought | SessionOver;
