/** Questions to the server over HTTP. What it refuses becomes an error with a sentence for people. */

import { addressOf } from "./place.js";

/** A refusal in the server's own words. */
export class Refusal extends Error {
  /** @param {string} sentence @param {number} status @param {string} [code] */
  constructor(sentence, status, code = "") {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

/** Reads something. @param {string} path @returns {Promise<any>} */
export async function ask(path) {
  return answer(await fetch(addressOf(path), { headers: spoken() }));
}

/** Changes something. @param {string} path @param {object} [said] @returns {Promise<any>} */
export async function tell(path, said = {}) {
  const headers = { ...spoken(), "content-type": "application/json" };
  return answer(await fetch(addressOf(path), { method: "POST", headers, body: JSON.stringify(said) }));
}

/** The server speaks the language of the page, also where it differs from the browser's own. */
function spoken() {
  const { lang } = document.documentElement;
  return lang ? { accept: "application/json", "accept-language": lang } : { accept: "application/json" };
}

async function answer(response) {
  const kind = response.headers.get("content-type") ?? "";
  const said = kind.includes("json") ? await response.json() : await response.text();
  if (response.ok) return said;
  throw new Refusal(said.say ?? `${response.status} ${response.statusText}`, response.status, said.code);
}
