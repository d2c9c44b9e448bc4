import type { GameModule } from "../game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { openBox } from "./squad";
import { TUTORIAL } from "./tutorial";
import type { StoryEvent } from "./types";

const BEATS: Record<string, number> = {
  tryscored: 6,
  goalscored: 5,
  halfover: 5,
  intercepted: 5,
  converted: 4,
  threw: 4,
  kicked: 4,
  ran: 3,
  gathered: 3,
  played: 3,
  letpass: 1,
  contested: 1,
  penaltychosen: 1,
};

/** As long as the most that happened takes to be seen. */
function beats(story: readonly unknown[]): number {
  return Math.max(0, ...(story as readonly StoryEvent[]).map((event) => BEATS[event.event] ?? 0));
}

export const frenchFlair: GameModule = {
  ownClock: true,
  open: openBox,
  Board,
  Beside,
  beats,
  mayLeave: () => false,
  tutorial: TUTORIAL,
};
