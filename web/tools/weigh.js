// Prints what a first visit loads, compressed: script and style, the budget being 100 KB.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const BUDGET = 100 * 1024;
const folder = fileURLToPath(new URL("../../src/tablee/server/page/assets/", import.meta.url));

let total = 0;
for (const name of readdirSync(folder).sort()) {
  if (!/\.(js|css)$/.test(name)) continue;
  const size = gzipSync(readFileSync(folder + name), { level: 9 }).length;
  total += size;
  console.log(`${name.padEnd(40)} ${(size / 1024).toFixed(1)} KB gzip`);
}
console.log(`${"all script and style".padEnd(40)} ${(total / 1024).toFixed(1)} KB gzip of ${BUDGET / 1024} allowed`);
if (total > BUDGET) process.exit(1);
