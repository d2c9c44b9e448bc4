/** Where the ball would be after a move: one place, or many with their chances. */

import { DEAD, FIELD, reachOf, STEP, wayOf } from "./squad";
import type { FrenchFlairChoice, FrenchFlairView } from "./types";

export interface Ghost {
  /** Places in metres, each with its chance; one alone is certain. */
  places: readonly { ball: number; chance: number }[];
  /** Through the air. */
  flies: boolean;
}

function forward(view: FrenchFlairView, metresOn: number): number {
  return Math.max(-DEAD, Math.min(FIELD + DEAD, view.ball + wayOf(view.attack) * metresOn));
}

export function ghostOf(view: FrenchFlairView, { kind = "", dice = 0, metres = 0 }: FrenchFlairChoice): Ghost | null {
  if (metres) return { places: [{ ball: forward(view, metres), chance: 1 }], flies: false };
  const chances = reachOf(kind)?.[dice - 1];
  if (!chances) return null;
  const found = new Map<number, number>();
  chances.forEach((chance, steps) => {
    const ball = forward(view, steps * STEP);
    if (chance > 0) found.set(ball, (found.get(ball) ?? 0) + chance);
  });
  return { places: [...found].map(([ball, chance]) => ({ ball, chance })), flies: kind !== "run" };
}
