/** The table page: one frame after another is shown, and the viewer's decisions are made. */

import { loadArt } from "./art.js";
import { Bar } from "./bar.js";
import { changedPieces } from "./changes.js";
import { Chat } from "./chat.js";
import { Coach } from "./coach.js";
import { Decision } from "./decision.js";
import { h, icon } from "./dom.js";
import { showEnding } from "./ending.js";
import { anchor, Handle } from "./handle.js";
import { handOverScreen, handsTo } from "./handover.js";
import { listenToKeys, showKeys } from "./keys.js";
import { usualLevel } from "./levels.js";
import { Answer, questions } from "./answer.js";
import { askHowToLeave, closedPage, hasEnded, leavingOf, Proposal } from "./leave.js";
import { Lens } from "./lens.js";
import { Log } from "./log.js";
import { go, showSettings } from "./main.js";
import { showMoves } from "./movelist.js";
import { Panel } from "./panel.js";
import { prefer, prefs } from "./prefs.js";
import { showRules } from "./rules.js";
import { waysAlong } from "./savedgame.js";
import { Seats } from "./seats.js";
import { ask, Refusal, tell } from "./server.js";
import { SheetView, written } from "./sheet.js";
import { play } from "./sound.js";
import { hush, notice, speak, spelledMove } from "./speech.js";
import { Stage } from "./stage.js";
import { TableHead } from "./tablehead.js";
import { Touch } from "./touch.js";
import { announce, explain, reason, tellOfNextGame, tellOfTime } from "./tell.js";
import { WaitingRoom } from "./waiting.js";
import { Wire } from "./wire.js";
import { knows, say, spokenLanguage } from "./words.js";

/** @typedef {import("./types.js").Frame} Frame */

const PATIENCE = 800;
const LATELY = 20; // seconds
const UNSEEN = 300; // milliseconds

export class TablePage {
  /** @param {HTMLElement} main @param {string} id */
  constructor(main, id) {
    this.main = main;
    this.id = id;
    /** @type {Frame | null} */
    this.frame = null;
    this.eyes = -1;
    /** What was chosen is seen to be so. */
    this.picture = Promise.resolve();
    this.makeParts();
    this.wire = this.connect();
    this.deaf = listenToKeys(this.stage.root, this.keyActs());
    this.clock = setInterval(() => this.tick(), 1000);
    main.replaceChildren(h("p", { class: "loading" }, say("web-loading")));
    main.dataset.page = "table";
  }

  /** What the page talks to. @returns {any} */
  connect() {
    return new Wire(
      this.id,
      spokenLanguage(),
      (message) => this.receive(message),
      (online) => this.online(online),
    );
  }

  makeParts() {
    const act = (name) => () => this[name]();
    this.stage = new Stage(h("div", { class: "stage", role: "region", "aria-label": say("web-table") }));
    this.decision = new Decision(
      (message) => this.wire.say(message),
      () => {
        this.redraw();
        this.picture = nextPicture();
      },
    );
    this.lens = new Lens(this.stage, () => this.frame);
    this.answer = new Answer();
    this.touch = new Touch(this.stage, {
      touchable: (id) => this.decision.touchable(id),
      movable: (id) => this.decision.movable(id),
      touch: (id) => this.touched(id),
      lift: (id) => this.decision.lift(id),
      turn: (steps) => this.decision.turn(steps),
    });
    this.bar = new Bar({
      turn: () => this.decision.turn(1),
      confirm: () => this.decision.confirm(),
      back: () => this.stepBack(),
      make: (choice) => this.decision.make(choice),
      takeback: act("takeBack"),
      hint: act("hint"),
      moves: act("listMoves"),
      ending: act("showEnding"),
      replay: act("replay"),
      rematch: act("rematch"),
      giveBack: (seat) => this.letBot(seat, false),
      skip: () => this.wire.hurry(),
    });
    this.handle = new Handle({ turn: () => this.decision.turn(1), confirm: () => this.decision.confirm() });
    this.stage.moved = () => {
      this.handle.place();
      this.coach.place();
      if (this.lens.shown) this.lens.place();
      this.answer.place();
    };
    this.seats = new Seats((seat, taken) => this.letBot(seat, taken), (seat) => this.lookAt(seat));
    this.coach = new Coach(this.stage, this.seats.element, () => this.coached());
    this.sheet = new SheetView((things) => this.light(things));
    this.log = new Log();
    this.chat = new Chat((message) => this.wire.say(message));
    this.panel = new Panel([
      {
        name: "scores",
        label: say("web-scores"),
        content: h("div", { class: "scores-pane" }, this.sheet.element, this.log.brief),
      },
      { name: "log", label: say("web-log"), content: this.log.element },
      { name: "chat", label: say("web-chat"), content: this.chat.element },
    ]);
    this.head = new TableHead(this.seats.element, {
      panel: (tab) => {
        this.lens.hide(); // it would lie over the panel
        this.panel.open(tab);
      },
      rules: () => showRules(this.frame.game),
      leave: () => this.leave(),
      sound: () => this.toggleSound(),
      settings: showSettings,
    });
    this.proposal = new Proposal();
    this.waiting = new WaitingRoom();
  }

