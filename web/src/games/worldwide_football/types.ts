// Written by `python -m tablee.server.types` from the Python structs. Change those instead.

import type { Phrase } from "../../protocol";

/** A Player card. */
export interface FootballerView {
  number: number;
  name: string;
  effect: string;
}

/** One team, as everybody sees it. */
export interface SideView {
  team: string;
  rival: boolean;
  squad: FootballerView[];
  score: number;
  stars: number;
  abilities: string[];
  actions: number;
  most_actions: number;
  pile: number;
  discard: string[];
  players: number;
  most_players: number;
  player_pile: number;
  player_discard: number[];
  substituted: number[];
  yellow: number;
  red: number;
  known: string[];
}

/** The virtual opponent's table: all but the order of its piles. */
export interface RivalView {
  active: number[];
  shots: string[];
  special: number;
  guard: number;
  under: string[];
}

/** A die that is about to be thrown. */
export interface ThrowView {
  aim: string;
  sides: number;
}

/** A card that answers the last one laid. */
export interface DefenceView {
  card: string;
  number: number | null;
  bonus: number;
  target: number;
  die: number | null;
}

/** A shot under way. */
export interface ShotView {
  card: string;
  bonus: number;
  keeper_bonus: number;
  die: number | null;
  keeper_die: number | null;
}

/** The pitch as `seat` sees it; ``None`` is a spectator. */
export interface WorldwideFootballView {
  seat: number | null;
  phase: string;
  clause: string;
  waiting: number[];
  mode: string;
  half: number;
  half_cards: number;
  attack: number;
  pa: number;
  target: number | null;
  laid: string[];
  dead: string;
  sure: boolean;
  prepared: string[];
  block: number;
  gave_back: boolean;
  must_spend: boolean;
  hand: string[];
  players: number[];
  odds: Record<string, number>;
  reach: Record<string, number>;
  sides: SideView[];
  rival: RivalView | null;
  throw: ThrowView | null;
  turning: string;
  defence: DefenceView | null;
  shot: ShotView | null;
  aim: number | null;
  aimed: number[];
  shootout: boolean;
  kicks: number[];
  kicks_made: number[];
  winner: number | null;
  reason: string;
}

/** A legal move: what is done, and the card, the player or the Star ability that does it. */
export interface WorldwideFootballChoice {
  move: string;
  phrase?: Phrase | null;
  kind?: string;
  card?: string;
  number?: number;
  ability?: string;
}

/** What a team holds. */
export interface OpenHand {
  cards: string[];
  players: number[];
}

/** `seat` chose a Star ability. */
export interface Picked {
  event: "picked";
  seat: number;
  ability: string;
}

/** `seat` has the first ball. */
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

/** `seat` drew an Action card; only it sees which. */
export interface Drew {
  event: "drew";
  seat: number;
  card: string | null;
}

/** `seat` drew a Player card; only it sees which. */
export interface DrewPlayer {
  event: "drewplayer";
  seat: number;
  number: number | null;
  name: string | null;
  effect: string | null;
}

/** `seat` discarded an Action card: ``limit`` or ``yellow``. */
export interface Discarded {
  event: "discarded";
  seat: number;
  card: string;
  why: string;
}

/** `seat` discarded a Player card above the limit. */
export interface DiscardedPlayer {
  event: "discardedplayer";
  seat: number;
  number: number;
  name: string;
  effect: string;
}

/** `seat` has the ball at so many PA; `why` says how it came by it. */
export interface Possession {
  event: "possession";
  seat: number;
  pa: number;
  why: string;
}

/** `seat` laid an attack card and is at so many PA; `sure`: it cannot be defended. */
export interface Laid {
  event: "laid";
  seat: number;
  card: string;
  pa: number;
  sure: boolean;
}

/** `seat` played a Player card, which does `effect`. */
export interface PlayerPlayed {
  event: "playerplayed";
  seat: number;
  number: number;
  name: string;
  effect: string;
}

/** `seat` took a card up from its pile or discard; everybody saw which. */
export interface Recovered {
  event: "recovered";
  seat: number;
  card: string;
  source: string;
}

/** The virtual opponent turned a card of its pile Défense: does it answer the card that was laid? */
export interface GuardTurned {
  event: "guardturned";
  card: string;
  suits: boolean;
}

/** Its pile Défense was made anew from its discard. */
export interface GuardRebuilt {
  event: "guardrebuilt";
  cards: number;
}

