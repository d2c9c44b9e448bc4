import { keep, recall } from "./keep";

export type Theme = "light" | "dark";

const system = matchMedia("(prefers-color-scheme: dark)");

class Look {
  #chosen = $state<Theme | null>(recall<Theme | null>("theme", null));
  #dark = $state(system.matches);

  constructor() {
    system.addEventListener("change", () => (this.#dark = system.matches));
    this.#show();
  }

  get theme(): Theme {
    return this.#chosen ?? (this.#dark ? "dark" : "light");
  }

  toggle(): void {
    this.#chosen = this.theme === "dark" ? "light" : "dark";
    keep("theme", this.#chosen);
    this.#show();
  }

  #show(): void {
    if (this.#chosen) document.documentElement.dataset["theme"] = this.#chosen;
  }
}

export const look = new Look();
