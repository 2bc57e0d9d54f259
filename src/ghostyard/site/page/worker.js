/**
 * A worker with Python in it: the server of this page ("serve"), or a bot that thinks ("think"). What the page asks for comes
 * as `{ask, ...}` and is answered under the same id.
 */

import { loadPyodide } from "./pyodide/pyodide.mjs";

const here = new URL(".", import.meta.url);
let python, glue, server, think;

/** Python with our sources, ready to import them. */
async function startPython(files, told) {
  const loading = loadPyodide({ indexURL: new URL("pyodide/", here).href });
  const packed = await Promise.all(files.map(async (name) => [name, await (await fetch(new URL(name, here))).arrayBuffer()]));
  python = await loading;
  for (const [name, content] of packed) python.unpackArchive(content, name.endsWith(".whl") ? "wheel" : "zip", { extractDir: "/lib/ghostyard" });
  python.runPython(`
import os, sys
os.environ["GHOSTYARD_COMPILE"] = "wasm"
sys.path[:0] = ["/lib/ghostyard/stand_in", "/lib/ghostyard"]
`);
  told();
  glue = python.pyimport("ghostyard.site.in_browser");
}

// ---------------------------------------------------------------- what is kept

function database() {
  return new Promise((done, fail) => {
    const opening = indexedDB.open("ghostyard", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => fail(opening.error);
  });
}

async function inStore(mode, act) {
  const store = await database();
  return new Promise((done, fail) => {
    const change = store.transaction("kept", mode, { durability: "strict" });
    const asked = act(change.objectStore("kept"));
    change.oncomplete = () => (store.close(), done(asked.result));
    change.onerror = change.onabort = () => fail(change.error);
  });
}

const keep = (content) => inStore("readwrite", (store) => store.put(content, "all"));
const kept = () => inStore("readonly", (store) => store.get("all"));

// ---------------------------------------------------------------- what is asked

const ASKED = {
  async start({ files, role }) {
    await startPython(files, () => postMessage({ step: "python" }));
    if (role !== "serve") return;
    server = glue.new_server({ keep, think: (question) => think(question) }, await kept());
    await server.resume();
  },
  async fetch({ method, path, language, body }) {
    return glue.answered(server, method, path, language, body);
  },
  open({ socket, path, language }) {
    server.open(socket, path, language, (what, text) => postMessage({ socket, what, text }));
  },
  say({ socket, text }) {
    server.say(socket, text);
  },
  close({ socket }) {
    server.close(socket);
  },
  think({ question }) {
    return glue.thought(question);
  },
};

/** Bots think in another worker, to which the page gives us a line. */
function thinkOver(line) {
  const waiting = new Map();
  let count = 0;
  line.onmessage = ({ data: { id, found, problem } }) => {
    const { done, fail } = waiting.get(id);
    waiting.delete(id);
    problem ? fail(new Error(problem)) : done(found);
  };
  think = (question) =>
    new Promise((done, fail) => {
      waiting.set(++count, { done, fail });
      line.postMessage({ id: count, ask: "think", question });
    });
}

async function answer({ data: { id, ask, line, ...about } }, reply) {
  if (ask === "line") {
    if (about.role === "serve") thinkOver(line);
    else line.onmessage = (event) => answer(event, (message) => line.postMessage(message));
    return;
  }
  try {
    const found = await ASKED[ask](about);
    if (id) reply({ id, found });
  } catch (problem) {
    console.error(problem);
    if (id) reply({ id, problem: String(problem.message ?? problem) });
  }
}

addEventListener("message", (event) => answer(event, (message) => postMessage(message)));
