import type { GameModule } from "../game";
import Board from "./Board.svelte";
import { openDeck } from "./cards";
import { TUTORIAL } from "./tutorial";
import type { StoryEvent } from "./types";

const LOOK_AT_THE_CARDS = 6;

function beats(story: readonly unknown[]): number {
  const kinds = (story as readonly StoryEvent[]).map((event) => event.event);
  if (kinds.includes("revealed") || kinds.includes("potwon")) return LOOK_AT_THE_CARDS;
  if (kinds.includes("assaulted")) return 3;
  if (kinds.includes("added") || kinds.includes("felled")) return 2;
  return kinds.some((kind) => kind !== "stayed") ? 1 : 0;
}

export const artropp: GameModule = {
  open: openDeck,
  Board,
  beats,
  mayLeave: (options) => options["open_table"] !== false,
  tutorial: TUTORIAL,
};
