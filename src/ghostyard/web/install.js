/** How the house gets onto a phone: what it is called there, and which files stay. */

import { attribute } from "./dom.js";
import { addressOf } from "./place.js";

/** What an installed page opens: the score pad of a game, or the whole house. @param {string} [pad] */
export function nameForInstalling(pad = "") {
  const link = document.querySelector("link[rel=manifest]");
  if (link) attribute(link, { href: `/manifest.webmanifest${pad && `?pad=${pad}`}` });
}

/** Keeps the house's files for the next time; a page that can do without its server does so by itself. */
export function keepFiles() {
  if (!document.documentElement.dataset.server) navigator.serviceWorker?.register(addressOf("/sw.js")).catch(() => {});
}
