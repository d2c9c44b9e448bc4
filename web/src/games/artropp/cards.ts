/** What is printed on the cards of the box. */

import { Filled, type Say } from "../../lib/words.svelte";
import type { PageMaterial } from "./types";

export type Family = "orc" | "lutinoid" | "human" | "artillery" | "drum" | "sniper" | "officer";

interface Face {
  name: string;
  family: Family;
  /** What it counts; nothing on a sniper and on a drum that may shut either end. */
  number: number | null;
  br: number;
}

const NO_NUMBER = -1;
const BLANK_DRUM = "d";
/** The drums as they lie at the two ends of a line. */
const ENDS = { d0: 0, d16: 16 };

let faces = new Map<string, Face>();

/** Read off the deck in the box what is printed on each card. */
export function openDeck({ deck: { cards } }: PageMaterial): void {
  // A drum without a number is printed like the dearest that has one; laid, it lies at an end like any other.
  const br = Math.max(0, ...cards.filter((card) => card.family === "drum").map((card) => card.br));
  const drum = (name: string, number: number | null): [string, Face] => [name, { name, family: "drum", number, br }];
  faces = new Map([
    drum(BLANK_DRUM, null),
    ...Object.entries(ENDS).map(([name, number]) => drum(name, number)),
    ...cards.map((card): [string, Face] => [card.name, { ...card, family: card.family as Family, number: card.number === NO_NUMBER ? null : card.number }]),
  ]);
}

/** Every card of the deck that looks different. */
export function allFaces(): Face[] {
  return [...faces.values()].filter(({ name }) => name !== BLANK_DRUM);
}

export function faceOf(card: string): Face {
  const face = faces.get(card);
  if (!face) throw new Error(`no card of this deck is written ${card}`);
  return face;
}

/** In the order of their numbers, as one would hold them; what has none, last. */
export function byNumber(one: string, other: string): number {
  const [number, next] = [one, other].map((card) => faceOf(card).number ?? Infinity);
  return number === next ? one.localeCompare(other) : (number ?? 0) - (next ?? 0);
}

/** Drums, snipers and officers let their general turn the arrow. */
export function isSpecial(card: string): boolean {
  return ["drum", "sniper", "officer"].includes(faceOf(card).family);
}

/** The number that a stack stands for in its line; a sniper has none. */
export function numberOf(stack: readonly string[]): number | null {
  return stack[0] === undefined ? null : faceOf(stack[0]).number;
}

/** Without the number, where that stands in the corner already. */
export function bareName(speak: Say, card: string, form: "card" | "badge"): string {
  return cardName(speak, card, form, new Filled("")).trim();
}

/** A card with its number, or with what `shown` says in its place. */
export function cardName(speak: Say, card: string, form: "card" | "badge" = "card", shown: number | Filled | null = null): string {
  const { family, number } = faceOf(card);
  if (number === null) return speak(family === "drum" ? `${form}-free-drum` : `${form}-${family}`);
  return speak(`${form}-${family}`, { number: shown ?? number });
}
