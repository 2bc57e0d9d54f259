/** The rules of a game: a lesson with diagrams and all clauses, as a page of their own and beside the table. */

import { loadArt } from "./art.js";
import { button, h, icon, iconButton } from "./dom.js";
import { learnButton } from "./learn.js";
import { nowhere } from "./nowhere.js";
import { ask } from "./server.js";
import { setTitle } from "./title.js";
import { say, spokenLanguage } from "./words.js";

const BESIDE = "(min-width: 860px) and (min-height: 560px)"; // room for a table and its rules

/**
 * @typedef {{game: string, title: string, lang: string, lesson: string, clauses: string, first_game: boolean}} Manual
 */

/** The rules as an article. @param {string} game */
async function article(game) {
  try {
    const [manual] = await Promise.all([ask(`/api/rules/${game}?lang=${spokenLanguage()}`), loadArt(game)]);
    return written(manual);
  } catch (refusal) {
    return nowhere(refusal);
  }
}

/** @param {Manual} manual */
function written({ game, lang, title, lesson, clauses, first_game: taught }) {
  const rules = h("article", { class: "rules", lang, data: taught ? { taught: game } : {} }, lesson ? elements(lesson) : h("h1", {}, title));
  if (clauses) rules.append(clauseLayer(elements(clauses)));
  rules.addEventListener("click", (event) => answerClick(rules, event));
  return rules;
}

/** The server renders our own pages and lets no markup through; wide tables may be scrolled by key. */
function elements(html) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const table of body.querySelectorAll("table:not(.worked)")) {
    const wide = h("div", { class: "wide", tabindex: "0", role: "region", "aria-label": say("web-rules") });
    table.replaceWith(wide);
    wide.append(table);
  }
  return [...body.children];
}

/** All clauses, below a field to search them with. @param {Element[]} told */
function clauseLayer(told) {
  const text = h("div", { class: "clauses-text" }, told.filter((element) => element.tagName !== "H1"));
  const found = h("p", { class: "quiet-text", role: "status" });
  const search = h("input", { type: "search", on: { input: () => lookFor(search, text, found) } });
  return h(
    "section",
    { class: "clauses", "aria-labelledby": "clauses" },
    h("h2", { id: "clauses" }, say("web-clauses")),
    h("p", { class: "quiet-text" }, say("web-clauses-about")),
    h("div", { class: "search", role: "search" }, h("label", { class: "field" }, h("span", {}, say("web-clauses-search")), search), found),
    text,
  );
}

/** Searches, and shows what is found from its beginning. */
function lookFor(search, text, found) {
  find(text, search.value, found);
  if (search.value) search.closest(".clauses")?.scrollIntoView({ block: "start" });
}

/** Shows only what has all the words; the headings of what is shown stay. */
function find(text, words, found) {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  const blocks = [...text.querySelectorAll("p, li, tbody tr, pre")].filter((block) => !block.querySelector("p, li"));
  let count = 0;
  for (const block of blocks) {
    const fits = wanted.every((word) => folded(block.textContent).includes(word));
    block.hidden = !fits;
    count += Number(fits);
  }
  hideTheEmpty(text);
  found.textContent = wanted.length ? say(count ? "web-clauses-found" : "web-clauses-none", { count }) : "";
}

/** Lists, tables and headings that have nothing left below them. */
function hideTheEmpty(text) {
  for (const group of text.querySelectorAll("ul, ol, .wide")) group.hidden = !group.querySelector("li:not([hidden]), tbody tr:not([hidden])");
  let shown = false;
  for (const element of [...text.children].reverse()) {
    if (/^H\d$/.test(element.tagName)) {
      element.hidden = !shown;
      shown = false;
    } else shown ||= !element.hidden;
  }
}

/** Small letters without accents, and every minus alike: as the command line compares them too. @param {string} text */
function folded(text) {
  return text.toLowerCase().replaceAll("−", "-").replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
}

/** A clause leads to where it is told, and a line of a worked example lights what made its points. */
function answerClick(rules, event) {
  const line = event.target.closest("[data-light]");
  if (line) return light(line);
  const clause = event.target.closest("[data-clause]")?.dataset.clause;
  if (!clause || !goTo(rules, clause)) return;
  event.preventDefault();
}

function light(line) {
  const on = line.getAttribute("aria-pressed") !== "true";
  for (const other of line.closest("figure").querySelectorAll("[data-light]")) other.setAttribute("aria-pressed", String(on && other === line));
  for (const lit of line.closest("figure").querySelectorAll("svg .lit")) lit.toggleAttribute("hidden", on ? lit.dataset.line !== line.dataset.light : Boolean(lit.dataset.line));
}

