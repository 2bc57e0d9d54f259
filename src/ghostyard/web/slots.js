/** Slots: one board is large, what else is shared or one's own lies beside it, and rivals are a strip. */

/** @typedef {import("./types.js").Area} Area */
/** @typedef {"board" | "beside" | "rivals"} Slot */

/**
 * Which slot every area gets. A watcher of a game without a shared board sees all players' boards alike.
 * @param {Area[]} areas @returns {Map<string, Slot>}
 */
export function slotsFor(areas) {
  const rivals = areas.filter((area) => area.kind === "rival");
  const others = areas.filter((area) => area.kind !== "rival");
  const board = others.find((area) => area.pans) ?? largest(others.filter((area) => area.kind === "own"), others.filter((area) => area.kind !== "tray"));
  const watched = !board || (board.kind === "shared" && !board.pans && !others.some((area) => area.kind === "own"));
  /** @type {[string, Slot][]} */
  const slots = /** @type {any} */ ([
    ...rivals.map(({ id }) => [id, watched ? "board" : "rivals"]),
    ...others.map(({ id }) => [id, !watched && id === board.id ? "board" : "beside"]),
  ]);
  return new Map(slots);
}

/** The largest of all, if the viewer has something of their own. */
function largest(own, all) {
  return (own.length ? all : []).reduce((one, other) => (!one || size(other) > size(one) ? other : one), null);
}

function size({ width, height }) {
  return width * height;
}

/** What the slots depend on: as long as it stays the same, nothing changes its place. @param {Area[]} areas */
export function cast(areas) {
  return areas.map(({ id, kind, pans }) => `${id} ${kind} ${Boolean(pans)}`).join("\n");
}

/** The area in its slim shape, if it has one. @param {Area} area @returns {Area} */
export function slimmed(area) {
  if (!area.slim) return area;
  const [left, top, width, height] = area.slim;
  const pieces = area.pieces.map((piece) => {
    if (!piece.slim) return piece;
    const [x, y, w, h] = piece.slim;
    return { ...piece, x, y, w, h };
  });
  return { ...area, left, top, width, height, pieces };
}
