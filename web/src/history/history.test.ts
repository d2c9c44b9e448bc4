import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatInfo, Situation, Welcome } from "../protocol";
import { bestsOf, keepBests } from "./bests";
import { begin, daysOf, end, keepDays, leaves, longest, monthBeside, streak, type Attempt, type Days } from "./days";
import { take, written } from "./file";
import { note, played, type Over } from "./note";
import { add, beaten, history, tally, type Played, type Result } from "./results";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const seat = (kind: SeatInfo["kind"], more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ kind, name: "", level: kind === "bot" ? "casual" : null, stands_in: false, ...more }) as SeatInfo;

function over(seats: SeatInfo[], winners: number[], more: { mine?: number[]; reason?: string; daily?: string; luck?: string; table?: string; guided?: boolean } = {}): Over {
  const { mine = [0], reason = "points", daily = "", luck = "9c56", table = "table-1", guided = false } = more;
  const welcome = { table, game: "artropp", mine, luck, terms: { daily } } as unknown as Welcome;
  const situation = { outcome: { scores: [], winners, reason }, views: {} } as unknown as Situation;
  return { welcome, situation, seats, guided };
}

const one = (more: Partial<Played>): Played => ({
  table: "table-1",
  game: "artropp",
  at: 1,
  company: "bots",
  result: "won",
  names: ["Camille", ""],
  winners: [0],
  levels: ["casual"],
  practice: false,
  daily: "",
  ...more,
});
const row = (...results: Result[]): Played[] => results.map((result, at) => one({ table: `table-${at}`, at, result })).reverse();

describe("a game that is over", () => {
  it.each([
    [[0], "won"],
    [[1], "lost"],
    [[0, 1], "drawn"],
    [[], "lost"],
  ] as const)("with the winners %j is %s", (winners, result) => {
    expect(played(over([seat("person"), seat("bot")], [...winners]), 7)?.result).toBe(result);
  });

  it("is stopped if all agreed, and lost by whoever gives up", () => {
    expect(played(over([seat("person"), seat("bot")], [], { reason: "agreed" }), 7)?.result).toBe("stopped");
    expect(played(over([seat("person")], [], { reason: "resigned" }), 7)?.result).toBe("lost");
  });

  it("knows with whom it was played", () => {
    const companies = [
      over([seat("person"), seat("bot")], []),
      over([seat("person"), seat("person")], []),
      over([seat("person"), seat("bot", { stands_in: true })], []),
      over([seat("person"), seat("person")], [], { mine: [0, 1] }),
      over([seat("person")], []),
    ].map((one) => played(one, 7)?.company);
    expect(companies).toEqual(["bots", "online", "online", "screen", "alone"]);
  });

  it("is nobody's for whoever looks on", () => {
    expect(played(over([seat("person"), seat("bot")], [0], { mine: [] }), 7)).toBeNull();
  });

  it("proves nothing from the middle of another, or with a guide", () => {
    expect(played(over([seat("person"), seat("bot")], [0], { luck: "" }), 7)?.practice).toBe(true);
    expect(played(over([seat("person"), seat("bot")], [0], { guided: true }), 7)?.practice).toBe(true);
    expect(played(over([seat("person"), seat("bot")], [0]), 7)?.practice).toBe(false);
  });

  it("is counted once, when it was seen first", () => {
    note(over([seat("person"), seat("bot")], [0]), 7);
    note(over([seat("person"), seat("bot")], [0]), 99);
    expect(history().map(({ table, at }) => [table, at])).toEqual([["table-1", 7]]);
  });
});

describe("results", () => {
  it("are summed up, with the wins in a row", () => {
    expect(tally(row("won", "won", "won", "lost", "won", "stopped", "won"))).toEqual({ played: 6, won: 5, lost: 1, drawn: 0, streak: 2, longest: 3 });
    expect(tally(row("won", "drawn"))).toMatchObject({ streak: 0, longest: 1 });
  });

  it("do not count practice", () => {
    expect(tally([one({ practice: true })]).played).toBe(0);
    expect(beaten([one({ practice: true })]).size).toBe(0);
  });

  it("name the levels that were beaten where only bots played", () => {
    const games = [one({ levels: ["strong", "casual", "casual"] }), one({ result: "lost", levels: ["expert"] }), one({ company: "online" })];
    expect([...beaten(games)]).toEqual([["strong", 1], ["casual", 1]]);
  });
});

