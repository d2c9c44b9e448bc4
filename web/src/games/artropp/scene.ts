/** The last assault and what became of its pot, read off the story: what the middle of the table shows. */

import type { Line, Phrase } from "../../protocol";
import type { StoryEvent } from "./types";

export interface Scene {
  leader: number;
  br: number;
  paid: number;
  direction: number;
  /** Turned cards by seat, in arrow order. */
  cards: (readonly [number, string])[];
  felled: number[];
  winner: number | null;
  over: boolean;
  /** What became of the pot, if it went to one or to nobody. */
  ending: Phrase | null;
}

/** The scene that is still on: it ends when somebody opens the next line. */
export function sceneOf(log: readonly unknown[], told: readonly Line[]): Scene | null {
  const events = log as readonly StoryEvent[];
  const start = events.findLastIndex((event) => event.event === "assaulted" || event.event === "added");
  const first = events[start];
  if (first?.event !== "assaulted") return null;
  const scene: Scene = {
    leader: first.seat,
    br: first.br,
    paid: first.paid,
    direction: 0,
    cards: [],
    felled: [],
    winner: null,
    over: false,
    ending: null,
  };
  events.forEach((event, at) => {
    if (at <= start) return;
    follow(scene, event);
    if (event.event === "potwon" || event.event === "potcarried") scene.ending = told.find((line) => line.at === at)?.phrase ?? null;
  });
  return scene;
}

function follow(scene: Scene, event: StoryEvent): void {
  switch (event.event) {
    case "announced":
      scene.direction = event.direction;
      break;
    case "revealed":
      scene.cards = event.cards;
      break;
    case "felled":
      if (event.target >= 0) scene.felled.push(event.target);
      break;
    case "potwon":
      scene.winner = event.seat;
      scene.over = true;
      break;
    case "potcarried":
    case "potshared":
      scene.over = true;
  }
}
