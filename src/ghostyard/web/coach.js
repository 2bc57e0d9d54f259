/** The coach of a first game: says one idea at a time beside the thing that it is about, and points at it. */

import { confirmVerb } from "./bar.js";
import { beside } from "./beside.js";
import { button, fill, h, icon } from "./dom.js";
import { endOfLesson } from "./learn.js";
import { pointAt, Pointer, touchables, worthSeeing } from "./pointer.js";
import { thingsOf } from "./sheet.js";
import { speak } from "./speech.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").CoachStep} Step */
/** @typedef {import("./decision.js").Decision} Decision */

/** With more lit things than this none is pointed at: their light is enough. */
const FEW = 6;

export class Coach {
  /**
   * @param {import("./stage.js").Stage} stage
   * @param {HTMLElement} seats
   * @param {() => void} changed another step is shown: other things can be touched
   */
  constructor(stage, seats, changed) {
    this.stage = stage;
    this.seats = seats;
    this.changed = changed;
    /** Which of the frame's steps is shown. */
    this.at = 0;
    this.pointer = new Pointer();
    this.count = h("p", { class: "coach-count" });
    this.words = h("div", { class: "coach-words" });
    this.back = button("", () => this.go(-1), { class: "quiet", data: { act: "coach-back" } });
    this.back.append(icon("back"), say("web-coach-back"));
    this.next = button(say("web-coach-on"), () => this.go(1), { class: "primary", data: { act: "coach-on" } });
    this.links = h("div", { class: "buttons" });
    this.element = h(
      "section",
      { class: "coach", "aria-label": say("web-coach"), hidden: true },
      h("img", { src: "/web/art/ghost.svg", alt: "", class: "coach-face" }),
      h("div", {}, this.count, this.words, h("div", { class: "buttons" }, this.back, this.next), this.links),
    );
    this.moved = () => this.place();
    addEventListener("scroll", this.moved, { passive: true });
  }

  /** A new frame: its steps from the first; the same ones stay where they are. @param {Frame} frame */
  begin(frame) {
    const { coach } = frame;
    const chapter = coach ? `${coach.first} ${frame.ply}` : "";
    if (chapter !== this.chapter) this.at = 0;
    this.chapter = chapter;
    this.frame = frame;
    this.steps = coach?.steps ?? [];
  }

  /** @returns {Step | undefined} */
  get step() {
    return this.steps?.[this.at];
  }

  /** Is there nothing to decide yet? */
  get looking() {
    return Boolean(this.step?.look);
  }

  /** The frame as the learner may act on it: while there is something to look at, nothing can be touched. @param {Frame} frame */
  seen(frame) {
    return this.looking ? { ...frame, scene: { ...frame.scene, choices: [] } } : frame;
  }

  /** To the next thing, or back to the last; false if there is none. @param {number} by */
  go(by) {
    const to = this.at + by;
    if (!this.steps?.[to] || (by > 0 && !this.looking)) return false;
    this.at = to;
    this.changed();
    return true;
  }

  /** Says it again. */
  again() {
    if (!this.step) return false;
    speak(this.said().join(" "));
    this.element.classList.remove("again");
    requestAnimationFrame(() => this.element.classList.add("again"));
    return true;
  }

  // ------------------------------------------------------------ what is shown

  /** @param {Decision} decision */
  show(decision) {
    this.decision = decision;
    this.element.hidden = !this.step || decision.sent;
    if (this.element.hidden) return this.pointer.hide();
    const number = this.frame.coach.first + this.at;
    fill(this.count, say("web-coach-count", { number, of: this.frame.coach.of }));
    const paragraphs = this.said();
    fill(this.words, paragraphs.map((text, index) => h("p", { class: index && !this.looking ? "coach-do" : "" }, text)));
    this.showButtons();
    this.tell(paragraphs);
    if (this.looking) this.stage.lookAt(this.step.at ?? []);
    return this.place();
  }

  showButtons() {
    const last = !this.steps[this.at + 1];
    this.back.hidden = !this.at;
    this.next.hidden = !this.looking || last;
    fill(this.links, this.looking && last ? endOfLesson(this.frame) : []);
    if (this.next.hidden) this.next.blur(); // the focus goes to what can be touched now
    else if (this.isNew && this.isFree(document.activeElement)) this.next.focus({ preventScroll: true });
  }

  /** Is the focus nowhere, or on a piece, which cannot be touched while there is something to look at? */
  isFree(element) {
    return element === document.body || element?.id === "main" || this.stage.root.contains(element);
  }

  /** Is this step shown for the first time? */
  get isNew() {
    return this.told !== `${this.chapter} ${this.at}`;
  }

  /** What there is to say, by paragraphs; the last one of a decision says what to do. */
  said() {
    const paragraphs = this.step.text.split(/\n\s*\n/).map((text) => text.replace(/\s+/g, " ").trim());
    if (!this.decision?.ready || this.looking) return paragraphs;
    const way = this.decision.turnable ? "web-coach-turn" : "web-coach-confirm";
    return [paragraphs[0], say(way, { verb: confirmVerb(this.decision) })];
  }

  /** A screen reader hears each step once; what a spelled move would do is spoken anyway. @param {string[]} paragraphs */
  tell(paragraphs) {
    if (this.isNew) speak(paragraphs.join(" "));
    this.told = `${this.chapter} ${this.at}`;
  }

  /** The things behind a line of the learner's score sheet that is pointed at; null where none is. */
  things() {
    const name = this.step?.at?.find((one) => one.startsWith("line "))?.slice(5);
    const line = this.looking && name && this.frame.sheets.find(({ seat }) => seat === this.frame.seat)?.lines.find((one) => one.name === name);
    return line ? thingsOf(this.frame.seat, line) : null;
  }

  // ------------------------------------------------------------ where it stands

  /** What is pointed at now, as boxes on the screen. */
  targets() {
    const { decision, step } = this;
    if (decision.ready && !this.looking) return pointAt(document.querySelectorAll(".bar [data-act=confirm]"));
    const begun = decision.begun && !this.looking;
    const lit = [...decision.lights.lit].filter((id) => !decision.lights.picked.has(id));
    const verbs = lit.length || this.looking ? [] : pointAt(document.querySelectorAll(".bar .verb"));
    if (step.at?.length && !begun) return [...step.at.flatMap((one) => this.boxesOf(one)), ...verbs];
    if (!lit.length) return verbs;
    return lit.length > FEW ? [] : lit.flatMap((id) => this.boxesOf(id));
  }

  /** Where a thing is: a seat, a line's things, or a piece; one that lies in a closed area, at its owner's seat. @param {string} name */
  boxesOf(name) {
    if (name.startsWith("seat ")) return pointAt([this.seats.children[Number(name.slice(5))]]);
    if (name.startsWith("line ")) return (this.things() ?? []).map(({ key }) => this.stage.boxOfMark(key)).filter(Boolean);
    const box = this.stage.boxOf(name);
    if (box) return [box];
    const owner = this.stage.ownerOf(name);
    return owner >= 0 ? pointAt([this.seats.children[owner]]) : [];
  }

  place() {
    if (this.element.hidden || !this.step || !this.element.isConnected) return;
    const targets = this.targets();
    const { width, height } = this.element.getBoundingClientRect();
    const [x, y] = beside(targets, { width, height }, touchables(), worthSeeing());
    this.element.style.setProperty("--x", `${Math.round(x)}px`);
    this.element.style.setProperty("--y", `${Math.round(y)}px`);
    this.pointer.show(targets, { left: x, top: y, right: x + width, bottom: y + height });
  }

  close() {
    removeEventListener("scroll", this.moved);
  }
}
