/** Points: what is counted, as against what has a word of its own, such as an escape. */

/** @typedef {import("./types.js").Sheet} Sheet */
/** @typedef {import("./types.js").Frame} Frame */

/** A line that is written as a word and counts for no total. @param {Sheet | undefined} sheet */
export function deed(sheet) {
  return sheet?.lines.find(({ points, shown }) => points && shown);
}

/** The points of a sheet. @param {Sheet} sheet */
export function counted(sheet) {
  return sheet.lines.reduce((sum, { points, shown }) => (shown ? sum : sum + points), 0);
}

/** The points of a seat, as far as they are known. @param {Frame} frame @param {number} seat @returns {number | null} */
export function pointsOf({ sheets, seats }, seat) {
  const sheet = sheets.find((one) => one.seat === seat);
  return sheet ? counted(sheet) : (seats[seat]?.total ?? null);
}

/** What somebody's points have grown by between two frames; nothing where they were only found out. @param {Frame} frame @param {Frame} before @param {number} seat */
export function gainOf(frame, before, seat) {
  const [now, then] = [pointsOf(frame, seat), pointsOf(before, seat)];
  const sheet = before.sheets.find((one) => one.seat === seat);
  return now === null || then === null || (sheet && !isKnown(sheet)) ? 0 : now - then;
}

/** Does this viewer know of all points of a sheet? @param {Sheet} sheet */
export function isKnown({ lines }) {
  return lines.every(({ known }) => known !== false);
}

/** The word for what somebody has done that no points tell; "" if there is none. @param {Frame} frame @param {number} seat */
export function deedOf({ sheets }, seat) {
  return deed(sheets.find((one) => one.seat === seat))?.label ?? "";
}
