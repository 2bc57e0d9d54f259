/** Leaving a table: for now, for good, or together. */

import { openDialog } from "./dialog.js";
import { button, h } from "./dom.js";
import { go } from "./main.js";
import { tell } from "./server.js";
import { notice } from "./speech.js";
import { listed, say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */
/**
 * @typedef {{table: string, title: string, phase: string, host: boolean, alone: boolean,
 *   done: (deed: string) => void, agree?: () => void}} Leaving what it takes to leave a table; `done` hears what was done,
 *   and `agree` offers to end the game where somebody waits for what the others say to it */

/** Has the game ended, as its rules say or as its people wanted? @param {{phase: string} | null | undefined} frame */
export function hasEnded(frame) {
  return frame?.phase === "over" || frame?.phase === "closed";
}

/** What the viewer may do about a table they see. @param {Frame} frame @param {(deed: string) => void} done */
export function leavingOf(frame, done) {
  const others = frame.seats.some(({ kind }, seat) => kind === "open" || (kind === "person" && !frame.you.includes(seat)));
  return { table: frame.table, title: frame.title, phase: frame.phase, host: frame.host, alone: !others, done };
}

/**
 * Asks how to leave.
 * @param {Leaving} leaving
 * @param {(() => void) | null} [later] for whoever is at the table now
 * @param {Record<string, () => void>} [elsewhere] ways to take the game along
 */
export function askHowToLeave(leaving, later = null, elsewhere = {}) {
  openDialog(
    say("web-leave-title", { title: leaving.title }),
    (close) => {
      const way = (name, act, kind = "") =>
        h(
          "button",
          {
            type: "button",
            class: `way ${kind}`,
            data: { way: name },
            on: {
              click: () => {
                close();
                act();
              },
            },
          },
          h("strong", {}, say(`web-leave-${name}`)),
          h("span", { class: "quiet-text" }, say(`web-leave-${name}-about`)),
        );
      const along = Object.entries(elsewhere).map(([name, act]) => way(name, act));
      return [h("div", { class: "ways" }, [later && way("later", later), ...along, ...ways(leaving, way)])];
    },
    { name: "leaving" },
  );
}

/** @param {Leaving} leaving @param {(name: string, act: () => void, kind?: string) => Node} way */
function ways(leaving, way) {
  const act = (deed) => () => change(`/api/tables/${leaving.table}/${deed}`, {}).then((done) => done && leaving.done(deed));
  if (leaving.phase === "lobby") return leaving.host ? [way("close", act("close"), "final")] : [way("stand", act("leave"))];
  if (leaving.alone) return [way("end", act("close"), "final")];
  return [way("agree", leaving.agree ?? act("close")), way("resign", act("resign"), "final")];
}

/** Tells the server; whether it was done. @param {string} path @param {object} said */
async function change(path, said) {
  try {
    await tell(path, said);
    return true;
  } catch (refusal) {
    notice(refusal.message);
    return false;
  }
}

/** The proposal to end a game here: who makes it, and what the viewer can say to it. */
export class Proposal {
  constructor() {
    this.element = h("div", { class: "proposal", role: "group", hidden: true, "aria-label": say("web-proposal") });
    /** How many offers had been declined when the viewer agreed. @type {number | null} */
    this.agreedAt = null;
    /** The same for when the viewer wanted to play on: a frame with as many is from before. @type {number | null} */
    this.declinedAt = null;
  }

  /** Says whether the viewer would end the game here. @param {boolean} agree */
  async answer(agree) {
    const { table, declined } = this.frame;
    this.agreedAt = agree ? declined : null; // whoever takes their offer back need not be told
    this.declinedAt = agree ? null : declined;
    if (!(await change(`/api/tables/${table}/close`, { agree }))) this.agreedAt = this.declinedAt = null;
  }

  /**
   * Has somebody declined what the viewer agreed to? Frames are merged, so perhaps none has shown that the viewer did.
   * @param {Frame} frame
   * @param {boolean} mine does the frame show that the viewer agrees?
   */
  isDeclined(frame, mine) {
    if (mine && frame.declined !== this.declinedAt) this.agreedAt = frame.declined;
    const declined = frame.phase === "playing" && !mine && this.agreedAt !== null && frame.declined !== this.agreedAt;
    if (declined) this.agreedAt = null;
    return declined;
  }

  /** @param {Frame} frame */
  show(frame) {
    const agreeing = frame.seats.filter((seat) => seat.agrees).map((seat) => seat.name);
    const shown = frame.phase === "playing" && agreeing.length > 0 && frame.you.length > 0;
    const mine = frame.you.some((seat) => frame.seats[seat].agrees);
    this.frame = frame;
    if (this.isDeclined(frame, mine)) notice(say("web-proposal-declined"));
    const now = shown ? `${mine} ${agreeing}` : "";
    this.element.hidden = !shown;
    document.documentElement.dataset.proposal = shown ? "open" : "";
    if (now === this.shown) return; // a finger may be on its buttons right now
    this.shown = now;
    const answer = (agree) => () => this.answer(agree);
    this.element.replaceChildren(
      h("p", {}, mine ? say("web-proposal-mine") : say("web-proposal-by", { names: listed(agreeing) })),
      h(
        "div",
        { class: "buttons" },
        mine ? "" : button(say("web-agree"), answer(true), { data: { act: "agree" } }),
        button(say("web-play-on"), answer(false), { data: { act: "play-on" } }),
      ),
    );
  }
}

/** What is there to see of a table that was closed before its game: the way back. @param {Frame} frame */
export function closedPage(frame) {
  return h(
    "div",
    { class: "closed-page" },
    h("img", { src: "/web/art/ghost.svg", alt: "", width: "96", height: "96" }),
    h("h1", {}, frame.title),
    h("p", {}, frame.ask),
    button(say("web-to-lobby"), () => go("/"), { class: "primary" }),
  );
}
