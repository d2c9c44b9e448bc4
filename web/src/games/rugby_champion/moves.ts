/** What can be done, sorted for the table: by card, by the way of a challenge that is named, and what needs neither. */

import type { Tell } from "../../lib/phrases";
import { capital } from "../../lib/words.svelte";
import type { RugbyChampionChoice, RugbyChampionView } from "./types";

export interface Naming {
  way: "left" | "right";
  choices: readonly RugbyChampionChoice[];
}

export function meaningOf(tell: Tell, { phrase }: RugbyChampionChoice): string {
  return phrase ? capital(tell(phrase)) : "";
}

/** What to do with a card of the hand, if something can be done with it now. */
export function choiceOfCard(card: string, legal: readonly RugbyChampionChoice[]): RugbyChampionChoice | null {
  return legal.find((choice) => choice.card === card) ?? null;
}

/** The types that can be named, by the way the ball would go. */
export function namingsOf(legal: readonly RugbyChampionChoice[]): Naming[] {
  const ways = ["left", "right"] as const;
  return ways.map((way) => ({ way, choices: legal.filter((choice) => choice.way === way) })).filter(({ choices }) => choices.length > 0);
}

const REACTIONS = ["whistle", "support", "stop"];

/** Whether something can be chosen that is played later in the moment that all reactions share. */
export function isAhead({ asked, phase, seat }: RugbyChampionView, legal: readonly RugbyChampionChoice[]): boolean {
  return legal.some(({ kind }) => REACTIONS.includes(kind ?? "") && (kind !== phase || asked !== seat));
}

const PLAIN = ["scrum", "pass", "pile", "show"];

/** What needs no card. */
export function plainChoices(legal: readonly RugbyChampionChoice[]): RugbyChampionChoice[] {
  return PLAIN.flatMap((kind) => legal.filter((choice) => choice.kind === kind));
}
