/** The lobby: the games, one touch from playing; open tables, running ones to watch, own ones to go on with. */

import { button, calledAfter, fill, folded, h, icon, iconButton, toldApart } from "./dom.js";
import { go } from "./main.js";
import { firstOffer, offer } from "./learn.js";
import { callMe, guestName, haveName, me, showName } from "./me.js";
import { MyGames } from "./mygames.js";
import { NewTable, playNow } from "./newtable.js";
import { prefs } from "./prefs.js";
import { showDaily } from "./puzzles.js";
import { bringFromAddress, savedGameButton } from "./savedgame.js";
import { ask, tell } from "./server.js";
import { notice } from "./speech.js";
import { setTitle, setWaiting } from "./title.js";
import { ago, listed, say } from "./words.js";

const REFRESH = 5000;
const SOME = 5; // tables of others that are seen at once

export class Lobby {
  /** @param {HTMLElement} main */
  constructor(main) {
    main.dataset.page = "lobby";
    setTitle("Ghostyard");
    this.gettingReady = h("p", { class: "quiet-text getting-ready", hidden: true });
    this.games = h("ul", { class: "games" });
    this.tables = h("div", { class: "tables" });
    this.hero = h("section", { class: "hero" });
    this.daily = h("section", { class: "daily", hidden: true });
    this.mine = new MyGames(() => this.refresh());
    main.replaceChildren(
      h("div", { class: "lobby" }, this.hero, this.mine.element, this.gettingReady, this.games, this.daily, this.tables, savedGameButton()),
    );
    showDaily(this.daily);
    this.begin();
    bringFromAddress();
  }

  /** The games, again and again until they come. */
  async begin() {
    try {
      await this.open();
    } catch {
      if (this.closed) return;
      this.gettingReady.hidden = false;
      fill(this.gettingReady, say("web-unreached"));
      this.timer = setTimeout(() => this.begin(), REFRESH);
    }
  }

  async open() {
    const { games } = await ask("/api/games");
    if (this.closed) return;
    this.showGames(games);
    this.showHero(games.find((game) => game.name === prefs.played) ?? games[0]);
    await this.refresh();
    if (this.closed) return; // somebody was quicker
    this.timer = setInterval(() => document.hidden || this.refresh(), REFRESH);
  }

  /** One field, one button, and one is playing. @param {any} game to be played first, or again */
  showHero(game) {
    const play = (event) => {
      event.preventDefault();
      this.play(game);
    };
    const title = h("strong", {}, game.title);
    this.hero.replaceChildren(
      h("div", { class: "hero-art" }),
      h(
        "div",
        { class: "hero-words" },
        h("h1", {}, say("web-hero")),
        h("p", {}, say("web-hero-line")),
        h(
          "form",
          { class: "name-form", on: { submit: play } },
          this.nameField(),
          h("button", { type: "submit", class: "primary" }, icon("play"), h("span", {}, say("web-play-now"), " · ", title)),
        ),
        firstOffer(game),
      ),
    );
    // On a phone the keyboard would hide all the rest.
    if (!this.input || matchMedia("(pointer: coarse)").matches) return;
    this.input.focus({ preventScroll: true });
    this.input.select();
  }

  /** A guest's name is there already; whoever wants another writes it here, once. */
  nameField() {
    if (me.name) return null;
    const rules = { maxlength: "24", autocomplete: "nickname", required: true };
    this.input = h("input", { type: "text", value: guestName(), ...rules, on: { change: () => this.saveName() } });
    return h("label", { class: "field" }, h("span", {}, say("web-your-name")), this.input);
  }

  /** The name in the field is mine from now on; false if it cannot be. */
  async saveName() {
    if (me.name || !this.input) return true;
    try {
      await callMe({ name: this.input.value.trim() || guestName() });
      showName();
      return true;
    } catch (refusal) {
      notice(refusal.message);
      return false;
    }
  }

  async play(game) {
    if (await this.saveName()) playNow(game);
  }

  showGames(games) {
    this.known = games;
    this.games.dataset.count = String(games.length);
    this.games.replaceChildren(...games.map((game) => calledAfter(game.title, this.card(game))));
    const compiling = games.filter((game) => !game.ready).map((game) => game.title);
    this.gettingReady.hidden = !compiling.length;
    fill(this.gettingReady, say("web-getting-ready", { games: listed(compiling) }));
  }

