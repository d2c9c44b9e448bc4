import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { CrestComponent, GameModule } from "./game";

/**
 * The games that have a table are the folders beside this file, by the id of the game. Each is fetched when somebody
 * sits down to it; its `index.ts` exports its module and nothing else. `docs/add-a-game.md` says what else is in one.
 */
const TABLES = import.meta.glob<Record<string, GameModule>>("./*/index.ts");
/** The pictures on the boxes, which the shelf shows before any game is fetched. */
const LIDS = import.meta.glob<Component>("./*/Lid.svelte", { eager: true, import: "default" });
/** The colours of teams, of games that have a cup. */
const CRESTS = import.meta.glob<CrestComponent>("./*/Crest.svelte", { import: "default" });

const opened = new SvelteMap<string, GameModule>();
/** What each of them looked at last. */
const seen = new Map<string, Record<string, unknown>>();

/** A game that was opened; whoever asks before is told again when it is. */
export function gameModule(id: string): GameModule | null {
  return opened.get(id) ?? null;
}

/** Fetch a game, and let it look into its box: the one on the shelf, or one with somebody's own cards. */
export async function openGame(id: string, material: Record<string, unknown>): Promise<void> {
  const [game] = Object.values((await TABLES[`./${id}/index.ts`]?.()) ?? {});
  if (!game || seen.get(id) === material) return;
  game.open?.(material);
  seen.set(id, material);
  opened.set(id, game);
}

/** The lid of a game's box, if it has a picture. */
export function lidOf(id: string): Component | null {
  return LIDS[`./${id}/Lid.svelte`] ?? null;
}

/** What draws the teams of a game, if something does. */
export async function crestOf(id: string): Promise<CrestComponent | null> {
  return (await CRESTS[`./${id}/Crest.svelte`]?.()) ?? null;
}