/** `seat` defends with a card, or a Player card that stands for it; the d20 needs `target`, `bonus` is added. */
export interface Defended {
  event: "defended";
  seat: number;
  card: string;
  number: number | null;
  bonus: number;
  target: number;
}

/** `seat` draws instead of defending. */
export interface DrewInstead {
  event: "drewinstead";
  seat: number;
}

/** The d20 of `seat`: natural die, total, target, and whether the ball is won. */
export interface DefenceThrown {
  event: "defencethrown";
  seat: number;
  die: number;
  total: number;
  target: number;
  good: boolean;
}

/** The card of `seat` stands. */
export interface Stood {
  event: "stood";
  seat: number;
  card: string;
  pa: number;
}

/** `seat` used a Star ability; so many Stars are left. */
export interface StarUsed {
  event: "starused";
  seat: number;
  ability: string;
  stars: number;
  pa: number;
}

/** `seat` gave up a Player card for a Star. */
export interface Substituted {
  event: "substituted";
  seat: number;
  number: number;
  name: string;
  effect: string;
}

/** A d6 was thrown for `seat`: for what, and what it shows. */
export interface Threw {
  event: "threw";
  seat: number;
  aim: string;
  die: number;
}

/** The offside trap of `seat` worked or did not. */
export interface TrapSprung {
  event: "trapsprung";
  seat: number;
  good: boolean;
  pa: number;
}

/** `seat` tried to draw a foul: ``foul``, ``yellow`` or ``nothing``. */
export interface Dived {
  event: "dived";
  seat: number;
  result: string;
}

/** `seat` shoots at so many PA; ``FREE`` is a direct free kick.  The bonuses are on top of the dice. */
export interface Shot {
  event: "shot";
  seat: number;
  card: string;
  pa: number;
  bonus: number;
  keeper_bonus: number;
}

/** A defender of `seat` threw himself into the shot. */
export interface Interposed {
  event: "interposed";
  seat: number;
  number: number;
  blocked: boolean;
}

/** What became of the shot of `seat`: ``goal``, ``saved``, ``wide``, ``corner`` or ``blocked``. */
export interface ShotJudged {
  event: "shotjudged";
  seat: number;
  die: number;
  total: number;
  keeper_die: number;
  keeper_total: number;
  result: string;
}

/** `seat` throws its die of the shot again with a Player card. */
export interface ThrowsAgain {
  event: "throwsagain";
  seat: number;
  number: number;
}

/** A goal of `seat`. */
export interface Goal {
  event: "goal";
  seat: number;
  score: number[];
  how: string;
}

/** `seat` committed a foul when the attack had so many PA. */
export interface Fouled {
  event: "fouled";
  seat: number;
  pa: number;
}

/** The card check of `seat`: ``none``, ``yellow`` or ``red``. */
export interface Carded {
  event: "carded";
  seat: number;
  card: string;
}

/** The virtual opponent lost the top card of its Action pile for a card it was shown. */
export interface LostCard {
  event: "lostcard";
  card: string;
}

/** `seat` has a free kick: ``direct`` or ``indirect``. */
export interface FreeKick {
  event: "freekick";
  seat: number;
  how: string;
}

/** `seat` has a penalty; `shootout` after a level match. */
export interface Penalty {
  event: "penalty";
  seat: number;
  shootout: boolean;
}

/** `seat` picked its face; only it sees which. */
export interface Aimed {
  event: "aimed";
  seat: number;
  face: number | null;
}

/** The penalty of `seat`: two faces; different ones are a goal. */
export interface PenaltyTaken {
  event: "penaltytaken";
  seat: number;
  faces: number[];
  goal: boolean;
}

/** `seat` gives the ball back; `both` if the other team did so just before. */
export interface GaveBack {
  event: "gaveback";
  seat: number;
  both: boolean;
}

/** Why the virtual opponent does what it does next: the clause, the step, and what the sentence needs. */
export interface RivalStep {
  event: "rivalstep";
  clause: string;
  step: string;
  pa: number;
  stars: number;
  card: string | null;
  cards: number | null;
  score: number[] | null;
}

/** The virtual opponent turned a shot and set it aside: it is active. */
export interface ShotActive {
  event: "shotactive";
  card: string;
}

/** At a free kick of the virtual opponent a card that does not suit went under its Action pile. */
export interface PutUnder {
  event: "putunder";
  card: string;
}

/** At a corner of the virtual opponent a card of its Action pile does not suit. */
export interface PutAside {
  event: "putaside";
  card: string;
}

