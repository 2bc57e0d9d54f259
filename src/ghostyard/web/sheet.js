/** The score sheet: lines and seats. Touching points lights the things that made them. */

import { emblem } from "./badge.js";
import { h, icon } from "./dom.js";
import { counted, deed, isKnown } from "./points.js";
import { clauseLink } from "./rules.js";
import { number, say, signed } from "./words.js";

/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Line} Line */
/** @typedef {{key: string, points: number | null}} Thing */

/** So little of a row, in pixels, may be hidden. */
const LITTLE = 4;
/** So many lines and more need more room (`style/table.css`). */
const LONG = [3, 5];
/** So high is the arrow above the total where rows are hidden. */
const ARROW = 18;

export class SheetView {
  /** @param {(things: Thing[]) => void} mark lights things on the table */
  constructor(mark) {
    this.mark = mark;
    this.element = h("div", { class: "sheet" });
    /** How to ask for reasons, and the reason. */
    this.hint = h("p", { class: "sheet-hint quiet-text" });
    /** Notes whether rows are hidden. */
    this.look = () => this.noteHiddenRows();
    this.sizes = new ResizeObserver(() => this.watchScrolling());
    this.sizes.observe(this.element);
    /** What it scrolls in. @type {Element | null} */
    this.around = null;
    /** what was shown last */
    this.told = "";
    /** the touched cell: line name and seat */
    this.touched = "";
  }

  /**
   * @param {{game: string, seats: import("./types.js").Seat[], you: number[], seat: number}} frame
   * @param {Sheet[]} sheets
   * @param {Sheet[] | null} preview what the sheets would be
   */
  show(frame, sheets, preview) {
    const told = JSON.stringify([frame.seats.map((seat) => [seat.name, seat.badge?.emblems]), frame.seat, sheets, preview]);
    if (told === this.told) return; // it says so already
    this.told = told;
    this.tellPanel(sheets[0]?.lines.length ?? 0);
    if (!sheets.length) return this.element.replaceChildren(h("p", { class: "quiet-text" }, say("web-sheet-none")));
    this.sheets = sheets;
    this.element.classList.toggle("many", sheets.length > 3);
    const focused = this.element.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.cell : null;
    this.element.replaceChildren(
      h(
        "table",
        {},
        h("caption", { class: "sr-only" }, say("web-scores")),
        heading(frame, sheets),
        h(
          "tbody",
          {},
          sheets[0].lines.map((line, index) => this.row(frame, line, index, sheets, preview)),
        ),
        h("tfoot", {}, this.totals(frame, sheets, preview)),
      ),
      this.hint,
    );
    this.explain();
    if (focused) this.element.querySelector(`[data-cell="${CSS.escape(focused)}"]`)?.focus();
  }

  /** How much room the panel needs depends on how long the sheet is. @param {number} lines */
  tellPanel(lines) {
    const panel = /** @type {HTMLElement | null} */ (this.element.closest(".panel"));
    if (panel) panel.dataset.lines = LONG.filter((many) => lines >= many).join(" ");
  }

  row(frame, line, index, sheets, preview) {
    const cells = sheets.map((sheet) => {
      const change = preview ? (linesOf(preview, sheet.seat)[index]?.points ?? 0) - sheet.lines[index].points : 0;
      return h("td", { class: mine(frame, sheet.seat) }, this.cell(frame, sheet, sheet.lines[index]), chip(change));
    });
    return h("tr", {}, h("th", { scope: "row" }, line.clause ? clauseLink(frame.game, line.clause, line.label) : line.label), cells);
  }

  cell(frame, sheet, line) {
    if (!tells(line)) return h("span", { class: "points none" }, written(line));
    const cell = `${line.name} ${sheet.seat}`;
    const points = line.shown || say("web-points", { points: line.points });
    const label = say("web-sheet-cell", { line: line.label, name: frame.seats[sheet.seat]?.name, points });
    const why = line.why ? ` (${line.why})` : "";
    const act = () => this.touch(cell);
    return h(
      "button",
      {
        type: "button",
        class: "points",
        data: { cell },
        "aria-label": label + why,
        "aria-pressed": String(this.touched === cell),
        on: { click: act },
      },
      written(line),
    );
  }

  totals(frame, sheets, preview) {
    const cells = sheets.map((sheet) => {
      const change = preview
        ? counted(preview.find((other) => other.seat === sheet.seat) ?? sheet) - counted(sheet)
        : 0;
      return h(
        "td",
        { class: mine(frame, sheet.seat) },
        h("span", { class: "points total" }, totalOf(sheet)),
        chip(change),
      );
    });
    return h("tr", {}, h("th", { scope: "row" }, say("web-total")), cells);
  }

