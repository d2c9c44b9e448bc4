/** How a match of football is told: the card, the dice, what they make of it, the goal, and only then the other side's step. */

import type { Cues } from "../../lib/staging";
import { FREE } from "./edition";
import type { SideView, StoryEvent, WorldwideFootballView } from "./types";

const MISSED: readonly string[] = ["saved", "wide", "corner", "blocked"];

export const CUES: Cues<StoryEvent> = {
  halfbegan: { beats: 2, sound: "whistle" },
  possession: 1,
  laid: { beats: 2, sound: "card" },
  playerplayed: { beats: 2, sound: "card" },
  guardturned: { beats: 1.5, sound: "card" },
  defended: { beats: 1, sound: "card" },
  drewinstead: 1,
  defencethrown: { beats: 3, sound: "dice" },
  starused: 2,
  substituted: 2,
  recovered: 1,
  discarded: { beats: 1, sound: "card" },
  threw: { beats: 1.5, sound: "dice" },
  trapsprung: { beats: 3, sound: "whistle" },
  dived: { beats: 3, sound: "whistle" },
  shot: { beats: 2, sound: "drum" },
  interposed: { beats: 3, moment: ({ blocked }) => (blocked ? { kind: "blocked", look: "save" } : null) },
  shotjudged: { beats: 2, sound: "crowd", moment: ({ result }) => (MISSED.includes(result) ? { kind: result, look: "save" } : null) },
  goal: { beats: 4, sound: "crowd", moment: () => ({ kind: "goal", look: "score" }) },
  fouled: { beats: 2, sound: "whistle" },
  carded: { beats: 3, sound: "whistle", moment: ({ card }) => (card === "red" || card === "yellow" ? { kind: card, look: card } : null) },
  freekick: { beats: 1, sound: "whistle" },
  penalty: { beats: 2, sound: "whistle" },
  penaltytaken: { beats: 4, sound: "drum", moment: ({ goal }, next) => (!goal ? { kind: "saved", look: "save" } : next?.event === "goal" ? null : { kind: "scored", look: "score" }) },
  gaveback: 2,
  rivalstep: 2,
  shotactive: 1.5,
  activated: 1.5,
  halfover: { beats: 5, sound: "whistle", moment: ({ half }) => (half === 1 ? { kind: "half", look: "pause" } : null) },
};

/** What is seen at once: the card lies on the pitch, the ball has another owner, a goal counts. */
export function follow(given: unknown, told: unknown): unknown {
  const view = given as WorldwideFootballView;
  const event = told as StoryEvent;
  const sides = (change: (side: SideView, seat: number) => Partial<SideView>): SideView[] =>
    view.sides.map((side, seat) => ({ ...side, ...change(side, seat) }));
  switch (event.event) {
    case "halfbegan":
      // Nobody chooses abilities any more: the pitch is there before the ball rolls.
      return { ...view, phase: "told", half: event.half };
    case "laid":
      return { ...view, laid: [...view.laid, event.card], attack: event.seat, pa: event.pa, sure: event.sure, hand: handWithout(view, event.seat, event.card) };
    case "shot":
      return event.card === FREE ? view : { ...view, laid: [...view.laid, event.card], hand: handWithout(view, event.seat, event.card) };
    case "defended":
      return { ...view, hand: handWithout(view, event.seat, event.card) };
    case "possession":
      return { ...view, attack: event.seat, pa: event.pa, laid: [], sure: false };
    case "starused":
      return { ...view, pa: event.ability === "offensive" ? event.pa + 1 : view.pa, sides: sides((side, seat) => ({ stars: seat === event.seat ? event.stars : side.stars })) };
    case "goal":
      return { ...view, sides: sides((side, seat) => ({ score: event.score[seat] ?? side.score })) };
    default:
      return view;
  }
}

/** A hand may have a card twice; one of them goes. */
function handWithout(view: WorldwideFootballView, seat: number, card: string): string[] {
  const place = seat === view.seat ? view.hand.indexOf(card) : -1;
  return view.hand.filter((_, other) => other !== place);
}
