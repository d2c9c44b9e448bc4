/** One screen at a table: through whose eyes it looks, and what they may do. */

import { gameModule } from "../games";
import type { Race } from "../games/game";
import { Connection } from "../lib/connection.svelte";
import type { Ask, Choice, Phrase, SeatInfo, SeatKey, Situation, Spoken } from "../protocol";
import { route } from "../lib/route.svelte";
import { sentenceOf } from "../lib/refusal";
import { addressOf, myTables, tokensIn } from "../lib/tables.svelte";
import { sentence, tell, type Company } from "../lib/phrases";
import { capital, say, words } from "../lib/words.svelte";

export interface Notice {
  text: string;
  bad: boolean;
}

export interface Advice {
  kind: "hint" | "why";
  seat: number;
  /** What the move means, and why one would make it. */
  meaning: Phrase;
  why: Phrase;
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

  /** People sit apart, and may have something to say to each other. */
  get chats(): boolean {
    return !this.shared && this.seats.filter((seat) => seat.kind !== "bot" || seat.stands_in).length > 1;
  }

  /** What people called themselves. */
  get given(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** What everybody is called on this page: a person who gave no name is "you" on his own, and a seat elsewhere. */
  get names(): string[] {
    return this.seats.map((seat, place) => {
      if (seat.name) return seat.name;
      return place === this.reader ? say("page-you-name") : capital(words.of(this.game)("nameless", { number: place + 1, absent: false }));
    });
  }

  /** Who is "you": nobody where several look on. */
  get reader(): number | null {
    return this.shared ? null : (this.mine[0] ?? null);
  }

  get #company(): Company {
    return { names: this.given, reader: this.#open ? null : this.seat };
  }

  /** A phrase in words for whoever has this page now. */
  tell = (phrase: Phrase): string => tell(words.of(this.game), phrase, this.#company);
  sentence = (phrase: Phrase): string => sentence(words.of(this.game), phrase, this.#company);

  /** A line of the log, which several may read at once. */
  line = (phrase: Phrase): string => sentence(words.of(this.game), phrase, { names: this.given, reader: this.reader });

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

  /** Whether only what lies openly on the table is shown: several race on this screen, or it is being passed on. */
  get #open(): boolean {
    return (this.shared && this.racing) || this.curtain !== null;
  }

  /** Whose view is shown. */
  get #eyes(): string {
    return this.seat === null || this.#open ? "spectator" : String(this.seat);
  }

  get view(): unknown {
    return this.situation?.views[this.#eyes] ?? null;
  }

  /** What is said about the position. */
  get says(): Spoken | null {
    return this.situation?.says[this.#eyes] ?? null;
  }

  get legal(): readonly Choice[] {
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

  /** A free seat for somebody who gets its link. */
  async keepSeat(): Promise<SeatKey | null> {
    this.notice = null;
    const key = await this.#tell(this.connection.ask("invite", this.mine[0] ?? null));
    return key ? (key as unknown as SeatKey) : null;
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
    myTables.note(this.table, { game: welcome.game, tokens, names: this.given, over: situation.outcome !== null });
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
