/** The best times of this browser's person, by sheet and row; only what was solved without a hint counts. */

import { keep, recall } from "../../lib/keep";
import type { UbongoView } from "./types";

type Bests = Record<string, number>;

const nameOf = (side: string, sheet: number, row: number): string => `${side}${sheet}-${row}`;

export function bestOf(side: string, sheet: number, row: number): number | null {
  return recall<Bests>("ubongo.best", {})[nameOf(side, sheet, row)] ?? null;
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
  if (isBest) keep("ubongo.best", { ...recall<Bests>("ubongo.best", {}), [nameOf(side, last.sheet, row)]: milliseconds });
  return { milliseconds, best: isBest ? milliseconds : before, isBest };
}
