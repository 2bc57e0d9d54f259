/** Badges: how a seat is told wherever it is named. A game may say by which emblems; otherwise it is a lantern. */

import { h, s } from "./dom.js";
import { lantern } from "./lantern.js";

/** @typedef {{game: string, seats: {name?: string, badge?: import("./types.js").Badge}[]}} Seated a frame, or what else has seats */

/** What a seat is known by: its emblems in this game, or its lantern. @param {Seated} frame @param {number} seat @param {boolean} [bright] */
export function emblem({ game, seats }, seat, bright = false) {
  const named = seats[seat]?.badge?.emblems ?? [];
  return named.length ? emblems(game, named) : lantern(seat, bright);
}

/** Symbols of the game side by side, as large as a lantern each. @param {string} game @param {string[]} named */
export function emblems(game, named) {
  return h("span", { class: "emblems", "aria-hidden": "true" }, named.map((art) => symbol(game, art)));
}

/** What counts for a seat, where that is not points. @param {Seated} frame @param {number} seat */
export function counts({ game, seats }, seat) {
  return (seats[seat]?.badge?.counts ?? []).map(([art, text]) => h("span", { class: "count" }, symbol(game, art), text));
}

function symbol(game, art) {
  return s("svg", { class: "emblem", viewBox: "0 0 100 100", "aria-hidden": "true" }, s("use", { href: `#${game}-${art}`, width: 100, height: 100 }));
}
