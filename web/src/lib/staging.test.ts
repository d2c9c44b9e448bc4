/** A story is divided where there is something to look at. */

import { expect, test } from "vitest";
import { ALL, stepsOf, type Cues } from "./staging";

const CUES: Cues = Object.freeze({
  threw: { beats: 2, sound: "dice" },
  turned: { beats: 3, parts: ({ cards }: { cards?: number }) => cards ?? 0 },
  goal: { beats: 5, sound: "crowd", moment: () => ({ kind: "goal", look: "score" }) },
  tried: { beats: 1, moment: (_: unknown, next?: { event: string }) => (next?.event === "goal" ? null : { kind: "missed", look: "save" }) },
  laid: 1,
  heard: { beats: 0, sound: "card" },
}) as Cues;

const spans = (...events: unknown[]): (readonly [number, number, number])[] => stepsOf(events, CUES).map(({ from, to, beats }) => [from, to, beats]);

test("an event without a cue comes with the next that has one, and what is left with the last", () => {
  expect(spans({ event: "drew" }, { event: "threw" }, { event: "moved" }, { event: "laid" }, { event: "drew" })).toEqual([[0, 2, 2], [2, 5, 1]]);
});

test("nothing comes together with a big moment but what led to it", () => {
  const steps = stepsOf([{ event: "threw" }, { event: "goal", seat: 1, score: [0, 1] }, { event: "drew" }], CUES);
  expect(steps.map(({ to, beats }) => [to, beats])).toEqual([[1, 2], [2, 5], [3, 0]]);
  expect(steps[1]?.moment).toEqual({ kind: "goal", look: "score", seat: 1, score: [0, 1], at: 1 });
  expect(steps.map(({ sounds }) => sounds)).toEqual([["dice"], ["crowd"], []]);
});

test("what has parts is shown part by part, and at last whole", () => {
  const steps = stepsOf([{ event: "turned", cards: 3 }], CUES);
  expect(steps.map(({ part, beats }) => [part, beats])).toEqual([[1, 1], [2, 1], [ALL, 3]]);
});

test("a moment may give way to the one that follows", () => {
  expect(stepsOf([{ event: "tried" }, { event: "goal" }], CUES).map(({ moment }) => moment?.kind ?? null)).toEqual([null, "goal"]);
  expect(stepsOf([{ event: "tried" }, { event: "drew" }], CUES)[0]?.moment?.kind).toBe("missed");
});

test("a story of nothing is one step, without a pause", () => {
  expect(spans()).toEqual([[0, 0, 0]]);
  expect(stepsOf([{ event: "heard" }, { event: "drew" }], CUES)).toMatchObject([{ from: 0, to: 2, beats: 0, sounds: ["card"] }]);
});
