/**
 * Images: Python's memory with everything loaded, kept in the browser by the first visit, so that later ones start in a
 * moment: one for the worker that thinks, and a larger one for the server. Both are made of the server's own memory before it
 * serves anybody: another Python just for that would need as much again. They belong to one version and one browser.
 * Memory that holds nothing is left out, and what is kept goes into Python's memory part by part: it is never there twice.
 */

import { at, cacheOf } from "./files.js";
import { setTrampoline, trampolineOf } from "./python.js";

const contentOf = (role) => at(`site/image/${role}`);
const aboutOf = (role) => at(`site/image/${role}.json`); // comes last: an image that has one is whole
const PAGE = 16_384; // bytes that are kept, or left out, together
const PART = 2 ** 20; // bytes that are read together

/**
 * @typedef {[begin: number, end: number]} Run of bytes that are kept
 * @typedef {{madeBy: string, state: any, size: number, runs: Run[]}} About `state`: what Pyodide knows outside of its memory
 */

/** An image as Python's start takes it. @typedef {{state: any, size: number, fill: (memory: Uint8Array) => Promise<void>}} Image */

/** The image for this version and worker, if there is one. @param {string} version @param {string} role @returns {Promise<Image | undefined>} */
export async function imageOf(version, role) {
  const cache = await opened(version);
  const [told, content] = await Promise.all([cache?.match(aboutOf(role)), cache?.match(contentOf(role))]);
  /** @type {About | undefined} */
  const about = await told?.json();
  if (!content || about?.madeBy !== navigator.userAgent) return undefined;
  const { state, size, runs } = about;
  return { state, size, fill: (memory) => fill(memory, runs, content) };
}

/** Puts what is kept into a memory; between it nothing stays. @param {Uint8Array} memory @param {Run[]} runs @param {Response} content */
async function fill(memory, runs, content) {
  const next = parts(content);
  let left = new Uint8Array();
  let end = 0;
  for (const run of runs) {
    clear(memory, end, run[0]);
    for (let [begin] = run; begin < run[1]; ) {
      if (!left.length) left = await next();
      const part = left.subarray(0, run[1] - begin);
      memory.set(part, begin);
      begin += part.length;
      left = left.subarray(part.length);
    }
    end = run[1];
  }
  clear(memory, end, memory.length);
}

/**
 * One part after the other. Where a browser can do so it writes into the same bytes again and again: otherwise all parts lie
 * around until somebody looks for garbage. @param {Response} content
 */
function parts({ body }) {
  const reader = byteReader(body);
  let room = new ArrayBuffer(PART);
  return async () => {
    const { done, value } = await reader.read(new Uint8Array(room));
    if (done) throw new Error("half an image");
    room = value.buffer;
    return value;
  };
}

/** @returns {any} */
function byteReader(body) {
  try {
    return body.getReader({ mode: "byob" });
  } catch {
    return body.getReader(); // takes no room, and reads into its own
  }
}

/** Only where there is something: memory that nobody has written to takes no room. */
function clear(memory, begin, end) {
  for (; begin < end; begin += PAGE) {
    const page = memory.subarray(begin, Math.min(end, begin + PAGE));
    if (!isEmpty(page)) page.fill(0);
  }
}

/** @param {Uint8Array} page that begins and ends at whole words */
function isEmpty(page) {
  return new Uint32Array(page.buffer, page.byteOffset, page.length / 4).every((word) => !word);
}

/** Gets Python ready for both, and keeps its memory each time: where there is room. @param {any} python @param {string} version @param {string} language */
export async function keepImages(python, version, language) {
  const cache = await opened(version);
  if (!cache) return;
  try {
    python.runPython("ghostyard.site.image.get_ready_to_think()");
    await keepImage(python, cache, "think");
    python.runPython(`ghostyard.site.image.get_ready_to_serve("${language}")`);
    await keepImage(python, cache, "serve");
  } catch (problem) {
    console.warn(problem); // no room, most likely: later visits start like this one
  }
}

/** Nobody may call into Python before this is done. */
async function keepImage(python, cache, role) {
  const trampoline = trampolineOf(python);
  setTrampoline(python, 0);
  try {
    const memory = python._module.HEAPU8;
    const runs = runsOf(memory);
    /** @type {About} */
    const about = { madeBy: navigator.userAgent, state: python._api.serializeHiwireState(), size: memory.length, runs };
    await cache.put(contentOf(role), new Response(streamOf(partsOf(memory, runs))));
    await cache.put(aboutOf(role), Response.json(about));
  } finally {
    setTrampoline(python, trampoline);
  }
}

/** Nothing is copied before the browser takes it, part by part. @param {Uint8Array} memory @param {Run[]} runs */
function* partsOf(memory, runs) {
  for (let [begin, end] of runs) for (; begin < end; begin += PART) yield memory.subarray(begin, Math.min(end, begin + PART));
}

/** @param {Iterator<Uint8Array>} parts */
function streamOf(parts) {
  const pull = (stream) => {
    const { value, done } = parts.next();
    done ? stream.close() : stream.enqueue(value);
  };
  return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** @param {Uint8Array} memory @returns {Run[]} */
function runsOf(memory) {
  /** @type {Run[]} */
  const runs = [];
  for (let begin = 0; begin < memory.length; begin += PAGE) {
    const end = Math.min(memory.length, begin + PAGE);
    if (isEmpty(memory.subarray(begin, end))) continue;
    if (runs.at(-1)?.[1] === begin) runs.at(-1)[1] = end;
    else runs.push([begin, end]);
  }
  return runs;
}

function opened(version) {
  return globalThis.caches ? caches.open(cacheOf(version)).catch(() => null) : Promise.resolve(null);
}
