/** The buttons of a chosen card: what goes on and what ends look different, and who is about to lose the ball is told. */

import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { speakIn } from "../../lib/catalogues";
import { words } from "../../lib/words.svelte";
import { materialOf, situationsOf } from "../situations";
import Actions from "./Actions.svelte";
import { actionsOf } from "./moves";
import { openBox } from "./squad";
import type { FrenchFlairChoice, FrenchFlairView, PageMaterial } from "./types";

const situations = situationsOf<FrenchFlairView, FrenchFlairChoice>("french_flair");
const speak = words.of("french_flair");
openBox(materialOf("french_flair") as PageMaterial);
beforeAll(() => speakIn("en", "french_flair"));

/** What stands above the hand when a card is chosen. */
function drawn(view: FrenchFlairView, card: number, legal: readonly FrenchFlairChoice[]): string {
  const actions = actionsOf(card, legal);
  return render(Actions, { props: { view, label: "", actions, odds: false, speak, tell: ({ key }) => key, play: () => undefined, point: () => undefined, short: true } }).body;
}

test("in a combination what goes on and what ends are two parts with two names", () => {
  let seen = 0;
  for (const { view, legal } of situations.filter(({ view }) => view.phase === "attack" && view.combo)) {
    for (const card of new Set(view.hand)) {
      const kinds = actionsOf(card, legal).map(({ kind }) => kind);
      const goes = kinds.some((kind) => kind === "pass" || kind === "opening");
      if (!goes || kinds.every((kind) => kind === "pass" || kind === "opening")) continue;
      const parts = [...drawn(view, card, legal).matchAll(/class="part (on|end)[^"]*" role="group" aria-label="([^"]+)"/g)];
      expect(parts.map((part) => part[1])).toEqual(["on", "end"]);
      expect(parts[0]?.[2]).not.toBe(parts[1]?.[2]);
      seen += 1;
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test("whoever is about to play the last card without scoring is told so on its button", () => {
  const { view, legal } = situations.find(({ view, legal }) => view.phase === "attack" && view.hand.some((card) => actionsOf(card, legal).length)) ?? situations[0] ?? expect.fail();
  const card = view.hand.find((one) => actionsOf(one, legal).length) ?? 0;
  const told = speak("last-card");
  expect(told).not.toBe("");
  const losing = legal.map((choice) => ({ ...choice, loses: true }));
  expect(drawn(view, card, losing)).toContain(told);
  expect(drawn(view, card, losing)).toContain("⚠");
  expect(drawn(view, card, legal.map((choice) => ({ ...choice, loses: false })))).not.toContain(told);
});
