/** A piece on the table, as SVG that is kept and changed, so that the same thing stays the same element. */

import { attribute, s } from "./dom.js";
import { lanternShape, seatClass } from "./lantern.js";

/** @typedef {import("./types.js").Piece} Piece */

export class PieceView {
  /** @param {string} id */
  constructor(id) {
    this.use = s("use", {});
    this.turner = s("g", { class: "turner" }, this.use);
    this.halo = s("rect", { class: "halo" });
    this.glide = s("g", { class: "glide" }, this.turner, this.halo);
    this.element = s("g", { class: "piece", data: { piece: id } }, this.glide);
    /** @type {Piece | null} */
    this.piece = null;
    this.area = "";
  }

  /** Shows the piece as it is now. @param {string} game @param {Piece} piece @param {string} area */
  show(game, piece, area) {
    this.piece = piece;
    this.area = area;
    attribute(this.element, { transform: `translate(${piece.x} ${piece.y})` });
    this.showPicture(game, piece);
    this.showHalo(piece);
    this.showText(piece);
    this.showLantern(piece);
  }

  showPicture(game, { art, w, h, turn }) {
    attribute(this.use, art ? { href: `#${game}-${art}`, x: -w / 2, y: -h / 2, width: w, height: h } : { href: null });
    attribute(this.turner, { transform: turn ? `rotate(${turn})` : null });
  }

  showHalo({ w, h, turn, art }) {
    const pad = art ? 0 : Math.min(w, h) * -0.06;
    const round = Math.min(w, h) * 0.1;
    attribute(this.halo, { x: -w / 2 - pad, y: -h / 2 - pad, width: w + 2 * pad, height: h + 2 * pad, rx: round, transform: turn && w !== h ? `rotate(${turn})` : null });
  }

  showText({ text, w, h }) {
    if (!text) return this.written?.remove();
    const size = Math.min(h * 0.42, w * 0.42, (w * 1.5) / text.length);
    this.written ??= s("text", { class: "piece-text", "aria-hidden": "true" });
    attribute(this.written, { y: size * 0.36, "font-size": size, "stroke-width": size * 0.16 });
    this.written.textContent = text;
    this.halo.before(this.written);
  }

  showLantern({ seat, art, w, h }) {
    this.badge?.remove();
    // Symbols named after a seat show its lantern themselves.
    if (seat === undefined || seat < 0 || art.endsWith(`-${seat}`)) return;
    const size = Math.min(w, h) * 0.26;
    const place = `translate(${w / 2 - size} ${-h / 2}) scale(${size / 100})`;
    this.badge = s("path", { class: `badge ${seatClass(seat)}`, d: lanternShape(seat), transform: place });
    this.halo.before(this.badge);
  }

  /**
   * How it may be touched: lit, picked, fresh, and what a screen reader calls it.
   * @param {{lit: boolean, picked: boolean, fresh: boolean}} light
   */
  light({ lit, picked, fresh }) {
    const piece = /** @type {Piece} */ (this.piece);
    const classes = { lit, picked, fresh, ghost: piece.ghost, quiet: piece.quiet, bare: !piece.art };
    this.element.setAttribute("class", ["piece", ...Object.keys(classes).filter((name) => classes[name])].join(" "));
    const touchable = lit || picked;
    attribute(this.element, {
      role: touchable ? "button" : piece.label ? "img" : null,
      tabindex: touchable ? "0" : null,
      "aria-label": touchable || piece.label ? piece.label || piece.text || piece.id : null,
      "aria-pressed": touchable ? String(picked) : null,
      "aria-hidden": touchable || piece.label ? null : "true",
    });
  }
}
