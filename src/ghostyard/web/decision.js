/** A decision: from the first touch over the preview to the move that is sent. */

import { counted } from "./points.js";
import { previewed } from "./preview.js";
import { Spelling } from "./spelling.js";

/** @typedef {import("./types.js").Choice} Choice */
/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {import("./types.js").Scene} Scene */

export class Decision {
  /**
   * @param {(message: object) => string} send
   * @param {() => void} changed
   */
  constructor(send, changed) {
    this.send = send;
    this.changed = changed;
    this.spelling = new Spelling([]);
    /** @type {Map<string, string>} pieces that mean the same as others, such as equal cards */
    this.like = new Map();
    /** @type {Choice[][]} the choices of the steps that led here */
    this.steps = [];
    /** Is a step being taken back? */
    this.returning = false;
    this.forget();
  }

  forget() {
    /** @type {Choice | null} a move chosen from a list instead of by touch */
    this.listed = null;
    this.previewId = "";
    /** @type {{move: string, scene: Scene, sheets: import("./types.js").Sheet[]} | null} */
    this.preview = null;
    this.sent = false;
    /** The first frame that shows the move that was sent; not known before the answer. */
    this.shownIn = Infinity;
  }

  /**
   * A new frame. What is half spelled stays if the same moves are still on offer, and its preview is asked for again:
   * others may have moved. A move on its way stays on its way while frames come that do not show it yet.
   * @param {Frame} frame
   */
  begin(frame) {
    const choices = frame.scene.choices ?? [];
    const same =
      this.frame &&
      choices.length > 0 &&
      frame.seat === this.frame.seat &&
      moves(choices) === moves(this.spelling.choices);
    this.frame = frame;
    if (same) this.setPreview(this.preview);
    if (same && this.sent && frame.version < this.shownIn) return;
    if (same && !this.sent) return this.askPreview();
    this.startAnew();
  }

  startAnew() {
    this.rememberStep();
    this.spelling = new Spelling(this.frame.scene.choices ?? []);
    this.forget();
    this.setPreview(null);
    this.askPreview(); // where all moves are touched alike, one is spelled already, to be turned
  }

  /** Steps of the same act are remembered with what else could have been chosen, for a change of mind. */
  rememberStep() {
    const step = this.sent && this.ready?.step && this.frame.takeback;
    if (step) this.steps.push(this.spelling.choices);
    else if (!this.returning) this.steps = [];
    else this.steps.length = Math.max(0, this.steps.length - 1);
  }

  /**
   * How many steps have to be taken back before this piece can be touched; 0 if none of them began with it.
   * @param {string} id
   */
  stepsBackTo(id) {
    const meant = this.meant(id);
    const step = this.steps.findLastIndex((choices) => choices.some(({ touch }) => touch?.[0] === meant));
    return step < 0 || !this.frame.takeback ? 0 : this.steps.length - step;
  }

  /**
   * The move that was sent is made.
   * @param {number} version of the first frame that shows it; it may have come already
   */
  made(version) {
    this.shownIn = version;
    if (!this.sent || this.frame.version < version) return;
    this.startAnew();
    this.changed();
  }

  /** The move that Enter would make. @returns {Choice | null} */
  get ready() {
    return this.listed ?? this.spelling.ready;
  }

  /** Has anything been chosen that Esc would undo? */
  get begun() {
    return this.listed !== null || this.spelling.picked.length > this.spelling.given;
  }

  get turnable() {
    return !this.listed && this.spelling.turnable;
  }

  /** Does the move put the piece that it turns somewhere, or only turn it where it lies? */
  get lays() {
    const turned = this.ready?.turns;
    if (!turned) return false;
    const now = this.frame.scene.areas.flatMap((area) => area.pieces).find((piece) => piece.id === turned);
    return Boolean(now?.ghost) || !this.ready.touch?.includes(turned);
  }

  get lights() {
    if (this.sent) return { lit: new Set(), picked: new Set() };
    const { lit, picked } = this.spelling;
    for (const [id, other] of this.like) if (lit.has(other) && !picked.includes(other)) lit.add(id);
    return { lit, picked: new Set(this.listed ? this.listed.touch : picked) };
  }

  /** The piece that moves name, for this one or one like it. @param {string} id */
  meant(id) {
    return this.like.get(id) ?? id;
  }

  /** Does a touch on this piece mean anything now? @param {string} id */
  touchable(id) {
    if (this.sent) return false;
    const meant = this.meant(id);
    return this.spelling.lit.has(meant) || this.spelling.picked.includes(meant) || (this.ready?.turns ?? "") === meant;
  }

