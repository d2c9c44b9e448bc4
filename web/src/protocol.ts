// Written by `python -m tablee.server.types` from the Python structs. Change those instead.

/** Somebody at the table, or the game's own opponent, who has the number after the last seat. */
export interface Person {
  seat: number;
}

/** A sentence or a part of one. */
export interface Phrase {
  key: string;
  facts?: Record<string, unknown>;
}

/** What is wrong, or a part of that: a phrase that brings its plain English along. */
export interface Detail {
  key: string;
  facts?: Record<string, unknown>;
  message?: string;
  whole?: boolean;
}

/** A line of the log. */
export interface Line {
  at: number;
  phrase: Phrase;
  chapter?: boolean;
  shown?: boolean;
}

/** A legal move as the page needs it; games add what the move is: its card, its place, its target. */
export interface Choice {
  move: string;
  phrase?: Phrase | null;
}

/** All that is said about a position to whoever looks at it. */
export interface Spoken {
  prompt: Phrase;
  progress: Phrase;
  outcome: Phrase[];
  opponent: Phrase | null;
}

/** Something that one would like to see again. */
export interface Moment {
  ply: number;
  phrase: Phrase;
  kind?: "great" | "part" | "score";
  score?: number[];
}

/** A line of the sheet: what was counted, and what it is for each of the sheet's `people`. */
export interface Figure {
  label: Phrase;
  values: (number | Phrase)[];
}

/** A point of a curve: what everybody had after so many plies. */
export interface Mark {
  ply: number;
  values: number[];
  label: Phrase;
}

/** How something grew and fell: points, coins, spaces. */
export interface Curve {
  label: Phrase;
  marks: Mark[];
}

/** The sheet of one game. */
export interface Sheet {
  people: Person[];
  opponent: Phrase | null;
  outcome: Phrase[];
  figures: Figure[];
  curves: Curve[];
  moments: Moment[];
}

/** A decision that cost something. */
export interface Slip {
  ply: number;
  seat: number;
  played: Phrase;
  better: Phrase;
  why: Phrase;
  cost: Phrase;
  weight: number;
}

/** How likely each seat was to win after so many plies: shares of one. */
export interface Chance {
  ply: number;
  shares: number[];
}

/** One thing that can be chosen about a game; its words are ``option-<name>`` in the game's catalogue. */
export interface OptionForm {
  name: string;
  kind: "choice" | "number" | "text" | "yes-no";
  default: boolean | number | string;
  least: number | null;
  most: number | null;
  choices: string[];
}

/** The deck, edition, cards or sheets that are played with. */
export interface FileInfo {
  noun: string;
  name: string;
  digest: string;
  own: string | null;
}

/** What is known of a game's cups before there is one. */
export interface CupForm {
  teams: string[];
  fixed: string[];
}

/** A player of whoever runs the server, beside the levels. */
export interface GuestInfo {
  level: string;
  seat_counts: number[];
}

/** Somebody to play against: a bot with a name, a face and a manner. */
export interface CharacterInfo {
  level: string;
  name: string;
  plays: string;
  manner: string;
  face: Record<string, number>;
}

/** A box on the shelf, or the same with a user's own file. */
export interface GameInfo {
  id: string;
  rules: number;
  seat_counts: number[];
  options: OptionForm[];
  levels: string[];
  guests: GuestInfo[];
  names: Record<string, string>;
  daily: string | null;
  live: Record<string, boolean | number | string>;
  automaton: boolean;
  cup: CupForm | null;
  file: FileInfo | null;
  reconstructed: string[];
  largest_file: number;
  lesson: number;
  sheets: boolean;
  prints: boolean;
}

/** A value that something about a print may have, and what it is called. */
export interface PrintChoice {
  value: string;
  title: string;
}

/** Something that can be chosen about the print of one game. */
export interface PrintOption {
  name: string;
  title: string;
  help: string;
  default: boolean | number | string;
  choices: PrintChoice[];
}

