/** Gliding: pieces that have a new place are seen going there, also from one area to another. */

import { s } from "./dom.js";
import { moves, pace } from "./prefs.js";

/** A die tumbles for so many times as long as a piece glides. */
const TUMBLES = 1.9;
/** A ride is shown by so many steps, and takes at most so many times as long as a glide. */
const STATIONS = 24;
const LONGEST = 3;
/** In the time of one glide a ride gets so far, in units of its area. */
const LEISURELY = 300;
/** What begins farther away than this, in units of the area, was reached by a jump. */
const JUMP = 180;

/** @typedef {import("./piece.js").PieceView} PieceView */
/** @typedef {{x: number, y: number, w: number, turn: number, art: string}} Seen where on the screen a piece was */

/** As fast as the viewer likes. */
function glide() {
  return { duration: pace()[1], easing: "cubic-bezier(.3,.1,.2,1)" };
}

/** Where all pieces are on the screen now, if anybody is to see them go. @param {Map<string, PieceView>} views @returns {Map<string, Seen>} */
export function whereabouts(views) {
  if (!moves()) return new Map();
  const matrices = new Map();
  const places = new Map();
  for (const [id, view] of views) {
    const canvas = view.element.ownerSVGElement;
    if (!canvas || !view.piece) continue;
    if (!matrices.has(canvas)) matrices.set(canvas, canvas.getScreenCTM());
    const seen = onScreen(view, matrices.get(canvas));
    if (seen) places.set(id, seen);
  }
  return places;
}

function onScreen({ piece }, matrix) {
  if (!matrix || !matrix.a) return null;
  const { x, y, w, turn = 0, art } = piece;
  return { x: matrix.a * x + matrix.e, y: matrix.d * y + matrix.f, w: w * matrix.a, turn, art, scale: matrix.a };
}

/** Lets everything glide from where it was. @param {Map<string, PieceView>} views @param {Map<string, Seen>} before */
export function glideFrom(views, before) {
  if (!before.size) return;
  const places = whereabouts(views);
  for (const [id, now] of places) {
    const view = /** @type {PieceView} */ (views.get(id));
    if (view.element.classList.contains("carried")) continue; // it follows the finger
    const was = before.get(id);
    /** @type {any} */
    const base = view.piece.on ? [before.get(view.piece.on), places.get(view.piece.on)] : [];
    if (was && base[0] && base[1] && base[0].turn !== base[1].turn) swing(view, was, now, base);
    else if (was) glideOne(view, was, now);
    else if (now.art) appear(view);
  }
}

function glideOne(view, was, now) {
  const [dx, dy, size] = [(was.x - now.x) / now.scale, (was.y - now.y) / now.scale, was.w / now.w];
  if (Math.abs(was.x - now.x) + Math.abs(was.y - now.y) > 2 || Math.abs(size - 1) > 0.02) {
    const far = view.piece.way ? rideAlong(view, dx, dy) : slide(view, dx, dy, size);
    raise(view, far);
  }
  if (was.art !== now.art && was.art && now.art) flip(view, now.art);
  else if (was.turn !== now.turn) turnFrom(view, was.turn, now.turn);
}

function slide(view, dx, dy, size) {
  view.glide.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${size})` }, { transform: "none" }], glide());
  return 1;
}

/** Along its way, from where it was; a longer one takes longer. @returns {number} so many times as long as a glide */
function rideAlong(view, dx, dy) {
  const { x, y, way } = view.piece;
  const path = s("path", { d: joined({ x: x + dx, y: y + dy }, way) });
  const long = path.getTotalLength();
  const frames = Array.from({ length: STATIONS + 1 }, (_, station) => {
    const at = path.getPointAtLength((long * station) / STATIONS);
    return { transform: `translate(${at.x - x}px, ${at.y - y}px)` };
  });
  const times = Math.min(LONGEST, 1 + long / LEISURELY);
  view.glide.animate(frames, { duration: pace()[1] * times, easing: "ease-in-out" });
  return times;
}

/**
 * The whole way of a piece: from where it was to where its way begins, and along it; over a jump nothing leads.
 * @param {{x: number, y: number}} was @param {string} way
 */
export function joined({ x, y }, way) {
  const [left, top] = way.slice(1).split(/[ A-Z]/).map(Number);
  return Math.hypot(left - x, top - y) > JUMP ? way : `M${x} ${y}L${way.slice(1)}`;
}

/** What stands on a piece that turns goes round with it, upright. */
function swing(view, was, now, [before, after]) {
  const way = shorterWay(before.turn, after.turn);
  const frames = [1, 0.8, 0.6, 0.4, 0.2, 0].map((left) => {
    const angle = (way * left * Math.PI) / 180;
    const [x, y] = [now.x - after.x, now.y - after.y];
    const dx = (before.x - after.x) * left + x * Math.cos(angle) - y * Math.sin(angle) - x;
    const dy = (before.y - after.y) * left + x * Math.sin(angle) + y * Math.cos(angle) - y;
    return {
      transform: `translate(${dx / now.scale}px, ${dy / now.scale}px) scale(${1 + (was.w / now.w - 1) * left})`,
    };
  });
  view.glide.animate(frames, glide());
}

function shorterWay(was, now) {
  return ((((was - now) % 360) + 540) % 360) - 180;
}

function turnFrom(view, was, now) {
  const way = shorterWay(was, now);
  view.turner.animate([{ transform: `rotate(${now + way}deg)` }, { transform: `rotate(${now}deg)` }], glide());
}

/** Another face: a card flips over, a die tumbles. */
function flip(view, art) {
  const frames = art.startsWith("die")
    ? [
        { transform: "rotate(-420deg) scale(.7)" },
        { transform: "rotate(20deg) scale(1.15)", offset: 0.8 },
        { transform: "none" },
      ]
    : [{ transform: "scaleX(.05)" }, { transform: "scaleX(1)" }];
  view.glide.animate(frames, art.startsWith("die") ? { duration: pace()[1] * TUMBLES, easing: "ease-out" } : glide());
}

function appear(view) {
  view.glide.animate(
    [
      { opacity: 0, transform: "scale(.6)" },
      { opacity: 1, transform: "none" },
    ],
    glide(),
  );
}

/** The area a piece glides into lies above the others meanwhile, so that it is not covered on its way. */
function raise(view, times) {
  const area = view.element.closest(".area");
  area?.classList.add("receiving");
  setTimeout(() => area?.classList.remove("receiving"), pace()[1] * times);
}
