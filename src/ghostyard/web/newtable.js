/** A new table: who sits where, which options, public or by link, with or without clocks. */

import { Agreement } from "./agreement.js";
import { openDialog } from "./dialog.js";
import { button, h, iconButton } from "./dom.js";
import { editionField, writtenWith } from "./editionfield.js";
import { lantern } from "./lantern.js";
import { offer } from "./learn.js";
import { character, levelName, usualLevel } from "./levels.js";
import { go } from "./main.js";
import { beSomebody, guestName, haveName, me } from "./me.js";
import { prefer } from "./prefs.js";
import { tell } from "./server.js";
import { notice } from "./speech.js";
import { number, say } from "./words.js";

/** Seconds for the whole game and for each move. */
const CLOCKS = {
  none: null,
  quick: { seconds: 300, extra: 10 },
  calm: { seconds: 1200, extra: 30 },
  days: { seconds: 259200, extra: 86400 },
};

/** A usual number of rivals for a first game. */
const RIVALS = 2;

/** Opens a table with these seats and goes there. @param {{game: string, seats: {kind: string, name?: string}[], [more: string]: any}} wish */
async function openTable(wish) {
  try {
    const awaited = wish.seats.some((seat) => seat.kind === "open");
    await (awaited ? haveName(say("web-open-table")) : beSomebody());
    prefer({ played: wish.game });
    // Whoever was a guest while the seats were chosen has a name by now.
    const seats = wish.seats.map((seat) => (seat.name === guestName() ? { ...seat, name: me.name } : seat));
    const { table } = await tell("/api/tables", { ...wish, seats });
    go(`/table/${table}`);
    // The very first game may take a while to get ready; the table shows it meanwhile.
    if (wish.seats.every((seat) => seat.kind !== "open")) await tell(`/api/tables/${table}/start`);
  } catch (refusal) {
    notice(refusal.message);
  }
}

/** Me against bots, at once. @param {any} game @param {string} [level] */
export function playNow(game, level = usualLevel(game)) {
  const rivals = Math.max(game.seats[0], Math.min(RIVALS + 1, game.seats.at(-1))) - 1;
  const bots = Array.from({ length: rivals }, () => ({ kind: "bot", level }));
  return openTable({
    game: game.name,
    seats: [{ kind: "me" }, ...bots],
    options: {},
    public: false,
    hotseat: false,
    clock: null,
  });
}

/** Is there no server behind this page, and so nobody who could come? */
export function isAlone() {
  return document.documentElement.dataset.server === "none";
}

export class NewTable {
  /**
   * @param {any} game as `/api/games` tells it
   * @param {string} [edition] the id of an own one, or the key of one that is offered
   * @param {any} [brought] a game that was begun elsewhere
   */
  constructor(game, edition = game.editions[0].key, brought = null) {
    this.game = game;
    this.brought = brought;
    /** @type {{kind: string, name?: string, level?: string}[]} */
    this.seats = this.firstSeats();
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.public = true;
    this.clock = "none";
    this.edition = edition;
    this.agreement = new Agreement();
    this.list = h("ol", { class: "seat-list" });
    /** @type {HTMLButtonElement | null} */
    this.adder = null;
    openDialog(this.title, (close) => this.content(close), { name: "new-table" });
    this.showSeats();
  }

  get title() {
    return say("web-new-table-of", { title: this.game.title });
  }

  /** The bot that one plays against if one does not choose. */
  get usual() {
    return usualLevel(this.game);
  }

  firstSeats() {
    const seats = [{ kind: "me", name: me.name || guestName() }, { kind: "bot", level: this.usual }];
    while (seats.length < this.game.seats[0]) seats.push({ kind: "bot", level: this.usual });
    return seats;
  }

  content(close) {
    const submit = (event) => {
      event.preventDefault();
      close();
      openTable(this.wish());
    };
    return [
      h(
        "form",
        { class: "stack", on: { submit } },
        offer(this.game),
        h(
          "fieldset",
          {},
          h("legend", {}, say("web-seats")),
          this.list,
          (this.adder = /** @type {HTMLButtonElement} */ (button(say("web-seat-add"), () => this.add(), { class: "quiet" }))),
        ),
        (this.game.options.length > 0 || this.hasEditions) &&
          h(
            "fieldset",
            {},
            h("legend", {}, say("web-options")),
            this.hasEditions && editionField(this.game, this.edition, (edition) => (this.edition = edition)),
            this.game.options.map((option) => this.option(option)),
          ),
        h("fieldset", {}, h("legend", {}, say("web-who-comes")), isAlone() ? "" : this.visibility(), this.clocks(), this.agreement.element),
        h("div", { class: "buttons" }, h("button", { type: "submit", class: "primary big" }, say("web-open-table"))),
      ),
    ];
  }

