/** French Flair in words, as `say.py` has it: what is shown is put into sentences, and nothing is decided here. */

import { Voice as TableVoice, type Names } from "../../lib/voice";
import { capital, type Facts, type Say } from "../../lib/words.svelte";
import { FIELD, HALFWAY, metres as reachOf, RELAYED, wayOf } from "./squad";
import type { FrenchFlairView, Played, StoryEvent, Tried } from "./types";

type Zone = readonly [number, number];

const SIDES = ["home", "away"];
const ALONE = "none";
const WHOLE_ZONE: Zone = [1, 6];

// Places, dice and time

export function sayDice(dice: readonly number[]): string {
  return dice.map((die) => `[${die}]`).join("");
}

export function sayClock(seconds: number): string {
  const two = (number: number): string => String(Math.floor(number)).padStart(2, "0");
  return `${two(seconds / 60)}:${two(seconds % 60)}`;
}

export function sayProgress(speak: Say, view: FrenchFlairView): string {
  if (view.phase === "over") return speak("progress-over");
  if (!view.half) return speak("progress-before");
  return speak("progress", { half: view.half, time: sayClock(view.seconds), up: view.time_up });
}

/** Where the ball lies, as the side at `seat` would say, which plays away from its own line. */
export function sayPlace(speak: Say, seat: number, ball: number, reader: number | null = null): string {
  const distance = seat === 0 ? FIELD - ball : ball;
  const own = FIELD - distance;
  const you = seat === reader;
  const lying = (where: string, metres = 0): string => speak("place", { where, metres, you });
  if (distance <= 0) return lying(distance === 0 ? "line" : "in-goal");
  if (own <= 0) return lying(own === 0 ? "own-line" : "own-in-goal");
  if (distance === HALFWAY) return lying("halfway");
  return distance < HALFWAY ? lying("out", distance) : lying("own", own);
}

export function sayZone(speak: Say, [low, high]: Zone): string {
  return speak("zone", { low, high, single: low === high });
}

export function sayCards(speak: Say, cards: readonly number[]): string {
  return cards.map((card) => (card === RELAYED ? speak("relay") : String(card))).join("-");
}

function sayCombination(speak: Say, cards: readonly number[], kind: string): string {
  return speak("combination", { kind, cards: sayCards(speak, cards), count: cards.length });
}

// People

/** Speaks of the two sides. */
export class Voice extends TableVoice {
  override nameless(seat: number): string {
    return this.speak("side", { side: SIDES[seat] });
  }

  place(seat: number, ball: number): string {
    return sayPlace(this.speak, seat, ball, this.reader);
  }

  /** Who gives the ball to the last of `cards`. */
  after(cards: readonly number[]): string {
    const giver = cards.at(-2);
    if (giver === undefined) return ALONE;
    return giver === RELAYED ? this.speak("relay-gives") : this.speak("number-gives", { card: giver });
  }
}

function score([home, away]: readonly number[]): Facts {
  return { home, away };
}

// What happened

/** One sentence of the commentary, or nothing if it is not worth telling. */
export function sayEvent(voice: Voice, event: StoryEvent): string {
  return capital(tell(voice, event));
}

