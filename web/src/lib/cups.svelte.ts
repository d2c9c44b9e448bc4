/** The cups that this browser knows, with the keys of the teams that are played here. */

import type { TeamKey } from "../protocol";
import { below } from "./below";
import { keep, recall } from "./keep";

export interface KnownCup {
  cup: string;
  game: string;
  /** By team. */
  keys: Record<string, string>;
  since: number;
  over: boolean;
}

const MOST = 20;
const KEY = /^([a-z_]+)=([A-Za-z0-9_-]{16,64})$/;

class MyCups {
  all = $state.raw<KnownCup[]>(recall<KnownCup[]>("cups", []));

  find(cup: string): KnownCup | undefined {
    return this.all.find((known) => known.cup === cup);
  }

  /** Remember a cup, or more about it. */
  note(cup: string, more: Partial<KnownCup>): void {
    const before = this.find(cup) ?? { cup, game: "", keys: {}, since: Date.now(), over: false };
    this.all = [{ ...before, ...more }, ...this.all.filter((known) => known.cup !== cup)].slice(0, MOST);
    keep("cups", this.all);
  }

  forget(cup: string): void {
    this.all = this.all.filter((known) => known.cup !== cup);
    keep("cups", this.all);
  }
}

export const myCups = new MyCups();

/** Where a cup is; with keys it is an address of one's own, to go on elsewhere. */
export function addressOfCup(cup: string, keys: Readonly<Record<string, string>> = {}): string {
  const written = Object.entries(keys).map(([team, token]) => `${team}=${token}`);
  return below(`/cup/${cup}${written.length ? `#${written.join(",")}` : ""}`);
}

/** The keys in a fragment, by team; anything else in it is ignored. */
export function keysIn(fragment: string): Record<string, string> {
  const found = fragment.split(",").map((part) => KEY.exec(part));
  return Object.fromEntries(found.flatMap((key) => (key?.[1] && key[2] ? [[key[1], key[2]]] : [])));
}

export function keysOf(keys: readonly TeamKey[]): Record<string, string> {
  return Object.fromEntries(keys.map(({ team, token }) => [team, token]));
}
