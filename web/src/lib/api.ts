/** What the page asks over HTTP. */

import type { GameInfo, NewTable, OpenedRecord, OpenTable, Replay, TableMade, SeatKey } from "../protocol";
import { Refusal, type PhraseFacts } from "./refusal";

async function ask(address: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(address, init);
  } catch {
    throw new Refusal("page-error-offline", {}, "The server does not answer.");
  }
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

async function refusalOf(answer: Response): Promise<Refusal> {
  try {
    const said = (await answer.json()) as { key?: string; facts?: PhraseFacts; message?: string; detail?: string };
    return new Refusal(said.key ?? "page-error-unknown", said.facts ?? {}, said.message ?? said.detail ?? "");
  } catch {
    return new Refusal("page-error-unknown", {}, `The server answered ${answer.status}.`);
  }
}

async function getJson<Thing>(address: string): Promise<Thing> {
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
  join: (table: string, name: string) => postJson<SeatKey>(`/api/tables/${table}/join`, { name }),
  replay: (table: string, seat: number | null) =>
    getJson<Replay>(`/api/tables/${table}/replay${seat === null ? "" : `?seat=${seat}`}`),
  record: (table: string) => `/api/tables/${table}/record`,
  openRecord: async (text: string): Promise<OpenedRecord> =>
    (await (
      await ask("/api/records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: text })
    ).json()) as OpenedRecord,
  rules: async (game: string, language: string) => (await ask(`/api/games/${game}/rules/${language}`)).text(),
};