describe("the game of the day", () => {
  const solved = (...days: string[]): Days => Object.fromEntries(days.map((day): [string, Attempt] => [day, { table: day, ending: "solved", milliseconds: 1 }]));

  it("has one attempt that counts, the first", () => {
    begin("ubongo", "2026-03-14", "first-table");
    begin("ubongo", "2026-03-14", "other-table");
    expect(end("ubongo", "2026-03-14", "other-table", true, 5)).toBe(false);
    expect(daysOf("ubongo")["2026-03-14"]?.ending).toBe("begun");
    expect(end("ubongo", "2026-03-14", "first-table", false, 9)).toBe(true);
    expect(end("ubongo", "2026-03-14", "first-table", true, 9), "it is over").toBe(true);
    expect(daysOf("ubongo")["2026-03-14"]).toEqual({ table: "first-table", ending: "lost", milliseconds: 0 });
  });

  it("counts as that day's in the history, and a second one does not", () => {
    const first = over([seat("person")], [0], { daily: "2026-03-14" });
    const again = over([seat("person")], [0], { daily: "2026-03-14", table: "table-2" });
    expect([played(first, 1)?.daily, played(again, 2)?.daily]).toEqual(["2026-03-14", ""]);
  });

  it("has a streak over the ends of months and years", () => {
    const days = solved("2025-12-30", "2025-12-31", "2026-01-01", "2026-01-03");
    expect(streak(days, "2026-01-01")).toBe(3);
    expect(streak(days, "2026-01-02"), "there is still time").toBe(3);
    expect(streak(days, "2026-01-03")).toBe(1);
    expect(streak(days, "2026-01-05")).toBe(0);
    expect(longest(days)).toBe(3);
    expect(longest({})).toBe(0);
  });

  it("has no streak after a day that was lost", () => {
    const days = { ...solved("2026-03-13"), "2026-03-14": { table: "t", ending: "lost", milliseconds: 0 } as Attempt };
    expect(streak(days, "2026-03-14")).toBe(0);
  });

  it("has months of whole weeks from Monday", () => {
    const march = leaves(solved("2026-03-14"), "2026-03");
    expect(march.map((week) => week.map((leaf) => leaf?.number ?? 0))).toEqual([
      [0, 0, 0, 0, 0, 0, 1],
      [2, 3, 4, 5, 6, 7, 8],
      [9, 10, 11, 12, 13, 14, 15],
      [16, 17, 18, 19, 20, 21, 22],
      [23, 24, 25, 26, 27, 28, 29],
      [30, 31, 0, 0, 0, 0, 0],
    ]);
    expect(march.flat().filter((leaf) => leaf?.attempt).map((leaf) => leaf?.day)).toEqual(["2026-03-14"]);
    expect([monthBeside("2026-01", -1), monthBeside("2025-12", 1)]).toEqual(["2025-12", "2026-01"]);
  });
});

describe("the file", () => {
  it("brings everything to another device, and twice is once", () => {
    add([one({}), one({ table: "table-2", at: 2 })]);
    begin("ubongo", "2026-03-14", "table-3");
    keepBests("ubongo", { "A3-6": 4000, "B1-1": 9000 });
    const text = written(["artropp", "ubongo"]);
    localStorage.setItem("tablee.history", "[]");
    localStorage.setItem("tablee.daily", "{}");
    localStorage.setItem("tablee.ubongo.best", JSON.stringify({ "A3-6": 3000 }));
    expect(take(text)).toBe(2);
    expect(take(text)).toBe(0);
    expect(history().map(({ table }) => table)).toEqual(["table-2", "table-1"]);
    expect(daysOf("ubongo")["2026-03-14"]?.table).toBe("table-3");
    expect(bestsOf("ubongo"), "the better time stays").toEqual({ "A3-6": 3000, "B1-1": 9000 });
  });

  it("ends an attempt that was begun here, and changes none that ended", () => {
    const attempt = (table: string, ending: Attempt["ending"]): Attempt => ({ table, ending, milliseconds: 0 });
    keepDays("ubongo", { "2026-03-13": attempt("table-a", "solved"), "2026-03-14": attempt("table-b", "begun") });
    const there = { "2026-03-13": attempt("table-x", "lost"), "2026-03-14": attempt("table-b", "lost"), "2026-03-15": attempt("table-c", "solved") };
    take(JSON.stringify({ kind: "tablee history", version: 1, games: [], days: { ubongo: there }, bests: {} }));
    expect(Object.values(daysOf("ubongo")).map(({ ending }) => ending)).toEqual(["solved", "lost", "solved"]);
  });

  it("has no keys of seats", () => {
    localStorage.setItem("tablee.tables", JSON.stringify([{ table: "table-1", tokens: ["secret-of-a-seat"] }]));
    add([one({})]);
    expect(written(["artropp"])).not.toContain("secret");
  });

  const good = { kind: "tablee history", version: 1, games: [one({})], days: {}, bests: {} };
  it.each([
    ["{", "history-bad-json"],
    ["null", "history-bad-kind"],
    ["[]", "history-bad-kind"],
    [JSON.stringify({ ...good, kind: "recipe" }), "history-bad-kind"],
    [JSON.stringify({ ...good, version: 2 }), "history-bad-version"],
    [JSON.stringify({ ...good, games: {} }), "history-bad-entry"],
    [JSON.stringify({ ...good, games: [one({}), { ...one({}), result: "won twice" }] }), "history-bad-entry"],
    [JSON.stringify({ ...good, games: [{ ...one({}), table: "../../x" }] }), "history-bad-entry"],
    [JSON.stringify({ ...good, games: [{ ...one({}), at: -1 }] }), "history-bad-entry"],
    [JSON.stringify({ ...good, days: { ubongo: { "2026-13-01": {} } } }), "history-bad-entry"],
    [JSON.stringify({ ...good, bests: { ubongo: { "A3-6": "quick" } } }), "history-bad-entry"],
  ])("is refused whole, in words: %s", (text, key) => {
    add([one({ table: "table-here" })]);
    expect(() => take(text)).toThrow(expect.objectContaining({ key }));
    expect(history().map(({ table }) => table)).toEqual(["table-here"]);
  });

  it("says where it is damaged", () => {
    const text = JSON.stringify({ ...good, games: [one({}), { ...one({}), result: "won twice" }] });
    expect(() => take(text)).toThrow(expect.objectContaining({ facts: { where: "games 2" } }));
  });
});
