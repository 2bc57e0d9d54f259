/** Changes: what lies elsewhere, or otherwise, than in an earlier frame. */

import { hasEnded } from "./leave.js";

/** @typedef {import("./types.js").Frame} Frame */

/**
 * The pieces with a name that changed between two frames for the same eyes, in the middle of a game.
 * @param {Frame | null} before @param {Frame} after @returns {string[]}
 */
export function changedPieces(before, after) {
  if (!before || before.seat !== after.seat || before.phase === "lobby" || hasEnded(after)) return [];
  const was = new Map(placesOf(before.scene));
  return placesOf(after.scene)
    .filter(([id, place]) => was.get(id) !== place)
    .map(([id]) => id);
}

/** Has a door come, gone or turned? @param {Frame} before @param {Frame} after */
export function doorMoved(before, after) {
  return before.seat === after.seat && String(doorsOf(before.scene)) !== String(doorsOf(after.scene));
}

/** Is it the picture of a door? @param {string} art */
export const isDoor = (art) => art.startsWith("door");

function doorsOf(scene) {
  return scene.areas.flatMap(({ id, pieces }) =>
    pieces.filter(({ art }) => isDoor(art)).map(({ art, x, y, turn = 0 }) => [id, art, x, y, turn].join(" ")),
  );
}

/** Everything that has a name, with where and how it lies, as one comparable text. */
function placesOf(scene) {
  return scene.areas.flatMap((area) =>
    area.pieces
      .filter((piece) => piece.art && piece.label)
      .map((piece) => [piece.id, `${area.id} ${piece.x} ${piece.y} ${piece.turn ?? 0} ${piece.art}`]),
  );
}
