/** The stage: draws a scene's areas and pieces, lights what can be touched, and arranges all for the screen. */

import { arrange } from "./arrange.js";
import { attribute, h, keepAt, s } from "./dom.js";
import { glideFrom, whereabouts } from "./glide.js";
import { lantern, seatClass } from "./lantern.js";
import { Pan } from "./pan.js";
import { PieceView } from "./piece.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Area} Area */
/** @typedef {{lit: Set<string>, picked: Set<string>}} Lights */
/**
 * @typedef {{element: HTMLElement, canvas: SVGSVGElement, name: HTMLElement, names: Element, marks: Element,
 *   pan: Pan | null, area: Area}} ShownArea
 */

/** On small screens areas lie one below the other, and rivals in a strip that opens at a tap; as in table.css. */
const SMALL = matchMedia("(max-width: 900px)");
const NARROW = 600;
const LOW = 340;
const PADDING = 12;
/** With more lit things than this, each is lit less. */
const CROWD = 14;
/** How far a fingertip reaches, in pixels: what is smaller is still touched easily. */
const FINGERTIP = 24;

export class Stage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Map<string, PieceView>} */
    this.views = new Map();
    /** @type {Map<string, ShownArea>} */
    this.areas = new Map();
    /** @type {Set<string>} pieces that changed since the viewer last touched something */
    this.fresh = new Set();
    this.resized = new ResizeObserver(() => this.arrange());
    this.resized.observe(root);
  }

  /** Draws a scene. @param {string} game @param {Scene} scene @param {Lights} lights */
  draw(game, scene, lights) {
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    const before = whereabouts(this.views);
    this.scene = scene;
    this.drawAreas(scene.areas);
    for (const area of scene.areas) this.drawPieces(game, area);
    this.forget(scene);
    this.light(lights);
    this.arrange();
    glideFrom(this.views, before);
    if (focused && focused !== document.activeElement && focused.isConnected)
      /** @type {HTMLElement} */ (focused).focus();
  }

  drawAreas(areas) {
    for (const area of areas) {
      if (!this.areas.has(area.id)) this.areas.set(area.id, this.newArea(area));
      this.showArea(area);
    }
    for (const [id, { element }] of this.areas) {
      if (areas.some((area) => area.id === id)) continue;
      element.remove();
      this.areas.delete(id);
    }
    const order = { rival: 0, shared: 1, own: 2 };
    const sorted = [...areas].sort((one, other) => order[one.kind] - order[other.kind]);
    sorted.forEach((area, index) => keepAt(this.root, this.areas.get(area.id).element, index));
  }

  newArea(area) {
    const marks = s("g", { class: "marks", "aria-hidden": "true" });
    const names = s("g", { class: "place-names", "aria-hidden": "true" });
    const canvas = s("svg", { class: "canvas", role: "group" }, names, marks);
    const name = h("h2", { class: "area-name" });
    const element = h("section", { class: "area" }, name, canvas);
    if (area.kind !== "own")
      element.addEventListener("click", () => this.isSmall(element) && element.classList.toggle("opened"));
    return { element, canvas, name, names, marks, pan: area.pans ? new Pan(element, canvas) : null, area };
  }

  showArea(area) {
    const shown = this.areas.get(area.id);
    shown.area = area;
    const { element, canvas, name } = shown;
    element.className = `area ${area.kind} ${area.seat >= 0 ? seatClass(area.seat) : ""} ${stays(element)}`.trim();
    element.classList.toggle("pans", Boolean(area.pans));
    element.dataset.area = area.id;
    element.style.setProperty("--shape", String(area.width / area.height));
    name.replaceChildren(...(area.seat >= 0 ? [lantern(area.seat)] : []), h("span", {}, area.label));
    attribute(canvas, { "aria-label": area.label });
    const [left, top] = [area.left ?? 0, area.top ?? 0];
    const view = [left - PADDING, top - PADDING, area.width + 2 * PADDING, area.height + 2 * PADDING];
    if (shown.pan) shown.pan.bounds(view);
    else attribute(canvas, { viewBox: view.join(" ") });
  }

  drawPieces(game, area) {
    const { canvas, names, marks } = this.areas.get(area.id);
    const sorted = [...area.pieces].sort((one, other) => (one.layer ?? 0) - (other.layer ?? 0));
    sorted.forEach((piece, index) => {
      const view = this.views.get(piece.id) ?? new PieceView(piece.id);
      this.views.set(piece.id, view);
      view.show(game, piece, area.id);
      keepAt(canvas, view.element, index);
    });
    names.replaceChildren(...(area.names ?? []).map(placeName));
    canvas.append(names, marks);
  }

  forget(scene) {
    const there = new Set(scene.areas.flatMap((area) => area.pieces.map((piece) => piece.id)));
    for (const [id, view] of this.views) {
      if (there.has(id)) continue;
      view.element.remove();
      this.views.delete(id);
    }
  }

  /** Lights what can be touched. @param {Lights} lights */
  light({ lit, picked }) {
    for (const [id, view] of this.views)
      view.light({ lit: lit.has(id), picked: picked.has(id), fresh: this.fresh.has(id) });
    for (const { element } of this.areas.values())
      element.classList.toggle("live", element.querySelector(".lit, .picked") !== null);
    this.root.classList.toggle("crowded", lit.size > CROWD);
    // A small screen shows one thing at a time: where there is something to do.
    const live = (kind) => this.root.querySelector(`.${kind}.live`) !== null;
    this.root.dataset.focus =
      live("own") && !live("shared") ? "own" : live("shared") && !live("own") ? "shared" : "both";
  }

  /**
   * Lights the things behind a line of a score sheet, with their points.
   * @param {{key: string, points: number | null}[]} things
   */
  mark(things) {
    for (const { marks } of this.areas.values()) marks.replaceChildren();
    this.root.classList.toggle("marking", things.length > 0);
    for (const { key, points } of things) {
      const mark = this.scene?.marks?.[key];
      if (mark) this.areas.get(mark.area)?.marks.append(ring(mark, points));
    }
  }

  /**
   * The piece under a point that fits, the topmost first; else one with a name.
   * @param {number} x
   * @param {number} y
   * @param {(id: string) => boolean} fits
   */
  pieceAt(x, y, fits) {
    const ids = document
      .elementsFromPoint(x, y)
      .map((element) => this.whole(element.closest?.("[data-piece]")?.getAttribute("data-piece")));
    const named = (id) => id && this.views.get(id)?.piece?.label;
    return ids.find((id) => id && fits(id)) ?? ids.find(named) ?? ids.find(Boolean) ?? null;
  }

  /**
   * The fitting piece whose middle is nearest to a point, within a fingertip.
   * @param {number} x
   * @param {number} y
   * @param {(id: string) => boolean} fits
   */
  pieceNear(x, y, fits) {
    const near = [...this.views]
      .filter(([id]) => fits(id))
      .map(([id, { halo }]) => ({ id, far: distance(halo.getBoundingClientRect(), x, y) }));
    return near.filter(({ far }) => far <= FINGERTIP).sort((one, other) => one.far - other.far)[0]?.id ?? null;
  }

  /** What stands on a piece is touched and moved with it. @param {string | null | undefined} id */
  whole(id) {
    return this.views.get(id ?? "")?.piece?.on || id || null;
  }

  /** A piece and all that stands on it. @param {string} id */
  withAll(id) {
    return [...this.views.values()].filter(({ piece }) => piece?.id === id || piece?.on === id);
  }

  /** On a small screen, what is not asked for now is small, and opens at a tap. @param {Element} element of an area */
  isSmall(element) {
    return (
      this.root.dataset.layout === "flow" && !element.classList.contains("live") && !element.classList.contains("own")
    );
  }

  /** Does a tap on this piece open its area? @param {string} id */
  opensAtATap(id) {
    const area = this.areas.get(this.views.get(id)?.area ?? "");
    return area !== undefined && this.isSmall(area.element);
  }

  /** Does it lie on a table that fingers move and zoom? @param {string} id */
  isOnMovingGround(id) {
    return Boolean(this.areas.get(this.views.get(id)?.area ?? "")?.pan);
  }

  /** Puts every area in its place for the room there is. */
  arrange() {
    const { clientWidth: width, clientHeight: height } = this.root;
    const flows = SMALL.matches || width < NARROW || height < LOW;
    this.root.dataset.layout = flows ? "flow" : "plan";
    if (flows || !this.scene) return;
    const places = arrange(this.scene.areas, width, height);
    for (const [id, { element }] of this.areas) place(element, places.get(id));
  }

  close() {
    this.resized.disconnect();
  }
}

