/** How times and days are said. */

import { timeFacts } from "../lib/times";
import { say, words } from "../lib/words.svelte";

/** How long something took, to the tenth of a second. */
export function timeSaid(milliseconds: number): string {
  return say("history-time", timeFacts(milliseconds));
}

/** A day of the server's clock, which is of no time zone. */
export function daySaid(day: string): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(`${day}T00:00:00Z`));
}