/** ``GET /api/games/<game>/print/<lang>/form``: what can be chosen about a print, in the words of that language. */
export interface PrintForm {
  papers: PrintChoice[];
  inks: string[];
  options: PrintOption[];
  missing: string;
}

/** A line of ``GET /api/games/<game>/print/<lang>/steps``: how far a print is. */
export interface PrintStep {
  stage: "drawing" | "ready" | "refused" | "setting";
  pages: number;
  refusal: Detail | null;
}

/** Who is to sit at a seat. */
export interface SeatWish {
  kind: "bot" | "free" | "person";
  name?: string | null;
  level?: string | null;
}

/** ``POST /api/tables``: a game, its options, and who sits where. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  visibility?: "open" | "private";
  mine?: number[];
  from_table?: string | null;
  from_ply?: number | null;
  own?: string | null;
  room?: boolean;
  hints?: boolean;
  minutes?: number;
  daily?: boolean;
  lesson?: boolean;
}

/** A seat and the token that opens it. */
export interface SeatKey {
  seat: number;
  token: string;
}

/** The answer: the creator gets the tokens of all people's seats, to pass them on as links. */
export interface TableMade {
  table: string;
  keys: SeatKey[];
  mine: number[];
  invite: string | null;
  daily: string;
}

/** ``POST /api/tables/<id>/join``: take a seat at an open table that waits for people, or by an invitation. */
export interface JoinTable {
  name: string;
  invite?: string | null;
}

/** ``GET /api/reach``: where others find this server. */
export interface Reach {
  by: "here" | "network" | "nobody";
  address: string;
  command: string;
}

/** ``POST /api/code``: a text to be shown as a QR code, in a body, which no log keeps. */
export interface Code {
  text: string;
}

/** The answer: the dark squares as a path, in a drawing so many squares wide and high. */
export interface Drawn {
  size: number;
  path: string;
}

/** A table that is listed: it waits for people, or may be watched. */
export interface OpenTable {
  table: string;
  game: string;
  seats: number;
  free: number;
  names: string[];
  over: boolean;
}

/** ``GET /api/tables/<id>``: what anybody who knows the table may know of it. */
export interface TableInfo {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  visibility: string;
  origin: "record" | "table";
  seats: SeatInfo[];
  over: boolean;
  rematch: string | null;
  file: FileInfo | null;
}

/** ``POST /api/tables/<id>/turn``: whether a table waits for whoever has these keys, without sitting down there. */
export interface AskTurn {
  tokens: string[];
}

/** The answer. */
export interface Turn {
  over: boolean;
  mine: boolean;
}

/** The answer to ``POST /api/records`` with a record's text: a finished or unfinished game to be looked at. */
export interface OpenedRecord {
  table: string;
}

/** Always the first message: with the tokens of this screen's seats, or none as a spectator. */
export interface Hello {
  type: "hello";
  tokens?: string[];
  last?: number | null;
}

/** `seat` makes a move. */
export interface Play {
  type: "play";
  id: string;
  seat: number;
  move: string;
  ply: number;
}

/** Something about the game that is no move. */
export interface Ask {
  type: "ask";
  id: string;
  what: "begin" | "bot" | "end" | "hint" | "invite" | "join" | "leave" | "person" | "rematch" | "resign" | "undo" | "why";
  seat?: number | null;
  about?: number | null;
}

/** `seat` agrees, or not, to what was proposed. */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  agree: boolean;
}

/** Whoever was given `seat` sits down in the waiting room under this name, or changes it. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
}

/** Whoever is taught has read what the guide says, or goes on without the lesson. */
export interface Learn {
  type: "learn";
  id: string;
  seat: number;
  what: "leave" | "read";
}

/** `seat` says something to the table. */
export interface Say {
  type: "say";
  id: string;
  seat: number;
  text: string;
}

