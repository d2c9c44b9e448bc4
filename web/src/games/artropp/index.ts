import type { GameModule, LogLine } from "../game";
import { openDeck } from "./cards";
import Board from "./Board.svelte";
import { sayEvent, sayMove, sayOutcome, sayPrompt, Voice } from "./say";
import { TUTORIAL } from "./tutorial";
import type { ArtroppView, StoryEvent } from "./types";

const LOOK_AT_THE_CARDS = 6;

function sayLog(...[speak, log, names, reader]: Parameters<GameModule["sayLog"]>): LogLine[] {
  let duel = false;
  const lines: LogLine[] = [];
  for (const event of log as readonly StoryEvent[]) {
    if (event.event === "roundbegan") duel = event.duel;
    const text = sayEvent(new Voice(speak, names, reader, duel), event);
    if (text) lines.push({ text, chapter: event.event === "roundbegan" });
  }
  return lines;
}

function beats(story: readonly unknown[]): number {
  const kinds = (story as readonly StoryEvent[]).map((event) => event.event);
  if (kinds.includes("revealed") || kinds.includes("potwon")) return LOOK_AT_THE_CARDS;
  if (kinds.includes("assaulted")) return 3;
  if (kinds.includes("added") || kinds.includes("felled")) return 2;
  return kinds.some((kind) => kind !== "stayed") ? 1 : 0;
}

function covered(view: unknown): ArtroppView {
  const shown = view as ArtroppView;
  const sealed = shown.phase === "commit";
  const generals = shown.generals.map((general) => (sealed ? { ...general, showdown: null } : general));
  return { ...shown, seat: null, hand: [], generals };
}

export const artropp: GameModule = {
  open: openDeck,
  Board,
  sayLog,
  sayMove: (speak, view, notation, names) => sayMove(speak, view as ArtroppView, notation, names),
  sayPrompt: (speak, view, names) => sayPrompt(speak, view as ArtroppView, names),
  sayOutcome: (speak, view, names) => sayOutcome(speak, view as ArtroppView, names),
  sayProgress: (speak, view) => {
    const { round, rounds } = view as ArtroppView;
    return speak("page-round-of", { round: Math.max(1, round), rounds });
  },
  beats,
  covered,
  mayLeave: (options) => options["open_table"] !== false,
  tutorial: TUTORIAL,
};