  // ------------------------------------------------------------ what the server says

  receive(message) {
    const acts = {
      frame: () => this.framed(message),
      answer: () => this.answered(message),
      preview: () => this.previewed(message),
      hint: () => this.hinted(message),
      why: () => this.toldWhy(message),
      chat: () => this.heard(message),
      log: () => this.log.begin(message),
      bye: () => notice(message.say),
    };
    acts[message.type]?.();
  }

  /** @param {Frame} frame */
  async framed(frame) {
    this.latest = frame;
    if (frame.phase !== "lobby") await loadArt(frame.game);
    if (this.latest !== frame) return; // a newer one came while the art was loading
    const next = handsTo(frame, this.eyes);
    if (next >= 0 && !(frame.seat === next && this.taken === next)) return this.handOver(frame, next);
    this.taken = -1;
    if (frame.you.length > 1) this.eyes = frame.seat;
    this.show(frame);
  }

  /** @param {Frame} given */
  show(given) {
    const before = this.frame;
    this.coach.begin(given);
    const frame = (this.frame = this.coach.seen(given));
    if (frame.phase === "lobby") return this.showWaiting();
    if (frame.phase === "closed" && frame.seats[0].total === undefined) return this.showClosed();
    this.ensurePage();
    this.markChanges(before, frame);
    const asked = this.decision.spelling;
    this.decision.begin(frame);
    if (this.decision.spelling !== asked) this.forgetAnswers();
    this.log.seat(frame);
    if (before) this.log.add(frame, before);
    this.redraw();
    this.stage.follow();
    this.goOnReturning();
    announce(before, frame);
    tellOfTime(before, frame);
    this.introduce(frame);
    if (frame.phase === "over" && before?.phase !== "over" && !frame.coach) this.showEnding();
    if (!this.leaving) tellOfNextGame(before, frame);
  }

  /** Something else is asked: nobody waits any more for what the last question brought up. */
  forgetAnswers() {
    this.why = null;
    this.lens.outdate();
    this.answer.outdate();
  }

  /** The coach has gone on: what can be touched is another thing now. */
  coached() {
    this.frame = this.coach.seen(this.coach.frame);
    this.lens.hide();
    this.decision.begin(this.frame);
    this.bar.lostFocus = true;
    this.redraw();
    this.stage.follow();
  }

  /** Whoever meets a game for the first time hears what it is about, and what the first choice means. @param {Frame} frame */
  introduce({ game, title, scene, coach }) {
    if (coach || !scene.choices?.length || prefs.met.includes(game)) return;
    prefer({ met: [...prefs.met, game] });
    const told = [`web-aim-${game}`, `web-first-${game}`].filter(knows).map((message) => say(message));
    if (told.length) this.answer.tellAside(title, told);
  }

  showWaiting() {
    const full = this.frame.seats.every((seat) => seat.kind !== "open");
    // A full table starts in a moment; only if it does not, the waiting room is worth a look.
    if (full && !this.patience)
      this.patience = setTimeout(() => this.frame.phase === "lobby" && this.showWaiting(), PATIENCE);
    else this.openWaiting();
  }

  /** Closed before its game: there is nothing but the way back. */
  showClosed() {
    this.page = null;
    this.main.replaceChildren(closedPage(this.frame));
    speak(this.frame.ask);
  }

  openWaiting() {
    this.page = null;
    this.waiting.show(this.frame);
    if (!this.main.contains(this.waiting.element)) this.main.replaceChildren(this.waiting.element);
  }

