/** What is written into invitations: an address that the others can reach. */

import { api } from "../lib/api";
import { below } from "../lib/below";
import type { Reach } from "../protocol";

export class Invitation {
  reach = $state.raw<Reach | null>(null);

  constructor() {
    // Without an answer the page's own address is as good as any.
    api.reach().then(
      (found) => (this.reach = found),
      () => (this.reach = { by: "here", address: "", command: "" }),
    );
  }

  /** A link for somebody else to a place on this page. */
  link(place: string): string {
    const { by, address } = this.reach ?? { by: "here", address: "", command: "" };
    return by === "network" ? `${address}${place.slice(below("").length)}` : `${location.origin}${place}`;
  }
}
