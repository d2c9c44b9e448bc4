/** Who wears what: the team's shirt, or the other one where two would look alike. */

import type { WorldwideFootballView } from "./types";

const ALIKE: readonly string[] = ["france", "italy"];

/** The classes of a side's shirt. */
export function kitOf(view: WorldwideFootballView, side: number): string {
  const [home, away] = view.sides;
  const clash = side === 1 && ALIKE.includes(home?.team ?? "") && ALIKE.includes(away?.team ?? "");
  return `${view.sides[side]?.team ?? ""}${clash ? " change" : ""}`;
}
