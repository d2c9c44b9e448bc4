/** One person's place at the table: the board as they see it, the piece they hold, and where it would fall. */

import {
  boxOf,
  cellName,
  cellsOf,
  flipOf,
  gridCells,
  handleOf,
  isSame,
  keyOf,
  layingMove,
  layOf,
  shapeOf,
  shapesOf,
  takingUpMove,
  turnOf,
  type Cell,
  type Lay,
} from "./pieces";
import type { Choice } from "../../protocol";
import type { RacerView, TaskView, UbongoView } from "./types";

export interface HeldPiece {
  letter: string;
  shape: number;
}

export interface Ghost {
  lay: Lay;
  cells: Cell[];
  fits: boolean;
}

/** What was sent and is not in the view yet: the board shows it at once, and forgets it if it is refused. */
interface Sent {
  letter: string;
  /** Where it was laid; nowhere: it was taken up. */
  lay: Lay | null;
  known: boolean;
}

/** Where the held piece is aimed at: a cell under its handle, or a cell that it should cover somehow. */
interface Aim {
  cell: Cell;
  exact: boolean;
}

/** How far a dragged piece may be from a place where it fits to be drawn there, in cells. */
const MAGNET = 0.8;

export class Desk {
  held = $state.raw<HeldPiece | null>(null);
  aim = $state.raw<Aim | null>(null);
  /** The piece that is being dragged, and the place under it. */
  lifted = $state<string | null>(null);
  spot = $state.raw<{ row: number; col: number } | null>(null);
  /** Each piece in the tray stays as it was turned. */
  #shapes = $state.raw<Readonly<Record<string, number>>>({});
  #sent = $state.raw<readonly Sent[]>([]);
  #cursor = $state.raw<Cell | null>(null);
  #told = 0;
  /** What a screen reader is told last; the number makes it new. */
  news = $state.raw<{ number: number; key: string; facts: Record<string, string | boolean> } | null>(null);

  constructor(
    private readonly source: () => UbongoView,
    private readonly seat: () => number,
    private readonly legal: () => readonly Choice[],
    private readonly send: (move: string) => Promise<boolean>,
  ) {}

  readonly view = $derived.by(() => this.source());
  readonly me = $derived.by((): RacerView | undefined => this.view.racers[this.seat()]);
  readonly task = $derived.by((): TaskView | undefined => this.me?.tasks[Math.min(this.me.done, this.me.tasks.length - 1)]);
  readonly needed = $derived.by(() => [...(this.task?.pieces ?? "")]);
  readonly grid = $derived.by(() => gridCells(this.view.grid));
  readonly cells = $derived.by(() => new Set(this.grid.map(keyOf)));
  readonly active = $derived.by(() => this.view.phase === "race" && !this.me?.claimed && this.legal().length > 0);

  /** What lies on the board as far as this person is concerned. */
  readonly lays = $derived.by((): Lay[] => {
    const board = new Map<string, Lay>();
    for (const lay of this.view.board.map(layOf)) board.set(lay.letter, lay);
    for (const { letter, lay } of this.#sent) {
      if (lay) board.set(letter, lay);
      else board.delete(letter);
    }
    return [...board.values()];
  });

  /** Without the piece that is in the air. */
  readonly lying = $derived.by(() => this.lays.filter((lay) => lay.letter !== this.lifted));
  readonly covered = $derived.by(() => new Map(this.lying.flatMap((lay) => cellsOf(lay).map((cell) => [keyOf(cell), lay.letter] as const))));
  readonly wrong = $derived.by(() => this.lays.filter((lay) => !this.needed.includes(lay.letter)).map((lay) => lay.letter));
  readonly slots = $derived.by(() => [...new Set([...this.view.tray, ...this.view.board.map((lay) => lay.piece)])].sort());

  readonly cursor = $derived.by((): Cell => {
    const wanted = this.#cursor;
    if (wanted && this.cells.has(keyOf(wanted))) return wanted;
    return handleOf(this.grid);
  });

