/** The answer to a question that was asked with a key: spoken, and shown until something else is done. */

import { h, icon } from "./dom.js";
import { speak } from "./speech.js";

/** What is lit below this part of the screen is in the lower half of a phone's table. */
const LOW = 0.72;

export class Answer {
  constructor() {
    // It is spoken already: a screen reader need not find it again.
    this.element = h("div", { class: "answer", "aria-hidden": "true", hidden: true, on: { click: () => this.hide() } });
  }

  /** The same question again closes it. @param {string} question @param {string[]} told @param {boolean} [spoken] */
  show(question, told, spoken = true) {
    const again = !this.element.hidden && this.question === question;
    if (again) return this.hide();
    this.question = question;
    this.element.classList.remove("aside");
    if (spoken) speak(told.join(" "));
    this.element.replaceChildren(
      icon("close"),
      h("h3", {}, question),
      ...told.map((paragraph) => h("p", {}, paragraph)),
    );
    this.element.hidden = false;
    this.element.scrollTop = 0;
    return true;
  }

  /** Says something that nobody has asked for, where it is in nobody's way. @param {string} title @param {string[]} told */
  tellAside(title, told) {
    this.show(title, told);
    this.element.classList.add("aside");
    const lit = [...document.querySelectorAll(".piece.lit")].map((piece) => piece.getBoundingClientRect());
    this.element.classList.toggle("high", lit.some(({ bottom }) => bottom > LOW * innerHeight));
  }

  /** False if nothing was shown. */
  hide() {
    const shown = !this.element.hidden;
    this.element.hidden = true;
    return shown;
  }
}
