/** The pointer: rings around what the coach means, and a curve that leads there from what is said. */

import { distance } from "./beside.js";
import { fill, s } from "./dom.js";

/** @typedef {import("./beside.js").Box} Box */

const ROOM = 5; // between a thing and its ring
const CLOSE = 26; // nearer than this no curve is needed

export class Pointer {
  constructor() {
    this.element = s("svg", { class: "coach-pointer", "aria-hidden": "true" });
  }

  /** @param {Box[]} targets @param {Box} from where it is said */
  show(targets, from) {
    const near = targets.toSorted((one, other) => distance(one, from) - distance(other, from))[0];
    const curve = near && distance(near, from) > CLOSE ? way(from, near) : [];
    fill(this.element, targets.map(ring), curve);
  }

  hide() {
    fill(this.element);
  }
}

/** Elements of the page as boxes; those that cannot be seen are left out. @param {Iterable<Element>} elements @returns {Box[]} */
export function pointAt(elements) {
  return [...elements].filter((element) => element?.checkVisibility()).map((element) => element.getBoundingClientRect());
}

/** What may be touched now: never to be covered where there is any other room. */
export function touchables() {
  return pointAt(document.querySelectorAll(".piece:is(.lit, .picked) > .glide > .halo, .bar button, .handle-button"));
}

/** What is read or looked at while one decides: the question, and the things on the part of the table that is asked about. */
export function worthSeeing() {
  return pointAt(document.querySelectorAll(".ask, .area.live .piece[role=img] > .glide > .halo"));
}

function ring({ left, top, right, bottom }) {
  const box = { x: left - ROOM, y: top - ROOM, width: right - left + 2 * ROOM, height: bottom - top + 2 * ROOM };
  return s("rect", { class: "coach-ring", ...box, rx: 12 });
}

/** A curve from one box to the edge of another, with a head. */
function way(from, to) {
  const [x, y] = nearest(from, middle(to));
  const [u, v] = nearest(grown(to), [x, y]);
  const [bx, by] = [(x + u) / 2 - (v - y) * 0.18, (y + v) / 2 + (u - x) * 0.18];
  const angle = (Math.atan2(v - by, u - bx) * 180) / Math.PI;
  return [
    s("path", { class: "coach-way", d: `M${x} ${y}Q${bx} ${by} ${u} ${v}` }),
    s("path", { class: "coach-head", d: "M0 0L-13 -7L-9 0L-13 7Z", transform: `translate(${u} ${v}) rotate(${angle})` }),
  ];
}

function grown({ left, top, right, bottom }) {
  const more = ROOM + 3;
  return { left: left - more, top: top - more, right: right + more, bottom: bottom + more };
}

/** @param {Box} box @returns {[number, number]} */
function middle({ left, top, right, bottom }) {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The point of a box that is nearest to another point. */
function nearest({ left, top, right, bottom }, [x, y]) {
  return [Math.max(left, Math.min(x, right)), Math.max(top, Math.min(y, bottom))];
}
