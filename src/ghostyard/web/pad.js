/** The score pad: a real table is rebuilt by touches, and scored by the game's own rules. Knows no game. */

import { editionTag } from "./agreement.js";
import { loadArt } from "./art.js";
import { isDoor } from "./changes.js";
import { button, h, icon, iconButton } from "./dom.js";
import { writtenWith } from "./editionfield.js";
import { keepFiles, nameForInstalling } from "./install.js";
import { listenToKeys, showKeys } from "./keys.js";
import { lantern, seatClass } from "./lantern.js";
import { Lens } from "./lens.js";
import { go, showSettings } from "./main.js";
import { settingsButton } from "./me.js";
import { nowhere } from "./nowhere.js";
import { PadDocument } from "./paddocument.js";
import { fieldsOf, showMore, showSeat } from "./padmenu.js";
import { Panel } from "./panel.js";
import { clauseLink, showRules } from "./rules.js";
import { ask, Refusal, tell } from "./server.js";
import { SheetView } from "./sheet.js";
import { play } from "./sound.js";
import { hush, notice, speak } from "./speech.js";
import { Stage } from "./stage.js";
import { setTitle } from "./title.js";
import { Touch } from "./touch.js";
import { number, say } from "./words.js";

/** @typedef {import("./types.js").Edited} Edited */

const AT_ONCE = 40; // touches in one message
const LONG = 60; // letters: such a question needs the room of the line below it
const AGAIN = 4000; // milliseconds until a broken line is tried again, and until others' touches are looked for

export class PadPage {
  /** @param {HTMLElement} main @param {string} game @param {string} [pad] the id of a shared one */
  constructor(main, game, pad = "") {
    this.main = main;
    this.game = game;
    this.pad = pad;
    this.kind = "pad";
    /** @type {Edited | null} */
    this.seen = null;
    main.dataset.page = "pad";
    main.replaceChildren(h("p", { class: "loading" }, say("web-pad-loading")));
    setTitle(`${say("web-pad")} · Ghostyard`);
    nameForInstalling(game);
    keepFiles();
    this.makeParts();
    this.take("pad");
    this.deaf = listenToKeys(this.stage.root, this.keyActs());
    this.timer = setInterval(() => this.look(), AGAIN);
    this.back = () => this.send();
    addEventListener("online", this.back);
  }

  makeParts() {
    this.stage = new Stage(h("div", { class: "stage", role: "region", "aria-label": say("web-pad") }));
    new Touch(this.stage, {
      touchable: (id) => this.edits.has(id),
      movable: () => false,
      touch: (id) => this.touched(id),
      lift: () => {},
      turn: () => false,
    });
    this.lens = new Lens(this.stage, () => this.seen && { game: this.game, sheets: this.seen.sheets ?? [] });
    this.title = h("h1", { class: "table-title" });
    this.kinds = h("div", { class: "pad-kinds", role: "group", "aria-label": say("web-pad") });
    this.seats = h("ul", { class: "seats", "aria-label": say("web-pad-seats") });
    this.ask = h("p", { class: "ask yours" });
    this.news = h("p", { class: "news" });
    this.sheet = new SheetView((things) => this.light(things));
    this.problems = h("ul", { class: "pad-problems" });
    this.notes = h("ul", { class: "pad-notes" });
    this.typed = h("div", { class: "pad-typed" });
    const scores = h("div", { class: "pad-scores" }, this.problems, this.notes, this.sheet.element, this.typed);
    this.panel = new Panel([{ name: "scores", label: this.panelLabel, content: scores }]);
    this.bar = h("div", { class: "bar" });
    this.print = h("section", { class: "pad-print" });
    /** @type {Map<string, string>} the edit of every piece that can be touched */
    this.edits = new Map();
  }

  /** What stands beside the table. */
  get panelLabel() {
    return say("web-pad-points");
  }

  /** Takes a document up: the points, a notebook. @param {string} kind */
  take(kind) {
    this.kind = kind;
    this.kept = new PadDocument(this.game, kind, this.shared);
    this.seen = null;
    this.first = true;
    if (this.kept.seen) this.show(this.kept.seen).catch(() => {}); // as it was, until it is answered anew
    this.send();
  }

  /** The shared pad that this document belongs to; a notebook is nobody else's. */
  get shared() {
    return this.kind === "pad" ? this.pad : "";
  }

  // ------------------------------------------------------------ touches and answers

