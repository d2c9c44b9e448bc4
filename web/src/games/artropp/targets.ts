/** Which place on the table a legal move belongs to. The server said what the move is. */

import type { Tell } from "../../lib/phrases";
import type { ArtroppChoice } from "./types";

export type Target = "open" | "low" | "high" | "table" | `gap-${number}` | `stack-${number}`;

export interface CardMove {
  choice: ArtroppChoice;
  card: string;
  target: Target;
}

/** The moves that are made with a card of the hand; all others are plain buttons. */
export function cardMoves(legal: readonly ArtroppChoice[]): CardMove[] {
  return legal.flatMap((choice) => {
    const target = targetOf(choice);
    return choice.card && target ? [{ choice, card: choice.card, target }] : [];
  });
}

function targetOf({ place, number = 0 }: ArtroppChoice): Target | null {
  switch (place) {
    case "open":
    case "low":
    case "high":
    case "table":
      return place;
    case "gap":
    case "stack":
      return `${place}-${number}`;
    default:
      return null;
  }
}

/** What a choice means, in words. */
export function meaningOf(tell: Tell, { phrase }: ArtroppChoice): string {
  return phrase ? tell(phrase) : "";
}
