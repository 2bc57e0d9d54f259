/** A puzzle: a table at which one turn is played, and judged. */

import { loadArt } from "./art.js";
import { h } from "./dom.js";
import { go } from "./main.js";
import { nowhere } from "./nowhere.js";
import { addressOf } from "./place.js";
import { isSolved, noteSolved, streak } from "./puzzlebook.js";
import { PuzzleWire } from "./puzzlewire.js";
import { notice, speak } from "./speech.js";
import { TablePage } from "./table.js";
import { setTitle } from "./title.js";
import { lanterns, VerdictView } from "./verdict.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").PuzzleSeen} PuzzleSeen */

export class PuzzlePage extends TablePage {
  connect() {
    this.tries = 0;
    return new PuzzleWire(
      this.id,
      (message) => this.receive(message),
      (seen) => this.judged(seen),
      (problem) => this.missing(problem),
    );
  }

  makeParts() {
    super.makeParts();
    this.seats.open = (frame, seat, index) => void this.lookAt(index);
    this.verdict = new VerdictView({
      again: () => this.tryAgain(),
      show: () => this.wire.solution().catch((problem) => notice(problem.message)),
      next: () => go(`/puzzle/${this.wire.seen.game}/${this.wire.seen.next}`),
      all: () => this.leave(),
      share: () => this.share(),
    });
  }

  ensurePage() {
    super.ensurePage();
    this.page.classList.add("puzzle-page");
    if (!this.page.contains(this.verdict.element)) this.page.append(this.verdict.element);
  }

  redraw() {
    super.redraw();
    const { seen } = this.wire;
    if (!seen || !this.page) return;
    const name = say("web-puzzle", { number: seen.number });
    this.head.title.replaceChildren(h("span", {}, `${seen.title} · ${name} `), lanterns(seen.grade));
    setTitle(`${name} · ${seen.title} · Ghostyard`);
    if (!this.isJudged) return;
    this.stage.mark(this.sheet.line ? this.sheet.things() : seen.things);
    this.stage.light({ lit: new Set(), picked: new Set(seen.touched) });
  }

  get isJudged() {
    return Boolean(this.wire.seen?.verdict);
  }

  /** Nobody is waited for. */
  tick() {}

  /** @param {PuzzleSeen} seen */
  async judged(seen) {
    const { verdict } = seen;
    await loadArt(seen.game);
    if (this.wire.closed) return;
    this.tries += verdict.told && !verdict.right ? 0 : 1;
    if (verdict.right && !this.helped) noteSolved(this.wire.name, this.tries, this.wire.day);
    if (verdict.told && !verdict.right) this.helped = true;
    this.receive(seen.frame);
    this.stage.fresh.clear(); // it was no news to whoever played it
    this.verdict.show(seen, { days: streak(this.wire.day), daily: Boolean(this.wire.day) });
    speak([verdict.title, ...verdict.say].join(" "));
  }

  /** The verdict stays until the turn can be played anew: no touch is lost in between. */
  async tryAgain() {
    try {
      await this.wire.restart();
      this.verdict.hide();
    } catch (problem) {
      notice(problem.message);
    }
  }

  /** Once it is judged, a touch asks what a thing is. */
  touched(id) {
    if (this.isJudged) return this.lens.show(id, true);
    return super.touched(id);
  }

  leave() {
    go(`/puzzles/${this.wire.name.split("/")[0]}`);
  }

  missing(problem) {
    this.main.replaceChildren(nowhere(problem));
  }

  /** A line to show around, which gives nothing away. */
  async share() {
    const { seen, day } = this.wire;
    const stars = "★".repeat(seen.grade) + "☆".repeat(5 - seen.grade);
    const facts = { day, title: seen.title, stars, tries: this.tries, address: location.origin + addressOf("/puzzle/daily") };
    const text = say(isSolved(this.wire.name) && !this.helped ? "web-puzzle-solved-share" : "web-puzzle-shown-share", facts);
    try {
      if (navigator.share && matchMedia("(pointer: coarse)").matches) return await navigator.share({ text });
      await navigator.clipboard.writeText(text);
      notice(say("web-puzzle-copied"));
    } catch (problem) {
      if (problem.name !== "AbortError") notice(text); // where nothing can be copied, it can be read
    }
  }
}
