/** A game that was begun elsewhere: it is replayed, or gone on with, here or at a table with friends. */

import { openDialog } from "./dialog.js";
import { h } from "./dom.js";
import { go } from "./main.js";
import { beSomebody, me } from "./me.js";
import { isAlone, NewTable } from "./newtable.js";
import { prefer, prefs } from "./prefs.js";
import { IN_ADDRESS } from "./savedgame.js";
import { ask, tell } from "./server.js";
import { notice } from "./speech.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {{game: string, seats: string[], moves: [number, string][], [more: string]: any}} Journal */

/** Over: it is replayed. Otherwise one says who plays on. @param {string} text */
export async function bring(text) {
  try {
    const journal = parsed(text);
    const { over } = await tell("/api/journals", journal);
    await beSomebody();
    if (!over) return new BroughtTable(await gameOf(journal), undefined, { journal });
    const { table } = await tell("/api/journals/table", { journal });
    go(`/replay/${table}`);
  } catch (refusal) {
    notice(refusal.message);
  }
}

/** A game that came with the address of the page. @param {string} letters */
export async function bringPacked(letters) {
  try {
    await bring(await unpacked(letters));
  } catch {
    notice(say("web-saved-bad"));
  }
}

/** @param {string} text @returns {Journal} */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(say("web-saved-bad"));
  }
}

async function gameOf(journal) {
  return (await ask("/api/games")).games.find(({ name }) => name === journal.game);
}

/** Who plays on in a game that was begun elsewhere. */
class BroughtTable extends NewTable {
  get title() {
    return say("web-saved-go-on", { title: this.game.title });
  }

  firstSeats() {
    const { journal, seats } = this.brought;
    const mine = Math.max(0, journal.seats.indexOf(me.name));
    const bot = { kind: "bot", level: this.usual };
    return seats ?? journal.seats.map((_, seat) => (seat === mine ? { kind: "me", name: me.name } : { ...bot }));
  }

  content(close) {
    const begin = (event) => {
      event.preventDefault();
      close();
      this.goOn();
    };
    const about = say("web-saved-about", { moves: this.brought.journal.moves.length });
    return [
      h(
        "form",
        { class: "stack", on: { submit: begin } },
        h("p", {}, about),
        h("fieldset", {}, h("legend", {}, say("web-seats")), this.list),
        h("div", { class: "buttons" }, h("button", { type: "submit", class: "primary big" }, say("web-go-on-here"))),
      ),
    ];
  }

  async goOn() {
    const { seats, hotseat } = this.wish();
    try {
      const { table } = await tell("/api/journals/table", { journal: this.brought.journal, seats, hotseat });
      go(`/table/${table}`);
    } catch (refusal) {
      notice(refusal.message);
    }
  }
}

// ---------------------------------------------------------------- from this browser to a table with friends

/** Takes a game of this browser to a server, where friends can sit down. @param {Frame} frame */
export async function goOnWithFriends(frame) {
  const journal = await ask(`/api/tables/${frame.table}/journal`);
  if (isAlone()) return askWhere(journal);
  const seats = frame.seats.map(({ kind, level }, seat) =>
    frame.you.includes(seat) ? { kind: seat === frame.you[0] ? "me" : "open", name: me.name } : { kind: kind === "bot" ? "bot" : "open", level },
  );
  new BroughtTable(await gameOf(journal), undefined, { journal, seats });
}

/** This page has no server: which one is it to be? @param {Journal} journal */
function askWhere(journal) {
  openDialog(say("web-friends-title"), (close) => {
    const address = h("input", { type: "text", inputmode: "url", required: true, value: prefs.server, placeholder: "https://" });
    const leave = async (event) => {
      event.preventDefault();
      const server = address.value.trim().replace(/\/+$/, "");
      if (!URL.canParse(server)) return notice(say("web-friends-address-bad"));
      prefer({ server });
      const there = `${server}/${IN_ADDRESS}${await packed(JSON.stringify(journal))}`;
      close();
      location.assign(there);
    };
    return [
      h(
        "form",
        { class: "stack", on: { submit: leave } },
        h("p", {}, say("web-friends-about")),
        h("label", { class: "field" }, h("span", {}, say("web-friends-address")), address),
        h("div", { class: "buttons" }, h("button", { type: "submit", class: "primary" }, say("web-friends-go"))),
      ),
    ];
  });
}

/** Text as a part of an address: pressed together, and in letters that addresses may have. @param {string} text */
async function packed(text) {
  const pressed = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(pressed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** @param {string} letters @returns {Promise<string>} */
async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
