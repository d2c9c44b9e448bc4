import type { GameModule } from "../game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { openBox } from "./edition";
import { TUTORIAL } from "./tutorial";
import type { StoryEvent, WorldwideFootballView } from "./types";

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
  Beside,
  beats,
  mayLeave: () => false,
  hasOption: (name, seats) => seats === 1 || !SOLO.includes(name),
  isLevel: (view) => {
    const [home, away] = (view as WorldwideFootballView).sides;
    return home?.score === away?.score;
  },
  tutorial: TUTORIAL,
};
