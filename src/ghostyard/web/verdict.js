/** The verdict on an answer: right or how far from it, why, who else found it, and what to do next. */

import { fill, h, icon } from "./dom.js";
import { levelBrief } from "./levels.js";
import { say, share } from "./words.js";

/** @typedef {import("./types.js").PuzzleSeen} PuzzleSeen */
/** @typedef {Record<string, () => void>} Acts again, show, next, all, share */

/** How hard a puzzle is, in lanterns. @param {number} grade */
export function lanterns(grade) {
  const lamps = [1, 2, 3, 4, 5].map((number) => h("span", { class: number <= grade ? "lit-lamp" : "dark-lamp" }, icon("lamp")));
  return h("span", { class: "grade", role: "img", "aria-label": say("web-puzzle-grade", { grade }) }, lamps);
}

export class VerdictView {
  /** @param {Acts} acts */
  constructor(acts) {
    this.acts = acts;
    this.element = h("section", { class: "verdict", "aria-label": say("web-puzzles"), hidden: true });
  }

  /** @param {PuzzleSeen} seen @param {{days: number, daily: boolean}} more */
  show({ verdict }, { days, daily }) {
    const { right, told, title, turn, say: sentences, players } = verdict;
    fill(
      this.element,
      h("h2", { class: right ? "right" : "" }, icon(right ? "check" : told ? "hint" : "turn"), title),
      h("p", { class: "verdict-turn move-label" }, turn),
      sentences.map((sentence) => h("p", {}, sentence)),
      right && daily && days > 0 && h("p", { class: "streak" }, icon("lamp"), say("web-puzzle-streak", { days })),
      h("div", { class: "buttons" }, this.buttons(right, told, daily)),
      h("details", { open: told && innerWidth > 700 }, h("summary", {}, say("web-puzzle-found")), found(players)),
    );
    this.element.hidden = false;
    this.element.scrollTop = 0;
    this.element.querySelector("button")?.focus({ preventScroll: true });
  }

  buttons(right, told, daily) {
    const one = (act, label, kind = "") =>
      h("button", { type: "button", class: kind, data: { act }, on: { click: () => this.acts[act]() } }, say(label));
    return [
      right ? one("next", "web-puzzle-next", "primary") : one("again", "web-puzzle-again", "primary"),
      !told && one("show", "web-puzzle-show"),
      !right && told && one("next", "web-puzzle-next"),
      daily && told && one("share", "web-puzzle-share"),
      one("all", "web-puzzle-all", "quiet"),
    ];
  }

  hide() {
    this.element.hidden = true;
  }
}

/** How often every level found it, and what it played most often, which may be right and still too rare. @param {{level: string, found: number, turn: string}[]} players */
function found(players) {
  const name = (level) => (level === "sight" ? say("web-puzzle-sight") : levelBrief(level));
  const one = ({ level, found: often, turn }) =>
    h(
      "li",
      { class: often > 0.5 ? "found" : often > 0 ? "at-times" : "" },
      h("strong", {}, name(level)),
      h("span", { class: "quiet-text" }, say("web-puzzle-found-share", { share: share(often) })),
      turn && h("span", { class: "mostly" }, say("web-puzzle-mostly"), " ", h("span", { class: "move-label" }, turn)),
    );
  return h("ul", { class: "found-by" }, players.map(one));
}
