// Keeps all files of one version, so that the page works without a network. VERSION and FILES are put in by the builder.
const VERSION = "/*version*/";
const FILES = {/*files*/};
const CACHE = `ghostyard-${VERSION}`;

addEventListener("install", (event) => event.waitUntil(fetchAll()));
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));
addEventListener("message", ({ data }) => data === "renew" && skipWaiting());
addEventListener("fetch", (event) => {
  const { origin, pathname, search } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== "GET") return;
  if (pathname.startsWith("/api/")) event.respondWith(askPage(event, pathname + search));
  else event.respondWith(kept(event.request.mode === "navigate" ? "/index.html" : pathname));
});

/** Fetches every file, and tells the page how many bytes are there: a bar that does not lie. */
async function fetchAll() {
  const cache = await caches.open(CACHE);
  const all = Object.values(FILES).reduce((sum, size) => sum + size, 0);
  let fetched = 0;
  await Promise.all(
    Object.keys(FILES).map(async (path) => {
      const answer = await fetch(path, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      const counted = answer.body.pipeThrough(
        new TransformStream({
          transform(part, next) {
            fetched += part.length;
            next.enqueue(part);
            tell({ fetched, all });
          },
        }),
      );
      await cache.put(path, new Response(counted, { headers: { "content-type": answer.headers.get("content-type") ?? "" } }));
    }),
  );
}

async function tell(message) {
  for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage(message);
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
}

async function kept(path) {
  return (await (await caches.open(CACHE)).match(path)) ?? fetch(path);
}

/** What only the page's own server knows. */
async function askPage(event, path) {
  const page = await clients.get(event.clientId || event.resultingClientId);
  if (!page) return Response.error();
  const line = new MessageChannel();
  const answered = new Promise((done) => (line.port1.onmessage = ({ data }) => done(data)));
  page.postMessage({ path }, [line.port2]);
  const { status, kind, body } = await answered;
  return new Response(body, { status, headers: { "content-type": kind } });
}
