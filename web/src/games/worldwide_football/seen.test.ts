/** What stands on the table, as text: the scoreboard, and whose dice lie there. */

import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { speakIn } from "../../lib/catalogues";
import { words } from "../../lib/words.svelte";
import { materialOf, situationsOf } from "../situations";
import { openBox } from "./edition";
import { kitOf } from "./kits";
import { throwsOf } from "./scene";
import Score from "./Score.svelte";
import Tray from "./Tray.svelte";
import type { PageMaterial, WorldwideFootballChoice, WorldwideFootballView } from "./types";

const alone = situationsOf<WorldwideFootballView, WorldwideFootballChoice>("worldwide_football").filter(({ view }) => view.rival && view.half);
const speak = words.of("worldwide_football");
openBox(materialOf("worldwide_football") as PageMaterial);
beforeAll(() => speakIn("fr", "worldwide_football"));

test("alone the scoreboard calls the opponent by its team, once", () => {
  expect(alone.length).toBeGreaterThan(10);
  for (const { view } of alone) {
    const { body } = render(Score, { props: { view, names: ["Camille"], speak } });
    const team = speak("team", { team: view.sides[1]?.team });
    expect(body).toContain(`aria-label="${team}"`);
    expect(body.split(`>${team}<`)).toHaveLength(2);
    expect(body).toContain(">Camille<");
    expect(body).not.toMatch(/adversaire/i);
  }
});

test("the opponent's dice have its colour", () => {
  const thrown = alone.map(({ log, view }) => ({ view, throws: throwsOf(log, log) })).filter(({ throws }) => throws.some(({ seat }) => seat === 1));
  expect(thrown.length).toBeGreaterThan(2);
  for (const { view, throws } of thrown) {
    const { body } = render(Tray, { props: { view, throws, speak } });
    const kits = [...body.matchAll(/<span class="die ([^"]*?) svelte/g)].map((found) => found[1]);
    expect(kits).toEqual(throws.map(({ seat }) => kitOf(view, seat)));
    expect(kitOf(view, 1)).not.toBe(kitOf(view, 0));
  }
});
