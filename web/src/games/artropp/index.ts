import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { openDeck } from "./cards";
import { CUES, follow } from "./staging";

export const artropp: GameModule = {
  open: openDeck,
  Board,
  openHand: () => import("./OpenHand.svelte"),
  cues: CUES,
  follow,
  showdown: "revealed",
  mayLeave: (options) => options["open_table"] !== false,
};
