/** What a game brings to the page: its board and its words. The frame knows nothing else about it. */

import type { Component } from "svelte";
import type { Say } from "../lib/words.svelte";

export interface BoardProps {
  /** The game's view for one seat, or a spectator's. */
  view: unknown;
  /** The story so far, and the part of it that is new. */
  log: readonly unknown[];
  fresh: readonly unknown[];
  legal: readonly string[];
  names: readonly string[];
  speak: Say;
  play: (move: string) => void;
}

export interface LogLine {
  /** Where a new chapter begins, so that the log can be read in parts. */
  chapter: boolean;
  text: string;
}

export interface TutorialStep {
  key: string;
  /** The `data-spot` that the step speaks of. */
  spot: string | null;
  fits: (view: unknown, legal: readonly string[]) => boolean;
}

export interface GameModule {
  /** Look into the box: what its cards and pieces are. */
  open: (material: Record<string, unknown>) => void;
  Board: Component<BoardProps>;
  sayLog: (speak: Say, log: readonly unknown[], names: readonly string[], reader: number | null) => LogLine[];
  sayMove: (speak: Say, view: unknown, notation: string, names: readonly string[]) => string;
  sayPrompt: (speak: Say, view: unknown, names: readonly string[]) => string;
  sayOutcome: (speak: Say, view: unknown, names: readonly string[]) => string[];
  /** "Round 3 of 10": where the session stands. */
  sayProgress: (speak: Say, view: unknown) => string;
  /** How long a move should stay before the next is shown, in beats. */
  beats: (story: readonly unknown[]) => number;
  /** A view without anything that only its seat may see, for a screen that several people share. */
  covered: (view: unknown) => unknown;
  /** Whether people may leave a table with these options between two chapters of the game. */
  mayLeave: (options: Record<string, boolean | number | string>) => boolean;
  tutorial: readonly TutorialStep[];
}
