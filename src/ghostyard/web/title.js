/** The tab: what the page is, and how many tables wait for the viewer's turn. */

import { h } from "./dom.js";
import { placeOf } from "./place.js";
import { ask } from "./server.js";
import { say } from "./words.js";

const EVERY = 20_000;

let page = "Ghostyard";
/** @type {string[]} */
let waiting = [];

/** What this page is. @param {string} text */
export function setTitle(text) {
  page = text;
  show();
}

/** The tables where it is the viewer's turn; the one that is on the screen speaks for itself. @param {string[]} tables */
export function setWaiting(tables) {
  waiting = tables.filter((table) => placeOf() !== `/table/${table}`);
  show();
}

/** Looks again and again, also while nobody looks at the page: that is when the tab has to tell. */
export function watchTurns() {
  const look = async () => setWaiting((await ask("/api/me/turns")).waiting);
  setInterval(() => look().catch(() => {}), EVERY); // the next look tries again
  look().catch(() => {});
}

/** The number stands on the ghost that leads to the lobby. */
function show() {
  document.title = waiting.length ? `(${waiting.length}) ${page}` : page;
  document.querySelector("#head .turns")?.remove();
  if (!waiting.length || placeOf() === "/") return;
  const text = say("web-turns", { count: waiting.length });
  const count = h("b", { "aria-hidden": "true" }, String(waiting.length));
  document.querySelector("#head .brand")?.append(h("em", { class: "turns", title: text }, count, h("i", { class: "sr-only" }, text)));
}
