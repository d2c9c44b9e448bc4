/** Whether this page may be heard. On a phone it is quiet until somebody wants otherwise. */

import { keep, recall } from "./keep";
import type { Sound } from "./staging";

const PHONE = "(pointer: coarse)";

class Ear {
  open = $state(recall<boolean>("sound", !matchMedia(PHONE).matches));

  toggle(): void {
    this.open = !this.open;
    keep("sound", this.open);
  }

  /** Browsers let a page be heard once somebody has touched it. */
  hear(sounds: readonly Sound[]): void {
    if (!sounds.length || !this.open || document.hidden || !navigator.userActivation.hasBeenActive) return;
    // A sound that does not come is no trouble.
    import("./sound").then(({ play }) => play(sounds)).catch(() => undefined);
  }
}

export const ear = new Ear();
