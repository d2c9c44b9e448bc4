/** Where generals sit around the table: whoever looks at the bottom, the others to the right of each other. */

export interface Place {
  /** In hundredths of the width. */
  x: number;
  /** In pixels from the top, or from the bottom. */
  top?: number;
  bottom?: number;
  /** At the end of the table, between its far and its near rim. */
  side?: true;
}

/** How far the middle of a general is from the edge. */
const RIM = { wide: 39, narrow: 28 };
/** The outermost of so many at the far side of a wide table. */
const EDGE: Readonly<Record<number, number>> = { 1: 50, 2: 24, 3: 16, 4: 12, 5: 9 };
const NARROW = 640;
/** From here on there is room for somebody at either end of the table; `Oval.svelte` keeps it. */
const ROOMY = 900;
/** How far down those at the ends sit, with somebody opposite of whoever looks and without. */
const ENDS = { some: 0.45, none: 0.36 };
/** The arrow in pixels: half of it at least and at most, and its head. */
const LEAST = 30;
const MOST = 150;
const HEAD = 18;
/** How wide a general is, as a share of the table and at most, and how far the arrow is from his middle where it is narrow. */
const GENERAL = 0.14;
const MOST_GENERAL = 157;
const BESIDE = 36;
/** How much lower the outermost sit. */
const ARCH = 16;

/** Places counted from whoever looks, to the right. */
export function placesOf(seats: number, width: number, height: number): Place[] {
  const others = seats - 1;
  if (width < NARROW) return [{ x: 50, bottom: RIM.narrow }, ...ringOf(others, RIM.narrow)];
  const around = width >= ROOMY && others > 1 ? ovalOf(others, width, height) : archOf(others, RIM.wide);
  return [{ x: 50, bottom: RIM.wide }, ...around];
}

/** One at either end, and the rest along the far rim. */
function ovalOf(others: number, width: number, height: number): Place[] {
  const far = others - 2;
  const end = (100 * (Math.min(MOST_GENERAL, GENERAL * width) / 2 + 4)) / width;
  const top = height * (far ? ENDS.some : ENDS.none);
  const row = Array.from({ length: far }, (_, place): Place => ({ x: 50 + (22 * (far - 1 - 2 * place)) / Math.max(1, far - 1), top: RIM.wide }));
  return [{ x: 100 - end, top, side: true }, ...row, { x: end, top, side: true }];
}

function archOf(others: number, rim: number): Place[] {
  const edge = EDGE[others] ?? 9;
  return Array.from({ length: others }, (_, place) => {
    const x = others === 1 ? 50 : 100 - edge - (place * (100 - 2 * edge)) / (others - 1);
    return { x, top: rim + ARCH * ((x - 50) / 50) ** 2 };
  });
}

/** Where it is narrow two of many sit beside whoever looks. */
function ringOf(others: number, rim: number): Place[] {
  const far = others > 3 ? others - 2 : others;
  const row = far === 1 ? [50] : far === 2 ? [75, 25] : [83.5, 50, 16.5];
  const top = row.map((x): Place => ({ x, top: rim }));
  return others > 3 ? [{ x: 83.5, bottom: rim }, ...top, { x: 16.5, bottom: rim }] : top;
}

interface Arrow {
  line: string;
  head: string;
}

interface Point {
  x: number;
  y: number;
}

/** The arrow between two places, in pixels: from one side of the table to the other a bent line along its rim. */
export function arrowOf(from: Place, to: Place, right: boolean, width: number, height: number): Arrow {
  const alongOneRim = (from.top === undefined) === (to.top === undefined) && !from.side && !to.side;
  return alongOneRim ? straight(from, to, width, height) : bent(from, to, right, width, height);
}

/** Between two who sit side by side: in the gap, or, where there is none, along what is between them and the middle. */
function straight(from: Place, to: Place, width: number, height: number): Arrow {
  const wide = width >= NARROW;
  const inwards = from.top === undefined ? -1 : 1;
  const at = ({ x, top, bottom = 0 }: Place): Point => ({ x: (x / 100) * width, y: (top ?? height - bottom) + (wide ? 0 : inwards * BESIDE) });
  const [start, end] = [at(from), at(to)];
  const long = Math.hypot(end.x - start.x, end.y - start.y);
  const trim = wide ? Math.min(MOST_GENERAL, GENERAL * width) / 2 + 8 : 0.22 * long;
  const on = (far: number): Point => ({ x: start.x + ((end.x - start.x) * far) / long, y: start.y + ((end.y - start.y) * far) / long });
  const neck = Math.max(trim, long - trim - HEAD);
  return drawn([on(Math.min(trim, neck)), on(neck)], Math.atan2(end.y - start.y, end.x - start.x));
}

function bent(from: Place, to: Place, right: boolean, width: number, height: number): Arrow {
  const middle = { x: width / 2, y: height / 2 };
  const [rx, ry] = [width * (width < NARROW ? 0.485 : 0.46), height / 2 - RIM.narrow];
  const angleOf = ({ x, top, bottom = 0 }: Place): number => Math.atan2(((top ?? height - bottom) - middle.y) / ry, ((x / 100) * width - middle.x) / rx);
  const start = angleOf(from);
  const turn = (2 * Math.PI + (right ? start - angleOf(to) : angleOf(to) - start)) % (2 * Math.PI) || 2 * Math.PI;
  const at = (share: number): Point => {
    const angle = start + (right ? -1 : 1) * turn * share;
    return { x: middle.x + rx * Math.cos(angle), y: middle.y + ry * Math.sin(angle) };
  };
  const long = turn * ((rx + ry) / 2);
  const half = Math.min(MOST, Math.max(LEAST, 0.2 * long)) / long;
  const last = 0.5 + half - HEAD / long;
  const points = Array.from({ length: 13 }, (_, step) => at(0.5 - half + (step * (last - 0.5 + half)) / 12));
  const [end, before] = [at(last), at(last - 0.01)];
  const way = Math.atan2(end.y - before.y, end.x - before.x);
  return drawn(points, way);
}

/** A line through these points, and a head at its end. */
function drawn(points: readonly Point[], way: number): Arrow {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const corner = (turned: number, far: number): string => `${(end.x + far * Math.cos(way + turned)).toFixed(1)} ${(end.y + far * Math.sin(way + turned)).toFixed(1)}`;
  return {
    line: `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`,
    head: `M${corner(0, HEAD)}L${corner(Math.PI / 2, 11)}L${corner(-Math.PI / 2, 11)}Z`,
  };
}
