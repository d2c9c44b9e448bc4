// Prints what a first visit loads, compressed: script and style, the budget being 100 KB; and what each game adds later.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 100 * 1024;
const page = fileURLToPath(new URL("../../src/tablee/server/page/", import.meta.url));
const index = readFileSync(`${page}index.html`, "utf8");

let first = 0;
for (const name of readdirSync(`${page}assets`).sort()) {
  if (!/\.(js|css)$/.test(name)) continue;
  const size = gzipSync(readFileSync(`${page}assets/${name}`), { level: 9 }).length;
  const later = !index.includes(name);
  if (!later) first += size;
  console.log(`${name.padEnd(40)} ${(size / 1024).toFixed(1)} KB gzip${later ? ", when it is needed" : ""}`);
}
console.log(`${"a first visit".padEnd(40)} ${(first / 1024).toFixed(1)} KB gzip of ${BUDGET / 1024} allowed`);
if (first > BUDGET) process.exit(1);