/** The answer to a ping, at once: how long messages are on their way counts in a race. */
export interface Pong {
  type: "pong";
  ping: number;
}

/** Is anybody there?  A page asks when it has heard nothing for a while; it is answered by :class:`Here`. */
export interface Knock {
  type: "knock";
}

/** Who sits at a seat, for everybody. */
export interface SeatInfo {
  kind: "bot" | "free" | "person";
  name: string;
  level: string | null;
  present: boolean;
  stands_in: boolean;
  wish: string | null;
  back_within: number | null;
  visitor: boolean;
  came: boolean;
  kept: boolean;
}

/** What was agreed on when the table was laid, besides the game's own options. */
export interface TableTerms {
  host: number;
  hints: boolean;
  minutes: number;
  by_invitation: boolean;
  daily: string;
}

/** Something that all other people must agree to. */
export interface Proposal {
  what: "end" | "rematch" | "undo";
  seat: number;
  missing: number[];
  agreed: number;
}

/** Where a lesson stands. */
export interface LessonNow {
  cue: number;
  goes_on: boolean;
  reads: boolean;
}

/** The position as one page may see it. */
export interface Situation {
  ply: number;
  views: Record<string, unknown>;
  says: Record<string, Spoken>;
  legal: Record<string, Choice[]>;
  waiting: number[];
  clause: string;
  due: number | null;
  now: number | null;
  undo: Record<string, "ask" | "free">;
  outcome: Record<string, unknown> | null;
  awaits: boolean;
  clock: Record<string, number>;
  lesson: LessonNow | null;
  refused: Record<string, Record<string, Phrase>>;
}

/** Something that the guide says. */
export interface LessonLine {
  cue: number;
  key: string;
  spot: string;
}

/** A first game that is told as it is played. */
export interface LessonForm {
  length: number;
  lines: LessonLine[];
}

/** The whole table as this page may see it. */
export interface Welcome {
  type: "welcome";
  n: number;
  table: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  visibility: string;
  seats: SeatInfo[];
  mine: number[];
  situation: Situation;
  log: unknown[];
  lines: Line[];
  chat: ChatLine[];
  proposal: Proposal | null;
  luck: string;
  seed: string | null;
  rematch: string | null;
  file: FileInfo | null;
  terms: TableTerms;
  news: Line[];
  lesson: LessonForm | null;
}

/** One move and all that chance and clock made of it. */
export interface Happened {
  type: "happened";
  n: number;
  story: unknown[];
  lines: Line[];
  situation: Situation;
  undone: boolean;
  log: number;
}

/** Somebody came, went, or was replaced. */
export interface Seats {
  type: "seats";
  n: number;
  seats: SeatInfo[];
}

/** Somebody sat down, left, came back, gave up, or a bot stands in: a line of the story, and a notice. */
export interface News {
  type: "news";
  n: number;
  line: Line;
  seat: number;
}

/** A proposal was made, answered or dropped. */
export interface Proposed {
  type: "proposed";
  n: number;
  proposal: Proposal | null;
}

/** Something that was said at the table. */
export interface ChatLine {
  seat: number;
  text: string;
}

/** Somebody said something. */
export interface Said {
  type: "said";
  n: number;
  line: ChatLine;
}

/** The table plays again over there; this page's seats have new tokens. */
export interface Rematch {
  type: "rematch";
  n: number;
  table: string;
  keys: SeatKey[];
}

/** What was asked was done and is safe; `answer` holds a hint or a reason. */
export interface Done {
  type: "done";
  id: string;
  answer: Record<string, unknown> | null;
}

/** What was asked was not done, and nothing changed. */
export interface Refused {
  type: "refused";
  id: string;
  key: string;
  facts: Record<string, unknown>;
  message: string;
}

/** The server ends and comes back; all that was asked before was answered, and the socket closes with 1012. */
export interface Restarting {
  type: "restarting";
}

