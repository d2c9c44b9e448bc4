/** Who plays by keyboard finds the focus where something can be done. */

/** Whether the last thing that somebody used was the keyboard. */
export class Keyboard {
  used = false;

  constructor() {
    $effect(() => {
      const key = (): boolean => (this.used = true);
      const pointer = (): boolean => (this.used = false);
      addEventListener("keydown", key, true);
      addEventListener("pointerdown", pointer, true);
      return () => {
        removeEventListener("keydown", key, true);
        removeEventListener("pointerdown", pointer, true);
      };
    });
  }

  /** What was played takes the focus with it: give it to the first of these that the board has. */
  handOn(board: HTMLElement | undefined, ...next: readonly string[]): void {
    const { activeElement } = document;
    if (!this.used || (activeElement && activeElement !== document.body && !activeElement.matches(":disabled"))) return;
    const found = next.map((selector) => board?.querySelector<HTMLElement>(selector)).find(Boolean);
    found?.focus({ preventScroll: true });
  }
}
