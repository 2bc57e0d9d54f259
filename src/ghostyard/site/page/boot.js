/**
 * The beginning of a page without a server: gets everything, starts Python in a worker, and lets the client believe that it
 * talks to a server. `fetch` of `/api/...` and sockets go to the worker; all else is as it was.
 */

const { words, files } = await (await fetch("/site/site.json")).json();
const language = ["en", "es", "de"].find((each) => navigator.language.startsWith(each)) ?? "en";
const say = (message) => words[language][message];

const bar = document.createElement("progress");
const told = document.createElement("p");
const waiting = document.createElement("div");
waiting.className = "site-waiting";
waiting.append(told, bar);
told.setAttribute("role", "status");

/** What is done so far, of all that has to be done; the last tenths are Python's start. @param {number} share */
function show(message, share) {
  told.textContent = say(message);
  bar.max = 1;
  bar.value = share;
}

const FETCHED = 0.6; // of the bar: what takes longest on a phone
const STARTED = 0.85;

// ---------------------------------------------------------------- a worker that is asked

class Asked {
  /** @param {string} role */
  constructor(role) {
    this.worker = new Worker("/site/worker.js", { type: "module", name: role });
    this.waiting = new Map();
    this.count = 0;
    this.sockets = new Map();
    this.worker.addEventListener("message", ({ data }) => this.heard(data));
  }

  ask(ask, about = {}) {
    return new Promise((done, fail) => {
      this.waiting.set(++this.count, { done, fail });
      this.worker.postMessage({ id: this.count, ask, ...about });
    });
  }

  tell(ask, about, given = []) {
    this.worker.postMessage({ ask, ...about }, given);
  }

  heard({ id, found, problem, step, socket, what, text }) {
    if (step) return show("web-site-starting", STARTED);
    if (socket) return this.sockets.get(socket)?.heard(what, text);
    const { done, fail } = this.waiting.get(id);
    this.waiting.delete(id);
    problem ? fail(new Error(problem)) : done(found);
  }
}

// ---------------------------------------------------------------- as if there were a server

/** @type {Asked} */
let server;
const outside = globalThis.fetch.bind(globalThis);

async function inside(path, { method = "GET", body = "", headers = {} } = {}) {
  const [status, kind, content] = await server.ask("fetch", { method, path, body, language: headers["accept-language"] ?? language });
  return new Response(content, { status, headers: { "content-type": kind } });
}

function locally(input, init) {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  return url.origin === location.origin && url.pathname.startsWith("/api/") ? inside(url.pathname + url.search, init) : outside(input, init);
}

class LocalSocket extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;

  constructor(address) {
    super();
    this.readyState = LocalSocket.CONNECTING;
    this.name = `${LocalSocket.count++}`;
    server.sockets.set(this.name, this);
    server.tell("open", { socket: this.name, path: new URL(address).pathname, language });
  }

  heard(what, data) {
    if (this.readyState === LocalSocket.CLOSED) return;
    if (what !== "message") this.readyState = what === "open" ? LocalSocket.OPEN : LocalSocket.CLOSED;
    if (what === "close") server.sockets.delete(this.name);
    this.dispatchEvent(what === "message" ? new MessageEvent("message", { data }) : new Event(what));
  }

  send(text) {
    server.tell("say", { socket: this.name, text });
  }

  close() {
    server.tell("close", { socket: this.name });
    this.heard("close", "");
  }
}
LocalSocket.count = 1;

/** Pictures and downloads are asked for by the browser itself: the service worker passes them on to us. */
async function answerServiceWorker({ data, ports: [line] }) {
  if (!data.path) return;
  const answer = await inside(data.path);
  line.postMessage({ status: answer.status, kind: answer.headers.get("content-type"), body: await answer.arrayBuffer() });
}

// ---------------------------------------------------------------- the beginning

/** All files into the browser, once; afterwards the page needs no network. */
async function fetchAll() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // a page without a secure address plays, but not without its network
  serviceWorker.addEventListener("message", ({ data }) => {
    if (data.fetched) show("web-site-fetching", (FETCHED * data.fetched) / data.all);
  });
  const claimed = new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
  const known = await serviceWorker.register("/sw.js");
  known.addEventListener("updatefound", () => offer(known));
  offer(known);
  if (!serviceWorker.controller) await claimed;
}

/** A new version waits until somebody wants it: never in the middle of a game. @param {ServiceWorkerRegistration} known */
function offer(known) {
  const coming = known.installing ?? known.waiting;
  if (!coming || !navigator.serviceWorker.controller) return;
  const ready = () => {
    if (coming.state !== "installed") return;
    const button = document.createElement("button");
    button.className = "site-renew";
    button.textContent = say("web-site-renew");
    button.addEventListener("click", () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      coming.postMessage("renew");
    });
    document.body.append(button);
  };
  coming.addEventListener("statechange", ready);
  ready();
}

async function begin() {
  document.getElementById("main").replaceChildren(waiting);
  if (!globalThis.WebAssembly || !globalThis.indexedDB || !globalThis.Worker) {
    told.textContent = say("web-site-old");
    return;
  }
  show("web-site-fetching", 0);
  await fetchAll();
  show("web-site-starting", FETCHED);
  server = new Asked("serve");
  const thinker = new Asked("think");
  const line = new MessageChannel();
  server.tell("line", { role: "serve", line: line.port1 }, [line.port1]);
  thinker.tell("line", { role: "think", line: line.port2 }, [line.port2]);
  await server.ask("start", { role: "serve", files });
  globalThis.fetch = locally;
  /** @type {any} */ (globalThis).WebSocket = LocalSocket;
  navigator.serviceWorker?.addEventListener("message", answerServiceWorker);
  thinker.ask("start", { role: "think", files });
  await import("/web/main.js");
}

begin().catch((problem) => {
  console.error(problem);
  told.textContent = say("web-site-broken");
  bar.remove();
});
