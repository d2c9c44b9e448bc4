/** The first minutes of a match, step by step: each step waits until the table shows what it speaks of. */

import type { TutorialStep } from "../game";
import type { RugbyChampionChoice, RugbyChampionView } from "./types";

type Legal = readonly RugbyChampionChoice[];

function step(key: string, spot: string | null, fits: (view: RugbyChampionView, legal: Legal) => boolean): TutorialStep {
  return { key: `rc-ui-tutorial-${key}`, spot, fits: (view, legal) => fits(view as RugbyChampionView, legal) };
}

const may = (legal: Legal, kind: string): boolean => legal.some((choice) => choice.kind === kind);
const lays = (view: RugbyChampionView, legal: Legal): boolean => view.phase === "lay" && may(legal, "lay");
/** Whether a challenge has been played: the opening lies on the table, or something came of it. */
const hasPlayed = (view: RugbyChampionView): boolean => view.challenge?.opening === false || view.kind !== "attack";

export const TUTORIAL: readonly TutorialStep[] = [
  step("welcome", null, () => true),
  step("line-alone", "line", (view) => view.solo),
  step("line-duel", "line", (view) => !view.solo),
  step("cards", "hand", (view) => view.hand.length > 0),
  step("opening", "hand", (view, legal) => lays(view, legal) && view.challenge?.opening === true),
  step("result-try", "clash", (view) => view.interception_try && hasPlayed(view)),
  step("result-ball", "clash", (view) => !view.interception_try && hasPlayed(view)),
  step("name", "actions", (_view, legal) => may(legal, "name")),
  step("arrow", "line", (view, legal) => lays(view, legal) && view.challenge?.opening === false && view.challenge.way !== ""),
  step("react", "wait", (view) => !view.solo && ["whistle", "support", "stop"].includes(view.phase)),
  step("whistle", "hand", (view, legal) => view.solo && may(legal, "whistle")),
  step("set-piece", "clash", (view, legal) => view.phase === "pack" && legal.length > 0),
  step("advantage", "score", (view) => view.sides.some((side) => side.advantage)),
  step("convert", "hand", (_view, legal) => may(legal, "kick")),
  step("pile", "pile", (view) => view.half > 0 && view.pile <= 20),
];
