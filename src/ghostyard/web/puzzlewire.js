/** A puzzle's wire: what a table is told over its socket is asked over HTTP here. The turn so far is kept in the page. */

import { ask } from "./server.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").PuzzleSeen} PuzzleSeen */

export class PuzzleWire {
  /**
   * @param {string} name of the puzzle: "galore/1a2b3c", or "daily"
   * @param {(message: any) => void} receive
   * @param {(seen: PuzzleSeen) => void} judged what is said to a whole turn
   * @param {(problem: Error) => void} failed
   */
  constructor(name, receive, judged, failed) {
    this.name = name;
    this.receive = receive;
    this.judged = judged;
    this.failed = failed;
    /** @type {string[]} */
    this.moves = [];
    this.count = 0;
    this.version = 0;
    this.begin();
  }

  async begin() {
    try {
      if (this.name === "daily") {
        const { daily } = await ask("/api/puzzles");
        this.day = daily.day;
        this.name = `${daily.game}/${daily.id}`;
      }
      await this.look([]);
    } catch (problem) {
      if (!this.closed) this.failed(problem);
    }
  }

  /** The turn from its beginning. */
  restart() {
    return this.look([]);
  }

  /** The answer. */
  async solution() {
    this.show(await ask(`/api/puzzles/${this.name}/solution`));
  }

  /** Says something as to a table; the answer comes under its id. @param {any} message */
  say(message) {
    const id = `puzzle-${++this.count}`;
    const acts = { move: "play", preview: "preview", why: "why", takeback: "takeBack" };
    const act = acts[message.type];
    const refused = (problem) => this.tell({ type: "answer", id, ok: false, say: problem.message });
    if (act) this[act](message, id).catch(refused);
    return id;
  }

  async play({ move }, id) {
    const moves = [...this.moves, move];
    const seen = await this.asked("", { moves });
    this.tell({ type: "answer", id, ok: true, version: this.version + 1 });
    this.moves = moves;
    this.show(seen);
  }

  async preview({ move }, id) {
    this.tell({ ...(await this.asked("/preview", { moves: this.moves, move: [move] })), id });
  }

  async why({ touches }, id) {
    this.tell({ ...(await this.asked("/why", { moves: this.moves, touches })), id });
  }

  async takeBack() {
    await this.look(this.moves.slice(0, -1));
  }

  async look(moves) {
    const seen = await this.asked("", { moves });
    this.moves = moves;
    const { game, told, by, clauses, steps } = seen.frame;
    if (!moves.length && !this.seen) this.tell({ type: "log", game, told, by, clauses, steps });
    this.show(seen);
  }

  /** @param {string} what @param {Record<string, string[]>} facts */
  asked(what, facts) {
    const query = new URLSearchParams(Object.entries(facts).map(([name, values]) => [name, values.join(";")]));
    return ask(`/api/puzzles/${this.name}${what}?${query}`);
  }

  /** @param {PuzzleSeen} seen */
  show(seen) {
    const first = !this.moves.length && !seen.verdict;
    const { frame } = seen;
    frame.version = ++this.version;
    frame.seats.forEach((seat, index) => index === frame.seat || (seat.pending = false)); // nobody else thinks
    if (first) Object.assign(frame, { ask: `${say("web-puzzle-ask")} ${frame.ask}`, told: this.seen ? [] : frame.told });
    this.seen = seen;
    if (seen.verdict && !this.closed) this.judged(seen);
    else this.tell(frame);
  }

  /** Whoever has left the page hears nothing more. @param {any} message */
  tell(message) {
    if (!this.closed) this.receive(message);
  }

  greet() {}
  hurry() {}
  close() {
    this.closed = true;
  }
}
