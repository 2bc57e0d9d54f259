/** Telling: what a frame has brought, why a touch did nothing, and that the next game is open. */

import { doorMoved } from "./changes.js";
import { clauseLink } from "./rules.js";
import { play } from "./sound.js";
import { notice, speak } from "./speech.js";
import { setTitle } from "./title.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */

/** So many seconds what one sees of a clock may be behind it. */
const LATE = 2;

/** Says what happened, and rings for the viewer's turn. @param {Frame | null} before @param {Frame} frame */
export function announce(before, frame) {
  speak([...frame.told, frame.result ?? frame.ask].join(" "));
  setTitle(`${isAsked(frame) ? "● " : ""}${frame.title} · Ghostyard`);
  if (before && frame.told.length) play(doorMoved(before, frame) ? "creak" : "click");
  if (isAsked(frame) && !isAsked(before)) play("bell");
  if (frame.phase === "over" && before) play("organ");
}

/** Has the viewer something to decide? @param {Frame | null} frame */
function isAsked(frame) {
  return Boolean(frame?.scene.choices?.length);
}

/** Why a bot plays on for somebody whose time is up. @param {Frame | null} before @param {Frame} frame */
export function tellOfTime(before, frame) {
  frame.seats.forEach(({ name, away }, seat) => {
    if (!away || !isRunningOut(before, seat)) return;
    notice(say(frame.you.includes(seat) ? "web-clock-up-mine" : "web-clock-up", { name }));
  });
}

/** Has a seat that plays by itself next to no time left? @param {Frame | null} before @param {number} seat */
function isRunningOut(before, seat) {
  const { left = [], running = [] } = before?.clock ?? {};
  return running.includes(seat) && left[seat] < LATE;
}

/** Somebody at the table has opened a rematch. @param {Frame | null} before @param {Frame} frame */
export function tellOfNextGame(before, frame) {
  if (frame.rematch && before && !before.rematch && frame.you.length) notice(say("web-rematch-open"));
}

/** Why not, with a link to the clause. @param {Frame} frame @param {{say: string, clause?: string}} refusal */
export function reason({ game }, { say: text, clause }) {
  return clause ? [text.replace(` (${clause})`, ""), " ", clauseLink(game, clause)] : [text];
}

/** Tells a refusal. @param {Frame} frame @param {{say: string, clause?: string}} refusal */
export function explain(frame, refusal) {
  notice(...reason(frame, refusal));
}
