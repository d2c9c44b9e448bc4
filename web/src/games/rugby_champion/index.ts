import type { GameModule, LogLine } from "../game";
import Board from "./Board.svelte";
import { openBox } from "./box";
import { sayEvent, sayMove, sayOutcome, sayProgress, sayPrompt, Voice } from "./say";
import { TUTORIAL } from "./tutorial";
import type { RugbyChampionView, StoryEvent } from "./types";

function sayLog(...[speak, log, names, reader]: Parameters<GameModule["sayLog"]>): LogLine[] {
  const voice = new Voice(speak, names, reader);
  const lines: LogLine[] = [];
  let drawn: string[] = [];
  // A card that came alone is news; those that complete a hand are seen in it.
  const tellDrawn = (): void => {
    if (drawn.length === 1) lines.push(...drawn.map((text) => ({ text, chapter: false })));
    drawn = [];
  };
  for (const event of log as readonly StoryEvent[]) {
    const text = sayEvent(voice, event);
    if (event.event === "drew") {
      if (text) drawn.push(text);
      continue;
    }
    tellDrawn();
    if (text) lines.push({ text, chapter: event.event === "halfbegan" || event.event === "phasebegan" });
  }
  tellDrawn();
  return lines;
}

const BEATS: Record<string, number> = {
  tryscored: 7,
  penaltyscored: 6,
  halfover: 6,
  setpiecewon: 5,
  whistled: 5,
  stopped: 5,
  balllost: 5,
  compared: 4,
  supported: 4,
  converted: 4,
  challenged: 2,
  laid: 1,
  passed: 1,
};

/** As long as the most that happened takes to be seen. */
function beats(story: readonly unknown[]): number {
  return Math.max(0, ...(story as readonly StoryEvent[]).map((event) => BEATS[event.event] ?? 0));
}

/** What only one of the two ways to play has. */
const ALONE = ["difficulty", "symmetric_advantage"];
const DUEL = ["interception_try", "reaction_seconds"];

/** Without anything that only its seat may see. */
function covered(view: RugbyChampionView): RugbyChampionView {
  const laying = view.phase === "lay" || view.phase === "pack";
  const sides = view.sides.map((side) => ({ ...side, laid: side.laid.map((card) => (laying && card?.arrow ? null : card)) }));
  return { ...view, seat: null, hand: [], unseen: [], sides };
}

export const rugbyChampion: GameModule = {
  ownClock: true,
  open: openBox,
  Board,
  sayLog,
  sayMove: (speak, view, notation, names) => sayMove(speak, view as RugbyChampionView, notation, names),
  sayPrompt: (speak, view, names) => sayPrompt(speak, view as RugbyChampionView, names),
  sayOutcome: (speak, view, names) => sayOutcome(speak, view as RugbyChampionView, names),
  sayProgress: (speak, view) => sayProgress(speak, view as RugbyChampionView),
  beats,
  covered: (view) => covered(view as RugbyChampionView),
  mayLeave: () => false,
  hasOption: (name, seats) => !(seats > 1 ? ALONE : DUEL).includes(name),
  tutorial: TUTORIAL,
};
