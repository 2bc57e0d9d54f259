/** The invitation: a link that others can really open, its code to scan, and how far it reaches. */

import { button, h } from "./dom.js";
import { ask } from "./server.js";
import { notice } from "./speech.js";
import { say } from "./words.js";

export class Invitation {
  constructor() {
    this.element = h("section", { class: "invitation" });
  }

  /** @param {import("./types.js").Frame} frame */
  shown(frame) {
    if (this.table === frame.table) return this.element;
    this.table = frame.table;
    const words = [h("h2", {}, say("web-invite")), h("p", {}, say("web-invite-about"))];
    this.fetch(`/api/tables/${frame.table}`, words).catch((refusal) => notice(refusal.message));
    return this.element;
  }

  /** @param {string} path of what others are invited to @param {Node[]} [words] */
  async fetch(path, words = []) {
    /** @type {{link: string, reach: "here" | "house" | "world"}} */
    const { link, reach } = await ask(`${path}/invitation`);
    this.element.replaceChildren(
      ...words,
      h("div", { class: "invite-row" }, h("div", {}, this.link(link), this.reach(reach)), reach === "here" ? "" : code(path)),
    );
  }

  link(link) {
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
    return h("div", { class: "field-row" }, field, button(say("web-copy"), copy));
  }

  /** Who can open the link, and what to do so that more can; a server in the world needs no words. */
  reach(reach) {
    if (reach === "world") return null;
    return h(
      "div",
      { class: `reach ${reach}` },
      h("p", {}, say(`web-reach-${reach}`)),
      h("details", {}, h("summary", {}, say("web-reach-more")), h("p", {}, say(`web-reach-${reach}-more`)), command(reach)),
    );
  }
}

/** What whoever runs the server types for that. @param {"here" | "house"} reach */
function command(reach) {
  return h("pre", {}, h("code", {}, reach === "here" ? "ghostyard serve --host 0.0.0.0" : "ghostyard serve --base-url https://…"));
}

/** @param {string} path */
function code(path) {
  return h("img", { class: "qr", src: `${path}/code.svg`, alt: say("web-qr"), width: "220", height: "220" });
}
