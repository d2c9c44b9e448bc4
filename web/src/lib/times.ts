/** A time taken apart, for the words that say it. */

import type { Facts } from "./words.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long something took, to the tenth of a second; after minutes the seconds have two digits. */
export function timeFacts(milliseconds: number): Facts {
  const minutes = Math.floor(milliseconds / MINUTE);
  const seconds = String(Math.floor((milliseconds % MINUTE) / SECOND));
  return { minutes, seconds: minutes ? seconds.padStart(2, "0") : seconds, tenths: String(Math.floor((milliseconds % SECOND) / 100)) };
}
