/** Victory and defeat do not look the same, and not to everybody. */

import { expect, test } from "vitest";
import { resultOf } from "./result";

const duel = { seats: 2, mine: [0], winners: [0], reason: "time", level: false };

test("who has won knows it, and so does who has lost", () => {
  expect(resultOf(duel)).toBe("won");
  expect(resultOf({ ...duel, winners: [1] })).toBe("lost");
  expect(resultOf({ ...duel, winners: [0, 1] })).toBe("drawn");
  expect(resultOf({ ...duel, seats: 4, winners: [0, 2] })).toBe("won");
});

test("alone one wins, loses to the game's own opponent, or is level with it", () => {
  const alone = { ...duel, seats: 1 };
  expect(resultOf(alone)).toBe("won");
  expect(resultOf({ ...alone, winners: [] })).toBe("lost");
  expect(resultOf({ ...alone, winners: [], level: true })).toBe("drawn");
  expect(resultOf({ ...alone, winners: [], level: true, reason: "resigned" })).toBe("lost");
});

test("on one screen nobody is told that he has lost to his neighbour", () => {
  const shared = { ...duel, seats: 3, mine: [0, 1] };
  expect(resultOf(shared)).toBe("told");
  expect(resultOf({ ...shared, winners: [2] })).toBe("lost");
  expect(resultOf({ ...shared, winners: [0, 1] })).toBe("won");
});

test("who watches, and those who agreed to stop, are told how it ended", () => {
  expect(resultOf({ ...duel, mine: [] })).toBe("told");
  expect(resultOf({ ...duel, winners: [], reason: "agreed" })).toBe("told");
  expect(resultOf({ ...duel, winners: [1], reason: "resigned" })).toBe("lost");
});
