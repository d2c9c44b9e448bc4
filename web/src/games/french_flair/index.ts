import type { GameModule, LogLine } from "../game";
import Board from "./Board.svelte";
import { sayEvent, sayMove, sayOutcome, sayProgress, sayPrompt, Voice } from "./say";
import { openBox } from "./squad";
import { TUTORIAL } from "./tutorial";
import type { FrenchFlairView, StoryEvent } from "./types";

function sayLog(...[speak, log, names, reader]: Parameters<GameModule["sayLog"]>): LogLine[] {
  const voice = new Voice(speak, names, reader);
  const lines: LogLine[] = [];
  let drawn: string[] = [];
  for (const event of log as readonly StoryEvent[]) {
    const text = sayEvent(voice, event);
    if (event.event === "drew") {
      if (text) drawn.push(text);
      continue;
    }
    // A card that came alone is news; those that complete a hand are seen in it.
    if (drawn.length === 1) lines.push(...drawn.map((one) => ({ text: one, chapter: false })));
    drawn = [];
    if (text) lines.push({ text, chapter: event.event === "halfbegan" });
  }
  if (drawn.length === 1) lines.push(...drawn.map((one) => ({ text: one, chapter: false })));
  return lines;
}

const BEATS: Record<string, number> = {
  tryscored: 6,
  goalscored: 5,
  halfover: 5,
  intercepted: 5,
  converted: 4,
  threw: 4,
  kicked: 4,
  ran: 3,
  gathered: 3,
  played: 3,
  letpass: 1,
  contested: 1,
  penaltychosen: 1,
};

/** As long as the most that happened takes to be seen. */
function beats(story: readonly unknown[]): number {
  return Math.max(0, ...(story as readonly StoryEvent[]).map((event) => BEATS[event.event] ?? 0));
}

export const frenchFlair: GameModule = {
  ownClock: true,
  open: openBox,
  Board,
  sayLog,
  sayMove: (speak, view, notation, names) => sayMove(speak, view as FrenchFlairView, notation, names),
  sayPrompt: (speak, view, names) => sayPrompt(speak, view as FrenchFlairView, names),
  sayOutcome: (speak, view, names) => sayOutcome(speak, view as FrenchFlairView, names),
  sayProgress: (speak, view) => sayProgress(speak, view as FrenchFlairView),
  beats,
  covered: (view) => ({ ...(view as FrenchFlairView), seat: null, hand: [] }),
  mayLeave: () => false,
  tutorial: TUTORIAL,
};
