import { SvelteMap } from "svelte/reactivity";
import type { Component } from "svelte";
import type { Say } from "../lib/words.svelte";
import type { CrestComponent, GameModule } from "./game";

/**
 * The games that have a table are the folders beside this file, by the id of the game. Each is fetched when somebody
 * sits down to it; its `index.ts` exports its module and nothing else. `docs/add-a-game.md` says what else is in one.
 */
const TABLES = import.meta.glob<Record<string, GameModule>>("./*/index.ts");
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
export async function openGame(id: string, box: Promise<Record<string, unknown>>): Promise<void> {
  const [exported, material] = await Promise.all([TABLES[`./${id}/index.ts`]?.(), box]);
  const [game] = Object.values(exported ?? {});
  if (!game || seen.get(id) === material) return;
  game.open?.(material);
  seen.set(id, material);
  opened.set(id, game);
}

/** What lies in the box of a game, drawn: its cards or its pieces. */
export type CardsComponent = Component<{ speak: Say }>;
const CARDS = import.meta.glob<CardsComponent>("./*/Cards.svelte", { import: "default" });

/** What draws all that is in a game's box, if something does. */
export async function cardsOf(id: string): Promise<CardsComponent | null> {
  return (await CARDS[`./${id}/Cards.svelte`]?.()) ?? null;
}

/** What draws the teams of a game, if something does. */
export async function crestOf(id: string): Promise<CrestComponent | null> {
  return (await CRESTS[`./${id}/Crest.svelte`]?.()) ?? null;
}
