/** The viewer's own games at the top of the lobby: whose turn it is, since when, how they ended, and what to do. */

import { folded, h, icon, iconButton, toldApart } from "./dom.js";
import { askHowToLeave } from "./leave.js";
import { go } from "./main.js";
import { me } from "./me.js";
import { tell } from "./server.js";
import { notice } from "./speech.js";
import { ago, listed, say, timeSpan } from "./words.js";

/** @typedef {import("./types.js").Entry} Entry */

const FEW = 4; // finished games that are seen at once
const SOME = 6; // and others; of more, those against bots alone are folded: nobody waits in them

export class MyGames {
  /** @param {() => void} changed after a game has been left */
  constructor(changed) {
    this.changed = changed;
    this.element = h("div", { class: "my-games" });
  }

  /** @param {Entry[]} mine @param {Entry[]} finished @param {(game: string) => string} titled */
  show(mine, finished, titled) {
    const now = JSON.stringify([mine, finished, Math.floor(Date.now() / 60_000)]);
    if (now === this.shown) return; // what is the same stays: a finger may be on it right now
    this.shown = now;
    const rows = finished.map((entry) => this.finished(entry, titled(entry.game)));
    const rests = (entry, index) => index >= SOME && entry.alone;
    const running = (entries) => entries.map((entry) => this.running(entry, titled(entry.game)));
    const parts = [
      mine.length > 0 && section("web-tables-mine", running(mine.filter((entry, index) => !rests(entry, index)))),
      this.older("resting", running(mine.filter(rests))),
      rows.length > 0 && section("web-finished", rows.slice(0, FEW), "own-list ended"),
      this.older("over", rows.slice(FEW), "own-list ended"),
    ];
    this.element.replaceChildren(...parts.filter(Boolean));
    toldApart(this.element);
  }

  older(name, rows, kind) {
    return folded(this.element, name, say("web-finished-older"), rows.length > 0 && list(rows, kind));
  }

  running(entry, game) {
    const mine = entry.asked_at !== null && !entry.first_game;
    const title = entry.first_game ? say("web-first-game-of", { title: game }) : game;
    const others = entry.seats.filter((name) => name !== me.name);
    const name = [title, listed(others)].filter(Boolean).join(", ");
    return card(
      entry,
      title,
      others,
      h("p", { class: mine ? "state turn" : "state" }, mine && icon("lamp"), state(entry)),
      [
        h(
          "a",
          { class: mine ? "button primary" : "button", href: `/table/${entry.table}`, "aria-label": `${verb(entry)}: ${name}` },
          verb(entry),
        ),
        iconButton("leave", `${say("web-leave")}: ${name}`, () =>
          askHowToLeave({ ...entry, title, done: () => this.changed() }),
        ),
      ],
    );
  }

  finished(entry, title) {
    const others = entry.seats.filter((name) => name !== me.name);
    const when = ago(entry.ended_at ?? entry.at);
    const name = [title, listed(others), when].filter(Boolean).join(", ");
    return card(
      entry,
      title,
      others,
      h("p", { class: entry.rank === 1 ? "state won" : "state" }, entry.rank === 1 && icon("laurel"), entry.result || say("web-over")),
      [
        h(
          "a",
          { class: "button quiet", href: `/replay/${entry.table}`, ...named("web-replay", name) },
          icon("play"),
          h("span", {}, say("web-replay")),
        ),
        h(
          "button",
          { type: "button", class: "quiet", ...named("web-rematch", name), on: { click: () => this.rematch(entry) } },
          icon("turn"),
          h("span", {}, say("web-rematch")),
        ),
        iconButton("close", `${say("web-put-away")}: ${name}`, () => this.putAway(entry), { data: { act: "put-away" } }),
      ],
      when,
    );
  }

  async putAway(entry) {
    try {
      await tell(`/api/tables/${entry.table}/put-away`);
      this.changed();
    } catch (refusal) {
      notice(refusal.message);
    }
  }

  async rematch(entry) {
    try {
      const { table } = await tell(`/api/tables/${entry.table}/rematch`);
      go(`/table/${table}`);
    } catch (refusal) {
      notice(refusal.message);
    }
  }
}

/** Whoever only hears the verb has to hear of which game. @param {string} verb @param {string} game */
function named(verb, game) {
  return { title: say(verb), "aria-label": `${say(verb)}: ${game}` };
}

/** What a game waits for, in a few words. @param {Entry} entry */
function state(entry) {
  if (entry.first_game) return say("web-first-game-left");
  if (entry.asked_at !== null) return say("web-my-turn", { time: timeSpan(Date.now() / 1000 - entry.asked_at) });
  if (entry.phase === "lobby") return entry.free ? say("web-free-seats", { count: entry.free }) : say("web-not-begun");
  return entry.waiting_for.length ? say("web-waiting-for", { names: listed(entry.waiting_for) }) : say("web-bots-play");
}

/** @param {Entry} entry */
function verb(entry) {
  if (entry.first_game) return say("web-coach-on");
  return say(entry.asked_at !== null ? "web-my-move" : entry.phase === "lobby" ? "web-go-in" : "web-look-in");
}

/** @param {string} title @param {Node[][]} rows @param {string} [kind] */
function section(title, rows, kind) {
  return h("section", {}, h("h2", {}, say(title)), list(rows, kind));
}

/** @param {Node[][]} rows @param {string} [kind] */
function list(rows, kind = "own-list") {
  return h(
    "ul",
    { class: kind },
    rows.map((row) => h("li", {}, row)),
  );
}

/** A game as a card. */
function card(entry, title, others, told, acts, when = "") {
  return [
    h("img", { src: `/art/${entry.game}/cover.svg`, alt: "", class: "thumb", loading: "lazy" }),
    h(
      "div",
      { class: "own-words" },
      h("h3", {}, title),
      told,
      h("p", { class: "quiet-text" }, [others.length ? say("web-with", { names: listed(others) }) : "", when].filter(Boolean).join(" · ")),
    ),
    h("div", { class: "buttons" }, acts),
  ];
}
