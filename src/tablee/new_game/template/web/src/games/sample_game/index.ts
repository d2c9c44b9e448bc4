import type { Cues } from "../../lib/staging";
import type { GameModule } from "../game";
import Board from "./Board.svelte";
import type { StoryEvent } from "./types";

/** How long each of these stays before what follows, and which is a big moment. */
const CUES: Cues<StoryEvent> = {
  threw: { beats: 2, sound: "dice" },
  stopped: 2,
  cupslifted: { beats: 4, sound: "dice" },
  roundwon: { beats: 4, sound: "crowd", moment: () => ({ kind: "won", look: "win" }) },
  rounddrawn: 4,
};

export const game: GameModule = {
  Board,
  cues: CUES,
  mayLeave: () => false,
};
