/** The first minutes of a match, step by step: each step waits until the table shows what it speaks of. */

import type { TutorialStep } from "../game";
import type { FrenchFlairView } from "./types";

function step(key: string, spot: string | null, fits: (view: FrenchFlairView, legal: readonly string[]) => boolean): TutorialStep {
  return { key: `ff-ui-tutorial-${key}`, spot, fits: (view, legal) => fits(view as FrenchFlairView, legal) };
}

const may = (legal: readonly string[], pattern: RegExp): boolean => legal.some((move) => pattern.test(move));

export const TUTORIAL: readonly TutorialStep[] = [
  step("welcome", null, () => true),
  step("pitch", "pitch", () => true),
  step("hand", "hand", () => true),
  step("kick", "actions", (_view, legal) => may(legal, /^kick/)),
  step("advance", "hand", (view, legal) => view.phase === "attack" && view.combo === null && may(legal, /^\d+a$/)),
  step("opening", "hand", (view, legal) => view.combo === null && may(legal, /^\d+o$/)),
  step("relay", "hand", (view, legal) => view.combo === null && may(legal, /^\d+j$/)),
  step("combination", "combo", (view, legal) => view.combo !== null && view.phase === "attack" && legal.length > 0),
  step("tackle", "hand", (view, legal) => view.phase === "defence" && legal.length > 0),
  step("contest", "throws", (view, legal) => view.phase === "contest" && legal.length > 0),
  step("odds", "odds", (_view, legal) => may(legal, /(dice|goal|[rktd])[12]$|^[cx]\d/)),
  step("time", "score", (view) => view.half > 0 && (view.time_up || view.seconds > view.half_seconds / 4)),
];
