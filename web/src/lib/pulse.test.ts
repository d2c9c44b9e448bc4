import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pulse } from "./pulse";

/** A server that has to be noticed within this time if it says nothing any more. */
const PROMISED = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watched(): { pulse: Pulse; knock: ReturnType<typeof vi.fn>; silent: ReturnType<typeof vi.fn> } {
  const knock = vi.fn();
  const silent = vi.fn();
  return { pulse: new Pulse(knock, silent), knock, silent };
}

test("a server that freezes is noticed within ten seconds", () => {
  const { pulse, knock, silent } = watched();
  pulse.heard();
  vi.advanceTimersByTime(PROMISED - 1);
  expect(knock).toHaveBeenCalledTimes(1);
  expect(silent).toHaveBeenCalledTimes(1);
});

test("a server that was frozen before one came is noticed within ten seconds too", () => {
  const { pulse, silent } = watched();
  pulse.open();
  vi.advanceTimersByTime(PROMISED - 1);
  expect(silent).toHaveBeenCalledTimes(1);
});

test("a table where nothing happens is not silent as long as knocks are answered", () => {
  const { pulse, knock, silent } = watched();
  knock.mockImplementation(() => setTimeout(() => pulse.heard(), 1000));
  pulse.heard();
  vi.advanceTimersByTime(100 * PROMISED);
  expect(silent).not.toHaveBeenCalled();
  expect(knock.mock.calls.length).toBeGreaterThan(100);
});

test("whoever went does not listen", () => {
  const { pulse, knock, silent } = watched();
  pulse.open();
  pulse.heard();
  pulse.stop();
  vi.advanceTimersByTime(PROMISED);
  expect(knock).not.toHaveBeenCalled();
  expect(silent).not.toHaveBeenCalled();
});
