// Written by `python -m tablee.server.types` from the Python structs. Change those instead.

/** A piece that lies on a board: which of its shapes, and where the corner of its box is. */
export interface LayView {
  move: string;
  piece: string;
  shape: number;
  row: number;
  col: number;
}

/** A puzzle to be solved: the row of the sheet and its pieces. */
export interface TaskView {
  row: number;
  pieces: string;
}

/** One player, as everybody sees him. */
export interface RacerView {
  space: number;
  ready: boolean;
  tasks: TaskView[];
  done: number;
  laid: string[];
  cells: number;
  claimed: boolean;
  votes: boolean;
  away: boolean;
  forsaken: boolean;
}

/** How the last race came out; nothing of it is secret any more. */
export interface DuelView {
  sheet: number;
  grid: string[];
  rows: number[];
  winner: number | null;
  end: string;
  milliseconds: number;
  boards: LayView[][];
  solution: LayView[];
}

/** What is known about a cell that was asked for: the piece there, another cell of it, its place. */
export interface HintView {
  cell: [number, number];
  piece: string | null;
  other: [number, number] | null;
  lay: LayView | null;
}

/** What a person who plays alone has asked. */
export interface PracticeView {
  teaches: boolean;
  hints: number;
  hint: HintView | null;
  solvable: boolean | null;
}

/** The table as `seat` sees it; ``None`` is a spectator. */
export interface UbongoView {
  seat: number | null;
  phase: string;
  clause: string;
  waiting: number[];
  side: string;
  orange: boolean;
  sheet: number;
  sheets: number;
  grid: string[];
  leader: number | null;
  racers: RacerView[];
  board: LayView[];
  tray: string[];
  began: number | null;
  last: DuelView | null;
  practice: PracticeView | null;
  winners: number[];
  reason: string;
}

/** `seat` is ready for the next duel. */
export interface Readied {
  event: "readied";
  seat: number;
}

/** Everybody is ready; the die will be rolled in so many milliseconds. */
export interface CountdownBegan {
  event: "countdownbegan";
  sheet: number;
  milliseconds: number;
}

/** The die shows `row`: these are the pieces.  A first roll on the orange track is for the `leader` alone. */
export interface Rolled {
  event: "rolled";
  row: number;
  pieces: string;
  leader: number | null;
}

/** Go! */
export interface RaceBegan {
  event: "racebegan";
  sheet: number;
}

/** `seat` laid a piece; only it sees where. */
export interface Laid {
  event: "laid";
  seat: number;
  piece: string;
  lay: string | null;
}

/** `seat` took a piece up again. */
export interface TakenUp {
  event: "takenup";
  seat: number;
  piece: string;
}

/** UB-11: the leader solved the first of two puzzles, and begins the second. */
export interface FirstSolved {
  event: "firstsolved";
  seat: number;
}

/** `seat` covered the whole grid: Ubongo! */
export interface Called {
  event: "called";
  seat: number;
}

/** `seat` asks to roll again. */
export interface Voted {
  event: "voted";
  seat: number;
}

/** `seat` does not want to roll again after all. */
export interface Withdrew {
  event: "withdrew";
  seat: number;
}

/** `seat` has gone away. */
export interface Went {
  event: "went";
  seat: number;
}

/** `seat` is back. */
export interface CameBack {
  event: "cameback";
  seat: number;
}

/** `seat` has been away so long that the other may take the duel or play the sheet again. */
export interface Forsaken {
  event: "forsaken";
  seat: number;
}

/** Nobody advances and the sheet is played again, because of a ``tie``, or ``agreed``, or ``replay``. */
export interface RolledAgain {
  event: "rolledagain";
  sheet: number;
  end: string;
}

/** Nobody could win a sheet in so many rolls; it is laid aside. */
export interface LaidAside {
  event: "laidaside";
  sheet: number;
}

/** `seat` won the duel of `sheet` and stands on `space` now; ``taken`` if the other had left. */
export interface DuelWon {
  event: "duelwon";
  seat: number;
  sheet: number;
  space: number;
  milliseconds: number;
  taken: boolean;
}

/** `seat` gave the match away. */
export interface Resigned {
  event: "resigned";
  seat: number;
}

/** A hint about a cell: the piece there, then another cell of it, then its place; no piece: there is no way. */
export interface Hinted {
  event: "hinted";
  cell: string;
  piece: string | null;
  other: string | null;
  lay: string | null;
}

/** Whether there is still a way from here. */
export interface AskedSolvable {
  event: "askedsolvable";
  solvable: boolean;
}

/** The practice puzzle is solved. */
export interface Solved {
  event: "solved";
  milliseconds: number;
  hints: number;
}

/** The solution of the practice puzzle was asked for; the view shows it. */
export interface GaveUp {
  event: "gaveup";
}

/** Who won and why, and how many spaces each pawn had gone. */
export interface MatchOver {
  event: "matchover";
  spaces: number[];
  winners: number[];
  reason: string;
}

/** What a page must know to draw and turn the pieces. */
export interface PageMaterial {
  pieces: Piece[];
}

/** One piece with every way it can lie on the table. */
export interface Piece {
  letter: string;
  size: number;
  colour: string;
  shapes: [number, number][][];
  heights: number[];
  widths: number[];
  turned: number[];
  flipped: number[];
}

export type StoryEvent = Readied | CountdownBegan | Rolled | RaceBegan | Laid | TakenUp | FirstSolved | Called | Voted | Withdrew | Went | CameBack | Forsaken | RolledAgain | LaidAside | DuelWon | Resigned | Hinted | AskedSolvable | Solved | GaveUp | MatchOver;
