/** A piece on the table, as SVG that is kept and changed, so that the same thing stays the same element. */

import { attribute, s } from "./dom.js";
import { lanternShape, seatClass } from "./lantern.js";

/** @typedef {import("./types.js").Piece} Piece */

/** No letters are smaller, in pixels. A letter is so wide for its height, and a text may be so wide for its piece. */
export const LEGIBLE = 11;
const LETTER = 0.6;
const ROOM = 1.15;
/** So far apart are two lines, for the height of a letter. */
const LINE = 0.85;

export class PieceView {
  /** @param {string} id */
  constructor(id) {
    this.use = s("use", {});
    this.turner = s("g", { class: "turner" }, this.use);
    this.halo = s("path", { class: "halo" });
    this.glide = s("g", { class: "glide" }, this.turner, this.halo);
    this.element = s("g", { class: "piece", data: { piece: id } }, this.glide);
    /** @type {Piece | null} */
    this.piece = null;
    this.area = "";
    /** What was shown last, and in which light. */
    this.told = "";
    this.litAs = { told: "", lit: false, picked: false, fresh: false };
    /** @type {Element | null} */
    this.brackets = null;
  }

  /** Shows the piece as it is now. @param {string} game @param {Piece} piece @param {string} area */
  show(game, piece, area) {
    this.piece = piece;
    this.area = area;
    const told = JSON.stringify([game, piece]);
    if (told === this.told) return; // it looks as it did
    this.told = told;
    attribute(this.element, { transform: `translate(${piece.x} ${piece.y})` });
    this.showPicture(game, piece);
    this.showHalo(piece);
    this.showText(piece);
    this.showLantern(piece);
  }

  /** @param {string} game @param {Piece} piece */
  showPicture(game, { art, w, h, turn }) {
    attribute(this.use, art ? { href: `#${game}-${art}`, x: -w / 2, y: -h / 2, width: w, height: h } : { href: null });
    attribute(this.turner, { transform: turn ? `rotate(${turn})` : null });
  }

  /** @param {Piece} piece */
  showHalo({ w, h, turn, art, hexagon }) {
    const pad = art ? 0 : Math.min(w, h) * -0.06;
    const outline = hexagon ? hexagonPath(w) : boxPath(w + 2 * pad, h + 2 * pad, Math.min(w, h) * 0.1);
    attribute(this.halo, { d: outline, transform: turn && w !== h ? `rotate(${turn})` : null });
  }

  /** @param {Piece} piece */
  showText({ text, w, h }) {
    if (!text) {
      this.written?.remove();
      this.written = null;
      return;
    }
    this.written ??= s("text", { class: "piece-text", "aria-hidden": "true" });
    this.written.textContent = text;
    this.halo.before(this.written);
    this.writing = Math.min(h * 0.42, w * 0.42, (w * 1.5) / text.length);
  }

  /**
   * Writes the text so that it can be read; one that would need too much room is left to the lens.
   * @param {number} scale @param {number} most how much larger than drawn it may be
   */
  fitText(scale, most = Infinity) {
    if (!this.written) return;
    const size = Math.max(this.writing, LEGIBLE / scale);
    const fits = size < most * this.writing && this.piece.text.length * LETTER * size <= this.piece.w * ROOM;
    attribute(this.written, { y: size * 0.36, "font-size": size, "stroke-width": size * 0.16 });
    this.written.toggleAttribute("hidden", size > this.writing && !fits);
  }

  /** Is there a text that cannot be read? */
  get unread() {
    return Boolean(this.written?.hasAttribute("hidden"));
  }

  /**
   * Would its letters run into another line of the same thing? They grow to be read, the room between lines does not.
   * @param {PieceView} other
   */
  runsInto({ piece, written }) {
    const line = written && this.written && piece !== this.piece && piece.whole === this.piece.whole;
    return Boolean(line) && Math.abs(piece.y - this.piece.y) < LINE * Number(this.written.getAttribute("font-size"));
  }

  /** @param {Piece} piece */
  showLantern({ seat, art, w, h }) {
    this.badge?.remove();
    // Symbols named after a seat show its lantern themselves.
    if (seat === undefined || seat < 0 || art.endsWith(`-${seat}`)) return;
    const size = Math.min(w, h) * 0.26;
    const place = `translate(${w / 2 - size} ${-h / 2}) scale(${size / 100})`;
    this.badge = s("path", { class: `badge ${seatClass(seat)}`, d: lanternShape(seat), transform: place });
    this.halo.before(this.badge);
  }

