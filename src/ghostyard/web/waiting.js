/** The waiting room: a table before its game, with a link and a code for friends. */

import { button, h, iconButton } from "./dom.js";
import { lantern } from "./lantern.js";
import { chooseLevel } from "./levels.js";
import { haveName } from "./me.js";
import { ask, tell } from "./server.js";
import { notice, speak } from "./speech.js";
import { say } from "./words.js";

export class WaitingRoom {
  constructor() {
    this.element = h("div", { class: "waiting" });
  }

  /** @param {import("./types.js").Frame} frame */
  show(frame) {
    document.title = `${frame.title} · Ghostyard`;
    if (this.said !== frame.ask) speak(frame.ask);
    this.said = frame.ask;
    this.element.replaceChildren(
      h("img", { src: `/art/${frame.game}/cover.svg`, alt: "", class: "cover" }),
      h("h1", {}, frame.title),
      h("p", { class: "ask yours" }, frame.ask),
      h(
        "ol",
        { class: "seat-list" },
        frame.seats.map((seat, index) => h("li", {}, this.seat(frame, seat, index))),
      ),
      h("div", { class: "buttons" }, this.start(frame)),
      this.invitation(frame),
    );
  }

  seat(frame, seat, index) {
    const state = { person: seat.online ? say("web-here") : say("web-away"), bot: say("web-bot"), open: "" }[seat.kind];
    return [
      lantern(index, seat.kind !== "open"),
      h("span", { class: "seat-name" }, seat.kind === "open" ? say("web-seat-open") : seat.name),
      frame.you.includes(index)
        ? h("span", { class: "tag you" }, say("web-you"))
        : state && h("span", { class: "tag" }, state),
      seat.kind === "open" &&
        !frame.you.length &&
        button(say("web-sit"), () => this.act(`/api/tables/${frame.table}/sit`, { seat: index }), { class: "primary" }),
      frame.host &&
        seat.kind === "open" &&
        button(say("web-bot-fill"), () => this.fill(frame, index), { class: "quiet", data: { act: "fill" } }),
      frame.host &&
        seat.kind === "bot" &&
        iconButton("close", say("web-bot-away", { name: seat.name }), () => this.letSit(frame, index, null)),
    ].filter(Boolean);
  }

  /** The host lets a bot take a seat that nobody has taken. */
  async fill(frame, index) {
    const { games } = await ask("/api/games");
    chooseLevel(
      games.find((game) => game.name === frame.game),
      (level) => this.letSit(frame, index, level),
    );
  }

  letSit(frame, index, level) {
    return this.act(`/api/tables/${frame.table}/seats/${index}/bot`, { level });
  }

  start(frame) {
    const full = frame.seats.every((seat) => seat.kind !== "open");
    return (
      frame.host &&
      full &&
      button(say("web-start"), () => this.act(`/api/tables/${frame.table}/start`), { class: "primary big" })
    );
  }

  async act(path, said) {
    try {
      await haveName();
      await tell(path, said);
    } catch (refusal) {
      notice(refusal.message);
    }
  }

  invitation(frame) {
    const link = location.href.split("#")[0];
    const field = h("input", {
      type: "text",
      readonly: true,
      value: link,
      "aria-label": say("web-link"),
      on: { focus: () => field.select() },
    });
    const copy = async () => {
      field.select();
      // Plain local networks have no clipboard for pages; the selected link can still be copied by hand.
      await navigator.clipboard?.writeText(link).catch(() => {});
      notice(say("web-link-copied"));
    };
    return h(
      "section",
      { class: "invitation" },
      h("h2", {}, say("web-invite")),
      h("p", {}, say("web-invite-about")),
      h("div", { class: "field-row" }, field, button(say("web-copy"), copy)),
      h("img", {
        class: "qr",
        src: `/api/tables/${frame.table}/code.svg`,
        alt: say("web-qr"),
        width: "220",
        height: "220",
      }),
    );
  }
}
