/** Worldwide Football in words, as `say.py` has it: what is shown is put into sentences, and nothing is decided here. */

import { Voice as TableVoice, type Names } from "../../lib/voice";
import { capital, listed, type Facts, type Say } from "../../lib/words.svelte";
import { familyOf } from "./edition";
import { parse } from "./moves";
import type { RivalStep, StoryEvent, WorldwideFootballView } from "./types";

const SIDES = ["home", "away"];
/** The seat of the virtual opponent. */
const RIVAL = 1;
/** Star abilities of a side, once all are chosen. */
const FIVE = 5;
/** What is prepared for a shot; the rest is for a card. */
const SHOT_EXTRAS = ["A1", "efficiency"];

// Numbers and names

/** A modifier: "+2", "−1", "±0". */
export function saySigned(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "±0";
}

function sayDie(die: number): string {
  return `[${die}]`;
}

export function sayCard(speak: Say, card: string): string {
  return speak("card", { card });
}

export function sayEffect(speak: Say, effect: string): string {
  return speak("effect", { effect });
}

export function sayAbility(speak: Say, ability: string): string {
  return speak("ability", { ability });
}

export function sayTeam(speak: Say, team: string): string {
  return speak("team", { team });
}

export function sayPercent(speak: Say, percent: number): string {
  return speak("wf-ui-percent", { percent });
}

export function sayProgress(speak: Say, view: WorldwideFootballView): string {
  if (view.phase === "over") return speak("progress-over");
  if (!view.half) return speak("progress-before");
  return view.shootout ? speak("progress-shootout") : speak("progress", { half: view.half });
}

// People

/** Speaks of the two sides, of which the virtual opponent may be one. */
export class Voice extends TableVoice {
  readonly solo: boolean;

  constructor(speak: Say, names: Names, reader: number | null, solo = false) {
    super(speak, names, reader);
    this.solo = solo || names.length === 1;
  }

  override nameless(seat: number): string {
    return this.solo && seat === RIVAL ? this.speak("rival") : this.speak("side", { side: SIDES[seat] });
  }

  /** A sentence about the virtual opponent, which is never the reader. */
  aboutRival(key: string, facts: Facts = {}): string {
    return this.speak(key, { name: this.name(RIVAL), ...facts });
  }
}

