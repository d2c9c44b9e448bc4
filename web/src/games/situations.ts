/** Situations of real matches, for tests: `python -m tests.web.situations` wrote them down as the server would send them. */

export interface Situation<View, Choice> {
  /** The story so far, and what of it happened last. */
  log: readonly unknown[];
  fresh: readonly unknown[];
  view: View;
  legal: readonly Choice[];
  /** What was done, and what was seen then. */
  move: string;
  after: View;
}

interface Played {
  game: string;
  material: unknown;
  log: unknown[];
  situations: { log: number; fresh: number; view: unknown; legal: unknown[]; move: string; after: unknown }[];
}

const written = Object.values(import.meta.glob<string>("../../../build/situations.json", { query: "?raw", import: "default", eager: true }));
const matches = JSON.parse(written[0] ?? "[]") as Played[];

/** All situations of a game; a test without any would prove nothing. */
export function situationsOf<View, Choice>(game: string): Situation<View, Choice>[] {
  const found = matches
    .filter((match) => match.game === game)
    .flatMap(({ log, situations }) =>
      situations.map((one) => ({
        log: log.slice(0, one.log),
        fresh: log.slice(one.fresh, one.log),
        view: one.view as View,
        legal: one.legal as Choice[],
        move: one.move,
        after: one.after as View,
      })),
    );
  if (!found.length) throw new Error("first run: python -m tests.web.situations");
  return found;
}

/** What the page is told of the box. */
export function materialOf(game: string): unknown {
  return matches.find((match) => match.game === game)?.material;
}

/** The moves of some choices, in an order of their own. */
export function movesOf(choices: readonly { move: string }[]): string[] {
  return [...new Set(choices.map(({ move }) => move))].sort();
}
