/** The pieces in the box and how they lie: all of it geometry, none of it rules. */

import type { LayView, PageMaterial, Piece } from "./types";

export type Cell = readonly [row: number, col: number];

/** A piece on a grid: its shape, and where the corner of its box is. */
export interface Lay {
  letter: string;
  shape: number;
  row: number;
  col: number;
}

const COLUMNS = "abcdefg";
let box = new Map<string, Piece>();

/** Look into the box. */
export function openPieces({ pieces }: PageMaterial): void {
  box = new Map(pieces.map((piece) => [piece.letter, piece]));
}

/** Every piece in the box. */
export function letters(): string[] {
  return [...box.keys()];
}

export function pieceOf(letter: string): Piece {
  const piece = box.get(letter);
  if (!piece) throw new Error(`no piece is called ${letter}`);
  return piece;
}

/** Its colour in the box, which three pieces share, and its own shade of it. */
export function paintOf(letter: string): string {
  const { colour } = pieceOf(letter);
  const alike = [...box.values()].filter((piece) => piece.colour === colour);
  return `${colour} shade-${alike.findIndex((piece) => piece.letter === letter)}`;
}

export function shapeOf(letter: string, shape: number): readonly Cell[] {
  return pieceOf(letter).shapes[shape] ?? [];
}

/** The shapes that a piece can have, by their numbers. */
export const shapesOf = (letter: string): number[] => pieceOf(letter).shapes.map((_, shape) => shape);

export function boxOf(letter: string, shape: number): { width: number; height: number } {
  const piece = pieceOf(letter);
  return { width: piece.widths[shape] ?? 1, height: piece.heights[shape] ?? 1 };
}

export const turnOf = (letter: string, shape: number): number => pieceOf(letter).turned[shape] ?? shape;
export const flipOf = (letter: string, shape: number): number => pieceOf(letter).flipped[shape] ?? shape;

/** The cell of a shape that it is held by: the one nearest to its middle, where its letter stands too. */
export function handleOf(cells: readonly Cell[]): Cell {
  const middle = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + (cell[axis] ?? 0), 0) / cells.length);
  const away = ([row, col]: Cell): number => (row - (middle[0] ?? 0)) ** 2 + (col - (middle[1] ?? 0)) ** 2;
  return cells.reduce((best, cell) => (away(cell) < away(best) - 1e-9 ? cell : best));
}

/** A piece on a board, as the server tells it. */
export function layOf({ piece, shape, row, col }: LayView): Lay {
  return { letter: piece, shape, row, col };
}

export function isSame(one: Lay, two: Lay): boolean {
  return one.letter === two.letter && one.shape === two.shape && one.row === two.row && one.col === two.col;
}

// What is sent: whoever lays a piece writes down where. What comes is never read from such a text.

export function layingMove({ letter, shape, row, col }: Lay): string {
  return `${letter}${shape + 1}${cellName([row, col])}`;
}

export const takingUpMove = (letter: string): string => `-${letter}`;
export const askingMove = (cell: Cell): string => `?${cellName(cell)}`;

export function cellName([row, col]: Cell): string {
  return `${COLUMNS[col] ?? "?"}${row + 1}`;
}

/** A number for each cell, to look it up by. */
export const keyOf = ([row, col]: Cell): number => row * 16 + col;

export function cellsOf({ letter, shape, row, col }: Lay): Cell[] {
  return shapeOf(letter, shape).map(([down, right]) => [row + down, col + right] as const);
}

/** The cells of a grid whose rows are written with `#`. */
export function gridCells(grid: readonly string[]): Cell[] {
  return grid.flatMap((line, row) => [...line].flatMap((sign, col): Cell[] => (sign === "#" ? [[row, col]] : [])));
}

// Outlines

type Point = readonly [x: number, y: number];
/** Clockwise around a cell, with the neighbour that would make the edge an inner one. */
const EDGES: readonly { from: Point; to: Point; beside: Cell }[] = [
  { from: [0, 0], to: [1, 0], beside: [-1, 0] },
  { from: [1, 0], to: [1, 1], beside: [0, 1] },
  { from: [1, 1], to: [0, 1], beside: [1, 0] },
  { from: [0, 1], to: [0, 0], beside: [0, -1] },
];

/** The outline of some cells as the path of an SVG, one unit a cell, with corners rounded by `round`. */
export function outline(cells: readonly Cell[], round = 0.14): string {
  const inside = new Set(cells.map(keyOf));
  const next = new Map<string, Point[]>();
  for (const [row, col] of cells) {
    for (const { from, to, beside } of EDGES) {
      if (inside.has(keyOf([row + beside[0], col + beside[1]]))) continue;
      const start = `${col + from[0]},${row + from[1]}`;
      next.set(start, [...(next.get(start) ?? []), [col + to[0], row + to[1]]]);
    }
  }
  let path = "";
  for (let loop = takeLoop(next); loop.length; loop = takeLoop(next)) path += rounded(corners(loop), round);
  return path;
}

function takeLoop(next: Map<string, Point[]>): Point[] {
  const [start] = next.keys();
  if (start === undefined) return [];
  const loop: Point[] = [];
  for (let at = start; ; ) {
    const ways = next.get(at);
    const to = ways?.pop();
    if (!to) return loop;
    if (!ways?.length) next.delete(at);
    loop.push(to);
    at = `${to[0]},${to[1]}`;
  }
}

function corners(loop: readonly Point[]): Point[] {
  return loop.filter((point, place) => {
    const before = loop.at(place - 1) ?? point;
    const after = loop[(place + 1) % loop.length] ?? point;
    return (before[0] !== point[0] || point[0] !== after[0]) && (before[1] !== point[1] || point[1] !== after[1]);
  });
}

function rounded(points: readonly Point[], round: number): string {
  const steps = points.map((point, place) => {
    const [into, out] = [points.at(place - 1) ?? point, points[(place + 1) % points.length] ?? point].map((other) => {
      const length = Math.abs(other[0] - point[0]) + Math.abs(other[1] - point[1]);
      return [point[0] + ((other[0] - point[0]) / length) * round, point[1] + ((other[1] - point[1]) / length) * round];
    });
    return `${place ? "L" : "M"}${write(into)}Q${write(point)} ${write(out)}`;
  });
  return `${steps.join("")}Z`;
}

function write(point: readonly number[] | undefined): string {
  return (point ?? []).map((number) => Math.round(number * 1000) / 1000).join(" ");
}
