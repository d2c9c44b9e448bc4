import { artropp } from "./artropp";
import type { GameModule } from "./game";
import { ubongo } from "./ubongo";

/** The games that have a table. A sixth game is one more line. */
const GAMES: Record<string, GameModule> = { artropp, ubongo };

export function gameModule(id: string): GameModule | null {
  return GAMES[id] ?? null;
}