/** Those cards were shuffled back. */
export interface ShuffledBack {
  event: "shuffledback";
  cards: string[];
}

/** A Player card of the virtual opponent becomes active. */
export interface Activated {
  event: "activated";
  number: number;
  name: string;
  effect: string;
}

/** A fourth active Player card makes it drop one: `lead` is its lead in goals. */
export interface Dropped {
  event: "dropped";
  number: number;
  name: string;
  effect: string;
  lead: number;
}

/** WF-55: `half`, counted from 1, ended with this score. */
export interface HalfOver {
  event: "halfover";
  half: number;
  score: number[];
}

/** The match is over; `kicks` are the goals of a shoot-out. */
export interface MatchOver {
  event: "matchover";
  score: number[];
  winner: number | null;
  kicks: number[] | null;
}

/** What a page must know to draw the cards and to say where numbers come from. */
export interface PageMaterial {
  edition: Edition;
}

/** A checked edition, with the name and digest that records keep. */
export interface Edition {
  digest: string;
  file: EditionFile;
  squads: Record<string, Footballer[]>;
}

/** An edition file as it is written. */
export interface EditionFile {
  name: string;
  origin: Origin;
  match: MatchPart;
  cards: Record<string, ActionPart>;
  defence: Record<string, Record<string, number>>;
  shots: ShotPart;
  fouls: FoulPart;
  abilities: AbilityPart;
  rival: RivalPart;
  effects: Record<string, EffectPart>;
  teams: Record<string, TeamPart>;
}

/** Which values are printed in the box, found elsewhere, or our reconstruction. */
export interface Origin {
  printed: string[];
  found: string[];
  reconstructed: string[];
}

/** The numbers of the whole match. */
export interface MatchPart {
  kick_off_actions: number;
  other_actions: number;
  players: number;
  most_actions: number;
  most_players: number;
  red_actions: number;
  red_players: number;
  most_active: number;
  amateur_stars: number;
  instead: number;
  give_back: number;
  most_pa: number;
  corner_pa: number;
  special_at: number;
  shoots_from: number;
  substitutions: number;
  penalties: number;
  targets: number[];
}

/** What a shot is worth. */
export interface ShotPart {
  by_pa: number[];
  direct_keeper: number;
}

/** Fouls, cards and restarts. */
export interface FoulPart {
  tackle: number;
  pressing: number;
  yellow_from: number;
  red_from: number;
  red_pa: number;
  choice_pa: number;
  penalty_pa: number;
  human_yellow: number;
  rival_yellow: number;
  rival_red: number;
  restart: string[];
  corner: string[];
}

/** What the Star abilities do. */
export interface AbilityPart {
  counter_from: number;
  counter_pa: number;
  offensive_most: number;
  block_bonus: number;
  block_throws: number;
  creativity: string[];
  efficiency_bonus: number;
  trap_from: number;
  trap_cards: string[];
  trap_good: number;
  trap_pa: number;
  dive_foul: number;
  dive_yellow: number;
}

/** What the virtual opponent does with them. */
export interface RivalPart {
  special: string[];
  calls_from: number;
  block_pile: number;
  creativity_first: number;
  endurance_pa: number;
  endurance: string[];
  recovers: string[];
  offensive_most: number;
}

/** One kind of Action card. */
export interface ActionPart {
  amateur: number;
  pro: number;
  pa: number;
  needs: number;
  after: string[];
  draws: "action" | "nothing" | "player";
  bonus: number;
  wide: number;
}

/** What one kind of Player card does. */
export interface EffectPart {
  bonus: number;
  from: number;
  as: string;
  cards: string[];
}

/** TeamPart */
export interface TeamPart {
  stars: number;
  abilities: string[];
  players: string[];
}

/** One Player card. */
export interface Footballer {
  name: string;
  effect: string;
}

export type StoryEvent = Picked | Tossed | HalfBegan | Drew | DrewPlayer | Discarded | DiscardedPlayer | Possession | Laid | PlayerPlayed | Recovered | GuardTurned | GuardRebuilt | Defended | DrewInstead | DefenceThrown | Stood | StarUsed | Substituted | Threw | TrapSprung | Dived | Shot | Interposed | ShotJudged | ThrowsAgain | Goal | Fouled | Carded | LostCard | FreeKick | Penalty | Aimed | PenaltyTaken | GaveBack | RivalStep | ShotActive | PutUnder | PutAside | ShuffledBack | Activated | Dropped | HalfOver | MatchOver;