  /** What others changed stays marked until the viewer touches something. */
  markChanges(before, frame) {
    const own = this.ownMove;
    this.ownMove = false;
    if (!own) for (const id of changedPieces(before, frame)) this.stage.fresh.add(id);
  }

  answered(message) {
    if (message.id === this.decision.moveId) {
      if (message.ok) {
        this.ownMove = true;
        this.stage.fresh.clear(); // what was new has been answered
        this.decision.made(message.version);
      } else this.decision.refused();
    }
    if (!message.ok && message.id !== this.decision.previewId) explain(this.frame, message);
    if (!message.ok && message.id === this.decision.previewId) {
      this.decision.unseen();
      speak(spelledMove(this.decision.ready?.label ?? "", null));
    }
  }

  /** What a move would do is drawn after the picture in which it is seen to be chosen, which does not wait for that. */
  async previewed(message) {
    await this.picture;
    if (this.decision.seen(message)) speak(spelledMove(this.decision.ready.label, this.decision.change));
  }

  hinted({ move, say: said }) {
    const choice = this.frame.scene.choices?.find((one) => one.move === move);
    if (!choice) return;
    this.choose(choice);
    speak(said);
    const piece = anchor(choice);
    if (this.stage.boxOf(piece)) this.lens.tell(piece, [icon("hint"), said]);
    else this.answer.show(say("web-hint"), [said], false);
  }

  /** The reason stands beside the thing that was touched. */
  toldWhy(message) {
    if (message.id !== this.why?.id) return;
    speak(message.say);
    this.lens.tellWhyNot(this.why.piece, reason(this.frame, message));
  }

  heard(message) {
    if (!this.chat.add(message)) return;
    const said = `${message.from}: ${message.text}`;
    this.panel.news("chat");
    if (this.panel.shows("chat") || !isNew(message)) return speak(said);
    this.head.markUnread("chat");
    notice(said);
  }

  online(online) {
    if (!online && !this.frame) return void this.lookForTable();
    if (!online) notice(say("web-line-broken"));
    else if (this.wasOffline) notice(say("web-line-back"));
    this.wasOffline = !online;
    document.documentElement.classList.toggle("offline", !online);
  }

