/** Notices when the other side says nothing any more: a line that is not broken may still lead nowhere. */

/** So long nothing need be heard, in milliseconds; then one knocks. */
export const QUIET = 3000;
/** So long an answer to a knock may take. */
export const ANSWER = 4000;
/** So long it may take until a new line brings anything at all. */
export const OPENING = 9000;

export class Pulse {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly knock: () => void,
    private readonly silent: () => void,
  ) {}

  /** A new line is being opened. */
  open(): void {
    this.#after(OPENING, this.silent);
  }

  /** Something was heard. */
  heard(): void {
    this.#after(QUIET, () => {
      this.knock();
      this.#after(ANSWER, this.silent);
    });
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #after(wait: number, what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, wait);
  }
}
