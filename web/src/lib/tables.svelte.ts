/** The tables that this browser knows: with the keys of its seats, to go on playing, and of others, to pass on. */

import { untrack } from "svelte";
import type { SeatKey } from "../protocol";
import { below } from "./below";
import { keep, recall } from "./keep";

export interface KnownTable {
  table: string;
  game: string;
  /** Of the seats on this screen. */
  tokens: string[];
  /** Of the seats that others are to be invited to. */
  links: SeatKey[];
  /** Opens a free seat to whoever has it; tables that were noted earlier have none. */
  invite?: string | null;
  names: string[];
  since: number;
  over: boolean;
  /** Whether it waited for this browser's person when it was seen last. */
  waits?: boolean;
  /** Several play on this screen, and show each other their hands. */
  openHands?: boolean;
  /** Of a match in a cup: where that is. */
  cup: string;
}

const MOST = 60;

class MyTables {
  all = $state.raw<KnownTable[]>(recall<KnownTable[]>("tables", []));

  find(table: string): KnownTable | undefined {
    return this.all.find((known) => known.table === table);
  }

  /** Remember a table, or more about it. */
  note(table: string, more: Partial<KnownTable>): void {
    // Whoever notes something while the page is drawn must not be drawn again for it.
    untrack(() => this.#note(table, more));
  }

  #note(table: string, more: Partial<KnownTable>): void {
    const before = this.find(table) ?? {
      table,
      game: "",
      tokens: [],
      links: [],
      names: [],
      since: Date.now(),
      over: false,
      cup: "",
    };
    const after = { ...before, ...more };
    // Every move notes the table it was made at, and hardly ever something new.
    if (this.all[0] === before && JSON.stringify(after) === JSON.stringify(before)) return;
    const others = this.all.filter((known) => known.table !== table);
    this.all = [after, ...others].slice(0, MOST);
    keep("tables", this.all);
  }

  forget(table: string): void {
    this.all = this.all.filter((known) => known.table !== table);
    keep("tables", this.all);
  }
}

export const myTables = new MyTables();

export function addressOf(table: string, tokens: readonly string[] = []): string {
  return below(`/t/${table}${tokens.length ? `#${tokens.join(",")}` : ""}`);
}

/** Where whoever is invited takes a free seat. */
export function invitationTo(table: string, invite: string | null | undefined): string {
  return below(`/t/${table}${invite ? `#invite=${invite}` : ""}`);
}

/** Where a table is watched, and no seat is to be had. */
export function watchAddress(table: string): string {
  return below(`/w/${table}`);
}

const TOKEN = /^[A-Za-z0-9_-]{16,64}$/;

/** The invitation in a fragment. */
export function inviteIn(fragment: string): string | null {
  const given = /^invite=(.*)$/.exec(fragment)?.[1] ?? "";
  return TOKEN.test(given) ? given : null;
}

/** The keys in a fragment; anything else in it is ignored. */
export function tokensIn(fragment: string): string[] {
  return fragment.split(",").filter((token) => TOKEN.test(token));
}
