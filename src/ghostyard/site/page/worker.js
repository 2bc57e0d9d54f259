/**
 * A worker with Python in it: the server of this page ("serve"), or a bot that thinks ("think"). In a first visit the server
 * makes images of both before it serves anybody. What the page asks for comes as `{ask, ...}` and is answered under the same id.
 */

import { at, Files } from "./files.js";
import { isFirst } from "./elsewhere.js";
import { Elsewhere, keep, kept } from "./keeping.js";
import { imageOf, keepImages } from "./image.js";
import { findModules, prepared, startPython, unpack } from "./python.js";
import createPyodideModule from "./python/pyodide.asm.mjs";
import { loadPyodide } from "./python/pyodide.mjs";

const FOLDER = "site/python/";
let python, glue, server, think;

// ---------------------------------------------------------------- the start

/** Python with everything of ours, from the image that an earlier visit has left, or from nothing. */
async function start({ role, version, files, sizes, module, language }) {
  const found = new Files(version, sizes, (bytes) => postMessage({ bytes }));
  const compiling = module ?? WebAssembly.compileStreaming(found.unpacked(FOLDER + files.wasm, "application/wasm"));
  const isAlone = role === "serve" && (await isFirst()); // others may be open to read the rules
  let [compiled, image] = await Promise.all([compiling, imageOf(version, role)]);
  const how = { found, compiled, files, role };
  try {
    python = await startedPython({ ...how, image, isMaker: isAlone && !image });
  } catch (problem) {
    if (!image) throw problem;
    console.warn(problem); // an image that this browser does not like is as good as none
    image = undefined;
    python = await startedPython({ ...how, isMaker: isAlone });
  }
  if (!image) findModules(python);
  postMessage({ step: "python" });
  if (isAlone && !image) await keepImages(python, version, language);
  python.runPython("ghostyard.site.image.wake()");
  glue = python.pyimport("ghostyard.site.in_browser");
  if (role === "serve") server = glue.new_server({ keep: keepHere, think: (question) => think(question) }, await kept());
  if (isAlone) await server.resume(); // what waits for bots goes on in one page only
  return compiled;
}

/** Nothing is written over what another page has done: this one has to begin again. */
function keepHere(content) {
  return keep(content).catch((problem) => {
    if (problem instanceof Elsewhere) postMessage({ step: "elsewhere" });
    throw problem;
  });
}

/** All modules are in the images, so bots need no files there; a server reads words and rules for those who ask. */
const needsFiles = (role, image) => !image || role === "serve";

async function startedPython({ found, compiled, files, image, role, isMaker }) {
  const packs = needsFiles(role, image) ? [files.first, files.late].map((name) => found.bytes(FOLDER + name)) : [];
  const paths = new Map([...Object.values(files.libraries), FOLDER + files.standard_library].map((path) => [at(path), path]));
  const giveBack = prepared(compiled, (address) => (paths.has(address) ? found.file(paths.get(address)) : null));
  const started = await startPython({
    loadPyodide,
    createPyodideModule,
    image,
    _makeSnapshot: isMaker && Boolean(globalThis.caches),
    libraries: Object.fromEntries(Object.entries(files.libraries).map(([name, path]) => [name, at(path)])),
    indexURL: at(FOLDER),
    stdLibURL: at(FOLDER + files.standard_library),
    lockFileContents: files.lock,
    env: { HOME: "/" },
  }).finally(giveBack);
  for (const pack of packs) unpack(started, await pack);
  return started;
}

// ---------------------------------------------------------------- what is asked

const ASKED = {
  start,
  fetch({ method, path, language, body }) {
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

/** Bots think in another worker, to which the page gives us a line; it is started when it is first needed. */
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
      if (!count) postMessage({ step: "think" });
      waiting.set(++count, { done, fail });
      line.postMessage({ id: count, ask: "think", question });
    });
}

/** Whatever comes before Python has started waits for it. */
let begun;
const started = new Promise((done) => (begun = done));

async function answer({ data: { id, ask, line, ...about } }, reply) {
  if (ask === "line") {
    if (about.role === "serve") thinkOver(line);
    else line.onmessage = (event) => answer(event, (message) => line.postMessage(message));
    return;
  }
  try {
    if (ask !== "start") await started;
    const found = await ASKED[ask](about);
    if (ask === "start") begun();
    if (id) reply({ id, found });
  } catch (problem) {
    console.error(problem);
    if (id) reply({ id, problem: String(problem.message ?? problem) });
  }
}

addEventListener("message", (event) => answer(event, (message) => postMessage(message)));
postMessage({ step: "scripts" });
