/** What happened is told one thing after another, and the position comes last. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happened, Situation } from "../protocol";
import type { Staging } from "./staging";
import { SILENCE, Teller } from "./teller.svelte";

const BEAT = 100;
const STAGING: Staging = {
  cues: {
    threw: 2,
    won: { beats: 3 },
    goal: { beats: 4, moment: () => ({ kind: "goal", look: "score" }) },
    saved: { beats: 4, moment: () => ({ kind: "saved", look: "save" }) },
    turned: { beats: 1, parts: () => 3 },
    laid: 2,
  } as Staging["cues"],
  follow: (view, event) => ({ ...(view as object), [(event as { event: string }).event]: true }),
};

function situation(ply: number, due: number | null = null): Situation {
  return { ply, views: { 0: { ply } }, says: {}, legal: {}, waiting: [0], clause: "", due, now: null, undo: {}, outcome: null, awaits: false, clock: {}, refused: {}, lesson: null };
}

let ply = 0;

/** A message, with a line for each of its events. */
function told(events: string[], more: Partial<Happened> = {}): Happened {
  ply += 1;
  const lines = events.map((key, at) => ({ at, phrase: { key } }));
  return { type: "happened", n: ply, story: events.map((event) => ({ event })), lines, situation: situation(ply), undone: false, log: 0, ...more } as Happened;
}

let beat = BEAT;
let settled: number[] = [];
let teller: Teller;
const view = (): unknown => teller.situation?.views[0];
const log = (): string[] => teller.log.map((event) => (event as { event: string }).event);

beforeEach(() => {
  vi.useFakeTimers();
  beat = BEAT;
  ply = 0;
  settled = [];
  teller = new Teller(() => STAGING, () => beat, ({ ply: shown }) => settled.push(shown));
  teller.begin(situation(0), [], []);
});
afterEach(() => vi.useRealTimers());

test("throw, result, goal: the score after the banner and its silence, the question at the very end", () => {
  teller.hear(told(["threw", "goal", "drew", "laid"]), 0);
  expect([log(), view(), teller.behind, teller.tells]).toEqual([["threw"], { ply: 0, threw: true }, 1, true]);
  vi.advanceTimersByTime(2 * BEAT);
  expect([log(), teller.moment?.kind, view()]).toEqual([["threw", "goal"], "goal", { ply: 0, threw: true }]);
  vi.advanceTimersByTime(4 * BEAT);
  expect([teller.moment, log(), view()]).toEqual([null, ["threw", "goal"], { ply: 0, threw: true }]);
  vi.advanceTimersByTime(SILENCE * BEAT);
  // The last step comes with the position; what is asked waits until it was seen.
  expect([log(), view(), settled, teller.behind]).toEqual([["threw", "goal", "drew", "laid"], { ply: 1 }, [1], 1]);
  vi.advanceTimersByTime(2 * BEAT);
  expect([teller.behind, teller.tells]).toEqual([0, false]);
});

test("what nobody has won by is seen with its banner", () => {
  teller.hear(told(["saved", "laid"]), 0);
  expect([teller.moment?.kind, view()]).toEqual(["saved", { ply: 0, saved: true }]);
});

test("a moment at the end holds the position back too", () => {
  teller.hear(told(["goal"]), 0);
  expect([view(), settled]).toEqual([{ ply: 0 }, []]);
  vi.advanceTimersByTime((4 + SILENCE) * BEAT);
  expect([view(), settled, teller.behind]).toEqual([{ ply: 1 }, [1], 0]);
});

test("a single step is there at once; its question when it has come to rest, the next message when it was seen", () => {
  teller.hear(told(["laid"]), 0);
  teller.hear(told(["laid"]), 0);
  expect([view(), teller.behind]).toEqual([{ ply: 1 }, 2]);
  vi.advanceTimersByTime(BEAT);
  expect([view(), teller.behind]).toEqual([{ ply: 1 }, 1]);
  vi.advanceTimersByTime(BEAT);
  expect([view(), teller.behind]).toEqual([{ ply: 2 }, 1]);
  vi.advanceTimersByTime(BEAT);
  expect(teller.behind).toBe(0);
});

test("parts come one by one", () => {
  teller.hear(told(["turned", "laid"]), 0);
  const seen = [teller.part];
  for (let step = 0; step < 2; step++) {
    vi.advanceTimersByTime(BEAT);
    seen.push(teller.part);
  }
  expect(seen).toEqual([1, 2, Infinity]);
  expect(teller.lines.map(({ phrase }) => phrase.key)).toEqual(["turned"]);
});

test("who skips sees the end of it, and of nothing else", () => {
  teller.hear(told(["threw", "goal", "laid"]), 0);
  teller.hear(told(["threw", "laid"]), 0);
  teller.skip();
  expect([log(), settled, teller.moment, teller.behind]).toEqual([["threw", "goal", "laid", "threw"], [1], null, 1]);
  teller.skip();
  expect([log().length, settled, teller.behind, teller.tells]).toEqual([5, [1, 2], 0, false]);
  teller.skip();
  vi.runAllTimers();
  expect([settled, teller.fresh.length, teller.freshLines.length]).toEqual([[1, 2], 2, 2]);
});

test("without beats everything is there at once", () => {
  beat = 0;
  teller.hear(told(["threw", "goal", "laid"]), 0);
  expect([log(), view(), teller.behind, settled]).toEqual([["threw", "goal", "laid"], { ply: 1 }, 0, [1]]);
  expect(vi.getTimerCount()).toBe(0);
});

test("where a clock runs the story leaves most of its time", () => {
  teller.hear(told(["threw", "goal", "laid"], { situation: situation(7, 1000) }), 0);
  vi.advanceTimersByTime(250);
  expect([teller.behind, settled]).toEqual([0, [7]]);
});

test("moves that were taken back are gone, and nothing is told of that", () => {
  teller.hear(told(["laid", "laid"]), 0);
  vi.runAllTimers();
  teller.hear(told(["threw"], { undone: true, log: 1 }), 0);
  expect([log(), teller.lines.map(({ at }) => at), teller.behind]).toEqual([["laid", "threw"], [0, 1], 0]);
});

test("whoever comes anew hears nothing of what was being told", () => {
  teller.hear(told(["threw", "goal"]), 0);
  teller.begin(situation(9), [{ event: "laid" }], []);
  vi.runAllTimers();
  expect([log(), view(), teller.behind, teller.moment]).toEqual([["laid"], { ply: 9 }, 0, null]);
});
