/**
 * A worker that brings all files of Python into the browser's keeping, and goes again: what comes out of a network and is
 * unpacked leaves much behind in the memory of whoever does it. Python's program is compiled while it comes.
 */

import { Files } from "./files.js";

/** @param {{version: string, sizes: Record<string, number>, program: string, plain: string[], packed: string[]}} wanted `program`: of Python */
async function bring({ version, sizes, program, plain, packed }) {
  const files = new Files(version, sizes, (bytes) => postMessage({ bytes }));
  const [compiled] = await Promise.all([
    WebAssembly.compileStreaming(files.unpacked(program, "application/wasm")),
    ...plain.map((path) => files.file(path).then(isEnough)),
    ...packed.map((path) => files.unpacked(path).then(isEnough)),
  ]);
  await files.allKept();
  return compiled;
}

/** What is kept need not be read as well. @param {Response} response */
const isEnough = ({ body }) => body.cancel();

addEventListener("message", ({ data }) => {
  bring(data).then(
    (compiled) => postMessage({ compiled }),
    (problem) => postMessage({ problem: String(problem.message ?? problem) }),
  );
});
