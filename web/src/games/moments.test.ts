/** The big moments of all games: what they look like, and that both languages have a title for each. */

import { render } from "svelte/server";
import { beforeAll, describe, expect, test } from "vitest";
import Moment from "../frame/Moment.svelte";
import { speakIn } from "../lib/catalogues";
import { stepsOf, type Cues } from "../lib/staging";
import { LANGUAGES, words } from "../lib/words.svelte";

const FOUND = import.meta.glob<Cues>("./*/staging.ts", { import: "CUES", eager: true });
const cuesOf = (game: string): Cues => FOUND[`./${game}/staging.ts`] ?? {};

/** What everybody should see, as the server tells it, and its look. */
const MOMENTS = [
  ["french_flair", { event: "tryscored", seat: 0, score: [5, 0] }, "try", "score"],
  ["french_flair", { event: "intercepted", seat: 1 }, "intercepted", "save"],
  ["french_flair", { event: "halfover", half: 1, score: [7, 3] }, "half", "pause"],
  ["rugby_champion", { event: "tryscored", side: 0, how: "interception", score: [5, 0] }, "interception", "score"],
  ["rugby_champion", { event: "stopped", side: 1, card: "plaquage" }, "stopped", "save"],
  ["rugby_champion", { event: "halfover", half: 1, score: [7, 3] }, "half", "pause"],
  ["worldwide_football", { event: "goal", seat: 0, score: [1, 0] }, "goal", "score"],
  ["worldwide_football", { event: "shotjudged", seat: 0, result: "saved" }, "saved", "save"],
  ["worldwide_football", { event: "penaltytaken", seat: 0, goal: false }, "saved", "save"],
  ["worldwide_football", { event: "carded", seat: 0, card: "yellow" }, "yellow", "yellow"],
  ["worldwide_football", { event: "carded", seat: 0, card: "red" }, "red", "red"],
  ["worldwide_football", { event: "halfover", half: 1, score: [1, 0] }, "half", "pause"],
  ["artropp", { event: "potwon", seat: 0, amount: 100 }, "won", "win"],
  ["ubongo", { event: "duelwon", seat: 0, taken: false }, "won", "win"],
] as const;

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await speakIn(language, ...new Set(MOMENTS.map(([game]) => game)));
    await words.enter("cup");
  });

  test.each(MOMENTS)("%s: %o", (game, event, kind, look) => {
    const moment = stepsOf([event], cuesOf(game))[0]?.moment;
    expect(moment).toMatchObject({ kind, look });
    const title = words.of(game)("moment", { kind });
    expect(title).not.toBe("");
    const { body } = render(Moment, { props: { look, title, score: moment?.score?.join("–") ?? "" } });
    expect(body).toContain(`data-look="${look}"`);
    expect(body).toContain(title);
    expect(body.includes('class="shown'), "a card is shown").toBe(look === "red" || look === "yellow");
    expect(body.includes("confetti"), "there is something to cheer").toBe(look === "score" || look === "win");
  });

  test("different moments have different titles", () => {
    for (const game of ["french_flair", "rugby_champion", "worldwide_football"]) {
      const kinds = [...new Set(MOMENTS.filter(([of]) => of === game).map(([, , kind]) => kind))];
      expect(new Set(kinds.map((kind) => words.of(game)("moment", { kind }))).size, game).toBe(kinds.length);
    }
  });

  test("a cup that is won has a banner too", () => {
    const title = words.of()("cup-champion", { team: "France" });
    expect(title).toContain("France");
    expect(render(Moment, { props: { look: "win", title } }).body).toContain(title);
  });
});

test("the end of the second half is no half-time", () => {
  for (const game of ["french_flair", "rugby_champion", "worldwide_football"]) expect(stepsOf([{ event: "halfover", half: 2, score: [0, 0] }], cuesOf(game))[0]?.moment).toBeNull();
});
