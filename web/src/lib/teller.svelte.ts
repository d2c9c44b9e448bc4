/**
 * Tells what happened one thing after another: a throw, what it shows, what comes of it, the opponent's step. The position
 * after it, with its score and its question, is shown when all of it was told; who does not want to wait skips the rest.
 */

import type { Happened, Line, Situation } from "../protocol";
import { ALL, stepsOf, type Moment, type Sound, type Staging, type Step } from "./staging";

interface Heard {
  message: Happened;
  /** When it came, in the page's own time. */
  heard: number;
}

interface Telling extends Heard {
  steps: readonly Step[];
  /** The step that comes next. */
  next: number;
  /** How much of the log was there before, and how many of its lines. */
  kept: number;
  lines: readonly Line[];
  /** How much quicker it goes because the clock runs. */
  haste: number;
}

/** After a big moment nothing happens for so many beats: half a second. */
export const SILENCE = 1.2;
/** A single step is followed by its question when what moved has come to rest. */
const REST = 1;
/** Of the time that somebody has to answer a story takes no more than this. */
const SHARE = 0.25;

export class Teller {
  situation = $state.raw<Situation | null>(null);
  log = $state.raw<unknown[]>([]);
  /** What the last message told so far, and what of that is shown at this step. */
  fresh = $state.raw<unknown[]>([]);
  step = $state.raw<unknown[]>([]);
  /** How many parts of the last event are shown. */
  part = $state(ALL);
  /** The story so far in phrases, and those of what is new. */
  lines = $state.raw<readonly Line[]>([]);
  freshLines = $state.raw<readonly Line[]>([]);
  /** The sentence about what is shown. */
  line = $state.raw<Line | null>(null);
  moment = $state.raw<Moment | null>(null);
  sounds = $state.raw<readonly Sound[]>([]);
  /** Messages that are not shown to their end yet: what can be done now is known when there are none. */
  behind = $state(0);

  #queue: Heard[] = [];
  #telling: Telling | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly staging: () => Staging,
    /** How long a beat is, in milliseconds; nobody waits for beats of no length. */
    private readonly beat: () => number,
    /** The position of a message is shown. */
    private readonly settled: (situation: Situation, heard: number) => void,
  ) {}

  /** From here: nothing of what was told before is told again. */
  begin(situation: Situation, log: unknown[], lines: readonly Line[]): void {
    this.stop();
    this.#queue = [];
    this.#telling = null;
    this.behind = 0;
    this.situation = situation;
    this.log = log;
    this.lines = lines;
    this.fresh = [];
    this.step = [];
    this.freshLines = [];
    this.#calm();
  }

  hear(message: Happened, heard: number): void {
    this.#queue.push({ message, heard });
    this.#count();
    if (!this.#telling && this.#timer === undefined) this.#next();
  }

  /** Whether something is being shown that one may not want to wait for. */
  get tells(): boolean {
    return this.behind > 0 && this.fresh.length > 0;
  }

  /** To the end of what is being told. */
  skip(): void {
    if (!this.#telling) return;
    this.stop();
    this.#end(this.#telling);
    this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #count(): void {
    this.behind = this.#queue.length + (this.#telling ? 1 : 0);
  }

  #calm(): void {
    this.part = ALL;
    this.moment = null;
    this.sounds = [];
  }

  #next(): void {
    const heard = this.#queue.shift();
    if (!heard) return this.#count();
    const { message } = heard;
    const kept = message.undone ? message.log : this.log.length;
    const steps = message.undone ? stepsOf(message.story, {}) : stepsOf(message.story, this.staging().cues);
    const lines = this.lines.filter((line) => line.at < kept);
    this.log = this.log.slice(0, kept);
    this.#telling = { ...heard, steps, next: 0, kept, lines, haste: hasteOf(steps, message.situation.due, this.beat()) };
    this.#count();
    this.#show(this.#telling);
  }

  #show(telling: Telling): void {
    const step = telling.steps[telling.next] as Step;
    telling.next += 1;
    this.#tellTo(telling, step);
    const isLast = telling.next === telling.steps.length;
    // Points count when they have been cheered.
    const counts = step.moment?.look === "score";
    if (step.part === ALL && !counts && (step.moment || !isLast)) this.#follow(telling);
    if (step.moment) return this.#wait(step.beats * telling.haste, () => this.#afterMoment(telling, isLast, counts));
    if (!isLast) return this.#wait(step.beats * telling.haste, () => this.#show(telling));
    this.#settle(telling);
    const beats = step.beats * telling.haste;
    const asked = telling.steps.length > 1 ? beats : Math.min(beats, REST);
    this.#wait(asked, () => {
      this.#end(telling);
      this.#wait(beats - asked, () => this.#next());
    });
  }

  /** The banner goes, and after a silence the story goes on. */
  #afterMoment(telling: Telling, isLast: boolean, counts: boolean): void {
    this.moment = null;
    this.#wait(SILENCE * telling.haste, () => {
      if (!isLast) {
        if (counts) this.#follow(telling);
        return this.#show(telling);
      }
      this.#end(telling);
      this.#next();
    });
  }

  #tellTo({ message: { story, lines }, kept, lines: before }: Telling, { from, to, part, moment, sounds, about }: Step): void {
    this.log = [...this.log.slice(0, kept), ...story.slice(0, to)];
    this.fresh = story.slice(0, to);
    this.step = story.slice(from, to);
    this.freshLines = lines.filter((line) => line.at < to);
    this.lines = [...before, ...this.freshLines.map((line) => ({ ...line, at: line.at + kept }))];
    this.line = this.freshLines.findLast((line) => line.at <= about) ?? null;
    this.part = part;
    this.moment = moment;
    this.sounds = part === ALL || part === 1 ? sounds : [];
  }

  /** What this step tells is seen, though nobody can act yet. */
  #follow({ message }: Telling): void {
    const { follow } = this.staging();
    if (!follow || !this.situation) return;
    const after = message.situation.views;
    const views = Object.entries(this.situation.views).map(([who, view]) => [who, this.step.reduce((seen, event) => follow(seen, event, after[who]), view)]);
    this.situation = { ...this.situation, views: Object.fromEntries(views) };
  }

  #settle({ message, heard }: Telling): void {
    if (this.situation === message.situation) return;
    this.situation = message.situation;
    this.settled(message.situation, heard);
  }

  #end(telling: Telling): void {
    const { steps } = telling;
    const last = steps.at(-1) as Step;
    if (telling.next < steps.length) this.#tellTo(telling, { ...last, moment: null, sounds: [] });
    this.#calm();
    this.#settle(telling);
    this.#telling = null;
    this.#count();
  }

  #wait(beats: number, done: () => void): void {
    const milliseconds = beats * this.beat();
    if (milliseconds <= 0) return done();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      done();
    }, milliseconds);
  }
}

/** Where somebody has little time to answer, the story leaves most of it to them. */
function hasteOf(steps: readonly Step[], due: number | null, beat: number): number {
  const whole = beat * steps.reduce((sum, step) => sum + step.beats + (step.moment ? SILENCE : 0), 0);
  return due === null || whole === 0 ? 1 : Math.min(1, (SHARE * due) / whole);
}
