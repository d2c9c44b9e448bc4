/** Ubongo in words, as `say.py` has it: what is shown is put into sentences, and nothing is decided here. */

import { Voice, type Names } from "../../lib/voice";
import { listed, type Say } from "../../lib/words.svelte";
import type { StoryEvent, UbongoView } from "./types";


const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long something took, to the tenth of a second: "42.3 s", "1 min 05.0 s". */
export function sayTime(speak: Say, milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  const seconds = Math.floor((milliseconds % MINUTE) / SECOND);
  const tenths = Math.floor((milliseconds % SECOND) / 100);
  return speak("time", { minutes, seconds: minutes ? String(seconds).padStart(2, "0") : String(seconds), tenths: String(tenths) });
}

/** The same on a clock: "0:42.3". */
export function clockText(milliseconds: number): string {
  const tenths = Math.floor(Math.max(0, milliseconds) / 100);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}.${tenths % 10}`;
}

export function sayPieces(speak: Say, pieces: Iterable<string>): string {
  return listed(speak, [...pieces]);
}

export function saySheet(view: UbongoView): string {
  return `${view.side}${view.sheet}`;
}

export function sayProgress(speak: Say, view: UbongoView): string {
  const name = saySheet(view);
  if (!view.practice) return speak("progress", { name, sheet: view.sheet, sheets: view.sheets });
  return speak("progress-practice", { name, row: view.racers[0]?.tasks[0]?.row ?? 0 });
}

// What happened

export function sayEvent(voice: Voice, event: StoryEvent): string {
  const { speak } = voice;
  switch (event.event) {
    case "readied":
      return event.seat === voice.reader ? "" : speak("event-readied", { name: voice.name(event.seat) });
    case "countdownbegan":
      return speak("event-countdown", { sheet: event.sheet, seconds: Math.floor(event.milliseconds / SECOND) });
    case "rolled": {
      const facts = { row: event.row, pieces: sayPieces(speak, event.pieces) };
      return event.leader === null ? speak("event-rolled", facts) : voice.about("event-rolled-leader", event.leader, facts);
    }
    case "racebegan":
      return speak("event-race-began");
    case "laid":
      return voice.about("event-laid", event.seat, { piece: event.piece, lay: event.lay });
    case "takenup":
      return voice.about("event-taken-up", event.seat, { piece: event.piece });
    case "firstsolved":
      return voice.about("event-first-solved", event.seat);
    case "called":
      return voice.about("event-called", event.seat);
    case "voted":
      return voice.about("event-voted", event.seat);
    case "withdrew":
      return voice.about("event-withdrew", event.seat);
    case "went":
      return voice.about("event-went", event.seat);
    case "cameback":
      return voice.about("event-came-back", event.seat);
    case "forsaken":
      return voice.about("event-forsaken", event.seat);
    case "rolledagain":
      return speak("event-rolled-again", { sheet: event.sheet, end: event.end });
    case "laidaside":
      return speak("event-laid-aside", { sheet: event.sheet });
    case "duelwon": {
      const { sheet, space } = event;
      if (event.taken) return voice.about("event-duel-taken", event.seat, { sheet, space });
      return voice.about("event-duel-won", event.seat, { sheet, space, time: sayTime(speak, event.milliseconds) });
    }
    case "resigned":
      return voice.about("event-resigned", event.seat);
    case "hinted": {
      const { cell, piece, other, lay } = event;
      if (piece === null) return speak("event-hint-no-way");
      if (lay !== null) return speak("event-hint-place", { cell, piece, lay });
      return other !== null ? speak("event-hint-other", { cell, piece, other }) : speak("event-hint-piece", { cell, piece });
    }
    case "askedsolvable":
      return speak("event-solvable", { solvable: event.solvable });
    case "solved":
      return speak("event-solved", { time: sayTime(speak, event.milliseconds), hints: event.hints });
    case "gaveup":
      return speak("event-gave-up");
    case "matchover": {
      const facts = { winners: event.winners.length, best: Math.max(...event.spaces), least: Math.min(...event.spaces) };
      return voice.about("event-match-over", event.winners[0] ?? -1, facts);
    }
  }
}

// What can be done

/** Whom the reader plays against. */
function rivalOf(view: UbongoView): number {
  return view.seat === 0 ? 1 : 0;
}

export function sayMove(speak: Say, view: UbongoView, notation: string, names: Names): string {
  const voice = new Voice(speak, names, view.seat);
  const lay = /^([A-U])(\d)([a-g]\d)$/.exec(notation);
  if (lay) return speak("move-lay", { piece: lay[1], shape: lay[2], cell: lay[3] });
  if (notation.startsWith("-")) return speak("move-take-up", { piece: notation.slice(1) });
  if (notation.startsWith("?")) return speak("move-hint", { cell: notation.slice(1) });
  const roll = /^d(\d+)$/.exec(notation);
  if (roll) return speak("move-roll", { row: Number(roll[1]) });
  const forsaken = /^forsaken(\d)$/.exec(notation);
  if (forsaken) return voice.about("move-forsaken", Number(forsaken[1]) - 1);
  const settle = /^settle-(\d+)-(\d+)$/.exec(notation);
  if (settle) return speak("move-settle", { first: Number(settle[1]), second: Number(settle[2]) });
  switch (notation) {
    case "ready":
    case "take":
    case "replay":
      return speak(`move-${notation}`, { sheet: saySheet(view) });
    case "again":
      return speak(view.racers[rivalOf(view)]?.votes && view.racers.length > 1 ? "move-agree" : "move-again");
    case "resign":
      return speak("move-resign", { name: voice.name(rivalOf(view)) });
    default:
      return speak(`move-${notation}`);
  }
}

// What is to be decided

export function sayPrompt(speak: Say, view: UbongoView, names: Names): string {
  const voice = new Voice(speak, names, view.seat);
  const sheet = saySheet(view);
  switch (view.phase) {
    case "ready":
      if (view.seat === null || !view.waiting.includes(view.seat)) return speak("prompt-wait-ready", { names: voice.allNames(view.waiting) });
      return speak(view.practice ? "prompt-ready-practice" : "prompt-ready", { sheet });
    case "countdown":
      if (view.leader === null) return speak("prompt-countdown", { sheet });
      return voice.about("prompt-countdown-double", view.leader, { sheet });
    case "race":
      if (view.seat === null) return promptToWatch(voice, view);
      if (view.practice) return speak("prompt-practice", { pieces: piecesNeeded(voice, view, view.seat) });
      return promptDuel(voice, view, view.seat);
    case "over":
      return speak(view.practice ? "prompt-over-practice" : "prompt-over");
    default:
      return speak("prompt-roll");
  }
}

function promptToWatch(voice: Voice, view: UbongoView): string {
  const called = view.racers.findIndex((racer) => racer.claimed);
  if (called >= 0) return voice.speak("prompt-rival-called", { name: voice.name(called) });
  const names = voice.allNames(view.racers.map((_, seat) => seat));
  return voice.speak("prompt-watch", { names, racers: view.racers.length, sheet: saySheet(view) });
}

/** The most urgent thing first. */
function promptDuel(voice: Voice, view: UbongoView, seat: number): string {
  const { speak } = voice;
  const [me, rival] = [view.racers[seat], view.racers[rivalOf(view)]];
  const name = voice.name(rivalOf(view));
  const pieces = piecesNeeded(voice, view, seat);
  if (me?.claimed) return speak("prompt-called");
  if (rival?.claimed) return speak("prompt-rival-called", { name });
  if (rival?.forsaken) return speak("prompt-forsaken", { name });
  if (rival?.votes) return speak("prompt-rival-votes", { name, pieces });
  if (me?.votes) return speak("prompt-votes", { name, pieces });
  if (seat === view.leader) return speak(me?.done ? "prompt-second" : "prompt-first", { pieces });
  return speak("prompt-race", { pieces });
}

function piecesNeeded(voice: Voice, view: UbongoView, seat: number): string {
  const racer = view.racers[seat];
  return sayPieces(voice.speak, racer?.tasks[Math.min(racer.done, racer.tasks.length - 1)]?.pieces ?? "");
}

// The end

export function sayOutcome(speak: Say, view: UbongoView, names: Names): string[] {
  if (!view.reason) return [];
  if (view.practice) return [speak(`reason-${view.reason}`), sayPractice(speak, view)];
  const voice = new Voice(speak, names, view.seat);
  const ranking = view.racers.map((racer, seat) => ({ seat, duels: racer.space })).sort((one, two) => two.duels - one.duels);
  const standings = ranking.map(({ seat, duels }) => voice.about("outcome-standing", seat, { duels }));
  return [speak(`reason-${view.reason}`), sayWinners(voice, view.winners), ...standings];
}

function sayWinners(voice: Voice, winners: readonly number[]): string {
  const [winner] = winners;
  if (winners.length === 1 && winner !== undefined) return voice.about("outcome-won", winner);
  return voice.speak("outcome-shared", { names: voice.allNames(winners) });
}

function sayPractice(speak: Say, view: UbongoView): string {
  if (!view.last || view.last.end === "given-up") return speak("outcome-given-up");
  return speak("outcome-solved", { time: sayTime(speak, view.last.milliseconds), hints: view.practice?.hints ?? 0 });
}
