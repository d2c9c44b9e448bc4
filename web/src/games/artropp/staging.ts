/** How a game of L'Artropp is told: cards of a showdown one by one, then who wins, then the coins. */

import type { Cues } from "../../lib/staging";
import type { ArtroppView, GeneralView, StoryEvent } from "./types";

export const CUES: Cues<StoryEvent> = {
  roundbegan: { beats: 1, sound: "card" },
  added: { beats: 2, sound: "card" },
  arrowturned: 2,
  passed: 1,
  assaulted: { beats: 3, sound: "drum" },
  announced: 2,
  committed: { beats: 1, sound: "card" },
  revealed: { beats: 2, sound: "card", parts: ({ cards }) => cards.length },
  felled: { beats: 3, sound: "drum" },
  potwon: { beats: 4, sound: "drum", moment: () => ({ kind: "won", look: "win" }) },
  potcarried: { beats: 3, moment: () => ({ kind: "carried", look: "pause" }) },
  potshared: { beats: 2, sound: "coins" },
  roundover: { beats: 2, sound: "coins" },
  left: 1,
  joined: 1,
  rebought: { beats: 1, sound: "coins" },
};

/** What is seen at once: a card goes to the showdown, and in the end the coins to their purses. */
export function follow(given: unknown, told: unknown, after: unknown): unknown {
  const view = given as ArtroppView;
  const event = told as StoryEvent;
  const generals = (change: (general: GeneralView, seat: number) => Partial<GeneralView>): GeneralView[] =>
    view.generals.map((general, seat) => ({ ...general, ...change(general, seat) }));
  if (event.event === "committed") {
    const hand = event.seat === view.seat ? view.hand.filter((card) => card !== event.card) : view.hand;
    return { ...view, hand, waiting: [], generals: generals((_, seat) => (seat === event.seat ? { committed: true } : {})) };
  }
  if (event.event !== "roundover") return view;
  const { pot, generals: later } = after as ArtroppView;
  return { ...view, pot, generals: generals(({ purse, gain }, seat) => ({ purse: event.purses[seat] ?? purse, gain: later[seat]?.gain ?? gain })) };
}
