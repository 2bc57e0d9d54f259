/** Which edition: a choice of what comes with the game, what this server offers, and what was entered in this browser. */

import { h } from "./dom.js";
import { ownEdition, ownEditions } from "./editions.js";
import { say } from "./words.js";

/**
 * The choice, and a way to enter another one.
 * @param {{name: string, editions: {key: string, title: string}[], editors: string[]}} game
 * @param {string} chosen the id of an own one, or the key of one that is offered
 * @param {(edition: string) => void} choose
 */
export function editionField(game, chosen, choose) {
  const offered = game.editions.map(({ key, title }) => [key, title || say("web-edition-house")]);
  const own = ownEditions(game.name).filter(({ good }) => good).map(({ id, title }) => [id, title]);
  const select = h(
    "select",
    { name: "edition", on: { change: () => choose(select.value) } },
    [...offered, ...own].map(([value, title]) => h("option", { value }, title)),
  );
  select.value = chosen;
  if (!select.value) select.selectedIndex = 0;
  const enter = game.editors.includes("edition") && h("a", { href: `/editions/${game.name}` }, say("web-edition-enter"));
  return [h("label", { class: "field" }, h("span", {}, say("web-edition")), select), enter];
}

/** As the server is told: an own edition goes along whole; one with mistakes, or that is gone, is nobody's. @param {string} edition */
export function writtenWith(edition) {
  const own = ownEdition(edition);
  return own?.good ? { faces: own.faces } : { edition };
}
