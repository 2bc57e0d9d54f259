/** A document as this browser keeps it: what is written, what could be undone, and touches that wait for an answer.
 * It is kept before anything is sent: a reload, the back button or a dead battery lose nothing. */

const MOST_UNDONE = 80;

/** @typedef {{document: any, at: string}} Moment */

export class PadDocument {
  /** @param {string} game @param {string} kind @param {string} pad the id of a shared one; none: it is this browser's own */
  constructor(game, kind, pad) {
    this.key = ["ghostyard-pad", game, kind, pad].filter(Boolean).join("-");
    /** @type {Moment} */
    this.now = { document: null, at: "" };
    /** @type {Moment[]} */
    this.past = [];
    /** @type {Moment[]} */
    this.future = [];
    /** @type {string[]} edits that were touched and not answered yet */
    this.waiting = [];
    this.version = 0;
    /** Whose faces are picked: the id of an own edition, or the key of one that is offered; none: ours. */
    this.edition = "";
    /** @type {any} what was seen last: without a network, all there is */
    this.seen = null;
    Object.assign(this, kept(this.key));
  }

  /** Keeps everything. */
  keep() {
    const { now, past, future, waiting, version, edition, seen } = this;
    const all = { now, past: past.slice(-MOST_UNDONE), future, waiting, version, edition, seen };
    try {
      localStorage.setItem(this.key, JSON.stringify(all));
    } catch {
      this.past = this.past.slice(-5); // no room left: what is written matters more than what could be undone
    }
  }

  /** Nothing is left of it in this browser. */
  forget() {
    localStorage.removeItem(this.key);
  }

  /** Something was touched. @param {string} edit */
  wait(edit) {
    this.waiting.push(edit);
    this.keep();
  }

  /** So many touches were answered. @param {any} seen @param {number} answered */
  go(seen, answered) {
    const next = { document: seen.document, at: seen.at };
    this.waiting.splice(0, answered);
    if (this.now.document && !same(this.now.document, next.document)) {
      if (answered) this.past.push(this.now);
      if (answered) this.future = [];
    }
    Object.assign(this, { now: next, version: seen.version ?? 0, seen });
    this.keep();
  }

  /** Goes on with the faces of another edition. @param {string} edition */
  choose(edition) {
    this.edition = edition;
    this.keep();
  }

  /** A refused touch is let go. @param {number} count */
  drop(count) {
    this.waiting.splice(0, count);
    this.keep();
  }

  /** One step back or forth; the moment to go to, if there is one. @param {"past" | "future"} where */
  step(where) {
    const next = this[where].pop();
    if (!next) return null;
    this[where === "past" ? "future" : "past"].push(this.now);
    this.now = next;
    this.keep();
    return next;
  }

  /** Begins anew; what was there can be brought back. */
  begin() {
    if (this.now.document) this.past.push(this.now);
    Object.assign(this, { now: { document: null, at: "" }, future: [], waiting: [] });
    this.keep();
  }

  /** Goes on with a copy of another document. @param {PadDocument} other */
  copy(other) {
    if (this.now.document) this.past.push(this.now);
    Object.assign(this, { now: other.now, future: [], waiting: [...other.waiting], edition: other.edition });
    this.keep();
  }
}

function kept(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}");
  } catch {
    return {}; // nothing is there, or nothing may be kept: a new one
  }
}

function same(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}
