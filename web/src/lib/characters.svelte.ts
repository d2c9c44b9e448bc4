/** Bots with a name, a face and a manner: asked for once a game, by whoever offers or meets one. */

import { SvelteMap } from "svelte/reactivity";
import type { CharacterInfo } from "../protocol";
import { api } from "./api";
import { isCharacter } from "./levels";

class Characters {
  #known = new SvelteMap<string, readonly CharacterInfo[]>();
  #asked = new Map<string, Promise<void>>();

  /** Those of a game, as soon as they are here. */
  of(game: string): readonly CharacterInfo[] {
    return this.#known.get(game) ?? [];
  }

  /** Ask for them; where nobody answers there are none for now, and the next one asks again. */
  load(game: string): Promise<void> {
    const asked = this.#asked.get(game) ?? api.characters(game).then(
      (found) => void this.#known.set(game, found),
      () => void this.#asked.delete(game),
    );
    this.#asked.set(game, asked);
    return asked;
  }

  find(game: string, level: string | null | undefined): CharacterInfo | undefined {
    return this.of(game).find((one) => one.level === level);
  }

  /** The level at which a seat's bot plays, which for a character is one of its own; nothing while nobody knows. */
  plays(game: string, level: string): string | undefined {
    return isCharacter(level) ? this.find(game, level)?.plays : level;
  }
}

export const characters = new Characters();
