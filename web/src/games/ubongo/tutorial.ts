/** A first duel, step by step: each step waits until the table shows what it speaks of. */

import type { TutorialStep } from "../game";
import type { UbongoView } from "./types";

function step(key: string, spot: string | null, fits: (view: UbongoView) => boolean): TutorialStep {
  return { key: `ubongo-ui-tutorial-${key}`, spot, fits: (view) => fits(view as UbongoView) };
}

const racing = (view: UbongoView): boolean => view.phase === "race";
const isLaid = (view: UbongoView): boolean => racing(view) && view.board.length > 0;

export const TUTORIAL: readonly TutorialStep[] = [
  step("welcome", null, (view) => view.phase === "ready"),
  step("track", "track", (view) => view.phase === "ready"),
  step("ready", "field", (view) => view.phase === "ready"),
  step("task", "task", racing),
  step("tray", "tray", racing),
  step("turn", "tools", racing),
  step("move", "field", isLaid),
  step("rival", "rival", isLaid),
  step("next", "result", (view) => view.phase === "ready" && view.last !== null),
];
