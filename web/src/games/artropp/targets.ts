/** Which card and which place on the table a legal move belongs to. The server decided that it is legal. */

import { BLANK_DRUM, HIGH_DRUM, LOW_DRUM, SNIPER, readCard } from "./cards";
import type { LineView } from "./types";

export type Target = "open" | "low" | "high" | "table" | `gap-${number}` | `stack-${number}`;

export interface CardMove {
  move: string;
  card: string;
  target: Target;
}

/** The moves that are made with a card of the hand; all others are plain buttons. */
export function cardMoves(legal: readonly string[], hand: readonly string[], line: LineView | undefined): CardMove[] {
  return legal.flatMap((move) => {
    const found = cardMove(move, hand, line);
    return found ? [found] : [];
  });
}

function cardMove(move: string, hand: readonly string[], line: LineView | undefined): CardMove | null {
  if (move.startsWith("=")) return { move, card: held(move.slice(1), hand), target: "table" };
  const gap = /^s(\d+)$/.exec(move);
  if (gap) return { move, card: SNIPER, target: `gap-${Number(gap[1])}` };
  if (!/^(o|l|h|a|d|of)\d+$/.test(move)) return null;
  const { family, number } = readCard(move);
  if (family === "officer") return { move, card: move, target: `stack-${number ?? 0}` };
  return { move, card: held(move, hand), target: placeOf(family === "drum", number ?? 0, line) };
}

function placeOf(drum: boolean, number: number, line: LineView | undefined): Target {
  if (drum) return number === LOW_DRUM ? "low" : "high";
  if (!line || line.low === null) return "open";
  return number < line.low ? "low" : "high";
}

/** A free drum has no number in hand and gets one by being laid. */
function held(card: string, hand: readonly string[]): string {
  const drum = card === `d${LOW_DRUM}` || card === `d${HIGH_DRUM}`;
  return drum && !hand.includes(card) ? BLANK_DRUM : card;
}
