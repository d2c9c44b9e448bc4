/** The chances of what may be thrown, looked up in the table that the box brings along. */

import { words, type Say } from "../../lib/words.svelte";
import { allOdds, STEP } from "./squad";
import type { FrenchFlairChoice, FrenchFlairView } from "./types";

const SERIES: Record<string, string> = { run: "run", kick: "kick", touch: "touch", drop: "goal", goal: "goal" };

function percent(speak: Say, chance: number): string {
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: chance < 0.1 && chance > 0 ? 1 : 0 }).format(100 * chance);
  return speak("odds-percent", { percent: number });
}

function percents(speak: Say, chances: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(chances).map(([name, chance]) => [name.replace("-", "_"), percent(speak, chance)]));
}

/** What the die of a contest or clear-out has to show. */
export function zoneText(speak: Say, [low, high]: readonly [number, number]): string {
  return speak("zone", { low, high, single: low === high });
}

/** What can come of a throw from where the ball is. */
function chancesOf(view: FrenchFlairView, { kind = "", dice = 0 }: FrenchFlairChoice): Record<string, number> {
  const series = allOdds()?.throws[SERIES[kind] ?? ""] ?? {};
  const at = Math.max(0, Math.round(view.distance / STEP));
  return Object.fromEntries(Object.entries(series).map(([name, chances]) => [name, chances[dice - 1]?.[at] ?? 0]));
}

/** The one figure that a button has room for. */
export function shortOdds(speak: Say, view: FrenchFlairView, choice: FrenchFlairChoice): string {
  const { kind, dice = 0 } = choice;
  const odds = allOdds();
  if (!odds || !dice) return "";
  if (kind === "dice") return percent(speak, odds.duel["won"]?.[dice - 1] ?? 0);
  const found = chancesOf(view, choice);
  if (kind === "drop" || kind === "goal") return percent(speak, found["good"] ?? 0);
  if (kind === "run") return percent(speak, 1 - (found["knock-on"] ?? 0));
  return kind === "touch" && view.phase !== "penalty" ? percent(speak, found["found"] ?? 0) : "";
}

function lineOf(speak: Say, view: FrenchFlairView, choice: FrenchFlairChoice): string {
  const { kind, dice = 0 } = choice;
  const odds = allOdds();
  if (!odds) return "";
  if (kind === "dice") {
    const [chance, mine, theirs] = ["won", "mine", "theirs"].map((name) => odds.duel[name]?.[dice - 1] ?? 0);
    return speak("odds-duel", { dice, phase: view.phase, ...percents(speak, { chance: chance ?? 0, mine: mine ?? 0, theirs: theirs ?? 0 }) });
  }
  if (kind === "touch" && view.phase === "penalty") return speak("odds-penalty-touch", { dice });
  const found = chancesOf(view, choice);
  const { good, ...rest } = found;
  return speak(`odds-${kind}`, { dice, ...percents(speak, good === undefined ? rest : { chance: good }) });
}

/** A line for each throw among `choices`, and for the tackle or the contest that is asked about. */
export function oddsLines(speak: Say, view: FrenchFlairView, choices: readonly FrenchFlairChoice[]): string[] {
  const odds = allOdds();
  if (!odds || !choices.length) return [];
  if (view.phase === "defence") {
    if (view.must_tackle) return [speak("odds-no-support")];
    return [speak("odds-tackle", percents(speak, odds.tackle))];
  }
  if ((view.phase === "contest" || view.phase === "clear-out") && view.zone) {
    const [low, high] = view.zone;
    return [speak("odds-zone", { zone: zoneText(speak, view.zone), chance: percent(speak, odds.zone[high - low + 1] ?? 0) })];
  }
  return [...new Set(choices.filter(({ dice = 0 }) => dice > 0).map((choice) => lineOf(speak, view, choice)))];
}
