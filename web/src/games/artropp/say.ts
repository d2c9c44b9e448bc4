/** L'Artropp in words, as `say.py` has it: what is shown is put into sentences, and nothing is decided here. */

import { Voice as TableVoice, type Names } from "../../lib/voice";
import { listed, type Facts, type Say } from "../../lib/words.svelte";
import { BLANK_DRUM, HIGH_DRUM, LOW_DRUM, numberOf, readCard } from "./cards";
import type { Added, ArtroppView, GeneralView, LineView, StoryEvent } from "./types";


export function cardName(speak: Say, card: string, form: "card" | "the" | "badge" = "card"): string {
  const { family, number } = readCard(card);
  if (number === null) return speak(family === "drum" ? `${form}-free-drum` : `${form}-${family}`);
  return speak(`${form}-${family}`, { number });
}

/** Speaks of generals. */
export class Voice extends TableVoice {
  constructor(
    speak: Say,
    names: Names,
    reader: number | null,
    readonly duel = false,
  ) {
    super(speak, names, reader);
  }

  override nameless(seat: number): string {
    return this.speak("general", { number: seat + 1 });
  }

  eachWith(things: readonly (readonly [number, string])[]): string {
    return listed(
      this.speak,
      things.map(([seat, what]) => this.about("person-with", seat, { what })),
    );
  }

  card(card: string): string {
    return cardName(this.speak, card, "the");
  }
}

function result(gain: number): Facts {
  return { result: gain > 0 ? "won" : gain < 0 ? "lost" : "even", amount: Math.abs(gain) };
}

function way(direction: number): string {
  return direction > 0 ? "right" : "left";
}

function end(number: number): string {
  return number === LOW_DRUM ? "low" : "high";
}

// What happened

export function sayEvent(voice: Voice, event: StoryEvent): string {
  const { speak } = voice;
  switch (event.event) {
    case "roundbegan":
      return voice.about("event-round-began", event.seat, { round: event.round, duel: event.duel, way: way(event.arrow) });
    case "drew":
      if (event.card === null || event.seat !== voice.reader) return "";
      return speak("event-drew", { card: voice.card(event.card) });
    case "reshuffled":
      return speak("event-reshuffled", { cards: event.cards });
    case "added":
      return sayAdded(voice, event);
    case "arrowturned":
      return voice.about("event-arrow-turned", event.seat, { way: way(event.arrow), duel: voice.duel });
    case "passed":
      return voice.about("event-passed", event.seat, { line: event.place + 1 });
    case "assaulted":
      return voice.about("event-assaulted", event.seat, {
        count: event.cards.length,
        amount: event.paid,
        duel: voice.duel,
        line: event.place + 1,
        br: event.br,
      });
    case "announced":
      return voice.about("event-announced", event.seat, { way: event.direction > 0 ? "high" : "low" });
    case "committed": {
      const mine = event.seat === voice.reader && event.card !== null;
      const card = mine && event.card !== null ? voice.card(event.card) : "";
      return speak("event-committed", { you: mine, name: voice.name(event.seat), card });
    }
    case "revealed":
      return speak("event-revealed", {
        cards: voice.eachWith(event.cards.map(([seat, card]) => [seat, cardName(speak, card)] as const)),
      });
    case "felled":
      if (event.target < 0) return voice.about("event-held-fire", event.seat);
      return voice.about("event-felled", event.seat, {
        target: voice.name(event.target),
        target_you: event.target === voice.reader,
      });
    case "potwon":
      return voice.about("event-pot-won", event.seat, { card: voice.card(event.card), amount: event.amount });
    case "potshared":
      return speak("event-pot-shared", {
        shares: voice.eachWith(event.shares.map(([seat, amount]) => [seat, speak("braves", { amount })] as const)),
      });
    case "potcarried":
      return speak("event-pot-carried", { amount: event.amount });
    case "roundover":
      return speak("event-round-over", { round: event.round });
    case "stayed":
      return "";
    case "left":
      return voice.about("event-left", event.seat, { bankrupt: event.bankrupt, ...result(event.gain) });
    case "joined":
      return voice.about("event-joined", event.seat);
    case "rebought":
      return voice.about("event-rebought", event.seat, { amount: event.debt });
    case "sessionover":
      return voice.about("event-session-over", event.winners[0] ?? -1, {
        winners: event.winners.length,
        names: voice.allNames(event.winners),
      });
  }
}

