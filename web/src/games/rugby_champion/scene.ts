/** The last challenge or set piece and what became of it, read off the story: what lies in the middle of the table. */

import { NON_PLAYER } from "./box";
import type { RugbyChampionView, StoryEvent } from "./types";

export interface Scene {
  kind: "challenge" | "touche" | "melee";
  slot: string;
  type: string;
  /** Which cards lie before each side; none: face down. */
  cards: (string | null)[][];
  /** Whether the cards that lay face down are turned up. */
  turned: boolean;
  /** What each side counts, when it is known. */
  values: number[] | null;
  supports: (string | null)[];
  /** Cards that come in from aside, one for each side: Arbitre, Arrêt, what the Non-joueur drew. */
  calls: { side: number; card: string }[];
  /** What an Arbitre made of it: nothing is compared any more. */
  whistled: { side: number; effect: string } | null;
  /** A lasting result: what is written under the figures. */
  result: Result | null;
  over: boolean;
}

export interface Result {
  what: "try" | "touch" | "turnover" | "penalty" | "scrum" | "arrow" | "advantage" | "stopped" | "converted" | "half";
  side: number | null;
}

/** Where the ball went last, and why. */
export interface Route {
  from: string | null;
  to: string;
  /** Imposed by a card's arrow and red value, or chosen. */
  imposed: boolean;
  type: string;
}

const RECENT = 160;
/** What a set piece adds up. */
const SUMMED: Record<string, string> = { touche: "passe", melee: "physique" };

/** What counts now: what the set piece adds up, or the type of the challenge; nothing while it is not named. */
export function typeInPlay(view: RugbyChampionView): string {
  return SUMMED[view.kind] ?? view.challenge?.type ?? "";
}

export function emptyScene(kind: Scene["kind"], slot: string, type: string): Scene {
  return { kind, slot, type, cards: [[], []], turned: false, values: null, supports: [null, null], calls: [], whistled: null, result: null, over: false };
}

/** What is on the table now, or was last; nothing before the first card. */
export function sceneOf(log: readonly unknown[], solo: boolean): Scene | null {
  let next = emptyScene("challenge", "C", "physique");
  let scene: Scene | null = null;
  for (const event of log.slice(-RECENT) as readonly StoryEvent[]) {
    switch (event.event) {
      case "halfbegan":
        scene = null;
        break;
      case "challenged":
        if (scene) scene.over = true;
        next = emptyScene("challenge", event.slot, event.type);
        break;
      case "phasebegan":
        if (scene) scene.over = true;
        if (event.kind === "touche" || event.kind === "melee") {
          const stopped: Result | null | undefined = scene?.result;
          next = emptyScene(event.kind, "", SUMMED[event.kind] ?? "");
          if (solo) next.cards[NON_PLAYER]?.push(event.kind);
          else if (stopped?.what === "stopped" && stopped.side !== null) next.cards[stopped.side]?.push(event.kind);
        }
        break;
      case "laid":
        if (!scene || scene.over) scene = next;
        scene.cards[event.side]?.push(event.from_pile ? null : event.card);
        break;
      case "revealed":
        if (!scene || scene.over) scene = next;
        scene.cards = event.cards.map((cards) => [...cards]);
        scene.turned = true;
        break;
      default:
        if (scene && !scene.over) tell(scene, event);
        else if (scene) tellLater(scene, event);
    }
  }
  return scene;
}

function tell(scene: Scene, event: StoryEvent): void {
  switch (event.event) {
    case "turned":
      scene.turned = true;
      if (event.card === "arbitre") scene.calls = [...scene.calls, { side: event.side, card: event.card }];
      else scene.cards[event.side]?.push(event.card);
      break;
    case "compared":
      scene.values = event.sides[0] === 0 ? [...event.values] : [...event.values].reverse();
      scene.type = event.type;
      scene.turned = true;
      break;
    case "aided":
      if (event.effect === "added") scene.supports[NON_PLAYER] = event.card;
      else scene.calls = [...scene.calls, { side: NON_PLAYER, card: event.card }];
      if (event.effect === "foul") scene.result = { what: "scrum", side: NON_PLAYER };
      break;
    case "supported":
      scene.supports[event.side] = event.card;
      break;
    case "whistled":
      if (event.side !== NON_PLAYER || !scene.calls.some(({ side, card }) => side === event.side && card === "arbitre"))
        scene.calls = [...scene.calls, { side: event.side, card: "arbitre" }];
      scene.whistled = event.effect === "nothing" ? null : { side: event.side, effect: event.effect };
      if (event.effect === "penalty") scene.result = { what: "penalty", side: event.side };
      else if (event.effect === "scrum") scene.result = { what: "scrum", side: event.side };
      break;
    case "stopped":
      scene.calls = [...scene.calls, { side: event.side, card: event.card }];
      scene.result = { what: "stopped", side: event.side };
      break;
    default:
      tellLater(scene, event);
  }
}

function tellLater(scene: Scene, event: StoryEvent): void {
  switch (event.event) {
    case "tryscored":
      scene.result = { what: "try", side: event.side };
      break;
    case "converted":
      if (event.good) scene.result = { what: "converted", side: event.side };
      break;
    case "penaltyscored":
      scene.result = { what: "penalty", side: event.side };
      break;
    case "balllost":
      scene.result = { what: "turnover", side: 1 - event.side };
      break;
    case "intouch":
      scene.result = { what: "touch", side: null };
      break;
    case "redirected":
      scene.result = { what: "arrow", side: null };
      break;
    case "advantagetaken":
      if (!event.second && !scene.over) scene.result = { what: "advantage", side: event.side };
      break;
    case "halfover":
      scene.result = { what: "half", side: null };
  }
}

/** What lies before both sides while cards are laid in a duel: only one's own are seen. */
export function laidNow(view: RugbyChampionView): (string | null)[][] | null {
  if (view.phase !== "lay" && view.phase !== "pack") return null;
  const cards = view.sides.map((side) => [...side.laid.map((card) => card?.id ?? null), ...Array.from({ length: side.from_pile }, () => null)]);
  return cards.some((some, side) => some.length > (view.solo && side === NON_PLAYER ? 1 : 0)) ? cards : null;
}

/** The way the ball took to where it is now. */
export function routeOf(log: readonly unknown[]): Route | null {
  const recent = log.slice(-RECENT) as readonly StoryEvent[];
  const begun = recent.findLastIndex((event) => event.event === "phasebegan");
  const challenges = recent.slice(begun + 1).filter((event) => event.event === "challenged");
  const last = challenges.at(-1);
  if (!last) return null;
  return { from: challenges.at(-2)?.slot ?? null, to: last.slot, imposed: last.why === "arrow" || last.why === "melee", type: last.type };
}

/** Over which touch line the ball went, when a line-out is played because of it. */
export function touchSide(log: readonly unknown[]): "left" | "right" | null {
  const recent = log.slice(-RECENT) as readonly StoryEvent[];
  const begun = recent.findLastIndex((event) => event.event === "phasebegan");
  const before = recent[begun - 1];
  if (before?.event !== "intouch") return null;
  return before.slot === "R1" ? "right" : "left";
}

/** Penalty goals so far: the score cards show tries and penalties. */
export function penaltiesOf(log: readonly unknown[], side: number): number {
  return (log as readonly StoryEvent[]).filter((event) => event.event === "penaltyscored" && event.side === side).length;
}
