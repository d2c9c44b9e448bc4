/** The first minutes of a match, step by step: each step waits until the table shows what it speaks of. */

import type { TutorialStep } from "../game";
import type { FrenchFlairChoice, FrenchFlairView } from "./types";

type Legal = readonly FrenchFlairChoice[];

function step(key: string, spot: string | null, fits: (view: FrenchFlairView, legal: Legal) => boolean): TutorialStep {
  return { key: `ff-ui-tutorial-${key}`, spot, fits: (view, legal) => fits(view as FrenchFlairView, legal) };
}

const may = (legal: Legal, ...kinds: string[]): boolean => legal.some(({ kind = "" }) => kinds.includes(kind));

export const TUTORIAL: readonly TutorialStep[] = [
  step("welcome", null, () => true),
  step("pitch", "pitch", () => true),
  step("hand", "hand", () => true),
  step("kick", "actions", (_view, legal) => legal.some(({ kind, cards = [] }) => kind === "kick" && !cards.length)),
  step("advance", "hand", (view, legal) => view.phase === "attack" && view.combo === null && may(legal, "advance")),
  step("opening", "hand", (view, legal) => view.combo === null && may(legal, "opening")),
  step("relay", "hand", (view, legal) => view.combo === null && may(legal, "relay")),
  step("combination", "combo", (view, legal) => view.combo !== null && view.phase === "attack" && legal.length > 0),
  step("tackle", "hand", (view, legal) => view.phase === "defence" && legal.length > 0),
  step("contest", "throws", (view, legal) => view.phase === "contest" && legal.length > 0),
  step("odds", "odds", (_view, legal) => legal.some(({ dice = 0 }) => dice > 0) || may(legal, "contest", "tackle")),
  step("time", "score", (view) => view.half > 0 && (view.time_up || view.seconds > view.half_seconds / 4)),
];
