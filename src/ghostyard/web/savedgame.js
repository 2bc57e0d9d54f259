/** Saved games: how they come and go. What is done with them comes when somebody has one. */

import { button, h } from "./dom.js";
import { saveJournal } from "./share.js";
import { notice } from "./speech.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */

/** What an address has behind it that carries a game. */
export const IN_ADDRESS = "#game=";
const games = () => import("./broughtgame.js");

/** The button of the lobby. */
export function savedGameButton() {
  const file = h("input", { type: "file", accept: ".json,application/json", hidden: true, on: { change: () => read(file) } });
  return h("p", { class: "saved-game" }, file, button(say("web-saved-open"), () => file.click(), { class: "quiet", data: { act: "open-saved" } }));
}

/** @param {HTMLInputElement} field */
async function read(field) {
  const [file] = field.files ?? [];
  field.value = ""; // the same file may be chosen again
  if (file) await (await games()).bring(await file.text());
}

/** A game that came with the address of the page: somebody goes on with it here. */
export async function bringFromAddress() {
  if (!location.hash.startsWith(IN_ADDRESS)) return;
  const packed = location.hash.slice(IN_ADDRESS.length);
  history.replaceState(null, "", location.pathname + location.search);
  await (await games()).bringPacked(packed);
}

/** Does this table live in this browser? @param {string} table */
function isLocal(table) {
  return table.startsWith("local-");
}

/** How to take a game of this browser along: to friends, or as a file. @param {Frame} frame @returns {Record<string, () => void>} */
export function waysAlong(frame) {
  if (!isLocal(frame.table) || frame.phase !== "playing") return {};
  const friends = async () => (await games()).goOnWithFriends(frame);
  return { friends: () => friends().catch((refusal) => notice(refusal.message)), save: () => saveJournal(frame.table) };
}
