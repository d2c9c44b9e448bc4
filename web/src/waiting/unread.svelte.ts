/** What was said while nobody looked: counted until the chat is in sight. */

import type { TableSession } from "../table/session.svelte";

const ENOUGH = 0.3;

export class Unread {
  #read = $state<number | null>(null);
  #inSight = $state(false);

  /** Begin to count; within a component. */
  constructor(private readonly session: TableSession) {
    // What was said before one came is old; what is said while one looks is read.
    $effect(() => {
      if (session.connection.welcome && (this.#read === null || this.#inSight)) this.#read = session.connection.chat.length;
    });
    // Wherever the chat is on the page: in the rail it is always seen, a sheet has to be opened.
    $effect(() => {
      void session.connection.chat.length;
      const place = document.querySelector(".chat");
      if (!place) return;
      const sight = new IntersectionObserver((seen) => (this.#inSight = seen.at(-1)?.isIntersecting ?? false), { threshold: ENOUGH });
      sight.observe(place);
      return () => sight.disconnect();
    });
  }

  get count(): number {
    const { chat } = this.session.connection;
    return chat.slice(this.#read ?? chat.length).filter((line) => !this.session.mine.includes(line.seat)).length;
  }
}