function tell(voice: Voice, event: StoryEvent): string {
  const { speak } = voice;
  switch (event.event) {
    case "tossed":
      return voice.about("event-tossed", event.seat);
    case "halfbegan":
      return voice.about("event-half-began", event.seat, { half: event.half });
    case "drew":
      return event.card === null || event.seat !== voice.reader ? "" : speak("event-drew", { card: event.card });
    case "reshuffled":
      return voice.about("event-reshuffled", event.seat, { cards: event.cards });
    case "discarded":
      return voice.about("event-discarded", event.seat, { card: event.card });
    case "threw":
      return voice.about("event-threw", event.seat, { aim: event.aim, dice: sayDice(event.dice) });
    case "kicked": {
      if (event.aim === "drop" || event.aim === "goal") return voice.about("event-kicked-at-goal", event.seat, { aim: event.aim });
      const metres = Math.abs(event.end - event.start);
      return voice.about("event-kicked", event.seat, { aim: event.aim, metres, place: voice.place(event.seat, event.end) });
    }
    case "landed": {
      const other = ["received", "knock-on", "missed-touch"].includes(event.how);
      const place = voice.place(event.seat, event.ball);
      return voice.about(`event-landed-${event.how}`, other ? 1 - event.seat : event.seat, { place });
    }
    case "played":
      return tellPlayed(voice, event);
    case "tried":
      return tellTried(voice, event);
    case "ran": {
      const { card, metres, clear } = event;
      return voice.about("event-ran", event.seat, { card, metres, place: voice.place(event.seat, event.ball), clear });
    }
    case "gathered": {
      const [first, second] = event.cards;
      return voice.about(`event-${event.how}`, event.seat, { first, second, place: voice.place(event.seat, event.ball) });
    }
    case "renewed":
      return voice.about("event-renewed", event.seat);
    case "knockedon":
      return voice.about("event-knocked-on", event.seat, { place: voice.place(event.seat, event.ball) });
    case "tackled":
      return voice.about("event-tackled", event.seat, { card: event.card ?? 0, forced: event.forced });
    case "letpass":
      return voice.about("event-let-pass", event.seat);
    case "intercepted":
      return voice.about("event-intercepted", event.seat, { metres: event.metres, place: voice.place(event.seat, event.ball) });
    case "missedtackle":
      return voice.about("event-missed-tackle", event.seat);
    case "ruckformed":
      return voice.about("event-ruck-formed", event.seat, { zone: sayZone(speak, event.zone), place: voice.place(event.seat, event.ball) });
    case "contested":
      return voice.about(`event-${event.how}`, event.seat, { card: event.card ?? 0 });
    case "ballwon":
      if (event.zone === null) return voice.about("event-cleared-out", event.seat);
      return voice.about("event-ball-won", event.seat, { zone: sayZone(speak, event.zone) });
    case "offside":
      return voice.about("event-offside", event.seat);
    case "advantageplayed":
      return voice.about("event-advantage-played", event.seat);
    case "advantageover":
      return voice.about("event-advantage-over", event.seat);
    case "penaltygiven":
      return voice.about("event-penalty-given", event.seat, { place: voice.place(event.seat, event.ball), back: event.back });
    case "penaltychosen":
      return voice.about("event-penalty-chosen", event.seat, { how: event.how });
    case "setpiece":
      return voice.about(`event-${event.how}`, event.seat, { place: voice.place(event.seat, event.ball) });
    case "setpiecewon":
      return voice.about(`event-${event.how}-won`, event.seat, { double: event.double });
    case "marked":
      return voice.about("event-marked", event.seat, { place: voice.place(event.seat, event.ball) });
    case "toucheddown":
      return voice.about("event-touched-down", event.seat);
    case "dropout":
      return voice.about("event-drop-out", event.seat);
    case "turnedover":
      return voice.about("event-turned-over", event.seat, { place: voice.place(event.seat, event.ball) });
    case "tryscored":
      return voice.about("event-try", event.seat, { card: event.card ?? 0, ...score(event.score) });
    case "converted":
      return voice.about("event-converted", event.seat, { good: event.good, ...score(event.score) });
    case "goalscored":
      return voice.about("event-goal", event.seat, { how: event.how, ...score(event.score) });
    case "timeup":
      return speak("event-time-up", { half: event.half });
    case "halfover":
      return speak("event-half-over", { half: event.half, ...score(event.score) });
    case "matchover":
      return voice.about("event-match-over", event.winners[0] ?? 0, {
        winners: event.winners.length,
        best: Math.max(...event.score),
        least: Math.min(...event.score),
      });
  }
}

function tellPlayed(voice: Voice, event: Played): string {
  const { seat, card, metres, how, combination } = event;
  const facts = { card, metres, place: voice.place(seat, event.ball) };
  const after = voice.after(combination);
  if (how === "relay") return voice.about("event-relay", seat, { card });
  if (how === "opening") return voice.about("event-opening", seat, { second: combination.length > 1, ...facts });
  if (how === "pass") return voice.about("event-pass", seat, { after, ...facts });
  if (!combination.length) return voice.about("event-advance", seat, facts);
  return voice.about("event-advance-concludes", seat, { after, combination: sayCombination(voice.speak, combination, event.kind), ...facts });
}

function tellTried(voice: Voice, event: Tried): string {
  const { seat, card, how, dice, combination, kind } = event;
  const facts = { card, how, dice };
  if (!combination.length) return voice.about("event-tried", seat, { kind: kind || ALONE, ...facts });
  const after = voice.after(combination);
  return voice.about("event-tried-concludes", seat, { after, combination: sayCombination(voice.speak, combination, kind), ...facts });
}

// What can be done

const ABILITIES: Record<string, string> = { r: "run", k: "kick", t: "touch", d: "drop" };