  /** The one place that a lesson leaves open. */
  readonly shown = $derived.by((): Lay | null => {
    const [only, ...others] = this.legal();
    if (!only || others.length) return null;
    const open = this.needed.flatMap((letter) => shapesOf(letter).flatMap((shape) => this.#corners.map(([row, col]) => ({ letter, shape, row, col }))));
    return open.find((lay) => layingMove(lay) === only.move) ?? null;
  });

  readonly ghost = $derived.by((): Ghost | null => {
    const { held } = this;
    if (!held) return null;
    if (this.lifted !== null) return this.spot && this.#ghostAt({ ...held, ...this.spot });
    if (!this.aim) return null;
    return this.aim.exact ? this.#byHandle(held, this.aim.cell) : this.#over(held, this.aim.cell);
  });

  shapeInTray(letter: string): number {
    if (this.held?.letter === letter) return this.held.shape;
    return this.#shapes[letter] ?? 0;
  }

  isLaid(letter: string): boolean {
    return this.lays.some((lay) => lay.letter === letter);
  }

  pieceAt(cell: Cell): string | null {
    return this.covered.get(keyOf(cell)) ?? null;
  }

  /** The view changed: what it shows needs no guessing any more. */
  settle(): void {
    if (this.#sent.some((one) => one.known)) this.#sent = this.#sent.filter((one) => !one.known);
  }

  /** Another race: nothing that was on its way or in hand is left. */
  clear(): void {
    this.#sent = [];
    this.#shapes = {};
    this.#cursor = null;
    this.release();
  }

  release(): void {
    this.held = this.aim = this.spot = null;
    this.lifted = null;
  }

  // Taking and turning

  /** Take a piece in hand; one that lies on the board is taken up. */
  take(letter: string): void {
    if (!this.active) return;
    const lay = this.lays.find((one) => one.letter === letter);
    if (lay) this.#play(takingUpMove(letter), letter, null);
    this.held = { letter, shape: lay?.shape ?? this.#shapes[letter] ?? 0 };
    this.aim = null;
    this.#remember(this.held);
    this.#tell("ubongo-ui-took", { piece: letter });
  }

  /** A piece is dragged: it leaves its place only when it is dropped somewhere else. */
  lift(letter: string): HeldPiece {
    const lay = this.lays.find((one) => one.letter === letter);
    const held = { letter, shape: lay?.shape ?? this.shapeInTray(letter) };
    this.held = held;
    this.lifted = letter;
    this.aim = null;
    return held;
  }

  /** The dragged piece is let go. */
  land(over: boolean): void {
    const { ghost, held } = this;
    const before = this.lays.find((lay) => lay.letter === held?.letter);
    if (held && ghost?.fits) {
      if (!before || !isSame(before, ghost.lay)) {
        if (before) this.#play(takingUpMove(before.letter), before.letter, null);
        this.#lay(ghost.lay);
      }
    } else if (held && over) {
      this.#tell("ubongo-ui-no-fit", { piece: held.letter });
    } else if (before) {
      this.#play(takingUpMove(before.letter), before.letter, null);
      this.#tell("ubongo-ui-back", { piece: before.letter });
    }
    this.release();
  }

  turn(): void {
    this.#change(turnOf);
  }

  flip(): void {
    this.#change(flipOf);
  }

  #change(how: (letter: string, shape: number) => number): void {
    if (!this.held) return;
    this.held = { ...this.held, shape: how(this.held.letter, this.held.shape) };
    this.#remember(this.held);
    this.#tellGhost();
  }

  #remember({ letter, shape }: HeldPiece): void {
    this.#shapes = { ...this.#shapes, [letter]: shape };
  }

  /** The next or the previous of the needed pieces that are still in the tray. */
  step(by: 1 | -1): void {
    const open = this.needed.filter((letter) => !this.isLaid(letter));
    if (!open.length) return;
    const at = open.indexOf(this.held?.letter ?? "");
    const next = at < 0 ? open[by > 0 ? 0 : open.length - 1] : open[(at + by + open.length) % open.length];
    if (next === undefined) return;
    this.take(next);
    this.aim = { cell: this.cursor, exact: true };
  }

  // Laying

  point(cell: Cell, exact: boolean): void {
    this.#cursor = cell;
    this.aim = { cell, exact };
    if (exact) this.#tellGhost();
  }

  /** The cursor goes on to the next cell of the grid in a direction. */
  move(down: number, right: number): void {
    let [row, col] = this.cursor;
    for (let steps = 0; steps < 8; steps++) {
      row += down;
      col += right;
      if (this.cells.has(keyOf([row, col]))) return this.point([row, col], true);
    }
  }

  /** Lay the held piece where the ghost is. */
  put(): void {
    const { ghost } = this;
    if (!ghost) return;
    if (!ghost.fits) return this.#tell("ubongo-ui-no-fit", { piece: ghost.lay.letter });
    this.#lay(ghost.lay);
    this.release();
  }

  takeUp(letter: string): void {
    if (!this.active || !this.isLaid(letter)) return;
    this.#play(takingUpMove(letter), letter, null);
    this.#tell("ubongo-ui-back", { piece: letter });
  }

  /** Take up what is under the cursor, or what was laid last. */
  takeBack(): void {
    const letter = this.pieceAt(this.cursor) ?? this.lays.at(-1)?.letter;
    if (letter !== undefined) this.takeUp(letter);
  }

  #lay(lay: Lay): void {
    if (!this.active) return;
    this.#remember(lay);
    this.#play(layingMove(lay), lay.letter, lay);
    this.#tell("ubongo-ui-laid", { piece: lay.letter, cell: cellName(handleOf(cellsOf(lay))) });
  }

  #play(move: string, letter: string, lay: Lay | null): void {
    const sent: Sent = { letter, lay, known: false };
    this.#sent = [...this.#sent, sent];
    void this.send(move).then((done) => {
      if (done) sent.known = true;
      else this.#sent = this.#sent.filter((one) => one !== sent);
    });
  }

