/** Who does not want to wait for the story clicks on the table, or presses a key. */

import type { Teller } from "../lib/teller.svelte";

const KEYS = ["Enter", " ", "Escape"];

export class Skipping {
  /** The click or key that skipped may be the first of several: those that follow at once are not meant for what is there now. */
  #skipped = false;

  constructor(
    private readonly teller: Teller,
    /** In a race hands are full: only the button skips, and Escape. */
    private readonly racing: () => boolean,
  ) {}

  onClick = (event: MouseEvent): void => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest("[data-frame=stage]") || target.closest("[data-testid=telling]")) return;
    if (this.#skipped && event.detail > 1) return stop(event);
    this.#skipped = this.teller.tells && !this.racing();
    if (this.#skipped) this.#skip(event);
  };

  onKey = (event: KeyboardEvent): void => {
    if (!KEYS.includes(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (this.#skipped && event.repeat) return stop(event);
    this.#skipped = this.teller.tells && isFree(event.target) && (event.key === "Escape" || !this.racing());
    if (this.#skipped) this.#skip(event);
  };

  #skip(event: Event): void {
    stop(event);
    this.teller.skip();
  }
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Whether a key means nothing where the focus is: on the table, and nowhere else. */
function isFree(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target === document.body) return true;
  return target.closest("[data-frame=stage]") !== null && target.closest("[data-testid=telling]") === null;
}
