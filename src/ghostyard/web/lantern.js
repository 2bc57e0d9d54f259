/** Lanterns: every seat has a colour (by class) and a shape, so that colour never speaks alone. */

import { s } from "./dom.js";

/** Shapes on a 24 x 24 grid, by seat. */
const SHAPES = [
  "M12 5a7 7 0 1 1 0 14a7 7 0 1 1 0-14z",
  "M6 6h12v13H6z",
  "M12 3l9 9-9 9-9-9z",
  "M12 4c5 0 6 5 6 9l2 6H4l2-6c0-4 1-9 6-9z",
  "M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.4-5.7-3.4-5.7 3.4 1.5-6.4L3 9.600l6.300-.6z",
  "M12 3c3 4 6 7 6 11a6 6 0 0 1-12 0c0-4 3-7 6-11z",
];

/** The lantern of a seat as a small picture. @param {number} seat @param {boolean} [bright] */
export function lantern(seat, bright = false) {
  const shape = s("path", { d: lanternShape(seat), class: "lantern-glass" });
  const handle = s("path", { d: "M9 4a3 3 0 0 1 6 0", class: "lantern-handle" });
  return s("svg", { class: `lantern seat-${seat % SHAPES.length}${bright ? " bright" : ""}`, viewBox: "0 0 24 24", "aria-hidden": "true" }, handle, shape);
}

/** @param {number} seat */
export function lanternShape(seat) {
  return SHAPES[seat % SHAPES.length];
}
