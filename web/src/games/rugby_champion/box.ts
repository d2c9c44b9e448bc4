/** What the box says about its cards. Nothing of it is counted here. */

import type { CardView } from "./types";

export interface Player {
  id: string;
  name: string;
  physique: number;
  passe: number;
  pied: number;
  /** The value on red ground, by arrow. */
  red: Record<string, string>;
  whistles: number;
  goal: boolean;
}

export interface Special {
  id: string;
  name: string;
  family: string;
  copies: number;
  bonus: number[];
}

export interface Cards {
  name: string;
  digest: string;
  points: { try: number; conversion: number; penalty: number };
  set_piece: Record<string, number>;
  specials: Special[];
  players: Player[];
  /** The places in the card file whose values no sheet prints. */
  reconstructed: string[];
}

/** A card and what is printed on it besides figures. */
export interface Face extends CardView {
  name: string;
  family: "player" | "referee" | "stop" | "support";
}

export const TYPES = ["physique", "passe", "pied"] as const;
export const SLOTS = ["L2", "L1", "C", "R1"] as const;
/** The side of the Non-joueur, alone. */
export const NON_PLAYER = 1;

const EMPTY: Cards = { name: "", digest: "", points: { try: 5, conversion: 2, penalty: 3 }, set_piece: {}, specials: [], players: [], reconstructed: [] };
let cards: Cards = EMPTY;

export function openBox(material: Record<string, unknown>): void {
  cards = material["cards"] as Cards;
}

export function allCards(): Cards {
  return cards;
}

/** What is printed on a card: `pilier<` is the Pilier whose arrow points left; Touche and Mêlée count `setValue`. */
export function faceOf(id: string, setValue = 0): Face {
  const arrow = id.endsWith("<") ? "left" : id.endsWith(">") ? "right" : "";
  const player = arrow ? cards.players.find((one) => one.id === id.slice(0, -1)) : undefined;
  if (player) {
    const { name, physique, passe, pied, whistles, goal } = player;
    return { id, name, family: "player", values: [physique, passe, pied], arrow, red: player.red[arrow] ?? "", whistles, goal };
  }
  const special = cards.specials.find((one) => one.id === id);
  const values = special?.bonus.length ? special.bonus : TYPES.map(() => (id === "touche" || id === "melee" ? setValue : 0));
  const family = (special?.family ?? "stop") as Face["family"];
  return { id, name: special?.name ?? id, family, values, arrow: "", red: "", whistles: 0, goal: id === "buteur" };
}

export function nameOf(id: string): string {
  return faceOf(id).name;
}

export function valueOf(id: string, type: string, setValue: number): number {
  return faceOf(id, setValue).values[(TYPES as readonly string[]).indexOf(type)] ?? 0;
}

export function isPlayer(id: string): boolean {
  return faceOf(id).family === "player";
}
