import type { Snippet } from "svelte";

/** Something that accompanies the game: a part of the rail on a desk, a sheet on a phone. */
export interface Panel {
  /** Its `data-panel`. */
  name: string;
  /** What its tab is called on a phone. */
  title: string;
  body: Snippet;
  /** How many things in it are new. */
  news?: number;
  /** It takes the room that the others leave. */
  grows?: boolean;
}
