/** The strip of seats: who plays, with lantern and points, and who is thinking. */

import { button, h } from "./dom.js";
import { openDialog } from "./dialog.js";
import { lantern } from "./lantern.js";
import { number, say } from "./words.js";

export class Seats {
  /** @param {(seat: number, taken: boolean) => void} bot lets a bot take a seat, or its owner again */
  constructor(bot) {
    this.bot = bot;
    this.element = h("ul", { class: "seats", "aria-label": say("web-seats") });
  }

  /** @param {import("./types.js").Frame} frame */
  show(frame) {
    this.frame = frame;
    const items = frame.seats.map((seat, index) => h("li", {}, this.seat(frame, seat, index)));
    // What looks the same stays the same element: a finger may be on it right now.
    items.forEach((item, index) => {
      const old = this.element.children[index];
      if (!old) this.element.append(item);
      else if (!old.isEqualNode(item)) old.replaceWith(item);
    });
    while (this.element.children.length > items.length) this.element.lastElementChild.remove();
  }

  seat(frame, seat, index) {
    const state = seatState(frame, seat);
    const content = [
      lantern(index, Boolean(seat.pending)),
      h("span", { class: "seat-name" }, seat.name),
      frame.you.includes(index) && h("span", { class: "tag you" }, say("web-you")),
      (seat.kind === "bot" || seat.away) && h("span", { class: "tag" }, say("web-bot")),
      clockOf(frame, index),
      seat.total !== undefined && seat.total !== null && h("strong", { class: "seat-total" }, number(seat.total)),
    ];
    const classes = ["seat", seat.pending ? "thinking" : "", frame.you.includes(index) ? "you" : "", seat.kind === "person" && !seat.online ? "away" : ""];
    const label = [seat.name, ...state].join(", ");
    return h("button", { type: "button", class: classes.join(" ").trim(), "aria-label": label, title: label, on: { click: () => this.open(this.frame, this.frame.seats[index], index) } }, content);
  }

  /** More about a seat, and the bot for whoever is away. */
  open(frame, seat, index) {
    const mine = frame.you.includes(index);
    openDialog(seat.name, (close) => {
      const act = (taken) => () => { this.bot(index, taken); close(); };
      return [
        h("p", {}, seatState(frame, seat).join(", ")),
        seat.away && mine && button(say("web-bot-give-back"), act(false), { class: "primary" }),
        seat.kind === "person" && !seat.away && frame.phase === "playing" && (mine || !seat.online) && frame.you.length > 0 && button(say("web-bot-take"), act(true)),
      ].filter(Boolean);
    });
  }
}

function seatState(frame, seat) {
  return [
    seat.kind === "bot" || seat.away ? say("web-bot") : seat.kind === "open" ? say("web-seat-open") : seat.online ? null : say("web-away"),
    seat.pending ? say("web-thinking") : null,
    seat.total !== undefined && seat.total !== null ? say("web-points", { points: seat.total }) : null,
  ].filter(Boolean);
}

/** What is left on the clock of a seat, where the table has clocks. */
function clockOf(frame, index) {
  const left = frame.clock?.left?.[index];
  if (left === undefined || left === null) return null;
  const [minutes, seconds] = [Math.floor(left / 60), String(Math.floor(left % 60)).padStart(2, "0")];
  return h("span", { class: "seat-clock" }, `${minutes}:${seconds}`);
}
