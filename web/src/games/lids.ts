import type { Component } from "svelte";

/** The pictures on the boxes, which the shelf shows before any game is fetched. */
const LIDS = import.meta.glob<Component>("./*/Lid.svelte", { eager: true, import: "default" });

/** The lid of a game's box, if it has a picture. */
export function lidOf(id: string): Component | null {
  return LIDS[`./${id}/Lid.svelte`] ?? null;
}
