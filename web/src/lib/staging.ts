/** How a story is staged: which events are looked at, for how long, and which are big moments. Games declare it as data. */

export type Sound = "card" | "coins" | "drum" | "whistle" | "dice" | "crowd" | "fanfare";
/** What a big moment looks like: points, somebody who prevents them, a card that is shown, a pause, a great end. */
export type Look = "score" | "save" | "yellow" | "red" | "pause" | "win";

export interface Told {
  event: string;
}

/** How an event is shown. */
export interface Cue<Event extends Told = Told> {
  /** How long it stays before what follows; without a cue an event comes with the next that has one. */
  beats: number;
  /** It is shown part by part, each for a beat: the cards of a showdown. */
  parts?(event: Event): number;
  sound?: Sound;
  /** What the game's words call it (`moment`, by its `kind`), if everybody should see it; `next` is what is told then. */
  moment?(event: Event, next?: Told): { kind: string; look: Look } | null;
}

/** By the name of the event; of those that only stay for a while, the beats. */
export type Cues<Event extends Told = Told> = { readonly [Name in Event["event"]]?: Cue<Extract<Event, { event: Name }>> | number };

/** The view as it is once an event was shown, as far as that can be told; `after` is what will be seen when the story is over. */
export type Follow = (view: unknown, event: unknown, after: unknown) => unknown;

export interface Staging {
  cues: Cues;
  follow?: Follow | undefined;
}

export interface Moment {
  kind: string;
  look: Look;
  /** Whose it is. */
  seat: number | null;
  score: readonly number[] | null;
  /** The event in the story of its message, which also has a sentence. */
  at: number;
}

/** A part of a story that is shown at once. */
export interface Step {
  /** From which event to which. */
  from: number;
  to: number;
  beats: number;
  /** How many parts of its last event are shown; usually all. */
  part: number;
  moment: Moment | null;
  sounds: Sound[];
  /** The event that it is about. */
  about: number;
}

const PART = 1;
export const ALL = Infinity;
const NO_CUE: Cue = { beats: 0 };

function cueOf(cues: Cues, { event }: Told): Cue {
  const cue = (cues as Readonly<Record<string, Cue | number | undefined>>)[event] ?? NO_CUE;
  return typeof cue === "number" ? { beats: cue } : cue;
}

function momentOf(cue: Cue, story: readonly Told[], at: number): Moment | null {
  const event = story[at] as Told;
  const big = cue.moment?.(event, story[at + 1]);
  const { seat, side, score } = event as { seat?: number; side?: number; score?: number[] };
  return big ? { ...big, seat: seat ?? side ?? null, score: score ?? null, at } : null;
}

/** The steps of a story: each ends with an event that has a cue. There is always one, if only to show nothing. */
export function stepsOf(told: readonly unknown[], cues: Cues): Step[] {
  const story = told as readonly Told[];
  const steps: Step[] = [];
  let from = 0;
  let sounds: Sound[] = [];
  story.forEach((event, at) => {
    const cue = cueOf(cues, event);
    if (cue.sound && !sounds.includes(cue.sound)) sounds.push(cue.sound);
    if (!cue.beats) return;
    const step = { from, to: at + 1, part: ALL, moment: momentOf(cue, story, at), sounds, about: at };
    const parts = cue.parts?.(event) ?? 0;
    for (let part = 1; part < parts; part++) steps.push({ ...step, beats: PART, part, moment: null });
    steps.push({ ...step, beats: cue.beats });
    from = at + 1;
    sounds = [];
  });
  const last = steps.at(-1);
  if (last && !last.moment) Object.assign(last, { to: story.length, sounds: [...last.sounds, ...sounds] });
  else if (!last || from < story.length) steps.push({ from, to: story.length, beats: 0, part: ALL, moment: null, sounds, about: story.length - 1 });
  return steps;
}
