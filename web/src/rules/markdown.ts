/** Just as much Markdown as the rules are written in. What comes out are plain pieces, never HTML. */

export interface Piece {
  kind: "text" | "strong" | "em" | "code";
  text: string;
}

export type Block =
  | { kind: "heading"; level: number; pieces: Piece[]; clauses: string[] }
  | { kind: "paragraph"; pieces: Piece[] }
  | { kind: "list"; items: Piece[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] };

const INLINE = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;
const HEADING = /^(#+) (.*?)(?: \{([^{}]+)\})?$/;

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ kind: "text", text: text.slice(end, match.index) });
    const [whole, strong, em, code] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong.replaceAll("*", "") });
    else if (em !== undefined) found.push({ kind: "em", text: em });
    else found.push({ kind: "code", text: code ?? "" });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push({ kind: "text", text: text.slice(end) });
  return found;
}

export function blocks(source: string): Block[] {
  return source
    .split(/\n{2,}/)
    .flatMap((part) => split(part.trim()))
    .filter(Boolean)
    .map(block);
}

/** A heading stands alone even if no blank line follows it. */
function split(part: string): string[] {
  const [first = "", ...rest] = part.split("\n");
  return HEADING.test(first) ? [first, rest.join("\n").trim()] : [part];
}

function block(text: string): Block {
  const heading = HEADING.exec(text);
  if (heading) {
    const [, marks = "#", title = "", clauses = ""] = heading;
    return { kind: "heading", level: marks.length, pieces: pieces(title), clauses: clauses.split(" ").filter(Boolean) };
  }
  if (text.startsWith("- ")) return { kind: "list", items: text.split(/\n- /).map((item) => pieces(item.replace(/^- /, "").replaceAll("\n", " "))) };
  if (text.startsWith("|")) return table(text.split("\n"));
  return { kind: "paragraph", pieces: pieces(text.replaceAll("\n", " ")) };
}

function table([head = "", , ...rows]: string[]): Block {
  const cells = (row: string): Piece[][] => row.split("|").slice(1, -1).map((cell) => pieces(cell.trim()));
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

/** Where a heading is found on its page: by its first clause, else by its place. */
export function idOf(block: Block, place: number): string {
  return (block.kind === "heading" && block.clauses[0]) || `part-${place}`;
}

/** The part of the rules that explains a clause: its heading and all below it. */
export function sectionOf(all: readonly Block[], clause: string): Block[] {
  const start = all.findIndex((one) => one.kind === "heading" && one.clauses.includes(clause));
  const first = all[start];
  if (first?.kind !== "heading") return [];
  const length = all.slice(start + 1).findIndex((one) => one.kind === "heading" && one.level <= first.level);
  return all.slice(start, length < 0 ? undefined : start + 1 + length);
}

/** Where pictures of clauses stand: by the place of the block that each follows, the last before the next heading. */
export function picturePlaces(all: readonly Block[], clauses: readonly string[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  all.forEach((block, place) => {
    if (block.kind !== "heading") return;
    const explained = clauses.filter((clause) => block.clauses.includes(clause));
    const length = all.slice(place + 1).findIndex((one) => one.kind === "heading");
    if (explained.length) found.set(length < 0 ? all.length - 1 : place + length, explained);
  });
  return found;
}
