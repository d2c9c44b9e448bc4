import type { GameModule } from "../game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { openBox } from "./edition";
import { CUES, follow } from "./staging";
import type { WorldwideFootballView } from "./types";

/** What only means something against the virtual opponent. */
const SOLO = ["offensive_two"];

export const worldwideFootball: GameModule = {
  open: openBox,
  Board,
  openHand: () => import("./OpenHand.svelte"),
  Beside,
  cues: CUES,
  follow,
  showdown: "penaltytaken",
  mayLeave: () => false,
  hasOption: (name, seats) => seats === 1 || !SOLO.includes(name),
  isLevel: (view) => {
    const [home, away] = (view as WorldwideFootballView).sides;
    return home?.score === away?.score;
  },
};
