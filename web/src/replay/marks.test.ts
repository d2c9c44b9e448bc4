import { expect, test } from "vitest";
import type { Frame, Moment } from "../protocol";
import { frameAt, handsAt, jump, linesUntil, step, stopsOf, storyOf } from "./marks";

const said = { prompt: { key: "p" }, progress: { key: "q" }, outcome: [], opponent: null };

function frame(ply: number, events: string[], hands: unknown[] | null = null): Frame {
  const story = events.map((event) => ({ event }));
  return { ply, story, lines: events.map((event, at) => ({ at, phrase: { key: event } })), view: {}, said, hands };
}

/** A deal of twenty cards before anybody does anything, then four moves. */
const FRAMES = [frame(20, ["drew"], ["a"]), frame(21, ["added"]), frame(23, ["drew"], ["b"]), frame(25, ["won", "began"]), frame(26, ["over"])];
const MOMENTS: Moment[] = [
  { ply: 20, phrase: { key: "began" }, kind: "part" },
  { ply: 24, phrase: { key: "won" }, kind: "score" },
  { ply: 25, phrase: { key: "began" }, kind: "part" },
];

test("a ply is shown by the first frame that has it", () => {
  expect([0, 20, 21, 22, 26, 99].map((ply) => frameAt(FRAMES, ply))).toEqual([0, 0, 1, 2, 4, 4]);
});

test("moments are jumped to, on and back, and then the ends", () => {
  const stops = stopsOf(FRAMES, MOMENTS);
  expect(stops.map((stop) => stop.frame)).toEqual([0, 3, 3]);
  expect([0, 3, 4].map((at) => jump(stops, at, 1, 4))).toEqual([3, 4, 4]);
  expect([4, 3, 0].map((at) => jump(stops, at, -1, 4))).toEqual([3, 0, 0]);
  expect([jump([], 2, 1, 4), jump([], 2, -1, 4)]).toEqual([4, 0]);
});

test("a step passes over what is only drawn, and stays in the game", () => {
  expect([step(FRAMES, 0, 1), step(FRAMES, 1, 1), step(FRAMES, 3, -1), step(FRAMES, 4, 1), step(FRAMES, 0, -1)]).toEqual([1, 3, 1, 4, 0]);
});

test("every line of the story knows its frame", () => {
  expect(storyOf(FRAMES).map((line) => [line.phrase.key, line.frame])).toEqual([["drew", 0], ["added", 1], ["drew", 2], ["won", 3], ["began", 3], ["over", 4]]);
});

test("a line knows its event among all that have been told", () => {
  expect(linesUntil(FRAMES, 3).map((line) => line.at)).toEqual([0, 1, 2, 3, 4]);
});

test("hands stay as they were until they change", () => {
  expect([0, 1, 2, 4].map((at) => handsAt(FRAMES, at))).toEqual([["a"], ["a"], ["b"], ["b"]]);
  expect(handsAt([frame(0, [])], 0)).toBe(null);
});