export function voiceOf(speak: Say, view: WorldwideFootballView, names: Names): Voice {
  return new Voice(speak, names, view.seat, view.rival !== null);
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
    case "picked":
      return voice.about("event-picked", event.seat, { ability: event.ability });
    case "tossed":
      return voice.about("event-tossed", event.seat);
    case "halfbegan":
      return voice.about("event-half-began", event.seat, { half: event.half });
    case "drew":
      return event.card === null || event.seat !== voice.reader ? "" : speak("event-drew", { card: event.card });
    case "drewplayer":
      if (event.name === null || event.effect === null || event.seat !== voice.reader) return "";
      return speak("event-drew-player", { player: event.name, effect: event.effect });
    case "discarded":
      return voice.about("event-discarded", event.seat, { card: event.card, why: event.why });
    case "discardedplayer":
      return voice.about("event-discarded-player", event.seat, { player: event.name, effect: event.effect });
    case "possession":
      return voice.about("event-possession", event.seat, { pa: event.pa, why: event.why });
    case "laid":
      return voice.about("event-laid", event.seat, { card: event.card, pa: event.pa, sure: event.sure });
    case "playerplayed":
      return voice.about("event-player-played", event.seat, { player: event.name, effect: event.effect });
    case "recovered":
      return voice.about("event-recovered", event.seat, { card: event.card, source: event.source });
    case "guardturned":
      return voice.aboutRival("event-guard-turned", { card: event.card, suits: event.suits });
    case "guardrebuilt":
      return voice.aboutRival("event-guard-rebuilt", { cards: event.cards });
    case "defended": {
      const { card, target, bonus } = event;
      return voice.about("event-defended", event.seat, { card, number: event.number ?? 0, target, bonus, signed: saySigned(bonus) });
    }
    case "drewinstead":
      return voice.about("event-drew-instead", event.seat);
    case "defencethrown": {
      const { die, total, target, good } = event;
      return voice.about("event-defence-thrown", event.seat, { die, total, target, good, bonus: total - die, signed: saySigned(total - die) });
    }
    case "stood":
      return voice.about("event-stood", event.seat, { pa: event.pa });
    case "starused":
      return voice.about("event-star-used", event.seat, { ability: event.ability, stars: event.stars });
    case "substituted":
      return voice.about("event-substituted", event.seat, { player: event.name, effect: event.effect });
    case "threw":
      return voice.about("event-threw", event.seat, { aim: event.aim, dice: sayDie(event.die) });
    case "trapsprung":
      return voice.about("event-trap-sprung", event.seat, { good: event.good, pa: event.pa });
    case "dived":
      return voice.about("event-dived", event.seat, { result: event.result });
    case "shot": {
      const { card, pa, bonus, keeper_bonus } = event;
      return voice.about("event-shot", event.seat, { card, pa, bonus, signed: saySigned(bonus), keeper_bonus, keeper_signed: saySigned(keeper_bonus) });
    }
    case "interposed":
      return voice.about("event-interposed", event.seat, { blocked: event.blocked });
    case "shotjudged": {
      const { die, total, keeper_total, result } = event;
      return voice.about("event-shot-judged", event.seat, { result, die, total, keeper_total });
    }
    case "throwsagain":
      return voice.about("event-throws-again", event.seat);
    case "goal":
      return voice.about("event-goal", event.seat, { how: event.how, ...score(event.score) });
    case "fouled":
      return voice.about("event-fouled", event.seat, { pa: event.pa });
    case "carded":
      return voice.about("event-carded", event.seat, { card: event.card });
    case "lostcard":
      return voice.aboutRival("event-lost-card", { card: event.card });
    case "freekick":
      return voice.about("event-free-kick", event.seat, { how: event.how });
    case "penalty":
      return voice.about("event-penalty", event.seat, { shootout: event.shootout });
    case "aimed":
      return voice.about("event-aimed", event.seat, { face: event.seat === voice.reader ? (event.face ?? 0) : 0 });
    case "penaltytaken": {
      const [shooter = 0, keeper = 0] = event.faces;
      return voice.about("event-penalty-taken", event.seat, { shooter: sayDie(shooter), keeper: sayDie(keeper), goal: event.goal });
    }
    case "gaveback":
      return voice.about("event-gave-back", event.seat, { both: event.both });
    case "rivalstep":
      return tellStep(voice, event);
    case "shotactive":
      return voice.aboutRival("event-shot-active", { card: event.card });
    case "putunder":
      return voice.aboutRival("event-put-under", { card: event.card });
    case "putaside":
      return voice.aboutRival("event-put-aside", { card: event.card });
    case "shuffledback":
      return voice.aboutRival("event-shuffled-back", { list: listed(speak, event.cards.map((card) => sayCard(speak, card))) });
    case "activated":
      return voice.aboutRival("event-activated", { player: event.name, effect: event.effect });
    case "dropped": {
      const lead = event.lead > 0 ? "ahead" : event.lead < 0 ? "behind" : "level";
      return voice.aboutRival("event-dropped", { player: event.name, effect: event.effect, lead });
    }
    case "halfover":
      return speak("event-half-over", { half: event.half, ...score(event.score) });
    case "matchover": {
      const kicks = event.kicks ?? [0, 0];
      return voice.about("event-match-over", event.winner ?? 0, {
        best: Math.max(...event.score),
        least: Math.min(...event.score),
        drawn: event.winner === null,
        shootout: event.kicks !== null,
        most: Math.max(...kicks),
        fewest: Math.min(...kicks),
      });
    }
  }
}

/** Every step of the virtual opponent has its own sentence, which says why and by which clause. */
function tellStep(voice: Voice, event: RivalStep): string {
  const { clause, pa, stars, card, cards } = event;
  const level = event.score !== null && event.score[0] === event.score[1];
  return voice.aboutRival(`event-rival-${event.step}`, { clause, pa, stars, card, cards, level });
}

// What can be done

/** Whose move is spoken of: the reader's, else that of the side which is to decide. */
function mover(view: WorldwideFootballView): number {
  return view.seat ?? view.waiting.find((seat) => seat >= 0) ?? view.attack;
}

/** What a move means in this position, as a line of a menu. */
export function sayMove(speak: Say, view: WorldwideFootballView, notation: string, names: Names = []): string {
  const { verb, card, number, ability } = parse(notation);
  switch (verb) {
    case "card": {
      const family = familyOf(card);
      if (family === "attack") return speak("move-lay", { card, pa: view.reach[card] ?? 0 });
      return speak(family === "shot" ? "move-shoot" : "move-defend", { card });
    }
    case "player":
      return speak("move-player", footballer(view, number));
    case "relaunch":
      return speak("move-relaunch", { card, ...footballer(view, number) });
    case "substitute":
      return speak("move-sub", footballer(view, number));
    case "discard":
      return speak("move-discard", { card });
    case "discard-player":
      return speak("move-discard-player", footballer(view, number));
    case "star":
      if (!card) return speak("move-star", { ability });
      return speak("move-star-fetch", { ability, card, from: ability === "scheme" ? "anywhere" : "discard" });
    case "pick":
      return speak("move-pick", { ability });
    case "aim":
      return speak("move-aim", { face: number, shooter: mover(view) === view.attack });
    case "plain":
      return sayPlain(speak, view, notation, names);
  }
}

