import { expect, test } from "vitest";
import { materialOf, movesOf, situationsOf } from "../situations";
import { speakIn } from "../../lib/catalogues";
import { words } from "../../lib/words.svelte";
import { allFaces, bareName, byNumber, openDeck } from "./cards";
import { sceneOf } from "./scene";
import { stopsOf } from "./stops";
import { cardMoves } from "./targets";
import type { ArtroppChoice, ArtroppView, PageMaterial } from "./types";

const situations = situationsOf<ArtroppView, ArtroppChoice>("artropp");
openDeck(materialOf("artropp") as PageMaterial);

test("a card's name without its number is words alone", async () => {
  await speakIn("en", "artropp");
  const speak = words.of("artropp");
  const names = allFaces().map(({ name }) => bareName(speak, name, "card"));
  expect(new Set(names)).toEqual(new Set(["orc", "lutinoid", "human", "artillery", "drum", "sniper", "officer"]));
});

test("every legal move is made with a card of the hand or with a button", () => {
  for (const { view, legal } of situations) {
    const cards = cardMoves(legal);
    for (const { card } of cards) expect(view.hand).toContain(card);
    const buttons = legal.filter(({ card }) => !card);
    expect(movesOf([...cards.map(({ choice }) => choice), ...buttons])).toEqual(movesOf(legal));
  }
});

test("a stack or a gap that a card goes to lies in a line", () => {
  let looked = 0;
  for (const { view, legal } of situations) {
    const stops = view.lines.flatMap((line) => stopsOf(line.row));
    const places = stops.flatMap(({ number, gap }) => [`stack-${number}`, gap]);
    for (const { target } of cardMoves(legal)) {
      if (!target.includes("-")) continue;
      expect(places).toContain(target);
      looked += 1;
    }
  }
  expect(looked).toBeGreaterThan(5);
});

test("an assault that is on is that of whoever leads it", () => {
  const on = situations.filter(({ view }) => view.assaulter !== null);
  expect(on.length).toBeGreaterThan(5);
  for (const { log, view } of on) expect(sceneOf(log, [])?.leader).toBe(view.assaulter);
});

test("cards are held and looked up in the order of their numbers", () => {
  expect(["s", "d", "o12", "h3", "o3", "d0", "d16"].sort(byNumber)).toEqual(["d0", "h3", "o3", "o12", "d16", "d", "s"]);
});
