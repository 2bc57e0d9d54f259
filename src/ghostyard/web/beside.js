/** Beside: where something fits on the screen without covering what it is about. */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

const GAP = 20;
const EDGE = 8;
/** What it costs to cover a square pixel of what is meant, of what may be touched, and of what is worth seeing; and to be a pixel away. */
const [MEANT, TOUCHED, SEEN, FAR] = [100, 3, 0.2, 12];

/**
 * The best corner for something of this size.
 * @param {Box[]} targets what it is about: never covered if there is any other place
 * @param {{width: number, height: number}} size
 * @param {Box[]} others what may be touched: left free where that is possible
 * @param {Box[]} [seen] what is worth seeing: left free where another place is as good
 * @param {number} [meant] what it costs to cover a square pixel of what it is about
 * @returns {[number, number]}
 */
export function beside(targets, size, others, seen = [], meant = MEANT) {
  const around = bounds(targets);
  const weighed = [{ boxes: targets, cost: meant }, { boxes: others, cost: TOUCHED }, { boxes: seen, cost: SEEN }];
  const cost = (box) => covering(box, weighed) + (targets.length ? FAR * distance(box, around) : box.top);
  const places = corners([around, bounds(others), bounds(seen)], size).map((corner) => ({ corner, cost: cost(boxAt(corner, size)) }));
  return places.sort((one, other) => one.cost - other.cost)[0].corner;
}

/** Everything that could be good: beside what it is about and what is to be left free, and along the edges of the screen. */
function corners(boxes, { width, height }) {
  const top = headHeight();
  const along = new Set(boxes.flatMap(({ left, right }) => stops(left, right, width, EDGE, innerWidth - EDGE)));
  const across = [...new Set(boxes.flatMap((box) => stops(box.top, box.bottom, height, top, innerHeight - EDGE)))];
  return [...along].flatMap((x) => across.map((y) => /** @type {[number, number]} */ ([x, y])));
}

function stops(start, end, size, least, most) {
  const wanted = [end + GAP, start - GAP - size, (start + end - size) / 2, least, most - size, (least + most - size) / 2];
  return wanted.map((at) => Math.max(least, Math.min(at, most - size)));
}

/** @param {[number, number]} corner @returns {Box} */
function boxAt([x, y], { width, height }) {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** What it costs to cover these boxes. @param {Box} box @param {{boxes: Box[], cost: number}[]} weighed */
function covering(box, weighed) {
  const covered = (boxes) => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
  return weighed.reduce((sum, { boxes, cost }) => sum + cost * covered(boxes), 0);
}

/** The box around all boxes; the middle of the screen without any. @param {Box[]} boxes */
function bounds(boxes) {
  if (!boxes.length) return { left: innerWidth / 2, right: innerWidth / 2, top: innerHeight / 2, bottom: innerHeight / 2 };
  const all = (side, best) => best(...boxes.map((box) => box[side]));
  return { left: all("left", Math.min), top: all("top", Math.min), right: all("right", Math.max), bottom: all("bottom", Math.max) };
}

function overlap(one, other) {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far two boxes are apart. @param {Box} one @param {Box} other */
export function distance(one, other) {
  const dx = Math.max(0, one.left - other.right, other.left - one.right);
  const dy = Math.max(0, one.top - other.bottom, other.top - one.bottom);
  return Math.hypot(dx, dy);
}

function headHeight() {
  return (document.getElementById("head")?.getBoundingClientRect().bottom ?? 0) + EDGE;
}
