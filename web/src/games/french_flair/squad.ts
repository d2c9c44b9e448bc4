/** What the box says about cards, metres and throws. Nothing of it is counted here. */

import type { Metres, PageMaterial, Reach, Squad } from "./types";

/** The sides of the pitch, in metres. */
export const FIELD = 100;
export const HALFWAY = 50;
export const DEAD = 15;
export const STEP = 5;
/** What stands for a relay in a combination. */
export const RELAYED = 0;

let squad: Squad = { abilities: {}, metres: { advance: 10, advantage: 10, twenty_two: 20 } };
let reach: Reach | null = null;

export function openBox(material: PageMaterial): void {
  ({ squad, reach } = material);
}

export function metres(): Metres {
  return squad.metres;
}

/** For one die and for two the chance that a throw of this kind brings the ball so many steps on. */
export function reachOf(kind: string): number[][] | null {
  return reach && kind in reach ? reach[kind as keyof Reach] : null;
}

export function abilitiesOf(card: number): string[] {
  return Object.keys(squad.abilities).filter((ability) => squad.abilities[ability]?.includes(card));
}

/** The line of the team that a card stands in, for its name and its look. */
export function lineOf(card: number): "front" | "lock" | "back-row" | "half" | "centre" | "wing" | "full" {
  if (card <= 3) return "front";
  if (card <= 5) return "lock";
  if (card <= 8) return "back-row";
  if (card <= 10) return "half";
  if (card === 12 || card === 13) return "centre";
  return card === 15 ? "full" : "wing";
}

/** +1 for the side that plays towards 100 m, -1 for the other. */
export function wayOf(seat: number): 1 | -1 {
  return seat === 0 ? 1 : -1;
}