  /** Brackets say that it can be touched: at least so large, for the finger to see where. @param {number} least */
  bracket(least) {
    const { w, h, hexagon, turn } = this.piece;
    const d = hexagon ? cornersOfHexagon(w) : cornersOfBox(Math.max(w, least), Math.max(h, least));
    this.brackets ??= s("g", { class: "brackets" }, s("path", { class: "case" }), s("path", { class: "line" }));
    for (const path of this.brackets.children) attribute(path, { d });
    attribute(this.brackets, { transform: turn && w !== h ? `rotate(${turn})` : null });
    if (this.glide.lastChild !== this.brackets) this.glide.append(this.brackets);
  }

  unbracket() {
    this.brackets?.remove();
  }

  /**
   * How it may be touched: lit, picked, fresh, and what a screen reader calls it.
   * @param {{lit: boolean, picked: boolean, fresh: boolean}} light
   */
  light({ lit, picked, fresh }) {
    const [{ told }, was] = [this, this.litAs];
    if (was.told === told && was.lit === lit && was.picked === picked && was.fresh === fresh) return; // it looks as it did
    this.litAs = { told, lit, picked, fresh };
    const piece = /** @type {Piece} */ (this.piece);
    const classes = { lit, picked, fresh, ghost: piece.ghost, quiet: piece.quiet, bare: !piece.art, alone: !piece.art && !piece.on };
    if (!lit || picked) this.unbracket();
    const touchable = lit || picked;
    attribute(this.element, {
      class: ["piece", ...Object.keys(classes).filter((name) => classes[name])].join(" "),
      role: touchable ? "button" : piece.label ? "img" : null,
      tabindex: touchable ? "0" : piece.label ? "-1" : null,
      "aria-label": touchable || piece.label ? piece.label || piece.text || piece.id : null,
      "aria-pressed": touchable ? String(picked) : null,
      "aria-hidden": touchable || piece.label ? null : "true",
    });
  }
}

/** Only the corners of a box: the sign for "touch here". @param {number} w @param {number} h */
function cornersOfBox(w, h) {
  const [x, y, long] = [w / 2, h / 2, Math.min(w, h) * 0.26];
  const corner = (right, down) =>
    `M${right * (x - long)} ${down * y}H${right * (x - long * 0.35)}Q${right * x} ${down * y} ${right * x} ${down * (y - long * 0.35)}V${down * (y - long)}`;
  return corner(1, 1) + corner(1, -1) + corner(-1, 1) + corner(-1, -1);
}

/** Only the corners of a hexagon with a flat top. @param {number} w */
function cornersOfHexagon(w) {
  const [far, near, up] = [w * 0.46, w * 0.23, w * 0.398];
  const corners = [[far, 0], [near, up], [-near, up], [-far, 0], [-near, -up], [near, -up]]; // prettier-ignore
  /** @param {number[]} one @param {number[]} other */
  const toward = ([x, y], [u, v]) => `${x + (u - x) * 0.24} ${y + (v - y) * 0.24}`;
  return corners
    .map((one, at) => `M${toward(one, corners.at(at - 1))}L${one.join(" ")}L${toward(one, corners[(at + 1) % 6])}`)
    .join("");
}

/** A box around the middle with round corners. @param {number} w @param {number} h @param {number} r */
function boxPath(w, h, r) {
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [along, down] = [w - 2 * r, h - 2 * r];
  const [upper, lower] = [`h${along}${corner(r, r)}v${down}`, `${corner(-r, r)}h${-along}${corner(-r, -r)}v${-down}`];
  return `M${r - w / 2} ${-h / 2}${upper}${lower}${corner(r, -r)}z`;
}

/** A hexagon with a flat top, a little smaller than its tile, so that neighbours stay apart. @param {number} w */
function hexagonPath(w) {
  const [far, near, up] = [w * 0.47, w * 0.235, w * 0.407];
  return `M${-far} 0L${-near} ${-up}H${near}L${far} 0L${near} ${up}H${-near}Z`;
}
