/** The log: what happened, in words, newest last. */

import { h } from "./dom.js";
import { prefer, prefs } from "./prefs.js";
import { say } from "./words.js";

/** So many lines fit below a score sheet. */
const BRIEF = 14;

export class Log {
  constructor() {
    this.list = h("ol", { class: "log-lines" });
    this.scroll = h("div", { class: "log", tabindex: "0", role: "region", "aria-label": say("web-log") }, this.list);
    this.namesBox = h("input", { type: "checkbox", on: { change: () => this.nameThePlaces(this.namesBox.checked) } });
    this.namesBox.checked = prefs.names;
    this.element = h(
      "div",
      { class: "log-pane" },
      this.scroll,
      h("label", { class: "check" }, this.namesBox, say("web-names")),
    );
    /** The latest lines, newest first, for the room below the score sheet; a screen reader has the whole log. */
    this.brief = h("ol", { class: "log-lines log-brief", "aria-hidden": "true" });
    /** @type {string[]} what the last move did */
    this.latest = [];
  }

  /** The whole log, on joining. @param {string[]} told */
  begin(told) {
    this.list.replaceChildren();
    this.newest = [];
    this.latest = told.slice(-1);
    this.write(told);
  }

  /** Something happened. @param {string[]} told */
  add(told) {
    if (!told.length) return;
    this.latest = told;
    this.write(told);
  }

  write(told) {
    const lines = (some) => some.map((sentence) => h("li", {}, sentence));
    this.list.append(...lines(told));
    this.newest = [...told.slice(-BRIEF).reverse(), ...(this.newest ?? [])].slice(0, BRIEF);
    this.brief.replaceChildren(...lines(this.newest));
    this.scroll.scrollTop = this.scroll.scrollHeight;
  }

  /** Writes on the boards what the log calls their places, or no longer. @param {boolean} wanted */
  nameThePlaces(wanted) {
    prefer({ names: wanted });
    this.namesBox.checked = wanted;
  }
}
