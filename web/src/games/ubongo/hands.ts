/** What keys do at one person's side of the table. */

import type { Carry } from "./carry";
import type { Desk } from "./desk.svelte";
import { deedOf, turningOf, type Deed, type Half } from "./keys.svelte";
import type { Cell } from "./pieces";

type Way = "up" | "down" | "left" | "right";
const WAYS: Record<Way, Cell> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };
const ARROWS: Record<string, Way> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

interface HandsTable {
  /** On a screen that two share: which half of the keyboard is theirs. */
  half: () => Half | null;
  /** Whether one may say that one is ready, and how. */
  ready: () => (() => void) | null;
  /** Alone: a question about a cell. */
  ask: () => ((cell: Cell) => void) | null;
  focusGrid: () => void;
}

export class Hands {
  constructor(
    private readonly desk: Desk,
    private readonly carry: Carry,
    private readonly table: HandsTable,
  ) {}

  turn(): void {
    if (this.carry.begun) this.carry.turn();
    else this.desk.turn();
  }

  flip(): void {
    if (this.carry.begun) this.carry.flip();
    else this.desk.flip();
  }

  /** From now on the arrows move the piece in hand. */
  steer(): void {
    this.desk.point(this.desk.cursor, true);
    this.table.focusGrid();
  }

  onKey(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, select, textarea, dialog, [contenteditable]")) return;
    const half = this.table.half();
    if (half ? this.#onHalf(event, half, target) : this.#onAny(event, target)) event.preventDefault();
  }

  /** Two people, one keyboard: the focus belongs to neither of them. */
  #onHalf(event: KeyboardEvent, half: Half, target: Element): boolean {
    const deed = deedOf(half, event.code);
    const elsewhere = target.closest("button, a, summary") && !target.closest("[data-arena]");
    if (!deed || (elsewhere && deed === "put")) return false;
    const ready = deed === "put" ? this.table.ready() : null;
    if (ready) {
      if (!event.repeat) ready();
      return true;
    }
    if (!this.desk.active) return deed === "put";
    if (deed !== "put" || !event.repeat) this.#do(deed);
    return true;
  }

  #do(deed: Deed): void {
    const { desk } = this;
    switch (deed) {
      case "turn":
        return this.turn();
      case "flip":
        return this.flip();
      case "put":
        return desk.put();
      case "next":
        return desk.step(1);
      case "previous":
        return desk.step(-1);
      case "back":
        return this.#back();
      default:
        return desk.move(...(WAYS[deed] as [number, number]));
    }
  }

  #back(): void {
    if (this.desk.held) this.desk.release();
    else this.desk.takeBack();
  }

  #onAny(event: KeyboardEvent, target: Element): boolean {
    const { key } = event;
    const onCell = target.closest("[data-cell]") !== null;
    if (key === "Enter" || key === " ") return this.#onEnter(event, target, onCell);
    if (!this.desk.active) return false;
    const way = ARROWS[key];
    if (way) return this.#onArrow(way, onCell);
    if (key === "Escape") this.#drop();
    else if (key === "Backspace" || key === "Delete") this.#back();
    else if (key === "?") return this.#hint();
    else return this.#onTurning(event.code) || this.#onLetter(event);
    return true;
  }

  /** On a button it is the button's. */
  #onEnter(event: KeyboardEvent, target: Element, onCell: boolean): boolean {
    if (target.closest("button, a, summary") || event.repeat) return onCell && event.repeat;
    const ready = this.table.ready();
    if (ready) ready();
    else if (this.desk.held && this.desk.ghost) this.desk.put();
    else if (this.desk.held) this.steer();
    else return false;
    return true;
  }

  #onArrow(way: Way, onCell: boolean): boolean {
    if (!this.desk.held && !onCell) return false;
    this.#do(way);
    if (!onCell) this.table.focusGrid();
    return true;
  }

  #drop(): void {
    if (this.carry.begun) this.carry.stop();
    this.desk.release();
  }

  #onTurning(code: string): boolean {
    const deed = this.desk.held ? turningOf(code) : undefined;
    if (deed) this.#do(deed);
    return deed !== undefined;
  }

  /** A letter takes its piece, whatever is in hand. */
  #onLetter(event: KeyboardEvent): boolean {
    const letter = event.key.toUpperCase();
    if (!/^[A-U]$/.test(letter) || !this.desk.slots.includes(letter) || this.carry.begun) return false;
    this.desk.take(letter);
    this.steer();
    return true;
  }

  #hint(): boolean {
    const ask = this.table.ask();
    ask?.(this.desk.cursor);
    return ask !== null;
  }
}
