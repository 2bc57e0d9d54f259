/** Chat: quick phrases in everybody's own language, free text, and silence for who wants it. */

import { button, h } from "./dom.js";
import { prefer, prefs } from "./prefs.js";
import { clockTime, say } from "./words.js";

export const PHRASES = [
  "hello",
  "good-luck",
  "thinking",
  "nice-move",
  "oops",
  "hurry",
  "boo",
  "thanks",
  "good-game",
  "again",
];

export class Chat {
  /** @param {(message: object) => void} send */
  constructor(send) {
    this.send = send;
    this.last = -1; // the number of the line that came last
    this.list = h("ol", { class: "chat-lines", "aria-label": say("web-chat") });
    this.input = h("input", {
      type: "text",
      maxlength: "300",
      "aria-label": say("web-chat-write"),
      placeholder: say("web-chat-write"),
      autocomplete: "off",
    });
    this.element = h("div", { class: "chat" }, this.list, this.phrases(), this.form());
    new ResizeObserver(() => this.showLast()).observe(this.list); // also when the chat is opened
  }

  phrases() {
    const one = (phrase) =>
      button(say(`web-phrase-${phrase}`), () => this.send({ type: "phrase", phrase }), { class: "phrase" });
    return h("div", { class: "phrases", role: "group", "aria-label": say("web-chat-phrases") }, PHRASES.map(one), this.muting());
  }

  form() {
    const write = (event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      if (text) this.send({ type: "chat", text });
      this.input.value = "";
    };
    return h(
      "form",
      { class: "chat-form", on: { submit: write } },
      this.input,
      h("button", { type: "submit" }, say("web-send")),
    );
  }

  muting() {
    const box = h("input", { type: "checkbox", on: { change: () => this.mute(box.checked) } });
    box.checked = prefs.mute;
    return h("label", { class: "check" }, box, say("web-chat-mute"));
  }

  mute(muted) {
    prefer({ mute: muted });
    this.list.hidden = muted;
  }

  /** Somebody said something; who comes back is told the last lines once more. @param {{number: number, from: string, text: string, at?: number}} message */
  add({ number, from, text, at }) {
    if (number <= this.last) return false;
    this.last = number;
    const time = at ? h("time", {}, clockTime(at)) : null;
    this.list.append(h("li", {}, h("strong", {}, from), " ", h("span", {}, text), " ", time));
    this.list.hidden = prefs.mute;
    this.showLast();
    return !prefs.mute;
  }

  /** What was said last is in sight. */
  showLast() {
    this.list.scrollTop = this.list.scrollHeight;
  }
}
