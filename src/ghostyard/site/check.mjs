// Runs checks of `web/wasm/check.js` in Node: jobs as JSON on standard input, a line of JSON for each on standard output.
import { readFileSync } from "node:fs";
import * as checks from "../web/wasm/check.js";
import { Rules } from "../web/wasm/rulebook.js";

const folder = new URL("../web/wasm/", import.meta.url);
const rules = {};

for (const { check, game, ...about } of JSON.parse(readFileSync(0, "utf-8"))) {
  rules[game] ??= new Rules(
    await WebAssembly.compile(readFileSync(new URL(`${game}.wasm`, folder))),
    JSON.parse(readFileSync(new URL(`${game}.json`, folder), "utf-8")),
  );
  console.log(JSON.stringify(await checks[check](rules[game], about)));
}
