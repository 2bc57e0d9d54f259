/** Where a request goes: to the server that the page came from, or to the one in this page. */

import { HOME } from "./files.js";
import { LocalSocket } from "./local.js";

const LOCAL_TABLE = /^\/(?:api\/tables|ws)\/local-/; // tables that live in this browser say so in their names
const ANY_TABLE = /^\/(?:api\/tables|ws)\/[\w-]+/;
const ME = "ghostyard-me";
const TABLES = "ghostyard-tables";
const SocketOutside = globalThis.WebSocket;
const outside = globalThis.fetch.bind(globalThis);

function remembered(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

async function remember(key, answer) {
  const said = await answer.clone().json();
  try {
    if (answer.ok) localStorage.setItem(key, JSON.stringify(said));
  } catch {
    // Private windows may have no storage: the next visit waits a moment longer.
  }
  return answer;
}

/** The page without a server: everything is answered here. @param {import("./local.js").LocalServer} local */
export function answerHere(local) {
  const me = () => Response.json(remembered(ME, { name: "", lang: local.language, known: false }));
  route(async (path, init) => {
    const isMe = path === "/api/me";
    if (isMe && !local.isReady && (init?.method ?? "GET") === "GET") return me(); // the lobby does not wait for Python
    const answer = await local.answer(path, init);
    return isMe ? remember(ME, answer) : answer;
  });
  sockets((path) => new LocalSocket(local, path));
}

/**
 * A server's page: the server answers, and this page where the network is away.
 * @param {import("./local.js").LocalServer} local @param {(isAway: boolean) => void} told
 */
export function answerWhenAway(local, told) {
  const here = async (path, init) => {
    if (path === "/api/me" && (init?.method ?? "GET") === "GET") await introduce(local);
    const answer = await local.answer(path, init);
    if (/^\/api\/(tables|journals)/.test(path)) await remember(TABLES, await local.answer("/api/tables"));
    return answer;
  };
  route(async (path, init) => {
    if (LOCAL_TABLE.test(path)) return here(path, init);
    try {
      const answer = await outside(new URL(path.slice(1), HOME), init);
      if (isGone(answer)) throw new TypeError(answer.statusText);
      told(false);
      if (path === "/api/me" && answer.ok) remember(ME, answer);
      return path === "/api/tables" && answer.ok && (init?.method ?? "GET") === "GET" ? withOwn(answer, local) : answer;
    } catch (problem) {
      if (ANY_TABLE.test(path) || init?.signal?.aborted) throw problem; // that table is not here
      told(true);
      return here(path, init);
    }
  });
  sockets((path, address) => (LOCAL_TABLE.test(path) ? new LocalSocket(local, path) : new SocketOutside(address)));
}

/** Something between us and the server says that the server is not there. @param {Response} answer */
function isGone(answer) {
  return answer.status >= 502 && answer.status <= 504 && !answer.headers.get("content-type")?.includes("json");
}

/** Whoever the server knows has the same name and language here. @param {import("./local.js").LocalServer} local */
async function introduce(local) {
  const { name, lang } = remembered(ME, { name: "", lang: local.language });
  const body = JSON.stringify(name ? { name, lang } : { lang });
  await local.answer("/api/me", { method: "POST", body });
}

/** The server's tables, and those of this browser beside them. */
async function withOwn(answer, local) {
  const listed = await answer.json();
  const own = local.isReady ? await (await local.answer("/api/tables")).json() : remembered(TABLES, { mine: [], finished: [] });
  listed.mine.push(...own.mine);
  listed.finished.push(...own.finished);
  return Response.json(listed);
}

/** @param {(path: string, init?: RequestInit) => Promise<Response>} answer requests of `/api/...` */
function route(answer) {
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const isOurs = url.href.startsWith(`${HOME}api/`);
    return isOurs ? answer(pathOf(url) + url.search, init) : outside(input, init);
  };
}

/** As the server knows it, wherever the site stands. @param {URL} url */
function pathOf({ pathname }) {
  return pathname.slice(HOME.pathname.length - 1);
}

function sockets(open) {
  const make = function (address) {
    return open(pathOf(new URL(address)), address);
  };
  globalThis.WebSocket = Object.assign(make, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 });
}
