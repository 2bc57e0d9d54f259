/** The rules of a game, one key away from the table, and as a page of their own. */

import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { ask } from "./server.js";
import { say, spokenLanguage } from "./words.js";

/** The rules as an article. @param {string} game */
async function article(game) {
  try {
    const page = await ask(`/api/rules/${game}?lang=${spokenLanguage()}`);
    return h("article", { class: "rules" }, markdown(typeof page === "string" ? page : page.text));
  } catch (refusal) {
    return h("p", {}, refusal.message);
  }
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
