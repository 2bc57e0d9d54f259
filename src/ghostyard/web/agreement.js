/** What help is agreed at a new table: hints and take-backs; with a clock none, unless somebody wants them. */

import { h } from "./dom.js";
import { duration, say } from "./words.js";

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
  return [
    ...edition,
    say(frame.hints ? "web-agreed-hints" : "web-agreed-no-hints"),
    say(frame.takebacks ? "web-agreed-takebacks" : "web-agreed-no-takebacks"),
    clockOf(frame),
    say(frame.public ? "web-agreed-public" : "web-agreed-private"),
  ];
}

/** How much time everybody has before the game. @param {import("./types.js").Frame} frame */
function clockOf({ clock }) {
  if (!clock) return say("web-clock-none");
  return say("web-agreed-clock", { time: duration(clock.left[0]), extra: duration(clock.extra) });
}
