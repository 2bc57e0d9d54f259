/** The lens: what a thing is, does and is worth, large and in words, for whoever points at it, presses it for a while
 * or comes to it by key. It says what a screen reader hears. */

import { beside } from "./beside.js";
import { h, icon, s } from "./dom.js";
import { touchables, worthSeeing } from "./pointer.js";
import { clauseLink } from "./rules.js";
import { speak } from "./speech.js";
import { knows, listed, number, say } from "./words.js";
import { worthOf } from "./worth.js";

/** @typedef {import("./types.js").Piece} Piece */
/** @typedef {import("./types.js").Frame} Frame */

const HOVER = 550; // milliseconds until a mouse that rests is a question
const PRESS = 430; // and a finger
const GRACE = 260; // to get from the piece to the lens with the mouse
const STEADY = 10; // pixels a finger may slip meanwhile
const GAP = 18;
const NARROW = 700;
/** What it costs to cover all of the piece: its picture is in the lens. */
const WHOLE = 6000;

export class Lens {
  /** @param {import("./stage.js").Stage} stage @param {() => Pick<Frame, "game" | "sheets"> | null} frame */
  constructor(stage, frame) {
    this.stage = stage;
    this.frame = frame;
    /** Does it answer a question that will be out of date: why not, or a hint? */
    this.answers = false;
    // The cross says so; for keys there is Esc. Its links go where they lead.
    const close = ({ target }) => target.closest("a, button") || this.hide();
    this.element = h("div", { class: "lens", id: "lens", role: "tooltip", hidden: true, on: { click: close } });
    this.listen(stage.root);
    this.element.addEventListener("pointerenter", () => clearTimeout(this.timer));
    this.element.addEventListener("pointerleave", () => this.leave());
  }

