import { expect, test } from "vitest";
import { materialOf, movesOf, situationsOf } from "../situations";
import { actionsOf, pairingsOf, plainActions } from "./moves";
import { ghostOf } from "./reach";
import { legsOf } from "./scene";
import { openBox } from "./squad";
import type { FrenchFlairChoice, FrenchFlairView, PageMaterial } from "./types";

const situations = situationsOf<FrenchFlairView, FrenchFlairChoice>("french_flair");
openBox(materialOf("french_flair") as PageMaterial);

test("every legal move is made with a card of the hand, with two of them, or with a button", () => {
  for (const { view, legal } of situations) {
    const alone = view.hand.flatMap((card) => actionsOf(card, legal)).flatMap(({ choices }) => choices);
    const gathered = view.hand.flatMap((card) => pairingsOf(card, legal)).flatMap(({ partners }) => partners);
    const plain = plainActions(legal).flatMap(({ choices }) => choices);
    expect(movesOf([...alone, ...gathered.map(({ choice }) => choice), ...plain])).toEqual(movesOf(legal));
    for (const { card } of gathered) expect(view.hand).toContain(card);
  }
});

test("the ball comes to where it was shown before, if that was certain", () => {
  let looked = 0;
  for (const { view, legal, move, after } of situations) {
    const ghost = ghostOf(view, legal.find((choice) => choice.move === move) ?? { move, phrase: null });
    if (ghost?.places.length !== 1 || after.attack !== view.attack) continue;
    expect(ghost.places[0]?.ball).toBe(after.ball);
    looked += 1;
  }
  expect(looked).toBeGreaterThan(3);
});

test("the chances of all places that the ball can come to make one", () => {
  const thrown = situations.flatMap(({ view, legal }) => legal.flatMap((choice) => ghostOf(view, choice) ?? []));
  expect(thrown.filter(({ places }) => places.length > 1).length).toBeGreaterThan(20);
  for (const { places } of thrown) expect(places.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
});

test("the way of the ball ends where it lies, but for a kick-off", () => {
  const moved = situations.filter(({ fresh, view }) => legsOf(fresh).length && view.phase !== "kick-off");
  expect(moved.length).toBeGreaterThan(10);
  for (const { fresh, view } of moved) expect(legsOf(fresh).at(-1)?.to).toBe(view.ball);
});
