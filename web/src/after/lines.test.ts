import { expect, test } from "vitest";
import { pathOf, scaleOf, ticksOf } from "./lines";

const NONE = { left: 0, right: 0, top: 0, bottom: 0 };

test("a picture has all moves and values in it", () => {
  const { x, y } = scaleOf(100, 50, 10, [-5, 5], NONE);
  expect([x(0), x(5), x(10)]).toEqual([0, 50, 100]);
  expect([y(-5), y(0), y(5)]).toEqual([50, 25, 0]);
  expect(Number.isFinite(scaleOf(0, 0, 0, [0, 0]).y(0))).toBe(true);
});

test("chances go from point to point, scores stay until somebody scores", () => {
  const scale = scaleOf(10, 10, 10, [0, 10], NONE);
  const points = [{ move: 0, value: 0 }, { move: 5, value: 10 }];
  expect(pathOf(points, scale, false)).toBe("M0.0 10.0L5.0 0.0");
  expect(pathOf(points, scale, true)).toBe("M0.0 10.0H5.0V0.0");
});

test("an axis has a few round values", () => {
  expect(ticksOf(0, 22)).toEqual([0, 10, 20]);
  expect(ticksOf(-700, 1300)).toEqual([-500, 0, 500, 1000]);
  expect(ticksOf(0, 2)).toEqual([0, 1, 2]);
  expect(ticksOf(0, 0)).toEqual([0]);
  expect(Object.is(ticksOf(-900, 1500)[0], 0)).toBe(true);
});
