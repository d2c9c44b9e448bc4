/** The way to the game of the day. */

import { below } from "../lib/below";
import { boxes } from "../lib/boxes.svelte";
import { addressOf, myTables } from "../lib/tables.svelte";
import { dailyWish, make } from "../shelf/wish";
import { daysOf } from "./days";

/** Where today's attempt is, made now or earlier today; the server is asked which day it is. */
export async function doorOf(game: string): Promise<string> {
  await boxes.load();
  const day = boxes.all.find((box) => box.id === game)?.daily ?? "";
  const attempt = daysOf(game)[day];
  if (!attempt) return make(dailyWish(game));
  const known = myTables.find(attempt.table);
  return known ? addressOf(known.table, known.tokens) : below("/history");
}
