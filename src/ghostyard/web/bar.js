/** The action bar, where the thumb is: what the spelled move does, and buttons that say verbs. */

import { h, icon, keepAt } from "./dom.js";
import { say, signed } from "./words.js";

/** With no more moves than this, and names as short as this together, each is also a button. */
const FEW = 4;
const SHORT = 48;

/** @typedef {Record<string, (...facts: any[]) => void>} Acts */

export class Bar {
  /** @param {Acts} acts */
  constructor(acts) {
    this.acts = acts;
    this.element = h("div", { class: "bar", role: "group", "aria-label": say("web-actions") });
  }

  /** @param {import("./types.js").Frame} frame @param {import("./decision.js").Decision} decision */
  show(frame, decision) {
    const focused = this.element.contains(document.activeElement) ? document.activeElement.dataset.act : null;
    const parts = this.content(frame, decision)
      .filter(Boolean)
      .map((part) => this.kept(part));
    for (const child of [...this.element.children]) if (!parts.includes(child)) child.remove();
    parts.forEach((part, index) => keepAt(this.element, part, index));
    this.element.classList.toggle("ready", decision.ready !== null && !decision.sent);
    if (focused)
      (this.element.querySelector(`[data-act="${focused}"]`) ?? this.element.querySelector("button"))?.focus();
  }

  /** A button that is there already stays itself: a finger may be on it right now. @param {HTMLElement} part */
  kept(part) {
    const old = [...this.element.children].find((other) => part.dataset.act && other.dataset.act === part.dataset.act);
    return old && old.textContent === part.textContent && old.className === part.className ? old : part;
  }

  content(frame, decision) {
    if (frame.phase === "over") return this.after(frame);
    if (decision.sent) return [h("p", { class: "bar-say" }, say("web-sending"))];
    if (decision.ready) return this.ready(decision);
    if (decision.begun) return [h("p", { class: "bar-say" }, say("web-go-on")), this.back()];
    if (frame.seats[frame.seat]?.away) return this.absent(frame);
    return [...this.verbs(decision), this.takeback(frame), this.hint(frame), this.list(frame)];
  }

  ready(decision) {
    const change = decision.change;
    const worth =
      change === null
        ? null
        : h(
            "span",
            { class: `chip ${change < 0 ? "loss" : change ? "gain" : "same"}` },
            change ? signed(change) : "±0",
          );
    return [
      decision.reason && h("p", { class: "advice" }, icon("hint"), decision.reason),
      h("p", { class: "bar-say" }, h("span", { class: "move-label" }, decision.ready.label), worth),
      decision.turnable && button([icon("turn"), say("web-turn")], () => this.acts.turn(), "turn"),
      this.back(),
      button([icon("check"), say("web-do-it")], () => this.acts.confirm(), "confirm", "primary"),
    ];
  }

  /** Moves without touches are buttons; when there are few moves with short names, all are. */
  verbs(decision) {
    const { choices, buttons } = decision.spelling;
    const handy = choices.length <= FEW && choices.map((choice) => choice.label).join("").length <= SHORT;
    const shown = handy ? choices : buttons;
    return shown.map((choice) =>
      button(
        [h("span", { class: "move-label" }, choice.label)],
        () => this.acts.make(choice),
        `make-${choice.move}`,
        choice.touch?.length ? "verb also" : "verb",
      ),
    );
  }

  /** A bot plays for the viewer, who may come back any time. */
  absent(frame) {
    return [
      h("p", { class: "bar-say" }, say("web-bot-plays")),
      button([say("web-bot-give-back")], () => this.acts.giveBack(frame.seat), "give-back", "primary"),
    ];
  }

  back() {
    return button([icon("back"), say("web-back")], () => this.acts.back(), "back");
  }

  takeback(frame) {
    return frame.takeback && button([icon("undo"), say("web-take-back")], () => this.acts.takeback(), "takeback");
  }

  hint(frame) {
    return (
      (frame.scene.choices ?? []).length > 1 &&
      button([icon("hint"), say("web-hint")], () => this.acts.hint(), "hint", "quiet")
    );
  }

  list(frame) {
    return (
      (frame.scene.choices ?? []).length > 1 &&
      button([icon("list"), say("web-all-moves")], () => this.acts.moves(), "moves", "quiet")
    );
  }

  after(frame) {
    return [
      button([say("web-final-sheet")], () => this.acts.ending(), "ending", frame.rematch ? "" : "primary"),
      button([say("web-replay")], () => this.acts.replay(), "replay"),
      frame.you.length > 0 &&
        button(
          [say(frame.rematch ? "web-rematch-go" : "web-rematch")],
          () => this.acts.rematch(),
          "rematch",
          frame.rematch ? "primary" : "",
        ),
    ];
  }
}

function button(content, act, name, kind = "") {
  return h("button", { type: "button", class: kind, data: { act: name }, on: { click: act } }, content);
}
