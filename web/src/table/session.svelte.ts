/** One screen at a table: through whose eyes it looks, and what they may do. */

import { gameModule } from "../games";
import type { Race } from "../games/game";
import { Connection } from "../lib/connection.svelte";
import type { Ask, SeatInfo, Situation } from "../protocol";
import { route } from "../lib/route.svelte";
import { sentenceOf } from "../lib/refusal";
import { addressOf, myTables, tokensIn } from "../lib/tables.svelte";
import { capital, say } from "../lib/words.svelte";

export interface Notice {
  text: string;
  bad: boolean;
}

export interface Advice {
  kind: "hint" | "why";
  seat: number;
  move: string;
  reason: string;
  facts: Record<string, string | number>;
}

export class TableSession {
  readonly connection: Connection;
  notice = $state.raw<Notice | null>(null);
  advice = $state.raw<Advice | null>(null);
  tutorial = $state(false);
  /** On a shared screen: who has it now. */
  #holder = $state<number | null>(null);

  constructor(
    readonly table: string,
    fragment: string,
  ) {
    const given = tokensIn(fragment);
    const known = myTables.find(table);
    const tokens = given.length ? given : (known?.tokens ?? []);
    this.tutorial = known?.tutorial ?? false;
    this.connection = new Connection(table, tokens, (story) => gameModule(this.game)?.beats(story) ?? 1);
    $effect(() => this.#remember(tokens));
    $effect(() => this.#followRematch());
  }

  get game(): string {
    return this.connection.welcome?.game ?? "";
  }

  get situation(): Situation | null {
    return this.connection.situation;
  }

  get seats(): SeatInfo[] {
    return this.connection.seats;
  }

  get mine(): number[] {
    return this.connection.welcome?.mine ?? [];
  }

  /** Several people share this screen. */
  get shared(): boolean {
    return this.mine.length > 1;
  }

  get names(): string[] {
    return this.seats.map((seat, place) => seat.name || capital(say("seat", { number: place + 1 })));
  }

  get outcome(): Situation["outcome"] {
    return this.connection.behind ? null : (this.situation?.outcome ?? null);
  }

  /** Nobody waits for anybody here. */
  get racing(): boolean {
    return gameModule(this.game)?.race ?? false;
  }

  /** What a board needs where everybody acts whenever they can. */
  get race(): Race | null {
    const { situation, connection } = this;
    if (!situation || !this.racing) return null;
    const open = connection.line === "open";
    const seats = this.mine.map((seat) => ({
      seat,
      view: situation.views[seat],
      legal: open ? (situation.legal[seat] ?? []) : [],
      play: (move: string, matters?: () => boolean) => this.#playAs(seat, move, matters),
    }));
    return { seats, offset: connection.offset, dueAt: connection.dueAt };
  }

  /** My seats that have something to decide. */
  get #asked(): number[] {
    const { situation } = this;
    if (!situation || this.connection.behind) return [];
    return this.mine.filter((seat) => situation.waiting.includes(seat) && situation.legal[seat]?.length);
  }

  /** Through whose eyes this screen looks. */
  get seat(): number | null {
    if (!this.shared || this.racing) return this.mine[0] ?? null;
    return this.#holder ?? this.#asked[0] ?? this.mine[0] ?? null;
  }

  /** To whom this screen must be passed before anything of theirs is shown. */
  get curtain(): number | null {
    const [first] = this.#asked;
    if (this.racing || !this.shared || this.outcome || first === undefined) return null;
    return this.#holder !== null && this.#asked.includes(this.#holder) ? null : first;
  }

  takeSeat(): void {
    this.#holder = this.curtain;
  }

  get view(): unknown {
    const { situation, seat } = this;
    if (!situation) return null;
    const view = situation.views[seat === null ? "spectator" : seat];
    // Several people who race on one screen look at it at once: what is said to all is said to nobody alone.
    return this.shared && this.racing ? gameModule(this.game)?.covered(view) : view;
  }

  get legal(): readonly string[] {
    const { situation, seat, connection } = this;
    if (!situation || seat === null || this.curtain !== null || connection.behind || connection.sending || connection.line !== "open") return [];
    return situation.waiting.includes(seat) ? (situation.legal[seat] ?? []) : [];
  }

  async play(move: string): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    this.notice = this.advice = null;
    await this.#tell(this.connection.play(seat, move));
  }

  async #playAs(seat: number, move: string, matters: () => boolean = () => true): Promise<boolean> {
    this.notice = null;
    const done = await this.#tell(this.connection.play(seat, move), matters);
    return done !== undefined;
  }

  async ask(what: Ask["what"], about: number | null = null): Promise<void> {
    this.notice = null;
    const answer = await this.#tell(this.connection.ask(what, this.seat, about));
    if (!answer) return;
    if (what === "hint" || what === "why") this.advice = { ...(answer as unknown as Advice), kind: what };
    else if (answer["proposed"]) this.notice = { text: say("page-proposed"), bad: false };
  }

  async vote(seat: number, agree: boolean): Promise<void> {
    await this.#tell(this.connection.vote(seat, agree));
  }

  async say(text: string): Promise<boolean> {
    return this.seat !== null && (await this.#tell(this.connection.say(this.seat, text))) !== undefined;
  }

  endTutorial(): void {
    this.tutorial = false;
    myTables.note(this.table, { tutorial: false });
  }

  /** The answer, or nothing and a notice. */
  async #tell(
    asked: Promise<Record<string, unknown> | null>,
    matters: () => boolean = () => true,
  ): Promise<Record<string, unknown> | null | undefined> {
    try {
      return await asked;
    } catch (refusal) {
      if (matters()) this.notice = { text: sentenceOf(refusal, this.game), bad: true };
      return undefined;
    }
  }

  #remember(tokens: string[]): void {
    const { welcome, situation } = this.connection;
    if (!welcome || !situation || !this.mine.length) return;
    const names = this.names;
    myTables.note(this.table, { game: welcome.game, tokens, names, over: situation.outcome !== null });
  }

  /** Whoever sits here goes along when the table plays again. */
  #followRematch(): void {
    const next = this.connection.rematch;
    if (!next?.keys.length) return;
    const tokens = next.keys.map((key) => key.token);
    const links = myTables.find(this.table)?.links ?? [];
    myTables.note(next.table, { game: this.game, tokens, links });
    route.go(addressOf(next.table, tokens));
  }
}
