import { render } from "svelte/server";
import { expect, test } from "vitest";
import { speakIn } from "../lib/catalogues";
import { words } from "../lib/words.svelte";
import type { Stop } from "./marks";
import Transport from "./Transport.svelte";

const stop = { frame: 1, moment: { kind: "score", phrase: { key: "try" } } } as unknown as Stop;
const LONG = "Général 3 rafle le pot de 1 100 braves avec le lutinoïde 4";
const props = { frames: [{}, {}] as never, stops: [stop], tell: () => LONG, at: 1 };

test.each([
  ["fr", "×0,5"],
  ["en", "×0.5"],
] as const)("half the speed is written as in %s", async (language, half) => {
  await speakIn(language);
  await words.enter("after");
  expect(render(Transport, { props }).body).toContain(half);
});

test("where a moment has no room in the list its title says all of it", () => {
  expect(render(Transport, { props }).body).toMatch(new RegExp(`<select[^>]* title="${LONG}"`));
});
