import type { GameModule } from "../game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { openBox } from "./squad";
import { CUES, follow } from "./staging";

export const frenchFlair: GameModule = {
  ownClock: true,
  open: openBox,
  Board,
  openHand: () => import("./OpenHand.svelte"),
  Beside,
  cues: CUES,
  follow,
  mayLeave: () => false,
};
