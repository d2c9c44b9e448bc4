import { describe, expect, it } from "vitest";
import type { GameInfo } from "../protocol";
import { isCharacter, levelHelp, levelsAt, levelWord } from "./levels";

const game = {
  id: "rugby_champion",
  levels: ["beginner", "casual"],
  guests: [
    { level: "duel.policy", seat_counts: [2] },
    { level: "mine.v2.py", seat_counts: [1, 2] },
  ],
} as unknown as GameInfo;

describe("who can play at a table", () => {
  it("has the guests that fit it after the levels", () => {
    expect(levelsAt(game, 2)).toEqual(["beginner", "casual", "duel.policy", "mine.v2.py"]);
    expect(levelsAt(game, 1)).toEqual(["beginner", "casual", "mine.v2.py"]);
  });

  it("calls a guest by its file without the ending", () => {
    expect(levelWord("duel.policy")).toBe("duel");
    expect(levelWord("mine.v2.py")).toBe("mine.v2");
  });

  it("says what a level does in the words of a game that has its own", () => {
    const race = (key: string, _facts?: unknown, otherwise?: string): string => (key === "pace-casual-help" ? "a minute" : (otherwise ?? key));
    expect(levelHelp("casual", race)).toBe("a minute");
    expect(levelHelp("strong", race)).not.toContain("pace-");
  });

  it("knows a character from a level and from a guest", () => {
    expect(["rosalie", "casual", "duel.policy", null].map(isCharacter)).toEqual([true, false, false, false]);
    expect(levelWord("rosalie"), "it has a name of its own").toBe("");
  });
});
