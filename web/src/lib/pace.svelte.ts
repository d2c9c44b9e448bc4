/** How fast moves that come all at once are shown: what one person can follow bores another. */

import { keep, recall } from "./keep";

export const PACES = { calm: 1.8, normal: 1, quick: 0.35 } as const;

class Pace {
  beats = $state(recall<number>("pace", PACES.normal));

  set(beats: number): void {
    this.beats = beats;
    keep("pace", beats);
  }
}

export const pace = new Pace();
