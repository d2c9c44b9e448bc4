/** A first round, step by step: each step waits until the table shows what it speaks of. */

import type { TutorialStep } from "../game";
import { readCard } from "./cards";
import { activeLine } from "./say";
import type { ArtroppView } from "./types";

const isSpecial = (card: string): boolean => ["drum", "sniper", "officer"].includes(readCard(card).family);

function step(
  key: string,
  spot: string | null,
  fits: (view: ArtroppView, legal: readonly string[]) => boolean,
): TutorialStep {
  return { key: `tutorial-${key}`, spot, fits: (view, legal) => fits(view as ArtroppView, legal) };
}

export const TUTORIAL: readonly TutorialStep[] = [
  step("welcome", null, () => true),
  step("goal", "generals", () => true),
  step("line", "line", () => true),
  step("hand", "hand", () => true),
  step("add", "hand", (view, legal) => view.phase === "turn" && legal.some((move) => /^[olhad]\d+$/.test(move))),
  step("price", "br", (view) => view.lines.length > 0 && activeLine(view).br > 0),
  step("special", "hand", (view) => view.hand.some(isSpecial)),
  step("arrow", "arrow", (view, legal) => view.phase === "arrow" && legal.length > 0),
  step("assault", "actions", (_view, legal) => legal.includes("assault")),
  step("announce", "actions", (view, legal) => view.phase === "announce" && legal.length > 0),
  step("commit", "hand", (view, legal) => view.phase === "commit" && legal.length > 0),
  step("interval", "actions", (view) => view.phase === "interval" || view.phase === "over"),
];
