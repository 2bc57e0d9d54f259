/** What help is agreed at a new table: hints and take-backs; with a clock none, unless somebody wants them. */

import { h } from "./dom.js";
import { say } from "./words.js";

const HELP = ["hints", "takebacks"];

export class Agreement {
  constructor() {
    this.boxes = HELP.map((name) => /** @type {HTMLInputElement} */ (h("input", { type: "checkbox", name, checked: true })));
    this.element = h(
      "div",
      {},
      HELP.map((name, index) => h("label", { class: "check" }, this.boxes[index], say(`web-agree-${name}`))),
    );
  }

  /** Another clock, another custom. @param {boolean} clock */
  clockChanged(clock) {
    for (const box of this.boxes) box.checked = !clock;
  }

  /** As the server is told. */
  wish() {
    return Object.fromEntries(HELP.map((name, index) => [name, this.boxes[index].checked]));
  }
}

/** Says which edition is played, where it is not the one that comes with the game. @param {string | undefined} title */
export function editionTag(title) {
  const named = say("web-edition-named", { title: title ?? "" });
  return title ? h("span", { class: "tag edition", title: named, "aria-label": named }, title) : "";
}

/** What was agreed at a table, in a few words each. @param {import("./types.js").Frame} frame */
export function agreed(frame) {
  const edition = frame.edition ? [say("web-edition-named", { title: frame.edition })] : [];
  return edition.concat([
    frame.hints ? "web-agreed-hints" : "web-agreed-no-hints",
    frame.takebacks ? "web-agreed-takebacks" : "web-agreed-no-takebacks",
    frame.clock ? "web-agreed-clock" : "web-clock-none",
    frame.public ? "web-agreed-public" : "web-agreed-private",
  ].map((message) => say(message)));
}
