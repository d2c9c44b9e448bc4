/** What can be done, sorted the way a hand is: by card, and what needs no card by itself. */

export interface Choice {
  /** What the card or the side does: "advance", "run", "dice" … */
  verb: string;
  /** One move, or one for each number of dice. */
  moves: readonly string[];
}

export interface Pairing {
  verb: "maul" | "fixation";
  /** The other card and the move. */
  partners: readonly { card: number; move: string }[];
}

const VERBS: Record<string, string> = { a: "advance", o: "opening", p: "pass", j: "relay", r: "run", k: "kick", t: "touch", d: "drop" };
const ORDER = Object.values(VERBS);
const DEFENDING: Record<string, string> = { x: "tackle", c: "contest", b: "clear-out", "-": "discard" };

/** The cards that a move is made with. */
export function cardsOf(move: string): number[] {
  const pair = /^[mf](\d)-(\d)$/.exec(move);
  if (pair) return [Number(pair[1]), Number(pair[2])];
  const one = /^(?:(\d+)[aopjrktd][12]?|[xcb-](\d+))$/.exec(move);
  return one ? [Number(one[1] ?? one[2])] : [];
}

export function verbOf(move: string): string {
  const own = /^\d+([aopjrktd])/.exec(move);
  if (own) return VERBS[own[1] ?? ""] ?? "";
  if (/^m\d/.test(move) || /^f\d/.test(move)) return move.startsWith("m") ? "maul" : "fixation";
  if (/^[xcb-]\d/.test(move)) return DEFENDING[move.charAt(0)] ?? "";
  return move.replace(/[12]$/, "");
}

/** With how many dice a move is thrown, or 0. */
export function diceOf(move: string): number {
  return Number(/(?:[rktd]|dice|kick|touch|goal)([12])$/.exec(move)?.[1] ?? 0);
}

function gather(moves: readonly string[]): Choice[] {
  const verbs = [...new Set(moves.map(verbOf))];
  return verbs.map((verb) => ({ verb, moves: moves.filter((move) => verbOf(move) === verb) }));
}

/** What one card can do alone or in a combination. */
export function choicesOf(card: number, legal: readonly string[]): Choice[] {
  const mine = legal.filter((move) => cardsOf(move).length === 1 && cardsOf(move)[0] === card);
  return gather(mine).sort((one, two) => ORDER.indexOf(one.verb) - ORDER.indexOf(two.verb));
}

/** With whom it can gather. */
export function pairingsOf(card: number, legal: readonly string[]): Pairing[] {
  const found: Pairing[] = [];
  for (const verb of ["maul", "fixation"] as const) {
    const moves = legal.filter((move) => verbOf(move) === verb && cardsOf(move).includes(card));
    const partners = moves.map((move) => ({ move, card: cardsOf(move).find((other) => other !== card) ?? card }));
    if (partners.length) found.push({ verb, partners });
  }
  return found;
}

/** What needs no card. */
export function plainChoices(legal: readonly string[]): Choice[] {
  return gather(legal.filter((move) => !cardsOf(move).length));
}
