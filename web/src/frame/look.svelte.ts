/** The card of a hand, or the place on the board, that somebody looks at: pointed to, focused, or tapped once. */

import { untrack } from "svelte";

export class Look {
  /** Which it is, and what is said about it. */
  key = $state<string | null>(null);
  about = $state("");
  /** Whether the last press was a finger's, and what was looked at before it. */
  #finger = false;
  #before: string | null = null;
  #tapped: string | null = null;

  constructor() {
    $effect(() => {
      addEventListener("pointerdown", this.press, true);
      addEventListener("keydown", this.type, true);
      return () => {
        removeEventListener("pointerdown", this.press, true);
        removeEventListener("keydown", this.type, true);
      };
    });
  }

  readonly press = ({ pointerType }: { pointerType: string }): void => {
    this.#finger = pointerType === "touch";
    this.#before = this.key;
  };

  readonly type = (): void => {
    this.#finger = false;
  };

  /** Whether this click is the first tap of a finger on what cannot be taken back: then it is only looked at. */
  first(key: string, about: string, element?: HTMLElement): boolean {
    const first = this.#finger && this.#before !== key;
    this.#finger = false;
    if (!first) {
      this.leave(key);
      return false;
    }
    this.at(key, about);
    this.#tapped = key;
    element?.focus({ preventScroll: true });
    element?.addEventListener("blur", () => this.leave(key), { once: true });
    return true;
  }

  /** Something happened: a second tap would now be another deed. */
  forget(): void {
    untrack(() => this.leave(this.#tapped));
    this.#tapped = null;
  }

  at(key: string, about: string): void {
    this.key = key;
    this.about = about;
  }

  /** Whoever looks away from a card looks at none; a card that was left before changes nothing. */
  leave(key: string | null = this.key): void {
    if (this.key !== key) return;
    this.key = null;
    this.about = "";
  }
}

/** A pointer that has gone so far drags. */
const FAR = 9;

/** A card that is dragged: it follows the pointer, and is dropped on something that has a `data-drop`. */
export class Drag {
  #from: { x: number; y: number; pointer: number } | null = null;
  #ended = false;
  moving = false;

  constructor(
    private readonly lift: () => void,
    private readonly drop: (place: string, card: HTMLElement) => void,
  ) {}

  /** Whether the click that follows is only the end of a drag. */
  get justEnded(): boolean {
    return this.#ended;
  }

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const card = event.currentTarget as HTMLElement;
    this.#from = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
    // From the first moment: a quick hand has left the card before it is known to drag.
    card.setPointerCapture(event.pointerId);
    card.addEventListener("pointermove", this.#move);
    card.addEventListener("pointerup", this.#up);
    card.addEventListener("pointercancel", this.#up);
  }

  readonly #move = (event: PointerEvent): void => {
    if (!this.#from || event.pointerId !== this.#from.pointer) return;
    const card = event.currentTarget as HTMLElement;
    const [x, y] = [event.clientX - this.#from.x, event.clientY - this.#from.y];
    if (!this.moving && Math.hypot(x, y) < FAR) return;
    if (!this.moving) {
      this.moving = true;
      this.lift();
    }
    card.style.transition = "none";
    card.style.transform = `translate(${x}px, ${y}px)`;
  };

  readonly #up = (event: PointerEvent): void => {
    const card = event.currentTarget as HTMLElement;
    card.removeEventListener("pointermove", this.#move);
    card.removeEventListener("pointerup", this.#up);
    card.removeEventListener("pointercancel", this.#up);
    this.#from = null;
    if (!this.moving) return;
    this.moving = false;
    this.#ended = true;
    setTimeout(() => (this.#ended = false));
    const place = event.type === "pointerup" ? placeUnder(card, event.clientX, event.clientY) : null;
    if (place !== null) this.drop(place, card);
    card.style.transition = "";
    card.style.transform = "";
  };
}

function placeUnder(card: HTMLElement, x: number, y: number): string | null {
  const under = document.elementsFromPoint(x, y).filter((element) => !card.contains(element));
  return under.map((element) => element.closest<HTMLElement>("[data-drop]")?.dataset["drop"]).find((drop) => drop !== undefined) ?? null;
}
