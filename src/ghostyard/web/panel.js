/** The panel: score sheet, log and chat as tabs; on small screens it slides up over the table when asked for. */

import { attribute, h, iconButton } from "./dom.js";
import { prefer, prefs } from "./prefs.js";
import { hush } from "./speech.js";
import { say } from "./words.js";

export class Panel {
  /** @param {{name: string, label: string, content: HTMLElement}[]} tabs */
  constructor(tabs) {
    this.tabs = tabs.map((tab) => this.newTab(tab));
    const list = h(
      "div",
      { role: "tablist", "aria-label": say("web-panel") },
      this.tabs.map((tab) => tab.button),
    );
    const close = iconButton("close", say("web-close"), () => this.close(), { class: "icon-button panel-close" });
    this.folder = iconButton("fold", "", () => this.fold(!prefs.folded), { class: "icon-button panel-fold" });
    this.element = h(
      "aside",
      { class: "panel", "aria-label": say("web-panel") },
      h("div", { class: "panel-head" }, list, this.folder, close),
      this.tabs.map((tab) => tab.pane),
    );
    list.addEventListener("keydown", (event) => this.arrow(event));
    this.choose(this.tabs[0].name);
    this.fold(prefs.folded);
  }

  /** Folds the panel up to its tabs, or opens it again. @param {boolean} folded */
  fold(folded) {
    if (folded !== prefs.folded) prefer({ folded });
    this.element.classList.toggle("folded", folded);
    const label = say(folded ? "web-panel-open" : "web-panel-fold");
    attribute(this.folder, { "aria-label": label, title: label, "aria-expanded": String(!folded) });
  }

  newTab({ name, label, content }) {
    const button = h(
      "button",
      {
        type: "button",
        role: "tab",
        id: `tab-${name}`,
        "aria-controls": `pane-${name}`,
        on: { click: () => this.open(name) },
      },
      label,
    );
    const pane = h(
      "div",
      { role: "tabpanel", id: `pane-${name}`, class: "pane", "aria-labelledby": `tab-${name}`, tabindex: "0" },
      content,
    );
    return { name, button, pane };
  }

  /** Shows a tab. @param {string} name */
  choose(name) {
    this.chosen = name;
    for (const tab of this.tabs) {
      const chosen = tab.name === name;
      tab.pane.hidden = !chosen;
      tab.button.setAttribute("aria-selected", String(chosen));
      tab.button.tabIndex = chosen ? 0 : -1;
      if (chosen) tab.button.classList.remove("news");
    }
  }

  /** Shows a tab, also on a screen that has no room for it all the time. @param {string} name */
  open(name) {
    this.choose(name);
    this.fold(false);
    this.element.classList.add("open");
    hush(); // a notice would lie over what it was about
  }

  /** Can this tab be seen now? @param {string} name */
  shows(name) {
    const tab = this.tabs.find((one) => one.name === name);
    return Boolean(tab?.pane.checkVisibility({ visibilityProperty: true })); // closed on a phone, it is laid out below the screen
  }

  /** Does it lie over the table now? */
  get covers() {
    return this.element.classList.contains("open") && getComputedStyle(this.element).position === "fixed";
  }

  close() {
    this.element.classList.remove("open");
  }

  /** Marks a tab that has something new. @param {string} name */
  news(name) {
    if (!this.shows(name)) this.tabs.find((tab) => tab.name === name)?.button.classList.add("news");
  }

  arrow(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = this.tabs.findIndex((tab) => tab.name === this.chosen);
    const next = this.tabs[(at + step + this.tabs.length) % this.tabs.length];
    this.choose(next.name);
    next.button.focus();
    event.preventDefault();
  }
}
