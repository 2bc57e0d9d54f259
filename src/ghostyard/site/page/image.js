/**
 * The image: Python's memory with everything loaded, kept in the browser by the first visit, so that later ones start in a
 * moment. It is made by the worker that thinks, behind everybody's back, and belongs to one version and one browser.
 */

import { cacheOf } from "./files.js";
import { setTrampoline, trampolineOf } from "./python.js";

const ADDRESS = "/site/image";

/** The image for this version, if there is one. @param {string} version @returns {Promise<Uint8Array | undefined>} */
export async function imageOf(version) {
  const found = await (await opened(version))?.match(ADDRESS);
  if (found?.headers.get("x-made-by") !== navigator.userAgent) return undefined;
  return new Uint8Array(await found.arrayBuffer());
}

/** Gets Python ready for everything, and keeps its memory. */
export async function keepImage(python, version, language) {
  python.runPython(`ghostyard.site.image.get_ready("${language}")`);
  const cache = await opened(version);
  if (!cache) return;
  const trampoline = trampolineOf(python);
  setTrampoline(python, 0);
  const image = python.makeMemorySnapshot();
  setTrampoline(python, trampoline);
  cache.put(ADDRESS, new Response(image, { headers: { "x-made-by": navigator.userAgent } })).catch(() => {}); // no room for it
}

function opened(version) {
  return globalThis.caches ? caches.open(cacheOf(version)).catch(() => null) : Promise.resolve(null);
}
