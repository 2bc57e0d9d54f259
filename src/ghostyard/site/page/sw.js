// Keeps all files of one version, so that pages open without a network: a page of its own (site), or a server's page
// (`?server`), which asks its server first. VERSION and FILES are put in by the builder.
const VERSION = "/*version*/";
const FILES = [/*files*/];
const HOME = new URL("./", location.href); // the folder of the site
const OURS = `ghostyard ${HOME.pathname} `; // other folders of the same host may have sites of their own
const CACHE = OURS + VERSION;
const AT_SERVER = new URL(location.href).searchParams.has("server");
const SHELL = AT_SERVER ? "" : "index.html";
const cache = caches.open(CACHE);
const PATIENCE = 5000; // milliseconds; then a network is as good as none

addEventListener("install", (event) => {
  event.waitUntil(keepAll());
  // Browsers that can do so take these out of the cache by themselves, without waking anybody; what is not there they fetch.
  const folders = AT_SERVER ? ["site/python/*"] : ["web/*", "art/*", "site/*"];
  event.addRoutes?.(folders.map((folder) => ({ condition: { urlPattern: HOME + folder, requestMethod: "GET" }, source: { cacheName: CACHE } })));
});
addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => clients.claim())));
addEventListener("message", (event) => event.data === "renew" && event.waitUntil(renew(event.ports[0])));
addEventListener("fetch", (event) => {
  const { href, search } = new URL(event.request.url);
  if (!href.startsWith(HOME.href) || event.request.method !== "GET") return;
  const path = href.slice(HOME.href.length).replace(/[?#].*/, "");
  if (path.startsWith("api/")) return answerForPage(event, `/${path}${search}`);
  const isPage = event.request.mode === "navigate";
  if (isPage && !AT_SERVER && !["", "index.html"].includes(path)) return; // a file by itself
  const wanted = isPage ? SHELL : path;
  if (AT_SERVER && !path.startsWith("site/python/")) event.respondWith(fromNetwork(event.request, wanted));
  else event.respondWith(kept(wanted));
});

/** Fetches every file that the page has not kept already. */
async function keepAll() {
  const room = await cache;
  await Promise.all(
    [SHELL, ...FILES].map(async (path) => {
      const address = new URL(path, HOME);
      if (await room.match(address)) return;
      const answer = await fetch(address, { cache: "no-cache" });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      if (!(await room.match(address))) await room.put(address, answer); // the page may have kept it meanwhile, unpacked
    }),
  );
}

/** Takes the place of the version before, unless somebody still plays with that in another tab. @param {MessagePort} [line] */
async function renew(line) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.filter(({ url }) => url.startsWith(HOME.href)).length > 1) line?.postMessage("others");
  else await skipWaiting();
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name.startsWith(OURS) && name !== CACHE) await caches.delete(name);
}

async function kept(path) {
  const address = new URL(path, HOME);
  return (await (await cache).match(address)) ?? fetch(address);
}

/** The server's answer; where there is none, what was kept. */
async function fromNetwork(request, path) {
  try {
    const patience = { signal: AbortSignal.timeout(PATIENCE) };
    const answer = await (request.mode === "navigate" ? fetch(request.url, patience) : fetch(request));
    if (answer.status < 502 || answer.status > 504) return answer;
  } catch {
    // Nobody there.
  }
  return (await (await cache).match(new URL(path, HOME))) ?? Response.error();
}

/** Pictures and downloads: `fetch` within the page finds its own way. */
function answerForPage(event, path) {
  if (event.request.destination === "" && event.request.mode !== "navigate") return;
  if (!AT_SERVER || path.startsWith("/api/tables/local-")) event.respondWith(askPage(event, path));
}

/** What only the page's own server knows. */
async function askPage(event, path) {
  const page = (await clients.get(event.clientId)) ?? (await clients.matchAll({ type: "window" }))[0];
  if (!page) return Response.error();
  const line = new MessageChannel();
  const answered = new Promise((done) => (line.port1.onmessage = ({ data }) => done(data)));
  page.postMessage({ path }, [line.port2]);
  const { status, kind, body } = await answered;
  return new Response(body, { status, headers: { "content-type": kind } });
}
