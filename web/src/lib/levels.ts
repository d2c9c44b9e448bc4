/** How well a bot plays: a level that everybody has, or a player of whoever runs the server, who is called by a file. */

import type { GameInfo } from "../protocol";
import { say } from "./words.svelte";

const isGuest = (level: string): boolean => level.includes(".");

/** What people call it: a guest by its file without the ending. */
export function levelWord(level: string | null | undefined): string {
  if (level && isGuest(level)) return level.slice(0, level.lastIndexOf("."));
  return say(`level-${level ?? "casual"}`);
}

export function levelHelp(level: string): string {
  return say(isGuest(level) ? "level-guest-help" : `level-${level}-help`);
}

/** Whoever can play at a table of so many. */
export function levelsAt(game: GameInfo, seats: number): string[] {
  const guests = (game.guests ?? []).filter((guest) => guest.seat_counts.includes(seats));
  return [...game.levels, ...guests.map((guest) => guest.level)];
}
