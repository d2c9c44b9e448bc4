/** The words of both languages, for tests: `python -m tests.words.phrases` wrote them down, with sentences made of them. */

import { vi } from "vitest";
import type { Phrase } from "../protocol";
import { words, type Language } from "./words.svelte";

interface Case {
  game: string;
  phrase: Phrase;
  names: string[];
  reader: number | null;
  sentences: Record<Language, string>;
}

const written = Object.values(import.meta.glob<string>("../../../build/phrases.json", { query: "?raw", import: "default", eager: true }));
const { cases, catalogues } = JSON.parse(written[0] ?? '{"cases": [], "catalogues": {}}') as { cases: Case[]; catalogues: Record<string, string> };
export { cases };

/** As the server does: `/api/words/fr` has the frame's words, `/api/words/fr/ubongo` those of a game. */
function answer(address: string): Promise<Response> {
  const text = catalogues[address];
  return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
}

/** From now on the page speaks that language, and knows these games. */
export async function speakIn(language: Language, ...games: string[]): Promise<void> {
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("document", { documentElement: {} });
  await words.speak(language);
  await words.enter("errors");
  await words.enter("why");
  await words.load(...games);
}
