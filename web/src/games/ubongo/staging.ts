/** How a race is told: as it goes, without a pause; the finished grid is looked at before anything else comes. */

import type { Cues } from "../../lib/staging";
import type { StoryEvent, UbongoView } from "./types";

export const CUES: Cues<StoryEvent> = {
  laid: { beats: 0, sound: "card" },
  rolled: { beats: 0, sound: "dice" },
  duelwon: { beats: 5, sound: "fanfare", moment: ({ taken }) => (taken ? null : { kind: "won", look: "win" }) },
  solved: { beats: 5, sound: "fanfare", moment: () => ({ kind: "solved", look: "win" }) },
};

/** What is seen at once: the last piece lies where it was laid. */
export function follow(given: unknown, told: unknown, after: unknown): unknown {
  const view = given as UbongoView;
  const { event } = told as StoryEvent;
  if (event !== "duelwon" && event !== "solved") return view;
  const boards = (after as UbongoView).last?.boards ?? [];
  return { ...view, board: boards[view.seat ?? 0] ?? view.board, tray: [] };
}
