/** What the page asks over HTTP. */

import type {
  CharacterInfo,
  CupInfo,
  CupMade,
  Detail,
  Drawn,
  FixtureTable,
  GameInfo,
  NewCup,
  NewTable,
  OpenedRecord,
  OpenTable,
  PrintForm,
  PrintStep,
  Reach,
  Replay,
  SeatKey,
  TableMade,
  TeamKey,
  Turn,
} from "../protocol";
import { below } from "./below";
import { Refusal, refused } from "./refusal";

export async function ask(address: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(below(address), init);
  } catch {
    throw new Refusal("page-error-offline", {}, "The server does not answer.");
  }
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const said = (await answer.json()) as Partial<Detail> & { detail?: string };
    return await refused({ key: said.key ?? "page-error-unknown", facts: said.facts ?? {}, message: said.message ?? said.detail ?? "" });
  } catch {
    return new Refusal("page-error-unknown", {}, `The server answered ${answer.status}.`);
  }
}

export async function getJson<Thing>(address: string): Promise<Thing> {
  return (await (await ask(address)).json()) as Thing;
}

async function postJson<Thing>(address: string, body: unknown): Promise<Thing> {
  const headers = { "Content-Type": "application/json" };
  return (await (await ask(address, { method: "POST", headers, body: JSON.stringify(body) })).json()) as Thing;
}

export const api = {
  games: () => getJson<GameInfo[]>("/api/games"),
  openTables: () => getJson<OpenTable[]>("/api/tables"),
  makeTable: (wish: NewTable) => postJson<TableMade>("/api/tables", wish),
  join: (table: string, name: string, invite: string | null = null) =>
    postJson<SeatKey>(`/api/tables/${table}/join`, { name, invite }),
  /** Whether a table waits for whoever has these keys; nobody there notices. */
  turn: (table: string, tokens: readonly string[]) => postJson<Turn>(`/api/tables/${table}/turn`, { tokens }),
  /** Where others find this server. */
  reach: () => getJson<Reach>("/api/reach"),
  /** A text as a QR code. */
  code: (text: string) => postJson<Drawn>("/api/code", { text }),
  replay: (table: string, seat: number | null) =>
    getJson<Replay>(`/api/tables/${table}/replay${seat === null ? "" : `?seat=${seat}`}`),
  /** Where a deck, edition, cards or sheets can be downloaded: a user's own, or the box's to be filled in. */
  file: (game: string, own: string | null) => below(own === null ? `/api/games/${game}/file` : `/api/files/${own}`),
  material: (game: string, own: string | null) =>
    getJson<Record<string, unknown>>(own === null ? `/api/games/${game}/material` : `/api/files/${own}/material`),
  characters: (game: string) => getJson<CharacterInfo[]>(`/api/games/${game}/characters`),
  ownBox: (own: string) => getJson<GameInfo>(`/api/files/${own}/box`),
  sendFile: async (game: string, file: File, largest: number): Promise<GameInfo> => {
    if (file.size > largest) {
      const facts = { file: file.name, size: Math.ceil(file.size / 1024), most: largest / 1024 };
      throw await refused({ key: "error-file-too-large", facts, message: "This file is too large." });
    }
    const address = `/api/games/${game}/files?name=${encodeURIComponent(file.name)}`;
    const init = { method: "POST", headers: { "Content-Type": "text/plain" }, body: await file.arrayBuffer() };
    return (await (await ask(address, init)).json()) as GameInfo;
  },
  printForm: (game: string, language: string) => getJson<PrintForm>(`/api/games/${game}/print/${language}/form`),
  /** Where a print is; the same wish is the same file. */
  print: (game: string, language: string, wish: Record<string, string>) =>
    below(`/api/games/${game}/print/${language}?${new URLSearchParams(wish)}`),
  /** How far it is, until it is ready. */
  printSteps: async function* (game: string, language: string, wish: Record<string, string>): AsyncGenerator<PrintStep> {
    const answer = await ask(`/api/games/${game}/print/${language}/steps?${new URLSearchParams(wish)}`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line) as PrintStep;
    }
  },
  record: (table: string) => below(`/api/tables/${table}/record`),
  openRecord: async (text: string): Promise<OpenedRecord> =>
    (await (
      await ask("/api/records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: text })
    ).json()) as OpenedRecord,
  makeCup: (wish: NewCup) => postJson<CupMade>("/api/cups", wish),
  cup: (cup: string) => getJson<CupInfo>(`/api/cups/${cup}`),
  joinCup: (cup: string, team: string, name: string) => postJson<TeamKey>(`/api/cups/${cup}/join`, { team, name }),
  handOver: (cup: string, team: string, token: string) => postJson<CupInfo>(`/api/cups/${cup}/bot`, { team, token }),
  openFixture: (cup: string, number: number, token: string) =>
    postJson<FixtureTable>(`/api/cups/${cup}/fixtures/${number}`, { token }),
  /** The sheets to look things up, with the numbers of a user's own file if there is one. */
  sheets: async (game: string, own: string | null, language: string) =>
    (await ask(own === null ? `/api/games/${game}/sheets/${language}` : `/api/files/${own}/sheets/${language}`)).text(),
  rules: async (game: string, language: string) => (await ask(`/api/games/${game}/rules/${language}`)).text(),
};
