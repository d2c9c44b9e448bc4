/** Figures over a game as lines in a picture. */

export interface Point {
  /** How many moves had been made. */
  move: number;
  value: number;
}

export interface Scale {
  x: (move: number) => number;
  y: (value: number) => number;
}

/** Fits moves and values into a picture of this size, with a margin of its own on each side. */
export function scaleOf(width: number, height: number, moves: number, [least, most]: readonly [number, number], margin = { left: 40, right: 12, top: 10, bottom: 22 }): Scale {
  const across = Math.max(1, width - margin.left - margin.right);
  const down = Math.max(1, height - margin.top - margin.bottom);
  return {
    x: (move) => margin.left + (across * move) / Math.max(1, moves),
    y: (value) => margin.top + down * (1 - (value - least) / Math.max(1e-9, most - least)),
  };
}

/** A line from point to point; in `steps` it keeps its height until something happens. */
export function pathOf(points: readonly Point[], { x, y }: Scale, steps: boolean): string {
  return points
    .map(({ move, value }, place) => {
      const there = `${x(move).toFixed(1)} ${y(value).toFixed(1)}`;
      if (!place) return `M${there}`;
      return steps ? `H${x(move).toFixed(1)}V${y(value).toFixed(1)}` : `L${there}`;
    })
    .join("");
}

/** A few round values between the least and the most. */
export function ticksOf(least: number, most: number, about = 4): number[] {
  const rough = Math.max(1, (most - least) / about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const size = [1, 2, 5, 10].map((step) => step * power).find((step) => step >= rough) ?? rough;
  const found: number[] = [];
  for (let tick = Math.ceil(least / size) * size + 0; tick <= most; tick += size) found.push(tick);
  return found;
}
