import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { shell } from "./tools/shell.js";

export default defineConfig({
  plugins: [svelte(), shell()],
  // The server knows below which path it is found, and writes it into the page.
  base: "./",
  build: {
    outDir: "../src/tablee/server/page",
    emptyOutDir: true,
    // The page must do without inline script and style, and without data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    // What the rooms share comes as one file: many small ones weigh more, and each is a question of its own. What only
    // some of them need comes with those.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "frame", test: /src\/(frame\/(?!Columns|Copy|Face|Material|Moment|Score)|lib\/(?!call|characters|cups|ear|sound|staging|teller))|node_modules/ }] } } },
  },
  server: {
    // While working on the page: `tablee serve` answers what the page asks.
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
