/** What a game brings to the page: its board and its words. The frame knows nothing else about it. */

import type { Component } from "svelte";
import type { Say } from "../lib/words.svelte";

/** One seat at this screen in a race, where everybody acts whenever they can. */
export interface RaceSeat {
  seat: number;
  view: unknown;
  legal: readonly string[];
  /** Whether it was done; a refusal is told to people as long as it `matters`. */
  play: (move: string, matters?: () => boolean) => Promise<boolean>;
}

export interface Race {
  seats: readonly RaceSeat[];
  /** Match time less the page's own (`performance.now()`), in milliseconds. */
  offset: number | null;
  /** When the game's clock acts, in the page's own time. */
  dueAt: number | null;
}

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
  /** At a table where people race; not in a replay. */
  race?: Race | null;
  /** When the game's clock acts, in the page's own time; not in a replay. */
  dueAt?: number | null;
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

type Options = Record<string, boolean | number | string>;

export interface GameModule {
  /** A race: nobody waits for anybody, so there are no hints, no undo, and no screen to be passed on. */
  race?: boolean;
  /** The board shows the game's clock itself. */
  ownClock?: boolean;
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
  mayLeave: (options: Options) => boolean;
  /** Whether an option means something with so many seats. */
  hasOption?: (name: string, seats: number) => boolean;
  /** Alone: the options of what comes after this, if something does. */
  next?: (view: unknown, options: Options) => Options | null;
  /** Alone: what this browser's person has reached with these options, or nothing. */
  sayBest?: (speak: Say, options: Options) => string;
  tutorial: readonly TutorialStep[];
}
