/** How times and days are said. */

import { say, words } from "../lib/words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long something took, to the tenth of a second. */
export function timeSaid(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  const tenths = Math.floor((milliseconds % SECOND) / 100);
  return say("history-time", { minutes, seconds: minutes ? String(seconds).padStart(2, "0") : String(seconds), tenths: String(tenths) });
}

/** A day of the server's clock, which is of no time zone. */
export function daySaid(day: string): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));
}