/** The facts about a Player card of the side whose move it is. */
function footballer(view: WorldwideFootballView, number: number): Facts {
  const found = view.sides[mover(view)]?.squad[number - 1];
  return { player: found?.name, effect: found?.effect };
}

/** What needs no card, and what chance does. */
function sayPlain(speak: Say, view: WorldwideFootballView, notation: string, names: Names): string {
  const toss = /^toss(\d)$/.exec(notation);
  if (toss) return voiceOf(speak, view, names).about("move-toss", Number(toss[1]) - 1);
  const drawn = /^\+(?:n(\d+)|([A-Z]+))$/.exec(notation);
  if (drawn) return drawn[1] ? speak("move-drawn-player", { number: Number(drawn[1]) }) : speak("move-drawn", { card: drawn[2] });
  // WF-55: the second in a row ends the half once a pile is empty.
  if (notation === "give") return speak("move-give", { ends: view.gave_back && view.sides.some((side) => !side.pile) });
  if (/^[[(]/.test(notation)) return speak("move-throw", { dice: notation });
  return notation === "no" ? speak("move-no", { phase: view.phase }) : speak(`move-${notation}`);
}

// What is to be decided

export function sayPrompt(speak: Say, view: WorldwideFootballView, names: Names = []): string {
  const voice = voiceOf(speak, view, names);
  const waited = view.waiting.filter((seat) => seat >= 0);
  if (!waited.length) return capital(promptChance(voice, view));
  if (view.seat === null || !waited.includes(view.seat))
    return capital(speak("prompt-wait", { phase: view.phase, names: voice.allNames(waited), pa: view.pa }));
  return capital(speak(`prompt-${view.phase}`, promptFacts(voice, view, view.seat)));
}

/** The dice of the virtual opponent's decisions are thrown for it, the rest for whoever needs them. */
function promptChance(voice: Voice, view: WorldwideFootballView): string {
  if (view.throw) {
    const { aim } = view.throw;
    const seat = aim.endsWith("-call") || aim === "efficiency" ? RIVAL : 1 - view.attack;
    const { target, bonus } = view.defence ?? { target: 0, bonus: 0 };
    return voice.about("prompt-throw", seat, { aim, target, bonus, signed: saySigned(bonus) });
  }
  if (view.phase === "turn") return voice.aboutRival("prompt-turn", { pile: view.turning });
  return voice.speak(`prompt-${view.phase}`);
}

function promptFacts(voice: Voice, view: WorldwideFootballView, seat: number): Facts {
  const { pa } = view;
  switch (view.phase) {
    case "pick":
      return { left: FIVE - (view.sides[seat]?.abilities.length ?? 0) };
    case "discard":
      return surplus(view, seat);
    case "attack":
      return { how: attackMoment(view), pa };
    case "defence":
      return { name: voice.name(view.attack), sure: view.sure, card: view.laid.at(-1), pa, target: view.target ?? 0 };
    case "marking":
      return { die: view.defence?.die ?? 0, signed: saySigned(view.defence?.bonus ?? 0), target: view.defence?.target ?? 0 };
    case "keep":
      return { name: voice.name(view.attack) };
    case "shoot-again":
    case "save-again":
      return { die: sayDie(view.shot?.die ?? 0), keeper_die: sayDie(view.shot?.keeper_die ?? 0) };
    case "free-kick":
      return { pa, prepared: view.prepared.length > 0 };
    case "penalty":
      return { shooter: seat === view.attack };
    default:
      return {};
  }
}

function surplus(view: WorldwideFootballView, seat: number): Facts {
  const side = view.sides[seat];
  if (!side) return {};
  if (side.players > side.most_players) return { why: "players", cards: side.players, most: side.most_players };
  return { why: side.actions > side.most_actions ? "actions" : "yellow", cards: side.actions, most: side.most_actions };
}

/** What is special about this moment of an attack. */
function attackMoment(view: WorldwideFootballView): string {
  if (view.must_spend) return "spend";
  if (view.prepared.length) return view.prepared.some((one) => SHOT_EXTRAS.includes(one)) ? "shot" : "card";
  return view.dead || (view.pa ? "open" : "start");
}

// The end

export function sayOutcome(speak: Say, view: WorldwideFootballView, names: Names = []): string[] {
  if (!view.reason) return [];
  const voice = voiceOf(speak, view, names);
  const ranking = view.winner === 1 ? [1, 0] : [0, 1];
  const standings = ranking.map((seat) => {
    const side = view.sides[seat];
    return voice.about("outcome-standing", seat, { team: side?.team, goals: side?.score ?? 0, shootout: view.shootout, kicks: view.kicks_made[seat] ?? 0 });
  });
  const winner = view.winner === null ? speak("outcome-draw") : voice.about("outcome-won", view.winner);
  return [speak(`reason-${view.reason}`), ...[winner, ...standings].map(capital)];
}
