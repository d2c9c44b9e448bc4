// What makes the page one that can be installed: its pictures, and the worker that opens it without a network. The worker is
// the text of worker.js with the list of files that this build consists of.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { png } from "./icons.js";

const read = (name) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), "utf8");

/** What the shelf needs: with it the page opens, and says that the server is away. All else is kept when it is fetched. */
const SHELL = ["index", "frame", "Shelf"];

export function shell() {
  return {
    name: "shell",
    apply: "build",
    generateBundle(_, bundle) {
      const svg = read("../public/icon.svg");
      for (const [fileName, size, margin] of [["icon-192.png", 192, 0], ["icon-512.png", 512, 0], ["icon-whole.png", 512, 0.05], ["icon-180.png", 180, 0.02]]) {
        this.emitFile({ type: "asset", fileName, source: png(svg, size, margin) });
      }
      const names = Object.keys(bundle).sort();
      const kept = names.filter((name) => SHELL.some((part) => name.startsWith(`assets/${part}-`)));
      if (kept.length < SHELL.length) this.error(`the shell lacks something: ${kept.join(", ")}`);
      // Every file but the page itself has its hash in its name.
      const build = createHash("sha256").update(names.join("\n")).digest("hex").slice(0, 16);
      const source = read("./worker.js").replace('"__BUILD__"', JSON.stringify(build)).replace('"__SHELL__"', JSON.stringify(["", "icon.svg", ...kept]));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
