/** The stage: draws a scene's areas and pieces in their slots, and lights what can be touched. */

import { Camera } from "./camera.js";
import { arrange, attribute, fill, h, icon, keepAt, refill, s } from "./dom.js";
import { glideFrom, joined, whereabouts } from "./glide.js";
import { emblems } from "./badge.js";
import { lantern, seatClass } from "./lantern.js";
import { LEGIBLE, PieceView } from "./piece.js";
import { cast, slimmed, slotsFor } from "./slots.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Area} Area */
/** @typedef {{lit: Set<string>, picked: Set<string>}} Lights */
/**
 * @typedef {{element: HTMLElement, canvas: SVGSVGElement, name: HTMLElement, names: Element, marks: Element,
 *   trails: Element, opener: HTMLElement, camera: Camera | null, area: Area, tallest: number, scale: number}} ShownArea
 */

const PADDING = 8;
/** With more lit things than this, each is lit less. */
const CROWD = 14;
/** How large the sign is that something can be touched, in pixels: under a finger, and under a mouse. */
const SIGN = matchMedia("(pointer: coarse)").matches ? 44 : 26;
/** In the strip of rivals letters grow at most so much: there is no room between them. */
const IN_THE_STRIP = 1.6;
/** What has moved farther than so many times its width leaves a trail. */
const WAY = 0.6;
/** A trail is never broader than this, in units of its area. */
const BROAD = 7;
/** How far a fingertip reaches, in pixels: what is smaller is still touched easily. */
const FINGERTIP = 24;
/** Areas that are less high than this many widths leave room below them. */
const FLAT = 0.56;

