/** The book of puzzles: which ones were solved here, and on how many days in a row. Kept in this browser alone. */

const KEY = "ghostyard-puzzles";
const DAY = 86_400_000;

/** @typedef {{solved: Record<string, number>, days: Record<string, number>}} Book by name or day: how many tries it took */

/** @type {Book} */
const book = { solved: {}, days: {}, ...stored() };

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // private windows may have no storage
  }
}

function keep() {
  try {
    localStorage.setItem(KEY, JSON.stringify(book));
  } catch {
    // Not kept, but remembered until the page is closed.
  }
}

/** Was it solved here? @param {string} name */
export function isSolved(name) {
  return name in book.solved;
}

/** It was solved, after so many tries; the first time counts. @param {string} name @param {number} tries @param {string} [day] */
export function noteSolved(name, tries, day) {
  book.solved[name] ??= tries;
  if (day) book.days[day] ??= tries;
  keep();
}

/** On how many days in a row the puzzle of the day was solved, up to this one or the one before. @param {string} [today] */
export function streak(today) {
  if (!today) return 0;
  const at = Date.parse(today);
  const solved = (day) => new Date(day).toISOString().slice(0, 10) in book.days;
  let days = 0;
  for (let day = solved(at) ? at : at - DAY; solved(day); day -= DAY) days += 1;
  return days;
}
