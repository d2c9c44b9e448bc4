/** Rugby Champion in words, as `say.py` has it: what is shown is put into sentences, and nothing is decided here. */

import { Voice as TableVoice, type Names } from "../../lib/voice";
import { capital, listed, words, type Facts, type Say } from "../../lib/words.svelte";
import { faceOf, nameOf, NON_PLAYER, SLOTS, TYPES, type Face } from "./box";
import type { CardView, ChallengeView, Challenged, RugbyChampionView, StoryEvent, Turned } from "./types";

const GAME = "rugby_champion";
const SIDES = ["first", "second"];
/** Stands for the value of a card that the reader does not hold. */
const NOT_HELD = -1;
/** What a set piece adds up. */
const SUMMED: Record<string, string> = { touche: "passe", melee: "physique" };
const PACK = 2;

// Cards and time

/** The name of a card without its arrow; one that the catalogues do not know is called as the card file says. */
export function sayCardName(speak: Say, notation: string): string {
  const key = `card-${notation.replace(/[<>]$/, "")}`;
  return words.has(key, GAME) ? speak(key) : nameOf(notation);
}

export function sayCard(speak: Say, notation: string): string {
  return speak("card", { name: sayCardName(speak, notation), way: faceOf(notation).arrow });
}

/** All that is printed on a card, for those who do not see it. */
export function sayPrinted(speak: Say, face: Face): string {
  const { family, whistles, goal, arrow, red } = face;
  const name = sayCardName(speak, face.id);
  const [physique, passe, pied] = face.values;
  if (family === "player") return speak("rc-ui-printed", { name, physique, passe, pied, arrow, type: red, whistles, goal });
  return speak("rc-ui-printed-special", { name, card: face.id, physique, passe, pied });
}

export function sayProgress(speak: Say, view: RugbyChampionView): string {
  if (view.phase === "over") return speak("progress-over");
  if (!view.half) return speak("progress-before");
  return speak("progress", { half: view.half, pile: view.pile });
}

// People

/** Speaks of the two sides; whoever plays alone has one name to give, and then the second side is the Non-joueur. */
export class Voice extends TableVoice {
  get solo(): boolean {
    return this.names.length === 1;
  }

  override nameless(seat: number): string {
    return this.speak("side", { side: this.solo && seat === NON_PLAYER ? "non-player" : SIDES[seat] });
  }

  card(notation: string): string {
    return sayCard(this.speak, notation);
  }

  cards(notations: readonly string[]): string {
    return listed(
      this.speak,
      notations.map((notation) => this.card(notation)),
    );
  }
}

/** Speaks to the seat that looks. */
export function voiceFor(speak: Say, view: RugbyChampionView, names: Names): Voice {
  return new Voice(speak, view.solo ? [names[0] ?? ""] : names, view.seat);
}

function score([first, second]: readonly number[]): Facts {
  return { first, second };
}

// What happened

const AUTOMATIC = ["linefilled", "refreshed", "aided", "redirected"];

/** Whether an event of the solo game is something that the Non-joueur did, and has to be explained. */
function isStepOfNonPlayer(event: StoryEvent): boolean {
  return AUTOMATIC.includes(event.event) || ("side" in event && event.side === NON_PLAYER);
}

/** One sentence of the commentary, or nothing if it is not worth telling; the Non-joueur's steps with their clause. */
export function sayEvent(voice: Voice, event: StoryEvent): string {
  const sentence = capital(tell(voice, event));
  if (!sentence || !voice.solo || !isStepOfNonPlayer(event)) return sentence;
  return voice.speak("explained", { sentence, clause: event.clause });
}

const CHALLENGES: Record<string, string> = { opening: "event-opening", choice: "event-chosen", arrow: "event-directed", melee: "event-out-of-scrum" };

