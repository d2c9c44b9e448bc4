/** How a match of French Flair is told: the card, the dice, what they make of it, and only then what is decided next. */

import type { Cues } from "../../lib/staging";
import type { FrenchFlairView, StoryEvent } from "./types";

export const CUES: Cues<StoryEvent> = {
  tossed: 1,
  halfbegan: { beats: 2, sound: "whistle" },
  threw: { beats: 2, sound: "dice" },
  kicked: { beats: 2, sound: "drum" },
  landed: 1.5,
  played: { beats: 3, sound: "card" },
  tried: { beats: 1, sound: "card" },
  ran: 2,
  gathered: { beats: 2, sound: "card" },
  knockedon: 2,
  tackled: { beats: 1, sound: "card" },
  letpass: 1,
  intercepted: { beats: 3, sound: "crowd", moment: () => ({ kind: "intercepted", look: "save" }) },
  missedtackle: 2,
  ruckformed: 2,
  contested: 1,
  ballwon: 2,
  offside: { beats: 2, sound: "whistle" },
  penaltygiven: { beats: 2, sound: "whistle" },
  penaltychosen: 1,
  setpiece: { beats: 2, sound: "whistle" },
  setpiecewon: 2,
  turnedover: 2,
  toucheddown: 2,
  tryscored: { beats: 5, sound: "crowd", moment: () => ({ kind: "try", look: "score" }) },
  converted: { beats: 3, sound: "crowd", moment: ({ good }) => (good ? { kind: "converted", look: "score" } : null) },
  goalscored: { beats: 4, sound: "crowd", moment: ({ how }) => ({ kind: how, look: "score" }) },
  timeup: { beats: 1, sound: "whistle" },
  halfover: { beats: 5, sound: "whistle", moment: ({ half }) => (half === 1 ? { kind: "half", look: "pause" } : null) },
};

/** What is seen at once: the card leaves the hand, the ball moves, points count. */
export function follow(given: unknown, told: unknown): unknown {
  const view = given as FrenchFlairView;
  const event = told as StoryEvent;
  switch (event.event) {
    case "played":
    case "tried":
    case "tackled":
    case "contested":
      return { ...view, hand: event.seat === view.seat ? without(view.hand, event.card) : view.hand, ball: "ball" in event ? event.ball : view.ball };
    case "kicked":
      return { ...view, ball: event.end };
    case "tryscored":
    case "converted":
    case "goalscored":
      return { ...view, teams: view.teams.map((team, seat) => ({ ...team, score: event.score[seat] ?? team.score })) };
    default:
      return "ball" in event ? { ...view, ball: event.ball } : view;
  }
}

/** A hand may have a number twice; one of them goes. */
function without(hand: readonly number[], card: number | null): number[] {
  const place = card === null ? -1 : hand.indexOf(card);
  return hand.filter((_, other) => other !== place);
}
