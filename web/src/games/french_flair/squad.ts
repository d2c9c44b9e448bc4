/** What the box says about cards, metres and chances. Nothing of it is counted here. */

export interface Squad {
  /** Who can do what, in the order in which it is printed on the cards. */
  abilities: Record<string, number[]>;
  metres: { advance: number; advantage: number; "22": number };
}

/** For one die and for two, the chance from every distance in steps of 5 m. */
type Series = Record<string, number[][]>;

export interface Odds {
  throws: Record<string, Series>;
  reach: Series;
  duel: Record<string, number[]>;
  tackle: Record<string, number>;
  zone: number[];
}

/** The sides of the pitch, in metres. */
export const FIELD = 100;
export const HALFWAY = 50;
export const DEAD = 15;
export const STEP = 5;
/** What stands for a relay in a combination. */
export const RELAYED = 0;

let squad: Squad = { abilities: {}, metres: { advance: 10, advantage: 10, "22": 20 } };
let odds: Odds | null = null;

export function openBox(material: Record<string, unknown>): void {
  squad = material["squad"] as Squad;
  odds = material["odds"] as Odds;
}

export function metres(): Squad["metres"] {
  return squad.metres;
}

export function allOdds(): Odds | null {
  return odds;
}

export function abilitiesOf(card: number): string[] {
  return Object.keys(squad.abilities).filter((ability) => squad.abilities[ability]?.includes(card));
}

/** The line of the team that a card stands in, for its name and its look. */
export function lineOf(card: number): "front" | "lock" | "back-row" | "half" | "centre" | "wing" | "full" {
  if (card <= 3) return "front";
  if (card <= 5) return "lock";
  if (card <= 8) return "back-row";
  if (card <= 10) return "half";
  if (card === 12 || card === 13) return "centre";
  return card === 15 ? "full" : "wing";
}

/** +1 for the side that plays towards 100 m, -1 for the other. */
export function wayOf(seat: number): 1 | -1 {
  return seat === 0 ? 1 : -1;
}
