/** Art: a game's symbols, fetched once and kept in the page to be used by name. */

import { addressOf } from "./place.js";

/** @type {Map<string, Promise<void>>} */
const fetched = new Map();

const AGAIN = 3000; // milliseconds

/** Makes sure that the symbols of a game are there. @param {string} game */
export const loadArt = (game) => load(`/art/${game}.svg`);

/** The same for the symbols of the house. */
export const loadIcons = () => load("/web/art/icons.svg");

/** Nobody waits longer than for one answer: what did not come appears as soon as it does. @param {string} path */
function load(path) {
  if (!fetched.has(path)) fetched.set(path, fetchArt(path).catch(() => tryAgain(path)));
  return fetched.get(path);
}

function tryAgain(path) {
  setTimeout(() => {
    fetched.delete(path);
    load(path);
  }, AGAIN);
}

/** Adds the symbols of one SVG document to the page. @param {string} path */
async function fetchArt(path) {
  const response = await fetch(addressOf(path));
  if (response.status >= 500) throw new Error(`${response.status}`);
  if (!response.ok) return; // there is none
  const sheet = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  const symbols = document.importNode(sheet, true);
  symbols.setAttribute("class", "art-sheet");
  symbols.setAttribute("aria-hidden", "true");
  document.body.append(symbols);
}
