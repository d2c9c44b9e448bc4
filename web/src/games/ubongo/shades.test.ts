import { expect, test } from "vitest";
import { materialOf } from "../situations";
import { letters, openPieces, paintOf } from "./pieces";
import type { PageMaterial } from "./types";

openPieces(materialOf("ubongo") as PageMaterial);

test("no two pieces look alike: those of one colour have shades of their own", () => {
  const paints = letters().map(paintOf);
  expect(new Set(paints).size).toBe(paints.length);
  const greys = ["M", "N", "O"].map(paintOf);
  expect(greys.every((paint) => paint.startsWith("grey"))).toBe(true);
  expect(new Set(greys).size).toBe(3);
});
