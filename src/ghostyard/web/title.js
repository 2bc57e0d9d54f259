/** The tab: what the page is, and how many tables wait for the viewer's turn. */

import { h, icon } from "./dom.js";
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
  waiting = tables.filter((table) => location.pathname !== `/table/${table}`);
  show();
}

/** Looks again and again, also while nobody looks at the page: that is when the tab has to tell. */
export function watchTurns() {
  const look = async () => setWaiting((await ask("/api/me/turns")).waiting);
  setInterval(() => look().catch(() => {}), EVERY); // the next look tries again
  look().catch(() => {});
}

function show() {
  document.title = waiting.length ? `(${waiting.length}) ${page}` : page;
  const badge = document.querySelector("#head .turns");
  const text = say("web-turns", { count: waiting.length });
  const wanted = waiting.length > 0 && location.pathname !== "/";
  if (!wanted) badge?.remove();
  else if (badge?.getAttribute("aria-label") !== text) {
    badge?.remove();
    const link = h("a", { class: "turns", href: "/", title: text, "aria-label": text }, icon("lamp"), String(waiting.length));
    document.querySelector("#head .head-tools")?.prepend(link);
  }
}
