/** The server in this page: two workers, asked as a server is asked. They start when somebody first needs them. */

import { tellElsewhere } from "./elsewhere.js";
import { at, Files } from "./files.js";
import { bar } from "./progress.js";

const IDLE = 4000; // milliseconds after which the bots get ready, though nobody has asked them yet

class Asked {
  /** @param {string} role @param {(step: any) => void} told */
  constructor(role, told) {
    this.worker = new Worker(at("site/worker.js"), { type: "module", name: role });
    this.waiting = new Map();
    this.count = 0;
    this.sockets = new Map();
    this.told = told;
    this.worker.addEventListener("message", ({ data }) => this.heard(data));
    this.worker.addEventListener("error", () => this.fail(new Error("worker")));
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

  heard({ id, found, problem, socket, what, text, ...more }) {
    if (socket) return this.sockets.get(socket)?.heard(what, text);
    if (!id) return this.told(more);
    const { done, fail } = this.waiting.get(id);
    this.waiting.delete(id);
    problem ? fail(new Error(problem)) : done(found);
  }

  fail(problem) {
    for (const { fail } of this.waiting.values()) fail(problem);
    this.waiting.clear();
  }
}

/** Python's program, when all files are kept. @param {object} wanted @param {(bytes: number) => void} counted @returns {Promise<WebAssembly.Module>} */
function fetched(wanted, counted) {
  const worker = new Worker(at("site/fetcher.js"), { type: "module", name: "fetch" });
  worker.postMessage(wanted);
  return new Promise((done, fail) => {
    worker.addEventListener("error", () => fail(new Error("worker")));
    worker.addEventListener("message", ({ data: { bytes, compiled, problem } }) => {
      if (bytes) return counted(bytes);
      problem ? fail(new Error(problem)) : done(compiled);
    });
  }).finally(() => worker.terminate());
}

export class LocalServer {
  /** @param {any} site as `site.json` says it @param {string} language of this browser @param {(message: string) => string} say */
  constructor(site, language, say) {
    this.site = site;
    this.language = language;
    this.say = say;
    /** @type {Promise<void> | null} */
    this.started = null;
    this.isReady = false;
    /** @type {Promise<void> | null} */
    this.asked = null;
  }

  /** Starts once; returns when it answers. */
  start() {
    this.started ??= this.begin().catch((problem) => {
      bar.fail(this.say("web-site-broken"));
      throw problem;
    });
    return this.started;
  }

  async begin() {
    bar.show(this.say, this.site.sizes);
    this.server = new Asked("serve", (told) => this.told(told));
    const line = new MessageChannel();
    this.line = line.port2;
    this.server.tell("line", { role: "serve", line: line.port1 }, [line.port1]);
    await this.fetchFiles();
    this.compiled = await this.server.ask("start", this.how("serve"));
    this.isReady = true;
    bar.done();
  }

  /** What a first visit fetches goes through a worker of its own (`fetcher.js`), while the script of the server comes. */
  async fetchFiles() {
    const { version, sizes, python } = this.site;
    const [program, ...packed] = [python.wasm, python.first, python.late].map((name) => `site/python/${name}`);
    if (!globalThis.caches || (await new Files(version).isUnpacked(packed[1]))) return;
    const plain = [...Object.values(python.libraries), `site/python/${python.standard_library}`];
    this.compiled = await fetched({ version, sizes, program, plain, packed }, (bytes) => bar.fetched(bytes));
  }

  /** How a worker starts; Python's program is compiled only once. @param {string} role */
  how(role) {
    const { version, python, sizes } = this.site;
    const uncounted = this.compiled ? {} : sizes; // where the program is, all has come and was counted
    return { role, version, files: python, sizes: uncounted, module: this.compiled, language: this.language };
  }

  told({ bytes, step }) {
    if (bytes) bar.fetched(bytes);
    if (step === "scripts") for (const path of this.site.python.scripts) bar.fetched(this.site.sizes[path]);
    if (step === "python") bar.starting();
    if (step === "think") this.startThinking();
    if (step === "elsewhere") tellElsewhere(this.say);
  }

  /** Bots think in a worker of their own, so that neither the page nor the table waits for them. */
  async startThinking() {
    if (this.thinks) return;
    this.thinks = true;
    const thinker = new Asked("think", () => {});
    thinker.tell("line", { role: "think", line: this.line }, [this.line]);
    await thinker.ask("start", this.how("think"));
  }

  /** What the server says to a request. @param {string} path @param {{method?: string, body?: any, headers?: any}} [init] */
  async answer(path, { method = "GET", body = "", headers = {} } = {}) {
    const language = headers["accept-language"] ?? this.language;
    const ready = method === "GET" && this.prepared(path, language);
    if (ready) return fetch(at(ready));
    await this.start();
    const [status, kind, content] = await this.server.ask("fetch", { method, path, body, language });
    return new Response(content, { status, headers: { "content-type": kind } });
  }

  /** Some answers are the same for everybody: they were prepared when the site was built. */
  prepared(path, language) {
    const found = this.site.answers[path];
    return typeof found === "string" ? found : found?.[language];
  }

  /** @param {LocalSocket} socket @param {string} path */
  async open(socket, path) {
    await this.start();
    setTimeout(() => this.startThinking(), IDLE);
    this.asked ??= askToStay().catch(() => {}); // once a visit: Firefox asks the person until there is an answer
    this.server.sockets.set(socket.name, socket);
    this.server.tell("open", { socket: socket.name, path, language: this.language });
  }
}

/** A game is kept from now on: asks the browser not to clear it away when it needs room. */
async function askToStay() {
  const { storage } = navigator;
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}

/** A socket to the server in this page, as the client knows sockets. */
export class LocalSocket extends EventTarget {
  static CONNECTING = 0;
  static OPEN = 1;
  static CLOSED = 3;
  static count = 1;

  /** @param {LocalServer} local @param {string} path */
  constructor(local, path) {
    super();
    this.readyState = LocalSocket.CONNECTING;
    this.name = `${LocalSocket.count++}`;
    this.local = local;
    local.open(this, path).catch(() => this.heard("close", ""));
  }

  heard(what, data) {
    if (this.readyState === LocalSocket.CLOSED) return;
    if (what !== "message") this.readyState = what === "open" ? LocalSocket.OPEN : LocalSocket.CLOSED;
    if (what === "close") this.local.server?.sockets.delete(this.name);
    this.dispatchEvent(what === "message" ? new MessageEvent("message", { data }) : new Event(what));
  }

  send(text) {
    this.local.server.tell("say", { socket: this.name, text });
  }

  close() {
    this.local.server?.tell("close", { socket: this.name });
    this.heard("close", "");
  }
}
