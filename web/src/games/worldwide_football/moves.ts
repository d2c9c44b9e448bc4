/** What can be done, sorted the way it lies on the table: Action cards, Player cards, Stars, and what needs none of them. */

export interface Parsed {
  verb: "card" | "player" | "relaunch" | "star" | "substitute" | "discard" | "discard-player" | "pick" | "aim" | "plain";
  /** An Action card that is played, taken or discarded. */
  card: string;
  /** A Player card, by its number in the team; of a penalty the face. */
  number: number;
  /** A Star ability. */
  ability: string;
}

const CARD = "D|P|PL|PP|C|GP|CO|UD|T|TE|VO|TA|IN|PR";
const PATTERNS: readonly (readonly [RegExp, Parsed["verb"]])[] = [
  [new RegExp(`^(?<card>${CARD})$`), "card"],
  [new RegExp(`^-(?<card>${CARD})$`), "discard"],
  [new RegExp(`^n(?<number>\\d+)-(?<card>${CARD})$`), "relaunch"],
  [/^n(?<number>\d+)$/, "player"],
  [/^-n(?<number>\d+)$/, "discard-player"],
  [/^sub(?<number>\d+)$/, "substitute"],
  [/^aim(?<number>\d)$/, "aim"],
  [/^pick-(?<ability>\w+)$/, "pick"],
  [new RegExp(`^(?<ability>scheme|creativity|endurance)-(?<card>${CARD})$`), "star"],
  [/^(?<ability>counter|offensive|block|efficiency|trap|dive)$/, "star"],
];

export function parse(move: string): Parsed {
  for (const [pattern, verb] of PATTERNS) {
    const found = pattern.exec(move)?.groups;
    if (found) return { verb, card: found["card"] ?? "", number: Number(found["number"] ?? 0), ability: found["ability"] ?? "" };
  }
  return { verb: "plain", card: "", number: 0, ability: "" };
}

/** The move that a card of the hand makes now: played, or discarded. */
export function moveOfCard(code: string, legal: readonly string[]): string | null {
  return [code, `-${code}`].find((move) => legal.includes(move)) ?? null;
}

/** All that a Player card can do now, but be substituted. */
export function movesOfPlayer(number: number, legal: readonly string[]): string[] {
  return legal.filter((move) => {
    const { verb, number: who } = parse(move);
    return who === number && (verb === "player" || verb === "relaunch" || verb === "discard-player");
  });
}

/** What a Star ability can do now: nothing, one thing, or one for each card that it may take. */
export function movesOfStar(ability: string, legal: readonly string[]): string[] {
  return legal.filter((move) => {
    const parsed = parse(move);
    return (parsed.verb === "star" || parsed.verb === "pick") && parsed.ability === ability;
  });
}

export function substitutions(legal: readonly string[]): string[] {
  return legal.filter((move) => parse(move).verb === "substitute");
}

/** What needs no card and no Star. */
export function plainMoves(legal: readonly string[]): string[] {
  return legal.filter((move) => parse(move).verb === "plain");
}
