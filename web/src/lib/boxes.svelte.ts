/** The boxes on the shelf, asked for once. */

import { gameModule } from "../games";
import type { GameInfo } from "../protocol";
import { api } from "./api";

class Boxes {
  all = $state.raw<GameInfo[]>([]);

  /** Fetch them, and let each game look into its own. */
  async load(): Promise<void> {
    const found = await api.games();
    for (const box of found) gameModule(box.id)?.open(box.material);
    this.all = found;
  }
}

export const boxes = new Boxes();
