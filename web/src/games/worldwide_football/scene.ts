/** The attack under way and the last dice, read off the story: what lies on the pitch and beside it. */

import { unshown } from "../../lib/phrases";
import type { Line, Phrase } from "../../protocol";
import { FREE, SHOTS } from "./edition";
import type { PenaltyTaken, ShotJudged, StoryEvent } from "./types";

const RECENT = 160;

export interface LaidCard {
  card: string;
  /** The PA that it brought the attack to. */
  pa: number;
  sure: boolean;
}

/** The cards of this attack, each with where it brought the ball; nothing once it is over. */
export function attackOf(log: readonly unknown[], laid: readonly string[]): LaidCard[] {
  const cards: LaidCard[] = [];
  for (const event of log.slice(-RECENT) as readonly StoryEvent[]) {
    if (event.event === "possession" || event.event === "halfbegan") cards.length = 0;
    else if (event.event === "laid") cards.push({ card: event.card, pa: event.pa, sure: event.sure });
    else if (event.event === "shot" && event.card !== FREE) cards.push({ card: event.card, pa: event.pa, sure: false });
  }
  // A shot is laid a moment before it is told.
  for (const card of laid.slice(cards.length)) cards.push({ card, pa: cards.at(-1)?.pa ?? 0, sure: SHOTS.includes(card) });
  return cards.slice(0, laid.length);
}

export interface Throw {
  seat: number;
  /** ``defence`` is a d20, all others a d6. */
  aim: string;
  die: number;
  total: number;
  /** What it had to reach, if that is one number. */
  target: number | null;
  good: boolean | null;
}

const MOST_DICE = 5;
/** A card on the table takes the dice away. */
const NEXT = ["laid", "shot", "penalty", "halfbegan"];

/** The dice that lie beside the pitch: all of the last move, or those since the last card. */
export function throwsOf(log: readonly unknown[], fresh: readonly unknown[]): Throw[] {
  const told = (fresh.length ? fresh : log.slice(-RECENT)) as readonly StoryEvent[];
  const found: Throw[] = [];
  for (const event of told) {
    if (!fresh.length && NEXT.includes(event.event)) found.length = 0;
    if (event.event === "defencethrown") {
      const { seat, die, total, target, good } = event;
      found.push({ seat, aim: "defence", die, total, target, good });
    } else if (event.event === "threw") found.push(thrown(event.seat, event.aim, event.die));
    else if (event.event === "shotjudged") judge(found, event);
    else if (event.event === "penaltytaken") judgePenalty(found, event);
  }
  return found.slice(-MOST_DICE);
}

function thrown(seat: number, aim: string, die: number): Throw {
  return { seat, aim, die, total: die, target: null, good: null };
}

/** With their bonuses, once the shot is over. */
function judge(found: readonly Throw[], { total, keeper_total, result }: ShotJudged): void {
  const shot = found.findLast((one) => one.aim === "shot");
  const keeper = found.findLast((one) => one.aim === "keeper");
  if (shot) Object.assign(shot, { total, good: result === "goal" });
  if (keeper) Object.assign(keeper, { total: keeper_total, good: result === "saved" || result === "corner" });
}

/** Thrown where one plays alone, picked between two people. */
function judgePenalty(found: Throw[], { seat, faces, goal }: PenaltyTaken): void {
  const [shot = 0, save = 0] = faces;
  if (found.at(-1)?.aim !== "penalty-save") found.push(thrown(seat, "penalty", shot), thrown(1 - seat, "penalty-save", save));
  const [last, keeper] = found.slice(-2);
  if (last) last.good = goal;
  if (keeper) keeper.good = !goal;
}

export interface Comment {
  phrase: Phrase;
  /** Whether the virtual opponent says why. */
  rival: boolean;
}

/** What the commentary beside the pitch says about a part of the story, in order. */
export function commentsIn(story: readonly unknown[], lines: readonly Line[]): Comment[] {
  return unshown(lines).map(({ at, phrase }) => ({ phrase, rival: (story[at] as StoryEvent).event === "rivalstep" }));
}

export interface Leg {
  side: number;
  pa: number;
  /** At goal. */
  shot: boolean;
}

/** The way of the ball through the newest part of the story. */
export function legsOf(fresh: readonly unknown[]): Leg[] {
  const legs: Leg[] = [];
  for (const event of fresh as readonly StoryEvent[]) {
    if (event.event === "laid" || event.event === "possession") legs.push({ side: event.seat, pa: event.pa, shot: false });
    else if (event.event === "starused" && event.ability === "offensive") legs.push({ side: event.seat, pa: event.pa + 1, shot: false });
    else if (event.event === "shotjudged" || event.event === "penaltytaken") legs.push({ side: event.seat, pa: 0, shot: true });
  }
  return legs;
}

/** The penalties of a shoot-out by side: in or not. */
export function kicksOf(log: readonly unknown[]): [boolean[], boolean[]] {
  const kicks: [boolean[], boolean[]] = [[], []];
  let on = false;
  for (const event of log as readonly StoryEvent[]) {
    if (event.event === "penalty") on = event.shootout;
    else if (event.event === "penaltytaken" && on) kicks[event.seat === 0 ? 0 : 1].push(event.goal);
  }
  return kicks;
}
