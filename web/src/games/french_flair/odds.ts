/** The chances of what may be thrown, looked up in the table that the box brings along. */

import { words, type Say } from "../../lib/words.svelte";
import { diceOf, verbOf } from "./moves";
import { sayZone } from "./say";
import { allOdds, STEP } from "./squad";
import type { FrenchFlairView } from "./types";

const SERIES: Record<string, string> = { run: "run", kick: "kick", touch: "touch", drop: "goal", goal: "goal" };

function percent(speak: Say, chance: number): string {
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: chance < 0.1 && chance > 0 ? 1 : 0 }).format(100 * chance);
  return speak("odds-percent", { percent: number });
}

function percents(speak: Say, chances: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name.replace("-", "_"), percent(speak, chance)]));
}

/** What can come of a throw from where the ball is. */
function chancesOf(view: FrenchFlairView, move: string): Record<string, number> {
  const series = allOdds()?.throws[SERIES[verbOf(move)] ?? ""] ?? {};
  const at = Math.max(0, Math.round(view.distance / STEP));
  return Object.fromEntries(Object.entries(series).map(([name, chances]) => [name, chances[diceOf(move) - 1]?.[at] ?? 0]));
}

/** The one figure that a button has room for. */
export function shortOdds(speak: Say, view: FrenchFlairView, move: string): string {
  const verb = verbOf(move);
  const dice = diceOf(move);
  const odds = allOdds();
  if (!odds || !dice) return "";
  if (verb === "dice") return percent(speak, odds.duel["won"]?.[dice - 1] ?? 0);
  const found = chancesOf(view, move);
  if (verb === "drop" || verb === "goal") return percent(speak, found["good"] ?? 0);
  if (verb === "run") return percent(speak, 1 - (found["knock-on"] ?? 0));
  return verb === "touch" && view.phase !== "penalty" ? percent(speak, found["found"] ?? 0) : "";
}

function lineOf(speak: Say, view: FrenchFlairView, move: string): string {
  const verb = verbOf(move);
  const dice = diceOf(move);
  const odds = allOdds();
  if (!odds) return "";
  if (verb === "dice") {
    const [chance, mine, theirs] = ["won", "mine", "theirs"].map((name) => odds.duel[name]?.[dice - 1] ?? 0);
    return speak("odds-duel", { dice, phase: view.phase, ...percents(speak, { chance: chance ?? 0, mine: mine ?? 0, theirs: theirs ?? 0 }) });
  }
  if (verb === "touch" && view.phase === "penalty") return speak("odds-penalty-touch", { dice });
  const found = chancesOf(view, move);
  const { good, ...rest } = found;
  return speak(`odds-${verb}`, { dice, ...percents(speak, good === undefined ? rest : { chance: good }) });
}

/** A line for each throw among `moves`, and for the tackle or the contest that is asked about. */
export function oddsLines(speak: Say, view: FrenchFlairView, moves: readonly string[]): string[] {
  const odds = allOdds();
  if (!odds || !moves.length) return [];
  if (view.phase === "defence") {
    if (view.must_tackle) return [speak("odds-no-support")];
    return [speak("odds-tackle", percents(speak, odds.tackle))];
  }
  if ((view.phase === "contest" || view.phase === "clear-out") && view.zone) {
    const [low, high] = view.zone;
    return [speak("odds-zone", { zone: sayZone(speak, view.zone), chance: percent(speak, odds.zone[high - low + 1] ?? 0) })];
  }
  return [...new Set(moves.filter((move) => diceOf(move)).map((move) => lineOf(speak, view, move)))];
}
