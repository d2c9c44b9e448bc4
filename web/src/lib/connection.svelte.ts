/** A table as this page knows it: what the server said, in order, and a line to say something back. */

import type { Ask, News, FromPage, FromServer, Learn, Line as LogLine, Proposal, SeatInfo, SeatKey, Situation, Vote, ChatLine, Welcome } from "../protocol";
import { below } from "./below";
import { still } from "./motion";
import { pace } from "./pace.svelte";
import { Pulse } from "./pulse";
import { refused, type Refusal } from "./refusal";
import type { Staging } from "./staging";
import { Teller } from "./teller.svelte";

/** A line that is silent is there, but nobody answers at its other end. */
export type Line = "connecting" | "open" | "broken" | "silent" | "restarting" | "gone";
type Numbered = Exclude<FromServer, { type: "done" | "refused" | "restarting" | "ping" | "here" }>;
type Request = Extract<FromPage, { id: string }>;
type Answer = Record<string, unknown> | null;

interface Pending {
  request: Request;
  done: (answer: Answer) => void;
  failed: (refusal: Refusal) => void;
}

/** A socket that the server closed with one of these has nothing more to say. */
const NOTHING_MORE = [4004, 4404, 4410];
const RESTARTS = 1012;
const FIRST_RETRY = 400;
const LAST_RETRY = 8000;
/** All pages of a server that restarts come back within so many milliseconds, and not all at once. */
const AFTER_RESTART = 2500;
const BEAT = 420;
const MOST_FRESH = 8;

