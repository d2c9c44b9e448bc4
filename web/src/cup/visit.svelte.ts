/** A visit to a cup: what is known of it, looked at again and again, and what may be done with the teams of this screen. */

import { untrack } from "svelte";
import { api } from "../lib/api";
import { boxes } from "../lib/boxes.svelte";
import { keep } from "../lib/keep";
import { addressOfCup, keysIn, myCups } from "../lib/cups.svelte";
import { Refusal, sentenceOf } from "../lib/refusal";
import { route } from "../lib/route.svelte";
import { addressOf, myTables } from "../lib/tables.svelte";
import { say, words, type Say } from "../lib/words.svelte";
import type { CupInfo, EntrantInfo, FixtureInfo } from "../protocol";

const OFTEN = 700;
const SELDOM = 3000;

export class Visit {
  info = $state.raw<CupInfo | null>(null);
  keys = $state.raw<Readonly<Record<string, string>>>({});
  trouble = $state("");
  gone = $state(false);
  busy = $state(false);
  #timer = 0;
  #closed = false;

  constructor(
    readonly cup: string,
    fragment: string,
  ) {
    this.keys = { ...untrack(() => myCups.find(cup)?.keys), ...keysIn(fragment) };
    void this.#look();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  get game(): string {
    return this.info?.game ?? "";
  }

  get speak(): Say {
    return words.of(this.game);
  }

  get isOver(): boolean {
    return (this.info?.podium.length ?? 0) > 0;
  }

  get isHost(): boolean {
    return this.info !== null && this.info.host in this.keys;
  }

  /** The teams that are played at this screen. */
  get mine(): string[] {
    return (this.info?.entrants ?? []).filter((one) => one.kind === "person" && one.team in this.keys).map((one) => one.team);
  }

  /** The matches that people at this screen can sit down to, or wait for somebody to take a team for. */
  get next(): FixtureInfo[] {
    const due = this.info?.fixtures.filter((match) => match.state === "due" || match.state === "open") ?? [];
    return due.filter((match) => teamsOf(match).some((team) => this.mine.includes(team)));
  }

  get botsPlaying(): number {
    return this.info?.fixtures.filter((match) => match.state === "bots").length ?? 0;
  }

  /** Whether a team waits for whoever looks. */
  get mayTake(): boolean {
    return this.mine.length === 0 && (this.info?.entrants.some((one) => one.kind === "free") ?? false);
  }

  entrant(team: string): EntrantInfo | undefined {
    return this.info?.entrants.find((one) => one.team === team);
  }

  /** What whoever plays a team is called; nobody has to give a name. */
  personName({ team, name }: EntrantInfo): string {
    const isMe = this.isHost ? team === this.info?.host : this.mine.includes(team);
    return name || say(isMe ? "page-you-name" : "page-person");
  }

  /** A team within a sentence. */
  theTeam(team: string): string {
    return this.speak("the-team", { team });
  }

  teamName(team: string | null): string {
    return team === null ? this.speak("cup-open-end") : this.speak(`team-${team}`);
  }

  // What can be done

  /** Go to the table of a match, with all seats of it that belong to this screen. */
  async sitDown(match: FixtureInfo): Promise<void> {
    const tokens = teamsOf(match).flatMap((team) => (this.mine.includes(team) && this.keys[team] ? [this.keys[team]] : []));
    const [token] = tokens;
    if (!token) return;
    await this.#do(async () => {
      const { table } = await api.openFixture(this.cup, match.number, token);
      myTables.note(table, { game: this.game, tokens, cup: addressOfCup(this.cup) });
      await boxes.open(this.game);
      route.go(addressOf(table, tokens));
    });
  }

  async take(team: string, name: string): Promise<void> {
    await this.#do(async () => {
      keep("name", name);
      const { token } = await api.joinCup(this.cup, team, name);
      this.keys = { ...this.keys, [team]: token };
      this.#note();
    });
    await this.#look();
  }

  async letBotPlay(team: string): Promise<void> {
    const token = this.keys[team] ?? this.keys[this.info?.host ?? ""];
    if (token) await this.#do(async () => this.#see(await api.handOver(this.cup, team, token)));
  }

  async #do(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.trouble = "";
    try {
      await work();
    } catch (refusal) {
      this.trouble = sentenceOf(refusal, this.game);
    } finally {
      this.busy = false;
    }
  }

  // Looking again

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      if (!document.hidden || !this.info) await this.#see(await api.cup(this.cup));
      this.trouble = this.trouble === words.of()("page-error-offline") ? "" : this.trouble;
    } catch (refusal) {
      this.gone = refusal instanceof Refusal && refusal.key === "error-no-cup";
      this.trouble = sentenceOf(refusal, this.game);
    }
    if (this.#closed || this.gone || this.isOver) return;
    this.#timer = window.setTimeout(() => void this.#look(), this.botsPlaying ? OFTEN : SELDOM);
  }

  async #see(info: CupInfo): Promise<void> {
    if (!words.knows(info.game)) await words.load(info.game);
    this.info = info;
    this.#note();
  }

  /** A cup that somebody only watches need not be remembered. */
  #note(): void {
    if (Object.keys(this.keys).length) myCups.note(this.cup, { game: this.game, keys: { ...this.keys }, over: this.isOver });
  }
}

export function teamsOf(match: FixtureInfo): string[] {
  return [match.home, match.away].filter((team) => team !== null);
}
