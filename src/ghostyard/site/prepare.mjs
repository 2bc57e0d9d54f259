// Prepares Python for pages, in Node: a job as JSON on standard input.
//   compile: all sources of a folder to bytecode of the page's Python, in another folder
//   rehearse: starts Python as a page does, lets it do what a visit begins with, and says which modules that took
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { findModules, startPython, unpack } from "./page/python.js";

const job = JSON.parse(readFileSync(0, "utf-8"));
const { loadPyodide } = await import(pathToFileURL(`${job.pyodide}/pyodide.mjs`));
const { default: createPyodideModule } = await import(pathToFileURL(`${job.pyodide}/pyodide.asm.mjs`));
const how = { loadPyodide, createPyodideModule, indexURL: job.pyodide, lockFileContents: job.lock };
const program = (name) => readFileSync(new URL(name, import.meta.url), "utf-8");

const JOBS = {
  async compile({ from, to }) {
    const python = await startPython({ ...how, libraries: {}, args: ["-X", "no_debug_ranges"] });
    python.mountNodeFS("/from", from);
    python.mountNodeFS("/to", to);
    python.runPython(program("bytecode.py"));
  },

  async rehearse({ libraries, pack, stdLibURL }) {
    const python = await startPython({ ...how, libraries, stdLibURL });
    unpack(python, readFileSync(pack));
    findModules(python);
    console.log(await python.runPythonAsync(`${program("rehearsal.py")}
await rehearse()`));
  },
};

// What Node says by itself would quote a script that is one very long line; where we are in it helps nobody.
await JOBS[job.do](job).catch((problem) => {
  console.error(String(problem.message ?? problem));
  process.exit(1);
});
process.exit(0);
