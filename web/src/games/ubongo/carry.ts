/** A piece under the finger: it moves with the screen's own frames, and nothing else is drawn anew for it. */

import type { Desk, HeldPiece } from "./desk.svelte";
import { boxOf } from "./pieces";

/** So far a pointer must move before it carries a piece and does not merely tap it, in pixels. */
const SLACK = 6;
/** A finger hides what is under it, so the piece floats above it, in pixels. */
const LIFT = 34;
/** Milliseconds between two turns of the wheel. */
const NOTCH = 110;

interface Places {
  /** The grid, and the element that is carried. */
  field: () => HTMLElement | undefined;
  carried: () => HTMLElement | undefined;
  arena: () => HTMLElement | undefined;
}

export class Carry {
  #pointer: number | null = null;
  #letter = "";
  #touch = false;
  #begun = false;
  /** Where the pointer went down, and where it is. */
  #start = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };
  /** The point of the piece's box that is under the pointer, in cells. */
  #grip = { x: 0, y: 0 };
  #unit = 1;
  #corner = { x: 0, y: 0 };
  #frame = 0;
  /** A drag ends with a click on whatever is there, which means nothing. */
  #ended = false;
  #wheeled = 0;

  constructor(
    private readonly desk: Desk,
    private readonly places: Places,
  ) {}

  get begun(): boolean {
    return this.#begun;
  }

  /** Whether a click is only the end of a drag; one without a pointer (`detail` is 0) never is. */
  ends(click: MouseEvent): boolean {
    return this.#ended && click.detail > 0;
  }

