/** The strip of seats: who plays, with lantern and points, and who is thinking. */

import { counts, emblem } from "./badge.js";
import { button, h, icon } from "./dom.js";
import { openDialog } from "./dialog.js";
import { hasEnded } from "./leave.js";
import { levelBrief, levelSign } from "./levels.js";
import { deedOf, pointsOf } from "./points.js";
import { duration, number, say } from "./words.js";

/** Whoever thinks longer than this many seconds is seen thinking. */
const NOTICEABLE = 5;

export class Seats {
  /**
   * @param {(seat: number, taken: boolean) => void} bot lets a bot take a seat, or its owner again
   * @param {(seat: number) => boolean} look opens a seat's part of the table; false if it has none that can be opened
   */
  constructor(bot, look) {
    this.bot = bot;
    this.look = look;
    /** @type {Map<number, number>} since when seats have been asked, in milliseconds since 1970 */
    this.asked = new Map();
    this.element = h("ul", { class: "seats", "aria-label": say("web-seats") });
  }

  /** @param {import("./types.js").Frame} frame */
  show(frame) {
    this.frame = frame;
    this.noteWhoIsAsked(frame);
    const items = frame.seats.map((seat, index) => h("li", {}, this.seat(frame, seat, index)));
    // What looks the same stays the same element: a finger may be on it right now.
    items.forEach((item, index) => {
      const old = this.element.children[index];
      if (old) item.querySelector(".seat-time").textContent = old.querySelector(".seat-time").textContent;
      if (!old) this.element.append(item);
      else if (!old.isEqualNode(item)) old.replaceWith(item);
    });
    while (this.element.children.length > items.length) this.element.lastElementChild.remove();
    this.tick();
  }

  /** The server says since when; without that, it is since we first saw it. */
  noteWhoIsAsked(frame) {
    frame.seats.forEach((seat, index) => {
      if (!seat.pending) this.asked.delete(index);
      else if (typeof seat.since === "number") this.asked.set(index, Date.now() - 1000 * seat.since);
      else if (!this.asked.has(index)) this.asked.set(index, Date.now());
    });
  }

  /** Writes clocks and waiting times anew; nothing else changes, so that nothing loses its focus. */
  tick() {
    [...this.element.children].forEach(
      (item, index) => (item.querySelector(".seat-time").textContent = this.time(index)),
    );
  }

  /** What is left on the clock of a seat; without clocks, whether it is away, or how long it has been thinking. */
  time(index) {
    const { clock, phase, you, seats } = this.frame;
    const left = clock?.left?.[index];
    if (left !== undefined && left !== null) return clockFace(left);
    if (isAway(seats[index]) && !hasEnded(this.frame)) return say("web-away");
    const asked = this.asked.get(index);
    const waited = asked ? (Date.now() - asked) / 1000 : 0;
    return phase === "playing" && waited >= NOTICEABLE && !you.includes(index) ? duration(waited) : "";
  }

  seat(frame, seat, index) {
    const state = seatState(frame, seat, index);
    const content = [
      emblem(frame, index, Boolean(seat.pending)),
      h("span", { class: "seat-name" }, seat.name),
      frame.you.includes(index) && h("span", { class: "tag you" }, say("web-you")),
      isBot(seat) && levelSign(seat.level),
      h("span", { class: "seat-time" }),
      seatPoints(frame, index),
    ];
    const classes = [
      "seat",
      seat.pending ? "thinking" : "",
      frame.you.includes(index) ? "you" : "",
      isAway(seat) ? "away" : "",
    ];
    const label = [seat.name, ...state].join(", ");
    return h(
      "button",
      {
        type: "button",
        class: classes.join(" ").trim(),
        "aria-label": label,
        title: label,
        on: { click: () => this.open(this.frame, this.frame.seats[index], index) },
      },
      content,
    );
  }

  /** More about a seat, and the bot for whoever is away. */
  open(frame, seat, index) {
    const mine = frame.you.includes(index);
    if (!mine && !isAway(seat) && this.look(index)) return;
    openDialog(seat.name, (close) => {
      const act = (taken) => () => {
        this.bot(index, taken);
        close();
      };
      return [
        h("p", {}, [...seatState(frame, seat, index), seat.pending && this.time(index)].filter(Boolean).join(", ")),
        seat.away && mine && button(say("web-bot-give-back"), act(false), { class: "primary" }),
        seat.kind === "person" &&
          !seat.away &&
          frame.phase === "playing" &&
          (mine || !seat.online) &&
          frame.you.length > 0 &&
          button(say("web-bot-take"), act(true)),
      ].filter(Boolean);
    });
  }
}

/** Is this somebody who is not here right now? */
function isAway(seat) {
  return seat.kind === "person" && !seat.online;
}

/** Does a bot decide here: its own seat, or that of somebody who is away or has left? */
function isBot(seat) {
  return seat.kind === "bot" || seat.kind === "left" || seat.away;
}

/** Points, or what else counts in this game; a laurel for what counts more than any of them. */
function seatPoints(frame, index) {
  const points = pointsOf(frame, index);
  if (points === null) return null;
  const counted = counts(frame, index);
  const written = counted.length ? counted : number(points);
  return h("strong", { class: "seat-total" }, deedOf(frame, index) ? icon("laurel") : written);
}

function seatState(frame, seat, index) {
  const points = pointsOf(frame, index);
  return [
    isBot(seat)
      ? [say("web-bot"), levelBrief(seat.level), seat.kind === "left" && say("web-left")].filter(Boolean).join(", ")
      : seat.kind === "open"
        ? say("web-seat-open")
        : seat.online
          ? null
          : say("web-away"),
    seat.pending ? say("web-thinking") : null,
    seat.badge?.label,
    points === null ? null : deedOf(frame, index) || (seat.badge?.counts ? null : say("web-points", { points })),
  ].filter(Boolean);
}

/** Minutes and seconds, as clocks show them; hours too where games last days. @param {number} left in seconds */
function clockFace(left) {
  const two = (value) => String(Math.floor(value)).padStart(2, "0");
  const hours = Math.floor(left / 3600);
  return hours ? `${hours}:${two((left % 3600) / 60)}:${two(left % 60)}` : `${Math.floor(left / 60)}:${two(left % 60)}`;
}
