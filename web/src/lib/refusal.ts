import type { Phrase } from "../protocol";
import { clauseOf, tell, type Company } from "./phrases";
import { words } from "./words.svelte";

/** An error speaks of nobody at the table. */
const NOBODY: Company = { names: [], reader: null };

/** Something that was asked for and not done: the key of its words, what fills them in, and plain English. */
export class Refusal extends Error implements Phrase {
  constructor(
    readonly key: string,
    readonly facts: Record<string, unknown>,
    message: string,
  ) {
    super(message);
  }
}

/** The sentence in the reader's language; the server's English where the catalogues know nothing better. */
export function sentenceOf(error: unknown, game = ""): string {
  const speak = words.of(game);
  if (!(error instanceof Refusal)) return speak("page-error-unknown");
  const sentence = tell(speak, error, NOBODY);
  const clause = clauseOf(error);
  return clause ? speak("error-with-clause", { sentence, clause }) : sentence;
}
