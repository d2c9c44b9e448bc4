import { make, myName, withBotNames } from "../shelf/wish";
import type { Replay, SeatWish } from "../protocol";

/** A game that is over. */
export type Finished = Pick<Replay, "table" | "game" | "options" | "names" | "file">;

/** The address of a new table: against bots from a position of that game on, in the place of whoever sat at `seat`. */
export function playOn({ table, game, options, names, file }: Finished, seat: number, ply: number): Promise<string> {
  const seats = names.map((_, place): SeatWish => (place === seat ? { kind: "person", name: myName() } : { kind: "bot", level: "casual" }));
  return make({ game, seats: withBotNames(seats), options, mine: [seat], from_table: table, from_ply: ply }, { own: file?.own ?? null });
}
