/** The table as it is drawn: which places are lit, and who is next. */

import { createRawSnippet } from "svelte";
import { render } from "svelte/server";
import { beforeAll, expect, test } from "vitest";
import { speakIn } from "../../lib/catalogues";
import { words } from "../../lib/words.svelte";
import { materialOf, situationsOf } from "../situations";
import Board from "./Board.svelte";
import { openDeck } from "./cards";
import { cardMoves } from "./targets";
import type { ArtroppChoice, ArtroppView, PageMaterial } from "./types";

/** Every third: to draw a table takes a while. */
const turns = situationsOf<ArtroppView, ArtroppChoice>("artropp").filter(({ view }, number) => view.phase === "turn" && number % 3 === 0);
const prompt = createRawSnippet(() => ({ render: () => "<p></p>" }));
openDeck(materialOf("artropp") as PageMaterial);
beforeAll(() => speakIn("en", "artropp"));

function drawn({ view, legal, log, fresh }: (typeof turns)[number]): string {
  const names = view.generals.map((_, seat) => `Seat ${seat + 1}`);
  return render(Board, { props: { view, log, fresh, step: [], told: [], lines: [], said: null, legal, names, speak: words.of("artropp"), tell: ({ key }) => key, play: () => undefined, prompt } }).body;
}

test("a place is lit if, and only if, a card of the hand may go there", () => {
  expect(turns.length).toBeGreaterThan(9);
  for (const turn of turns) {
    const lit = [...drawn(turn).matchAll(/<button[^>]*data-drop="([^"]+)"[^>]*>/g)].filter(([tag]) => !tag.includes("disabled")).map((found) => found[1]);
    const may = cardMoves(turn.legal).map(({ target }) => target).filter((target) => target !== "table");
    expect(new Set(lit)).toEqual(new Set(may));
  }
});

test("at most one general is next, and never the one whose turn it is", () => {
  for (const turn of turns.filter(({ view }) => !view.duel)) {
    const seats = [...drawn(turn).matchAll(/<li[^>]*data-spot="seat-(\d+)"[^>]*>/g)];
    const next = seats.filter(([tag]) => /class="[^"]*\bnext\b/.test(tag)).map((found) => Number(found[1]));
    expect(next).toHaveLength(1);
    expect(next).not.toContain(turn.view.turn);
  }
});
