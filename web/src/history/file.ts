/** One's history as a file: to be kept, or taken to another device. There are no keys of seats in it. */

import { bestsOf, keepBests, type Bests } from "./bests";
import { Refusal } from "../lib/refusal";
import { allDays, ENDINGS, keepDays, type Attempt, type Days } from "./days";
import { add, COMPANIES, history, MOST, RESULTS, type Played } from "./results";

const KIND = "tablee history";
const VERSION = 1;
/** Bytes; what there is at most is half of that. */
export const LARGEST = 4 * 1024 * 1024;

interface Written {
  kind: typeof KIND;
  version: typeof VERSION;
  games: Played[];
  days: Record<string, Days>;
  bests: Record<string, Bests>;
}

/** All that is kept of these games on this device. */
export function written(games: readonly string[]): string {
  const bests = Object.fromEntries(games.map((game) => [game, bestsOf(game)]).filter(([, best]) => Object.keys(best as Bests).length));
  const all: Written = { kind: KIND, version: VERSION, games: history(), days: allDays(), bests };
  return JSON.stringify(all, null, 1);
}

/** Add what a file has to what is kept here: nothing is counted twice, and nothing here gets worse.  How many games were new. */
export function take(text: string): number {
  const { games, days, bests } = read(text);
  const before = new Set(history().map((one) => one.table));
  const after = add(games);
  for (const [game, more] of Object.entries(days)) keepDays(game, joined(allDays()[game] ?? {}, more));
  for (const [game, more] of Object.entries(bests)) keepBests(game, more);
  return after.filter((one) => !before.has(one.table)).length;
}

/** The attempt that is known here counts, unless it was only begun, and the same came to its end elsewhere. */
function joined(here: Days, there: Days): Days {
  const ended = Object.entries(there).filter(([day, { table, ending }]) => {
    const known = here[day];
    return !known || (known.table === table && known.ending === "begun" && ending !== "begun");
  });
  return { ...here, ...Object.fromEntries(ended) };
}

// A file may come from anywhere, and have been changed by anybody: it is taken whole or not at all.

type Check<Thing> = (thing: unknown, where: string) => Thing;

function read(text: string): Written {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Refusal("history-bad-json", {}, "This file is not JSON.");
  }
  const all = (found ?? {}) as Partial<Record<keyof Written, unknown>>;
  if (typeof found !== "object" || all.kind !== KIND) throw new Refusal("history-bad-kind", {}, "This is no history.");
  if (all.version !== VERSION) throw new Refusal("history-bad-version", { version: String(all.version) }, "This is a history of another version.");
  const games = list(played, MOST)(all.games, "games");
  const days = table(table(attempt, /^\d{4}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/))(all.days, "days");
  const bests = table(table(number, /^[\w-]{1,24}$/))(all.bests, "bests");
  return { kind: KIND, version: VERSION, games, days, bests };
}

function wrong(where: string): never {
  throw new Refusal("history-bad-entry", { where }, `This is no history: ${where} is not right.`);
}

const GAME = /^[a-z][a-z_]{0,39}$/;
const LONGEST_LIST = 16;

function record(thing: unknown, where: string): Record<string, unknown> {
  if (typeof thing !== "object" || thing === null || Array.isArray(thing)) wrong(where);
  return thing as Record<string, unknown>;
}

function list<Thing>(check: Check<Thing>, most = LONGEST_LIST): Check<Thing[]> {
  return (thing, where) => {
    if (!Array.isArray(thing) || thing.length > most) wrong(where);
    return (thing as unknown[]).map((one, place) => check(one, `${where} ${place + 1}`));
  };
}

function table<Thing>(check: Check<Thing>, name: RegExp = GAME): Check<Record<string, Thing>> {
  return (thing, where) => {
    const entries = Object.entries(record(thing, where));
    if (entries.length > MOST) wrong(where);
    return Object.fromEntries(entries.map(([key, one]) => (name.test(key) ? [key, check(one, `${where} ${key}`)] : wrong(where))));
  };
}

const text =
  (pattern: RegExp): Check<string> =>
  (thing, where) =>
    typeof thing === "string" && pattern.test(thing) ? thing : wrong(where);
const oneOf =
  <Thing extends string>(choices: readonly Thing[]): Check<Thing> =>
  (thing, where) =>
    choices.find((choice) => choice === thing) ?? wrong(where);
const number: Check<number> = (thing, where) => (Number.isSafeInteger(thing) && (thing as number) >= 0 ? (thing as number) : wrong(where));
const truth: Check<boolean> = (thing, where) => (typeof thing === "boolean" ? thing : wrong(where));
const tableId = text(/^[A-Za-z0-9_-]{6,32}$/);

const attempt: Check<Attempt> = (thing, where) => {
  const found = record(thing, where);
  return {
    table: tableId(found["table"], where),
    ending: oneOf(ENDINGS)(found["ending"], where),
    milliseconds: number(found["milliseconds"], where),
  };
};

const played: Check<Played> = (thing, where) => {
  const found = record(thing, where);
  return {
    table: tableId(found["table"], where),
    game: text(GAME)(found["game"], where),
    at: number(found["at"], where),
    company: oneOf(COMPANIES)(found["company"], where),
    result: oneOf(RESULTS)(found["result"], where),
    names: list(text(/^[^\p{Cc}]{0,24}$/u))(found["names"], where),
    winners: list(number)(found["winners"], where),
    levels: list(text(/^[\w. -]{1,80}$/))(found["levels"], where),
    practice: truth(found["practice"], where),
    daily: text(/^(\d{4}-\d{2}-\d{2})?$/)(found["daily"], where),
  };
};
