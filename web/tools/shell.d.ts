import type { Plugin } from "vite";

/** Makes the page one that can be installed, and opened without a network. */
export function shell(): Plugin;
