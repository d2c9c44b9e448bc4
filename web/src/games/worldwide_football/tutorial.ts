/** The first minutes of a match, step by step: each step waits until the table shows what it speaks of. */

import type { TutorialStep } from "../game";
import type { WorldwideFootballChoice, WorldwideFootballView } from "./types";

type Legal = readonly WorldwideFootballChoice[];

function step(key: string, spot: string | null, fits: (view: WorldwideFootballView, legal: Legal) => boolean): TutorialStep {
  return { key: `wf-ui-tutorial-${key}`, spot, fits: (view, legal) => fits(view as WorldwideFootballView, legal) };
}

export const TUTORIAL: readonly TutorialStep[] = [
  step("welcome", null, () => true),
  step("pitch", "pitch", (view) => view.half > 0),
  step("hand", "hand", (view) => view.hand.length > 0),
  step("players", "players", (view) => view.players.length > 0),
  step("attack", "hand", (view, legal) => view.phase === "attack" && legal.length > 0),
  step("defence", "hand", (view, legal) => view.phase === "defence" && legal.length > 0),
  step("odds", "odds", (view, legal) => view.phase === "defence" && legal.length > 0),
  step("stars", "stars", (view, legal) => view.laid.length > 0 && legal.length > 0),
  step("shoot", "hand", (_view, legal) => legal.some(({ kind }) => kind === "shoot")),
  step("give", "actions", (view, legal) => legal.some(({ kind }) => kind === "give") && view.laid.length === 0 && view.hand.length < 6),
];
