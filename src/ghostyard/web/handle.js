/** The handle of a piece that is about to be laid: its points, a way to turn it, and the touch that lays it. */

import { fill, h, iconButton } from "./dom.js";
import { confirmVerb } from "./bar.js";
import { likenessOf } from "./preview.js";
import { chip } from "./tablehead.js";
import { say } from "./words.js";

const REACH = 12; // how far outside its corner a button stands, in pixels
const HALF = 24; // of a button, with the room around it

export class Handle {
  /** @param {{turn: () => void, confirm: () => void}} acts */
  constructor(acts) {
    this.points = h("span", { class: "handle-points" });
    this.turner = handleButton("turn", say("web-turn"), acts.turn);
    this.doer = handleButton("check", "", acts.confirm);
    // The bar has the same for keyboards and screen readers.
    this.element = h("div", { class: "handle", "aria-hidden": "true", hidden: true }, this.points, this.turner, this.doer);
  }

  /** @param {import("./stage.js").Stage} stage @param {import("./decision.js").Decision} decision */
  show(stage, decision) {
    this.stage = stage;
    this.piece = decision.sent ? "" : anchor(decision.ready);
    if (this.piece) {
      fill(this.points, chip(decision.change));
      this.turner.hidden = !decision.turnable;
      this.doer.title = confirmVerb(decision);
    }
    this.place();
  }

  /** Puts the buttons at the corners of the piece. */
  place() {
    const box = this.piece && (this.stage.boxOf(likenessOf(this.piece)) ?? this.stage.boxOf(this.piece));
    if (this.element.hidden !== !box) this.element.hidden = !box; // saying it again would have it styled again
    if (!box) return;
    const { left, top, right, bottom } = box;
    const bar = document.querySelector(".bar")?.getBoundingClientRect(); // before anything is changed
    put(this.points, left - REACH, top - REACH, bar);
    put(this.turner, right + REACH, top - REACH, bar);
    put(this.doer, right + REACH, bottom + REACH, bar);
  }
}

/** How low a button may stand: the bar below says the same, and is not to be covered. @param {number} x @param {DOMRect | undefined} bar */
function floor(x, bar) {
  return bar && x > bar.left - HALF && x < bar.right + HALF ? bar.top : innerHeight;
}

/** The piece that a move puts somewhere, or the last that was touched for it. */
export function anchor(choice) {
  return choice ? choice.turns || choice.touch?.at(-1) || "" : "";
}

function handleButton(icon, label, act) {
  return iconButton(icon, label, act, { class: `handle-button ${icon}`, tabindex: "-1" });
}

/** @param {HTMLElement} element @param {number} x @param {number} y @param {DOMRect | undefined} bar */
function put(element, x, y, bar) {
  const inside = (value, most) => Math.max(HALF, Math.min(value, most - HALF));
  element.style.setProperty("--x", `${Math.round(inside(x, innerWidth))}px`);
  element.style.setProperty("--y", `${Math.round(inside(y, floor(x, bar)))}px`);
}