export class Stage {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.slots = Object.fromEntries(
      ["rivals", "board", "beside"].map((name) => [name, root.appendChild(h("div", { class: `slot ${name}` }))]),
    );
    /** @type {Map<string, PieceView>} */
    this.views = new Map();
    /** @type {Map<string, ShownArea>} */
    this.areas = new Map();
    /** @type {Set<string>} pieces that changed since the viewer last touched something */
    this.fresh = new Set();
    /** What was drawn last. */
    this.game = "";
    /** @type {Scene | null} */
    this.given = null;
    /** @type {Scene | null} */
    this.scene = null;
    /** @type {Lights | null} */
    this.lights = null;
    this.slim = false;
    /** Called when something has another place on the screen, without being drawn anew. */
    this.moved = () => {};
    this.resized = new ResizeObserver(() => this.fit());
    for (const slot of Object.values(this.slots)) this.resized.observe(slot);
    root.addEventListener("focusin", (event) => this.bringIntoSight(/** @type {Element} */ (event.target)));
  }

  /** Draws a scene. @param {string} game @param {Scene} given @param {Lights} lights */
  draw(game, given, lights) {
    this.put(game, given, lights);
    this.settle();
  }

  /**
   * Puts everything in its place. A browser lays out the page whenever it is asked for sizes after something was changed:
   * so whoever changes more than the stage does that next, and lets it settle then.
   * @param {string} game @param {Scene} given @param {Lights} lights
   */
  put(game, given, lights) {
    this.focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    this.before = new Map();
    if (given !== this.given) this.place(game, given);
    this.lights = lights;
    this.show(lights);
  }

  /** Everything has its place, as this scene says. @param {string} game @param {Scene} given */
  place(game, given) {
    this.before = whereabouts(this.views);
    const places = this.places();
    const slim = this.scene ? this.slim : this.isSlim; // later on, `fit` notices
    const scene = slim ? { ...given, areas: given.areas.map(slimmed) } : given;
    Object.assign(this, { game, given, scene, slim });
    this.drawAreas(scene.areas);
    for (const area of scene.areas) this.drawPieces(game, area);
    this.forget(scene);
    this.trail(places);
  }

  /** What depends on where things are now. @param {() => void} [measured] what else does: done before anything is changed here */
  settle(measured = () => {}) {
    const { focused, before } = this;
    const look = () => {
      glideFrom(this.views, before);
      measured();
    };
    this.readable(this.areas.keys(), look);
    if (focused && focused !== document.activeElement && focused.isConnected)
      /** @type {HTMLElement} */ (focused).focus();
  }

  /** Areas take their other shape. */
  reshape() {
    for (const shown of this.areas.values()) shown.tallest = Infinity;
    this.slim = this.isSlim;
    this.place(this.game, this.given);
    this.draw(this.game, this.given, this.lights);
  }

  /** Do areas take their slim shape? The style sheet says so, for upright phones. */
  get isSlim() {
    return getComputedStyle(this.root).getPropertyValue("--shape-of-areas").trim() === "slim";
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
    this.placeAreas(areas);
  }

  /** Every area keeps its slot as long as the same areas play. */
  placeAreas(areas) {
    if (this.cast !== cast(areas)) {
      this.cast = cast(areas);
      this.slotOf = slotsFor(areas);
    }
    const filled = { rivals: 0, board: 0, beside: 0 };
    for (const { id } of areas) {
      const slot = this.slotOf.get(id);
      const { element } = this.areas.get(id);
      keepAt(this.slots[slot], element, filled[slot]++);
      element.dataset.slot = slot;
      if (slot !== "rivals") element.classList.remove("opened");
    }
    for (const [name, slot] of Object.entries(this.slots)) slot.dataset.areas = String(filled[name]);
    this.root.dataset.beside = this.isBesideFlat ? "flat" : "tall";
  }

  /** Does what lies beside the board leave room below it? The style sheet puts the rivals there, on an upright tablet. */
  get isBesideFlat() {
    const beside = [...this.areas.values()].filter(({ element }) => element.dataset.slot === "beside");
    const high = beside.reduce((sum, { tallest }) => sum + 1 / tallest, 0); // measured in widths
    return high > 0 && high < FLAT;
  }

  newArea(area) {
    const marks = s("g", { class: "marks", "aria-hidden": "true" });
    const names = s("g", { class: "place-names", "aria-hidden": "true" });
    const trails = s("g", { class: "trails", "aria-hidden": "true" });
    const canvas = s("svg", { class: "canvas", role: "group" }, trails, names, marks);
    const name = h("h2", { class: "area-name" });
    const open = () => this.open(area.id, !element.classList.contains("opened"));
    const opener = h("button", { type: "button", class: "opener", on: { click: open } }, icon("close"));
    const element = h("section", { class: "area" }, name, h("div", { class: "ground" }, canvas), opener);
    const camera = area.pans ? new Camera(element, canvas, () => this.turned(area.id)) : null;
    return { element, canvas, name, names, marks, trails, opener, camera, area, tallest: Infinity, scale: 1 };
  }

  showArea(area) {
    const shown = this.areas.get(area.id);
    shown.area = area;
    const { element, canvas, name, opener } = shown;
    const lit = area.seat >= 0 && !area.emblems; // by its seat's lantern
    const classes = ["area", area.kind, lit && seatClass(area.seat), area.pans && "pans", ...stays(element)];
    attribute(element, { class: classes.filter(Boolean).join(" "), "data-area": area.id });
    // Whatever it holds, it never takes less room than it once had: so nothing around it moves.
    shown.tallest = Math.min(shown.tallest, area.width / area.height);
    element.style.setProperty("--shape", String(shown.tallest));
    refill(name, lit ? lantern(area.seat) : area.emblems && emblems(this.game, area.emblems), h("span", {}, area.label));
    attribute(canvas, { "aria-label": area.label });
    this.nameOpener(opener, area.label, element.classList.contains("opened"));
    const [left, top] = [area.left ?? 0, area.top ?? 0];
    const view = [left - PADDING, top - PADDING, area.width + 2 * PADDING, area.height + 2 * PADDING];
    if (shown.camera) shown.camera.bounds(view, area.grain ?? 0);
    else attribute(canvas, { viewBox: view.join(" ") });
  }

  nameOpener(opener, name, opened) {
    const label = say(opened ? "web-area-close" : "web-area-open", { name });
    attribute(opener, { "aria-label": label, title: label, "aria-expanded": String(opened) });
  }

  /** Opens a rival's area above the board, or closes it. @param {string} id @param {boolean} opened */
  open(id, opened) {
    for (const [other, { element, opener, area }] of this.areas) {
      const is = other === id && opened && element.dataset.slot === "rivals";
      element.classList.toggle("opened", is);
      this.nameOpener(opener, area.label, is);
    }
    this.readable();
    this.moved();
  }

  /** Closes what was opened; false if nothing was. */
  closeAreas() {
    const opened = this.root.querySelector(".area.opened") !== null;
    this.open("", false);
    return opened;
  }

  /** The area of a seat that lies in the strip, if there is one. @param {number} seat */
  stripArea(seat) {
    return [...this.areas.values()].find(({ area, element }) => area.seat === seat && element.dataset.slot === "rivals");
  }

  drawPieces(game, area) {
    const { canvas, trails, names } = this.areas.get(area.id);
    const sorted = [...area.pieces].sort((one, other) => (one.layer ?? 0) - (other.layer ?? 0));
    const elements = sorted.map((piece) => {
      const view = this.views.get(piece.id) ?? new PieceView(piece.id);
      this.views.set(piece.id, view);
      view.show(game, piece, area.id);
      return view.element;
    });
    arrange(canvas, elements, trails); // trails, names and marks stay behind all of them
    const told = JSON.stringify(area.names ?? []);
    if (names.getAttribute("data-told") === told) return; // they are as large as they have to be
    attribute(names, { "data-told": told });
    fill(names, (area.names ?? []).map(placeName));
  }

  forget(scene) {
    const there = new Set(scene.areas.flatMap((area) => area.pieces.map((piece) => piece.id)));
    for (const [id, view] of this.views) {
      if (there.has(id)) continue;
      view.element.remove();
      this.views.delete(id);
    }
  }

  /** Where everything lies, in the units of its area. @returns {Map<string, {area: string, x: number, y: number}>} */
  places() {
    const placed = [...this.views].filter(([, { piece }]) => piece);
    return new Map(placed.map(([id, { area, piece: { x, y } }]) => [id, { area, x, y }]));
  }

  /** Draws the way of what others have moved, until the viewer has seen it. @param {ReturnType<Stage["places"]>} before */
  trail(before) {
    for (const id of this.fresh) {
      const [was, view] = [before.get(id), this.views.get(id)];
      if (!was || !view?.piece || was.area !== view.area) continue;
      const { x, y, w, way, on } = view.piece;
      if (on && !way) continue; // it was carried along
      if (Math.hypot(x - was.x, y - was.y) < w * WAY) continue;
      const d = way ? joined(was, way) : `M${was.x} ${was.y}L${x} ${y}`;
      this.areas.get(view.area)?.trails.append(s("path", { class: "trail", d, "stroke-width": Math.min(w * 0.13, BROAD) }));
    }
  }

  /** Lights what can be touched. @param {Lights} lights */
  light(lights) {
    this.show(lights);
    this.readable();
  }

  /** @param {Lights} lights */
  show({ lit, picked }) {
    if (!this.fresh.size) for (const { trails } of this.areas.values()) trails.replaceChildren();
    const live = new Set();
    for (const [id, view] of this.views) {
      view.light({ lit: lit.has(id), picked: picked.has(id), fresh: this.fresh.has(id) });
      if (lit.has(id) || picked.has(id)) live.add(view.area);
    }
    for (const { element, camera, area } of this.areas.values()) {
      element.classList.toggle("live", live.has(area.id));
      const things = area.pieces.filter((piece) => lit.has(piece.id) || (piece.art && piece.label && !piece.on));
      camera?.makeRoom(area.pieces.filter((piece) => lit.has(piece.id)));
      camera?.draw(things.map((box) => ({ box, name: lit.has(box.id) ? "lit-thing" : "thing" })));
    }
    this.root.classList.toggle("crowded", lit.size > CROWD);
  }

  /** Brings into sight what is lit or has changed, where a camera may be looking elsewhere. */
  follow() {
    for (const [id, { camera }] of this.areas) {
      if (!camera) continue;
      const there = [...this.views.values()].filter((view) => view.area === id && view.piece);
      const matters = (name) => there.filter(({ element }) => element.classList.contains(name));
      const wanted = matters("picked").concat(matters("ghost"));
      camera.follow((wanted.length ? wanted : matters("lit").concat(matters("fresh"))).map(({ piece }) => piece));
    }
  }

  /** Brings these pieces into sight, where a camera may be looking elsewhere. @param {string[]} ids */
  lookAt(ids) {
    for (const [area, { camera }] of this.areas) {
      const there = ids.map((id) => this.views.get(id)).filter((view) => view?.piece && view.area === area);
      if (there.length) camera?.follow(there.map(({ piece }) => piece));
    }
  }

  /** Whoever comes to a piece by key sees it. @param {Element} target */
  bringIntoSight(target) {
    const id = target.closest("[data-piece]")?.getAttribute("data-piece") ?? "";
    const view = this.views.get(id);
    if (view?.piece && target.matches(":focus-visible")) this.areas.get(view.area)?.camera?.follow([view.piece]);
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
      if (mark) this.areas.get(mark.area)?.marks.append(ring(this.markBox(mark), points));
    }
    for (const id of this.areas.keys()) this.fitWritten(id);
  }

  /** Where a mark lies: where its piece does, if it is one. */
  markBox(mark) {
    const piece = mark.piece && this.views.get(mark.piece)?.piece;
    return piece ? { ...mark, x: piece.x, y: piece.y, w: piece.w, h: piece.h } : mark;
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

  /** Where a piece lies on the screen, or will when it has glided there; null if it cannot be seen. @param {string} id */
  boxOf(id) {
    const view = this.views.get(id);
    return view?.piece ? this.onScreen(view.area, view.piece) : null;
  }

  /** Where a thing of the score sheet lies on the screen; null if it cannot be seen. @param {string} key */
  boxOfMark(key) {
    const mark = this.scene?.marks?.[key];
    return mark ? this.onScreen(mark.area, this.markBox(mark)) : null;
  }

  /** In whose part of the table a piece lies; -1: in nobody's. @param {string} id */
  ownerOf(id) {
    return this.areas.get(this.views.get(id)?.area ?? "")?.area.seat ?? -1;
  }

  /** A place of an area on the screen. @param {string} area @param {{x: number, y: number, w: number, h: number}} place */
  onScreen(area, { x, y, w, h: high }) {
    const shown = this.areas.get(area);
    if (!shown?.canvas.checkVisibility()) return null;
    const { a, d, e, f } = shown.canvas.getScreenCTM();
    const [left, top, right, bottom] = [
      a * (x - w / 2) + e, d * (y - high / 2) + f, a * (x + w / 2) + e, d * (y + high / 2) + f,
    ]; // prettier-ignore
    const ground = shown.canvas.getBoundingClientRect();
    const outside = (left + right) / 2 < ground.left || (left + right) / 2 > ground.right ||
      (top + bottom) / 2 < ground.top || (top + bottom) / 2 > ground.bottom; // prettier-ignore
    return outside ? null : { left, top, right, bottom };
  }

  /** What stands on a piece is touched and moved with it. @param {string | null | undefined} id */
  whole(id) {
    return this.views.get(id ?? "")?.piece?.on || id || null;
  }

  /** A piece and all that stands on it. @param {string} id */
  withAll(id) {
    return [...this.views.values()].filter(({ piece }) => piece?.id === id || piece?.on === id);
  }

  /** Does it lie on a table that fingers move and zoom? @param {string} id */
  isOnMovingGround(id) {
    const camera = this.areas.get(this.views.get(id)?.area ?? "")?.camera;
    return Boolean(camera && camera.closeness > 1);
  }

  /** The room has another size: cameras look anew, and areas may take their other shape. */
  fit() {
    if (!this.scene) return;
    if (this.slim !== this.isSlim) this.reshape();
    this.readable();
    this.moved();
  }

  /** A camera has turned. */
  turned(id) {
    if (!this.areas.has(id)) return;
    this.readable([id]);
    this.moved();
  }

  /**
   * Letters that one can read, and signs that a finger can touch, as close as the area is now: all is measured before
   * anything is changed.
   * @param {Iterable<string>} [ids] @param {() => void} [measured] done in between
   */
  readable(ids = this.areas.keys(), measured = () => {}) {
    const scales = [...ids].map((id) => /** @type {const} */ ([id, this.areas.get(id)?.canvas.getScreenCTM()?.a ?? 0]));
    measured();
    for (const [id, scale] of scales) {
      const small = this.areas.get(id)?.element.matches(".rivals > :not(.opened)");
      const views = scale ? [...this.views.values()].filter((view) => view.area === id) : [];
      this.fitWritten(id, scale);
      for (const view of views) view.fitText(scale, small ? IN_THE_STRIP : Infinity);
      showWholes(views);
      const lit = views.filter(({ element }) => element.matches(".lit:not(.picked)"));
      for (const view of lit) view.bracket(Math.min(SIGN / scale, nearestOf(view, lit)));
    }
  }

  /** The points of marks and the names of places; without a scale as close as the area was when it was last measured. */
  fitWritten(id, scale = this.areas.get(id)?.scale) {
    const shown = this.areas.get(id);
    if (!shown || !scale) return;
    shown.scale = scale;
    for (const group of [shown.marks, shown.names])
      for (const text of group.querySelectorAll("text")) attribute(text, sizeOf(text, scale));
  }

  close() {
    this.resized.disconnect();
  }
}

