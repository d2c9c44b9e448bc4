/** The best times of this browser's person, by sheet and row; only what was solved without a hint counts. */

import { bestsOf, keepBests, type Bests } from "../../history/bests";
import type { UbongoView } from "./types";

const GAME = "ubongo";

const nameOf = (side: string, sheet: number, row: number): string => `${side}${sheet}-${row}`;

export function bestOf(side: string, sheet: number, row: number): number | null {
  return bestsOf(GAME)[nameOf(side, sheet, row)] ?? null;
}

export const SIDES = ["A", "B"] as const;
export const SHEETS = Array.from({ length: 9 }, (_, place) => place + 1);

/** The rows of a sheet that have a time, in order. */
export function rowsOf(bests: Bests, side: string, sheet: number): { row: number; time: number }[] {
  const first = nameOf(side, sheet, 0).slice(0, -1);
  return Object.entries(bests)
    .filter(([name]) => name.startsWith(first))
    .map(([name, time]) => ({ row: Number(name.slice(first.length)), time }))
    .sort((one, two) => one.row - two.row);
}

export interface Score {
  milliseconds: number;
  best: number | null;
  isBest: boolean;
}

/** Keep what was just solved, if it is the best so far. */
export function keepScore(view: UbongoView): Score | null {
  const { last, practice, side } = view;
  const row = last?.rows[0];
  if (!last || !practice || last.end !== "won" || row === undefined) return null;
  const { milliseconds } = last;
  const before = bestOf(side, last.sheet, row);
  const counts = practice.hints === 0;
  const isBest = counts && (before === null || milliseconds <= before);
  if (isBest) keepBests(GAME, { [nameOf(side, last.sheet, row)]: milliseconds });
  return { milliseconds, best: isBest ? milliseconds : before, isBest };
}
