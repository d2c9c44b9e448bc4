/** The page makes the same sentences of the same phrases as Python: `python -m tests.words.phrases` wrote them down. */

import { beforeAll, describe, expect, test, vi } from "vitest";
import { cases, speakIn } from "./catalogues";
import { sentence } from "./phrases";
import { LANGUAGES, words } from "./words.svelte";

const games = [...new Set(cases.map(({ game }) => game))];

test("there is something to compare", () => {
  expect(cases.length, "first run: python -m tests.words.phrases").toBeGreaterThan(500);
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => speakIn(language, ...games));

  test.each(games)("%s", (game) => {
    const fault = vi.spyOn(console, "error");
    for (const { phrase, names, reader, sentences } of cases.filter((one) => one.game === game)) {
      const said = sentence(words.of(game), phrase, { names, reader });
      expect(said, `${JSON.stringify(phrase)} for ${reader}`).toBe(sentences[language]);
    }
    expect(fault).not.toHaveBeenCalled();
  });
});
