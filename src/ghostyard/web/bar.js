/** The action bar, where the thumb is: buttons that say verbs; hint and list of moves have their place for good. */

import { h, icon, keepAt } from "./dom.js";
import { hasEnded } from "./leave.js";
import { prefs } from "./prefs.js";
import { say } from "./words.js";

/** With no more moves than this, and names as short as this together, each is also a button. */
const FEW = 4;
const SHORT = 40;

/** @typedef {Record<string, (...facts: any[]) => void>} Acts */

export class Bar {
  /** @param {Acts} acts */
  constructor(acts) {
    this.acts = acts;
    /** Was the button that had the focus taken away? */
    this.lostFocus = false;
    this.element = h("div", { class: "bar", role: "group", "aria-label": say("web-actions") });
  }

  /** @param {import("./types.js").Frame} frame @param {import("./decision.js").Decision} decision */
  show(frame, decision) {
    const focused = this.element.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.act : null;
    const parts = this.content(frame, decision)
      .filter(Boolean)
      .map((part) => this.kept(part));
    for (const child of [...this.element.children]) if (!parts.includes(child)) child.remove();
    parts.forEach((part, index) => keepAt(this.element, part, index));
    this.element.classList.toggle("ready", decision.ready !== null && !decision.sent);
    if (focused) this.keepFocus(focused);
  }

  /** The focus stays with its act; where that is gone, it is for the table to say where to go on. @param {string} act */
  keepFocus(act) {
    const same = /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-act="${act}"]`));
    same?.focus();
    this.lostFocus = !same;
  }

  /** A move was chosen for whoever asked by one of these buttons: Enter does it now, instead of asking again. */
  goOn() {
    if (!this.element.contains(document.activeElement)) return;
    /** @type {HTMLElement | null} */ (this.element.querySelector("[data-act=confirm]"))?.focus();
  }

  /** A button that is there already stays itself: a finger may be on it right now. @param {HTMLElement} part */
  kept(part) {
    const old = [...this.element.children].find((other) => part.dataset.act && other.dataset.act === part.dataset.act);
    return old?.isEqualNode(part) ? old : part;
  }

  content(frame, decision) {
    if (hasEnded(frame)) return this.after(frame);
    if (frame.seats[frame.seat]?.away) return this.absent(frame);
    if (!frame.you.includes(frame.seat)) return [];
    return [...this.now(frame, decision), frame.hints && this.hint(frame), this.list(frame)];
  }

  now(frame, decision) {
    if (decision.sent) return [];
    const back = decision.begun || decision.steps.length ? this.back() : this.takeback(frame);
    if (decision.ready)
      return [
        back,
        decision.turnable && button([icon("turn"), say("web-turn")], () => this.acts.turn(), "turn"),
        button([icon("check"), confirmVerb(decision)], () => this.acts.confirm(), "confirm", "primary"),
      ];
    if (decision.begun) return [back];
    return [back, ...this.verbs(decision), this.skip(frame)];
  }

  /** Moves without touches are buttons; when there are few moves with short names, all are, and the only one always. */
  verbs(decision) {
    const { choices, buttons } = decision.spelling;
    const handy = choices.length <= FEW && choices.map((choice) => choice.label).join("").length <= SHORT;
    const shown = handy || choices.length === 1 ? choices : buttons;
    return shown.map((choice) =>
      button(
        [h("span", { class: "move-label" }, choice.label)],
        () => this.acts.make(choice),
        `make-${choice.move}`,
        choices.length === 1 ? "verb primary" : choice.touch?.length ? "verb also" : "verb",
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

  /** While bots play on, nobody has to watch. */
  skip(frame) {
    const botsPlay = frame.seats.some((seat) => seat.pending && (seat.kind === "bot" || seat.away));
    if (!botsPlay || frame.coach || frame.scene.choices?.length || prefs.pace === "off") return null;
    return button([icon("last"), say("web-skip-ahead")], () => this.acts.skip(), "skip", "quiet");
  }

  hint(frame) {
    return tool(frame, [icon("hint"), say("web-hint")], () => this.acts.hint(), "hint");
  }

  list(frame) {
    return tool(frame, [icon("list"), say("web-all-moves")], () => this.acts.moves(), "moves");
  }

  after(frame) {
    return [
      frame.phase === "over" &&
        button([say("web-final-sheet")], () => this.acts.ending(), "ending", frame.rematch ? "" : "primary"),
      button([say("web-replay")], () => this.acts.replay(), "replay"),
      frame.you.length > 0 &&
        !frame.coach &&
        button(
          [say(frame.rematch ? "web-rematch-go" : "web-rematch")],
          () => this.acts.rematch(),
          "rematch",
          frame.rematch ? "primary" : "",
        ),
    ];
  }
}

/** What one does to a spelled move: lay it, if it puts a piece somewhere. @param {import("./decision.js").Decision} decision */
export function confirmVerb(decision) {
  return say(decision.lays ? "web-lay-it" : "web-do-it");
}

function button(content, act, name, kind = "") {
  return h("button", { type: "button", class: kind, data: { act: name }, on: { click: act } }, content);
}

/** A button that always has its place, and is pale while there is nothing to decide. */
function tool(frame, content, act, name) {
  const idle = !frame.scene.choices?.length;
  const more = { type: "button", class: "quiet tool", data: { act: name }, on: { click: act } };
  return h("button", { ...more, "aria-disabled": idle && "true" }, content);
}