  down(event: PointerEvent, letter: string): void {
    if (this.#pointer !== null || event.button !== 0 || !this.desk.active) return;
    this.#pointer = event.pointerId;
    this.#letter = letter;
    this.#touch = event.pointerType !== "mouse";
    this.#begun = false;
    this.#start = this.#at = { x: event.clientX, y: event.clientY };
    const target = event.currentTarget as HTMLElement;
    target.setPointerCapture(event.pointerId);
    target.addEventListener("pointermove", this.#move);
    target.addEventListener("pointerup", this.#up);
    target.addEventListener("pointercancel", this.#up);
  }

  readonly #move = (event: Event): void => {
    const { pointerId, clientX, clientY } = event as PointerEvent;
    if (pointerId !== this.#pointer) return;
    this.#at = { x: clientX, y: clientY };
    if (!this.#begun) {
      if (Math.hypot(clientX - this.#start.x, clientY - this.#start.y) < SLACK) return;
      this.#begin(event.currentTarget as HTMLElement);
    }
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#draw());
  };

  #begin(target: HTMLElement): void {
    if (!this.desk.active) return;
    this.#begun = true;
    const art = target.querySelector("svg")?.getBoundingClientRect();
    const lay = this.desk.lays.find((one) => one.letter === this.#letter);
    const held = this.desk.lift(this.#letter);
    this.measure();
    const { width, height } = boxOf(held.letter, held.shape);
    if (lay) this.#grip = { x: (this.#start.x - this.#corner.x) / this.#unit - lay.col, y: (this.#start.y - this.#corner.y) / this.#unit - lay.row };
    else if (art?.width) this.#grip = { x: ((this.#start.x - art.left) / art.width) * width, y: ((this.#start.y - art.top) / art.height) * height };
    else this.#grip = { x: width / 2, y: height / 2 };
    this.#grip = { x: Math.min(width, Math.max(0, this.#grip.x)), y: Math.min(height, Math.max(0, this.#grip.y)) };
    if (this.#touch) this.#hang(held);
    addEventListener("wheel", this.#wheel, { passive: false });
    addEventListener("contextmenu", this.#menu);
    addEventListener("pointerdown", this.#second, { capture: true });
    addEventListener("scroll", this.#scroll, { passive: true });
  }

  /** Above the finger, and in its middle. */
  #hang(held: HeldPiece): void {
    const { width, height } = boxOf(held.letter, held.shape);
    this.#grip = { x: width / 2, y: height + LIFT / this.#unit };
  }

  measure(): void {
    const rect = this.places.field()?.getBoundingClientRect();
    if (!rect) return;
    const columns = Math.max(...this.desk.view.grid.map((line) => line.length));
    this.#unit = rect.width / columns;
    this.#corner = { x: rect.left, y: rect.top };
  }

  #draw(): void {
    this.#frame = 0;
    const { held } = this.desk;
    const carried = this.places.carried();
    if (!held || !this.#begun) return;
    const left = this.#at.x - this.#grip.x * this.#unit;
    const top = this.#at.y - this.#grip.y * this.#unit;
    if (carried) carried.style.transform = `translate3d(${left}px, ${top}px, 0)`;
    const spot = this.desk.snap(held, (top - this.#corner.y) / this.#unit, (left - this.#corner.x) / this.#unit);
    const before = this.desk.spot;
    if (spot?.row !== before?.row || spot?.col !== before?.col) this.desk.spot = spot;
  }

  readonly #up = (event: Event): void => {
    const { pointerId, type } = event as PointerEvent;
    if (pointerId !== this.#pointer) return;
    const target = event.currentTarget as HTMLElement;
    target.removeEventListener("pointermove", this.#move);
    target.removeEventListener("pointerup", this.#up);
    target.removeEventListener("pointercancel", this.#up);
    this.#pointer = null;
    cancelAnimationFrame(this.#frame);
    if (this.#begun) {
      this.#draw();
      this.#ended = true;
      setTimeout(() => (this.#ended = false));
      if (type === "pointercancel") this.desk.release();
      else this.desk.land(this.desk.spot !== null);
    }
    this.stop();
  };

  stop(): void {
    this.#begun = false;
    this.#frame = 0;
    removeEventListener("wheel", this.#wheel);
    removeEventListener("contextmenu", this.#menu);
    removeEventListener("pointerdown", this.#second, { capture: true });
    removeEventListener("scroll", this.#scroll);
  }

  // Turning in the air: the piece turns about the point by which it is held.

  turn(): void {
    const { held } = this.desk;
    if (!held) return;
    const { height } = boxOf(held.letter, held.shape);
    this.desk.turn();
    this.#regrip({ x: height - this.#grip.y, y: this.#grip.x });
  }

  flip(): void {
    const { held } = this.desk;
    if (!held) return;
    const { width } = boxOf(held.letter, held.shape);
    this.desk.flip();
    this.#regrip({ x: width - this.#grip.x, y: this.#grip.y });
  }

  #regrip(grip: { x: number; y: number }): void {
    if (!this.#begun || !this.desk.held) return;
    if (this.#touch) this.#hang(this.desk.held);
    else this.#grip = grip;
    this.desk.spot = null;
    if (!this.#frame) this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** One notch of a wheel is one turn, however many events it makes. */
  readonly #wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (event.timeStamp - this.#wheeled < NOTCH) return;
    this.#wheeled = event.timeStamp;
    this.turn();
  };

  readonly #menu = (event: Event): void => {
    event.preventDefault();
    this.flip();
  };

  /** What the wheel and the right button do to a dragged piece they do to a chosen one over the grid, too. */
  watch(field: HTMLElement): () => void {
    const idle = (): boolean => this.desk.held !== null && !this.#begun;
    const wheel = (event: WheelEvent): void => (idle() ? this.#wheel(event) : undefined);
    const menu = (event: Event): void => (idle() ? this.#menu(event) : undefined);
    field.addEventListener("wheel", wheel, { passive: false });
    field.addEventListener("contextmenu", menu);
    return () => {
      field.removeEventListener("wheel", wheel);
      field.removeEventListener("contextmenu", menu);
    };
  }

  readonly #scroll = (): void => this.measure();

  /** A second finger turns the piece; on the button for it, it flips it. */
  readonly #second = (event: PointerEvent): void => {
    const target = event.target as Element;
    if (event.pointerId === this.#pointer || !this.places.arena()?.contains(target)) return;
    event.preventDefault();
    event.stopPropagation();
    if (target.closest('[data-act="flip"]')) this.flip();
    else this.turn();
  };
}
