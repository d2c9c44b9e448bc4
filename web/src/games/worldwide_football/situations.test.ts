import { expect, test } from "vitest";
import { materialOf, movesOf, situationsOf } from "../situations";
import { openBox, targetAt } from "./edition";
import { choiceOfCard, choicesOfPlayer, choicesOfStar, plainChoices, substitutions } from "./moves";
import { attackOf } from "./scene";
import type { PageMaterial, WorldwideFootballChoice, WorldwideFootballView } from "./types";

const situations = situationsOf<WorldwideFootballView, WorldwideFootballChoice>("worldwide_football");
openBox(materialOf("worldwide_football") as PageMaterial);

test("every legal move is made with a card, a Star or a button; where to aim is chosen on a die", () => {
  for (const { view, legal } of situations) {
    const abilities = new Set(legal.flatMap(({ ability }) => ability ?? []));
    const offered = [
      ...view.hand.flatMap((card) => choiceOfCard(card, legal) ?? []),
      ...view.players.flatMap((number) => choicesOfPlayer(number, legal)),
      ...[...abilities].flatMap((ability) => choicesOfStar(ability, legal)),
      ...substitutions(legal),
      ...plainChoices(legal),
    ];
    expect(movesOf(offered)).toEqual(movesOf(legal.filter(({ kind }) => kind !== "aim")));
  }
});

test("the cards of an attack lie on the pitch as they were laid", () => {
  const attacks = situations.filter(({ view }) => view.laid.length);
  expect(attacks.length).toBeGreaterThan(20);
  for (const { log, view } of attacks) expect(attackOf(log, view.laid).map(({ card }) => card)).toEqual(view.laid);
});

test("what the die needs is what the edition says for the PA", () => {
  const aimed = situations.filter(({ view }) => view.target && view.pa);
  expect(aimed.length).toBeGreaterThan(10);
  for (const { view } of aimed) expect(view.target).toBe(targetAt(view.pa));
});