  /** A socket cannot say why it was refused: if there is no such table, say so instead of trying for ever. */
  async lookForTable() {
    try {
      await ask(`/api/tables/${encodeURIComponent(this.id)}/invitation`);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.status !== 404) return notice(say("web-line-broken"));
      this.wire.close();
      document.documentElement.classList.remove("offline");
      const home = h("a", { href: "/" }, say("web-to-lobby"));
      this.main.replaceChildren(h("p", { class: "loading" }, refusal.message, " ", home));
    }
  }

  // ------------------------------------------------------------ what is shown

  ensurePage() {
    if (this.page) return;
    this.page = h(
      "div",
      { class: "table-page" },
      this.head.elements,
      this.stage.root,
      this.bar.element,
      this.panel.element,
      this.handle.element,
      this.coach.pointer.element,
      this.coach.element,
      this.lens.element,
      this.answer.element,
      this.proposal.element,
    );
    this.main.replaceChildren(this.page);
    this.page.dataset.game = this.frame.game;
  }

  redraw() {
    const { frame, decision } = this;
    if (!frame || !this.page?.isConnected) return;
    this.page.dataset.version = String(frame.version);
    this.page.classList.toggle("sending", decision.sent);
    this.head.show(frame, decision, this.log.latest);
    this.seats.show(frame);
    this.proposal.show(frame);
    this.bar.show(frame, decision);
    this.sheet.show(frame, frame.sheets, decision.sheets);
    // What is around the table is measured before anything on it changes, and then the table alone: together, both would be laid out anew.
    this.head.makeRoom();
    this.stage.put(frame.game, decision.scene, decision.lights);
    this.stage.mark(this.coach.things() ?? this.sheet.things());
    this.stage.settle(() => this.handle.show(this.stage, decision));
    this.coach.show(decision);
    if (decision.sent) this.closeAnswers();
    else if (this.stage.boxOf(this.lens.shown)) this.lens.place();
    this.goOnByKey();
  }

  /** It is decided: whatever was told about it has been heard. */
  closeAnswers() {
    this.lens.hide();
    this.answer.hide();
  }

  /** Who has pressed a button that is gone goes on where the next choice is: never on a button that undoes it. */
  goOnByKey() {
    if (!this.bar.lostFocus) return;
    const next = this.page.querySelector(".bar.ready [data-act=confirm], .piece.lit, .bar .verb");
    this.bar.lostFocus = !next;
    if (document.activeElement === document.body) /** @type {HTMLElement | null} */ (next)?.focus();
  }

  /** Who is thinking, and since when; the clocks go on. */
  tick() {
    if (!this.frame || !this.page) return;
    const { clock } = this.frame;
    for (const seat of clock?.running ?? []) clock.left[seat] = Math.max(0, clock.left[seat] - 1);
    this.seats.tick();
  }

  handOver(frame, seat) {
    const back = this.eyes >= 0 && frame.takeback ? () => this.takeBackFor(this.eyes) : null;
    const handing = `${seat} ${back !== null}`;
    // The same screen stays: a finger may be on its button right now.
    if (this.handing === handing && this.main.querySelector(".hand-over")) return;
    this.handing = handing;
    this.page = null;
    this.stage.fresh.clear();
    const take = () => {
      this.eyes = this.taken = seat;
      this.frame = null;
      this.main.replaceChildren(h("p", { class: "loading" }, say("web-loading")));
      this.wire.greet({ seat });
    };
    this.main.replaceChildren(handOverScreen(frame, seat, take, back));
    this.main.querySelector("button")?.focus();
    speak(say("web-hand-over", { name: frame.seats[seat].name }));
  }

  showEnding() {
    showEnding(this.frame, {
      rematch: () => this.rematch(),
      replay: () => this.replay(),
      light: (cell) => this.lightCell(cell),
    });
  }

  /** Lights things on the table; where the sheet covers the table, it makes way. */
  light(things) {
    this.stage.mark(things);
    if (!things.length || !this.panel.covers) return;
    this.panel.close();
    const { line } = this.sheet.line ?? {};
    if (line?.why) this.answer.show(`${line.label} ${written(line)}`, [line.why]);
  }

  /** Lights the things behind points that were touched elsewhere. */
  lightCell(cell) {
    this.panel.choose("scores");
    this.sheet.clear();
    this.sheet.touch(cell);
  }

  // ------------------------------------------------------------ what the viewer does

  touched(id) {
    this.looked();
    hush();
    this.answer.hide();
    if (hasEnded(this.frame) || this.coach.looking) return this.lens.show(id, true);
    if (this.decision.sent || this.frame.phase !== "playing") return;
    const choices = this.frame.scene.choices ?? [];
    const came = choices.length ? this.decision.touch(id) : "no";
    if (came === "no") this.changeMind(id) || this.askWhy(id);
    if (came === "picked") speak(say("web-go-on"));
  }

  /** Touching what could have been chosen some steps ago takes those steps back. @param {string} id */
  changeMind(id) {
    const steps = this.decision.stepsBackTo(id);
    if (!steps) return false;
    this.wish = { id, steps };
    this.takeStepBack();
    return true;
  }

  takeStepBack() {
    this.decision.returning = true;
    this.takeBack();
  }

  /** A step was taken back: another one, or at last the touch that all was for. */
  goOnReturning() {
    const { wish } = this;
    if (!wish || !this.decision.returning) return (this.decision.returning = false);
    wish.steps -= 1;
    if (wish.steps > 0 && this.frame.takeback) return this.takeStepBack();
    this.wish = null;
    this.decision.returning = false;
    return this.decision.touch(wish.id);
  }

  /** One step back: of what is spelled, or of what was taken up. */
  stepBack() {
    if (this.decision.back()) return true;
    if (!this.decision.steps.length || !this.frame?.takeback) return false;
    this.takeStepBack();
    return true;
  }

  /** Opens somebody's part of the table; false if it lies open anyway. @param {number} seat */
  lookAt(seat) {
    const shown = this.stage.stripArea(seat);
    this.lens.hide(); // it would lie over what is opened
    if (shown) this.stage.open(shown.area.id, !shown.element.classList.contains("opened"));
    return Boolean(shown);
  }

  /** A wrong touch: the rules know why not. What has no name is only in the way of a finger. */
  askWhy(id) {
    const { frame, decision } = this;
    if (!this.stage.views.get(id)?.piece?.label) return;
    if (!frame.you.includes(frame.seat)) return this.lens.show(id, true);
    const asked = this.wire.say({ type: "why", seat: frame.seat, touches: [...decision.spelling.picked, decision.meant(id)] });
    this.why = { id: asked, piece: id };
  }

  /** The viewer has seen what changed. */
  looked() {
    this.sheet.clear();
    if (!this.stage.fresh.size) return;
    this.stage.fresh.clear();
    this.stage.show(this.decision.lights);
  }

  keyActs() {
    return {
      touch: (id, key) => this.touchByKey(id, key),
      confirm: () => this.coach.go(1) || this.decision.confirm(),
      turn: () => this.decision.turn(1),
      coach: () => this.coach.again(),
      back: () => this.escape(),
      takeback: () => this.frame?.takeback && this.takeBack(),
      ...questions(this.answer, () => this.frame, () => this.log.latest),
      moves: () => this.listMoves(),
      rules: () => this.frame.manual && showRules(this.frame.game),
      keys: () => this.lens.answerFocused() || showKeys(),
      sound: () => this.toggleSound(),
      names: () => this.log.nameThePlaces(!prefs.names),
    };
  }

  /** Enter does a move that is spelled, unless it is on a piece that would spell another; Space only touches. */
  touchByKey(id, key) {
    const { decision } = this;
    const spells = decision.touchable(id) && !decision.lights.picked.has(id) && id !== decision.ready?.turns;
    const done = decision.ready && !spells;
    if (key === "Enter" && done) this.decision.confirm();
    else this.touched(id);
  }

  escape() {
    this.panel.close();
    this.sheet.clear();
    const shown = this.answer.hide() || this.lens.pinned;
    this.lens.hide();
    return shown || this.stage.closeAreas() || this.stepBack();
  }

  toggleSound() {
    prefer({ sound: !prefs.sound });
    speak(say(prefs.sound ? "web-sound-on" : "web-sound-off"));
    this.head.showSound();
    play("bell");
  }

  takeBack() {
    this.takeBackFor(this.frame.seat);
  }

  takeBackFor(seat) {
    this.taken = seat;
    this.wire.say({ type: "takeback", seat });
  }

  /** A bot sits in for somebody, or makes room again. */
  async letBot(seat, taken) {
    try {
      const { games } = await ask("/api/games");
      const level = taken ? usualLevel(games.find((game) => game.name === this.frame.game)) : null;
      this.wire.say({ type: "bot", seat, level });
    } catch (problem) {
      notice(problem.message);
    }
  }

  hint() {
    this.wire.say({ type: "hint", seat: this.frame.seat });
  }

  listMoves() {
    if (!this.frame?.scene.choices?.length) return speak(say("web-not-your-turn"));
    showMoves(this.frame, (choice) => this.choose(choice));
  }

  /** A move from a hint or from the list. */
  choose(choice) {
    this.decision.choose(choice);
    this.bar.goOn();
  }

  async rematch() {
    this.leaving = true;
    try {
      const { table } = await tell(`/api/tables/${this.id}/rematch`);
      go(`/table/${table}`);
    } catch (refusal) {
      notice(refusal.message);
    }
  }

  /** Who plays is asked how to leave; who only looks just goes. */
  leave() {
    const away = () => go("/");
    if (!this.frame.you.length || hasEnded(this.frame)) return away();
    const leaving = leavingOf(this.frame, (deed) => (deed === "resign" || leaving.alone) && away());
    askHowToLeave({ ...leaving, agree: () => this.proposal.answer(true) }, away, waysAlong(this.frame));
  }

  replay() {
    go(`/replay/${this.id}`);
  }

  close() {
    this.latest = null; // a frame on its way finds nobody here
    clearInterval(this.clock);
    clearTimeout(this.patience);
    this.deaf();
    this.wire.close();
    this.coach.close();
    this.stage.close();
  }
}

/** Until what is on the page now has been painted; a page that nobody sees paints nothing. @returns {Promise<void>} */
function nextPicture() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, UNSEEN);
  });
}

/** Was it said just now, and not before the page was opened? @param {{at?: number}} message */
function isNew({ at }) {
  return at !== undefined && Date.now() / 1000 - at < LATELY;
}
