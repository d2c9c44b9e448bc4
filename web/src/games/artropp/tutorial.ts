/** A first round, step by step: each step waits until the table shows what it speaks of. */

import type { TutorialStep } from "../game";
import { isSpecial } from "./cards";
import type { ArtroppChoice, ArtroppView } from "./types";

const ROOM_FOR_A_UNIT: readonly (string | undefined)[] = ["open", "low", "high"];

function step(
  key: string,
  spot: string | null,
  fits: (view: ArtroppView, legal: readonly ArtroppChoice[]) => boolean,
): TutorialStep {
  return { key: `tutorial-${key}`, spot, fits: (view, legal) => fits(view as ArtroppView, legal) };
}

export const TUTORIAL: readonly TutorialStep[] = [
  step("welcome", null, () => true),
  step("goal", "generals", () => true),
  step("line", "line", () => true),
  step("hand", "hand", () => true),
  step("add", "hand", (_view, legal) => legal.some(({ place }) => ROOM_FOR_A_UNIT.includes(place))),
  step("price", "br", (view) => (view.lines[view.place]?.br ?? 0) > 0),
  step("special", "hand", (view) => view.hand.some(isSpecial)),
  step("arrow", "arrow", (view, legal) => view.phase === "arrow" && legal.length > 0),
  step("assault", "actions", (_view, legal) => legal.some(({ kind }) => kind === "assault")),
  step("announce", "actions", (view, legal) => view.phase === "announce" && legal.length > 0),
  step("commit", "hand", (view, legal) => view.phase === "commit" && legal.length > 0),
  step("interval", "actions", (view) => view.phase === "interval" || view.phase === "over"),
];
