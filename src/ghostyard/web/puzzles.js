/** The puzzles of a game as a list, and the puzzle of the day for the lobby. */

import { fill, h, icon } from "./dom.js";
import { nowhere } from "./nowhere.js";
import { isSolved, streak } from "./puzzlebook.js";
import { ask } from "./server.js";
import { setTitle } from "./title.js";
import { lanterns } from "./verdict.js";
import { say } from "./words.js";

export class PuzzleList {
  /** @param {HTMLElement} main @param {string} game */
  constructor(main, game) {
    main.dataset.page = "puzzles";
    this.element = h("div", { class: "lobby puzzle-list" }, h("p", { class: "loading" }, say("web-loading")));
    main.replaceChildren(this.element);
    this.open(game).catch((problem) => fill(this.element, nowhere(problem)));
  }

  async open(game) {
    const [{ title, puzzles }, all] = await Promise.all([ask(`/api/puzzles/${game}`), ask("/api/puzzles").catch(() => null)]);
    if (this.closed) return;
    setTitle(`${say("web-puzzles-of", { title })} · Ghostyard`);
    const solved = puzzles.filter(({ id }) => isSolved(`${game}/${id}`)).length;
    fill(
      this.element,
      h("h1", {}, say("web-puzzles-of", { title })),
      puzzles.length
        ? h("p", {}, say("web-puzzles-line"), " ", h("strong", {}, say("web-puzzles-solved", { count: solved, all: puzzles.length })))
        : h("p", {}, say("web-puzzles-none")),
      h("ul", { class: "puzzle-grid" }, puzzles.map((puzzle, index) => one(game, puzzle, index + 1))),
      all && h("nav", { class: "buttons", "aria-label": say("web-puzzles") }, links(all.games.filter((other) => other.game !== game))),
    );
  }

  close() {
    this.closed = true;
  }
}

function one(game, { id, grade }, number) {
  const done = isSolved(`${game}/${id}`);
  const name = say("web-puzzle", { number });
  const about = [name, say("web-puzzle-grade", { grade }), done && say("web-puzzle-done")].filter(Boolean).join(", ");
  return h(
    "li",
    {},
    h(
      "a",
      { href: `/puzzle/${game}/${id}`, class: done ? "puzzle solved" : "puzzle", "aria-label": about },
      h("strong", {}, done ? icon("check") : null, String(number)),
      lanterns(grade),
    ),
  );
}

function links(games) {
  return games.map(({ game, title }) => h("a", { class: "button", href: `/puzzles/${game}` }, say("web-puzzles-of", { title })));
}

/** The puzzle of the day, and the way to all others; nothing where there are none. @param {HTMLElement} element */
export async function showDaily(element) {
  try {
    const { daily, games } = await ask("/api/puzzles");
    const days = streak(daily.day);
    const done = isSolved(`${daily.game}/${daily.id}`);
    const count = games.reduce((sum, game) => sum + game.count, 0);
    fill(
      element,
      h("h2", {}, icon("lamp"), say("web-puzzle-daily")),
      h("p", {}, h("strong", {}, daily.title), " ", lanterns(daily.grade), days > 0 && h("span", { class: "streak" }, ` ${say("web-puzzle-streak", { days })}`)),
      h("p", { class: "quiet-text" }, say("web-puzzle-daily-line")),
      h("a", { class: done ? "button" : "button primary", href: "/puzzle/daily" }, done && icon("check"), say(done ? "web-puzzle-done" : "web-puzzle-go")),
      h("a", { class: "all-puzzles", href: `/puzzles/${daily.game}` }, say("web-puzzles-all", { count })),
    );
    element.hidden = false;
  } catch {
    element.hidden = true; // the games beside it stay usable
  }
}
