/** Art: a game's symbols, fetched once and kept in the page to be used by name. */

import { addressOf } from "./place.js";

/** @type {Map<string, Promise<void>>} */
const fetched = new Map();

/** Makes sure that the symbols of a game are there. @param {string} game */
export function loadArt(game) {
  if (!fetched.has(game)) fetched.set(game, fetchArt(`/art/${game}.svg`));
  return fetched.get(game);
}

/** Adds the symbols of one SVG document to the page. @param {string} path */
export async function fetchArt(path) {
  const response = await fetch(addressOf(path));
  if (!response.ok) return;
  const sheet = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  const symbols = document.importNode(sheet, true);
  symbols.setAttribute("class", "art-sheet");
  symbols.setAttribute("aria-hidden", "true");
  document.body.append(symbols);
}
