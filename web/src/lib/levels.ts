/** How well a bot plays: a level that everybody has, or a player of whoever runs the server, who is called by a file. */

import type { GameInfo } from "../protocol";
import { say, type Say } from "./words.svelte";

const isGuest = (level: string): boolean => level.includes(".");
const LEVELS = ["beginner", "casual", "strong", "expert"];

/** Whether it is the name of a character of the game, which is a level with a face and a manner. */
export const isCharacter = (level: string | null | undefined): level is string => !!level && !isGuest(level) && !LEVELS.includes(level);

/** What people call it: a guest by its file without the ending; a character has a name of its own. */
export function levelWord(level: string | null | undefined): string {
  if (level && isGuest(level)) return level.slice(0, level.lastIndexOf("."));
  return isCharacter(level) ? "" : say(`level-${level ?? "casual"}`);
}

/** What a level does, in the words of the game if it has its own: bots of a race imagine nothing, they keep a pace. */
export function levelHelp(level: string, speak: Say): string {
  if (isGuest(level)) return say("level-guest-help");
  return speak(`pace-${level}-help`, {}, say(`level-${level}-help`));
}

/** Whoever can play at a table of so many. */
export function levelsAt(game: GameInfo, seats: number): string[] {
  const guests = (game.guests ?? []).filter((guest) => guest.seat_counts.includes(seats));
  return [...game.levels, ...guests.map((guest) => guest.level)];
}
