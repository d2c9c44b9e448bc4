/** The boxes on the shelf, asked for once; and the same with users' own decks, editions, cards or sheets. */

import { SvelteMap } from "svelte/reactivity";
import { openGame } from "../games";
import type { GameInfo } from "../protocol";
import { api } from "./api";
import { words } from "./words.svelte";

class Boxes {
  all = $state.raw<GameInfo[]>([]);
  /** By the id of the user's own file. */
  #own = new Map<string, GameInfo>();
  /** What is in a box, by the id of the game or of the user's own file; asked for once. */
  #materials = new Map<string, Promise<Record<string, unknown>>>();
  /** What each game looks at: a user's own file, or nothing in place of the box's. */
  #looking = new SvelteMap<string, string | null>();

  async load(): Promise<void> {
    this.all = await api.games();
  }

  /** Remember a box that was opened with a user's own file. */
  note(box: GameInfo): void {
    if (box.file?.own) this.#own.set(box.file.own, box);
  }

  async find(game: string, own: string | null = null): Promise<GameInfo | undefined> {
    if (own === null) return this.all.find((one) => one.id === game);
    if (!this.#own.has(own)) this.note(await api.ownBox(own));
    return this.#own.get(own);
  }

  /** Open a box: only now the page fetches the game, its words and what is in it; one file is in play at a time. */
  async open(game: string, own: string | null = null): Promise<void> {
    const box = await this.find(game, own);
    if (!box) return;
    await Promise.all([openGame(game, this.#material(game, own)), words.load(game)]);
    words.call(game, box.names);
    this.#looking.set(game, own);
  }

  #material(game: string, own: string | null): Promise<Record<string, unknown>> {
    const found = this.#materials.get(own ?? game);
    if (found) return found;
    const asked = api.material(game, own);
    asked.catch(() => this.#materials.delete(own ?? game));
    this.#materials.set(own ?? game, asked);
    return asked;
  }

  /** Whether the game looks at this file, and not at that of another table. */
  isOpen(game: string, own: string | null): boolean {
    return this.#looking.get(game) === own;
  }
}

export const boxes = new Boxes();
