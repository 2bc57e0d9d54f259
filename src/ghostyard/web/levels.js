/** Levels: the bots by name, each with a sentence about its character. */

import { openDialog } from "./dialog.js";
import { h, icon } from "./dom.js";
import { knows, say } from "./words.js";

/** Whoever has a picture. */
const SIGNS = ["moth", "bat", "owl", "wolf", "dragon"];

/** @typedef {{bots: string[], characters: Record<string, string>}} Game as `/api/games` tells it */

/** @param {string} level */
export function levelName(level) {
  return knows(`web-level-${level}`) ? say(`web-level-${level}`) : level;
}

/** The animal alone, for small places. @param {string | undefined} level */
export function levelBrief(level) {
  return knows(`web-bot-${level}`) ? say(`web-bot-${level}`) : say("web-bot");
}

/** The animal as a small sign and by name; a small screen has room for the sign. @param {string | undefined} level */
export function levelSign(level) {
  const sign = icon(`level-${SIGNS.includes(level ?? "") ? level : "other"}`);
  return h("span", { class: "level-sign" }, sign, h("span", { class: "level-name" }, levelBrief(level)));
}

/** The middle of the ladder. @param {Game} game */
export function usualLevel(game) {
  return game.bots[Math.floor((game.bots.length - 1) / 2)];
}

/** What kind of player a bot is. @param {Game} game @param {string} level */
export function character(game, level) {
  return game.characters?.[level] ?? "";
}

/** Lets somebody choose a bot. @param {Game} game @param {(level: string) => void} chosen */
export function chooseLevel(game, chosen) {
  openDialog(say("web-bot-choose"), (close) => {
    const pick = (level) => () => {
      close();
      chosen(level);
    };
    const one = (level) =>
      h(
        "button",
        { type: "button", class: "level", data: { level }, on: { click: pick(level) } },
        h("strong", {}, levelName(level)),
        h("span", { class: "quiet-text" }, character(game, level)),
      );
    return [h("div", { class: "levels" }, game.bots.map(one))];
  });
}
