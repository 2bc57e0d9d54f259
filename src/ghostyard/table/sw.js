// Keeps the house's own files, so that its pages open without a network: the server's answer first, and what was kept
// where there is none. VERSION and FILES are put in by the server.
const VERSION = "/*version*/";
const FILES = [/*files*/];
const CACHE = `ghostyard-pages-${VERSION}`;
const PATIENCE = 4000; // milliseconds; then a network is as good as none

addEventListener("install", (event) => event.waitUntil(keepAll().then(() => skipWaiting())));
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET") return;
  if (event.request.mode === "navigate") event.respondWith(fromNetwork(event.request, "/"));
  else if (FILES.includes(pathname)) event.respondWith(fromNetwork(event.request, pathname));
});

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map((path) => new Request(path, { cache: "no-cache" })));
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith("ghostyard-") && name !== CACHE) await caches.delete(name);
}

async function fromNetwork(request, path) {
  try {
    const patience = { signal: AbortSignal.timeout(PATIENCE), headers: { accept: request.headers.get("accept") ?? "*/*" } };
    return await (request.mode === "navigate" ? fetch(request.url, patience) : fetch(request, patience));
  } catch {
    return (await (await caches.open(CACHE)).match(path)) ?? Response.error();
  }
}
