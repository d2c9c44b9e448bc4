/** Where a replay can jump to: the moments of a game as frames, and the lines of its story with the frames that tell them. */

import type { Frame, Line, Moment } from "../protocol";

/** The first frame that shows so many plies, or the last there is. */
export function frameAt(frames: readonly Frame[], ply: number): number {
  const place = frames.findIndex((frame) => frame.ply >= ply);
  return place < 0 ? frames.length - 1 : place;
}

/** A moment, and the frame that shows it. */
export interface Stop {
  frame: number;
  moment: Moment;
}

export function stopsOf(frames: readonly Frame[], moments: readonly Moment[]): Stop[] {
  return moments.map((moment) => ({ frame: frameAt(frames, moment.ply), moment }));
}

/** The next frame with a moment in it, on (1) or back (-1) from `at`; the end of the game if there is none. */
export function jump(stops: readonly Stop[], at: number, by: 1 | -1, last: number): number {
  const places = stops.map((stop) => stop.frame);
  if (by > 0) return Math.min(...places.filter((place) => place > at), last);
  return Math.max(...places.filter((place) => place < at), 0);
}

/** A line of the whole story, and the frame that tells it. */
export interface Told extends Line {
  frame: number;
}

export function storyOf(frames: readonly Frame[]): Told[] {
  return frames.flatMap((frame, place) => frame.lines.map((line) => ({ ...line, frame: place })));
}

/** The story up to a frame, each line with its event among all of them. */
export function linesUntil(frames: readonly Frame[], at: number): Line[] {
  let told = 0;
  return frames.slice(0, at + 1).flatMap((frame) => {
    const before = told;
    told += frame.story.length;
    return frame.lines.map((line) => ({ ...line, at: before + line.at }));
  });
}

/** What everybody holds at a frame: hands are told where they change. */
export function handsAt(frames: readonly Frame[], at: number): readonly unknown[] | null {
  for (let place = at; place >= 0; place--) {
    const hands = frames[place]?.hands;
    if (hands) return hands;
  }
  return null;
}

/** Frames in which something can be seen to happen: what is dealt or drawn alone is passed over. */
export function step(frames: readonly Frame[], at: number, by: 1 | -1): number {
  const last = frames.length - 1;
  let next = at + by;
  while (next > 0 && next < last && !tells(frames[next])) next += by;
  return Math.max(0, Math.min(last, next));
}

function tells(frame: Frame | undefined): boolean {
  return (frame?.story ?? []).some((event) => (event as { event: string }).event !== "drew");
}
