/** How a game ended for whoever has this page. */

export type Result = "won" | "lost" | "drawn" | "told";

interface EndedTable {
  seats: number;
  /** The seats of this page: none for whoever watches, several where people share a screen. */
  mine: readonly number[];
  /** Nothing was won where people agreed to stop. */
  winners: readonly number[];
  reason: string;
  /** Alone: nobody won, and nobody lost. */
  level: boolean;
}

const STOPPED: readonly string[] = ["agreed", "closed"];

/** Victory and defeat are for those who played; who watches, or sits beside somebody who lost, is told who won. */
export function resultOf({ seats, mine, winners, reason, level }: EndedTable): Result {
  const here = mine.filter((seat) => winners.includes(seat));
  if (!mine.length || (!winners.length && STOPPED.includes(reason))) return "told";
  if ((level && reason !== "resigned") || (seats > 1 && winners.length === seats)) return "drawn";
  if (!here.length) return "lost";
  return here.length === mine.length ? "won" : "told";
}
