/** The wire to one table: a socket that comes back by itself, also when it is dead, and repeats what was not answered. */

import { addressOf } from "./place.js";
import { pace } from "./prefs.js";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PATIENCE = 6000; // for a line to open, and for an answer
const SLOW = 60000; // for a hint
const QUIET = 20000; // nobody has said anything for so long: is anybody there?

export class Wire {
  /**
   * @param {string} table
   * @param {string} lang
   * @param {(message: any) => void} receive
   * @param {(online: boolean) => void} changed
   */
  constructor(table, lang, receive, changed) {
    this.table = table;
    this.hasLine = !table.startsWith("local-"); // such a table lives in this browser
    this.receive = receive;
    this.changed = changed;
    this.greeting = { type: "hello", lang, paced: true };
    this.wait = FIRST_WAIT;
    this.closed = false;
    this.hurried = false;
    /** @type {Map<string, {type: string}>} said, not yet answered */
    this.unanswered = new Map();
    /** The id of our question whether anybody is there. */
    this.question = "";
    this.connect();
  }

  connect() {
    const socket = new WebSocket(location.origin.replace("http", "ws") + addressOf(`/ws/${this.table}`));
    const once = (act) => (event) => socket === this.socket && act(event); // a line that was given up says nothing more
    this.socket = socket;
    socket.addEventListener("open", once(() => this.opened()));
    socket.addEventListener("message", once((event) => this.heard(JSON.parse(event.data))));
    socket.addEventListener("close", once(() => this.lost()));
    this.expect(PATIENCE);
  }

  /** A line may be dead without being closed: somebody pulled a plug, or the server stands still behind its balancer. */
  expect(milliseconds) {
    clearTimeout(this.watching);
    if (this.hasLine) this.watching = setTimeout(() => this.giveUp(), milliseconds);
  }

  giveUp() {
    const dead = this.socket;
    this.socket = null;
    dead.close();
    this.lost();
  }

  /** Something has come: the next thing is due soon where we wait for an answer; otherwise we ask in a while. */
  listen() {
    clearTimeout(this.watching);
    if (!this.hasLine) return;
    const waiting = [...this.unanswered.values()];
    if (waiting.length) this.expect(waiting.some(({ type }) => type === "hint") ? SLOW : PATIENCE);
    else this.watching = setTimeout(() => this.ask(), QUIET);
  }

  ask() {
    this.question = newId();
    this.put({ type: "seen", id: this.question });
    this.expect(PATIENCE);
  }

  opened() {
    this.wait = FIRST_WAIT;
    this.changed(true);
    this.expect(QUIET); // the first word may wait for a table to be read, and for many who come together
    this.put(this.greeting);
    // The server answers a repeated id as before, so saying it twice never plays it twice.
    for (const message of this.unanswered.values()) this.put(message);
  }

  lost() {
    if (this.closed) return;
    clearTimeout(this.watching);
    this.changed(false);
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  heard(message) {
    if (message.type === "answer") this.unanswered.delete(message.id);
    this.listen();
    if (message.id && message.id === this.question) return;
    if (message.type === "frame" && !this.isComplete(message)) return;
    this.receive(message);
  }

  /** Only complete frames are shown. Meanwhile others come without a scene; the next complete one when it was seen. */
  isComplete(frame) {
    if (frame.moves) return false;
    if (frame.scene.choices?.length) this.hurried = false;
    // So long a new scene keeps the screen busy; nothing glides in a waiting room, and the game behind it should not wait.
    clearTimeout(this.looking);
    this.looking = setTimeout(() => this.seen(), this.hurried || frame.phase === "lobby" ? 0 : pace()[1]);
    return true;
  }

  /** Whatever was shown has been looked at; bots go on at the viewer's pace. */
  seen() {
    clearTimeout(this.looking);
    this.put({ type: "seen", pace: this.hurried ? 0 : pace()[0] });
  }

  /** Until the viewer is asked something, nobody waits for them to look. */
  hurry() {
    this.hurried = true;
    this.seen();
  }

  /** Says something that is answered by its id, which comes back. @param {{type: string}} message */
  say(message) {
    const id = newId();
    const said = { ...message, id };
    // A look ahead or a question is only worth something now; all else is repeated after a broken line.
    if (said.type !== "preview" && said.type !== "why") this.unanswered.set(id, said);
    if (said.type === "move") this.seen(); // whoever acts has looked: the answer need not wait for it
    this.put(said);
    if (this.isOpen && this.unanswered.has(id)) this.listen();
    return id;
  }

  /** Says hello, now and after every reconnection. @param {object} more */
  greet(more) {
    this.greeting = { ...this.greeting, ...more };
    this.put(this.greeting);
  }

  put(message) {
    if (this.isOpen) this.socket.send(JSON.stringify(message));
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.watching);
    this.socket?.close();
  }
}

/** An id nobody else has; `randomUUID` exists only on secure pages, and people play in plain local networks. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
