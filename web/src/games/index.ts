import { SvelteMap } from "svelte/reactivity";
import type { GameModule } from "./game";

/** The games that have a table, each fetched when somebody sits down to it. A sixth game is one more line. */
const GAMES: Record<string, () => Promise<GameModule>> = {
  artropp: async () => (await import("./artropp")).artropp,
  ubongo: async () => (await import("./ubongo")).ubongo,
  french_flair: async () => (await import("./french_flair")).frenchFlair,
  worldwide_football: async () => (await import("./worldwide_football")).worldwideFootball,
  rugby_champion: async () => (await import("./rugby_champion")).rugbyChampion,
};

const opened = new SvelteMap<string, GameModule>();
/** What each of them looked at last. */
const seen = new Map<string, Record<string, unknown>>();

/** A game that was opened; whoever asks before is told again when it is. */
export function gameModule(id: string): GameModule | null {
  return opened.get(id) ?? null;
}

/** Fetch a game, and let it look into its box: the one on the shelf, or one with somebody's own cards. */
export async function openGame(id: string, material: Record<string, unknown>): Promise<void> {
  const game = await GAMES[id]?.();
  if (!game || seen.get(id) === material) return;
  game.open(material);
  seen.set(id, material);
  opened.set(id, game);
}
