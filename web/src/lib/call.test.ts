import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { call } from "./call.svelte";

const made = vi.fn();
const told = vi.fn();
let worker: unknown;

/** As on Android: only a worker may notify. */
class Refusing {
  static permission = "granted";
  static requestPermission = (): Promise<string> => Promise.resolve("granted");

  constructor(text: string) {
    made(text);
    throw new TypeError("Illegal constructor");
  }
}

beforeEach(async () => {
  worker = { active: {}, showNotification: told };
  vi.stubGlobal("Notification", Refusing);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("location", { origin: "https://tablee.example", pathname: "/t/abc" });
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(worker) } });
  await call.set(true);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("the worker notifies where there is one, and knows which table called", async () => {
  call.ring("Your turn", "abc");
  await vi.waitFor(() => expect(told).toHaveBeenCalledWith("Your turn", expect.objectContaining({ tag: "tablee-abc", data: "https://tablee.example/t/abc" })));
  expect(made).not.toHaveBeenCalled();
});

test("without a worker the page does, and a phone that does not let it breaks nothing", async () => {
  worker = undefined;
  call.ring("Your turn", "abc");
  await vi.waitFor(() => expect(made).toHaveBeenCalledWith("Your turn"));
  expect(told).not.toHaveBeenCalled();
});

test("who sees the page is not notified", async () => {
  vi.stubGlobal("document", { hidden: false });
  call.ring("Your turn", "abc");
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
});
