/** What the box says: every number of the edition in play, and where it comes from. Nothing of it is decided here. */

import type { ActionPart, Edition, PageMaterial } from "./types";

export type Source = "printed" | "found" | "reconstructed";

const SOURCES: readonly Source[] = ["printed", "found", "reconstructed"];
export const SHOTS: readonly string[] = ["T", "TE", "VO"];
export const DEFENCES: readonly string[] = ["TA", "IN", "PR"];
/** A direct free kick: a shot without a card. */
export const FREE = "FREE";

let edition: Edition | null = null;

export function openBox(material: PageMaterial): void {
  edition = material.edition;
}

/** The edition in play; the page opens the box before anybody sits down. */
export function box(): Edition {
  if (!edition) throw new Error("the box of Worldwide Football is not open");
  return edition;
}

export function cardOf(code: string): ActionPart {
  const card = box().file.cards[code];
  if (!card) throw new Error(`no card is called ${code}`);
  return card;
}

export type Family = "attack" | "shot" | "defence";

export function familyOf(code: string): Family {
  if (DEFENCES.includes(code)) return "defence";
  return SHOTS.includes(code) || code === FREE ? "shot" : "attack";
}

/** What the d20 needs when the attack has so many PA. */
export function targetAt(pa: number): number {
  return box().file.match.targets[pa - 1] ?? 0;
}

/** Which defence cards answer this one, each with its modifier. */
export function answersTo(code: string): { card: string; bonus: number }[] {
  return DEFENCES.flatMap((card) => {
    const bonus = box().file.defence[card]?.[code];
    return bonus === undefined ? [] : [{ card, bonus }];
  });
}

/** Where the value at `place` comes from: the longest entry that it is or lies in. */
export function sourceOf(place: string): Source {
  const { origin } = box().file;
  let [best, found]: [number, Source] = [-1, "reconstructed"];
  for (const source of SOURCES) {
    for (const entry of origin[source]) {
      const within = place === entry || place.startsWith(`${entry}.`);
      if (within && entry.length > best) [best, found] = [entry.length, source];
    }
  }
  return found;
}
