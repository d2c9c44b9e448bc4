/** The last throw and what became of it, read off the story: what lies beside the pitch. */

import type { StoryEvent } from "./types";

export interface Scene {
  aim: string;
  throws: { seat: number; dice: number[] }[];
  /** What the die had to show, in a contest or clear-out. */
  zone: readonly [number, number] | null;
}

const DUELS = ["tackle", "scrum", "line-out", "conversion"];
const RECENT = 80;
/** What only completes hands leaves the dice where they are. */
const QUIET = ["drew", "reshuffled", "discarded"];
/** A card on the table takes the dice away. */
const NEXT = ["played", "tried", "gathered", "tackled", "letpass", "contested", "halfbegan", "renewed"];

export function sceneOf(log: readonly unknown[]): Scene | null {
  let scene: Scene | null = null;
  let zone: Scene["zone"] = null;
  for (const event of log.slice(-RECENT) as readonly StoryEvent[]) {
    if (event.event === "threw") {
      const { seat, aim, dice } = event;
      const answers: boolean = scene !== null && scene.aim === aim && DUELS.includes(aim) && scene.throws.length === 1;
      if (scene && answers) scene.throws.push({ seat, dice });
      else scene = { aim, throws: [{ seat, dice }], zone: aim === "contest" || aim === "clear-out" ? zone : null };
    } else if (NEXT.includes(event.event)) scene = null;
    else if (event.event === "ruckformed" || event.event === "ballwon") zone = event.zone ?? zone;
  }
  return scene;
}

export interface Leg {
  from: number | null;
  to: number;
  flies: boolean;
}

/** The way of the ball through the newest part of the story. */
export function legsOf(fresh: readonly unknown[]): Leg[] {
  const legs: Leg[] = [];
  for (const event of fresh as readonly StoryEvent[]) {
    if (event.event === "kicked") legs.push({ from: event.start, to: event.end, flies: true });
    else if ("ball" in event && !QUIET.includes(event.event)) legs.push({ from: null, to: event.ball, flies: false });
  }
  return legs;
}
