import type { Component } from "svelte";
import type { Bests } from "../history/bests";
import type { Say } from "../lib/words.svelte";

/** `Bests.svelte` of a game that is also played alone against the clock: the best times, by the name of what was solved. */
export type BestsComponent = Component<{ bests: Bests; speak: Say }>;

const TABLES = import.meta.glob<BestsComponent>("./*/Bests.svelte", { import: "default" });

/** What shows the best times of a game, if something does. */
export async function bestsTable(id: string): Promise<BestsComponent | null> {
  return (await TABLES[`./${id}/Bests.svelte`]?.()) ?? null;
}
