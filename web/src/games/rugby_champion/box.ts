/** What the box says about its cards. Nothing of it is counted here. */

import type { Say } from "../../lib/words.svelte";
import type { Box, CardView, PageMaterial, Player, Special } from "./types";

/** A card and what is printed on it besides figures. */
export interface Face extends CardView {
  /** Its id without the arrow. */
  card: string;
  family: "player" | "referee" | "stop" | "support";
}

export const TYPES = ["physique", "passe", "pied"] as const;
export const SLOTS = ["L2", "L1", "C", "R1"] as const;
/** The side of the Non-joueur, alone. */
export const NON_PLAYER = 1;

/** How the arrow of a player is written behind the id. */
const ARROWS = { left: "<", right: ">" } as const;
let cards: Box | null = null;
let faces = new Map<string, Face>();

/** Read off the cards in the box what is printed on each. */
export function openBox(material: PageMaterial): void {
  cards = material.cards;
  const printed = [...cards.players.flatMap((player) => [faceOfPlayer(player, "left"), faceOfPlayer(player, "right")]), ...cards.specials.map(faceOfSpecial)];
  faces = new Map(printed.map((face) => [face.id, face]));
}

function faceOfPlayer({ id, physique, passe, pied, red, whistles, goal }: Player, arrow: "left" | "right"): Face {
  return { id: id + ARROWS[arrow], card: id, family: "player", values: [physique, passe, pied], arrow, red: red[arrow] ?? "", whistles, goal };
}

function faceOfSpecial({ id, family, bonus }: Special): Face {
  const values = bonus.length ? bonus : TYPES.map(() => 0);
  return { id, card: id, family: family as Face["family"], values, arrow: "", red: "", whistles: 0, goal: id === "buteur" };
}

/** Every card that looks different, a player with either arrow. */
export function allIds(): string[] {
  return [...faces.keys()];
}

/** The cards in play; the page opens the box before anybody sits down. */
export function allCards(): Box {
  if (!cards) throw new Error("the box of Rugby Champion is not open");
  return cards;
}

/** What is printed on a card; Touche and Mêlée count `setValue`. */
export function faceOf(id: string, setValue = 0): Face {
  const face = faces.get(id);
  if (!face) throw new Error(`no card of this box is written ${id}`);
  return id === "touche" || id === "melee" ? { ...face, values: TYPES.map(() => setValue) } : face;
}

/** The name of a card, a player's with its arrow. */
export function cardName(speak: Say, id: string): string {
  const { card, arrow } = faceOf(id);
  return speak("card", { name: speak(`card-${card}`), way: arrow });
}

/** All that is printed on a card, for those who do not see it. */
export function printedOn(speak: Say, face: Face): string {
  const { card, family, whistles, goal, arrow, red } = face;
  const name = speak(`card-${card}`);
  const [physique, passe, pied] = face.values;
  if (family === "player") return speak("rc-ui-printed", { name, physique, passe, pied, arrow, type: red, whistles, goal });
  return speak("rc-ui-printed-special", { name, card, physique, passe, pied });
}

export function valueOf(id: string, type: string, setValue: number): number {
  return faceOf(id, setValue).values[(TYPES as readonly string[]).indexOf(type)] ?? 0;
}
