/** What can be done, sorted the way a hand is: by card, and what needs no card by itself. */

import type { Tell } from "../../lib/phrases";
import { capital } from "../../lib/words.svelte";
import type { FrenchFlairChoice } from "./types";

export interface Action {
  /** What the card or the side does: "advance", "run", "dice" … */
  kind: string;
  /** One choice, or one for each number of dice. */
  choices: readonly FrenchFlairChoice[];
}

export interface Pairing {
  kind: string;
  /** The other card and the choice. */
  partners: readonly { card: number; choice: FrenchFlairChoice }[];
}

const ORDER = ["advance", "opening", "pass", "relay", "run", "kick", "touch", "drop"];
const GATHERINGS = ["maul", "fixation"];

export function meaningOf(tell: Tell, choice: FrenchFlairChoice): string {
  return choice.phrase ? capital(tell(choice.phrase)) : "";
}

/** Whether a card goes into a move. */
export function takes({ cards = [] }: FrenchFlairChoice, card: number): boolean {
  return cards.includes(card);
}

function gather(choices: readonly FrenchFlairChoice[]): Action[] {
  const kinds = [...new Set(choices.map(({ kind = "" }) => kind))];
  return kinds.map((kind) => ({ kind, choices: choices.filter((choice) => choice.kind === kind) }));
}

/** What one card can do alone or in a combination. */
export function actionsOf(card: number, legal: readonly FrenchFlairChoice[]): Action[] {
  const mine = legal.filter((choice) => choice.cards?.length === 1 && takes(choice, card));
  return gather(mine).sort((one, two) => ORDER.indexOf(one.kind) - ORDER.indexOf(two.kind));
}

/** With whom it can gather. */
export function pairingsOf(card: number, legal: readonly FrenchFlairChoice[]): Pairing[] {
  return gather(legal.filter((choice) => GATHERINGS.includes(choice.kind ?? "") && takes(choice, card))).map(({ kind, choices }) => ({
    kind,
    partners: choices.map((choice) => ({ choice, card: choice.cards?.find((other) => other !== card) ?? card })),
  }));
}

/** What needs no card. */
export function plainActions(legal: readonly FrenchFlairChoice[]): Action[] {
  return gather(legal.filter(({ cards = [] }) => !cards.length));
}
