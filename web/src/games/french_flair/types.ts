// Written by `python -m tablee.server.types` from the Python structs. Change those instead.

import type { Phrase } from "../../protocol";

/** One team, as everybody sees it. */
export interface TeamView {
  score: number;
  tries: number;
  cards: number;
  pile: number;
  discards: number[];
}

/** The combination that is being played. */
export interface ComboView {
  cards: number[];
  kinds: string[];
  next_metres: number;
  metres: number;
}

/** Dice that are about to be thrown. */
export interface ThrowView {
  seat: number;
  aim: string;
  dice: number;
  first: number[];
}

/** The pitch as `seat` sees it; ``None`` is a spectator. */
export interface FrenchFlairView {
  seat: number | null;
  phase: string;
  clause: string;
  waiting: number[];
  half: number;
  clock: string;
  seconds: number;
  half_seconds: number;
  time_up: boolean;
  ball: number;
  attack: number;
  distance: number;
  origin: string;
  combo: ComboView | null;
  maul_phases: number;
  hand: number[];
  teams: TeamView[];
  throw: ThrowView | null;
  zone: [number, number] | null;
  holder: number | null;
  must_tackle: boolean;
  crosses: boolean;
  advantage: number | null;
  advantage_spot: number | null;
  winners: number[];
  reason: string;
}

/** A legal move: what is done, with which cards or how many dice, and what it gains for certain. */
export interface FrenchFlairChoice {
  move: string;
  phrase?: Phrase | null;
  kind?: string;
  cards?: number[];
  dice?: number;
  metres?: number;
  odds?: Phrase | null;
  chance?: Phrase | null;
  loses?: boolean;
}

/** What is said about a position, with whose ball it is and where: the caption of the pitch. */
export interface FrenchFlairSpoken {
  prompt: Phrase;
  progress: Phrase;
  outcome: Phrase[];
  opponent: Phrase | null;
  possession: Phrase;
}

/** `seat` won the toss; the other team kicks off the first half. */
export interface Tossed {
  event: "tossed";
  seat: number;
}

/** A half begins; `seat` kicks off. */
export interface HalfBegan {
  event: "halfbegan";
  half: number;
  seat: number;
}

/** `seat` drew a card; only it sees which. */
export interface Drew {
  event: "drew";
  seat: number;
  card: number | null;
}

/** The discards of `seat` became its pile. */
export interface Reshuffled {
  event: "reshuffled";
  seat: number;
  cards: number;
}

/** `seat` laid a card above six aside. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: number;
}

/** `seat` threw dice: for what, and what they show. */
export interface Threw {
  event: "threw";
  seat: number;
  aim: string;
  dice: number[];
}

/** `seat` kicked the ball from one place to another: ``restart``, ``kick``, ``touch``, ``drop`` or ``goal``. */
export interface Kicked {
  event: "kicked";
  seat: number;
  aim: string;
  card: number | null;
  start: number;
  end: number;
}

/** What became of a kick. */
export interface Landed {
  event: "landed";
  seat: number;
  how: string;
  ball: number;
}

/** `seat` played a card: ``advance``, ``opening``, ``pass`` or ``relay``; the ball moved. */
export interface Played {
  event: "played";
  seat: number;
  card: number;
  how: string;
  metres: number;
  ball: number;
  combination: number[];
  kind: string;
}

/** `seat` sends a card on a ``run``, or has it ``kick``, ``touch`` or ``drop``; the dice are yet to be thrown. */
export interface Tried {
  event: "tried";
  seat: number;
  card: number;
  how: string;
  dice: number;
  combination: number[];
  kind: string;
}

/** `seat` ran with a card; a double leaves everybody standing. */
export interface Ran {
  event: "ran";
  seat: number;
  card: number;
  metres: number;
  ball: number;
  clear: boolean;
}

/** `seat` moved the ball on with two forwards: a ``maul`` or a ``fixation``. */
export interface Gathered {
  event: "gathered";
  seat: number;
  how: string;
  cards: number[];
  ball: number;
}

/** After points de fixation both teams complete their hands. */
export interface Renewed {
  event: "renewed";
  seat: number;
}

/** `seat` knocked the ball on. */
export interface KnockedOn {
  event: "knockedon";
  seat: number;
  ball: number;
}

/** `seat` goes in for the tackle with a card; ``forced`` if the carrier had no card left. */
export interface Tackled {
  event: "tackled";
  seat: number;
  card: number | null;
  ball: number;
  forced: boolean;
}

/** `seat` does not tackle. */
export interface LetPass {
  event: "letpass";
  seat: number;
}