  listen(root) {
    root.addEventListener("pointermove", (event) => this.point(event));
    root.addEventListener("pointerout", (event) => event.pointerType === "mouse" && this.leave());
    root.addEventListener("pointerdown", (event) => this.press(event), { capture: true });
    for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => clearTimeout(this.pressing));
    // A long press asks; it is no touch: neither of the piece nor of the lens, if that has come up under the finger.
    for (const touched of [root, this.element]) touched.addEventListener("click", (event) => this.refuse(event), { capture: true });
    this.element.addEventListener("pointerdown", () => (this.asked = false));
    root.addEventListener("contextmenu", (event) => this.asked && event.preventDefault());
    root.addEventListener("focusin", (event) => this.focus(event));
    root.addEventListener("focusout", () => this.shown === this.focused && this.hide());
  }

  // ------------------------------------------------------------ asking

  point({ pointerType, buttons, clientX: x, clientY: y }) {
    if (this.start && Math.hypot(x - this.start.x, y - this.start.y) > STEADY) clearTimeout(this.pressing);
    if (pointerType !== "mouse" || buttons) return;
    const id = this.named(this.stage.pieceAt(x, y, () => false));
    if (id === this.pointed) return;
    this.pointed = id;
    clearTimeout(this.timer);
    if (!id) return this.leave();
    this.timer = setTimeout(() => this.show(id), this.shown && !this.pinned ? GRACE / 2 : HOVER);
  }

  leave() {
    this.pointed = null;
    clearTimeout(this.timer);
    if (!this.pinned) this.timer = setTimeout(() => this.hide(), GRACE);
  }

  press({ pointerType, clientX: x, clientY: y }) {
    this.asked = false;
    clearTimeout(this.timer);
    clearTimeout(this.pressing);
    this.hide();
    if (pointerType === "mouse") return;
    this.start = { x, y };
    this.pressing = setTimeout(() => {
      const id = this.named(this.stage.pieceAt(x, y, () => false));
      if (!id) return;
      this.asked = true;
      this.show(id, true);
    }, PRESS);
  }

  /** No click, where a long press ends. @param {Event} event */
  refuse(event) {
    if (!this.asked) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  focus({ target }) {
    const id = target.closest?.("[data-piece]")?.dataset.piece;
    if (!id || !target.matches(":focus-visible")) return;
    this.focused = id;
    if (this.named(id)) this.show(id);
  }

  /** Only what has a name can be told of. @param {string | null} id */
  named(id) {
    return id && this.stage.views.get(id)?.piece?.label ? id : null;
  }

  // ------------------------------------------------------------ answering

  /** Shows a piece; one that is pinned stays until something is touched. @param {string} id @param {boolean} [pinned] */
  show(id, pinned = false) {
    const view = this.stage.views.get(id);
    const frame = this.frame();
    if (!view?.piece || !frame) return;
    this.shown = id;
    this.open(pinned, this.content(frame, view).filter(Boolean));
    view.element.setAttribute("aria-describedby", "lens");
  }

  /** @param {boolean} pinned @param {(Node | string)[]} content */
  open(pinned, content) {
    this.pinned = pinned;
    this.answers = false;
    this.element.replaceChildren(h("span", { class: "lens-close", "aria-hidden": "true" }, icon("close")), ...content);
    this.element.hidden = false;
    this.place();
  }

  /** Answers "what is this?": shown until something is touched, and spoken; false if it has no name. @param {string} id */
  answer(id) {
    if (!this.named(id)) return false;
    this.show(id, true);
    speak([...this.element.querySelectorAll(".lens-words > *")].map((part) => part.textContent).join(" "));
    return true;
  }

  /** The same of the piece under the focus; false if there is none. */
  answerFocused() {
    const id = document.activeElement?.closest("[data-piece]")?.getAttribute("data-piece");
    return Boolean(id) && this.answer(id);
  }

  /** Why touching it does nothing, below all the rest. @param {string} id @param {(Node | string)[]} content */
  tellWhyNot(id, content) {
    if (this.shown !== id) this.show(id, true);
    this.element.querySelector(".lens-why")?.remove();
    this.element.append(h("p", { class: "lens-why" }, content));
    this.pinned = this.answers = true;
    this.place();
  }

  /** Says something beside a piece: a hint with its reason. @param {string} id @param {(Node | string)[]} content */
  tell(id, content) {
    if (!this.stage.boxOf(id)) return;
    this.shown = id;
    this.open(true, [h("p", { class: "lens-words advice" }, content)]);
    this.answers = true;
  }

  /** Something else is asked now: what was answered is out of date. */
  outdate() {
    if (this.answers) this.hide();
  }

  content(frame, { piece, area }) {
    const [name, ...more] = sentences(piece.label);
    const worth = worthOf(piece, area, this.stage, frame);
    return [
      this.picture(frame.game, piece),
      h(
        "div",
        { class: "lens-words" },
        h("h3", {}, name),
        more.map((sentence) => h("p", {}, sentence)),
        this.abouts(frame.game, piece),
        worth.length > 0 && h("p", { class: "lens-worth" }, say("web-lens-worth", { list: listed(worth.map(written)) })),
      ),
    ];
  }

  /** What such things do, as the games' words tell it: of the piece itself, and of all that stands on it. */
  abouts(game, piece) {
    const arts = this.stage.withAll(piece.id).map((view) => view.piece.art);
    const messages = arts.map((art) => aboutMessage(game, art)).filter(Boolean);
    const told = new Set(messages.map((message) => say(message))); // what is true of several is said once
    return [...told].map((text) => h("p", {}, withClause(game, text)));
  }

  /** The piece as it lies there, with all that stands on it. */
  picture(game, piece) {
    const views = this.stage.withAll(piece.id).map((view) => view.piece);
    if (!piece.art) return null;
    const size = Math.max(piece.w, piece.h) * 1.06;
    const part = (one) => [
      one.art &&
        s("use", {
          href: `#${game}-${one.art}`, x: one.x - one.w / 2, y: one.y - one.h / 2, width: one.w, height: one.h,
          transform: one.turn ? `rotate(${one.turn} ${one.x} ${one.y})` : null,
        }), // prettier-ignore
      one.text && writing(one),
    ];
    const box = [piece.x - size / 2, piece.y - size / 2, size, size].join(" ");
    const sorted = views.sort((one, other) => (one.layer ?? 0) - (other.layer ?? 0));
    return s("svg", { class: "lens-picture", viewBox: box, "aria-hidden": "true" }, sorted.flatMap(part));
  }

  /** False if nothing was shown. */
  hide() {
    if (!this.shown) return false;
    this.stage.views.get(this.shown)?.element.removeAttribute("aria-describedby");
    this.shown = null;
    this.pinned = this.answers = false;
    this.element.hidden = true;
    return true;
  }

  /** Beside the piece. What stays until it is closed, and all on a narrow screen, leaves free what can be touched. */
  place() {
    const box = this.shown && this.stage.boxOf(this.shown);
    if (!box) return void this.hide();
    const { offsetWidth: width, offsetHeight: height } = this.element; // as large as it is once it has come up
    const free = this.pinned || innerWidth < NARROW;
    const shows = this.element.querySelector(".lens-picture") !== null;
    const [x, y] = free ? leaving(box, width, height, shows) : besides(box, width, height);
    this.element.style.setProperty("--x", `${Math.round(x)}px`);
    this.element.style.setProperty("--y", `${Math.round(y)}px`);
  }
}

