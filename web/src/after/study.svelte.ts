/** What bots work out about a finished game: it comes line by line, each with all that is known by then. */

import { ask } from "../lib/api";
import { sentenceOf } from "../lib/refusal";
import { say } from "../lib/words.svelte";
import type { Study } from "../protocol";

/** Whole lines of a text that comes in pieces. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  for await (const piece of pieces) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

async function* textOf(answer: Response): AsyncGenerator<string> {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) yield part.value;
}

export class Studied {
  study = $state.raw<Study | null>(null);
  trouble = $state("");
  asked = $state(false);
  #leave = new AbortController();

  constructor(
    readonly table: string,
    readonly kind: "chances" | "review",
  ) {}

  async begin(): Promise<void> {
    this.asked = true;
    this.trouble = "";
    try {
      const answer = await ask(`/api/tables/${this.table}/${this.kind}`, { method: "POST", signal: this.#leave.signal });
      for await (const line of linesOf(textOf(answer))) this.study = JSON.parse(line) as Study;
      if (!this.study?.over || this.study.failed) throw new Error("the study broke off");
    } catch (refusal) {
      if (this.#leave.signal.aborted) return;
      this.asked = false;
      this.trouble = refusal instanceof Error && refusal.message === "the study broke off" ? say("page-study-failed") : sentenceOf(refusal);
    }
  }

  /** Who goes away lets the bots rest. */
  leave(): void {
    this.#leave.abort();
  }
}
