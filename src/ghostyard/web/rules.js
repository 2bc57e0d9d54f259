/** The rules of a game, one key away from the table, and as a page of their own. */

import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { ask } from "./server.js";
import { say, spokenLanguage } from "./words.js";

/** The rules as an article. @param {string} game */
async function article(game) {
  try {
    const { html, lang } = await ask(`/api/rules/${game}?lang=${spokenLanguage()}`);
    return h("article", { class: "rules", lang }, ...written(html));
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

/** Shows the rules above the table. @param {string} game */
export function showRules(game) {
  const place = h("div", {}, h("p", {}, say("web-loading")));
  openDialog(say("web-rules"), () => [place], { name: "rules-dialog" });
  article(game).then((rules) => place.replaceChildren(rules));
}

export class RulesPage {
  /** @param {HTMLElement} main @param {string} game */
  constructor(main, game) {
    main.dataset.page = "rules";
    document.title = `${say("web-rules")} · Ghostyard`;
    main.replaceChildren(h("p", { class: "loading" }, say("web-loading")));
    article(game).then((rules) => main.replaceChildren(h("div", { class: "rules-page" }, rules)));
  }

  close() {}
}
