/** One screen at a table: through whose eyes it looks, and what they may do. */

import { gameModule } from "../games";
import { api } from "../lib/api";
import type { Race } from "../games/game";
import { Connection } from "../lib/connection.svelte";
import type { Ask, Choice, Learn, Line, Phrase, SeatInfo, SeatKey, Situation, Spoken } from "../protocol";
import { route } from "../lib/route.svelte";
import { sentenceOf } from "../lib/refusal";
import { addressOf, inviteIn, myTables, tokensIn } from "../lib/tables.svelte";
import { sentence, tell, type Company } from "../lib/phrases";
import { capital, say, words, type Facts } from "../lib/words.svelte";

export interface Notice {
  text: string;
  bad: boolean;
}

export interface Advice {
  kind: "hint" | "why";
  seat: number;
  move: string;
  /** What the move means, and why one would make it. */
  meaning: Phrase;
  why: Phrase;
}

export class TableSession {
  readonly connection: Connection;
  notice = $state.raw<Notice | null>(null);
  advice = $state.raw<Advice | null>(null);
  /** Whether whoever was taught has been told all. */
  #told = $state(false);
  /** On a shared screen: who took it last, and how long the story was then. */
  #holder = $state<number | null>(null);
  #taken = $state(0);
  /** Where a move was made: that it is done is heard before what came of it, and nobody is asked there again. */
  #acted = $state.raw<Situation | null>(null);
  /** On a screen where hands are open: whose is looked at, though somebody else is asked. */
  #looked = $state<number | null>(null);
  /** Whether those who share this screen show each other their hands, as they agreed when they sat down. */
  readonly openHands: boolean;

  /** What brought this page here, and opens a free seat. */
  readonly invite: string | null;

  constructor(
    readonly table: string,
    fragment: string,
    /** Whoever only watches has no seat here, though this browser may know one. */
    readonly watch = false,
  ) {
    const given = tokensIn(fragment);
    const known = myTables.find(table);
    const tokens = watch ? [] : given.length ? given : (known?.tokens ?? []);
    this.invite = watch ? null : inviteIn(fragment);
    this.openHands = known?.openHands ?? false;
    this.connection = new Connection(table, tokens, () => gameModule(this.game) ?? { cues: {} });
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
    return !this.shared && this.company;
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

  /** What everybody is called in sentences: people as they called themselves, and the game's own opponent. */
  get #called(): string[] {
    const { opponent } = this.says ?? {};
    return opponent ? [...this.given, words.of(this.game)(opponent.key, opponent.facts as Facts)] : this.given;
  }

  get #company(): Company {
    return { names: this.#called, reader: this.#open || this.outcome ? this.reader : this.seat };
  }

