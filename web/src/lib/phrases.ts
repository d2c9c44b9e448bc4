/** Phrases come from the server in no language yet; here they are put into words, for whoever reads, as `words.py` does. */

import type { Detail, Line, Person, Phrase } from "../protocol";
import { capital, listed, NOTHING, Filled, type Fact, type Facts, type Say } from "./words.svelte";

/** Puts a phrase into words, as a part of a sentence or a label. */
export type Tell = (phrase: Phrase) => string;

/** Who sits at the table, and who of them reads (nobody: a spectator, or a screen that several share). */
export interface Company {
  readonly names: readonly string[];
  readonly reader: number | null;
}

function isPhrase(fact: object): fact is Phrase {
  return "key" in fact;
}

function isDetail(phrase: Phrase | Detail): phrase is Detail {
  return "message" in phrase;
}

function isPerson(fact: object): fact is Person {
  return "seat" in fact;
}

/** What others call whoever sits at a seat; one who has no seat is the game's own opponent. */
export function nameOf(speak: Say, seat: number, names: readonly string[]): string {
  return names[seat] || speak("nameless", { number: seat + 1, absent: seat >= names.length });
}

/** A part of a sentence; a detail of an error has its plain English where there are no words for it. */
export function tell(speak: Say, phrase: Phrase | Detail, company: Company): string {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(phrase.facts ?? {})) {
    if (typeof fact === "object" && fact !== null && isPerson(fact)) {
      facts[name] = nameOf(speak, fact.seat, company.names);
      facts[name === "name" ? "you" : `${name}_you`] = fact.seat === company.reader;
    } else {
      facts[name] = told(speak, fact, company);
    }
  }
  return speak(phrase.key, facts, isDetail(phrase) ? phrase.message : undefined);
}

/** A detail within a sentence: a whole sentence begins small there, and its clause comes last. */
function within(speak: Say, phrase: Phrase | Detail, company: Company): string {
  const said = tell(speak, phrase, company);
  if (!isDetail(phrase) || !phrase.whole) return said;
  const small = said.charAt(0).toLocaleLowerCase() + said.slice(1).replace(/\.$/, "");
  return [small, clauseOf(phrase)].filter(Boolean).join(", ");
}

/** The article of the rules that an error rests on, if it does. */
export function clauseOf(phrase: Phrase): string {
  return String(phrase.facts?.["clause"] ?? "");
}

function told(speak: Say, fact: unknown, company: Company): Fact {
  if (typeof fact !== "object" || fact === null) return fact as Fact;
  if (Array.isArray(fact)) return listed(speak, fact.map((item) => inRow(told(speak, item, company))));
  if (isPhrase(fact)) return new Filled(within(speak, fact, company));
  if (isPerson(fact)) return fact.seat === company.reader ? speak("you") : nameOf(speak, fact.seat, company.names);
  return undefined;
}

function inRow(fact: Fact): string {
  return fact instanceof Filled ? fact.words : String(fact ?? "") || NOTHING;
}

/** As a whole sentence, with a capital. */
export function sentence(speak: Say, phrase: Phrase, company: Company): string {
  let text = tell(speak, phrase, company);
  if (company.names.length && text.includes(". ")) {
    // A full stop may be that of an abbreviation, but not before somebody who gave no name.
    for (let seat = 0; seat <= company.names.length; seat++) {
      const name = nameOf(speak, seat, company.names);
      text = text.replaceAll(`. ${name}`, `. ${capital(name)}`);
    }
  }
  return capital(text);
}

/** What a commentary beside the board says: not what the board itself shows. */
export function unshown(lines: readonly Line[]): Line[] {
  return lines.filter((line) => !line.shown);
}
