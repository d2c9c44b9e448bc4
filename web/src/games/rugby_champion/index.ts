import type { GameModule } from "../game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { openBox } from "./box";
import { TUTORIAL } from "./tutorial";
import type { RugbyChampionView, StoryEvent } from "./types";

const BEATS: Record<string, number> = {
  tryscored: 7,
  penaltyscored: 6,
  halfover: 6,
  setpiecewon: 5,
  whistled: 5,
  stopped: 5,
  balllost: 5,
  compared: 4,
  supported: 4,
  converted: 4,
  challenged: 2,
  laid: 1,
  passed: 1,
};

/** As long as the most that happened takes to be seen. */
function beats(story: readonly unknown[]): number {
  return Math.max(0, ...(story as readonly StoryEvent[]).map((event) => BEATS[event.event] ?? 0));
}

/** What only one of the two ways to play has. */
const ALONE = ["difficulty", "symmetric_advantage"];
const DUEL = ["interception_try", "reaction_seconds"];

export const rugbyChampion: GameModule = {
  ownClock: true,
  open: openBox,
  Board,
  Beside,
  beats,
  mayLeave: () => false,
  hasOption: (name, seats) => !(seats > 1 ? ALONE : DUEL).includes(name),
  isLevel: (view) => {
    const [home, away] = (view as RugbyChampionView).sides;
    return home?.score === away?.score;
  },
  tutorial: TUTORIAL,
};
