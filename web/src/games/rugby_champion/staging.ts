/** How a match of Rugby Champion is told: cards are turned, compared, and what comes of it is seen before the next challenge. */

import type { Cues } from "../../lib/staging";
import type { RugbyChampionView, StoryEvent } from "./types";

export const CUES: Cues<StoryEvent> = {
  halfbegan: { beats: 2, sound: "whistle" },
  phasebegan: 1,
  challenged: 1.5,
  laid: { beats: 1, sound: "card" },
  turned: { beats: 1.5, sound: "card" },
  revealed: { beats: 1.5, sound: "card" },
  compared: 3,
  whistled: { beats: 3, sound: "whistle" },
  aided: { beats: 2, sound: "card" },
  supported: { beats: 2, sound: "card" },
  stopped: { beats: 3, sound: "drum", moment: () => ({ kind: "stopped", look: "save" }) },
  redirected: 2,
  intouch: { beats: 2, sound: "whistle" },
  advantagetaken: 1,
  setpiecewon: 2,
  tryscored: { beats: 5, sound: "crowd", moment: ({ how }) => ({ kind: how === "interception" ? "interception" : "try", look: "score" }) },
  converted: { beats: 3, sound: "crowd", moment: ({ good }) => (good ? { kind: "converted", look: "score" } : null) },
  penaltyawarded: { beats: 2, sound: "whistle" },
  penaltyscored: { beats: 4, sound: "crowd", moment: () => ({ kind: "penalty", look: "score" }) },
  balllost: 3,
  halfover: { beats: 5, sound: "whistle", moment: ({ half }) => (half === 1 ? { kind: "half", look: "pause" } : null) },
};

/** What is seen at once: the card leaves the hand, what was laid is turned up, points count. */
export function follow(given: unknown, told: unknown): unknown {
  const view = given as RugbyChampionView;
  const event = told as StoryEvent;
  switch (event.event) {
    case "laid":
    case "supported":
    case "stopped":
      return event.side === view.seat ? { ...view, hand: view.hand.filter(({ id }) => id !== event.card) } : view;
    case "turned":
    case "revealed":
    case "compared":
      // What lies there is read off the story from here on.
      return { ...view, phase: "told" };
    case "tryscored":
    case "converted":
    case "penaltyscored":
      return { ...view, sides: view.sides.map((side, seat) => ({ ...side, score: event.score[seat] ?? side.score })) };
    default:
      return view;
  }
}
