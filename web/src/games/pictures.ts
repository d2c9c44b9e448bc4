import type { Component } from "svelte";
import type { Say } from "../lib/words.svelte";

/** Pictures for the rules of a game, by the clause that each explains; its words are `picture-<clause>` and `picture-<clause>-seen`. */
export type Pictures = Readonly<Record<string, Component<{ speak: Say }>>>;

const PICTURES = import.meta.glob<Pictures>("./*/pictures/index.ts", { import: "PICTURES" });

/** The pictures for the rules of a game; a game may have none. */
export async function picturesOf(id: string): Promise<Pictures> {
  return (await PICTURES[`./${id}/pictures/index.ts`]?.()) ?? {};
}
