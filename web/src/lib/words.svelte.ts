/** Every word that people read, from the same catalogues as the server's and the terminal's. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { below } from "./below";
import { keep, recall } from "./keep";

export type Language = "fr" | "en";
export type Fact = string | number | boolean | null | undefined | Filled;
export type Facts = Record<string, Fact>;
/** What stands for a key, filled in; without words for it, what it is otherwise. */
export type Say = (key: string, facts?: Facts, otherwise?: string) => string;

/** Words that are put into others as they are, even if there are none; a fact without any text is "none". */
export class Filled {
  constructor(readonly words: string) {}
}

export const LANGUAGES: readonly Language[] = ["fr", "en"];
export const NOTHING = "none";

function spoken(): Language {
  const kept = recall<Language | null>("language", null);
  if (kept && LANGUAGES.includes(kept)) return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(below(address));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

class Words {
  language = $state<Language>(spoken());
  /** What is shown as soon as its words are here. */
  #wanted = this.language;
  /** By game or room; the frame's own words, with those on the lids of the boxes, under the empty name. */
  #bundles = $state.raw<ReadonlyMap<string, FluentBundle>>(new Map());
  /** By game: what a user's own file calls things, the same in every language. */
  #called = $state.raw<ReadonlyMap<string, Readonly<Record<string, string>>>>(new Map());
  #sources = new Map<string, Promise<string>>();
  #games = new Set<string>();
  /** Parts of the page that not everybody enters: their words belong to no game. */
  #rooms = new Set<string>();

  /** Fetch the words of a room, such as a cup: the groups of the catalogue whose headings name it. */
  async enter(room: string): Promise<void> {
    this.#rooms.add(room);
    await this.load(room);
  }

  /** Fetch the words of the frame and of these games, side by side, then show them all at once. */
  async load(...games: string[]): Promise<void> {
    games.forEach((game) => this.#games.add(game));
    await this.#fill(this.#wanted);
  }

  async speak(language: Language): Promise<void> {
    keep("language", language);
    this.#wanted = language;
    try {
      await this.#fill(language);
    } catch (trouble) {
      if (this.#wanted === language) this.#wanted = this.language;
      throw trouble;
    }
  }

  get ready(): boolean {
    return this.#bundles.has("");
  }

  knows(game: string): boolean {
    return this.#bundles.has(game);
  }

  /** Speaks for a game, of which only the lid may be known yet, or for the frame alone. */
  of(game = ""): Say {
    return (key, facts = {}, otherwise) => this.#called.get(game)?.[key] ?? this.#format(game, key, facts, otherwise);
  }

  /** From now on things of a game have these names: those of the file that is in play. */
  call(game: string, names: Readonly<Record<string, string>>): void {
    this.#called = new Map([...this.#called, [game, names]]);
  }

  async #fill(language: Language): Promise<void> {
    const games = ["", ...this.#games];
    const sources = await Promise.all(games.map((game) => this.#source(`/api/words/${language}${game && `/${game}`}`)));
    if (language !== this.#wanted) return;
    const known = language === this.language ? this.#bundles : [];
    this.#bundles = new Map([...known, ...games.map((game, place) => [game, bundle(language, sources[place] ?? "")] as const)]);
    this.language = language;
    document.documentElement.lang = language;
  }

  #source(address: string): Promise<string> {
    let found = this.#sources.get(address);
    if (!found) {
      found = fetchText(address);
      found.catch(() => this.#sources.delete(address));
      this.#sources.set(address, found);
    }
    return found;
  }

  #format(game: string, key: string, facts: Facts, otherwise?: string): string {
    const frame = this.#bundles.get("");
    const shared = [frame, ...[...this.#rooms].map((room) => this.#bundles.get(room))];
    const places = shared.flatMap((bundle) => [[bundle, `${game}-${key}`], [bundle, key]] as const);
    for (const [bundle, name] of [[this.#bundles.get(game), key] as const, ...places]) {
      const pattern = bundle?.getMessage(name)?.value;
      if (!bundle || !pattern) continue;
      const problems: Error[] = [];
      const sentence = bundle.formatPattern(pattern, plain(facts), problems);
      problems.forEach((problem) => console.error(key, problem));
      return sentence;
    }
    // A key is never shown to people; whoever works on the page finds it in the console.
    if (otherwise === undefined && frame) console.error(`no words for ${key}`);
    return otherwise ?? "";
  }
}

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** The catalogues see a truth as yes or no, and nothing as "none". */
function plain(facts: Facts): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      if (fact instanceof Filled) return [name, fact.words];
      if (typeof fact === "boolean") return [name, fact ? "yes" : "no"];
      return [name, fact === null || fact === undefined || fact === "" ? NOTHING : fact];
    }),
  );
}

export const words = new Words();

/** The frame's words; short, because every component says something. */
export const say: Say = (key, facts) => words.of()(key, facts);

/** What a game is called, or its id while its words are not here. */
export function titleOf(game: string): string {
  return words.of(game)("game-title", {}, game);
}

/** "a", "a and b", "a, b and c". */
export function listed(speak: Say, items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return speak("list-and", { items: items.slice(0, -1).join(", "), last: items.at(-1) });
}

/** A moment as people of this language write it: the day, and the time of day. */
export function dateAndTime(at: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** What another sentence may follow: it ends with a full stop, if with nothing else that ends one. */
export function ended(sentence: string): string {
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** With a capital at its beginning, and after an exclamation in it, as `words.py` does. */
export function capital(sentence: string): string {
  return sentence.replace(/(^|[!?]\s)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase());
}
