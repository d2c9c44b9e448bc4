import type { GameModule } from "../game";
import Beside from "./Beside.svelte";
import Board from "./Board.svelte";
import { openBox } from "./box";
import { CUES, follow } from "./staging";
import type { RugbyChampionView } from "./types";

/** What only one of the two ways to play has. */
const ALONE = ["difficulty", "symmetric_advantage"];
const DUEL = ["interception_try", "reaction_seconds"];

export const rugbyChampion: GameModule = {
  ownClock: true,
  open: openBox,
  Board,
  openHand: () => import("./OpenHand.svelte"),
  Beside,
  cues: CUES,
  follow,
  showdown: "revealed",
  mayLeave: () => false,
  hasOption: (name, seats) => !(seats > 1 ? ALONE : DUEL).includes(name),
  isLevel: (view) => {
    const [home, away] = (view as RugbyChampionView).sides;
    return home?.score === away?.score;
  },
};