  /** On the very first start the rules are still being compiled: the lobby says so until they are ready. */
  async prepare() {
    if (this.known.every((game) => game.ready)) return;
    const { games } = await ask("/api/games");
    if (games.some((game, number) => game.ready !== this.known[number].ready)) this.showGames(games);
  }

  card(game) {
    return h(
      "li",
      { class: "game-card", data: { game: game.name } },
      h("img", { src: `/art/${game.name}/cover.svg`, alt: "", class: "cover", loading: "lazy" }),
      h("h2", {}, game.title),
      h("p", { class: "about" }, game.about),
      h(
        "p",
        { class: "quiet-text" },
        say("web-players", { least: game.seats[0], most: game.seats.at(-1) }),
        " · ",
        say("web-minutes", { minutes: game.minutes }),
      ),
      offer(game),
      h(
        "div",
        { class: "buttons" },
        button(say("web-play-now"), () => this.play(game), { class: "primary" }),
        button(say("web-new-table"), () => new NewTable(game)),
      ),
      this.besides(game),
    );
  }

  /** What is there besides playing; on a phone it waits behind a button. */
  besides(game) {
    const id = `besides-${game.name}`;
    const links = h(
      "div",
      { class: "besides", id },
      game.manual && h("a", { class: "card-link", href: `/rules/${game.name}` }, icon("rules"), say("web-rules")),
      game.editors.includes("pad") && h("a", { class: "card-link", href: `/pad/${game.name}` }, icon("sheet"), say("web-pad-link")),
    );
    if (!links.children.length) return null;
    const toggle = () => opener.setAttribute("aria-expanded", String(links.classList.toggle("open")));
    const opener = iconButton("more", `${say("web-more")}: ${game.title}`, toggle, { "aria-expanded": "false", "aria-controls": id });
    opener.classList.add("opener");
    return [opener, links];
  }

  async refresh() {
    try {
      await this.prepare();
      const { mine, finished, open, running } = await ask("/api/tables");
      this.mine.show(mine, finished, (game) => this.titled(game));
      setWaiting(mine.filter((entry) => entry.asked_at !== null && !entry.first_game).map(({ table }) => table));
      const own = new Set(mine.map(({ table }) => table));
      const others = (tables) => tables.filter(({ table }) => !own.has(table));
      const parts = [
        this.list("web-tables-open", others(open), "web-join"),
        this.list("web-tables-running", others(running), "web-watch"),
      ];
      this.tables.replaceChildren(...parts.filter(Boolean));
      toldApart(this.tables);
    } catch {
      // The next refresh tries again; the games above stay usable.
    }
  }

  list(title, tables, verb) {
    if (!tables.length) return null;
    const rest = tables.slice(SOME);
    return h(
      "section",
      {},
      h("h2", {}, say(title)),
      this.rows(tables.slice(0, SOME), verb),
      folded(this.tables, title, say("web-more-tables", { count: rest.length }), rest.length > 0 && this.rows(rest, verb)),
    );
  }

  rows(tables, verb) {
    return h("ul", { class: "table-list" }, tables.map((table) => h("li", {}, this.row(table, verb))));
  }

  titled(name) {
    return this.known.find((game) => game.name === name)?.title ?? name;
  }

  row(table, verb) {
    const title = this.titled(table.game);
    const free = table.free ? ` · ${say("web-free-seats", { count: table.free })}` : "";
    const act = () => (verb === "web-join" ? this.join(table) : go(`/table/${table.table}`));
    return [
      h(
        "div",
        {},
        h("strong", {}, title),
        " ",
        table.edition && h("span", { class: "tag edition" }, table.edition),
        h("span", {}, listed(table.seats)),
        h("span", { class: "quiet-text" }, `${free} · ${ago(table.at)}`),
      ),
      button(say(verb), act, { "aria-label": `${say(verb)}: ${title}, ${listed(table.seats)}` }),
    ];
  }

  async join(table) {
    try {
      await haveName(say("web-join"));
      await tell(`/api/tables/${table.table}/sit`, { seat: -1 });
    } catch (refusal) {
      notice(refusal.message);
    }
    go(`/table/${table.table}`);
  }

  close() {
    this.closed = true;
    clearInterval(this.timer);
  }
}
