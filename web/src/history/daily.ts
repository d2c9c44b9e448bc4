/** The game of the day in words. */

import { below } from "../lib/below";
import { say, words } from "../lib/words.svelte";
import { streak, type Attempt, type Days } from "./days";
import { daySaid, timeSaid } from "./times";

/** Addresses that mean another machine everywhere else. */
const HERE = /^(localhost|127\.|\[::1\])/;

export function endingSaid({ ending, milliseconds }: Attempt): string {
  return ending === "solved" ? say("daily-solved", { time: timeSaid(milliseconds) }) : say(`daily-${ending}`);
}

/** What one tells others: how it went, and nothing of how it is done. */
export function sharedText(game: string, day: string, attempt: Attempt, days: Days): string {
  const speak = words.of(game);
  const facts = {
    game: speak("game-title"),
    daily: speak("page-daily"),
    date: daySaid(day),
    result: endingSaid(attempt),
    streak: say("daily-streak", { days: streak(days, day) }),
  };
  const text = say("daily-shared", facts);
  return HERE.test(location.hostname) ? text : `${text} · ${location.origin}${below("/")}`;
}
