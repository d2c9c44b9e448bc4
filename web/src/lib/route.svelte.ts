/** Where the page is: the path says which room, the fragment brings the keys of seats, which no server ever sees.
 *
 * Once the page has the keys they leave the address, so that nobody reads them there, on a picture of the screen or in
 * the browser's history: this tab keeps them, and a reload finds them. */

import { below, within } from "./below";

export type Place =
  | { room: "shelf" }
  | { room: "table"; table: string; watch: boolean }
  | { room: "replay" | "sheet"; table: string }
  | { room: "cup"; cup: string }
  | { room: "rules"; game: string }
  | { room: "history" };

function read(path: string): Place {
  const [, room, name] = within(path).split("/");
  if ((room === "t" || room === "w") && name) return { room: "table", table: name, watch: room === "w" };
  if ((room === "r" || room === "m") && name) return { room: room === "r" ? "replay" : "sheet", table: name };
  if (room === "cup" && name) return { room: "cup", cup: name };
  if (room === "rules" && name) return { room: "rules", game: name };
  return { room: room === "history" ? room : "shelf" };
}

/** One or several keys, each of which may have a name; any other fragment is a place on the page. */
const KEYS = /^([a-z_]+=)?[A-Za-z0-9_-]{16,64}(,([a-z_]+=)?[A-Za-z0-9_-]{16,64})*$/;

/** The keys that the address brings, or that it brought to this tab before. */
function takeKeys(): string {
  const fragment = location.hash.slice(1);
  const name = `tablee.keys${location.pathname}`;
  try {
    if (!KEYS.test(fragment)) return sessionStorage.getItem(name) ?? fragment;
    sessionStorage.setItem(name, fragment);
  } catch {
    // Where nothing can be kept they stay in the address: a reload must not lose the seat.
    return fragment;
  }
  history.replaceState(history.state, "", `${location.pathname}${location.search}`);
  return fragment;
}

class Route {
  place = $state.raw<Place>(read(location.pathname));
  fragment = $state(takeKeys());
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#look());
    addEventListener("hashchange", () => this.#look());
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.#look();
    scrollTo(0, 0);
  }

  #look(): void {
    this.place = read(location.pathname);
    this.fragment = takeKeys();
    this.search = location.search;
  }
}

export const route = new Route();

/** Lets a plain link change the room without loading the page again; new tabs and downloads stay the browser's. */
export function inside(link: HTMLAnchorElement): { destroy(): void } {
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    route.go(link.getAttribute("href") ?? below("/"));
  };
  link.addEventListener("click", follow);
  return { destroy: () => link.removeEventListener("click", follow) };
}
