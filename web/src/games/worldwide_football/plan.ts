/** The pitch in pixels: from the goal of the side with the ball (0 PA) up to the other one. */

import { box } from "./edition";

const WIDE = 620;
/** From the left edge to the goal line and from there to 0 PA, in steps of one PA. */
const NET = 0.42;
const BEFORE = 1.55;
const AFTER = 0.75;

export interface Plan {
  width: number;
  height: number;
  /** Where the ball rolls, and where the cards lie. */
  ground: number;
  cards: number;
  /** Pixels of one PA. */
  step: number;
  wide: boolean;
  /** Where an attack of a side stands that has so many PA. */
  at: (side: number, pa: number) => number;
  /** The goal that a side shoots at. */
  goal: (side: number) => number;
}

export function planOf(width: number, height: number): Plan {
  const wide = width >= WIDE;
  const most = box().file.match.most_pa;
  const step = width / (most + BEFORE + AFTER + 2 * NET);
  const mirrored = (side: number, x: number): number => (side === 0 ? x : width - x);
  return {
    width,
    height,
    ground: height * (wide ? 0.27 : 0.34),
    cards: height * (wide ? 0.48 : 0.6),
    step,
    wide,
    at: (side, pa) => mirrored(side, (NET + BEFORE + pa) * step),
    goal: (side) => mirrored(side, width - NET * step),
  };
}

export function wayOf(side: number): 1 | -1 {
  return side === 0 ? 1 : -1;
}
