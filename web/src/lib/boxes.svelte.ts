/** The boxes on the shelf, asked for once. */

import { openGame } from "../games";
import type { GameInfo } from "../protocol";
import { api } from "./api";

class Boxes {
  all = $state.raw<GameInfo[]>([]);

  async load(): Promise<void> {
    this.all = await api.games();
  }

  /** Open a box: only now the page fetches the game. */
  async open(game: string): Promise<void> {
    const box = this.all.find((one) => one.id === game);
    if (box) await openGame(game, box.material);
  }
}

export const boxes = new Boxes();