/** Where nothing lit is covered, if there is any room; better over a piece whose picture it shows than over that. */
function leaving(box, width, height, shows) {
  const coach = document.querySelectorAll(".coach:not([hidden])");
  const kept = [...touchables(), ...[...coach].map((element) => element.getBoundingClientRect())];
  const meant = shows ? WHOLE / ((box.right - box.left) * (box.bottom - box.top)) : undefined;
  return beside([box], { width, height }, kept, worthSeeing(), meant);
}

/** At the side where it hides least of what can be touched. */
function besides({ left, top, right, bottom }, width, height) {
  const across = within((top + bottom - height) / 2, innerHeight - height);
  const along = within((left + right - width) / 2, innerWidth - width);
  const sides = [
    [right + GAP, across],
    [left - GAP - width, across],
    [along, bottom + GAP],
    [along, top - GAP - height],
  ].filter(([x, y]) => x > 0 && y > 0 && x + width < innerWidth && y + height < innerHeight);
  const kept = document.querySelectorAll(".piece.lit > .glide > .halo, .coach:not([hidden]), .bar button, .handle-button");
  const lit = [...kept].map((element) => element.getBoundingClientRect());
  /** @param {number[]} corner */
  const hidden = ([x, y]) => lit.filter((box) => overlap(box, x, y, width, height)).length;
  return sides.sort((one, other) => hidden(one) - hidden(other))[0] ?? [along, across];
}

function overlap(box, x, y, width, height) {
  return box.left < x + width && box.right > x && box.top < y + height && box.bottom > y;
}

function within(value, most) {
  return Math.max(6, Math.min(value, most - 6));
}

/** The message about a symbol, or about the kind it belongs to: "carriage-red-2", "carriage-red", "carriage". */
function aboutMessage(game, art) {
  const parts = (art ?? "").split("-");
  const ids = parts.map((_, index) => `web-about-${game}-${parts.slice(0, parts.length - index).join("-")}`);
  return ids.find(knows);
}

/** A text with its clause as a link to the rules. */
function withClause(game, text) {
  const clause = text.match(/\(([A-Z]{3}-\d+)\)/)?.[1];
  return clause ? [text.replace(`(${clause})`, "").trim(), " ", clauseLink(game, clause)] : [text];
}

/** A label in its sentences; the first says what it is. "Mr. Ghosty" is one name. */
function sentences(label) {
  return label.split(/(?<=[.!?…])(?<!\bMr\.)\s+/);
}

function written({ label, points }) {
  return `${label} ${number(points)}`;
}

function writing({ x, y, w, h: high, text }) {
  const size = Math.min(high * 0.42, w * 0.42, (w * 1.5) / text.length);
  return s("text", { class: "piece-text", x, y: y + size * 0.36, "font-size": size, "stroke-width": size * 0.16 }, text);
}
