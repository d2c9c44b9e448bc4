// Prints what each file of the page weighs, compressed. What a first visit loads in all, the words included, is weighed in
// a browser: tests/browser/test_first_visit.py knows the budget.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const page = fileURLToPath(new URL("../../src/tablee/server/page/", import.meta.url));
const index = readFileSync(`${page}index.html`, "utf8");

for (const name of readdirSync(`${page}assets`).sort()) {
  if (!/\.(js|css)$/.test(name)) continue;
  const size = gzipSync(readFileSync(`${page}assets/${name}`), { level: 9 }).length;
  console.log(`${name.padEnd(40)} ${(size / 1024).toFixed(1)} KB gzip${index.includes(name) ? "" : ", when it is needed"}`);
}
