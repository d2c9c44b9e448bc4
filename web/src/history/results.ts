/** What this browser's person has played to its end: kept here and nowhere else, and never sent anywhere. */

import { keep, recall } from "../lib/keep";

/** With whom: people elsewhere, bots, others at this screen, or nobody. */
export type Company = "online" | "bots" | "screen" | "alone";
/** A game that was given up for good by all is stopped: nobody has won it or lost it. */
export type Result = "won" | "lost" | "drawn" | "stopped";

export const COMPANIES: readonly Company[] = ["online", "bots", "screen", "alone"];
export const RESULTS: readonly Result[] = ["won", "lost", "drawn", "stopped"];

export interface Played {
  /** A game is counted once, however often its table is looked at. */
  table: string;
  game: string;
  /** When it was seen to be over. */
  at: number;
  company: Company;
  /** How one's own seat came out. */
  result: Result;
  /** Everybody at the table, and who of them won; at one screen that tells more than one's own result. */
  names: string[];
  winners: number[];
  /** How well the bots played. */
  levels: string[];
  /** It proves nothing: a puzzle that was practised, a game that was played on from somewhere, a first game with a guide. */
  practice: boolean;
  /** The day whose game it was, if it was the attempt that counts. */
  daily: string;
}

const KEY = "history";
/** More than anybody plays in years, and less than a browser keeps. */
export const MOST = 5000;

export function history(): Played[] {
  return recall<Played[]>(KEY, []);
}

/** Keep these besides what there is, the newest first; of two of the same table, what was kept first. */
export function add(more: readonly Played[]): Played[] {
  // Other tabs write too: what they wrote is read first.
  const known = new Map([...more, ...history()].map((one) => [one.table, one]));
  const all = [...known.values()].sort((one, two) => two.at - one.at).slice(0, MOST);
  keep(KEY, all);
  return all;
}

export function clear(): void {
  keep(KEY, []);
}

export interface Tally {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  /** Wins in a row: up to now, and the most there ever were. */
  streak: number;
  longest: number;
}

/** What counts: played to its end, and no practice. */
export function counts({ practice, result }: Played): boolean {
  return !practice && result !== "stopped";
}

/** How it came out in all; the newest game is the first. */
export function tally(games: readonly Played[]): Tally {
  const sum: Tally = { played: 0, won: 0, lost: 0, drawn: 0, streak: 0, longest: 0 };
  for (const { result } of games.filter(counts).toReversed()) {
    if (result === "stopped") continue;
    sum.played += 1;
    sum[result] += 1;
    sum.streak = result === "won" ? sum.streak + 1 : 0;
    sum.longest = Math.max(sum.longest, sum.streak);
  }
  return sum;
}

/** The levels of bots that were beaten, where nobody else played, and how often each. */
export function beaten(games: readonly Played[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { levels } of games.filter((one) => counts(one) && one.company === "bots" && one.result === "won")) {
    for (const level of new Set(levels)) found.set(level, (found.get(level) ?? 0) + 1);
  }
  return found;
}