function tell(voice: Voice, event: StoryEvent): string {
  const { speak, solo } = voice;
  switch (event.event) {
    case "tossed":
      return voice.about("event-tossed", event.side);
    case "halfbegan":
      return voice.about("event-half-began", event.side, { half: event.half });
    case "phasebegan":
      return event.kind === "attack" ? voice.about("event-attack", event.side) : speak(`event-${event.kind}`, { solo });
    case "linefilled": {
      if (event.slots.length === SLOTS.length) return speak("event-line-laid");
      const slots = event.slots.map((slot) => speak("slot", { slot }));
      return speak("event-line-completed", { cards: slots.length, slots: listed(speak, slots) });
    }
    case "refreshed":
      return speak("event-refreshed", { slot: event.slot });
    case "drew":
      return event.card === null || event.side !== voice.reader ? "" : speak("event-drew", { card: voice.card(event.card) });
    case "shown": {
      const facts = { hand: voice.cards(event.hand), cards: voice.cards(event.discarded) };
      if (solo) return voice.about("event-replaced", event.side, { cards: facts.cards });
      return voice.about(event.discarded.length ? "event-shown" : "event-shown-specials", event.side, facts);
    }
    case "challenged":
      return tellChallenged(voice, event);
    case "laid":
      if (event.from_pile) return voice.about("event-laid-from-pile", event.side);
      return voice.about(solo ? "event-laid" : "event-laid-down", event.side, { card: event.card ? voice.card(event.card) : "" });
    case "turned":
      return tellTurned(voice, event);
    case "revealed": {
      const rows = event.cards.flatMap((cards, side) => (cards.length ? [speak("lays", { name: voice.nameOrYou(side), cards: voice.cards(cards) })] : []));
      return rows.length ? speak("event-revealed", { one: rows[0], two: rows[1] }) : "";
    }
    case "compared": {
      const counts = event.sides.map((side, place) => speak("counts", { name: voice.nameOrYou(side), value: event.values[place] }));
      const ahead = event.sides[event.gap > 0 ? 0 : 1] ?? 0;
      return voice.about("event-compared", ahead, { counts: counts.join(", "), type: event.type, gap: Math.abs(event.gap), sum: event.clause !== "RC-11" });
    }
    case "whistled": {
      const facts = { card: voice.card(event.card), effect: event.effect };
      return solo && event.side === NON_PLAYER ? speak("event-whistled-in-line", facts) : voice.about("event-whistled", event.side, facts);
    }
    case "aided":
      return speak("event-aided", { card: voice.card(event.card), aim: event.aim, effect: event.effect });
    case "supported":
      return voice.about("event-supported", event.side, { card: voice.card(event.card) });
    case "stopped":
      return voice.about("event-stopped", event.side, { card: voice.card(event.card), how: event.card });
    case "passed":
      return voice.about("event-passed", event.side, { what: event.what });
    case "redirected":
      return speak("event-redirected", { card: voice.card(event.card), way: event.way, type: event.type });
    case "intouch":
      return speak("event-in-touch", { slot: event.slot });
    case "advantagetaken":
      if (event.second) return voice.about("event-advantage-second", event.side);
      if (solo && event.side === NON_PLAYER) return speak("event-advantage-automatic", { why: event.clause === "RC-16" ? "challenge" : "set-piece" });
      return voice.about("event-advantage", event.side, { solo });
    case "advantagereturned":
      return voice.about("event-advantage-returned", event.side);
    case "setpiecewon":
      if (event.side === null) return speak("event-set-piece-tied", { kind: event.kind });
      return voice.about("event-set-piece-won", event.side, { kind: event.kind });
    case "tryscored":
      return voice.about("event-try", event.side, { how: event.how, ...score(event.score) });
    case "converted":
      if (event.good && event.card) return voice.about("event-converted", event.side, { card: voice.card(event.card), ...score(event.score) });
      if (solo && event.side === NON_PLAYER) return speak("event-not-converted-automatic", score(event.score));
      return voice.about("event-not-converted", event.side, score(event.score));
    case "penaltyawarded":
      return voice.about("event-penalty-awarded", event.side);
    case "penaltyscored":
      return voice.about("event-penalty-scored", event.side, { card: voice.card(event.card), ...score(event.score) });
    case "handspent":
      return solo ? voice.about("event-hand-spent", event.side) : voice.about("event-turnover", event.side, { left: voice.cards(event.hand) });
    case "balllost":
      return voice.about("event-ball-lost", event.side);
    case "pileout":
      return speak("event-pile-out");
    case "halfover":
      return speak("event-half-over", { half: event.half, ...score(event.score) });
    case "matchover":
      return voice.about("event-match-over", event.winners[0] ?? 0, { winners: event.winners.length, best: Math.max(...event.score), least: Math.min(...event.score) });
  }
}

function tellChallenged(voice: Voice, event: Challenged): string {
  return voice.about(CHALLENGES[event.why] ?? "event-directed", event.side, { type: event.type, slot: event.slot });
}

function tellTurned(voice: Voice, event: Turned): string {
  const facts = { card: voice.card(event.card), slot: event.slot };
  const arbitre = event.card === "arbitre";
  if (!voice.solo) return voice.about("event-turned-from-pile", event.side, facts);
  if (!event.slot) return voice.speak(arbitre ? "event-turned-hidden-arbitre" : "event-turned-hidden", facts);
  if (arbitre) return voice.speak("event-turned-arbitre", facts);
  return voice.speak(event.clause === "RC-26" ? "event-turned-for-arrow" : "event-turned-in-line", facts);
}

// What can be done

/** What counts now: what the set piece adds up, or the type of the challenge; nothing while it is not named. */
export function typeInPlay(view: RugbyChampionView): string {
  return SUMMED[view.kind] ?? view.challenge?.type ?? "";
}

/** What a card in hand counts now. */
function valueInHand(view: RugbyChampionView, notation: string): number {
  const place = (TYPES as readonly string[]).indexOf(typeInPlay(view));
  return view.hand.find((card) => card.id === notation)?.values[place] ?? NOT_HELD;
}

/** The card that lies against the seat that looks, if it is turned: what an Arbitre would be played at. */
export function opposingCard(view: RugbyChampionView): CardView | null {
  if (view.seat === null || !view.challenge) return null;
  if (view.solo) return view.line.find((slot) => slot.name === view.challenge?.slot)?.card ?? null;
  return view.sides[1 - view.seat]?.laid[0] ?? null;
}

