/**
 * What a game brings to the page: its board. The frame knows nothing else about it; what is said comes from the server.
 *
 * A game is a folder here, with the game's id for a name. Its `index.ts` exports one `GameModule` and nothing else; its
 * `Lid.svelte` is the picture of the box (320 by 180, nothing to be read); `types.ts` is written from the Python structs; and
 * a game with teams has a `Crest.svelte`. `docs/add-a-game.md` walks through one.
 */

import type { Component, Snippet } from "svelte";
import type { Tell } from "../lib/phrases";
import type { Cues, Follow } from "../lib/staging";
import type { Say } from "../lib/words.svelte";
import type { Choice, Line, Phrase, Spoken } from "../protocol";

/** One seat at this screen in a race, where everybody acts whenever they can. */
export interface RaceSeat {
  seat: number;
  view: unknown;
  legal: readonly Choice[];
  /** Whether it was done; a refusal is told to people as long as it `matters`. */
  play: (move: string, matters?: () => boolean) => Promise<boolean>;
}

export interface Race {
  seats: readonly RaceSeat[];
  /** Match time less the page's own (`performance.now()`), in milliseconds. */
  offset: number | null;
  /** When the game's clock acts, in the page's own time. */
  dueAt: number | null;
  /** The moment of match time at which the clock stands, while a guide is read. */
  stands: number | null;
}

export interface BoardProps {
  /** What is asked, for the stage's place for that. */
  prompt: Snippet;
  /** What takes the place of question, actions and hand, if something does. */
  instead?: Snippet | null;
  /** The game's view for one seat, or a spectator's. */
  view: unknown;
  /** The story so far, the part of it that is new, and what of that is shown now. */
  log: readonly unknown[];
  fresh: readonly unknown[];
  step: readonly unknown[];
  /** How many parts of the last event are shown, of an event that is shown part by part. */
  part?: number;
  /** The same in phrases: all of it, and what is new. */
  told: readonly Line[];
  lines: readonly Line[];
  /** What is said about the position; games may say more than all do. */
  said: Spoken | null;
  legal: readonly Choice[];
  /** Why cards of the hand cannot be used now, where the game says it card by card. */
  refused?: Readonly<Record<string, Phrase>>;
  /** What everybody is called; the reader of this page, if he gave no name, "you". */
  names: readonly string[];
  /** The words of the game, for what stands on its board. */
  speak: Say;
  /** Puts a phrase into words for whoever reads this page. */
  tell: Tell;
  play: (move: string) => void;
  /** At a table where people race; not in a replay. */
  race?: Race | null;
  /** When the game's clock acts, in the page's own time; not in a replay. */
  dueAt?: number | null;
}

export type BesideProps = Pick<BoardProps, "view" | "names" | "speak">;

export interface OpenHandProps {
  hand: unknown;
  seat: number;
  view: unknown;
  speak: Say;
}

/** `Crest.svelte` of a game with teams: their colours; without a team, those of nobody yet. */
export type CrestComponent = Component<{ team: string | null }>;

type Options = Record<string, boolean | number | string>;

export interface GameModule {
  /** A race: nobody waits for anybody, so there are no hints, no undo, and no screen to be passed on. */
  race?: boolean;
  /** The board shows the game's clock itself. */
  ownClock?: boolean;
  /** Look into the box: what its `page_material` tells of cards and pieces, which is `PageMaterial` in `types.ts`. */
  open?(material: unknown): void;
  /** The game on a `Stage` (frame/Stage.svelte). */
  Board: Component<BoardProps>;
  /** What one may look up beside the table: what has been played, what is in the box. */
  Beside?: Component<BesideProps>;
  /** What a seat holds, as it is shown in a replay when all is over; `hand` is what `open_hand` in `view.py` says. */
  openHand?: () => Promise<{ default: Component<OpenHandProps> }>;
  /** How what happens is shown, event by event. */
  cues: Cues;
  /** What is seen of an event before the position after all of the story is. */
  follow?: Follow;
  /** The event that turns what was laid in secret: then everybody looks at the table, and a shared screen shows no hand. */
  showdown?: string;
  /** Whether people may leave a table with these options between two chapters of the game. */
  mayLeave: (options: Options) => boolean;
  /** Whether an option means something with so many seats. */
  hasOption?: (name: string, seats: number) => boolean;
  /** Alone: the options of what comes after this, if something does. */
  next?: (view: unknown, options: Options) => Options | null;
  /** Alone: what this browser's person has reached with these options, or nothing. */
  sayBest?: (speak: Say, options: Options) => string;
  /** Alone against the clock: how long it took, in milliseconds. A game that can be played so is practice when it is. */
  timeOf?: (view: unknown) => number;
  /** Alone: whether a game that nobody won ended level. */
  isLevel?: (view: unknown) => boolean;
}
