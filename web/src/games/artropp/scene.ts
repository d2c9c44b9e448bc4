/** The last assault and what became of its pot, read off the story: what the middle of the table shows. */

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
  amount: number;
  end: "won" | "carried" | "shared" | null;
}

/** The scene that is still on: it ends when somebody opens the next line. */
export function sceneOf(log: readonly unknown[]): Scene | null {
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
    amount: 0,
    end: null,
  };
  events.slice(start + 1).forEach((event) => follow(scene, event));
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
      scene.amount = event.amount;
      scene.end = "won";
      break;
    case "potcarried":
      scene.amount = event.amount;
      scene.end = "carried";
      break;
    case "potshared":
      scene.end = "shared";
  }
}
