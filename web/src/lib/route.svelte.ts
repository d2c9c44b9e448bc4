/** Where the page is: the path says which room, the fragment holds the keys of seats, which no server ever sees. */

import { below, within } from "./below";

export type Place =
  | { room: "shelf" }
  | { room: "table"; table: string }
  | { room: "replay"; table: string }
  | { room: "cup"; cup: string }
  | { room: "rules"; game: string };

function read(path: string): Place {
  const [, room, name] = within(path).split("/");
  if (room === "t" && name) return { room: "table", table: name };
  if (room === "r" && name) return { room: "replay", table: name };
  if (room === "cup" && name) return { room: "cup", cup: name };
  if (room === "rules" && name) return { room: "rules", game: name };
  return { room: "shelf" };
}

class Route {
  place = $state.raw<Place>(read(location.pathname));
  fragment = $state(location.hash.slice(1));
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
    this.fragment = location.hash.slice(1);
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
