import type { GameModule } from "../game";
import Board from "./Board.svelte";
import type { SampleGameView, StoryEvent } from "./types";

const BEATS: Record<string, number> = { cupslifted: 5, roundwon: 4, rounddrawn: 4, threw: 2, stopped: 2 };

/** As long as the most that happened takes to be seen. */
function beats(story: readonly unknown[]): number {
  return Math.max(0, ...(story as readonly StoryEvent[]).map((event) => BEATS[event.event] ?? 0));
}

export const game: GameModule = {
  Board,
  beats,
  mayLeave: () => false,
  tutorial: [
    { key: "tutorial-welcome", spot: "cups", fits: () => true },
    { key: "tutorial-turn", spot: "actions", fits: (_view, legal) => legal.length > 0 },
    { key: "tutorial-limit", spot: "limit", fits: (view) => (view as SampleGameView).players.some((player) => player.open > 0) },
  ],
};
