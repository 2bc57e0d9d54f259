/** Spelling: touches, one after another, spell one of the moves on offer. Knows choices, and nothing else. */

/** @typedef {import("./types.js").Choice} Choice */

export class Spelling {
  /** @param {Choice[]} choices */
  constructor(choices) {
    this.choices = choices;
    this.start();
  }

  /** Nothing is touched yet; what every move begins with goes without saying. */
  start() {
    /** @type {string[]} */
    this.picked = [];
    this.turn = 0;
    this.extend();
  }

  /** The moves that begin with what is touched so far. */
  get candidates() {
    return this.choices.filter((choice) => touches(choice).length && begins(touches(choice), this.picked));
  }

  /** The moves that are completely spelled; they differ only by their turn. */
  get spelled() {
    return this.picked.length ? this.choices.filter((choice) => same(touches(choice), this.picked)) : [];
  }

  /** The move that would be made now. @returns {Choice | null} */
  get ready() {
    const spelled = this.spelled;
    return spelled.find((choice) => (choice.turn ?? -1) === this.turn) ?? spelled[0] ?? null;
  }

  /** Can the piece be turned before the move is made? */
  get turnable() {
    return this.spelled.length > 1;
  }

  /** Moves made by a button, without any touch. */
  get buttons() {
    return this.choices.filter((choice) => !touches(choice).length);
  }

  /** What can be touched now to go on, or instead of the last touch. @returns {Set<string>} */
  get lit() {
    const before = this.spelled.length ? this.picked.slice(0, -1) : this.picked;
    const going = this.choices.filter(
      (choice) => begins(touches(choice), before) && touches(choice).length > before.length,
    );
    const next = this.candidates.map((choice) => touches(choice)[this.picked.length]);
    return new Set([...going.map((choice) => touches(choice)[before.length]), ...next].filter(Boolean));
  }

  /**
   * Touches a piece. Says what came of it: "picked" more to come, "ready" a move is spelled,
   * "turned" the same move turned further, "again" the same move touched twice, "no" nothing begins like that.
   * @param {string} id
   * @returns {"picked" | "ready" | "turned" | "again" | "no"}
   */
  touch(id) {
    if (this.ready && (id === this.picked.at(-1) || id === this.ready.turns)) {
      if (!this.turnable) return "again";
      this.turnOn(1);
      return "turned";
    }
    for (const start of this.beginnings()) {
      if (this.takes([...start, id])) return this.ready ? "ready" : "picked";
    }
    return "no";
  }

  /** What a touch may follow: all touches so far, or fewer, down to none. */
  beginnings() {
    return this.picked.map((_, index) => this.picked.slice(0, this.picked.length - index)).concat([[]]);
  }

  takes(touched) {
    if (!this.choices.some((choice) => begins(touches(choice), touched))) return false;
    this.picked = touched;
    if (this.spelled.length && !this.spelled.some((choice) => choice.turn === this.turn)) {
      this.turn = this.spelled[0].turn ?? 0;
    }
    return true;
  }

  /** Turns to the next (or previous) way the move can be made. @param {number} steps */
  turnOn(steps) {
    const turns = this.spelled.map((choice) => choice.turn ?? 0).sort((a, b) => a - b);
    const place = turns.indexOf(this.ready?.turn ?? 0);
    this.turn = turns[(place + steps + turns.length) % turns.length];
  }

  /** One touch back; false if there was none. */
  back() {
    const least = this.given;
    if (this.picked.length <= least) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }

  /** Takes the touches that all moves share; all of them, if the moves differ only by their turn. */
  extend() {
    const [first, ...others] = this.choices.map(touches);
    const shared = first?.findIndex((id, index) => others.some((other) => other[index] !== id)) ?? 0;
    const whole = others.length > 0 && others.every((other) => same(first, other));
    const most = whole ? first.length : Math.min(...this.choices.map((choice) => touches(choice).length)) - 1;
    this.picked = first?.slice(0, Math.max(0, shared < 0 ? most : Math.min(shared, most))) ?? [];
    this.given = this.picked.length;
    this.turn = this.spelled[0]?.turn ?? 0;
  }
}

/** @param {Choice} choice */
function touches(choice) {
  return choice.touch ?? [];
}

function begins(whole, start) {
  return start.every((id, index) => whole[index] === id);
}

function same(one, other) {
  return one.length === other.length && begins(one, other);
}
