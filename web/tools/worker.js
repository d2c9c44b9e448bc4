// Opens the page where there is no network. It keeps the page itself and files whose names are their hashes, and nothing else:
// no answer of the server, no table, nobody's key. The page below a path and one at the top do not touch each other's.
const BUILD = "__BUILD__";
const SHELL = "__SHELL__";

const scope = self.registration.scope;
const MINE = `tablee ${scope} `;
const NAME = MINE + BUILD;
const page = new URL("", scope).href;
const assets = new URL("assets/", scope).href;

self.addEventListener("install", (event) => {
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

async function fill() {
  const kept = await caches.open(NAME);
  // What has a hash in its name is as it was; what has not is asked for anew.
  const wanted = SHELL.map((name) => new Request(new URL(name, scope), { cache: name.startsWith("assets/") ? "default" : "no-cache" }));
  await kept.addAll(wanted);
  // While a server is given a new build the page may still be that of the old one, without whose files it would not open.
  const text = await (await kept.match(page)).text();
  if (!SHELL.every((name) => !name.startsWith("assets/index-") || text.includes(name))) {
    await caches.delete(NAME);
    throw new Error("the page is of another build");
  }
}

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetEarlier().then(() => self.clients.claim()));
});

async function forgetEarlier() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(MINE) && name !== NAME).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(open(request));
  else if (request.url.startsWith(assets)) event.respondWith(find(request));
  else if (request.url === new URL("icon.svg", scope).href) event.respondWith(ask(request, request));
});

/** Any room of the page is the page itself: the server's, and what was kept where there is no server. */
function open(request) {
  return request.url.startsWith(`${page}api/`) ? fetch(request) : ask(request, page);
}

/** From the server; what was kept if it does not answer, or only something before it does. */
async function ask(request, instead) {
  const answer = await fetch(request).catch(() => null);
  if (answer && answer.status < 500) return answer;
  return (await caches.match(instead, { cacheName: NAME })) ?? answer ?? Response.error();
}

async function find(request) {
  const found = await caches.match(request, { cacheName: NAME });
  if (found) return found;
  const answer = await fetch(request);
  // A worker whose place another one took keeps nothing any more.
  if (answer.ok && (await caches.has(NAME))) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(comeBack(event.notification.data));
});

/** To the table that called: where it is open, or anew. */
async function comeBack(address) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => url.split(/[?#]/)[0] === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
