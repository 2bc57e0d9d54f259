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

/** Everything that has a name, with where and how it lies, as one comparable text. */
function placesOf(scene) {
  return scene.areas.flatMap((area) =>
    area.pieces
      .filter((piece) => piece.art && piece.label)
      .map((piece) => [piece.id, `${area.id} ${piece.x} ${piece.y} ${piece.turn ?? 0} ${piece.art}`]),
  );
}
