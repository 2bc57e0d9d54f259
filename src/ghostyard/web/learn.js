/** Learning by doing: how a first game is offered, begun, and what comes after it. */

import { button, h, icon, iconButton } from "./dom.js";
import { go } from "./main.js";
import { beSomebody } from "./me.js";
import { playNow } from "./newtable.js";
import { prefer, prefs } from "./prefs.js";
import { ask, tell } from "./server.js";
import { notice } from "./speech.js";
import { say } from "./words.js";

/** Whoever has just learned a game meets the easiest bots. */
const EASIEST = "moth";

/** Goes to the first game of a game: the one that was left, or a new one. @param {string} game */
export async function learn(game) {
  try {
    await beSomebody();
    offeredEnough(game);
    const { table, begun } = await tell("/api/first-games", { game });
    go(`/table/${table}`);
    if (!begun) await tell(`/api/tables/${table}/start`);
  } catch (refusal) {
    notice(refusal.message);
  }
}

/** Is it worth an offer? Not to whoever knows the game, nor to whoever said no. @param {any} game as `/api/games` tells it */
function isNew(game) {
  return game.first_game && ![...prefs.met, ...prefs.offered].includes(game.name);
}

/** @param {string} game */
function offeredEnough(game) {
  if (!prefs.offered.includes(game)) prefer({ offered: [...prefs.offered, game] });
}

/** The offer in one button. @param {any} game @param {string} words */
function offerButton(game, words) {
  return h("button", { type: "button", class: "learn", title: say(words), on: { click: () => learn(game.name) } }, icon("lamp"), h("span", {}, say(words)));
}

/** The offer to learn a game, in many words, where a newcomer looks first. @param {any} game */
export function firstOffer(game) {
  return isNew(game) && h("div", { class: "offer", data: { game: game.name } }, offerButton(game, "web-learn-offer"));
}

/** The offer to learn a game, for whoever opens it for the first time; nothing for others. @param {any} game */
export function offer(game) {
  if (!isNew(game)) return null;
  const decline = () => {
    offeredEnough(game.name);
    for (const one of document.querySelectorAll(`.offer[data-game="${game.name}"]`)) one.remove();
  };
  return h(
    "div",
    { class: "offer", data: { game: game.name } },
    offerButton(game, "web-learn-brief"),
    iconButton("close", `${say("web-learn-decline")}: ${game.title}`, decline),
  );
}

/** The way to a first game, for whoever looks for one. @param {string} game */
export function learnButton(game) {
  const begin = button("", () => learn(game), { class: "quiet" });
  begin.append(icon("lamp"), say("web-learn"));
  return begin;
}

/** What comes after a first game. @param {import("./types.js").Frame} frame */
export function endOfLesson({ game }) {
  const play = async () => {
    const { games } = await ask("/api/games");
    playNow(games.find(({ name }) => name === game), EASIEST);
  };
  return [
    button(say("web-coach-play"), play, { class: "primary", data: { act: "coach-play" } }),
    h("a", { class: "button", href: `/rules/${game}` }, say("web-coach-rules")),
    h("a", { class: "button quiet", href: `/puzzles/${game}` }, say("web-puzzles")),
    h("a", { class: "button quiet", href: "/" }, say("web-to-lobby")),
  ];
}