function sayAdded(voice: Voice, event: Added): string {
  const facts = { duel: voice.duel, line: event.place + 1, br: event.br };
  const card = voice.card(event.card);
  switch (readCard(event.card).family) {
    case "sniper":
      return voice.about("event-added-sniper", event.seat, { number: event.number, ...facts });
    case "officer":
      return voice.about("event-added-officer", event.seat, { number: event.number, card, ...facts });
    case "drum":
      return voice.about("event-added-drum", event.seat, { end: end(event.number), card, ...facts });
    default:
      return voice.about("event-added-unit", event.seat, { card, ...facts });
  }
}

// What can be done

function actor(view: ArtroppView): number {
  if (view.seat !== null && view.waiting.includes(view.seat)) return view.seat;
  return view.waiting.find((seat) => seat >= 0) ?? view.turn;
}

export function activeLine(view: ArtroppView): LineView {
  const line = view.lines[view.place];
  if (!line) throw new Error(`there is no line ${view.place}`);
  return line;
}

/** The next general from `seat`: to the right with 1, to the left with -1. */
export function beside(view: ArtroppView, seat: number, step: number): number {
  const places = view.generals.length;
  let next = seat;
  for (let tries = 0; tries < places; tries++) {
    next = (next + step + places) % places;
    if (view.generals[next]?.seated) break;
  }
  return next;
}

function cost(view: ArtroppView): Facts {
  const { br } = activeLine(view);
  return { br, amount: br * view.br_value };
}

function where(view: ArtroppView): Facts {
  return { duel: view.duel, line: view.place + 1 };
}

export function sayMove(speak: Say, view: ArtroppView, notation: string, names: Names): string {
  const voice = new Voice(speak, names, view.seat, view.duel);
  const sniper = /^s(\d+)$/.exec(notation);
  if (sniper) return saySniper(voice, view, Number(sniper[1]));
  if (/^(o|l|h|a|d|of)\d+$/.test(notation)) return sayAdd(voice, view, notation);
  if (notation.startsWith("=")) return sayCommit(voice, notation.slice(1));
  const target = /^x(\d)$/.exec(notation);
  if (target) return sayFell(voice, view, Number(target[1]) - 1);
  switch (notation) {
    case "assault":
      if (!view.duel) return speak("move-assault", cost(view));
      return speak("move-assault-duel", { name: voice.name(beside(view, actor(view), 1)), ...cost(view) });
    case ">":
    case "<":
      return sayArrow(voice, view, notation === ">" ? 1 : -1);
    case "leave":
      return speak("move-leave", result(general(view, actor(view)).gain));
    case "rebuy":
      return speak("move-rebuy", { amount: view.full_purse - general(view, actor(view)).purse });
    case "join":
      return speak("move-join", { amount: view.full_purse });
    case "pass":
      return speak("move-pass", { line: view.place + 1 });
    default:
      return speak(`move-${notation}`);
  }
}

function general(view: ArtroppView, seat: number): GeneralView {
  const found = view.generals[seat];
  if (!found) throw new Error(`there is no seat ${seat}`);
  return found;
}

function sayAdd(voice: Voice, view: ArtroppView, notation: string): string {
  const { speak } = voice;
  const { family, number } = readCard(notation);
  const card = voice.card(notation);
  const { low } = activeLine(view);
  if (family === "officer") return speak("move-officer", { card, number });
  if (family === "drum") {
    const shown = voice.card(view.hand.includes(notation) ? notation : BLANK_DRUM);
    const facts = { card: shown, end: end(number ?? HIGH_DRUM) };
    return low === null ? speak("move-open-drum", { ...facts, ...where(view) }) : speak("move-drum", facts);
  }
  if (low === null) return speak("move-open", { card, ...where(view) });
  return speak((number ?? 0) < low ? "move-add-low" : "move-add-high", { card });
}

function sayCommit(voice: Voice, card: string): string {
  return voice.speak(card === BLANK_DRUM ? "move-commit-drum" : "move-commit", { card: voice.card(card) });
}

