/** The camera over an area that may grow larger than the screen: it shows all as long as that is large enough to see,
 * then follows what happens, with an overview in a corner. Drag, pinch, wheel and buttons move it. */

import { attribute, h, iconButton, s } from "./dom.js";
import { moves } from "./prefs.js";
import { say } from "./words.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box around its middle, in the area's units */

const CLOSEST = 6;
const CLOSER = 1.6; // at least, to be worth a button
/** How many pixels the small things on a table should have at least. */
const SEEN = 25;
/** How many pixels what can be touched has to itself under a finger: 44, and what rounding takes. */
const FINGERTIP = 44.5;
const FINGERS = matchMedia("(pointer: coarse)");
const WORTHWHILE = 1.12; // how much closer it must be to give up seeing all
const PAN = 300; // milliseconds
const MARGIN = 30; // around what is to be seen, in the area's units
/** So much of the view, from a corner, may lie below the overview. */
const CORNER = 0.3;

export class Camera {
  /** @param {HTMLElement} element @param {SVGSVGElement} canvas @param {() => void} moved */
  constructor(element, canvas, moved) {
    this.canvas = canvas;
    this.moved = moved;
    this.fingers = new Map();
    /** How close; null: as far as all can be seen. */
    this.zoom = null;
    /** @type {[number, number] | null} */
    this.middle = null;
    /** How large the canvas is; asking for it would lay out the page every time. @type {[number, number] | null} */
    this.size = null;
    /** How much room what can be touched has to itself, in the area's units. */
    this.apart = Infinity;
    /** What the overview has to show, and what it shows. @type {{box: Box, name: string}[]} */
    this.shapes = this.drawn = [];
    new ResizeObserver(() => this.resized()).observe(canvas);
    this.ground = s("g", { class: "overview-ground" });
    this.frame = s("rect", { class: "overview-frame" });
    this.overview = s("svg", { class: "overview", "aria-hidden": "true" }, this.ground, this.frame);
    element.append(this.buttons(), this.overview);
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel", "pointerleave"])
      canvas.addEventListener(end, (event) => this.fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
    for (const touch of ["pointerdown", "pointermove"])
      this.overview.addEventListener(touch, (event) => event.buttons && this.goTo(event));
  }

  buttons() {
    return h(
      "div",
      { class: "zoom-buttons" },
      iconButton("plus", say("web-zoom-in"), () => this.by(1.4)),
      iconButton("minus", say("web-zoom-out"), () => this.by(1 / 1.4)),
      iconButton("fit", say("web-zoom-fit"), () => this.showAll(), { data: { act: "fit" } }),
    );
  }

  /** The whole area; it may have grown. @param {number[]} view left, top, width, height @param {number} grain */
  bounds(view, grain) {
    this.whole = view;
    this.grain = grain;
    this.show();
  }

  /** The canvas has another size. */
  resized() {
    this.size = null;
    if (this.whole) this.show();
  }

  /** Its width and height on the screen, in pixels. */
  get room() {
    const { size, canvas } = this;
    if (size) return size;
    const [wide, high] = [canvas.clientWidth, canvas.clientHeight];
    if (wide && high) this.size = [wide, high];
    return [wide, high];
  }

  /** Pixels for a unit when all is seen. */
  get fitting() {
    const [, , width, height] = this.whole;
    const [wide, high] = this.room;
    return Math.min(wide / width, high / height) || 1;
  }

  /** How much closer than that it has to be for the small things to be seen, and for a finger to find what it is for. */
  get nearest() {
    const seen = this.grain ? SEEN / (this.grain * this.fitting) : 1;
    const found = FINGERTIP / (this.apart * this.fitting);
    return within(Math.max(seen > WORTHWHILE ? seen : 1, found), 1, CLOSEST);
  }

  get closeness() {
    return this.zoom ?? this.nearest;
  }

  /** All at once, or as close as one sees well. */
  showAll() {
    this.zoom = this.closeness > 1 ? 1 : Math.max(this.nearest, CLOSER);
    this.middle = null;
    this.show(true);
  }

  by(factor) {
    this.zoom = within(this.closeness * factor, 1, CLOSEST);
    this.show();
  }

  /** These can be touched now: goes closer where fingers need that, and back again. @param {Box[]} boxes */
  makeRoom(boxes) {
    if (!FINGERS.matches) return;
    const before = this.closeness;
    this.apart = Math.min(...boxes.map((box) => roomOf(box, boxes)));
    if (this.closeness === before) return;
    this.show(true);
    this.follow(boxes);
  }

  /** Goes where these are, if they are out of sight. @param {Box[]} boxes */
  follow(boxes) {
    if (this.closeness <= 1 || !boxes.length || this.fingers.size) return;
    const [left, top, width, height] = this.view();
    const right = Math.max(...boxes.map(({ x, w }) => x + w / 2)) + MARGIN;
    const bottom = Math.max(...boxes.map(({ y, h }) => y + h / 2)) + MARGIN;
    const first = Math.min(...boxes.map(({ x, w }) => x - w / 2)) - MARGIN;
    const upper = Math.min(...boxes.map(({ y, h }) => y - h / 2)) - MARGIN;
    this.middle = [shifted(left, width, first, right), shifted(top, height, upper, bottom)];
    this.makeWay(first, right, bottom);
    this.show(true);
  }

  /**
   * The overview lies in a lower corner; it changes to the other one where it would cover what is followed, and only there.
   * Where that lies in both, it lets all be seen and touched through it.
   * @param {number} first @param {number} right @param {number} bottom
   */
  makeWay(first, right, bottom) {
    const [left, top, width, height] = this.view();
    const low = bottom >= top + height * (1 - CORNER);
    const [atLeft, atRight] = [first < left + width * CORNER, right > left + width * (1 - CORNER)];
    this.overview.classList.toggle("in-the-way", low && atLeft && atRight);
    if (!low) return;
    const aside = this.overview.classList.contains("aside");
    if (aside ? atLeft && !atRight : atRight && !atLeft) this.overview.classList.toggle("aside");
  }

  /** What is seen now: left, top, width, height; in the shape of the canvas, so that no room is lost. */
  view() {
    const [left, top, width, height] = this.whole;
    const unit = this.fitting * this.closeness;
    const [wide, high] = this.room;
    const [w, h] = [wide / unit || width, high / unit || height];
    const [x, y] = this.middle ?? [left + width / 2, top + height / 2];
    return [edge(x, w, left, width), edge(y, h, top, height), w, h];
  }

  /** @param {boolean} [gently] as a journey of some moments */
  show(gently = false) {
    const view = this.view();
    if (this.middle) this.middle = [view[0] + view[2] / 2, view[1] + view[3] / 2];
    this.canvas.classList.toggle("zoomed", this.closeness > 1);
    this.overview.toggleAttribute("hidden", this.closeness <= 1);
    attribute(this.overview, { viewBox: this.whole.join(" ") });
    const [x, y, width, height] = view;
    attribute(this.frame, { x, y, width, height });
    this.drawOverview();
    if (gently && moves()) this.travel(view);
    else this.look(view);
  }

  look(view) {
    cancelAnimationFrame(this.journey);
    const viewBox = view.map((number) => Math.round(number * 10) / 10).join(" ");
    if (viewBox === this.canvas.getAttribute("viewBox")) return;
    attribute(this.canvas, { viewBox });
    this.moved();
  }

  travel(view) {
    const from = (this.canvas.getAttribute("viewBox") ?? view.join(" ")).split(" ").map(Number);
    const start = performance.now();
    const step = (now) => {
      const done = Math.min(1, (now - start) / PAN);
      const eased = 1 - (1 - done) ** 3;
      this.look(view.map((number, index) => from[index] + (number - from[index]) * eased));
      if (done < 1) this.journey = requestAnimationFrame(step);
    };
    cancelAnimationFrame(this.journey);
    this.journey = requestAnimationFrame(step);
  }

  /** What lies where, in plain shapes, for the overview. @param {{box: Box, name: string}[]} shapes */
  draw(shapes) {
    this.shapes = shapes;
    this.drawOverview();
  }

  /** Draws it where it is shown. */
  drawOverview() {
    const { shapes } = this;
    if (this.closeness <= 1 || this.drawn === shapes) return;
    this.drawn = shapes;
    const shape = ({ box: { x, y, w, h: high }, name }) =>
      s("rect", { class: name, x: x - w / 2, y: y - high / 2, width: w, height: high });
    this.ground.replaceChildren(...shapes.map(shape));
  }

  goTo(event) {
    const box = this.overview.getBoundingClientRect();
    const [left, top, width, height] = this.whole;
    const at = (share, start, size) => start + share * size;
    this.middle = [
      at((event.clientX - box.x) / box.width, left, width),
      at((event.clientY - box.y) / box.height, top, height),
    ];
    this.show();
    event.preventDefault();
    event.stopPropagation();
  }

  wheel(event) {
    if (event.defaultPrevented || (this.closeness === 1 && event.deltaY > 0)) return;
    event.preventDefault();
    this.by(event.deltaY < 0 ? 1.15 : 1 / 1.15);
  }

  down(event) {
    if (!event.carries) this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  move(event) {
    const was = this.fingers.get(event.pointerId);
    if (!was) return;
    const spread = this.spread();
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 2) this.by(this.spread() / spread);
    else if (this.closeness > 1) this.shift(event.clientX - was[0], event.clientY - was[1]);
  }

  /** How far two fingers are apart. */
  spread() {
    const [one, other] = [...this.fingers.values()];
    return other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 1;
  }

  shift(dx, dy) {
    const unit = this.fitting * this.closeness;
    const [left, top, width, height] = this.view();
    this.middle = [left + width / 2 - dx / unit, top + height / 2 - dy / unit];
    this.show();
  }
}

function within(value, least, most) {
  return Math.min(most, Math.max(least, value));
}

/** As large as a thing is, or as far from the next one: a finger beside it finds it too. @param {Box} box @param {Box[]} boxes */
function roomOf(box, boxes) {
  const away = (other) => (other === box ? Infinity : Math.hypot(other.x - box.x, other.y - box.y));
  return Math.max(Math.min(box.w, box.h), Math.min(...boxes.map(away)));
}

/** Where a view begins that is so wide and has its middle there: on the ground, or around it if it is wider. */
function edge(middle, wide, start, whole) {
  return wide >= whole ? start + (whole - wide) / 2 : within(middle - wide / 2, start, start + whole - wide);
}

/** The middle of a view that is moved as little as will show from `first` to `last`; theirs if they need more. */
function shifted(start, wide, first, last) {
  if (last - first > wide) return (first + last) / 2;
  return within(start, last - wide, first) + wide / 2;
}
