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
  const part = (name, d) => s("path", { d, class: `lantern-${name}` });
  return s(
    "svg",
    { class: `lantern ${seatClass(seat)}${bright ? " bright" : ""}`, viewBox: "6 4 88 88", "aria-hidden": "true" },
    part("handle", "M36 22C36 4 64 4 64 22"),
    part("glass", lanternShape(seat)),
    bright && part("flame", "M50 44C58 54 62 60 58 68C55 74 45 74 42 68C38 60 47 56 50 44Z"),
    part("cap", "M37 18H63Q66 18 66 21V28H34V21Q34 18 37 18Z"),
  );
}

/** @param {number} seat */
export function lanternShape(seat) {
  return SHAPES[seat % SHAPES.length];
}

/** The class that gives an element the colour of a seat. @param {number} seat */
export function seatClass(seat) {
  return `seat-${seat % SHAPES.length}`;
}
