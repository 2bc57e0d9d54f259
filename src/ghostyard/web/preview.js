/** A scene as it would be after a move: what changes is ghostly, and whatever can be touched stays where it is. */

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Piece} Piece */

/**
 * @param {Scene} after what the server previews
 * @param {Scene} now
 * @param {Set<string>} needed pieces that can be touched now
 * @param {Set<string>} picked those that spell the move: they stay whatever is put there, for a second touch
 * @param {string} [last] the one that a second touch is for: it stays, too, and where it goes is shown by its likeness
 * @returns {Scene}
 */
export function previewed(after, now, needed, picked, last = "") {
  const [before, there] = [placed(now), placed(after)];
  const staying = waiting(before, there, needed, last);
  const areas = after.areas.map((area) => {
    const pieces = area.pieces
      .filter((piece) => !staying.has(whole(piece)) || whole(piece) === last)
      .map((piece) => (staying.has(whole(piece)) ? likeness(piece) : piece))
      .map((piece) => (moved(before.get(piece.id), area.id, piece) ? { ...piece, ghost: true } : piece));
    const news = pieces.filter((piece) => piece.art && !piece.on && !same(before.get(piece.id), area.id, piece));
    const old = now.areas.find((other) => other.id === area.id)?.pieces ?? [];
    const kept = old.filter(
      (piece) =>
        staying.has(whole(piece)) ||
        (needed.has(piece.id) &&
          !there.has(piece.id) &&
          (picked.has(piece.id) || news.every((other) => roomFor(piece, other)))),
    );
    return { ...area, pieces: [...pieces, ...kept] };
  });
  return { ...after, areas };
}

/** Where the piece that is touched for a move goes, while it waits in its place for a second touch. @param {string} id */
export function likenessOf(id) {
  return `${id} later`;
}

/** @param {Piece} piece @returns {Piece} */
function likeness(piece) {
  const on = piece.on && likenessOf(piece.on);
  return { ...piece, id: likenessOf(piece.id), on, like: on ? "" : piece.id, ghost: true };
}

/**
 * What does not go yet: the piece that is touched last; what would only move up in its row and can be touched; and what
 * would move up to where these still are.
 * @param {Map<string, Piece & {area: string}>} before @param {Map<string, Piece & {area: string}>} there
 * @param {Set<string>} needed @param {string} last
 */
function waiting(before, there, needed, last) {
  const goes = [...before.values()].filter(({ id, x, y, area, on }) => {
    const to = there.get(id);
    return to && !on && (to.x !== x || to.y !== y || to.area !== area);
  });
  const up = goes.filter(({ id, area }) => there.get(id)?.area === area);
  const staying = new Map(goes.filter((piece) => piece.id === last).concat(up.filter(({ id }) => needed.has(id))).map((piece) => [piece.id, piece]));
  for (const one of staying.values()) // it grows meanwhile
    for (const piece of up) if (piece.area === one.area && !apart(one, there.get(piece.id))) staying.set(piece.id, piece);
  return new Set(staying.keys());
}

/** @param {Piece} piece */
function whole({ id, on }) {
  return on || id;
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
  return apart(place, other) || (dx < place.w / 4 && dy < place.h / 4 && Math.abs(place.w - other.w) < place.w / 3);
}

/** @param {Piece} one @param {Piece} other */
function apart(one, other) {
  return Math.abs(one.x - other.x) >= (one.w + other.w) / 2 - 1 || Math.abs(one.y - other.y) >= (one.h + other.h) / 2 - 1;
}