  /** @param {string | null} id */
  touched(id) {
    const edit = this.edits.get(id ?? "");
    if (!edit) return;
    const { label = "", art = "" } = this.stage.views.get(id)?.piece ?? {};
    this.touchedThing = label;
    play(isDoor(art) ? "creak" : "click");
    this.edit(edit);
  }

  /** @param {string} edit */
  edit(edit) {
    this.kept.wait(edit);
    this.send();
  }

  /** Sends what waits; one message at a time, so that edits are made in their order. */
  async send() {
    if (this.sending) return;
    this.sending = true;
    try {
      while (this.first || this.kept.waiting.length) await this.sendSome();
      this.online(true);
    } catch (problem) {
      if (problem instanceof Refusal) this.refused(problem);
      else this.online(false);
    } finally {
      this.sending = false;
    }
  }

  async sendSome() {
    const { kept, shared } = this;
    const edits = kept.waiting.slice(0, this.careful ? 1 : AT_ONCE);
    const alone = () => ({ document: kept.now.document, ...writtenWith(kept.edition) });
    const what = shared ? { pad: shared, version: kept.version } : alone();
    const asked = { game: this.game, kind: this.kind, at: kept.now.at, edits, ...what };
    const seen = await this.answer(asked, edits.length);
    if (kept !== this.kept) return; // another was taken up meanwhile
    this.first = false;
    await this.go(seen, edits.length);
  }

  /** On with an answer. @param {Edited} seen @param {number} answered so many touches */
  async go(seen, answered) {
    if (this.shared) this.kept.edition = seen.edition?.key ?? "";
    this.kept.go(seen, answered);
    await this.show(seen);
  }

  /** Goes on with the faces of another edition; in a shared pad everybody does. @param {string} edition */
  async choose(edition) {
    if (!this.shared) {
      this.kept.choose(edition);
      this.first = true;
      return this.send();
    }
    try {
      const { kept } = this;
      const asked = { game: this.game, kind: this.kind, at: kept.now.at, pad: this.shared, version: kept.version };
      await this.go(await tell("/api/editor", { ...asked, ...writtenWith(edition) }), 0);
    } catch (problem) {
      notice(problem.message);
    }
  }

  /** The answer; where several touches are refused together, they are sent one by one. */
  async answer(asked, count) {
    try {
      const seen = await tell("/api/editor", asked);
      if (count <= 1) this.careful = false;
      return seen;
    } catch (problem) {
      if (problem instanceof Refusal && problem.status !== 429 && problem.status < 500) {
        if (count > 1) {
          this.careful = true;
          return this.answer({ ...asked, edits: asked.edits.slice(0, 1) }, 1);
        }
        this.kept.drop(count);
      }
      throw problem;
    }
  }

  /** @param {Refusal} refusal */
  refused(refusal) {
    if (this.closed) return;
    if (refusal.status === 404 && this.shared) return this.gone(refusal);
    if (refusal.status === 404 && !this.seen) return this.nowhere(refusal);
    notice(refusal.message);
    if (!this.seen && refusal.status === 400) this.startAnew();
    else if (this.kept.waiting.length && refusal.status !== 429 && refusal.status < 500) setTimeout(() => this.send());
  }

  /** The shared pad has ended: what this phone knows of it is still here. @param {Refusal} refusal */
  gone(refusal) {
    clearInterval(this.timer);
    const alone = button(say("web-pad-alone"), () => this.goAlone(), { class: "primary" });
    this.main.replaceChildren(h("div", { class: "loading stack" }, h("p", {}, refusal.message), alone));
  }

  /** There is no such pad at all. @param {Refusal} refusal */
  nowhere(refusal) {
    clearInterval(this.timer);
    this.main.replaceChildren(nowhere(refusal));
  }

  /** Goes on with a copy that only this phone writes. */
  goAlone() {
    const own = new PadDocument(this.game, this.kind, "");
    if (this.kept.now.document) own.copy(this.kept);
    go(`/pad/${this.game}`);
  }

  startAnew() {
    this.kept.begin();
    this.first = true;
    setTimeout(() => this.send());
  }

  /** Undo and redo are going to another moment. @param {"past" | "future"} where */
  async step(where) {
    if (this.sending || !this.kept.step(where)) return;
    if (!this.shared) {
      this.first = true;
      return this.send();
    }
    const { now, version } = this.kept;
    try {
      const asked = { game: this.game, kind: this.kind, at: now.at, pad: this.shared, version, document: now.document };
      await this.go(await tell("/api/editor", asked), 0);
    } catch (problem) {
      this.kept.step(where === "past" ? "future" : "past");
      notice(problem.message);
    }
  }

