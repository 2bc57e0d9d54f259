/** Own editions: what the owner of a box has entered, kept in this browser. `faces` is the text that a table is made with. */

const KEY = "ghostyard-editions";

/** @typedef {{id: string, game: string, title: string, faces: string, good: boolean}} OwnEdition */

/** All of them, the latest change first. @returns {OwnEdition[]} */
export function ownEditions(game = "") {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return game ? kept.filter((edition) => edition.game === game) : kept;
  } catch {
    return []; // private windows may have no storage
  }
}

/** @param {string} id */
export function ownEdition(id) {
  return ownEditions().find((edition) => edition.id === id) ?? null;
}

/** Keeps an edition; says whether this browser can. @param {OwnEdition} edition */
export function keepEdition(edition) {
  return keep([edition, ...ownEditions().filter(({ id }) => id !== edition.id)]);
}

/** @param {string} id */
export function dropEdition(id) {
  return keep(ownEditions().filter((edition) => edition.id !== id));
}

/** @param {OwnEdition[]} editions */
function keep(editions) {
  try {
    localStorage.setItem(KEY, JSON.stringify(editions));
    return true;
  } catch {
    return false;
  }
}

/** A name that no other edition here has. */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(9))].map((byte) => byte.toString(36).padStart(2, "0")).join("").slice(0, 12);
}
