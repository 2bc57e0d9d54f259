/** The shell: meets the visitor, shows the page the address names, and follows links without leaving. */

import { loadIcons } from "./art.js";
import { button, h, icon, iconButton } from "./dom.js";
import { Lobby } from "./lobby.js";
import { me, meetMe, showMe } from "./me.js";
import { addressOf, placeOf } from "./place.js";
import { nowhere } from "./nowhere.js";
import { PuzzleList } from "./puzzles.js";
import { prefer, showPrefs, theme } from "./prefs.js";
import { notice } from "./speech.js";
import { setTitle, watchTurns } from "./title.js";
import { say } from "./words.js";

/** @typedef {{close: () => void}} Page */

/** What the first visit does not need comes when it is asked for. @type {[RegExp, (main: HTMLElement, ...parts: string[]) => Page | Promise<Page>][]} */
const PAGES = [
  [/^\/table\/([\w-]+)$/, async (main, id) => new (await import("./table.js")).TablePage(main, id)],
  [/^\/replay\/([\w-]+)$/, async (main, id) => new (await import("./replay.js")).Replay(main, id)],
  [/^\/rules\/([\w-]+)$/, async (main, game) => new (await import("./rules.js")).RulesPage(main, game)],
  [/^\/pad\/([\w-]+)(?:\/([\w-]+))?$/, async (main, game, pad) => new (await import("./pad.js")).PadPage(main, game, pad)],
  [/^\/puzzles\/([\w-]+)$/, (main, game) => new PuzzleList(main, game)],
  [/^\/puzzle\/(daily|[\w-]+\/[\w-]+)$/, async (main, name) => new (await import("./puzzle.js")).PuzzlePage(main, name)],
  [/^\/editions\/([\w-]+)$/, async (main, game) => new (await import("./editionlist.js")).EditionList(main, game)],
  [/^\/editions\/([\w-]+)\/([\w-]+)$/, async (main, game, id) => new (await import("./editionpage.js")).EditionPage(main, game, id)],
  [/^\/$/, (main) => new Lobby(main)],
];

/** Until whatever the first page needs has come, in milliseconds. */
const SOON = 1500;

/** @type {Page | null} */
let page = null;
let turn = 0;

/** Goes to another page of the house. @param {string} path */
export function go(path) {
  history.pushState(null, "", addressOf(path));
  show();
}

async function show() {
  page?.close();
  page = null;
  const mine = ++turn;
  for (const dialog of document.querySelectorAll("dialog")) dialog.close();
  const main = freshMain();
  const place = placeOf();
  const [pattern, open] = PAGES.find(([pattern]) => pattern.test(place)) ?? [];
  if (!open) {
    setTitle("Ghostyard");
    return main.replaceChildren(nowhere());
  }
  try {
    const opened = await open(main, ...place.match(pattern).slice(1));
    if (mine !== turn) return opened.close(); // somebody has gone on meanwhile
    page = opened;
  } catch (problem) {
    console.error(problem);
    if (mine !== turn) return;
    main.replaceChildren(unreached());
  }
  main.focus({ preventScroll: true });
  scrollTo(0, 0);
}

/** Every page has a room of its own: whatever reaches one that was left is shown nowhere. What was there stays until then. */
function freshMain() {
  const left = document.getElementById("main");
  const main = /** @type {HTMLElement} */ (left.cloneNode(false));
  main.append(...left.childNodes);
  left.replaceWith(main);
  new MutationObserver(() => tellStyles(main)).observe(main, { childList: true });
  return main;
}

/** The head is another one above a table. Style sheets are told so, since asking for it with `:has` is dear. @param {HTMLElement} main */
function tellStyles(main) {
  if (main.isConnected) document.documentElement.dataset.shows = main.querySelector(":scope > .table-page")?.className ?? "";
}

/** The files of a page did not come. */
function unreached() {
  return h("p", { class: "loading" }, say("web-unreached"), " ", button(say("web-try-again"), () => location.reload()));
}

/** The top of every page. */
function showHead() {
  const head = document.getElementById("head");
  head.querySelector(".skip").textContent = say("web-skip");
  head.querySelector(".head-tools").replaceChildren(
    iconButton("moon", say("web-theme-switch"), () => prefer({ theme: theme() === "night" ? "light" : "night" })),
    h(
      "button",
      {
        type: "button",
        class: "me",
        "aria-haspopup": "dialog",
        title: say("web-me"),
        on: { click: showSettings },
      },
      icon("person"),
      h("span", { class: "my-name" }, me.name || h("span", { class: "sr-only" }, say("web-me"))),
    ),
  );
}

/** All that can be set, from any page. */
export const showSettings = () => showMe(renew);

/** After a change of name or language everything is shown anew. */
export function renew() {
  showHead();
  show();
}

/** Links within the house change the page without loading it again. */
function follow(event) {
  const link = event.target.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const url = new URL(link.href);
  if (
    url.origin !== location.origin ||
    link.hasAttribute("download") ||
    !PAGES.some(([pattern]) => pattern.test(placeOf(url))) ||
    url.hash
  )
    return;
  event.preventDefault();
  go(placeOf(url));
}

/** The table is the largest part of the house: it comes while the first page is looked at, or at once if it is meant. */
const fetchTable = () => import("./table.js");

async function begin() {
  if (placeOf().startsWith("/table/")) fetchTable().catch(() => {});
  showPrefs();
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", showPrefs);
  document.addEventListener("click", follow);
  addEventListener("popstate", show);
  await Promise.all([loadIcons(), meetMe()]);
  showHead();
  show();
  watchTurns();
  setTimeout(() => fetchTable().catch(() => {}), SOON); // whoever opens a table asks again
}

begin().catch((problem) => notice(problem.message));