  /** Whatever the sheet lies in may be too low for it, and becomes higher when a tablet is turned. */
  watchScrolling() {
    const around = this.element.closest(".pane, .dialog");
    if (around && around !== this.around) {
      this.around = around;
      this.sizes.observe(around);
      around.addEventListener("scroll", this.look, { passive: true });
    }
    this.look();
  }

  /** The total is always in sight: it says so where rows lie behind it. */
  noteHiddenRows() {
    const [rows, total] = [...this.element.querySelectorAll("tbody, tfoot tr")].map((part) => part.getBoundingClientRect());
    this.element.classList.toggle("cut", Boolean(total) && rows.bottom > total.top + LITTLE);
  }

  /** Lights the things of a cell, or nothing when it is touched again. @param {string} cell */
  touch(cell) {
    this.touched = this.touched === cell ? "" : cell;
    for (const element of this.element.querySelectorAll("[data-cell]")) {
      element.setAttribute("aria-pressed", String(element.dataset.cell === this.touched));
    }
    this.explain();
    this.bringIntoSight();
    this.mark(this.things());
  }

  /** The total and the reason below it may lie over what was touched. */
  bringIntoSight() {
    const [row, total] = [this.element.querySelector("tr:has([aria-pressed=true])"), this.element.querySelector("tfoot tr")];
    const hidden = row && total ? row.getBoundingClientRect().bottom + ARROW - total.getBoundingClientRect().top : 0;
    if (hidden > LITTLE) this.around?.scrollBy(0, hidden);
  }

  /** The touched points in words. */
  explain() {
    const line = this.line?.line;
    this.hint.classList.toggle("why", Boolean(line?.why));
    const asks = this.sheets.some(({ lines }) => lines.some(tells)) ? say("web-sheet-hint") : "";
    this.hint.replaceChildren(line?.why ? `${line.label} ${written(line)}: ${line.why}` : asks);
  }

  /** Lets go of the touched cell. */
  clear() {
    if (this.touched) this.touch(this.touched);
  }

  /** The things behind the touched cell; points are written once for each reason. @returns {Thing[]} */
  things() {
    return this.line ? thingsOf(this.line.seat, this.line.line) : [];
  }

  /** The line behind the touched cell, and whose it is. @returns {{seat: number, line: Line} | null} */
  get line() {
    for (const { seat, lines } of this.sheets ?? []) {
      const line = lines.find(({ name }) => `${name} ${seat}` === this.touched);
      if (line) return { seat, line };
    }
    return null;
  }
}

/** Is there anything to say of a line's points, or to light for them? @param {Line} line */
function tells({ why, reasons = [] }) {
  return Boolean(why) || reasons.some(({ things }) => things.length);
}

/** The things behind a line, with their points. @param {number} seat @param {Line} line @returns {Thing[]} */
export function thingsOf(seat, line) {
  return line.reasons.flatMap(({ points, things }) =>
    things.map((thing, index) => ({ key: `${seat} ${thing}`, points: index ? null : points })),
  );
}

/** Points, or what is written instead; with a question mark where only their owner knows whether there are more. */
export function written({ points, known = true, shown = "" }) {
  return shown || (known ? number(points) : `${number(points)} + ?`);
}

/** The sum of a sheet; a laurel for what counts more than any points. @param {Sheet} sheet */
function totalOf(sheet) {
  const done = deed(sheet);
  if (done) return [icon("laurel"), h("span", { class: "sr-only" }, done.label)];
  return written({ points: counted(sheet), known: isKnown(sheet) });
}

function linesOf(sheets, seat) {
  return sheets.find((sheet) => sheet.seat === seat)?.lines ?? [];
}

function heading(frame, sheets) {
  const cells = sheets.map((sheet) => {
    const name = frame.seats[sheet.seat]?.name ?? "";
    return h(
      "th",
      { scope: "col", class: mine(frame, sheet.seat), title: name, "aria-label": name },
      emblem(frame, sheet.seat),
      h("span", { class: "seat-name" }, name),
    );
  });
  return h(
    "thead",
    {},
    h("tr", {}, h("th", { scope: "col" }, h("span", { class: "sr-only" }, say("web-sheet-line"))), cells),
  );
}

function mine(frame, seat) {
  return seat === frame.seat ? "mine" : "";
}

function chip(change) {
  return change ? h("span", { class: `chip ${change > 0 ? "gain" : "loss"}` }, signed(change)) : null;
}