  /** Every few seconds: has the network come back, have others written something? */
  async look() {
    if (document.hidden || this.sending) return;
    if (this.kept.waiting.length || this.first) return this.send();
    if (!this.shared || !this.seen) return;
    try {
      const { version } = await ask(`/api/pads/${this.game}/${this.shared}`);
      this.online(true);
      if (version === this.kept.version) return;
      this.first = true;
      await this.send();
    } catch (problem) {
      if (problem instanceof Refusal) this.refused(problem);
      else this.online(false);
    }
  }

  /** @param {boolean} online */
  online(online) {
    if (this.closed) return;
    if (online && this.isOffline) {
      notice(say("web-pad-online"));
    } else if (!online && !this.isOffline) speak(say("web-pad-offline"));
    this.isOffline = !online;
    document.documentElement.classList.toggle("offline", !online);
    if (this.seen) this.showNews(this.seen);
    else if (!online) this.main.replaceChildren(h("p", { class: "loading" }, say("web-pad-offline")));
  }

  // ------------------------------------------------------------ what is shown

  /** @param {Edited} seen */
  async show(seen) {
    const before = this.seen;
    this.seen = seen;
    await loadArt(seen.game);
    if (this.seen !== seen || this.closed) return;
    this.ensurePage();
    hush();
    this.lens.hide();
    const choices = seen.scene.choices ?? [];
    this.edits = new Map(choices.map(({ move, touch = [] }) => [touch[0] ?? "", move]));
    this.title.replaceChildren(say("web-pad-title", { title: seen.title }), editionTag(seen.edition?.title));
    this.showKinds(seen);
    this.showSeats(seen);
    this.showAsk(seen);
    this.showNews(seen);
    this.stage.draw(seen.game, seen.scene, { lit: new Set(this.edits.keys()), picked: new Set(seen.picked ?? []) });
    if (!before) this.stage.follow();
    this.showSheet(seen);
    this.showProblems(seen);
    this.showBar(seen);
    this.tell(before, seen);
    this.page.dataset.version = String(Number(this.page.dataset.version ?? 0) + 1);
  }

  /** Whoever listens hears what was touched, what it brought, and what is asked now. @param {Edited | null} before @param {Edited} seen */
  tell(before, seen) {
    const [was, points] = [before, seen].map((one) => one?.seats[one.seat]?.total);
    const sentences = [this.ask.textContent, this.news.textContent];
    const told = [
      this.touchedThing,
      points !== undefined && points !== was && say("web-points", { points }),
      ...sentences.filter((sentence) => !this.told?.includes(sentence)),
    ];
    this.touchedThing = "";
    this.told = sentences;
    const ended = (text) => text.replace(/[^.!?…]$/, "$&.");
    if (before) speak(told.filter(Boolean).map(ended).join(" "));
  }

  ensurePage() {
    if (this.page?.isConnected) return;
    const tools = h("div", { class: "tools" }, iconButton("rules", say("web-rules"), () => showRules(this.game)), settingsButton(showSettings));
    this.page = h(
      "div",
      { class: "table-page pad-page" },
      h("div", { class: "table-head" }, this.title, this.seats, tools),
      h("div", { class: "ask-row" }, this.kinds, this.ask, this.news),
      this.stage.root,
      this.bar,
      this.panel.element,
      this.lens.element,
      this.print,
    );
    this.page.dataset.game = this.game;
    this.main.replaceChildren(this.page);
  }

  /** @param {Edited} seen */
  showKinds({ kinds }) {
    const one = (kind) =>
      button(say(`web-pad-kind-${kind}`), () => this.take(kind), { "aria-pressed": String(kind === this.kind), class: "pad-kind" });
    this.kinds.replaceChildren(...(kinds.length > 1 ? kinds.map(one) : []));
  }