  showSeats() {
    this.list.replaceChildren(...this.seats.map((seat, index) => h("li", {}, this.row(seat, index))));
    if (this.adder) this.adder.hidden = this.seats.length >= this.game.seats.at(-1);
  }

  row(seat, index) {
    const value = seat.kind === "bot" ? `bot ${seat.level}` : seat.kind;
    const label = say("web-seat", { number: number(index + 1) });
    const kinds = { me: say(index ? "web-seat-here" : "web-seat-me") };
    if (!isAlone()) kinds.open = say("web-seat-friend");
    for (const level of this.game.bots) kinds[`bot ${level}`] = say("web-seat-bot", { level: levelName(level) });
    const select = h(
      "select",
      { "aria-label": label, on: { change: () => this.change(index, select.value) } },
      Object.entries(kinds).map(([key, text]) => h("option", { value: key }, text)),
    );
    select.value = value;
    const name =
      seat.kind === "me" &&
      h("input", {
        type: "text",
        value: seat.name ?? "",
        maxlength: "24",
        required: true,
        "aria-label": say("web-name"),
        on: { input: (event) => (seat.name = event.target.value) },
      });
    const remove =
      !this.brought &&
      this.seats.length > this.game.seats[0] &&
      iconButton("close", say("web-seat-remove", { number: number(index + 1) }), () => this.remove(index));
    const about = seat.kind === "bot" && character(this.game, seat.level);
    return [lantern(index), select, name, remove, about && h("p", { class: "quiet-text character" }, about)].filter(
      Boolean,
    );
  }

  change(index, value) {
    const [kind, level] = value.split(" ");
    this.seats[index] =
      kind === "bot"
        ? { kind, level }
        : kind === "me"
          ? { kind, name: index ? say("web-player", { number: number(index + 1) }) : me.name || guestName() }
          : { kind };
    this.showSeats();
  }

  add() {
    this.seats.push(isAlone() ? { kind: "bot", level: this.usual } : { kind: "open" });
    this.showSeats();
  }

  remove(index) {
    this.seats.splice(index, 1);
    this.showSeats();
  }

  option(option) {
    if (typeof option.default === "boolean") {
      const box = h("input", { type: "checkbox", on: { change: () => (this.options[option.name] = box.checked) } });
      box.checked = option.default;
      return h("label", { class: "check" }, box, option.about);
    }
    const select = h(
      "select",
      { on: { change: () => (this.options[option.name] = Number(select.value)) } },
      option.values.map((value, index) => h("option", { value: String(value) }, option.said[index] ?? number(value))),
    );
    return h("label", { class: "field" }, h("span", {}, option.about), select);
  }

  get hasEditions() {
    return this.game.editions.length > 1 || this.game.editors.includes("edition");
  }

  visibility() {
    const box = h("input", { type: "checkbox", on: { change: () => (this.public = box.checked) } });
    box.checked = this.public;
    return h("label", { class: "check" }, box, say("web-public"));
  }

  clocks() {
    const about = h("p", { class: "quiet-text", hidden: true }, say("web-clock-about"));
    const change = () => {
      this.clock = select.value;
      about.hidden = this.clock === "none";
      this.agreement.clockChanged(!about.hidden);
    };
    const select = h(
      "select",
      { on: { change } },
      Object.keys(CLOCKS).map((name) => h("option", { value: name }, say(`web-clock-${name}`))),
    );
    return [h("label", { class: "field" }, h("span", {}, say("web-clock")), select), about];
  }

  wish() {
    const here = this.seats.filter((seat) => seat.kind === "me").length;
    return {
      game: this.game.name,
      seats: this.seats,
      options: this.options,
      public: this.public,
      hotseat: here > 1,
      clock: CLOCKS[this.clock],
      ...writtenWith(this.edition),
      ...this.agreement.wish(),
    };
  }
}
