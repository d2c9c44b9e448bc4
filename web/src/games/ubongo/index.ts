import type { GameModule } from "../game";
import { bestOf } from "./best";
import Board from "./Board.svelte";
import { openPieces } from "./pieces";
import { sayTime } from "./times";
import { CUES, follow } from "./staging";
import type { UbongoView } from "./types";

const SHEETS = 9;
const ROWS = 20;
/** Options that mean something only alone, or only against somebody. */
const ALONE = ["sheet", "row", "hints"];
const TOGETHER = ["orange"];

export const ubongo: GameModule = {
  race: true,
  open: openPieces,
  Board,
  openHand: () => import("./OpenHand.svelte"),
  cues: CUES,
  follow,
  mayLeave: () => false,
  hasOption: (name, seats) => !(seats > 1 ? ALONE : TOGETHER).includes(name),
  /** The row after this one, on the next sheet after the last; a row that the die chose is followed by another. */
  next: (view, options) => {
    const { practice, last } = view as UbongoView;
    const row = Number(options["row"] ?? 0);
    if (!practice || !last) return null;
    // After the day's puzzle, which is solved without hints, comes practice.
    const { hints: _, ...others } = options;
    if (row === 0) return others;
    const sheet = row < ROWS ? last.sheet : (last.sheet % SHEETS) + 1;
    return { ...others, sheet, row: (row % ROWS) + 1 };
  },
  sayBest: (speak, options) => {
    const best = bestOf(String(options["side"] ?? "A"), Number(options["sheet"] ?? 1), Number(options["row"] ?? 0));
    return best === null ? "" : speak("ubongo-ui-best", { time: sayTime(speak, best) });
  },
  timeOf: (view) => (view as UbongoView).last?.milliseconds ?? 0,
};
