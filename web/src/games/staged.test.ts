/** What the stories of real matches look like, frame by frame: cards and dice, what comes of them, points, and the question last. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Staging } from "../lib/staging";
import { Teller } from "../lib/teller.svelte";
import type { Happened, Situation } from "../protocol";
import * as frenchFlair from "./french_flair/staging";
import * as rugbyChampion from "./rugby_champion/staging";
import { situationsOf } from "./situations";

interface Told {
  event: string;
  score?: number[];
}

/** What is to be seen at one time. */
interface Frame {
  told: string;
  banner: string | null;
  points: number[];
  asked: boolean;
}

const BEAT = 100;
const STEP = 10;
const AT_MOST = 100_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function situation(view: unknown, ply: number): Situation {
  return { ply, views: { 0: view }, says: {}, legal: {}, waiting: [0], clause: "", due: null, now: null, undo: {}, outcome: null, awaits: false, clock: {}, refused: {}, lesson: null } as Situation;
}

/** Every frame that differs from the one before while a story is told, from one view to the next. */
function framesOf({ CUES, follow }: { CUES: object; follow: unknown }, before: unknown, story: Told[], after: unknown, points: (view: unknown) => number[]): Frame[] {
  const teller = new Teller(() => ({ cues: CUES, follow }) as unknown as Staging, () => BEAT, () => undefined);
  teller.begin(situation(before, 0), [], []);
  const lines = story.map(({ event }, at) => ({ at, phrase: { key: event } }));
  teller.hear({ type: "happened", n: 1, story, lines, situation: situation(after, 1), undone: false, log: 0 } as unknown as Happened, 0);
  const frames: Frame[] = [];
  const look = (): void => {
    const frame = { told: (teller.log.at(-1) as Told | undefined)?.event ?? "", banner: teller.moment?.kind ?? null, points: points(teller.situation?.views[0]), asked: !teller.tells };
    if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
  };
  for (let time = 0; teller.tells && time < AT_MOST; time += STEP) {
    look();
    vi.advanceTimersByTime(STEP);
  }
  look();
  return frames;
}

const first = (frames: Frame[], wanted: (frame: Frame) => boolean): number => frames.findIndex(wanted);
const withPoints = <View extends object>(view: View, key: "sides" | "teams", score: number[]): View => ({ ...view, [key]: ((view as Record<string, unknown>)[key] as object[]).map((one, seat) => ({ ...one, score: score[seat] })) });
const scored = (key: "sides" | "teams") => (view: unknown): number[] => ((view as Record<string, { score: number }[]>)[key] ?? []).map(({ score }) => score);

test("Rugby Champion: cards are compared, then the banner of a try, then its points, then the question", () => {
  const all = situationsOf<object, unknown>("rugby_champion");
  const log = all.map((one) => one.log as Told[]).find((told) => told.some(({ event }) => event === "tryscored")) ?? [];
  const place = log.findIndex(({ event }) => event === "tryscored");
  const begins = log.slice(0, place).findLastIndex(({ event }) => event === "compared");
  const story = log.slice(begins, place + 1);
  const before = withPoints(all[0]?.view as object, "sides", [0, 0]);
  const after = withPoints(before, "sides", log[place]?.score ?? []);
  const frames = framesOf(rugbyChampion, before, story, after, scored("sides"));
  const [compared, banner, points, asked] = [
    first(frames, ({ told }) => told === "compared"),
    first(frames, (frame) => frame.banner !== null),
    first(frames, (frame) => frame.points.some((score) => score > 0)),
    first(frames, (frame) => frame.asked),
  ];
  expect(compared).toBe(0);
  expect(banner).toBeGreaterThan(compared);
  expect(points).toBeGreaterThan(banner);
  expect(asked).toBeGreaterThanOrEqual(points);
  expect(frames.slice(0, points).every((frame) => !frame.asked)).toBe(true);
});

test("French Flair: a conversion, half-time and the next kick-off are three things, one after the other", () => {
  const all = situationsOf<object, unknown>("french_flair");
  const told = all.flatMap((one) => one.log as (Told & { good?: boolean; half?: number })[]);
  const story = [
    told.find(({ event, good }) => event === "converted" && good),
    told.find(({ event, half }) => event === "halfover" && half === 1),
    told.find(({ event, half }) => event === "halfbegan" && half === 2),
    told.find(({ event }) => event === "kicked"),
  ].filter((event) => event !== undefined);
  expect(story.map(({ event }) => event)).toEqual(["converted", "halfover", "halfbegan", "kicked"]);
  const before = withPoints(all[0]?.view as object, "teams", [0, 0]);
  const after = withPoints(before, "teams", story[0]?.score ?? []);
  const frames = framesOf(frenchFlair, before, story, after, scored("teams"));
  const seen = frames.map(({ told: event, banner }) => (banner ? `${event} ${banner}` : event)).filter((one, at, list) => one !== list[at - 1]);
  expect(seen).toEqual(["converted converted", "converted", "halfover half", "halfover", "halfbegan", "kicked"]);
  expect(first(frames, ({ points }) => points.some((score) => score > 0))).toBeLessThanOrEqual(first(frames, ({ told: event }) => event === "halfover"));
  expect(first(frames, ({ asked }) => asked)).toBe(frames.length - 1);
});
