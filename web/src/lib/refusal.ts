import type { Fact, Facts } from "./words.svelte";
import { words } from "./words.svelte";

/** Something that was asked for and not done: the key of the sentence, what fills it in, and plain English. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly facts: Record<string, Fact>,
    message: string,
  ) {
    super(message);
  }
}

/** The sentence in the reader's language; the server's English where the catalogues know nothing better. */
export function sentenceOf(error: unknown, game = ""): string {
  if (!(error instanceof Refusal)) return words.of()("page-error-unknown");
  const speak = words.of(game);
  const known = words.has(error.key, game) || words.has(error.key);
  const sentence = known ? speak(error.key, error.facts as Facts) : error.message;
  const clause = error.facts["clause"];
  return clause ? speak("error-with-clause", { sentence, clause }) : sentence;
}
