/** The end: who won, the final sheet counted up line by line, and what to do next. */

import { button, h } from "./dom.js";
import { openDialog } from "./dialog.js";
import { lantern } from "./lantern.js";
import { moves } from "./prefs.js";
import { SheetView } from "./sheet.js";
import { sharePicture } from "./share.js";
import { checkShuffle } from "./shuffle.js";
import { number, say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */

const STEP = 260;
const WISPS = 16;

/**
 * Shows the final sheet.
 * @param {Frame} frame
 * @param {{rematch: () => void, replay: () => void, light: (cell: string) => void}} acts
 */
export function showEnding(frame, acts) {
  openDialog(
    say("web-over"),
    (close) => {
      const leave = (act) => () => {
        close();
        act();
      };
      // Touched points are lit on the table itself, so the dialog makes way for it.
      const sheet = new SheetView(() => leave(() => acts.light(sheet.touched))());
      sheet.show(frame, frame.sheets, null);
      return [
        h(
          "div",
          { class: "victory by-night" },
          h("p", { class: "winner" }, h("strong", {}, frame.result)),
          podium(frame),
          wisps(),
        ),
        h(
          "div",
          { class: "buttons centred" },
          frame.you.length > 0 && button(say("web-rematch"), leave(acts.rematch), { class: "primary" }),
          button(say("web-replay"), leave(acts.replay)),
          button(say("web-look-at-table"), close),
        ),
        countedUp(sheet.element),
        h(
          "div",
          { class: "buttons" },
          h(
            "a",
            {
              class: "button",
              href: `/api/tables/${frame.table}/journal`,
              download: `${frame.game}-${frame.table}.json`,
            },
            say("web-journal"),
          ),
          button(say("web-picture"), () => sharePicture(frame), { data: { act: "share" } }),
        ),
        shuffle(frame),
      ];
    },
    { name: "ending" },
  );
}

function podium(frame) {
  const places = frame.seats
    .map((seat, index) => ({ ...seat, index }))
    .sort((one, other) => (one.rank ?? 9) - (other.rank ?? 9));
  return h(
    "ol",
    { class: "podium" },
    places.map((seat, place) => step(seat, places.length - (seat.rank ?? 0), place)),
  );
}

/** A place on the podium: who stands there, on a stone as high as so many others are below. */
function step(seat, below, place) {
  const stone = h("span", { class: "stone" }, number(seat.rank ?? 0));
  stone.style.setProperty("--height", String(below));
  const best = seat.rank === 1;
  return h(
    "li",
    { class: best ? "first" : place === 1 ? "second" : "" },
    best && h("img", { class: "risen", src: "/web/art/ghost.svg", alt: "" }),
    lantern(seat.index, true),
    h("span", { class: "seat-name" }, seat.name),
    h("strong", {}, number(seat.total ?? 0)),
    stone,
  );
}

/** Small lights that rise behind the podium, unless nothing is to move. */
function wisps() {
  if (!moves()) return null;
  return Array.from({ length: WISPS }, (_, index) => {
    const wisp = h("span", { class: "wisp", "aria-hidden": "true" });
    wisp.style.setProperty("--at", `${((index * 37) % 97) + 1}%`);
    wisp.style.setProperty("--wait", `${(index * 0.63) % 4.5}s`);
    return wisp;
  });
}

/** Lines show up one after another; a touch or a key shows all at once. */
function countedUp(sheet) {
  const rows = [...sheet.querySelectorAll("tbody tr, tfoot tr")];
  if (!moves()) return sheet;
  sheet.classList.add("counting");
  rows.forEach((row, index) => row.style.setProperty("--wait", `${index * STEP}ms`));
  const skip = () => sheet.classList.remove("counting");
  sheet.addEventListener("pointerdown", skip);
  sheet.addEventListener("keydown", skip);
  setTimeout(skip, (rows.length + 2) * STEP);
  return sheet;
}

function shuffle(frame) {
  if (!frame.seed) return h("p", {});
  const answer = h("p", { role: "status" });
  const check = async () =>
    answer.replaceChildren(say((await checkShuffle(frame)) ? "web-shuffle-good" : "web-shuffle-bad"));
  return h(
    "details",
    { class: "shuffle" },
    h("summary", {}, say("web-shuffle")),
    h("p", {}, say("web-shuffle-about")),
    h("p", {}, say("web-shuffle-promise"), " ", h("code", {}, frame.commitment)),
    h("p", {}, say("web-shuffle-seed"), " ", h("code", {}, frame.seed)),
    button(say("web-shuffle-check"), check),
    answer,
  );
}