  /**
   * Does dragging it lead somewhere: is another touch to follow, or is it what the move puts somewhere?
   * @param {string} id
   */
  movable(id) {
    const meant = this.meant(id);
    return this.spelling.choices.some(
      ({ touch = [], turns }) => touch.slice(0, -1).includes(meant) || (turns === meant && touch[0] !== meant),
    );
  }

  /** @param {string} id */
  touch(id) {
    if (this.sent) return "no";
    this.listed = null;
    const came = this.spelling.touch(this.meant(id));
    // What only takes something up needs no second touch: the next one says where it goes, or takes it back.
    const done = came === "again" || (came === "ready" && this.ready?.step && !this.turnable);
    if (done) this.confirm();
    else if (came !== "no") this.look();
    return came;
  }

  /** A drag begins: pieces that only get turned are carried without being touched. @param {string} id */
  lift(id) {
    const meant = this.meant(id);
    if (!this.spelling.picked.includes(meant) && this.spelling.lit.has(meant)) this.touch(id);
  }

  /** @param {number} steps */
  turn(steps) {
    if (!this.turnable || this.sent) return false;
    this.spelling.turnOn(steps);
    this.look();
    return true;
  }

  /** Chooses a move from a list; it still wants a confirmation. @param {Choice} choice */
  choose(choice) {
    this.listed = choice.touch?.length ? null : choice;
    if (!this.listed) Object.assign(this.spelling, { picked: [...choice.touch], turn: choice.turn ?? 0 });
    this.look();
  }

  /** Makes a move at once, as a button with a verb does. @param {Choice} choice */
  make(choice) {
    this.listed = choice;
    this.confirm();
  }

  /** Sends the move. */
  confirm() {
    const move = this.ready?.move;
    if (!move || this.sent) return false;
    this.sent = true;
    const { ply, seat } = this.frame;
    this.moveId = this.send({ type: "move", ply, seat, move });
    this.changed();
    return true;
  }

  /** It was refused, or taken back: choose again. */
  refused() {
    this.spelling.start();
    this.forget();
    this.changed();
  }

  /** One step back; false if there is none. */
  back() {
    if (!this.begun || this.sent) return false;
    if (this.listed) this.listed = null;
    else this.spelling.back();
    this.look();
    return true;
  }

  /** Asks what the move would do, and shows it when the answer comes. */
  look() {
    // An older preview stays on the table until the new one comes, so that a turned piece does not jump back.
    if (!this.ready) this.setPreview(null);
    this.spoken = "";
    this.askPreview();
    this.changed();
  }

  askPreview() {
    this.previewId = this.ready ? this.send({ type: "preview", seat: this.frame.seat, move: this.ready.move }) : "";
  }

  /** The answer to `look`; older ones are late and forgotten. Says whether it is news to somebody who listens. */
  seen(message) {
    if (message.id !== this.previewId) return false;
    this.setPreview(message);
    this.changed();
    const news = `${message.move} ${this.change}`;
    const isNew = news !== this.spoken;
    this.spoken = news;
    return isNew;
  }

  /** What is shown of the move from now on; in it, pieces may mean others. @param {Decision["preview"]} preview */
  setPreview(preview) {
    this.preview = preview;
    this.like = likenesses(this.scene);
  }

  /** The sheets after the move, once they are known. */
  get sheets() {
    return this.preview && this.preview.move === this.ready?.move ? this.preview.sheets : null;
  }

  /** No preview for this one: it would reveal something. */
  unseen() {
    this.setPreview(null);
    this.changed();
  }

  /** What the move changes in the own points, once it is known. @returns {number | null} */
  get change() {
    const own = (sheets) => sheets?.find((sheet) => sheet.seat === this.frame.seat);
    const [now, then] = [own(this.frame.sheets), own(this.sheets)];
    return now && then ? counted(then) - counted(now) : null;
  }

  /** The scene to draw: the preview's, with everything that can still be touched. @returns {Scene} */
  get scene() {
    const now = this.frame.scene;
    if (!this.preview?.scene) return now;
    return previewed(
      this.preview.scene,
      now,
      new Set(this.spelling.choices.flatMap((choice) => choice.touch ?? [])),
      this.lights.picked,
      this.again,
    );
  }

  /** The piece that a second touch is for, in the move that is previewed; "" if it would turn it, or was not touched at all. */
  get again() {
    const { touch, turns } = this.spelling.choices.find(({ move }) => move === this.preview?.move) ?? {};
    return (turns !== touch?.at(-1) && touch?.at(-1)) || "";
  }
}

function moves(choices) {
  return choices.map((choice) => choice.move).join("\n");
}

/** @param {Scene} scene */
function likenesses({ areas }) {
  const pieces = areas.flatMap((area) => area.pieces);
  return new Map(pieces.filter(({ like }) => like).map(({ id, like }) => [id, like]));
}
