/** The waiting room: a table before its game. Who sits where, what is awaited, and how friends find it. */

import { agreed } from "./agreement.js";
import { button, h, icon, iconButton } from "./dom.js";
import { Invitation } from "./invitation.js";
import { lantern } from "./lantern.js";
import { askHowToLeave, leavingOf } from "./leave.js";
import { character, chooseLevel, levelBrief } from "./levels.js";
import { go } from "./main.js";
import { haveName } from "./me.js";
import { ask, tell } from "./server.js";
import { notice, speak } from "./speech.js";
import { setTitle } from "./title.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */

export class WaitingRoom {
  constructor() {
    this.element = h("div", { class: "waiting" });
    this.invitation = new Invitation();
  }

  /** @param {Frame} frame */
  async show(frame) {
    setTitle(`${frame.title} · Ghostyard`);
    if (this.said !== frame.ask) speak(frame.ask);
    this.said = frame.ask;
    this.draw(frame);
    if (this.game) return;
    try {
      this.game = (await ask("/api/games")).games.find((game) => game.name === frame.game);
      this.draw(frame); // now with the characters of the bots
    } catch {
      // The next frame asks again.
    }
  }

  draw(frame) {
    const full = frame.seats.every((seat) => seat.kind !== "open");
    this.element.replaceChildren(
      h("img", { src: `/art/${frame.game}/cover.svg`, alt: "", class: "cover" }),
      h("h1", {}, frame.title),
      h("p", { class: `awaited ${full ? "ready" : ""}` }, icon(full ? "check" : "lamp"), frame.ask),
      h(
        "ol",
        { class: "seat-list" },
        frame.seats.map((seat, index) => h("li", { class: seat.kind }, this.seat(frame, seat, index))),
      ),
      h("ul", { class: "agreed", "aria-label": say("web-agreed") }, agreed(frame).map((text) => h("li", { class: "tag" }, text))),
      h("div", { class: "buttons" }, this.start(frame, full), this.away(frame)),
      full ? "" : this.invitation.shown(frame),
    );
  }

  seat(frame, seat, index) {
    const mine = frame.you.includes(index);
    const person = seat.kind === "person";
    const number = say("web-seat", { number: index + 1 });
    return [
      lantern(index, seat.kind !== "open"),
      h(
        "div",
        { class: "who" },
        h("span", { class: "seat-name" }, seat.kind === "open" ? say("web-seat-open") : seat.name),
        mine && h("span", { class: "tag you" }, say("web-you")),
        seat.host && h("span", { class: "tag host" }, say("web-host")),
        person && !mine && h("span", { class: "tag" }, say(seat.online ? "web-here" : "web-away")),
        seat.kind === "bot" && h("span", { class: "tag" }, levelBrief(seat.level)),
        seat.kind === "bot" &&
          this.game &&
          h("p", { class: "quiet-text character" }, character(this.game, seat.level) || say("web-level-random")),
      ),
      seat.kind === "open" &&
        !frame.you.length &&
        this.act(frame, "sit", { seat: index }, say("web-sit"), { class: "primary", "aria-label": `${say("web-sit")}: ${number}` }),
      frame.host &&
        seat.kind === "open" &&
        button(say("web-bot-fill"), () => this.fill(frame, index), {
          class: "quiet",
          "aria-label": `${say("web-bot-fill")}: ${number}`,
          data: { act: "fill" },
        }),
      mine && this.act(frame, "leave", {}, say("web-stand-up"), { class: "quiet", data: { act: "stand" } }),
      frame.host &&
        seat.kind === "bot" &&
        iconButton("close", say("web-bot-away", { name: seat.name }), () => this.letSit(frame, index, null)),
    ].filter(Boolean);
  }

  /** The host lets a bot take a seat that nobody has taken. */
  async fill(frame, index) {
    if (!this.game) return notice(say("web-unreached"));
    chooseLevel(this.game, (level) => this.letSit(frame, index, level));
  }

  letSit(frame, index, level) {
    return this.tell(frame, `seats/${index}/bot`, { level });
  }

  start(frame, full) {
    return frame.host && full && this.act(frame, "start", {}, say("web-start"), { class: "primary big", data: { act: "start" } });
  }

  /** Whoever made the table may close it; the others just go. */
  away(frame) {
    const away = () => go("/");
    const leave = () => askHowToLeave(leavingOf(frame, away), away);
    return button(say(frame.host ? "web-leave-close" : "web-to-lobby"), frame.host ? leave : away, {
      data: { act: "leave" },
    });
  }

  act(frame, deed, said, label, more) {
    return button(label, () => this.tell(frame, deed, said, label), more);
  }

  /** @param {Frame} frame @param {string} deed @param {object} said @param {string} [verb] on the button, for whoever says a name first */
  async tell(frame, deed, said, verb) {
    try {
      await haveName(verb);
      await tell(`/api/tables/${frame.table}/${deed}`, said);
    } catch (refusal) {
      notice(refusal.message);
    }
  }
}
