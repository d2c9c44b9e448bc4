/** The page makes the same sentences of the same phrases as Python: `python -m tests.words.phrases` wrote them down. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Phrase } from "../protocol";
import { sentence } from "./phrases";
import { LANGUAGES, words, type Language } from "./words.svelte";

interface Case {
  game: string;
  phrase: Phrase;
  names: string[];
  reader: number | null;
  sentences: Record<Language, string>;
}

const written = Object.values(import.meta.glob<string>("../../../build/phrases.json", { query: "?raw", import: "default", eager: true }));
const { cases, catalogues } = JSON.parse(written[0] ?? '{"cases": [], "catalogues": {}}') as { cases: Case[]; catalogues: Record<string, string> };
const games = [...new Set(cases.map(({ game }) => game))];

/** As the server does: `/api/words/fr` has the frame's words, `/api/words/fr/ubongo` those of a game. */
function answer(address: string): Promise<Response> {
  const text = catalogues[address];
  return Promise.resolve(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
}

beforeAll(() => {
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("document", { documentElement: {} });
});

test("there is something to compare", () => {
  expect(cases.length, "first run: python -m tests.words.phrases").toBeGreaterThan(500);
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await words.speak(language);
    await words.enter("errors");
    await words.load(...games);
  });

  test.each(games)("%s", (game) => {
    const fault = vi.spyOn(console, "error");
    for (const { phrase, names, reader, sentences } of cases.filter((one) => one.game === game)) {
      const said = sentence(words.of(game), phrase, { names, reader });
      expect(said, `${JSON.stringify(phrase)} for ${reader}`).toBe(sentences[language]);
    }
    expect(fault).not.toHaveBeenCalled();
  });
});
