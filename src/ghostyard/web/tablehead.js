/** The top of the table: which game, who plays, what is asked or about to be done, and the way to panel and rules. */

import { editionTag } from "./agreement.js";
import { attribute, h, icon, iconButton, refill } from "./dom.js";
import { showKeys } from "./keys.js";
import { hasEnded } from "./leave.js";
import { settingsButton } from "./me.js";
import { prefs } from "./prefs.js";
import { unwritten } from "./rules.js";
import { say, signed } from "./words.js";

const LONG = 1.5; // lines
const FRACTION = 1 / 32; // of a pixel: browsers lay out in smaller ones
/** How room is made for the names of who plays, one step after the other. */
const TIGHT = ["tight", "tighter", "tightest"];

export class TableHead {
  /**
   * @param {HTMLElement} seats
   * @param {{panel: (tab: string) => void, rules: () => void, sound: () => void, settings: () => void, leave: () => void}} acts
   */
  constructor(seats, { panel, rules, sound, settings, leave }) {
    this.title = h("h1", { class: "table-title" });
    this.ask = h("p", { class: "ask" });
    this.news = h("span", { class: "news" });
    /** The whole of it is in the log. */
    this.newsLink = h("button", { type: "button", class: "news-link", title: say("web-log"), data: { act: "news" }, on: { click: () => panel("log") } }, this.news);
    const tab = (picture, name) =>
      iconButton(picture, say(`web-${name}`), () => this.read(name, panel), {
        class: "icon-button sheet-only",
        data: { tab: name },
      });
    this.rules = iconButton("rules", say("web-rules"), rules);
    this.sound = iconButton("sound", say("web-sounds"), sound, { data: { act: "sound" } });
    const tools = h(
      "div",
      { class: "tools" },
      tab("sheet", "scores"),
      tab("log", "log"),
      tab("chat", "chat"),
      this.rules,
      this.sound,
      settingsButton(settings),
      iconButton("keys", say("web-keys"), showKeys, { class: "icon-button keyboard-only" }),
      iconButton("leave", say("web-leave"), leave, { class: "icon-button", data: { act: "leave" } }),
    );
    this.row = h("div", { class: "ask-row" }, this.ask, this.newsLink);
    this.elements = [h("div", { class: "table-head" }, this.title, seats, tools), this.row];
    this.seats = seats;
    this.showSound();
    new ResizeObserver(() => this.resized()).observe(this.row);
  }

  resized() {
    this.tighten();
    this.makeRoom();
  }

  /** Names get the room of other things in these ways; one of these stands in the head of the page. @param {string[]} ways */
  tighten(...ways) {
    for (const way of TIGHT) this.seats.classList.toggle(way, ways.includes(way));
    document.documentElement.dataset.seats = ways.join(" ");
  }

  /** Something new waits behind this button. @param {string} tab */
  markUnread(tab) {
    this.tab(tab)?.classList.add("unread");
  }

  read(tab, panel) {
    this.tab(tab)?.classList.remove("unread");
    panel(tab);
  }

  tab(name) {
    return this.elements[0].querySelector(`[data-tab="${name}"]`);
  }

  /** A crossed-out loudspeaker until sounds are wanted. */
  showSound() {
    attribute(this.sound, { "aria-pressed": String(prefs.sound) });
    this.sound.replaceChildren(icon(prefs.sound ? "sound" : "silent"));
  }

  cutsNames() {
    return [...this.seats.querySelectorAll(".seat-name")].some(isCut);
  }

  /**
   * @param {import("./types.js").Frame} frame
   * @param {import("./decision.js").Decision} decision
   * @param {string[]} latest what the last move did
   */
  show(frame, decision, latest) {
    const over = hasEnded(frame);
    const asked = Boolean(frame.scene.choices?.length);
    if (!frame.manual) unwritten.add(frame.game);
    this.rules.hidden = !frame.manual;
    refill(this.title, frame.title, editionTag(frame.edition));
    this.ask.classList.toggle("yours", asked && !decision.ready);
    this.ask.classList.toggle("chosen", Boolean(decision.ready) && !decision.sent);
    this.ask.classList.toggle("result", over);
    refill(this.ask, said(frame, decision));
    refill(this.news, over ? "" : latest.join(" "));
    this.newsLink.hidden = !this.news.textContent;
  }

  /** A long question needs the room of the news; one that does not fit either is written smaller. Names go before what is said of them. */
  makeRoom() {
    // As long as the window stays as it is: nothing comes and goes.
    for (const [place, way] of TIGHT.entries())
      if (!this.seats.classList.contains(way) && this.cutsNames()) this.tighten(...TIGHT.slice(0, place + 1));
    this.row.classList.remove("longer");
    this.row.classList.toggle("long", this.ask.offsetHeight > LONG * parseFloat(getComputedStyle(this.ask).lineHeight));
    this.row.classList.toggle("longer", this.ask.scrollHeight > this.ask.clientHeight + 1);
  }
}

/** Does a name need more room than it has? A fraction of a pixel less, which `scrollWidth` rounds away, cuts off letters. @param {Element} name */
export function isCut(name) {
  const written = document.createRange();
  written.selectNodeContents(name);
  return written.getBoundingClientRect().width > name.getBoundingClientRect().width + FRACTION;
}

/** The one sentence: what is asked, or what the spelled move does. */
function said(frame, decision) {
  if (hasEnded(frame)) return [frame.result];
  if (decision.sent) return [say("web-sending")];
  if (decision.ready) return [h("span", { class: "move-label" }, decision.ready.here || decision.ready.label, " ", chip(decision.change))];
  return [decision.begun ? say("web-go-on") : frame.ask];
}

/** What a move changes in the own points; nothing where it changes nothing. @param {number | null} change */
export function chip(change) {
  return change ? h("span", { class: `chip ${change < 0 ? "loss" : "gain"}` }, signed(change)) : null;
}
