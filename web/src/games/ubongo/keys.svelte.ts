/** Which keys do what: all of them for one person, half of the keyboard for each of two. */

import { words } from "../../lib/words.svelte";

export type Deed = "up" | "down" | "left" | "right" | "turn" | "flip" | "put" | "next" | "previous" | "back";
export type Half = "left" | "right";

/** By the place of a key, not by what is printed on it: the hand lies the same way on every keyboard. */
const HALVES: Record<Half, Record<string, Deed>> = {
  left: {
    KeyW: "up",
    KeyA: "left",
    KeyS: "down",
    KeyD: "right",
    KeyQ: "turn",
    KeyE: "flip",
    Space: "put",
    KeyC: "next",
    KeyX: "previous",
    KeyV: "back",
  },
  right: {
    ArrowUp: "up",
    ArrowLeft: "left",
    ArrowDown: "down",
    ArrowRight: "right",
    Period: "turn",
    Comma: "flip",
    Enter: "put",
    Slash: "next",
    KeyM: "previous",
    Backspace: "back",
  },
};

const SIGNS: Record<string, string> = { ArrowUp: "↑", ArrowLeft: "←", ArrowDown: "↓", ArrowRight: "→", Enter: "⏎", Backspace: "⌫", Comma: ",", Period: ".", Slash: "/" };
/** What French keyboards print where ours have something else. */
const FRENCH: Record<string, string> = { KeyW: "Z", KeyA: "Q", KeyQ: "A", KeyZ: "W", KeyM: ",", Comma: ";", Period: ":", Slash: "!" };

export function deedOf(half: Half, code: string): Deed | undefined {
  return HALVES[half][code];
}

/** Letters are pieces: for one person, too, the keys that turn and flip are those beside them. */
export const TURNING_HALF: Half = "right";

export function turningOf(code: string): Deed | undefined {
  const deed = deedOf(TURNING_HALF, code);
  return deed === "turn" || deed === "flip" ? deed : undefined;
}

class Keyboard {
  #printed = $state.raw<ReadonlyMap<string, string> | null>(null);

  constructor() {
    const { keyboard } = navigator as { keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> } };
    keyboard?.getLayoutMap?.().then(
      (map) => (this.#printed = map.size ? map : null),
      () => undefined,
    );
  }

  /** What is printed on the keys of a half that do one of these things. */
  labels(half: Half, ...deeds: Deed[]): string[] {
    const codes = Object.entries(HALVES[half]);
    return deeds.flatMap((deed) => codes.filter(([, does]) => does === deed).map(([code]) => this.#label(code)));
  }

  #label(code: string): string {
    if (code === "Space") return "␣";
    const printed = code.startsWith("Arrow") ? undefined : this.#printed?.get(code);
    if (printed) return printed.toUpperCase();
    return (words.language === "fr" ? FRENCH[code] : undefined) ?? SIGNS[code] ?? code.replace("Key", "");
  }
}

export const keyboard = new Keyboard();
