import { expect, test } from "vitest";
import { linesOf } from "./study.svelte";

async function* pieces(...texts: string[]): AsyncGenerator<string> {
  yield* texts;
}

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

test("lines are whole, however they come", async () => {
  expect(await all(linesOf(pieces('{"a":1}\n{"b"', ":2}\n", '{"c":3}', "\n{}")))).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
  expect(await all(linesOf(pieces()))).toEqual([]);
});
