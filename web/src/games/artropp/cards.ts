/** How cards are written: letters for the family, then the number if it has one. */

export type Family = "orc" | "lutinoid" | "human" | "artillery" | "drum" | "sniper" | "officer";

const FAMILIES: Record<string, Family> = {
  o: "orc",
  l: "lutinoid",
  h: "human",
  a: "artillery",
  d: "drum",
  s: "sniper",
  of: "officer",
};

export const BLANK_DRUM = "d";
export const SNIPER = "s";
export const LOW_DRUM = 0;
export const HIGH_DRUM = 16;

export interface Face {
  family: Family;
  number: number | null;
}

export function readCard(card: string): Face {
  const [, letters = "", number = ""] = /^([a-z]+)(\d*)$/.exec(card) ?? [];
  const family = FAMILIES[letters];
  if (!family) throw new Error(`no card is written ${card}`);
  return { family, number: number ? Number(number) : null };
}

/** The numbers that stand in a row of stacks; snipers have none. */
export function numberOf(stack: readonly string[]): number | null {
  return stack[0] === undefined ? null : readCard(stack[0]).number;
}

interface Printed {
  name: string;
  family: Family;
  br: number;
}

let printed = new Map<string, number>();

/** Read off the deck in the box what is printed on each card. */
export function openDeck(material: Record<string, unknown>): void {
  const { cards = [] } = (material["deck"] ?? {}) as { cards?: Printed[] };
  printed = new Map(cards.map((card) => [card.name, card.br]));
  // A drum without a number is printed like the dearest that has one.
  printed.set(BLANK_DRUM, Math.max(0, ...cards.filter((card) => card.family === "drum").map((card) => card.br)));
}

export function brOf(card: string): number {
  return printed.get(card) ?? 0;
}
