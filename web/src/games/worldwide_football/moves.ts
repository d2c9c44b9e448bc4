/** What can be done, sorted the way it lies on the table: Action cards, Player cards, Stars, and what needs none of them. */

import type { Tell } from "../../lib/phrases";
import { capital } from "../../lib/words.svelte";
import type { WorldwideFootballChoice } from "./types";

type Choice = WorldwideFootballChoice;

const OF_A_CARD = ["lay", "shoot", "defend", "discard"];
const OF_A_PLAYER = ["player", "relaunch", "discard-player"];
const OF_A_STAR = ["star", "pick"];
const OF_NOTHING = ["draw", "give", "no", "direct", "indirect"];

export function meaningOf(tell: Tell, choice: Choice): string {
  return choice.phrase ? capital(tell(choice.phrase)) : "";
}

function among(legal: readonly Choice[], kinds: readonly string[]): Choice[] {
  return legal.filter(({ kind = "" }) => kinds.includes(kind));
}

/** What a card of the hand does now: it is played, or discarded. */
export function choiceOfCard(code: string, legal: readonly Choice[]): Choice | null {
  return among(legal, OF_A_CARD).find(({ card }) => card === code) ?? null;
}

/** All that a Player card can do now, but be substituted. */
export function choicesOfPlayer(number: number, legal: readonly Choice[]): Choice[] {
  return among(legal, OF_A_PLAYER).filter((choice) => choice.number === number);
}

/** What a Star ability can do now: nothing, one thing, or one for each card that it may take. */
export function choicesOfStar(ability: string, legal: readonly Choice[]): Choice[] {
  return among(legal, OF_A_STAR).filter((choice) => choice.ability === ability);
}

export function substitutions(legal: readonly Choice[]): Choice[] {
  return among(legal, ["sub"]);
}

/** What needs no card and no Star. */
export function plainChoices(legal: readonly Choice[]): Choice[] {
  return among(legal, OF_NOTHING);
}
