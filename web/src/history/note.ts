/** A game is over: what is kept of it. */

import { gameModule } from "../games";
import { characters } from "../lib/characters.svelte";
import type { SeatInfo, Situation, Welcome } from "../protocol";
import { end } from "./days";
import { add, type Company, type Played, type Result } from "./results";

export interface Over {
  welcome: Welcome;
  situation: Situation;
  seats: readonly SeatInfo[];
  /** With a guide, who shows what to do. */
  guided: boolean;
}

interface Outcome {
  winners: number[];
  reason: string;
}

/** People agreed to stop, or whoever runs the server did. */
const STOPPED = ["agreed", "closed"];
const RESIGNED = "resigned";

/** Keep a game of one's own; seen again, it is the same game. */
export function note(over: Over, at = Date.now()): void {
  const found = played(over, at);
  if (found) add([found]);
}

export function played({ welcome, situation, seats, guided }: Over, at: number): Played | null {
  const [own] = welcome.mine;
  const outcome = situation.outcome as Outcome | null;
  if (own === undefined || outcome === null) return null;
  const { game, table } = welcome;
  const module = gameModule(game);
  const view = situation.views[own];
  const company = companyOf(welcome.mine, seats);
  const result = resultOf(outcome, own, seats.length, () => module?.isLevel?.(view) ?? false);
  const day = welcome.terms.daily;
  const first = day !== "" && end(game, day, table, result === "won", module?.timeOf?.(view) ?? 0);
  // Without a promise of luck the game began in the middle.
  const practice = guided || !welcome.luck || (company === "alone" && module?.timeOf !== undefined);
  return {
    table,
    game,
    at,
    company,
    result,
    names: seats.map((seat) => seat.name),
    winners: outcome.winners,
    levels: seats.flatMap((seat) => (seat.kind === "bot" && seat.level ? (characters.plays(game, seat.level) ?? []) : [])),
    practice,
    daily: first ? day : "",
  };
}

/** Several at this screen are together, whoever else is there; a seat that a bot keeps for somebody is a person's. */
function companyOf(mine: readonly number[], seats: readonly SeatInfo[]): Company {
  if (mine.length > 1) return "screen";
  if (seats.length === 1) return "alone";
  const others = seats.filter((_, seat) => !mine.includes(seat));
  return others.every((seat) => seat.kind === "bot" && !seat.stands_in) ? "bots" : "online";
}

function resultOf({ winners, reason }: Outcome, own: number, seats: number, isLevel: () => boolean): Result {
  if (STOPPED.includes(reason)) return "stopped";
  if (winners.includes(own)) return seats > 1 && winners.length === seats ? "drawn" : "won";
  return !winners.length && reason !== RESIGNED && isLevel() ? "drawn" : "lost";
}
