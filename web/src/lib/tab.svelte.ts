/** The browser's tab: its title and its icon say that somebody is waited for, wherever that somebody is looking. */

import { below } from "./below";

class Tab {
  /** Nothing: the name of the house. */
  title = $state("");

  /** Call whoever has this page, or stop. */
  call(called: boolean, title: string): void {
    this.title = title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const wanted = below(called ? "/icon-turn.svg" : "/icon.svg");
    if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
  }
}

export const tab = new Tab();
