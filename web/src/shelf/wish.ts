/** What a table is to be like before it exists. */

import { api } from "../lib/api";
import { boxes } from "../lib/boxes.svelte";
import { characters } from "../lib/characters.svelte";
import { recall } from "../lib/keep";
import { addressOf, myTables } from "../lib/tables.svelte";
import { say } from "../lib/words.svelte";
import type { CharacterInfo, GameInfo, NewTable, SeatWish } from "../protocol";

export type Way = "bots" | "screen" | "online" | "alone";

const USUAL_SEATS = 4;
const USUAL_LEVEL = "casual";
const FIRST_LEVEL = "beginner";

/** How many can play together; alone is another way to play. */
export function seatCounts(game: GameInfo): number[] {
  return game.seat_counts.filter((seats) => seats > 1);
}

export function usualSeats(game: GameInfo): number {
  const counts = seatCounts(game);
  return counts.includes(USUAL_SEATS) ? USUAL_SEATS : (counts[0] ?? 1);
}

export function waysOf(game: GameInfo): Way[] {
  const together: Way[] = seatCounts(game).length ? ["bots", "screen", "online"] : [];
  if (!game.seat_counts.includes(1)) return together;
  return game.automaton ? ["alone", ...together] : [...together, "alone"];
}

export function usualLevel(game: GameInfo): string {
  return game.levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (game.levels[0] ?? USUAL_LEVEL);
}

/** What this browser's person is called; nobody has to give a name. */
export function myName(): string | null {
  return recall("name", "") || null;
}

/** Bots with names that people can tell apart. */
export function botNames(count: number, taken: readonly string[]): string[] {
  const names = say("page-bot-names").split(",").map((name) => name.trim());
  return names.filter((name) => !taken.includes(name)).slice(0, count);
}

export function withBotNames(seats: SeatWish[]): SeatWish[] {
  const taken = seats.flatMap((seat) => (seat.name ? [seat.name] : []));
  const spare = botNames(seats.length, taken);
  return seats.map((seat) => (seat.kind === "bot" ? { ...seat, name: seat.name ?? spare.shift() ?? null } : seat));
}

function against(game: GameInfo, bots: number, level: string, met: readonly CharacterInfo[] = []): NewTable {
  const others = Array.from({ length: bots }, (_, place): SeatWish => ({ kind: "bot", level: met[place]?.level ?? level, name: met[place]?.name ?? null }));
  return { game: game.id, seats: withBotNames([{ kind: "person", name: myName() }, ...others]), mine: [0] };
}

/** One click: the usual table, against the game itself where it can play, else against bots: first those who have a face. */
export function quickWish(game: GameInfo, level = usualLevel(game)): NewTable {
  const met = characters.of(game.id).filter((one) => one.plays === level);
  return against(game, game.automaton ? 0 : usualSeats(game) - 1, level, met);
}

/** One click: the lesson of the game; one that has none begins with an easy table. */
export function firstWish(game: GameInfo): NewTable {
  return game.lesson ? { ...against(game, game.lesson - 1, FIRST_LEVEL), lesson: true } : quickWish(game, FIRST_LEVEL);
}

/** The day's game for one; which it is the server knows. */
export function dailyWish(game: string): NewTable {
  return { game, seats: [{ kind: "person", name: myName() }], mine: [0], daily: true };
}

/** Make the table, remember its keys, and say where it is. */
export async function make(wish: NewTable, { own = wish.own ?? null, openHands = false } = {}): Promise<string> {
  const opening = Promise.all([boxes.open(wish.game, own), import("../table/Table.svelte"), wish.lesson && import("../table/Lesson.svelte")]);
  // If it fails, that is told below, when the keys of the table are kept.
  opening.catch(() => undefined);
  const made = await api.makeTable(wish);
  const tokens = made.keys.filter((key) => made.mine.includes(key.seat)).map((key) => key.token);
  const links = made.keys.filter((key) => !made.mine.includes(key.seat));
  myTables.note(made.table, { game: wish.game, tokens, links, invite: made.invite, openHands, names: wish.seats.map((seat) => seat.name ?? "") });
  if (made.daily) (await import("../history/days")).begin(wish.game, made.daily, made.table);
  await opening;
  return addressOf(made.table, tokens);
}
