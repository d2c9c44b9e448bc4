// Draws icon.svg as PNG pictures, for the systems that install a page only with those: its rectangles and circles, each
// pixel from sixteen points. No other drawing is understood.
import { deflateSync, crc32 } from "node:zlib";

const FINE = 4;

/** The shapes of a drawing, the lowest first: each tells whether a point is in it. */
function shapesOf(svg) {
  return [...svg.matchAll(/<(rect|circle) ([^>]*?)\/>/g)].map(([, kind, text]) => {
    const given = Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
    const colour = [1, 3, 5].map((at) => parseInt(given.fill.slice(at, at + 2), 16));
    const [, angle = 0, x = 0, y = 0] = (/rotate\(([-\d.]+) ([-\d.]+) ([-\d.]+)\)/.exec(given.transform ?? "") ?? []).map(Number);
    const inside = kind === "circle" ? inCircle(given) : inRectangle(given);
    return { colour, has: (px, py) => inside(...turned(px, py, -angle, x, y)) };
  });
}

function turned(px, py, degrees, x, y) {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return [x + (px - x) * cosine - (py - y) * sine, y + (px - x) * sine + (py - y) * cosine];
}

function inCircle({ cx, cy, r }) {
  return (px, py) => Math.hypot(px - cx, py - cy) <= r;
}

function inRectangle({ x = 0, y = 0, width, height, rx = 0 }) {
  const [left, top, right, bottom, round] = [+x, +y, +x + +width, +y + +height, +rx];
  return (px, py) => {
    if (px < left || px > right || py < top || py > bottom) return false;
    const [dx, dy] = [Math.max(left + round - px, px - right + round, 0), Math.max(top + round - py, py - bottom + round, 0)];
    return Math.hypot(dx, dy) <= round || dx === 0 || dy === 0;
  };
}

/**
 * The picture, so many pixels wide and high. With a margin (a share of the width) the drawing lies in the middle of its own
 * ground, for systems that cut a shape of their own out of it.
 */
export function png(svg, size, margin = 0) {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)[1]);
  const shapes = shapesOf(svg);
  const ground = margin ? shapes[0] : undefined;
  const place = (at) => ((at / size - margin) / (1 - 2 * margin)) * side;
  const shapeAt = (column, row) => shapes.findLast((shape) => shape.has(place(column), place(row))) ?? ground;
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      // Most pixels lie within one shape, and one point tells it.
      const corner = shapeAt(column, row);
      const edge = [[1, 0], [0, 1], [1, 1]].some(([right, down]) => shapeAt(column + right, row + down) !== corner);
      const seen = (edge ? points(column, row, shapeAt) : [corner]).filter(Boolean);
      const mean = [0, 1, 2].map((part) => Math.round(seen.reduce((sum, { colour }) => sum + colour[part], 0) / (seen.length || 1)));
      const cover = seen.length / (edge ? FINE * FINE : 1);
      rows.set([...mean, Math.round(255 * cover)], row * (size * 4 + 1) + 1 + column * 4);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

function points(column, row, shapeAt) {
  const steps = Array.from({ length: FINE }, (_, step) => (step + 0.5) / FINE);
  return steps.flatMap((down) => steps.map((right) => shapeAt(column + right, row + down)));
}

function chunk(kind, content) {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
