import { expect, test } from "vitest";
import { movesOf, situationsOf } from "../situations";
import { choiceOfCard, namingsOf, plainChoices } from "./moves";
import { penaltiesOf, routeOf, sceneOf } from "./scene";
import type { RugbyChampionChoice, RugbyChampionView } from "./types";

const situations = situationsOf<RugbyChampionView, RugbyChampionChoice>("rugby_champion");

test("every legal move is made with a card of the hand, by a name, or with a button", () => {
  for (const { view, legal } of situations) {
    const cards = view.hand.flatMap(({ id }) => choiceOfCard(id, legal) ?? []);
    const named = namingsOf(legal).flatMap(({ choices }) => choices);
    expect(movesOf([...cards, ...named, ...plainChoices(legal)])).toEqual(movesOf(legal));
  }
});

test("the ball is on its way to where the challenge is", () => {
  const challenged = situations.filter(({ view }) => view.challenge && view.kind === "attack" && view.phase === "lay");
  expect(challenged.length).toBeGreaterThan(10);
  for (const { log, view } of challenged) expect(routeOf(log)?.to).toBe(view.challenge?.slot);
});

test("cards that were turned lie before their sides", () => {
  const turned = situations.filter(({ view }) => ["support", "stop", "whistle"].includes(view.phase));
  expect(turned.length).toBeGreaterThan(3);
  for (const { log, view } of turned) {
    const scene = sceneOf(log, view.solo);
    view.sides.forEach((side, place) => expect(scene?.cards[place]).toEqual(expect.arrayContaining(side.laid.map((card) => card?.id ?? null))));
  }
});

test("penalties are counted", () => {
  for (const { log } of situations) {
    const told = log.filter((event) => (event as { event: string }).event === "penaltyscored").length;
    expect(penaltiesOf(log, 0) + penaltiesOf(log, 1)).toBe(told);
  }
});
