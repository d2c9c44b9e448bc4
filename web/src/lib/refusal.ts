import type { Fact } from "./words.svelte";
import { words } from "./words.svelte";

/** A sentence or a part of one in no language yet: the key of its words, what fills them in, and plain English. */
interface Phrase {
  readonly key: string;
  readonly facts: PhraseFacts;
  readonly message: string;
  /** It is a sentence by itself, though it stands within another. */
  readonly whole?: boolean;
}

export type PhraseFacts = Readonly<Record<string, Fact | Phrase>>;

/** Something that was asked for and not done. */
export class Refusal extends Error implements Phrase {
  constructor(
    readonly key: string,
    readonly facts: PhraseFacts,
    message: string,
  ) {
    super(message);
  }
}

/** The sentence in the reader's language; the server's English where the catalogues know nothing better. */
export function sentenceOf(error: unknown, game = ""): string {
  if (!(error instanceof Refusal)) return words.of()("page-error-unknown");
  const sentence = fill(error, game);
  const clause = clauseOf(error);
  return clause ? words.of(game)("error-with-clause", { sentence, clause }) : sentence;
}

function fill(phrase: Phrase, game: string): string {
  if (!words.has(phrase.key, game) && !words.has(phrase.key)) return phrase.message;
  const facts = Object.entries(phrase.facts).map(([name, fact]) => [name, isPhrase(fact) ? within(fact, game) : fact]);
  return words.of(game)(phrase.key, Object.fromEntries(facts) as Record<string, Fact>);
}

/** A phrase as a part of a sentence: a whole sentence begins small there, and its clause comes last. */
function within(phrase: Phrase, game: string): string {
  const said = fill(phrase, game);
  if (!phrase.whole) return said;
  const small = said.charAt(0).toLocaleLowerCase() + said.slice(1).replace(/\.$/, "");
  return [small, clauseOf(phrase)].filter(Boolean).join(", ");
}

function isPhrase(fact: Fact | Phrase): fact is Phrase {
  return typeof fact === "object" && fact !== null;
}

function clauseOf(phrase: Phrase): string {
  return String(phrase.facts["clause"] ?? "");
}
