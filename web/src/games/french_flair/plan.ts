/** The pitch in pixels. */

import { DEAD, FIELD } from "./squad";

const WIDE = 620;

export interface Plan {
  width: number;
  height: number;
  /** Where the ball rolls. */
  ground: number;
  /** Pixels of a metre. */
  scale: number;
  wide: boolean;
  /** Where a place in metres from the home goal line is. */
  at: (metres: number) => number;
}

export function planOf(width: number, height: number): Plan {
  const wide = width >= WIDE;
  const scale = width / (FIELD + 2 * DEAD);
  return { width, height, ground: height * 0.56, scale, wide, at: (metres) => (metres + DEAD) * scale };
}

export function sideOf(seat: number): "home" | "away" {
  return seat === 0 ? "home" : "away";
}
