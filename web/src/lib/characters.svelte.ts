/** Bots with a name, a face and a manner: asked for once a game, by whoever offers or meets one. */

import { SvelteMap } from "svelte/reactivity";
import type { CharacterInfo } from "../protocol";
import { api } from "./api";
import { isCharacter } from "./levels";

class Characters {
  #known = new SvelteMap<string, readonly CharacterInfo[]>();
  #asked = new Set<string>();

  /** Those of a game, as soon as they are here. */
  of(game: string): readonly CharacterInfo[] {
    return this.#known.get(game) ?? [];
  }

  load(game: string): void {
    if (this.#asked.has(game)) return;
    this.#asked.add(game);
    api.characters(game).then(
      (found) => this.#known.set(game, found),
      () => this.#asked.delete(game),
    );
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