/** Where the challenge that is named would be: after an opening on the side that is chosen, else where it goes on. */
function namedSlot(challenge: ChallengeView | null, way: string): string {
  if (challenge && challenge.way === way) return challenge.slot;
  return way === "left" ? "L1" : "R1";
}

/** What a move means in this position, as a line of a menu. */
export function sayMove(speak: Say, view: RugbyChampionView, notation: string, names: Names = []): string {
  const voice = voiceFor(speak, view, names);
  let found: RegExpExecArray | null;
  if ((found = /^(left|right)-(physique|passe|pied)$/.exec(notation))) return speak("move-name", { type: found[2], slot: namedSlot(view.challenge, found[1] ?? "") });
  if (notation === "arbitre") return sayArbitre(voice, view);
  if (/^(rucking|raffut)$/.test(notation)) return speak("move-support", { card: voice.card(notation), value: valueInHand(view, notation) });
  if (/^(faute|touche|melee)$/.test(notation)) return speak("move-stop", { card: voice.card(notation), how: notation });
  if (/^(pile|show|scrum|pass|start|half2)$/.test(notation)) return speak(`move-${notation}`, { phase: view.phase });
  if ((found = /^toss(\d)$/.exec(notation))) return voice.about("move-toss", Number(found[1]) - 1);
  if ((found = /^kick-(.+)$/.exec(notation))) return speak("move-kick", { card: voice.card(found[1] ?? ""), phase: view.phase });
  if ((found = /^([+=]|aid-)(.+)$/.exec(notation))) return speak(`move-${{ "+": "draw", "=": "turn" }[found[1] ?? ""] ?? "aid"}`, { card: voice.card(found[2] ?? "") });
  return speak(view.kind in SUMMED ? "move-pack" : "move-lay", { card: voice.card(notation), type: typeInPlay(view), value: valueInHand(view, notation) });
}

function sayArbitre(voice: Voice, view: RugbyChampionView): string {
  const card = opposingCard(view);
  if (!card?.whistles) return voice.speak("move-arbitre-plain");
  const effect = card.whistles === 1 ? "cancelled" : view.solo ? "scrum" : "penalty";
  return voice.speak("move-arbitre", { card: voice.card(card.id), effect });
}

// What is to be decided

export function sayPrompt(speak: Say, view: RugbyChampionView, names: Names = []): string {
  const voice = voiceFor(speak, view, names);
  const waited = view.waiting.filter((seat) => seat >= 0);
  if (waited.length && (view.seat === null || !waited.includes(view.seat))) return capital(speak("prompt-wait", { phase: view.phase, names: voice.allNames(waited) }));
  return capital(speak(`prompt-${view.phase}`, promptFacts(voice, view)));
}

/** By how much the seat that looks is ahead; a spectator looks with the attack, and in a set piece with side 0. */
function ownGap(view: RugbyChampionView): number {
  const one = view.kind in SUMMED ? 0 : view.attack;
  const gap = view.gap ?? 0;
  return view.seat === null || view.seat === one ? gap : -gap;
}

function promptFacts(voice: Voice, view: RugbyChampionView): Facts {
  const { challenge, kind } = view;
  const gap = ownGap(view);
  switch (view.phase) {
    case "start":
      return { half: view.half, solo: view.solo };
    case "aid":
      return { aim: view.support_for };
    case "name":
      return { how: kind === "follow-up" ? "follow-up" : challenge?.way ? "on" : "opening", slot: challenge?.slot };
    case "lay":
      return { how: view.attack !== view.seat ? "defence" : challenge?.opening ? "opening" : "attack", type: challenge?.type, slot: challenge?.slot };
    case "pack": {
      const side = view.sides[view.seat ?? 0];
      return { kind, left: PACK - (side?.laid.length ?? 0) - (side?.from_pile ?? 0) };
    }
    case "whistle": {
      const card = opposingCard(view);
      return card ? { card: voice.card(card.id), whistles: card.whistles } : {};
    }
    case "support":
      return { gap: Math.abs(gap), standing: gap === 0 ? "tie" : gap > 0 ? "ahead" : "behind" };
    case "stop":
      return { gap: Math.abs(gap) };
    default:
      return {};
  }
}

// The end

export function sayOutcome(speak: Say, view: RugbyChampionView, names: Names = []): string[] {
  if (!view.reason) return [];
  const voice = voiceFor(speak, view, names);
  const ranking = view.sides.map((side, seat) => ({ side, seat })).sort((one, two) => two.side.score - one.side.score);
  const standings = ranking.map(({ side, seat }) => voice.about("outcome-standing", seat, { points: side.score, tries: side.tries }));
  const winner = view.winners.length > 1 ? speak("outcome-draw") : voice.about("outcome-won", view.winners[0] ?? 0);
  return [speak(`reason-${view.reason}`), ...[winner, ...standings].map(capital)];
}