export class Connection {
  /** Shows what happens, one thing after another. */
  readonly teller: Teller;
  line = $state<Line>("connecting");
  /** Why the table cannot be opened. */
  trouble = $state.raw<Refusal | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  seats = $state.raw<SeatInfo[]>([]);
  /** Who came, went and was replaced: lines of the story, and those that came since this page is here. */
  news = $state.raw<readonly LogLine[]>([]);
  freshNews = $state.raw<readonly News[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  proposal = $state.raw<Proposal | null>(null);
  rematch = $state.raw<{ table: string; keys: SeatKey[] } | null>(null);
  /** In a race: match time less the page's own, as the quickest message had it. */
  offset = $state<number | null>(null);
  /** When the game's clock acts, in the page's own time. */
  dueAt = $state<number | null>(null);
  sending = $state(0);

  #socket: WebSocket | null = null;
  #last: number | null = null;
  #pending = new Map<string, Pending>();
  #retry = FIRST_RETRY;
  #closed = false;
  #count = 0;
  readonly #pulse = new Pulse(
    () => this.#transmit({ type: "knock" }),
    () => this.#giveUp(),
  );
  readonly #self = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly table: string,
    readonly tokens: readonly string[],
    staging: () => Staging,
  ) {
    const beat = (): number => (document.hidden ? 0 : pace.beats * (still() ? BEAT / 2 : BEAT));
    this.teller = new Teller(staging, beat, (situation, heard) => this.#setClock(situation, heard));
    this.#open();
  }

  /** The position that is shown. */
  get situation(): Situation | null {
    return this.teller.situation;
  }

  get behind(): number {
    return this.teller.behind;
  }

  play(seat: number, move: string): Promise<Answer> {
    return this.#send({ type: "play", id: this.#id(), seat, move, ply: this.situation?.ply ?? 0 });
  }

  ask(what: Ask["what"], seat: number | null, about: number | null = null): Promise<Answer> {
    return this.#send({ type: "ask", id: this.#id(), what, seat, about });
  }

  vote(seat: number, agree: Vote["agree"]): Promise<Answer> {
    return this.#send({ type: "vote", id: this.#id(), seat, agree });
  }

  sit(seat: number, name: string): Promise<Answer> {
    return this.#send({ type: "sit", id: this.#id(), seat, name });
  }

  learn(seat: number, what: Learn["what"]): Promise<Answer> {
    return this.#send({ type: "learn", id: this.#id(), seat, what });
  }

  say(seat: number, text: string): Promise<Answer> {
    return this.#send({ type: "say", id: this.#id(), seat, text });
  }

  close(): void {
    this.#closed = true;
    this.teller.stop();
    this.#pulse.stop();
    this.#socket?.close();
  }

  #id(): string {
    this.#count += 1;
    return `${this.#self}-${this.#count}`;
  }

  #send(request: Request): Promise<Answer> {
    this.sending += 1;
    return new Promise<Answer>((done, failed) => {
      this.#pending.set(request.id, { request, done, failed });
      this.#transmit(request);
    }).finally(() => (this.sending -= 1));
  }

  #transmit(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}${below(`/api/tables/${this.table}/socket`)}`);
    this.#socket = socket;
    socket.onopen = () => this.#transmit({ type: "hello", tokens: [...this.tokens], last: this.#last });
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.#lost(event.code);
    this.#pulse.open();
  }

  /** Nobody answers: this line is left to itself, and another one tried. */
  #giveUp(): void {
    const socket = this.#socket;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    this.line = "silent";
    this.#open();
  }

  #lost(code: number): void {
    this.#pulse.stop();
    if (this.#closed) return;
    if (NOTHING_MORE.includes(code)) {
      this.line = "gone";
      return;
    }
    const wait = code === RESTARTS ? AFTER_RESTART : this.#retry;
    if (this.line !== "restarting" || this.#retry === LAST_RETRY) this.line = "broken";
    setTimeout(() => !this.#closed && this.#open(), wait * (0.5 + Math.random() / 2));
    this.#retry = Math.min(LAST_RETRY, this.#retry * 2);
  }

  #hear(message: FromServer): void {
    this.#pulse.heard();
    // How long this takes is counted as the way of our messages.
    if (message.type === "ping") return this.#transmit({ type: "pong", ping: message.ping });
    if (message.type === "refused" && !message.id && this.line !== "open") {
      void refused(message).then((refusal) => this.line !== "open" && (this.trouble = refusal));
      return;
    }
    if (message.type === "restarting") {
      this.line = "restarting";
      return;
    }
    if (this.line !== "open") this.#connected();
    if (message.type === "here") return;
    if (message.type === "done") return this.#answered(message.id, (pending) => pending.done(message.answer));
    if (message.type === "refused") {
      return this.#answered(message.id, (pending) => void refused(message).then(pending.failed));
    }
    if (message.type !== "welcome" && this.#last !== null && message.n <= this.#last) return;
    this.#last = message.n;
    this.#take(message);
  }

  /** What was asked while the line was broken is asked again; the server does nothing twice. */
  #connected(): void {
    this.line = "open";
    this.trouble = null;
    this.#retry = FIRST_RETRY;
    for (const { request } of this.#pending.values()) this.#transmit(request);
  }

  #answered(id: string, how: (pending: Pending) => void): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    if (pending) how(pending);
  }

  #take(message: Numbered): void {
    switch (message.type) {
      case "welcome":
        return this.#begin(message);
      case "happened":
        return this.teller.hear(message, performance.now());
      case "seats":
        this.seats = message.seats;
        return;
      case "news":
        this.news = [...this.news, message.line];
        this.freshNews = [...this.freshNews, message].slice(-MOST_FRESH);
        return;
      case "proposed":
        this.proposal = message.proposal;
        return;
      case "said":
        this.chat = [...this.chat, message.line];
        return;
      case "rematch":
        this.rematch = { table: message.table, keys: message.keys };
    }
  }

  #begin(welcome: Welcome): void {
    this.welcome = welcome;
    this.teller.begin(welcome.situation, welcome.log, welcome.lines);
    this.offset = null;
    this.#setClock(welcome.situation, performance.now());
    this.seats = welcome.seats;
    this.news = welcome.news;
    this.chat = welcome.chat;
    this.proposal = welcome.proposal;
    if (welcome.rematch) this.rematch = { table: welcome.rematch, keys: [] };
  }

  #setClock({ now, due, lesson }: Situation, heard: number): void {
    this.dueAt = due === null ? null : heard + due;
    // A message that was long on its way is late: the largest difference is the truest. In a lesson time may have stood.
    if (now !== null) this.offset = Math.max(lesson ? -Infinity : (this.offset ?? -Infinity), now - heard);
  }
}
