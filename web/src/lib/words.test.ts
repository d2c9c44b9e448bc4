/** Words come when they are needed, in whatever order the answers arrive. */

import { beforeEach, expect, test, vi } from "vitest";

const CATALOGUES: Record<string, string> = {
  "/api/words/en": "hello = Hello\nchess-game-title = Chess\n",
  "/api/words/fr": "hello = Bonjour\nchess-game-title = Échecs\n",
  "/api/words/en/chess": "game-title = Chess\nmate = Checkmate\n",
  "/api/words/fr/chess": "game-title = Échecs\nmate = Échec et mat\n",
  "/api/words/en/go": "stone = stone\n",
  "/api/words/en/cup": "won = won\n",
  "/api/words/fr/cup": "won = gagné\n",
};

/** Answers that are given when the test says so. */
let asked: Map<string, (text: Response) => void>;

async function answer(...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    const text = CATALOGUES[address];
    await vi.waitFor(() => expect(asked.has(address)).toBe(true));
    asked.get(address)?.(new Response(text ?? "", { status: text === undefined ? 404 : 200 }));
    asked.delete(address);
  }
}

async function fresh() {
  vi.resetModules();
  asked = new Map();
  vi.stubGlobal("fetch", (address: string) => new Promise((resolve) => asked.set(address, resolve)));
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  vi.stubGlobal("navigator", { language: "en" });
  return (await import("./words.svelte")).words;
}

let words: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  words = await fresh();
});

test("the lid of a box can be read before its words are here", async () => {
  const loading = words.load();
  await answer("/api/words/en");
  await loading;
  expect(words.knows("chess")).toBe(false);
  expect(words.of("chess")("game-title")).toBe("Chess");
  expect(words.of("chess")("hello")).toBe("Hello");
  expect(words.of("chess")("mate", {}, "?")).toBe("?");
  expect(words.of("draughts")("game-title", {}, "draughts")).toBe("draughts");
});

test("the words of two games do not push each other out", async () => {
  const chess = words.load("chess");
  const go = words.load("go");
  await answer("/api/words/en", "/api/words/en/go", "/api/words/en/chess");
  await Promise.all([chess, go]);
  expect([words.of("chess")("mate"), words.of("go")("stone")]).toEqual(["Checkmate", "stone"]);
});

test("a language that was chosen stays, though words of the other arrive later", async () => {
  const english = words.load("chess");
  const french = words.speak("fr");
  await answer("/api/words/fr", "/api/words/fr/chess");
  await french;
  await answer("/api/words/en", "/api/words/en/chess");
  await english;
  expect(words.language).toBe("fr");
  expect(words.of("chess")("mate")).toBe("Échec et mat");
});

test("without an answer the language stays as it was, and the next words are of that", async () => {
  const loading = words.load("go");
  await answer("/api/words/en", "/api/words/en/go");
  await loading;
  const french = words.speak("fr");
  await answer("/api/words/fr", "/api/words/fr/go");
  await expect(french).rejects.toThrow("404");
  const chess = words.load("chess");
  await answer("/api/words/en/chess");
  await chess;
  expect([words.language, words.of("chess")("mate"), words.of("go")("stone")]).toEqual(["en", "Checkmate", "stone"]);
});

test("the words of a room belong to no game, and come when somebody enters it", async () => {
  const loading = words.load("go");
  await answer("/api/words/en", "/api/words/en/go");
  await loading;
  expect(words.of("go")("won", {}, "?")).toBe("?");
  const entering = words.enter("cup");
  await answer("/api/words/en/cup");
  await entering;
  expect([words.of("go")("won"), words.of()("won")]).toEqual(["won", "won"]);
});

test("what is followed by another sentence ends once", async () => {
  const { ended } = await import("./words.svelte");
  expect([ended("Tackle, ±0"), ended("Power 2, red."), ended("A try!"), ended("And so on…")]).toEqual(["Tackle, ±0.", "Power 2, red.", "A try!", "And so on…"]);
});