/** Goes to a clause, or to a part of the lesson, and lights it. @param {Element} rules @param {string} name */
function goTo(rules, name) {
  const told = /** @type {HTMLElement | null} */ (name ? rules.querySelector(`#${CSS.escape(name)}`) : null);
  if (!told) return false;
  const search = /** @type {HTMLInputElement | null} */ (rules.querySelector(".search input"));
  if (search?.value) {
    search.value = "";
    search.dispatchEvent(new Event("input"));
  }
  for (const meant of rules.querySelectorAll(".clause-meant")) meant.classList.remove("clause-meant");
  const block = told.closest("li, tr, p") ?? told;
  block.classList.add("clause-meant");
  block.scrollIntoView({ block: told.matches(".clause") ? "center" : "start" });
  told.focus({ preventScroll: true });
  return true;
}

/** Whoever argues wants to look something up, not to read it all. @param {Element} dialog */
function goToSearch(dialog) {
  dialog.querySelector(".clauses")?.scrollIntoView({ block: "start" });
  /** @type {HTMLElement | null} */ (dialog.querySelector(".search input"))?.focus({ preventScroll: true });
}

/** Shows the rules beside the table, or above it where there is no room, open at a clause. @param {string} game @param {string} [clause] */
export function showRules(game, clause = "") {
  document.querySelector(".rules-dialog")?.remove();
  const place = h("div", { class: "dialog-body" }, h("p", {}, say("web-loading")));
  const dialog = /** @type {HTMLDialogElement} */ (h("dialog", { class: "dialog rules-dialog", "aria-labelledby": "rules-title" }));
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const close = () => dialog.close();
  dialog.append(
    h(
      "header",
      {},
      h("h2", { id: "rules-title", tabindex: "-1" }, say("web-rules")),
      iconButton("search", say("web-clauses-search"), () => goToSearch(dialog)),
      asPage(game),
      iconButton("close", say("web-close"), close),
    ),
    place,
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    before?.focus?.();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  document.body.append(dialog);
  if (matchMedia(BESIDE).matches && !document.querySelector("dialog:modal")) dialog.show();
  else dialog.showModal();
  dialog.querySelector("h2").focus();
  article(game).then((rules) => {
    place.replaceChildren(rules);
    goTo(rules, clause);
  });
}

function asPage(game) {
  return h("a", { class: "quiet-text", href: `/rules/${game}`, target: "_blank" }, say("web-rules-page"));
}

/** Games whose rules nobody has written down: nothing leads there. @type {Set<string>} */
export const unwritten = new Set();

/** A link that opens the rules at a clause, beside the table. @param {string} game @param {string} clause @param {string} [text] */
export function clauseLink(game, clause, text = clause) {
  if (unwritten.has(game)) return h("span", { class: "clause" }, text);
  const open = (event) => {
    event.preventDefault();
    showRules(game, clause);
  };
  return h("a", { class: "clause", href: `/rules/${game}#${clause}`, title: clause, on: { click: open } }, text);
}

export class RulesPage {
  /** @param {HTMLElement} main @param {string} game */
  constructor(main, game) {
    main.dataset.page = "rules";
    setTitle(`${say("web-rules")} · Ghostyard`);
    main.replaceChildren(h("p", { class: "loading" }, say("web-loading")));
    article(game).then((rules) => {
      if (this.closed) return;
      if (!rules.matches(".rules")) return main.replaceChildren(rules);
      const title = rules.querySelector("h1");
      setTitle(`${title.textContent} · Ghostyard`);
      title.before(h("img", { src: `/art/${game}/cover.svg`, alt: "", class: "cover" }));
      main.replaceChildren(h("div", { class: "rules-page" }, contents(rules, game), rules));
      goTo(rules, location.hash.slice(1));
    });
  }

  close() {
    this.closed = true;
  }
}

/** The parts of the page as links, how to learn by doing, how to print it, and the pad for a real table. @param {HTMLElement} rules @param {string} game */
function contents(rules, game) {
  const parts = [...rules.querySelectorAll(":scope > h2[id], .clauses > h2")];
  const print = button("", () => globalThis.print(), { class: "quiet" });
  print.append(icon("rules"), say("web-print"));
  return h(
    "nav",
    { class: "rules-contents", "aria-label": say("web-lesson-parts") },
    h("ol", {}, parts.map((part) => h("li", {}, h("a", { href: `#${part.id}` }, part.textContent)))),
    rules.dataset.taught && learnButton(game),
    print,
    h("a", { class: "button quiet", href: `/pad/${game}` }, icon("sheet"), say("web-pad-link")),
  );
}
