/**
 * Python's start, the same in a worker and in Node: from nothing, or from an image of its memory that an earlier
 * visit has made. Shared libraries come first, always in the same order: what points to them in an image is right everywhere.
 */

export const ROOT = "/lib/ghostyard/";
const SPARE = 64; // functions that one engine puts into the table before us, and another does not

/**
 * @param {{loadPyodide: any, createPyodideModule: any, libraries: Record<string, string>, image?: import("./image.js").Image}} how
 *   `libraries`: addresses of shared libraries by their names in Python's file system; all else goes to Pyodide
 */
export async function startPython({ loadPyodide, createPyodideModule, libraries, image, ...how }) {
  let trampoline = 0;
  const create = async (settings) => {
    const locate = settings.locateFile;
    settings.locateFile = (name) => libraries[name] ?? locate(name);
    settings.preRun.push((module) => {
      trampoline = module.HEAP32[trampolineAt(module)];
      loadLibraries(module, Object.keys(libraries));
    });
    const module = await createPyodideModule(settings);
    if (image) await restore(module, image);
    return module;
  };
  // Pyodide is told that there is an image; it would hold it as a whole, beside the memory that is made of it.
  const python = await loadPyodide({ ...how, _loadSnapshot: image && new Uint8Array(), createPyodideModule: create });
  setTrampoline(python, trampoline);
  for (const name of Object.keys(libraries)) writeFile(python, name, new Uint8Array()); // found by its name, and loaded already
  return python;
}

/** How Python calls C functions in this engine; an image has none, since engines differ. */
export function setTrampoline(python, pointer) {
  python._module.HEAP32[trampolineAt(python._module)] = pointer;
}

export function trampolineOf(python) {
  return python._module.HEAP32[trampolineAt(python._module)];
}

function trampolineAt(module) {
  return (module.__PyRuntime + module.HEAP32[module.__PyEM_EMSCRIPTEN_TRAMPOLINE_OFFSET >> 2]) >> 2;
}

/**
 * Pyodide asks for its files by itself; here it is given what is compiled and kept already. Undone by calling what comes back.
 * @param {WebAssembly.Module} compiled @param {(address: string) => Promise<Response> | null} file
 */
export function prepared(compiled, file) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (wanted, ...more) => {
    const { href } = new URL(String(wanted), location.href);
    if (href.endsWith("pyodide.asm.wasm")) return Promise.resolve(new Response());
    return file(href) ?? fetch(wanted, ...more);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: compiled, instance: await WebAssembly.instantiate(compiled, imports) });
  return () => {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  };
}

/** Each library at the same place in memory and in the table of functions, whatever the engine has put there before. */
async function loadLibraries(module, names) {
  module.addRunDependency("libraries");
  const { wasmTable, LDSO } = module;
  wasmTable.grow(Math.ceil((wasmTable.length + SPARE) / 1024) * 1024 - wasmTable.length);
  for (const name of names) {
    await module.loadDynamicLibrary(name, { loadAsync: true, global: false, nodelete: true, allowUndefined: true }, {});
    for (const found of Object.values(LDSO.loadedLibsByName[name].exports)) if (typeof found === "function") module.addFunction(found);
  }
  module.reportUndefinedSymbols();
  module.removeRunDependency("libraries");
}

/** @param {any} module @param {import("./image.js").Image} image */
async function restore(module, { state, size, fill }) {
  if (module.HEAPU8.length < size && !module._emscripten_resize_heap(size)) throw new Error("no room for the image");
  await fill(module.HEAPU8);
  module.API.restoreSnapshot = () => state;
}

/** Puts the files of a pack into Python's file system: a line of JSON says what is where in the bytes behind it. @param {Uint8Array} pack */
export function unpack(python, pack) {
  const end = pack.indexOf(10) + 1;
  const places = JSON.parse(new TextDecoder().decode(pack.subarray(0, end)));
  for (const [name, [begin, size]] of Object.entries(places)) writeFile(python, ROOT + name, pack.subarray(end + begin, end + begin + size));
}

/** Lets Python find our modules, and loads what comes before all of them. */
export function findModules(python) {
  python.runPython(`
import sys
sys.path[:0] = ["${ROOT}stand_in", "${ROOT.slice(0, -1)}"]
sys.path.append("${ROOT}library")
import ghostyard.site.image
`);
}

const folders = new Set();

function writeFile(python, path, content) {
  const folder = path.slice(0, path.lastIndexOf("/"));
  if (!folders.has(folder)) python.FS.mkdirTree(folder);
  folders.add(folder);
  python.FS.writeFile(path, content, { canOwn: true });
}
