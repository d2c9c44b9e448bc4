import { expect, test } from "vitest";
import { Look } from "./look.svelte";

const finger = { pointerType: "touch" };
const mouse = { pointerType: "mouse" };

test("the first tap of a finger looks, the second does it", () => {
  const look = new Look();
  look.press(finger);
  expect(look.first("low", "Lay the orc 3")).toBe(true);
  expect([look.key, look.about]).toEqual(["low", "Lay the orc 3"]);
  look.press(finger);
  expect(look.first("low", "Lay the orc 3")).toBe(false);
  expect(look.key).toBeNull();
});

test("a tap elsewhere begins anew", () => {
  const look = new Look();
  look.press(finger);
  look.first("low", "");
  look.press(finger);
  expect(look.first("high", "")).toBe(true);
  expect(look.key).toBe("high");
});

test("a tap that focuses first is still the first", () => {
  const look = new Look();
  look.press(finger);
  look.at("7-0", "");
  expect(look.first("7-0", "")).toBe(true);
});

test("when something happened the next tap looks again", () => {
  const look = new Look();
  look.press(finger);
  look.first("low", "Lay the orc 3");
  look.forget();
  expect([look.key, look.about]).toEqual([null, ""]);
  look.press(finger);
  expect(look.first("low", "Lay the orc 4")).toBe(true);
});

test("a mouse and a keyboard do it at once", () => {
  const look = new Look();
  look.press(mouse);
  expect(look.first("low", "")).toBe(false);
  look.press(finger);
  look.type();
  expect(look.first("low", "")).toBe(false);
});
