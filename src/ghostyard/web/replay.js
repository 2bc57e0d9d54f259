/** The replay page: a finished game, ply by ply, through anybody's eyes. */

import { editionTag } from "./agreement.js";
import { Answer, questions } from "./answer.js";
import { loadArt } from "./art.js";
import { button, fill, h, icon, iconButton } from "./dom.js";
import { listenToKeys, showKeys } from "./keys.js";
import { Lens } from "./lens.js";
import { showSettings } from "./main.js";
import { settingsButton } from "./me.js";
import { nowhere } from "./nowhere.js";
import { moves, prefer, prefs } from "./prefs.js";
import { showRules } from "./rules.js";
import { ask } from "./server.js";
import { saveJournal } from "./share.js";
import { SheetView } from "./sheet.js";
import { notice, speak } from "./speech.js";
import { Stage } from "./stage.js";
import { setTitle } from "./title.js";
import { Touch } from "./touch.js";
import { number, say } from "./words.js";

const PACE = 1400;
const NO_LIGHTS = { lit: new Set(), picked: new Set() };

export class Replay {
  /** @param {HTMLElement} main @param {string} table */
  constructor(main, table) {
    this.main = main;
    this.table = table;
    this.ply = 0;
    this.seat = -1;
    this.asked = this.answered = 0;
    this.stage = new Stage(h("div", { class: "stage", role: "region", "aria-label": say("web-table") }));
    /** @type {import("./types.js").Frame | null} */
    this.frame = null;
    this.lens = new Lens(this.stage, () => this.frame);
    this.answer = new Answer();
    new Touch(this.stage, {
      touchable: () => false,
      movable: () => false,
      touch: (id) => this.explain(id),
      lift: () => {},
      turn: () => false,
    });
    this.stage.moved = () => this.lens.shown && this.lens.place();
    this.deaf = listenToKeys(this.stage.root, this.keyActs());
    this.sheet = new SheetView((things) => this.stage.mark(things));
    this.told = h("p", { class: "news" });
    this.title = h("h1", { class: "table-title" });
    this.slider = h("input", {
      type: "range",
      min: "0",
      max: "0",
      value: "0",
      class: "replay-slider",
      "aria-label": say("web-replay-slider"),
      on: { input: () => this.go(Number(this.slider.value)) },
    });
    this.count = h("output", { class: "replay-count" });
    this.eyes = h("select", {
      "aria-label": say("web-replay-eyes"),
      on: { change: () => this.look(Number(this.eyes.value)) },
    });
    main.replaceChildren(this.page());
    main.dataset.page = "replay";
    this.begin();
  }

  /** Without a ply the server shows the last one: so we learn how many there are. */
  async begin() {
    try {
      this.last = (await ask(`/api/tables/${this.table}/replay`)).ply;
      await this.go(0);
    } catch (refusal) {
      if (this.closed) return;
      if (refusal.status === 404) this.main.replaceChildren(nowhere(refusal));
      else notice(refusal.message);
    }
  }

  /** Whoever asks what something is wants to look at it now. @param {string | null} id */
  explain(id) {
    if (!this.lens.named(id)) return;
    this.stop();
    this.lens.show(id, true);
  }

  keyActs() {
    return {
      ...questions(this.answer, () => this.frame, () => this.frame?.told ?? []),
      touch: (id) => this.lens.answer(id),
      back: () => this.answer.hide() || this.lens.hide() || this.stage.closeAreas(),
      rules: () => Boolean(this.frame?.manual) && showRules(this.frame.game),
      names: () => prefer({ names: !prefs.names }),
      keys: () => this.lens.answerFocused() || showKeys(),
    };
  }

  page() {
    this.player = iconButton("play", say("web-replay-play"), () => this.toggle());
    const steps = [
      iconButton("first", say("web-replay-first"), () => this.go(0)),
      iconButton("back", say("web-replay-back"), () => this.go(this.ply - 1)),
      this.player,
      iconButton("next", say("web-replay-next"), () => this.go(this.ply + 1)),
      iconButton("last", say("web-replay-last"), () => this.go(this.last)),
    ];
    return h(
      "div",
      { class: "table-page replay-page" },
      h("div", { class: "table-head" }, this.title, h("label", { class: "eyes" }, icon("eye"), this.eyes), settingsButton(showSettings)),
      this.told,
      this.stage.root,
      h(
        "div",
        { class: "bar replay-bar", role: "group", "aria-label": say("web-replay") },
        h("div", { class: "steps" }, steps),
        this.slider,
        this.count,
        this.saver(),
      ),
      h("aside", { class: "panel", "aria-label": say("web-scores") }, h("div", { class: "pane", tabindex: "0" }, this.sheet.element)),
      this.lens.element,
      this.answer.element,
    );
  }

  /** @returns {HTMLElement} */
  saver() {
    const saver = button("", () => saveJournal(this.table), { data: { act: "journal" } });
    saver.append(icon("save"), say("web-journal"));
    return saver;
  }

  /** Shows the table after so many plies. @param {number} ply */
  async go(ply) {
    if (this.last === undefined) return; // the game is not over, or nobody has answered yet
    const wanted = Math.max(0, Math.min(ply, this.last));
    const turn = ++this.asked;
    try {
      const frame = await ask(`/api/tables/${this.table}/replay?ply=${wanted}&seat=${this.seat}`);
      await loadArt(frame.game);
      if (turn !== this.asked || this.closed) return; // a later wish overtook this one
      this.show(frame, wanted);
    } catch (problem) {
      if (this.closed) return;
      this.stop();
      notice(problem.message);
    }
    this.answered = turn;
  }

  /** On by itself, as fast as the line allows: a wish that overtook the one before would show nothing of either. */
  goOn() {
    if (this.answered === this.asked) this.go(this.ply + 1);
  }

  show(frame, ply) {
    this.frame = frame;
    this.ply = frame.ply ?? ply;
    this.lens.hide();
    this.answer.hide();
    fill(this.title, say("web-replay-of", { title: frame.title }), editionTag(frame.edition));
    setTitle(`${frame.title} · Ghostyard`);
    this.slider.max = String(this.last);
    this.slider.value = String(this.ply);
    this.count.value = `${number(this.ply)} / ${number(this.last)}`;
    this.chooseEyes(frame);
    this.stage.draw(frame.game, { ...frame.scene, choices: [] }, NO_LIGHTS);
    this.sheet.show(frame, frame.sheets, null);
    this.stage.mark(this.sheet.things());
    this.told.replaceChildren(frame.told.join(" ") || say("web-replay-begin"));
    speak(frame.told.join(" "));
    if (this.ply >= this.last) this.stop();
  }

  chooseEyes(frame) {
    if (this.eyes.options.length) return;
    const one = (name, seat) => h("option", { value: String(seat) }, name);
    this.eyes.append(one(say("web-replay-watcher"), -1), ...frame.seats.map((seat, index) => one(seat.name, index)));
  }

  look(seat) {
    this.seat = seat;
    this.go(this.ply);
  }

  toggle() {
    if (this.timer) return this.stop();
    this.player.replaceChildren(icon("pause"));
    this.player.setAttribute("aria-label", say("web-replay-pause"));
    if (this.ply >= this.last) this.go(0);
    this.timer = setInterval(() => this.goOn(), moves() ? PACE : PACE * 2);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = 0;
    this.player.replaceChildren(icon("play"));
    this.player.setAttribute("aria-label", say("web-replay-play"));
  }

  close() {
    this.closed = true;
    this.stop();
    this.deaf();
    this.stage.close();
  }
}