/** What a move means in this position, as a line of a menu. */
export function sayMove(speak: Say, view: FrenchFlairView, notation: string, names: Names = []): string {
  const voice = new Voice(speak, names, view.seat);
  const concludes = view.combo !== null;
  const reach = (metres: number): Facts => ({ metres, place: voice.place(view.attack, view.ball + wayOf(view.attack) * metres) });
  const { advance, opening } = reachOf();
  let found: RegExpExecArray | null;
  if ((found = /^(\d+)([aopj])$/.exec(notation))) {
    const card = Number(found[1]);
    if (found[2] === "a") return speak("move-advance", { card, concludes, ...reach(advance) });
    if (found[2] === "o") return speak("move-opening", { card, second: concludes, ...reach(opening) });
    if (found[2] === "p") return speak("move-pass", { card, ...reach(view.combo?.next_metres ?? advance) });
    return speak("move-relay", { card });
  }
  if ((found = /^(\d+)([rktd])([12])$/.exec(notation)))
    return speak("move-ability", { card: Number(found[1]), how: ABILITIES[found[2] ?? ""], dice: Number(found[3]), concludes });
  if ((found = /^([mf])(\d)-(\d)$/.exec(notation)))
    return speak(found[1] === "m" ? "move-maul" : "move-fixation", { first: Number(found[2]), second: Number(found[3]), ...reach(opening) });
  if ((found = /^([cb])(\d+)$/.exec(notation)))
    return speak(found[1] === "c" ? "move-contest" : "move-clear-out", { card: Number(found[2]), zone: sayZone(speak, view.zone ?? WHOLE_ZONE) });
  if ((found = /^([x+-])(\d+)$/.exec(notation)))
    return speak(`move-${found[1] === "x" ? "tackle" : found[1] === "-" ? "discard" : "draw"}`, { card: Number(found[2]) });
  if ((found = /^(dice|kick|touch|goal)([12])$/.exec(notation))) return speak(`move-${found[1]}`, { dice: Number(found[2]), phase: view.phase });
  if ((found = /^toss(\d)$/.exec(notation))) return voice.about("move-toss", Number(found[1]) - 1);
  if (notation.startsWith("[")) return speak("move-throw", { dice: notation });
  if (notation === "let") return speak("move-let", { crosses: view.crosses });
  if (notation === "no") return speak(view.phase === "clear-out" ? "move-no-clear-out" : "move-no-contest");
  return speak(`move-${notation}`);
}

// What is to be decided

export function sayPrompt(speak: Say, view: FrenchFlairView, names: Names = []): string {
  const voice = new Voice(speak, names, view.seat);
  const waited = view.waiting.filter((seat) => seat >= 0);
  const place = voice.place(view.attack, view.ball);
  if (!waited.length) {
    if (!view.throw) return speak(`prompt-${view.phase}`);
    return capital(voice.about("prompt-throw", view.throw.seat, { aim: view.throw.aim, dice: view.throw.dice }));
  }
  if (view.seat === null || !waited.includes(view.seat)) return capital(speak("prompt-wait", { phase: view.phase, names: voice.allNames(waited) }));
  switch (view.phase) {
    case "attack":
      if (view.combo) return speak("prompt-combination", { cards: sayCards(speak, view.combo.cards), place });
      return speak("prompt-attack", { origin: view.origin, place, up: view.time_up });
    case "discard":
      return speak("prompt-discard", { cards: view.hand.length });
    case "defence":
      return speak("prompt-defence", { how: view.must_tackle ? "must" : view.crosses ? "crosses" : "may", place });
    case "contest":
    case "clear-out":
      return speak(`prompt-${view.phase}`, { zone: sayZone(speak, view.zone ?? WHOLE_ZONE) });
    case "receive":
      return speak("prompt-receive", { place, mark: view.distance < FIELD });
    default:
      return speak(`prompt-${view.phase}`, { place });
  }
}

// The end

export function sayOutcome(speak: Say, view: FrenchFlairView, names: Names = []): string[] {
  if (!view.reason) return [];
  const voice = new Voice(speak, names, view.seat);
  const ranking = view.teams.map((team, seat) => ({ team, seat })).sort((one, two) => two.team.score - one.team.score);
  const standings = ranking.map(({ team, seat }) => voice.about("outcome-standing", seat, { points: team.score, tries: team.tries }));
  const winner = view.winners.length > 1 ? speak("outcome-draw") : voice.about("outcome-won", view.winners[0] ?? 0);
  return [speak(`reason-${view.reason}`), ...[winner, ...standings].map(capital)];
}
