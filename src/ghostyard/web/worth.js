/** Worth: what a piece brings here and now, found by the marks of the score sheets that lie on it. */

/** @typedef {import("./types.js").Piece} Piece */

/**
 * The lines that it counts for, with their points.
 * @param {Piece} piece @param {string} area @param {import("./stage.js").Stage} stage
 * @param {Pick<import("./types.js").Frame, "sheets">} frame @returns {{label: string, points: number}[]}
 */
export function worthOf(piece, area, stage, frame) {
  const marks = stage.scene?.marks ?? {};
  const lies = (seat, thing) => {
    const mark = marks[`${seat} ${thing}`];
    return mark?.area === area && covers(piece, stage.markBox(mark));
  };
  return frame.sheets.flatMap(({ seat, lines }) =>
    lines
      .map(({ label, reasons }) => ({ label, reasons: reasons.filter(({ things }) => things.some((one) => lies(seat, one))) }))
      .filter(({ reasons }) => reasons.length)
      .map(({ label, reasons }) => ({ label, points: reasons.reduce((sum, { points }) => sum + points, 0) })),
  );
}

/** Does the middle of the mark lie on the piece? */
function covers({ x, y, w, h }, mark) {
  return Math.abs(mark.x - x) <= w / 2 && Math.abs(mark.y - y) <= h / 2;
}