  #tell(key: string, facts: Record<string, string | boolean>): void {
    this.#told += 1;
    this.news = { number: this.#told, key, facts };
  }

  #tellGhost(): void {
    const { ghost, held } = this;
    if (ghost && held && this.lifted === null) {
      this.#tell("ubongo-ui-ghost", { piece: held.letter, cell: cellName(handleOf(ghost.cells)), fits: ghost.fits });
    }
  }

  // Where it would fall

  #ghostAt(lay: Lay): Ghost {
    return { lay, cells: cellsOf(lay), fits: this.#fits(lay) };
  }

  #fits(lay: Lay): boolean {
    if (this.shown && !isSame(this.shown, lay)) return false;
    return cellsOf(lay).every((cell) => this.cells.has(keyOf(cell)) && !this.covered.has(keyOf(cell)));
  }

  /** Wherever the corner of a piece's box may lie. */
  get #corners(): Cell[] {
    const columns = Math.max(...this.view.grid.map((line) => line.length));
    return this.view.grid.flatMap((_, row) => Array.from({ length: columns }, (_, col): Cell => [row, col]));
  }

  #byHandle(held: HeldPiece, [row, col]: Cell): Ghost {
    const [down, right] = handleOf(shapeOf(held.letter, held.shape));
    return this.#ghostAt({ ...held, row: row - down, col: col - right });
  }

  /** The way to cover a cell that fits, nearest to being held by its handle. */
  #over(held: HeldPiece, [row, col]: Cell): Ghost {
    const shape = shapeOf(held.letter, held.shape);
    const handle = handleOf(shape);
    const near = [...shape].sort((one, two) => distance(one, handle) - distance(two, handle));
    const ghosts = near.map(([down, right]) => this.#ghostAt({ ...held, row: row - down, col: col - right }));
    return ghosts.find((ghost) => ghost.fits) ?? this.#byHandle(held, [row, col]);
  }

  /** The place for a dragged piece whose corner is at this point of the grid, in cells; null if it is beside it. */
  snap(held: HeldPiece, top: number, left: number): { row: number; col: number } | null {
    const { width, height } = boxOf(held.letter, held.shape);
    const here = { row: Math.round(top), col: Math.round(left) };
    const rows = this.view.grid.length;
    const columns = Math.max(...this.view.grid.map((line) => line.length));
    if (top < -height + 0.5 || left < -width + 0.5 || top > rows - 0.5 || left > columns - 0.5) return null;
    let best = { ...here, away: Infinity };
    for (let row = here.row - 1; row <= here.row + 1; row++) {
      for (let col = here.col - 1; col <= here.col + 1; col++) {
        const away = Math.hypot(row - top, col - left);
        if (away < best.away && away <= MAGNET && this.#fits({ ...held, row, col })) best = { row, col, away };
      }
    }
    return { row: best.row, col: best.col };
  }
}

function distance(one: Cell, two: Cell): number {
  return Math.hypot(one[0] - two[0], one[1] - two[1]);
}
