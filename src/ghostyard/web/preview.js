/** A scene as it would be after a move: what changes is ghostly, and other choices stay in reach. */

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Piece} Piece */

/**
 * @param {Scene} after what the server foresees
 * @param {Scene} now
 * @param {Set<string>} needed pieces that can be touched now
 * @param {Set<string>} picked those that spell the move: they stay whatever is put there, for a second touch
 * @returns {Scene}
 */
export function previewed(after, now, needed, picked) {
  const [before, there] = [placed(now), placed(after)];
  const areas = after.areas.map((area) => {
    const pieces = area.pieces.map((piece) =>
      moved(before.get(piece.id), area.id, piece) ? { ...piece, ghost: true } : piece,
    );
    const news = pieces.filter((piece) => piece.art && !piece.on && !same(before.get(piece.id), area.id, piece));
    const old = now.areas.find((other) => other.id === area.id)?.pieces ?? [];
    const kept = old.filter(
      (piece) =>
        needed.has(piece.id) &&
        !there.has(piece.id) &&
        (picked.has(piece.id) || news.every((other) => roomFor(piece, other))),
    );
    return { ...area, pieces: [...pieces, ...kept] };
  });
  return { ...after, areas };
}

function placed(scene) {
  return new Map(scene.areas.flatMap((area) => area.pieces.map((piece) => [piece.id, { ...piece, area: area.id }])));
}

function same(was, area, piece) {
  return (
    was?.area === area &&
    was.x === piece.x &&
    was.y === piece.y &&
    was.art === piece.art &&
    (was.turn ?? 0) === (piece.turn ?? 0)
  );
}

/** Something with a name that lies elsewhere, or another way round. What is quite new only makes room for later. */
function moved(was, area, piece) {
  return Boolean(was && piece.art && piece.label && !same(was, area, piece));
}

/** A place stays if the new thing is elsewhere, or lies right on it. @param {Piece} place @param {Piece} other */
function roomFor(place, other) {
  const [dx, dy] = [Math.abs(place.x - other.x), Math.abs(place.y - other.y)];
  const apart = dx >= (place.w + other.w) / 2 - 1 || dy >= (place.h + other.h) / 2 - 1;
  return apart || (dx < place.w / 4 && dy < place.h / 4 && Math.abs(place.w - other.w) < place.w / 3);
}
