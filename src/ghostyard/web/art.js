/** Art: a game's symbols, fetched when they are first wanted and kept in the page, as long as it shows them, to be used by name. */

import { addressOf } from "./place.js";

/** @type {Map<string, Promise<Element | null>>} */
const fetched = new Map();

const AGAIN = 3000; // milliseconds
const TIDY = 2000; // after which the page that was left has made room

/** The symbols of games that are in the page. @type {Map<string, Element>} */
const sheets = new Map();

/** The game whose symbols were wanted last. */
let wanted = "";

/** Makes sure that the symbols of a game are there. @param {string} game */
export async function loadArt(game) {
  wanted = game;
  const sheet = await load(pathOf(game));
  if (sheet) sheets.set(game, sheet);
  if (sheets.size > 1) setTimeout(forgetUnseen, TIDY);
}

const pathOf = (game) => `/art/${game}.svg`;

/** What is neither wanted nor seen goes: it is thousands of elements for every game, and comes again in a moment. */
function forgetUnseen() {
  for (const [game, sheet] of sheets) {
    if (game === wanted || document.querySelector(`use[href^="#${game}-"]:not(.art-sheet use)`)) continue;
    sheet.remove();
    sheets.delete(game);
    fetched.delete(pathOf(game));
  }
}

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
  return null;
}

/** Adds the symbols of one SVG document to the page. @param {string} path */
async function fetchArt(path) {
  const response = await fetch(addressOf(path));
  if (response.status >= 500) throw new Error(`${response.status}`);
  if (!response.ok) return null; // there is none
  const symbols = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  symbols.setAttribute("class", "art-sheet");
  symbols.setAttribute("aria-hidden", "true");
  document.body.append(symbols); // itself: a copy would be thousands of elements for nothing
  return symbols;
}
