import type { GameModule, LogLine } from "../game";
import Board from "./Board.svelte";
import { openBox } from "./edition";
import { sayEvent, sayMove, sayOutcome, sayProgress, sayPrompt, Voice } from "./say";
import { TUTORIAL } from "./tutorial";
import type { StoryEvent, WorldwideFootballView } from "./types";

const DRAWS = ["drew", "drewplayer"];
/** A card or two that came are news; those of a deal are seen in the hand. */
const NEWS = 2;

function sayLog(...[speak, log, names, reader]: Parameters<GameModule["sayLog"]>): LogLine[] {
  const voice = new Voice(speak, names, reader);
  const lines: LogLine[] = [];
  let drawn: LogLine[] = [];
  for (const event of log as readonly StoryEvent[]) {
    const text = sayEvent(voice, event);
    const told = text ? [{ text, chapter: event.event === "halfbegan" }] : [];
    if (DRAWS.includes(event.event)) {
      drawn.push(...told);
      continue;
    }
    lines.push(...(drawn.length > NEWS ? [] : drawn), ...told);
    drawn = [];
  }
  return [...lines, ...(drawn.length > NEWS ? [] : drawn)];
}

const BEATS: Record<string, number> = {
  goal: 6,
  halfover: 5,
  penaltytaken: 5,
  shotjudged: 4,
  carded: 4,
  trapsprung: 4,
  dived: 4,
  defencethrown: 4,
  interposed: 3,
  shot: 2,
  laid: 2,
  starused: 2,
  playerplayed: 2,
  gaveback: 2,
  substituted: 2,
  drewinstead: 1,
  recovered: 1,
  discarded: 1,
  aimed: 1,
};

/** As long as the most that happened takes to be seen. */
function beats(story: readonly unknown[]): number {
  return Math.max(0, ...(story as readonly StoryEvent[]).map((event) => BEATS[event.event] ?? 0));
}

/** What only means something against the virtual opponent. */
const SOLO = ["offensive_two"];

export const worldwideFootball: GameModule = {
  open: openBox,
  Board,
  sayLog,
  sayMove: (speak, view, notation, names) => sayMove(speak, view as WorldwideFootballView, notation, names),
  sayPrompt: (speak, view, names) => sayPrompt(speak, view as WorldwideFootballView, names),
  sayOutcome: (speak, view, names) => sayOutcome(speak, view as WorldwideFootballView, names),
  sayProgress: (speak, view) => sayProgress(speak, view as WorldwideFootballView),
  beats,
  covered: (view) => ({ ...(view as WorldwideFootballView), seat: null, hand: [], players: [], odds: {}, reach: {}, aim: null }),
  mayLeave: () => false,
  hasOption: (name, seats) => seats === 1 || !SOLO.includes(name),
  tutorial: TUTORIAL,
};