/** To be answered by a pong with the same number, at once. */
export interface Ping {
  type: "ping";
  ping: number;
}

/** The answer to a knock, at once. */
export interface Here {
  type: "here";
}

/** One step of a replay: what happened and how the table looks after it. */
export interface Frame {
  ply: number;
  story: unknown[];
  lines: Line[];
  view: unknown;
  said: Spoken;
  hands: unknown[] | null;
}

/** ``GET /api/tables/<id>/replay?seat=``: a game from one seat (only when it is over) or as a spectator. */
export interface Replay {
  table: string;
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  names: string[];
  seat: number | null;
  frames: Frame[];
  outcome: Record<string, unknown> | null;
  file: FileInfo | null;
  by_others: boolean;
  moments: Moment[];
}

/** ``GET /api/tables/<id>/sheet``: what a game came to, once it is over. */
export interface MatchSheet {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  file: FileInfo | null;
  decisions: number[];
  sheet: Sheet;
}

/** A line of ``POST /api/tables/<id>/chances`` or ``/review``: how far the bots are with a game, and what they have. */
export interface Study {
  done: number;
  total: number;
  over: boolean;
  chances: Chance[];
  playouts: number;
  slips: Slip[];
  failed: boolean;
}

/** Who is to play a team: somebody at the creator's screen, a bot, or whoever takes it by the cup's link. */
export interface EntrantWish {
  kind: "bot" | "free" | "person";
  name?: string | null;
  level?: string | null;
}

/** ``POST /api/cups``: a game with teams, who plays which, and what the matches have in common. */
export interface NewCup {
  game: string;
  host: string;
  entrants: Record<string, EntrantWish>;
  options?: Record<string, boolean | number | string>;
  automaton?: boolean;
}

/** A team and the token that opens its seats. */
export interface TeamKey {
  team: string;
  token: string;
}

/** The answer: a key for each team at the creator's screen. */
export interface CupMade {
  cup: string;
  keys: TeamKey[];
}

/** ``POST /api/cups/<id>/join``: take a team that waits for somebody. */
export interface JoinCup {
  team: string;
  name: string;
}

/** ``POST /api/cups/<id>/bot``: let a bot play one's own team; whoever made the cup may do so for any. */
export interface HandOver {
  team: string;
  token: string;
  level?: string | null;
}

/** ``POST /api/cups/<id>/fixtures/<number>``: sit down to a match that is due. */
export interface OpenFixture {
  token: string;
}

/** The answer: the table of the match, which the team's token opens. */
export interface FixtureTable {
  table: string;
}

/** Who plays a team. */
export interface EntrantInfo {
  team: string;
  kind: "bot" | "free" | "person";
  name: string;
  level: string | null;
}

/** How a match ended. */
export interface ScoreInfo {
  goals: [number, number];
  kicks: [number, number] | null;
  winner: string | null;
  forfeit: boolean;
}

/** A match of the cup. */
export interface FixtureInfo {
  number: number;
  round: number;
  stage: "final" | "group" | "semi" | "third";
  home: string | null;
  away: string | null;
  state: "bots" | "due" | "later" | "open" | "over";
  table: string | null;
  score: ScoreInfo | null;
}

/** One line of the table. */
export interface StandingInfo {
  team: string;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  points: number;
  split: "" | "lot" | "meeting";
}

/** ``GET /api/cups/<id>``: all of a cup, for everybody who knows it. */
export interface CupInfo {
  cup: string;
  game: string;
  options: Record<string, boolean | number | string>;
  automaton: boolean;
  host: string;
  entrants: EntrantInfo[];
  lots: string[];
  fixtures: FixtureInfo[];
  standings: StandingInfo[];
  podium: string[];
}

export type FromPage = Hello | Play | Ask | Vote | Sit | Learn | Say | Pong | Knock;

export type FromServer = Welcome | Happened | Seats | News | Proposed | Said | Rematch | Done | Refused | Restarting | Ping | Here;
