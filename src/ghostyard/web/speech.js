/** Speech: what a screen reader says by itself, and what it answers when asked with a key. */

import { h } from "./dom.js";
import { deedOf, pointsOf } from "./points.js";
import { number, say, signed } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Scene} Scene */

const KEPT = 12;
const MOST_CHOICES = 8;

/** Says something when there is a pause. @param {string} text */
export function speak(text) {
  if (!text) return;
  const region = document.getElementById("told");
  region.append(h("p", {}, text));
  while (region.children.length > KEPT) region.firstElementChild.remove();
}

let noticeTimer = 0;
/** @type {HTMLElement | null} where notices are shown; it moves about */
let place = null;

/** Says and shows something at once: a refusal, a broken line. @param {...(string | Node)} content */
export function notice(...content) {
  place ??= document.getElementById("notice");
  bringToFront(place);
  place.replaceChildren(h("p", {}, content));
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => place.replaceChildren(), 6000);
}

/** What lies behind a dialog is neither seen nor read out: notices are a part of it as long as it is open. @param {HTMLElement} told */
function bringToFront(told) {
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const front = dialog ?? document.body;
  if (told.parentElement === front) return;
  front.append(told);
  // The dialog goes with all that is in it; what was said in it may be read to the end.
  dialog?.addEventListener("close", () => document.body.append(told), { capture: true, once: true });
}

/** What was said is no longer so. */
export function hush() {
  place?.replaceChildren();
}

/** What lies in the viewer's own areas, area by area. @param {Scene} scene */
export function myThings(scene) {
  return things(scene, (area) => area.kind === "own");
}

/** What lies in everybody else's areas and in the middle. @param {Scene} scene */
export function theirThings(scene) {
  return things(scene, (area) => area.kind !== "own");
}

function things(scene, fits) {
  const areas = scene.areas.filter(fits).map(areaThings);
  return areas.length ? areas : [say("web-speech-nothing")];
}

function areaThings(area) {
  const labels = area.pieces.filter((piece) => piece.label).map((piece) => piece.label);
  return `${area.label}: ${labels.length ? labels.join("; ") : say("web-speech-empty")}.`;
}

/** What is asked and what can be answered. @param {Frame} frame */
export function whatCanIDo(frame) {
  const choices = frame.scene.choices ?? [];
  if (!choices.length) return [frame.ask, say("web-speech-wait")].filter(Boolean);
  const labels = [...new Set(choices.map((choice) => choice.label))];
  const some = `${labels.slice(0, MOST_CHOICES).join("; ")}.`;
  const more = labels.length > MOST_CHOICES && say("web-speech-more", { count: labels.length - MOST_CHOICES });
  return [frame.ask, some, more].filter(Boolean);
}

/** Everybody's points. @param {Frame} frame */
export function standing(frame) {
  const worth = (seat) => deedOf(frame, seat) || number(pointsOf(frame, seat) ?? 0);
  return frame.seats.map(({ name }, seat) => say("web-speech-points", { name, points: worth(seat) }));
}

/** What a spelled move would do. @param {string} label @param {number | null} change in points, if known */
export function spelledMove(label, change) {
  const worth = !change ? "" : ` ${say("web-speech-change", { change: signed(change) })}`;
  const sentence = label.charAt(0).toLocaleUpperCase() + label.slice(1);
  return `${sentence}.${worth} ${say("web-speech-confirm")}`;
}
