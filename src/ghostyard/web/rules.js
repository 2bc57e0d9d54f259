/** The rules of a game, one key away from the table, and as a page of their own. */

import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { ask } from "./server.js";
import { setTitle } from "./title.js";
import { say, spokenLanguage } from "./words.js";

/** The rules as an article. @param {string} game */
async function article(game) {
  try {
    const { html, lang } = await ask(`/api/rules/${game}?lang=${spokenLanguage()}`);
    const rules = h("article", { class: "rules", lang }, ...written(html));
    nameClauses(rules);
    return rules;
  } catch (refusal) {
    return h("p", {}, refusal.message);
  }
}

/** The server renders our own pages and lets no markup through; wide tables may be scrolled by key. */
function written(html) {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const table of body.querySelectorAll("table")) {
    const wide = h("div", { class: "wide", tabindex: "0", role: "region", "aria-label": say("web-rules") });
    table.replaceWith(wide);
    wide.append(table);
  }
  return body.children;
}

/** Whatever names a clause first can be found by it: "GAL-16" is where GAL-16 is told. @param {Element} rules */
function nameClauses(rules) {
  for (const element of rules.querySelectorAll("li, p, td")) {
    if (element.querySelector("li, p")) continue; // the innermost is meant
    const told = element.textContent.match(/[A-Z]{3}-\d+/g) ?? [];
    const fresh = told.filter((clause) => !rules.querySelector(`[data-clauses~="${clause}"]`));
    if (fresh.length) /** @type {HTMLElement} */ (element).dataset.clauses = fresh.join(" ");
  }
}

/** Goes to a clause and lights it. @param {Element} rules @param {string} clause */
function goToClause(rules, clause) {
  const told = clause && rules.querySelector?.(`[data-clauses~="${CSS.escape(clause)}"]`);
  if (!told) return;
  told.classList.add("clause-meant");
  told.scrollIntoView({ block: "center" });
}

/** Shows the rules above the table, open at a clause. @param {string} game @param {string} [clause] */
export function showRules(game, clause = "") {
  const place = h("div", {}, h("p", {}, say("web-loading")));
  openDialog(say("web-rules"), () => [place], { name: "rules-dialog" });
  article(game).then((rules) => {
    place.replaceChildren(rules);
    goToClause(rules, clause);
  });
}

/** A clause as a link that opens the rules there, above the table. @param {string} game @param {string} clause */
export function clauseLink(game, clause) {
  const open = (event) => {
    event.preventDefault();
    showRules(game, clause);
  };
  return h("a", { class: "clause", href: `/rules/${game}#${clause}`, on: { click: open } }, clause);
}

export class RulesPage {
  /** @param {HTMLElement} main @param {string} game */
  constructor(main, game) {
    main.dataset.page = "rules";
    setTitle(`${say("web-rules")} · Ghostyard`);
    main.replaceChildren(h("p", { class: "loading" }, say("web-loading")));
    article(game).then((rules) => {
      const cover = rules.matches(".rules") && h("img", { src: `/art/${game}/cover.svg`, alt: "", class: "cover" });
      main.replaceChildren(h("div", { class: "rules-page" }, cover, rules));
      goToClause(rules, location.hash.slice(1));
    });
  }

  close() {}
}
