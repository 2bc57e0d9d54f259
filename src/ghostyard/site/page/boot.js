/**
 * The beginning of a page that can do without a server: lets the client believe that it talks to one. A page of its own
 * answers everything itself; a server's page (`?server`) only while the network is away.
 */

import { at } from "./files.js";
import { LocalServer } from "./local.js";
import { answerHere, answerWhenAway } from "./routes.js";
import { answerServiceWorker, keepForLater } from "./versions.js";

// The page says it: a script that was kept forgets what stood behind its address.
const AT_SERVER = Boolean(document.querySelector('script[src$="boot.js?server"]'));

async function begin() {
  if (/** @type {any} */ (globalThis).ghostyardIsTooOld) return;
  const site = await (await fetch(at("site/site.json"))).json();
  const language = Object.keys(site.words).find((each) => navigator.language.startsWith(each)) ?? "en";
  const say = (message) => site.words[language][message];
  const local = new LocalServer(site, language, say);
  answerServiceWorker(local);
  document.documentElement.dataset.server = AT_SERVER ? "there" : "none";
  if (AT_SERVER) answerWhenAway(local, (isAway) => tellAway(isAway, say));
  else answerHere(local);
  const shown = import(at("web/main.js"));
  if (!AT_SERVER) await local.start();
  await shown;
  await keepForLater(at(AT_SERVER ? "sw.js?server" : "sw.js"), say).catch(() => {}); // another time, with a network
}

/** @param {boolean} isAway @param {(message: string) => string} say */
function tellAway(isAway, say) {
  const told = document.querySelector(".site-away");
  if (Boolean(told) === isAway) return;
  if (told) return told.remove();
  const note = document.createElement("p");
  note.className = "site-away";
  note.setAttribute("role", "status");
  note.textContent = say("web-site-away");
  document.getElementById("head").after(note);
}

begin().catch((problem) => console.error(problem));
