/** The pictures of the rules: each explains a clause that is there, and has words in both languages. */

import { describe, expect, test } from "vitest";
import type { Pictures } from "../games/pictures";
import { speakIn } from "../lib/catalogues";
import { LANGUAGES, words } from "../lib/words.svelte";
import { blocks, picturePlaces } from "./markdown";

const FOUND = import.meta.glob<Pictures>("../games/*/pictures/index.ts", { import: "PICTURES", eager: true });
const RULES = import.meta.glob<string>("../../../src/tablee/games/*/text/rules.*.md", { query: "?raw", import: "default", eager: true });
const GAMES = ["artropp", "french_flair", "rugby_champion", "ubongo", "worldwide_football"];
const clausesOf = (game: string): string[] => Object.keys(FOUND[`../games/${game}/pictures/index.ts`] ?? {});

test("every game on the shelf has pictures", () => {
  expect(Object.keys(FOUND)).toEqual(GAMES.map((game) => `../games/${game}/pictures/index.ts`));
  GAMES.forEach((game) => expect(clausesOf(game).length, game).toBeGreaterThan(1));
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(GAMES)("%s", async (game) => {
    await speakIn(language, game);
    await words.enter("rules");
    const text = blocks(RULES[`../../../src/tablee/games/${game}/text/rules.${language}.md`] ?? "");
    const clauses = clausesOf(game);
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
