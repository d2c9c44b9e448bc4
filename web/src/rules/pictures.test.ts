/** The pictures of the rules: each has words in both languages and explains a clause that is there, and none is missing. */

import { describe, expect, test } from "vitest";
import type { Pictures } from "../games/pictures";
import { speakIn } from "../lib/catalogues";
import { LANGUAGES, words } from "../lib/words.svelte";
import { blocks, picturePlaces } from "./markdown";

const DRAWN = import.meta.glob<Pictures>("../games/*/pictures/index.ts", { import: "PICTURES", eager: true });
const CATALOGUES = import.meta.glob<string>("../../../src/tablee/games/*/text/en.ftl", { query: "?raw", import: "default", eager: true });
const RULES = import.meta.glob<string>("../../../src/tablee/games/*/text/rules.*.md", { query: "?raw", import: "default", eager: true });

/** The clauses that a catalogue has words of a picture for, by game. */
const CLAUSES = Object.entries(CATALOGUES).map(([path, text]): [string, string[]] => [
  path.split("/").at(-3) ?? "",
  [...text.matchAll(/^picture-([A-Z]+-\d+)-seen = /gm)].map(([, clause = ""]) => clause),
]);

test.each(CLAUSES)("%s has all its pictures", (game, clauses) => {
  expect(Object.keys(DRAWN[`../games/${game}/pictures/index.ts`] ?? {}).sort()).toEqual([...clauses].sort());
});

test("there are pictures", () => {
  expect(Object.keys(DRAWN).length).toBeGreaterThan(1);
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(CLAUSES)("%s", async (game, clauses) => {
    await speakIn(language, game);
    await words.enter("rules");
    const text = blocks(RULES[`../../../src/tablee/games/${game}/text/rules.${language}.md`] ?? "");
    expect([...picturePlaces(text, clauses).values()].flat().sort(), "each stands somewhere, and once").toEqual([...clauses].sort());
    for (const key of clauses.flatMap((clause) => [`picture-${clause}`, `picture-${clause}-seen`])) {
      expect(words.of(game)(key, {}, ""), key).not.toBe("");
    }
  });
});

test("a picture stands below all that is said of its clause", () => {
  const text = blocks("# Game\n\n## One {X-1 X-2}\n\nFirst.\n\n- second\n\n## Two {X-3}\n\n### Three {X-4}\n\nLast.");
  expect(picturePlaces(text, ["X-2", "X-4", "X-9"])).toEqual(
    new Map([
      [3, ["X-2"]],
      [6, ["X-4"]],
    ]),
  );
});