/** What is so for a while, whatever is drawn. @param {Element} element of an area */
function stays(element) {
  return ["opened", "live", "receiving"].filter((name) => element.classList.contains(name));
}

/** How far the nearest of the others is. @param {PieceView} view @param {PieceView[]} all */
function nearestOf({ piece }, all) {
  const far = all.filter((other) => other.piece !== piece).map((other) => apart(piece, other.piece));
  return Math.min(Infinity, ...far);
}

/** Of what has several parts either all are shown, or none where one cannot be read. @param {PieceView[]} views */
function showWholes(views) {
  const parts = views.filter(({ piece }) => piece.whole);
  const unreadable = (view) => view.unread || parts.some((other) => view.runsInto(other));
  const unread = new Set(parts.filter(unreadable).map(({ piece }) => piece.whole));
  for (const { piece, glide } of parts) glide.toggleAttribute("hidden", unread.has(piece.whole));
}

function apart(one, other) {
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
}

/** How far a point is from the middle of a box. */
function distance({ left, top, width, height }, x, y) {
  return Math.hypot(left + width / 2 - x, top + height / 2 - y);
}

/** What moves and the log call a place. */
function placeName([text, x, y, size]) {
  return written("place-name", { x, y, size }, text);
}

/** Letters around a point, or above it, at least so large as they are drawn. */
function written(name, { x, y, size, above = false }, text) {
  return s("text", { class: name, x, data: { y, size, above: above || "" } }, text);
}

/** As large as it is drawn, or as can be read. @param {SVGTextElement} text @param {number} scale */
function sizeOf(text, scale) {
  const size = Math.max(Number(text.dataset.size), LEGIBLE / scale);
  return { y: Number(text.dataset.y) + (text.dataset.above ? 0 : size * 0.36), "font-size": size };
}

/** Light around a thing, or along its path. */
function ring({ x, y, w, h: high, path }, points) {
  const size = Math.min(w, high);
  const frame = path
    ? s("path", { class: "mark along", d: path })
    : s("rect", { class: "mark", x: x - w / 2, y: y - high / 2, width: w, height: high, rx: size * 0.14 });
  if (points === null) return frame;
  const large = size > 60; // room for the number inside; else it stands above
  const place = large ? { x, y, size: 26 } : { x, y: y - high / 2 - 3, size: 17, above: true };
  return s("g", {}, frame, written("mark-points", place, points > 0 ? `+${points}` : `−${-points}`));
}
