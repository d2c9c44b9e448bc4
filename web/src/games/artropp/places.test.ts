import { describe, expect, test } from "vitest";
import { arrowOf, placesOf, type Place } from "./places";

/** The board at 1280 by 800, and at 1920 by 1080. */
const ROOMY = [
  [929, 406],
  [1453, 637],
] as const;
const SEATS = [3, 4, 5, 6];
const ROUND = 2 * Math.PI;
/** Half of a general, as General.svelte draws him. */
const half = (width: number): { x: number; y: number } => ({ x: Math.min(157, 0.14 * width) / 2, y: 33 });

const at = ({ x, top, bottom = 0 }: Place, width: number, height: number): { x: number; y: number } => ({ x: (x / 100) * width, y: top ?? height - bottom });

/** Where a general sits around the middle of the table, from whoever looks to the right: from 0 to a whole turn. */
function turned(place: Place, width: number, height: number): number {
  const { x, y } = at(place, width, height);
  const angle = Math.atan2((y - height / 2) / height, (x - width / 2) / width);
  return (ROUND + Math.PI / 2 - angle) % ROUND;
}

describe.each(ROOMY)("on a table of %i by %i", (width, height) => {
  test.each(SEATS)("%i generals sit around it, one at either end, nobody on somebody else", (seats) => {
    const places = placesOf(seats, width, height);
    expect(places).toHaveLength(seats);
    const { x: wide, y: high } = half(width);
    const points = places.map((place) => at(place, width, height));
    for (const { x, y } of points) {
      expect(x - wide).toBeGreaterThanOrEqual(0);
      expect(x + wide).toBeLessThanOrEqual(width);
      expect(y - high).toBeGreaterThanOrEqual(0);
      expect(y + high).toBeLessThanOrEqual(height);
    }
    points.forEach((one, place) => points.slice(place + 1).forEach((other) => expect(Math.abs(one.x - other.x) > 2 * wide || Math.abs(one.y - other.y) > 2 * high).toBe(true)));
    const order = places.map((place) => turned(place, width, height));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    const heights = new Set(points.map(({ y }) => Math.round(y)));
    expect(heights.size, "not all others in one row").toBeGreaterThan(seats > 3 ? 2 : 1);
    expect(points[1]!.x + wide).toBeGreaterThan(0.97 * width);
    expect(points.at(-1)!.x - wide).toBeLessThan(0.03 * width);
  });

  test.each(SEATS)("of %i the arrow points at the next one, whichever way it goes round", (seats) => {
    const places = placesOf(seats, width, height);
    for (const right of [true, false]) {
      places.forEach((from, seat) => {
        const next = (seat + (right ? 1 : -1) + seats) % seats;
        const { line, head } = arrowOf(from, places[next]!, right, width, height);
        const [x = 0, y = 0] = head.slice(1).split("L")[0]!.split(" ").map(Number);
        const [fromX = 0, fromY = 0] = line.slice(1).split("L")[0]!.split(" ").map(Number);
        const far = (place: Place, px: number, py: number): number => Math.hypot(at(place, width, height).x - px, at(place, width, height).y - py);
        const nearest = places.toSorted((one, other) => far(one, x, y) - far(other, x, y))[0];
        expect(nearest, `${seats} seats, from ${seat} ${right ? "right" : "left"}`).toBe(places[next]);
        expect(far(places[next]!, x, y)).toBeLessThan(far(places[next]!, fromX, fromY));
        expect(far(from, fromX, fromY)).toBeLessThan(far(from, x, y));
      });
    }
  });
});

test("where there is no room at the ends they sit along the far side, and on a phone two beside whoever looks", () => {
  expect(placesOf(4, 740, 500).some(({ side }) => side)).toBe(false);
  expect(placesOf(6, 380, 400).filter(({ bottom }) => bottom !== undefined)).toHaveLength(3);
});