/** `seat` intercepted and ran back. */
export interface Intercepted {
  event: "intercepted";
  seat: number;
  metres: number;
  ball: number;
}

/** The tackle of `seat` was missed. */
export interface MissedTackle {
  event: "missedtackle";
  seat: number;
}

/** A ruck: `seat` has won the ball, the other team may contest in this zone. */
export interface RuckFormed {
  event: "ruckformed";
  seat: number;
  zone: [number, number];
  ball: number;
}

/** `seat` contests the ruck (``contest``) or clears it out (``clear-out``) with a card, or does not (no card). */
export interface Contested {
  event: "contested";
  seat: number;
  how: string;
  card: number | null;
}

/** `seat` has the ball out of the ruck; a good contest narrows the zone for the clear-out. */
export interface BallWon {
  event: "ballwon";
  seat: number;
  zone: [number, number] | null;
}

/** `seat` was offside. */
export interface Offside {
  event: "offside";
  seat: number;
  ball: number;
}

/** `seat` plays the advantage. */
export interface AdvantagePlayed {
  event: "advantageplayed";
  seat: number;
}

/** `seat` has gained enough. */
export interface AdvantageOver {
  event: "advantageover";
  seat: number;
}

/** A penalty for `seat`; ``back`` if an advantage came to nothing. */
export interface PenaltyGiven {
  event: "penaltygiven";
  seat: number;
  ball: number;
  back: boolean;
}

/** `seat` plays the penalty ``goal``, ``touch`` or ``hand``. */
export interface PenaltyChosen {
  event: "penaltychosen";
  seat: number;
  how: string;
}

/** A ``scrum`` or ``line-out``; `seat` puts or throws in. */
export interface SetPiece {
  event: "setpiece";
  how: string;
  seat: number;
  ball: number;
}

/** `seat` won it; a double brings a penalty or a card. */
export interface SetPieceWon {
  event: "setpiecewon";
  how: string;
  seat: number;
  double: boolean;
}

/** `seat` called the mark. */
export interface Marked {
  event: "marked";
  seat: number;
  ball: number;
}

/** `seat` made the ball dead in its own in-goal. */
export interface TouchedDown {
  event: "toucheddown";
  seat: number;
}

/** `seat` takes a 22 drop-out. */
export interface DropOut {
  event: "dropout";
  seat: number;
}

/** The ball goes to `seat` where it lies. */
export interface TurnedOver {
  event: "turnedover";
  seat: number;
  ball: number;
}

/** A try of `seat`. */
export interface TryScored {
  event: "tryscored";
  seat: number;
  card: number | null;
  score: number[];
}

/** The conversion of `seat`. */
export interface Converted {
  event: "converted";
  seat: number;
  good: boolean;
  score: number[];
}

/** Three points for `seat`: ``drop`` or ``goal``. */
export interface GoalScored {
  event: "goalscored";
  seat: number;
  how: string;
  score: number[];
}

/** The half's time is up; play goes on until the ball is dead. */
export interface TimeUp {
  event: "timeup";
  half: number;
}

/** FF-77: `half`, counted from 1, ended with this score. */
export interface HalfOver {
  event: "halfover";
  half: number;
  score: number[];
}

/** The last half is over; a draw has two `winners`. */
export interface MatchOver {
  event: "matchover";
  score: number[];
  winners: number[];
  tries: number[];
}

/** What a page must know to draw the cards, the pitch, and where the ball may go. */
export interface PageMaterial {
  squad: Squad;
  reach: Reach;
}

/** The cards and the pitch. */
export interface Squad {
  abilities: Record<string, number[]>;
  metres: Metres;
}

/** How far the ball goes: by aim, for one die and for two, the chance of so many steps of 5 m. */
export interface Reach {
  run: number[][];
  kick: number[][];
  touch: number[][];
  drop: number[][];
  goal: number[][];
}

/** How far things are. */
export interface Metres {
  advance: number;
  advantage: number;
  twenty_two: number;
}

export type StoryEvent = Tossed | HalfBegan | Drew | Reshuffled | Discarded | Threw | Kicked | Landed | Played | Tried | Ran | Gathered | Renewed | KnockedOn | Tackled | LetPass | Intercepted | MissedTackle | RuckFormed | Contested | BallWon | Offside | AdvantagePlayed | AdvantageOver | PenaltyGiven | PenaltyChosen | SetPiece | SetPieceWon | Marked | TouchedDown | DropOut | TurnedOver | TryScored | Converted | GoalScored | TimeUp | HalfOver | MatchOver;