function saySniper(voice: Voice, view: ArtroppView, below: number): string {
  const numbers = activeLine(view).row.map(numberOf);
  const above = Math.min(...numbers.filter((number): number is number => number !== null && number > below), HIGH_DRUM);
  const [low, high] = [below, above].map((number) => voice.speak("number-in-line", { number }));
  return voice.speak("move-sniper", { low, high });
}

function sayFell(voice: Voice, view: ArtroppView, seat: number): string {
  const card = view.generals[seat]?.showdown;
  const unit = card ? voice.card(card) : voice.speak("units", { count: 1 });
  return voice.speak("move-fell", { card: unit, name: voice.name(seat) });
}

function sayArrow(voice: Voice, view: ArtroppView, step: number): string {
  const next = beside(view, actor(view), step);
  if (!view.duel) return voice.about("move-arrow", next, { way: way(step) });
  const lines = view.lines.length;
  const line = ((view.place + step + lines) % lines) + 1;
  return voice.speak("move-arrow-duel", { way: way(step), name: voice.name(next), line });
}

// What is to be decided

export function sayPrompt(speak: Say, view: ArtroppView, names: Names): string {
  const voice = new Voice(speak, names, view.seat, view.duel);
  if (["starting", "drawing", "over"].includes(view.phase)) return speak(`prompt-${view.phase}`);
  if (view.seat === null || !view.waiting.includes(view.seat)) return promptToWait(voice, view);
  switch (view.phase) {
    case "turn":
      return promptTurn(voice, view);
    case "announce":
      return speak("prompt-announce", { amount: view.pot });
    case "commit":
      return speak("prompt-commit", { amount: view.pot, way: view.announced > 0 ? "high" : "low" });
    case "interval":
      return promptInterval(voice, general(view, view.seat), view.round);
    default:
      return speak(`prompt-${view.phase}`);
  }
}

function promptToWait(voice: Voice, view: ArtroppView): string {
  const names = voice.allNames(view.waiting.filter((seat) => seat >= 0));
  if (view.phase === "turn") return voice.speak("prompt-wait-turn", { names, ...where(view) });
  const leads = view.phase === "commit" && view.seat !== null && view.seat === view.assaulter;
  return voice.speak(`prompt-wait-${view.phase}${leads ? "-leader" : ""}`, { names });
}

function promptTurn(voice: Voice, view: ArtroppView): string {
  const line = activeLine(view);
  if (line.low === null || line.high === null) return promptOpen(voice, view);
  const open = line.shut_low ? (line.shut_high ? "none" : "high") : line.shut_high ? "low" : "both";
  // Fluent takes the word "none" for what it is: an end that is not open.
  return voice.speak("prompt-turn", { ...where(view), open, low: line.low, high: line.high, ...cost(view) });
}

function promptOpen(voice: Voice, view: ArtroppView): string {
  const cannot = view.hand.every((card) => ["sniper", "officer"].includes(readCard(card).family));
  return cannot ? voice.speak("prompt-pass", { line: view.place + 1 }) : voice.speak("prompt-open", where(view));
}

function promptInterval(voice: Voice, mine: GeneralView, round: number): string {
  if (!mine.seated) return voice.speak("prompt-free-place");
  return mine.purse > 0 ? voice.speak("prompt-stay", { round }) : voice.speak("prompt-ruined");
}

// How it ended

export function sayOutcome(speak: Say, view: ArtroppView, names: Names): string[] {
  if (!view.reason) return [];
  const voice = new Voice(speak, names, view.seat, view.duel);
  const winners =
    view.winners.length === 1
      ? voice.about("outcome-won", view.winners[0] ?? 0)
      : speak("outcome-shared", { names: voice.allNames(view.winners) });
  const standings = view.generals
    .map((one, seat) => ({ one, seat }))
    .filter(({ one, seat }) => one.seated || one.gain !== 0 || view.winners.includes(seat))
    .sort((left, right) => right.one.gain - left.one.gain)
    .map(({ one, seat }) => voice.about("outcome-standing", seat, { seated: one.seated, ...result(one.gain) }));
  return [speak(`reason-${view.reason}`), winners, ...standings];
}
