/** A line as a row of stops, each with the gap after it. */

import { numberOf } from "./cards";
import type { Target } from "./targets";

export interface Stop {
  key: string;
  stack: string[];
  number: number | null;
  /** The gap that a sniper could slip into, after this stack. */
  gap: Target | null;
}

export function stopsOf(row: string[][]): Stop[] {
  let below = 0;
  let snipers = 0;
  return row.map((stack, place) => {
    const number = numberOf(stack);
    snipers = number === null ? snipers + 1 : 0;
    below = number ?? below;
    const next = row[place + 1];
    const closes = next !== undefined && numberOf(next) !== null;
    const key = number === null ? `s${below}-${snipers}` : `n${number}`;
    return { key, stack, number, gap: closes ? (`gap-${below}` as const) : null };
  });
}
