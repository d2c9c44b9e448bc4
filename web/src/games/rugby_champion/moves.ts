/** Moves as they are written, sorted for the table: what a card does, what names a challenge, what needs neither. */

export interface Naming {
  way: "left" | "right";
  moves: readonly string[];
}

/** What to do with a card of the hand, if something can be done with it now. */
export function moveOfCard(card: string, legal: readonly string[]): string | null {
  return [card, `kick-${card}`].find((move) => legal.includes(move)) ?? null;
}

/** The types that can be named, by the way the ball would go. */
export function namingsOf(legal: readonly string[]): Naming[] {
  const ways = ["left", "right"] as const;
  return ways.map((way) => ({ way, moves: legal.filter((move) => move.startsWith(`${way}-`)) })).filter(({ moves }) => moves.length > 0);
}

export function typeOf(naming: string): string {
  return naming.slice(naming.indexOf("-") + 1);
}

const PLAIN = ["scrum", "pass", "pile", "show"];

/** What needs no card. */
export function plainMoves(legal: readonly string[]): string[] {
  return PLAIN.filter((move) => legal.includes(move));
}
