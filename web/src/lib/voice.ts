/** Speaking to one reader about the people at a table, as `core/voice.py` does; games add what they have to say. */

import { listed, type Facts, type Say } from "./words.svelte";

export type Names = readonly string[];

export class Voice {
  constructor(
    readonly speak: Say,
    readonly names: Names,
    readonly reader: number | null,
  ) {}

  /** What somebody without a name is called; games have their own word for it. */
  nameless(seat: number): string {
    return this.speak("player", { number: seat + 1 });
  }

  name(seat: number): string {
    return this.names[seat] || this.nameless(seat);
  }

  /** A name that stands alone or in a row. */
  nameOrYou(seat: number): string {
    return seat === this.reader ? this.speak("you") : this.name(seat);
  }

  allNames(seats: readonly number[]): string {
    return listed(
      this.speak,
      seats.map((seat) => this.nameOrYou(seat)),
    );
  }

  /** A sentence whose subject is `seat`: "you run …" or "Camille runs …". */
  about(key: string, seat: number, facts: Facts = {}): string {
    return this.speak(key, { you: seat === this.reader, name: this.name(seat), ...facts });
  }
}
