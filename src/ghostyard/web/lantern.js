/** Lanterns: every seat has a colour (by class) and a shape, so that colour never speaks alone. */

import { s } from "./dom.js";

/** Shapes on a 100 x 100 grid, by seat; the same as in `ghostyard.core.draw`. */
const SHAPES = [
  "M50 28C72 28 82 42 82 57S70 86 50 86S18 73 18 57S29 28 50 28Z",
  "M24 30L77 29L79 85L22 86Z",
  "M38 28H62C66 52 74 62 84 86H16C26 62 34 52 38 28Z",
  "M50 24L84 57L51 90L16 57Z",
  "M50 22L60 45L85 47L66 63L73 88L50 75L27 88L34 63L15 47L40 45Z",
];

/** The lantern of a seat as a small picture. @param {number} seat @param {boolean} [bright] */
export function lantern(seat, bright = false) {
  const shape = s("path", { d: lanternShape(seat), class: "lantern-glass" });
  const handle = s("path", { d: "M38 26C38 6 62 6 62 26", class: "lantern-handle" });
  return s("svg", { class: `lantern ${seatClass(seat)}${bright ? " bright" : ""}`, viewBox: "6 4 88 88", "aria-hidden": "true" }, handle, shape);
}

/** @param {number} seat */
export function lanternShape(seat) {
  return SHAPES[seat % SHAPES.length];
}

/** The class that gives an element the colour of a seat. @param {number} seat */
export function seatClass(seat) {
  return `seat-${seat % SHAPES.length}`;
}
