/** The answer to a question that was asked with a key: spoken, and shown until something else is done. */

import { beside } from "./beside.js";
import { h, icon } from "./dom.js";
import { touchables, worthSeeing } from "./pointer.js";
import { myThings, speak, standing, theirThings, whatCanIDo } from "./speech.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */

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
    this.place();
  }

  /** On an upright phone, which has no room of its own for it, it covers as little of what is asked as can be. */
  place() {
    if (this.element.hidden) return;
    const { offsetWidth: width, offsetHeight: height } = this.element;
    const [x, y] = beside([], { width, height }, touchables(), worthSeeing());
    this.element.style.setProperty("--x", `${Math.round(x)}px`);
    this.element.style.setProperty("--y", `${Math.round(y)}px`);
  }

  /** Something else is asked: what one could do then is not what one can do now. */
  outdate() {
    if (this.question === say("web-key-what")) this.hide();
  }

  /** False if nothing was shown. */
  hide() {
    const shown = !this.element.hidden;
    this.element.hidden = true;
    return shown;
  }
}

/**
 * The questions that have a key, at a table and in a replay.
 * @param {Answer} answer @param {() => Frame | null} frame @param {() => string[]} latest what the last move did
 */
export function questions(answer, frame, latest) {
  /** @param {string} key @param {(seen: Frame) => string[]} told */
  const answered = (key, told) => () => {
    const seen = frame();
    return seen !== null && answer.show(say(`web-key-${key}`), told(seen));
  };
  return {
    what: answered("what", whatCanIDo),
    mine: answered("mine", ({ scene }) => myThings(scene)),
    theirs: answered("theirs", ({ scene }) => theirThings(scene)),
    last: answered("last", latest),
    points: answered("points", standing),
  };
}
