/** The games of the day: one attempt at each counts, the first on this device; the server's clock says which day it is. */

import { keep, recall } from "../lib/keep";

export type Ending = "begun" | "solved" | "lost";
export const ENDINGS: readonly Ending[] = ["begun", "solved", "lost"];

export interface Attempt {
  table: string;
  ending: Ending;
  /** How long it took, once it is solved. */
  milliseconds: number;
}

/** By day, as in 2026-01-31. */
export type Days = Record<string, Attempt>;

const KEY = "daily";
const DAY = 24 * 60 * 60 * 1000;

export function allDays(): Record<string, Days> {
  return recall<Record<string, Days>>(KEY, {});
}

export function daysOf(game: string): Days {
  return allDays()[game] ?? {};
}

export function keepDays(game: string, days: Days): void {
  keep(KEY, { ...allDays(), [game]: days });
}

export function clearDays(): void {
  keep(KEY, {});
}

/** An attempt begins; whatever was tried before that day is the one that counts. */
export function begin(game: string, day: string, table: string): void {
  const days = daysOf(game);
  if (!days[day]) keepDays(game, { ...days, [day]: { table, ending: "begun", milliseconds: 0 } });
}

/** An attempt came to its end.  Whether it is the one that counts: a second one at another table is practice. */
export function end(game: string, day: string, table: string, solved: boolean, milliseconds: number): boolean {
  begin(game, day, table);
  const days = daysOf(game);
  const attempt = days[day];
  if (attempt?.table !== table) return false;
  if (attempt.ending === "begun") {
    keepDays(game, { ...days, [day]: { table, ending: solved ? "solved" : "lost", milliseconds: solved ? milliseconds : 0 } });
  }
  return true;
}

export function dayBefore(day: string, by = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - by * DAY).toISOString().slice(0, 10);
}

/** How many days in a row were solved, up to this one; or up to the day before, while there is still time. */
export function streak(days: Days, today: string): number {
  const solved = (day: string): boolean => days[day]?.ending === "solved";
  const open = (days[today]?.ending ?? "begun") === "begun";
  let day = open ? dayBefore(today) : today;
  let count = 0;
  while (solved(day)) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}

export function longest(days: Days): number {
  return Math.max(0, ...Object.keys(days).map((day) => (days[day]?.ending === "solved" ? streak(days, day) : 0)));
}

export interface Leaf {
  day: string;
  number: number;
  attempt: Attempt | null;
}

/** A month ("2026-01") as weeks from Monday to Sunday; days of other months are nothing. */
export function leaves(days: Days, month: string): (Leaf | null)[][] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() + 6) % 7;
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const weeks = Math.ceil((before + count) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, place) => {
      const number = week * 7 + place - before + 1;
      if (number < 1 || number > count) return null;
      const day = `${month}-${String(number).padStart(2, "0")}`;
      return { day, number, attempt: days[day] ?? null };
    }),
  );
}

export function monthBeside(month: string, by: 1 | -1): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}
