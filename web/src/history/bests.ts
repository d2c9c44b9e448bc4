/** The best times of this browser's person at a game for one, by the name of what was solved. */

import { keep, recall } from "../lib/keep";

export type Bests = Record<string, number>;

export function bestsOf(game: string): Bests {
  return recall<Bests>(`${game}.best`, {});
}

/** Keep those that are better than what there is. */
export function keepBests(game: string, more: Bests): void {
  const here = bestsOf(game);
  const better = Object.entries(more).filter(([name, time]) => time <= (here[name] ?? Infinity));
  keep(`${game}.best`, { ...here, ...Object.fromEntries(better) });
}

export function clearBests(game: string): void {
  keep(`${game}.best`, {});
}
