/** The top of the table: which game, who plays, what is asked, what just happened, and the way to panel and rules. */

import { h, iconButton } from "./dom.js";
import { showKeys } from "./keys.js";
import { say } from "./words.js";

export class TableHead {
  /**
   * @param {HTMLElement} seats
   * @param {{panel: (tab: string) => void, rules: () => void}} acts
   */
  constructor(seats, { panel, rules }) {
    this.title = h("h1", { class: "table-title" });
    this.ask = h("p", { class: "ask" });
    this.news = h("p", { class: "news" });
    const tab = (picture, name) =>
      iconButton(picture, say(`web-${name}`), () => panel(name), { class: "icon-button narrow-only" });
    const tools = h(
      "div",
      { class: "tools" },
      tab("sheet", "scores"),
      tab("log", "log"),
      tab("chat", "chat"),
      iconButton("rules", say("web-rules"), rules),
      iconButton("keys", say("web-keys"), showKeys, { class: "icon-button wide-only" }),
    );
    this.elements = [
      h("div", { class: "table-head" }, this.title, seats, tools),
      h("div", { class: "ask-row" }, this.ask, this.news),
    ];
  }

  /** @param {import("./types.js").Frame} frame @param {string[]} latest what the last move did */
  show(frame, latest) {
    const over = frame.phase === "over";
    this.title.replaceChildren(frame.title);
    this.ask.classList.toggle("yours", Boolean(frame.scene.choices?.length));
    this.ask.classList.toggle("result", over);
    this.ask.replaceChildren(frame.result ?? frame.ask);
    this.news.replaceChildren(latest.join(" "));
  }
}
