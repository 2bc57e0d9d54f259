/** The end: the final sheet counted up line by line, who won, and what to do next. */

import { emblem } from "./badge.js";
import { button, fill, h } from "./dom.js";
import { openDialog } from "./dialog.js";
import { moves } from "./prefs.js";
import { counted, deedOf, pointsOf } from "./points.js";
import { SheetView } from "./sheet.js";
import { saveJournal, sharePicture } from "./share.js";
import { checkShuffle } from "./shuffle.js";
import { number, say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */

const COUNTING = 3600; // milliseconds for all lines together
const STEP = [240, 700]; // for one line, at least and at most
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
      const victory = h("div", { class: "victory by-night" });
      countUp(frame, victory, sheet.element);
      return [
        victory,
        h(
          "div",
          { class: "buttons centred" },
          frame.you.length > 0 && button(say("web-rematch"), leave(acts.rematch), { class: "primary" }),
          button(say("web-replay"), leave(acts.replay)),
          button(say("web-look-at-table"), close),
        ),
        sheet.element,
        h(
          "div",
          { class: "buttons" },
          button(say("web-journal"), () => saveJournal(frame.table), { data: { act: "journal" } }),
          button(say("web-picture"), () => sharePicture(frame), { data: { act: "share" } }),
        ),
        shuffle(frame),
      ];
    },
    { name: "ending", closed: () => hideStanding(false) },
  );
}

/** The table behind does not tell who has won before the sheet does. @param {boolean} hidden */
function hideStanding(hidden) {
  document.body.toggleAttribute("data-counting", hidden);
}

/** All is counted: who won, and everybody on their stone. */
function crown(frame, victory) {
  fill(victory, h("p", { class: "winner", role: "status" }, h("strong", {}, frame.result)), podium(frame), wisps());
}

/**
 * Line after line is counted up for everybody; only then the winner is known. A touch or a key ends the counting.
 * @param {Frame} frame @param {HTMLElement} victory @param {HTMLElement} sheet
 */
function countUp(frame, victory, sheet) {
  const lines = frame.sheets[0]?.lines ?? [];
  if (!moves() || !lines.length) return crown(frame, victory);
  const rows = [...sheet.querySelectorAll("tbody tr")];
  const label = h("p", { class: "winner" });
  const seats = frame.sheets.map(({ seat }) => counting(frame, seat));
  const pause = Math.min(STEP[1], Math.max(STEP[0], COUNTING / lines.length));
  sheet.classList.add("counting");
  hideStanding(true);
  crown(frame, victory); // not to be seen yet, it has its room: nothing moves when it comes
  victory.classList.add("waits");
  victory.append(h("div", { class: "counting-up" }, label, h("ol", { class: "podium" }, seats.map(({ element }) => element))));
  let done = 0;
  const count = () => {
    if (done === lines.length) return end();
    fill(label, lines[done].label);
    rows[done].classList.add("counted");
    done += 1;
    frame.sheets.forEach((one, index) => fill(seats[index].sum, number(counted({ ...one, lines: one.lines.slice(0, done) }))));
  };
  const end = () => {
    clearInterval(timer);
    for (const touch of ["pointerdown", "keydown"]) document.removeEventListener(touch, end, true);
    sheet.classList.remove("counting");
    victory.classList.remove("waits");
    hideStanding(false);
    crown(frame, victory);
  };
  const timer = setInterval(count, pause);
  for (const touch of ["pointerdown", "keydown"]) document.addEventListener(touch, end, true);
  count();
}

/** Somebody whose points are being counted. */
function counting(frame, seat) {
  const sum = h("strong", {}, number(0));
  const stone = h("span", { class: "stone" });
  stone.style.setProperty("--height", "0");
  return { sum, element: h("li", {}, emblem(frame, seat, true), h("span", { class: "seat-name" }, frame.seats[seat].name), sum, stone) };
}

function podium(frame) {
  const places = frame.seats
    .map((seat, index) => ({ ...seat, index }))
    .sort((one, other) => (one.rank ?? 9) - (other.rank ?? 9));
  return h(
    "ol",
    { class: "podium" },
    places.map((seat, place) => step(frame, seat, places.length - (seat.rank ?? 0), place)),
  );
}

/** A place on the podium: who stands there, on a stone as high as so many others are below. */
function step(frame, seat, below, place) {
  const stone = h("span", { class: "stone" }, number(seat.rank ?? 0));
  stone.style.setProperty("--height", String(below));
  const best = seat.rank === 1;
  return h(
    "li",
    { class: best ? "first" : place === 1 ? "second" : "" },
    best && h("img", { class: "risen", src: "/web/art/ghost.svg", alt: "" }),
    emblem(frame, seat.index, true),
    h("span", { class: "seat-name" }, seat.name),
    worth(frame, seat),
    stone,
  );
}

/** What somebody stands there with: points, or what is no matter of points, such as an escape. */
function worth(frame, { index }) {
  const deed = deedOf(frame, index);
  return deed ? h("strong", { class: "deed" }, deed) : h("strong", {}, number(pointsOf(frame, index) ?? 0));
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
