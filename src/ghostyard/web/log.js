/** The log: what happened, in words, newest last. */

import { emblem } from "./badge.js";
import { fill, h, keepAt } from "./dom.js";
import { gainOf } from "./points.js";
import { prefer, prefs } from "./prefs.js";
import { clauseLink } from "./rules.js";
import { chip } from "./tablehead.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {{game: string, told: string[], by: number[], clauses: string[], steps: number[]}} Told a frame, or the log on joining */
/** @typedef {{text: string, clause: string, step: boolean}} Said what happened, where the rules tell of it, is it a step? */
/** @typedef {{seat: number, told: Said[], gains: number[], line: HTMLElement, brief: Element}} Turn what one seat did in a row, and what it brought to each */

/** So many lines fit below a score sheet. */
const BRIEF = 14;

export class Log {
  constructor() {
    this.list = h("ol", { class: "log-lines" });
    this.scroll = h("div", { class: "log", tabindex: "0", role: "region", "aria-label": say("web-log") }, this.list);
    new ResizeObserver(() => this.showLast()).observe(this.scroll); // also when the log is opened
    this.namesBox = h("input", { type: "checkbox", on: { change: () => this.nameThePlaces(this.namesBox.checked) } });
    this.namesBox.checked = prefs.names;
    this.element = h(
      "div",
      { class: "log-pane" },
      this.scroll,
      h("label", { class: "check" }, this.namesBox, say("web-names")),
    );
    /** The latest lines, newest first, for the room below the score sheet; a screen reader has the whole log. */
    this.brief = h("ol", { class: "log-lines log-brief", "aria-hidden": "true" });
    /** @type {string[]} what the last move did */
    this.latest = [];
    /** @type {Turn[]} */
    this.turns = [];
    /** @type {import("./badge.js").Seated} who plays, as far as a frame has told it */
    this.seated = { game: "", seats: [] };
  }

  /** Who plays: what they are known by stands at their turns, also at earlier ones. @param {Frame} frame */
  seat({ game, seats }) {
    const before = emblemsOf(this.seated);
    this.seated = { game, seats };
    if (emblemsOf(this.seated) !== before) this.rewrite(this.turns);
  }

  /** The whole log, on joining. @param {Told} message */
  begin(message) {
    this.list.replaceChildren();
    this.turns = [];
    this.latest = message.told.slice(-1);
    this.write(message, []);
  }

  /** Something happened. @param {Frame} frame @param {Frame} before */
  add(frame, before) {
    if (!frame.told.length) return;
    this.latest = worthKeeping(sentences(frame)).map(({ text }) => text);
    this.write(frame, frame.seats.map((_, seat) => gainOf(frame, before, seat)));
  }

  /** A turn is one line, with what it brought, also to others: all may have revealed a card together. @param {Told} message @param {number[]} gains */
  write(message, gains) {
    const { game, told, by } = message;
    const tellers = sentences(message).map((said, index) => {
      const turn = this.turnOf(by[index]);
      turn.told.push(said);
      return turn;
    });
    gains.forEach((gain, seat) => {
      const turn = tellingMost(tellers.filter((one) => one.seat === seat)) ?? this.turns.at(-1);
      turn.gains[seat] = (turn.gains[seat] ?? 0) + gain;
    });
    this.seated = { ...this.seated, game };
    this.rewrite(this.turns.slice(-told.length));
    requestAnimationFrame(() => this.showLast()); // when all else has its place
  }

  /** What happened last is in sight. */
  showLast() {
    this.scroll.scrollTop = this.scroll.scrollHeight;
  }

  /** Writes these turns anew, and the latest ones in brief. @param {Turn[]} turns */
  rewrite(turns) {
    for (const turn of turns) {
      fill(turn.line, content(this.seated, turn));
      turn.brief = briefly(this.seated, turn);
    }
    const latest = this.turns.slice(-BRIEF).reverse().map(({ brief }) => brief);
    for (const line of [...this.brief.children]) if (!latest.includes(line)) line.remove();
    latest.forEach((line, index) => keepAt(this.brief, line, index)); // what is older stays as it is
  }

  /** The turn that this seat is in; a new one if another was last. @param {number} seat */
  turnOf(seat) {
    if (this.turns.at(-1)?.seat !== seat) {
      this.turns.push({ seat, told: [], gains: [], line: h("li", {}), brief: h("li", {}) });
      this.list.append(this.turns.at(-1).line);
    }
    return this.turns.at(-1);
  }

  /** Writes on the boards what the log calls their places, or no longer. @param {boolean} wanted */
  nameThePlaces(wanted) {
    prefer({ names: wanted });
    this.namesBox.checked = wanted;
  }
}

/** Of somebody's turns in one frame that which tells most: it brought the points, and no choice that still waits. @param {Turn[]} tellers of each sentence */
function tellingMost(tellers) {
  const told = (turn) => tellers.filter((one) => one === turn).length;
  return tellers.reduce((most, turn) => (most && told(most) > told(turn) ? most : turn), /** @type {Turn | undefined} */ (undefined));
}

/** @param {import("./badge.js").Seated} seated */
function emblemsOf({ seats }) {
  return JSON.stringify(seats.map(({ badge }) => badge?.emblems ?? []));
}

/** A turn in words: every sentence opens the rules at its clause. @param {import("./badge.js").Seated} seated @param {Turn} turn */
function content(seated, { seat, told, gains }) {
  const sentences = worthKeeping(told).flatMap(({ text, clause }) => [clause ? ruled(seated.game, clause, text) : text, " "]);
  return [emblem(seated, seat), h("span", {}, sentences, chip(gains[seat] ?? null), othersGains(seated, seat, gains))];
}

/** What a turn brought to others, each by what they are known by. @param {import("./badge.js").Seated} seated @param {number} seat @param {number[]} gains */
function othersGains(seated, seat, gains) {
  return gains.flatMap((gain, other) => {
    if (!gain || other === seat) return [];
    const { name } = seated.seats[other];
    return [" ", h("span", { class: "other-gain", title: name }, emblem(seated, other), h("span", { class: "sr-only" }, name, " "), chip(gain))];
  });
}

/** @param {Told} message @returns {Said[]} */
function sentences({ told, clauses, steps }) {
  return told.map((text, index) => ({ text, clause: clauses[index], step: steps.includes(index) }));
}

/** A step is told as long as nothing has come of it. @param {Said[]} told */
function worthKeeping(told) {
  const done = told.findLastIndex(({ step }) => !step);
  return told.filter(({ step }, index) => !step || index > done);
}

/** The same for eyes and mice only. @param {import("./badge.js").Seated} seated @param {Turn} turn */
function briefly(seated, turn) {
  const line = h("li", {}, content(seated, turn));
  for (const link of line.querySelectorAll("a")) link.tabIndex = -1;
  return line;
}

/** A sentence that leads to its rule. */
function ruled(game, clause, text) {
  const link = clauseLink(game, clause, text);
  link.classList.add("told");
  return link;
}
