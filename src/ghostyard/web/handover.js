/** Handing over: on one device for several people, nobody sees another seat's secrets by accident. */

import { emblem } from "./badge.js";
import { button, h } from "./dom.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */

/**
 * Which seat has to be handed the device before anything more is shown; -1 if nobody.
 * @param {Frame} frame @param {number} eyes the seat that looks at the screen now; -1 before the first
 */
export function handsTo(frame, eyes) {
  if (frame.you.length < 2 || frame.phase !== "playing") return -1;
  const asked = frame.you.filter((seat) => frame.seats[seat]?.pending && !frame.seats[seat].away);
  if (asked.includes(eyes)) return frame.seat === eyes ? -1 : eyes;
  if (asked.length) return asked.find((seat) => seat > eyes) ?? asked[0];
  return eyes < 0 ? frame.you[0] : -1;
}

/**
 * The screen between two players.
 * @param {Frame} frame @param {number} seat @param {() => void} taken @param {(() => void) | null} takeback
 */
export function handOverScreen(frame, seat, taken, takeback) {
  const { name } = frame.seats[seat];
  const begin = button(say("web-hand-over-begin", { name }), taken, {
    class: "primary big",
    data: { act: "handover" },
  });
  return h(
    "section",
    { class: "hand-over", "aria-labelledby": "hand-over-title" },
    h("div", { class: "hanging" }, emblem(frame, seat, true)),
    h("h2", { id: "hand-over-title" }, say("web-hand-over", { name })),
    h("p", {}, say("web-hand-over-why")),
    begin,
    takeback && button(say("web-take-back"), takeback, { class: "quiet", data: { act: "handover-takeback" } }),
  );
}
