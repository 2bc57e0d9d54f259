/** Panning and zooming an area that may grow larger than the screen: drag, pinch, wheel, or the buttons. */

import { attribute, h, iconButton } from "./dom.js";
import { say } from "./words.js";

const MOST = 6;

export class Pan {
  /** @param {HTMLElement} element @param {SVGSVGElement} canvas */
  constructor(element, canvas) {
    this.canvas = canvas;
    this.zoom = 1;
    this.middle = null;
    this.fingers = new Map();
    element.append(this.buttons());
    canvas.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    canvas.addEventListener("pointerdown", (event) => this.down(event));
    canvas.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"])
      canvas.addEventListener(end, (event) => this.fingers.delete(event.pointerId));
  }

  buttons() {
    return h(
      "div",
      { class: "zoom-buttons" },
      iconButton("plus", say("web-zoom-in"), () => this.by(1.4)),
      iconButton("minus", say("web-zoom-out"), () => this.by(1 / 1.4)),
      iconButton("fit", say("web-zoom-fit"), () => this.fit()),
    );
  }

  /** The whole area; it may have grown. @param {number[]} view left, top, width, height */
  bounds(view) {
    this.whole = view;
    this.show();
  }

  fit() {
    this.zoom = 1;
    this.middle = null;
    this.show();
  }

  by(factor) {
    this.zoom = Math.min(MOST, Math.max(1, this.zoom * factor));
    this.show();
  }

  show() {
    const [left, top, width, height] = this.whole;
    const [w, h] = [width / this.zoom, height / this.zoom];
    const wanted = this.middle ?? [left + width / 2, top + height / 2];
    const x = within(wanted[0] - w / 2, left, left + width - w);
    const y = within(wanted[1] - h / 2, top, top + height - h);
    if (this.middle) this.middle = [x + w / 2, y + h / 2];
    attribute(this.canvas, { viewBox: [x, y, w, h].join(" ") });
    this.canvas.classList.toggle("zoomed", this.zoom > 1);
  }

  wheel(event) {
    if (event.defaultPrevented || (this.zoom === 1 && event.deltaY > 0)) return;
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
    else this.shift(event.clientX - was[0], event.clientY - was[1]);
  }

  /** How far two fingers are apart. */
  spread() {
    const [one, other] = [...this.fingers.values()];
    return other ? Math.hypot(one[0] - other[0], one[1] - other[1]) : 1;
  }

  shift(dx, dy) {
    const scale = this.canvas.getScreenCTM()?.a ?? 1;
    const [left, top, width, height] = this.canvas.getAttribute("viewBox").split(" ").map(Number);
    this.middle = [left + width / 2 - dx / scale, top + height / 2 - dy / scale];
    this.show();
  }
}

function within(value, least, most) {
  return Math.min(most, Math.max(least, value));
}