/** What is so for a while, whatever is drawn. @param {Element} element of an area */
function stays(element) {
  return ["opened", "live", "receiving"].filter((name) => element.classList.contains(name)).join(" ");
}

/** How far a point is from the middle of a box. */
function distance({ left, top, width, height }, x, y) {
  return Math.hypot(left + width / 2 - x, top + height / 2 - y);
}

function place(element, box) {
  if (!box) return;
  for (const [name, value] of Object.entries({ "--x": box.x, "--y": box.y, "--w": box.w, "--h": box.h })) {
    element.style.setProperty(name, `${Math.round(value)}px`);
  }
}

/** What moves and the log call a place. */
function placeName([text, x, y, size]) {
  return s("text", { class: "place-name", x, y: y + size * 0.36, "font-size": size, "stroke-width": size * 0.3 }, text);
}

/** Light around a thing, or along its path. */
function ring({ x, y, w, h: high, path }, points) {
  const size = Math.min(w, high);
  const frame = path
    ? s("path", { class: "mark along", d: path })
    : s("rect", { class: "mark", x: x - w / 2, y: y - high / 2, width: w, height: high, rx: size * 0.14 });
  if (points === null) return frame;
  const large = size > 60; // room for the number inside; else it stands above
  const text = s(
    "text",
    { class: "mark-points", x, y: large ? y + 9 : y - high / 2 - 3, "font-size": large ? 26 : 17 },
    points > 0 ? `+${points}` : `−${-points}`,
  );
  return s("g", {}, frame, text);
}
