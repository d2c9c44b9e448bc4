/** How times are shown. */

import { timeFacts } from "../../lib/times";
import type { Say } from "../../lib/words.svelte";

/** How long something took, to the tenth of a second: "42.3 s", "1 min 05.0 s". */
export function sayTime(speak: Say, milliseconds: number): string {
  return speak("time", timeFacts(milliseconds));
}

/** The same on a clock: "0:42.3". */
export function clockText(milliseconds: number): string {
  const tenths = Math.floor(Math.max(0, milliseconds) / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}.${tenths % 10}`;
}
