/** The log: what happened, in words, newest last. */

import { h } from "./dom.js";
import { say } from "./words.js";

export class Log {
  constructor() {
    this.list = h("ol", { class: "log-lines" });
    this.element = h("div", { class: "log", tabindex: "0", role: "region", "aria-label": say("web-log") }, this.list);
    /** @type {string[]} what the last move did */
    this.latest = [];
  }

  /** The whole log, on joining. @param {string[]} told */
  begin(told) {
    this.list.replaceChildren();
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
    this.list.append(...told.map((sentence) => h("li", {}, sentence)));
    this.element.scrollTop = this.element.scrollHeight;
  }
}
