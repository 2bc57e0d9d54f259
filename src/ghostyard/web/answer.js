/** The answer to a question that was asked with a key: spoken, and shown until something else is done. */

import { h } from "./dom.js";
import { speak } from "./speech.js";

export class Answer {
  constructor() {
    // It is spoken already: a screen reader need not find it again.
    this.element = h("div", { class: "answer", "aria-hidden": "true", hidden: true });
  }

  /** The same question again closes it. @param {string} question @param {string[]} told @param {boolean} [spoken] */
  show(question, told, spoken = true) {
    const again = !this.element.hidden && this.question === question;
    if (again) return this.hide();
    this.question = question;
    if (spoken) speak(told.join(" "));
    this.element.replaceChildren(
      h("h3", {}, question),
      ...told.map((paragraph) => h("p", {}, paragraph)),
    );
    this.element.hidden = false;
    this.element.scrollTop = 0;
    return true;
  }

  /** False if nothing was shown. */
  hide() {
    const shown = !this.element.hidden;
    this.element.hidden = true;
    return shown;
  }
}
