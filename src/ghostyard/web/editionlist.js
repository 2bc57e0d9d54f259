/** Own editions of a game: what the owner of a box has entered in this browser, to edit, play with, save and hand on. */

import { button, calledAfter, h, icon } from "./dom.js";
import { exportEdition, importEdition, shareEdition, unpacked } from "./editionfile.js";
import { askToForget } from "./editionpage.js";
import { newId, ownEditions } from "./editions.js";
import { go } from "./main.js";
import { NewTable } from "./newtable.js";
import { ask } from "./server.js";
import { nowhere } from "./nowhere.js";
import { notice } from "./speech.js";
import { setTitle } from "./title.js";
import { say } from "./words.js";

export class EditionList {
  /** @param {HTMLElement} main @param {string} game */
  constructor(main, game) {
    this.game = game;
    main.dataset.page = "editions";
    this.list = h("ul", { class: "edition-list" });
    this.element = h("div", { class: "editions" });
    main.replaceChildren(this.element);
    this.open();
  }

  async open() {
    try {
      const { games } = await ask("/api/games");
      if (this.closed) return;
      this.about = games.find(({ name }) => name === this.game);
      if (!this.about?.editors.includes("edition")) return this.showNothing();
      this.show();
      await this.takeShared();
    } catch (problem) {
      notice(problem.message);
    }
  }

  showNothing() {
    this.element.replaceChildren(nowhere());
  }

  /** A link may carry an edition. */
  async takeShared() {
    const letters = location.hash.slice(1);
    if (!letters) return;
    history.replaceState(null, "", location.pathname + location.search);
    const text = await unpacked(letters).catch(() => "");
    if (text) await this.take(text);
    else notice(say("web-edition-bad-link"));
  }

  /** @param {string} text */
  async take(text) {
    try {
      const id = await importEdition(this.game, text);
      if (!this.closed) go(`/editions/${this.game}/${id}`);
    } catch (refusal) {
      notice(refusal.message);
    }
  }

  show() {
    const { title } = this.about;
    setTitle(`${say("web-editions")} · ${title} · Ghostyard`);
    const file = /** @type {HTMLInputElement} */ (
      h("input", { type: "file", accept: ".toml,text/plain", hidden: true, "aria-label": say("web-edition-import") })
    );
    file.addEventListener("change", async () => file.files[0] && this.take(await file.files[0].text()));
    this.element.replaceChildren(
      h("h1", {}, say("web-editions-of", { title })),
      h("p", {}, say("web-editions-about")),
      h(
        "div",
        { class: "buttons" },
        button(say("web-edition-new"), () => go(`/editions/${this.game}/${newId()}`), { class: "primary", data: { act: "new" } }),
        button(say("web-edition-import"), () => file.click(), { data: { act: "import" } }),
        file,
      ),
      this.list,
      h("p", {}, h("a", { href: "/" }, say("web-to-lobby"))),
    );
    this.showList();
  }

  showList() {
    const own = ownEditions(this.game);
    this.list.replaceChildren(...own.map((edition) => calledAfter(edition.title, this.card(edition))));
  }

  /** @param {import("./editions.js").OwnEdition} edition */
  card(edition) {
    const remove = () => askToForget(edition, () => this.showList());
    return h(
      "li",
      { class: "edition-card" },
      h("h2", {}, edition.title),
      h("p", { class: "quiet-text" }, icon(edition.good ? "check" : "alert"), say(edition.good ? "web-edition-good" : "web-edition-wrong")),
      h(
        "div",
        { class: "buttons" },
        edition.good && button(say("web-edition-play"), () => new NewTable(this.about, edition.id), { class: "primary" }),
        h("a", { class: "button", href: `/editions/${this.game}/${edition.id}` }, say("web-edition-edit")),
        button(say("web-edition-export"), () => exportEdition(edition)),
        button(say("web-edition-share"), () => shareEdition(edition)),
        button(say("web-edition-remove"), remove, { class: "quiet" }),
      ),
    );
  }

  close() {
    this.closed = true;
  }
}
