/** Touch: pointers on the stage become touches of pieces; dragging is touching where it starts and where it ends. */

const FAR = 9;

/**
 * @typedef {object} Toucher what the table does with touches
 * @property {(id: string) => boolean} touchable is it lit, picked, or the piece being turned?
 * @property {(id: string) => boolean} movable does dragging it lead somewhere?
 * @property {(id: string | null) => void} touch
 * @property {(id: string) => void} lift a drag begins at this piece
 * @property {(steps: number) => boolean} turn true if there was something to turn
 */

export class Touch {
  /** @param {import("./stage.js").Stage} stage @param {Toucher} toucher */
  constructor(stage, toucher) {
    this.stage = stage;
    this.toucher = toucher;
    this.drag = null;
    const { root } = stage;
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("pointerdown", (event) => this.down(event), { capture: true }); // before the table is moved
    root.addEventListener("pointermove", (event) => this.move(event));
    root.addEventListener("pointerup", (event) => this.up(event));
    root.addEventListener("pointercancel", () => this.drop());
    // A finger that carries something scrolls no page: else the browser would take it away from here.
    root.addEventListener("touchmove", (event) => this.drag && event.cancelable && event.preventDefault(), { passive: false });
    // Before the zoom of the area under it sees the wheel; the stage itself has no box that a wheel could turn over.
    for (const slot of Object.values(stage.slots))
      slot.addEventListener("wheel", (event) => this.wheel(event), { passive: false, capture: true });
  }

  click(event) {
    if (this.dragged) {
      this.dragged = false;
      event.stopPropagation();
      return;
    }
    // The table was moved.
    if (this.start && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > FAR) return;
    const piece = this.meant(event);
    if (piece) this.toucher.touch(piece);
  }

  /** The piece a click is for: the one under it, or for a finger the touchable one beside it. */
  meant({ clientX: x, clientY: y, pointerType, target }) {
    const { touchable } = this.toucher;
    const under = target.closest("[data-piece]") && this.stage.pieceAt(x, y, touchable);
    if (pointerType !== "touch" || (under && touchable(under))) return under;
    return this.stage.pieceNear(x, y, touchable) ?? under;
  }

  down(event) {
    this.dragged = false;
    this.start = { x: event.clientX, y: event.clientY };
    if (event.button !== 0 || !event.isPrimary) return;
    const id = this.stage.pieceAt(event.clientX, event.clientY, (piece) => this.carries(piece));
    if (!id || !this.carries(id)) return;
    this.drag = { id, x: event.clientX, y: event.clientY, moving: false };
    event.carries = true;
  }

  /**
   * Is it dragged, and not the table under it? Where the table can be moved, only what leads somewhere is.
   * @param {string} id
   */
  carries(id) {
    return this.toucher.movable(id) || (this.toucher.touchable(id) && !this.stage.isOnMovingGround(id));
  }

  move(event) {
    if (!this.drag) return;
    const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
    if (!this.drag.moving && Math.hypot(dx, dy) < FAR) return;
    if (!this.drag.moving) this.lift(event);
    this.carry(dx, dy);
  }

  lift(event) {
    this.drag.moving = true;
    this.stage.root.setPointerCapture(event.pointerId);
    this.toucher.lift(this.drag.id);
    this.drag.views = this.stage.withAll(this.drag.id);
    for (const view of this.drag.views) view.element.classList.add("carried");
  }

  carry(dx, dy) {
    for (const view of this.drag.views) {
      const scale = view.element.ownerSVGElement?.getScreenCTM()?.a;
      if (scale) view.glide.setAttribute("transform", `translate(${dx / scale} ${dy / scale})`);
    }
  }

  up(event) {
    const moving = this.drag?.moving;
    this.drop();
    if (!moving) return;
    this.dragged = true;
    const under = this.stage.pieceAt(event.clientX, event.clientY, this.toucher.touchable);
    if (under && this.toucher.touchable(under)) this.toucher.touch(under);
  }

  drop() {
    for (const view of this.drag?.views ?? []) {
      view.glide.removeAttribute("transform");
      view.element.classList.remove("carried");
    }
    this.drag = null;
  }

  wheel(event) {
    if (this.toucher.turn(event.deltaY > 0 ? 1 : -1)) event.preventDefault();
  }
}