  /** A phrase in words for whoever has this page now. */
  tell = (phrase: Phrase): string => tell(words.of(this.game), phrase, this.#company);
  sentence = (phrase: Phrase): string => sentence(words.of(this.game), phrase, this.#company);

  /** A line of the log, which several may read at once. */
  line = (phrase: Phrase): string => sentence(words.of(this.game), phrase, { names: this.#called, reader: this.reader });

  /** The story with who came and went, in the order in which it was told. */
  get story(): readonly Line[] {
    const { news, teller: { lines } } = this.connection;
    const told: Line[] = [];
    let next = 0;
    for (const line of lines) {
      while (next < news.length && (news[next]?.at ?? 0) <= line.at) told.push(news[next++] as Line);
      told.push(line);
    }
    return [...told, ...news.slice(next)];
  }

  /** People still gather, and nothing was dealt. */
  get gathering(): boolean {
    return (this.situation?.awaits ?? false) && !this.outcome;
  }

  /** The game goes on, and whoever came to play has a seat to take first. */
  get late(): boolean {
    const open = this.connection.welcome?.visibility === "open";
    return !this.gathering && !this.outcome && this.maySit && (this.invite !== null || open);
  }

  /** Seats that nobody has yet: those that are free, and those that a bot keeps. */
  get open(): number {
    return this.seats.filter((seat) => seat.kind === "free" || seat.kept).length;
  }

  /** Whether there are people, or may be, besides whoever plays alone: what only they need is fetched then. */
  get company(): boolean {
    return this.seats.filter((seat) => seat.kind !== "bot" || seat.stands_in).length > 1;
  }

  /** Whether a seat can be had by whoever has this page. */
  get maySit(): boolean {
    const terms = this.connection.welcome?.terms;
    return !this.watch && !this.mine.length && this.open > 0 && (this.invite !== null || !terms?.by_invitation);
  }

  /** Between people hints are for tables that allowed them. */
  get hints(): boolean {
    const people = this.seats.filter((seat) => seat.kind === "person" || (seat.stands_in && seat.present));
    return people.length < 2 || (this.connection.welcome?.terms.hints ?? false);
  }

  /** Whether somebody at this page is asked, and nobody else is waited for first. */
  get called(): boolean {
    return !this.outcome && !this.racing && this.#asked.some((seat) => this.seats[seat]?.kind === "person");
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
    const open = connection.line === "open" && !connection.behind;
    const seats = this.mine.map((seat) => ({
      seat,
      view: situation.views[seat],
      legal: open ? (situation.legal[seat] ?? []) : [],
      play: (move: string, matters?: () => boolean) => this.#playAs(seat, move, matters),
    }));
    return { seats, offset: connection.offset, dueAt: connection.dueAt, stands: situation.lesson?.reads ? situation.now : null };
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
    if (this.openHands) return this.#looked ?? this.#asked[0] ?? this.#holder ?? this.mine[0] ?? null;
    return this.#held ?? this.#asked[0] ?? this.mine[0] ?? null;
  }

  /** To whom this screen must be passed before anything of theirs is shown. */
  get curtain(): number | null {
    const [first] = this.#asked;
    if (this.racing || !this.shared || this.openHands || this.outcome || first === undefined) return null;
    return this.#held !== null && this.#asked.includes(this.#held) ? null : first;
  }

  takeSeat(): void {
    const next = this.curtain;
    this.#taken = this.connection.teller.log.length;
    this.#holder = next;
  }

  /** Who has this screen: at a showdown it lies on the table again, for everybody to see. */
  get #held(): number | null {
    const showdown = gameModule(this.game)?.showdown;
    const since = this.connection.teller.log.slice(this.#taken) as { event: string }[];
    return since.some(({ event }) => event === showdown) ? null : this.#holder;
  }

  /** On a screen where hands are open: look at somebody's. */
  lookAt(seat: number): void {
    this.#looked = seat;
  }

  /** On a shared screen a hand is seen only while its owner has something to decide. */
  get covered(): boolean {
    if (!this.shared || this.racing || this.openHands || this.outcome) return false;
    return this.#held === null || this.curtain !== null || !this.situation?.waiting.includes(this.#held);
  }

  /** Who may take back the move after which this screen is passed on. */
  get regrets(): number | null {
    const held = this.#held;
    return this.curtain !== null && held !== null && this.situation?.undo[held] ? held : null;
  }

  /** Whether only what lies openly on the table is shown: several race on this screen, or all look on. */
  get #open(): boolean {
    return (this.shared && this.racing) || this.covered;
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
    if (!situation || situation === this.#acted || seat === null || this.curtain !== null || connection.behind || connection.sending || connection.line !== "open") return [];
    return situation.waiting.includes(seat) ? (situation.legal[seat] ?? []) : [];
  }

  /** Why cards of the hand cannot be used now. */
  get refused(): Readonly<Record<string, Phrase>> {
    return this.legal.length && this.seat !== null ? (this.situation?.refused[this.seat] ?? {}) : {};
  }

  async play(move: string): Promise<void> {
    const { seat } = this;
    if (seat === null) return;
    this.notice = this.advice = null;
    if (this.openHands) {
      this.#holder = seat;
      this.#looked = null;
    }
    this.#acted = this.situation;
    if ((await this.#tell(this.connection.play(seat, move))) === undefined) this.#acted = null;
  }

  async #playAs(seat: number, move: string, matters: () => boolean = () => true): Promise<boolean> {
    this.notice = null;
    const done = await this.#tell(this.connection.play(seat, move), matters);
    return done !== undefined;
  }

  async ask(what: Ask["what"], about: number | null = null): Promise<void> {
    this.notice = null;
    const advised = what === "hint" || what === "why";
    const asked = this.#tell(this.connection.ask(what, this.seat, about));
    const [answer] = await Promise.all([asked, advised && words.enter("why").catch(() => undefined)]);
    if (!answer) return;
    if (advised) this.advice = { ...(answer as unknown as Advice), kind: what };
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

  /** Take a free seat, by the invitation if there is one, and come back as whoever sits there. */
  async join(name: string): Promise<void> {
    this.notice = null;
    try {
      const key = await api.join(this.table, name, this.invite);
      route.go(addressOf(this.table, [key.token]));
    } catch (refusal) {
      this.notice = { text: sentenceOf(refusal, this.game), bad: true };
    }
  }

  /** Sit down in the waiting room, or be called otherwise. */
  async sit(seat: number, name: string): Promise<boolean> {
    this.notice = null;
    return (await this.#tell(this.connection.sit(seat, name))) !== undefined;
  }

  async say(text: string): Promise<boolean> {
    return this.seat !== null && (await this.#tell(this.connection.say(this.seat, text))) !== undefined;
  }

  /** Whether a guide has something to say here, to whoever is taught. */
  get taught(): boolean {
    const { welcome, situation } = this.connection;
    const { lesson } = situation ?? {};
    return !this.#told && this.mine.length > 0 && welcome?.lesson != null && lesson != null && (lesson.goes_on || lesson.cue === welcome.lesson.length);
  }

  /** What the guide is told: it has been read, or the lesson is left; after its end, that all was heard. */
  async learn(what: Learn["what"]): Promise<void> {
    this.notice = null;
    if (!this.situation?.lesson?.goes_on) this.#told = true;
    else await this.#tell(this.connection.learn(this.mine[0] ?? 0, what));
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
    const over = situation.outcome !== null;
    const waits = !over && this.mine.some((seat) => situation.waiting.includes(seat));
    const about = { game: welcome.game, names: this.given, over, waits };
    // Whoever looks at a seat that he invites somebody to keeps his own.
    const lent = myTables.find(this.table)?.links.some((link) => tokens.includes(link.token)) ?? false;
    myTables.note(this.table, lent ? about : { ...about, tokens });
    if (over && !lent && gameModule(welcome.game)) {
      const { seats } = this;
      const guided = welcome.lesson !== null;
      void import("../history/note").then(({ note }) => note({ welcome, situation, seats, guided }));
    }
  }

  /** Whoever sits here goes along when the table plays again. */
  #followRematch(): void {
    const next = this.connection.rematch;
    if (!next?.keys.length) return;
    const tokens = next.keys.map((key) => key.token);
    const { links = [], invite = null } = myTables.find(this.table) ?? {};
    myTables.note(next.table, { game: this.game, tokens, links, invite, openHands: this.openHands });
    route.go(addressOf(next.table, tokens));
  }
}