  /** @param {Edited} seen */
  showSeats(seen) {
    const open = (seat) => (seat === seen.seat ? showSeat(this, seen) : this.edit(`seat ${seat}`));
    const items = seen.seats.map(({ name, total, rank }, seat) =>
      h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: `seat ${seatClass(seat)} ${seat === seen.seat ? "you thinking" : ""}`.trim(),
            "aria-pressed": String(seat === seen.seat),
            "aria-label": [name, total !== undefined && say("web-points", { points: total })].filter(Boolean).join(", "),
            on: { click: () => open(seat) },
          },
          lantern(seat, rank === 1),
          h("span", { class: "seat-name" }, name),
          total !== undefined && h("strong", { class: "seat-total" }, number(total)),
        ),
      ),
    );
    const add = seen.seats.length && seen.seats.length < seen.seats_most;
    if (add) items.push(h("li", { class: "seat-add" }, iconButton("plus", say("web-pad-add"), () => this.edit("add"))));
    this.seats.replaceChildren(...items);
  }

  /** The one sentence: what is wrong, or else what to do. @param {Edited} seen */
  showAsk(seen) {
    const wrong = seen.problems?.find((problem) => !problem.unfinished);
    const told = wrong?.say || seen.ask;
    this.ask.replaceChildren(told);
    this.ask.classList.toggle("wrong", Boolean(wrong));
    this.ask.parentElement.classList.toggle("long", told.length > LONG && !this.isOffline);
  }

  /** That the network is away, what is still missing, or else who wins. @param {Edited} seen */
  showNews(seen) {
    const first = seen.problems?.find((problem) => problem.unfinished);
    const count = this.kept.waiting.length;
    const waiting = count ? ` ${say("web-pad-waiting", { count })}` : "";
    const others = this.shared ? say("web-pad-together") : "";
    this.news.replaceChildren(this.isOffline ? say("web-pad-offline") + waiting : first?.say || seen.result || others);
    this.news.classList.toggle("result", !this.isOffline && !first && Boolean(seen.result));
    this.news.classList.toggle("wrong", Boolean(this.isOffline));
  }

  /** @param {Edited} seen */
  showSheet(seen) {
    const sheets = seen.sheets ?? [];
    this.sheet.element.hidden = seen.seats.every(({ total }) => total === undefined); // nothing was entered yet
    if (sheets.length) this.sheet.show(/** @type {any} */ (seen), sheets, null);
    this.stage.mark(this.sheet.things());
    this.notes.replaceChildren(...(seen.notes ?? []).map((note) => h("li", {}, note)));
    const focused = this.typed.contains(document.activeElement);
    if (!focused) this.typed.replaceChildren(...fieldsOf(seen, (edit) => this.edit(edit)));
  }

  /** Whatever is wrong is said in the list, and ringed where it is. @param {Edited} seen */
  showProblems({ game, problems = [] }) {
    const item = ({ say: said, clause, unfinished }) =>
      h("li", { class: unfinished ? "unfinished" : "wrong" }, said, " ", clause ? clauseLink(game, clause) : null);
    this.problems.replaceChildren(...problems.map(item));
    for (const id of problems.filter((one) => !one.unfinished).flatMap((one) => one.things ?? []))
      this.stage.views.get(id)?.element.classList.add("wrong");
  }

  /** @param {Edited} seen */
  showBar(seen) {
    const { past, future } = this.kept;
    const act = (name, label, does, more = {}) => {
      const made = button("", does, { class: "tool", data: { act: name }, "aria-label": label, title: label, ...more });
      made.append(icon(name), h("span", {}, label));
      return made;
    };
    const total = seen.seats[seen.seat]?.total;
    const points = button("", () => this.panel.open("scores"), { class: "primary sheet-only", data: { act: "points" } });
    points.append(icon("sheet"), say(seen.sheets?.length ? "web-pad-points" : "web-pad-notes"), total === undefined ? "" : h("strong", {}, number(total)));
    this.bar.replaceChildren(
      act("undo", say("web-pad-undo"), () => this.step("past"), { disabled: !past.length }),
      act("redo", say("web-pad-redo"), () => this.step("future"), { disabled: !future.length }),
      points,
      act("more", say("web-more"), () => showMore(this)),
    );
  }

  /** Lights what made the points of a line; if that lies on another board, it is shown first. */
  light(things) {
    const seat = this.sheet.line?.seat ?? this.seen.seat;
    if (things.length && seat !== this.seen.seat) return this.edit(`seat ${seat}`);
    this.stage.mark(things);
  }

  // ------------------------------------------------------------ keys

  keyActs() {
    return {
      touch: (id) => this.touched(id),
      takeback: () => void this.step("past"),
      back: () => {
        const shown = this.lens.pinned || this.panel.covers;
        this.lens.hide();
        this.panel.close();
        return shown;
      },
      rules: () => showRules(this.game),
      keys: () => this.lens.answerFocused() || showKeys(),
    };
  }

  close() {
    this.closed = true; // touches that were not answered yet are sent on; nothing is shown any more
    clearInterval(this.timer);
    removeEventListener("online", this.back);
    document.documentElement.classList.remove("offline");
    nameForInstalling();
    this.deaf();
    this.stage.close();
  }
}
