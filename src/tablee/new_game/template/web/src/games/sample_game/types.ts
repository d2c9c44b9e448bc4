// Written by `python -m tablee.server.types` from the Python structs. Change those instead.

import type { Phrase } from "../../protocol";

/** One side of the table. */
export interface PlayerView {
  hides: boolean;
  cup: number | null;
  dice: number[];
  open: number;
  stopped: boolean;
  points: number;
}

/** The table as one seat or, with `seat` empty, a spectator sees it. */
export interface SampleGameView {
  seat: number | null;
  phase: string;
  clause: string;
  waiting: number[];
  turn: number;
  round: number;
  rounds: number;
  limit: number;
  players: PlayerView[];
  winners: number[];
  reason: string;
}

/** A legal move as the page needs it. */
export interface SampleGameChoice {
  move: string;
  phrase?: Phrase | null;
  kind?: string;
}

/** `seat` threw a die under the cup; only it sees which face (SG-2). */
export interface CupThrown {
  event: "cupthrown";
  seat: number;
  die: number | null;
}

/** Both dice are hidden, and `seat` begins. */
export interface RoundBegan {
  event: "roundbegan";
  seat: number;
  round: number;
}

/** `seat` threw a die in the open, where its dice now add up to `open`. */
export interface Threw {
  event: "threw";
  seat: number;
  die: number;
  open: number;
}

/** `seat` throws no more; `forced` if the dice in the open have reached the limit. */
export interface Stopped {
  event: "stopped";
  seat: number;
  forced: boolean;
}

/** What lay under the cups, and what each has in all. */
export interface CupsLifted {
  event: "cupslifted";
  dice: number[];
  totals: number[];
}

/** `seat` was nearer to the limit. */
export interface RoundWon {
  event: "roundwon";
  seat: number;
  total: number;
}

/** Both have the same, or both went over. */
export interface RoundDrawn {
  event: "rounddrawn";
}

/** The last round is over. */
export interface GameOver {
  event: "gameover";
  winners: number[];
  points: number[];
}

export type StoryEvent = CupThrown | RoundBegan | Threw | Stopped | CupsLifted | RoundWon | RoundDrawn | GameOver;
