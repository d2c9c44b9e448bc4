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

/** A refusal of the server's. Words for what can go wrong are fetched when something has; without them its English is told. */
export async function refused({ key, facts, message }: { key: string; facts: Record<string, unknown>; message: string }): Promise<Refusal> {
  await words.enter("errors").catch(() => undefined);
  return new Refusal(key, facts, message);
}

/** The sentence in the reader's language; the server's English where the catalogues know nothing better. */
export function sentenceOf(error: unknown, game = ""): string {
  const speak = words.of(game);
  if (!(error instanceof Refusal)) return speak("page-error-unknown");
  const sentence = tell(speak, error, NOBODY);
  const clause = clauseOf(error);
  return clause ? speak("error-with-clause", { sentence, clause }) : sentence;
}
