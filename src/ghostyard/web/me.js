/** Who I am: name, language, look and sound of this browser; a passphrase makes the name mine elsewhere too. */

import { openDialog } from "./dialog.js";
import { h, iconButton } from "./dom.js";
import { PACES, prefer, prefs } from "./prefs.js";
import { ask, Refusal, tell } from "./server.js";
import { play } from "./sound.js";
import { notice } from "./speech.js";
import { LANGUAGES, say, speakLanguage, spokenLanguage } from "./words.js";

/** @type {{name: string, lang: string, known: boolean}} */
export const me = { name: "", lang: "en", known: false };

/** Learns who I am, and speaks my language. */
export async function meetMe() {
  try {
    Object.assign(me, await ask("/api/me"));
    prefer({ lang: me.lang });
  } catch (problem) {
    if (problem instanceof Refusal) throw problem;
    me.lang = prefs.lang; // without a network: as the last time
  }
  await speakLanguage(me.lang in LANGUAGES ? me.lang : "en");
}

/** Changes name or language. @param {{name?: string, lang?: string}} change */
export async function callMe(change) {
  const { name, lang } = { ...me, ...change };
  Object.assign(me, await tell("/api/me", { name, lang }));
  if (lang !== spokenLanguage()) await speakLanguage(lang);
}

/** A name for whoever has not said one yet; the same as long as the page is open. */
export function guestName() {
  guest ||= say("web-guest", { number: 10 + Math.floor(Math.random() * 90) });
  return guest;
}
let guest = "";

/** Whoever plays alone needs no questions: a guest gets a guest's name. */
export async function beSomebody() {
  if (me.name) return;
  await callMe({ name: guestName() });
  showName();
}

/** Whoever sits down with others has a name; it is asked for when it is first needed. Resolves when there is one. @param {string} verb what is done then */
export function haveName(verb = say("web-go-on-here")) {
  if (me.name) return Promise.resolve();
  /** @param {(nothing?: any) => void} resolve @param {(why: Error) => void} reject */
  const ask = (resolve, reject) => {
    openDialog(
      say("web-your-name"),
      (close) => [
        nameForm(async (change) => {
          await callMe(change);
          resolve();
          close();
          showName();
        }, h("button", { type: "submit", class: "primary" }, verb)),
      ],
      { closed: () => reject(new Error(say("web-name-needed"))) },
    );
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector("dialog[open] input"));
    field?.focus();
    field?.select();
  };
  return new Promise(ask);
}

/** The same settings where the top of the page has no room for the name: beside a table on a small screen. @param {() => void} act */
export function settingsButton(act) {
  return iconButton("gear", say("web-me"), act, { data: { act: "settings" }, "aria-haspopup": "dialog" });
}

/** The name at the top of the page. */
export function showName() {
  document.querySelector("#head .my-name").textContent = me.name;
}

/** A field to choose one of several things. */
function chooser(label, value, options, act) {
  const select = h(
    "select",
    { on: { change: () => act(select.value) } },
    Object.entries(options).map(([key, text]) => h("option", { value: key }, text)),
  );
  select.value = value;
  return h("label", { class: "field" }, h("span", {}, label), select);
}

function checker(label, value, act) {
  const box = h("input", { type: "checkbox", on: { change: () => act(box.checked) } });
  box.checked = value;
  return h("label", { class: "check" }, box, label);
}

/** A number between 0 and 1. */
function slider(label, value, act) {
  const range = h("input", { type: "range", min: "0", max: "1", step: "0.1", value: String(value) });
  range.addEventListener("change", () => act(Number(range.value)));
  return h("label", { class: "field" }, h("span", {}, label), range);
}

/** Shows all that can be set. @param {() => void} changed after a change that redraws the page */
export function showMe(changed) {
  openDialog(
    say("web-me"),
    (close) => {
      const redraw = async (change) => {
        await callMe(change);
        close();
        changed();
      };
      const translate = async (lang) => {
        await redraw({ lang });
        showMe(changed); // whoever looks for their language goes on looking
        /** @type {HTMLElement | null} */ (document.querySelector(".me-dialog select"))?.focus();
      };
      return [
        nameForm(redraw),
        chooser(say("web-language"), spokenLanguage(), LANGUAGES, translate),
        chooser(
          say("web-theme"),
          prefs.theme,
          { auto: say("web-theme-auto"), night: say("web-theme-night"), light: say("web-theme-light") },
          (theme) => prefer({ theme }),
        ),
        chooser(
          say("web-motion"),
          prefs.motion,
          { auto: say("web-theme-auto"), on: say("web-on"), off: say("web-off") },
          (motion) => prefer({ motion }),
        ),
        chooser(
          say("web-pace"),
          prefs.pace,
          Object.fromEntries(Object.keys(PACES).map((name) => [name, say(`web-pace-${name}`)])),
          (pace) => prefer({ pace }),
        ),
        checker(say("web-sounds"), prefs.sound, (sound) => {
          prefer({ sound });
          play("bell");
        }),
        slider(say("web-volume"), prefs.volume, (volume) => {
          prefer({ volume, sound: true });
          play("bell");
        }),
        checker(say("web-single-keys"), prefs.keys, (keys) => prefer({ keys })),
        passphraseForm(redraw),
        me.known && newPassphraseForm(close),
      ];
    },
    { name: "me-dialog" },
  );
}

/** @param {(change: {name: string}) => Promise<void>} redraw @param {HTMLElement} [submit] */
function nameForm(redraw, submit = h("button", { type: "submit" }, say("web-save"))) {
  const value = me.name || guestName();
  const input = h("input", { type: "text", value, maxlength: "24", required: true, autocomplete: "nickname" });
  const save = (event) => {
    event.preventDefault();
    redraw({ name: input.value.trim() }).catch((refusal) => notice(refusal.message));
  };
  return h(
    "form",
    { class: "field-row", on: { submit: save } },
    h("label", { class: "field" }, h("span", {}, say("web-name")), input),
    submit,
  );
}

function passphraseForm(redraw) {
  const name = h("input", { type: "text", value: me.name, maxlength: "24", required: true, autocomplete: "username" });
  const phrase = h("input", { type: "password", minlength: "8", required: true, autocomplete: "current-password" });
  const save = async (event) => {
    event.preventDefault();
    try {
      Object.assign(me, await tell("/api/me/passphrase", { name: name.value.trim(), passphrase: phrase.value }));
      await redraw({});
      notice(say("web-passphrase-set", { name: me.name }));
    } catch (refusal) {
      notice(refusal.message);
    }
  };
  return h(
    "details",
    {},
    h("summary", {}, say("web-passphrase")),
    h("p", {}, say("web-passphrase-about")),
    h(
      "form",
      { class: "stack", on: { submit: save } },
      h("label", { class: "field" }, h("span", {}, say("web-name")), name),
      h("label", { class: "field" }, h("span", {}, say("web-passphrase-field")), phrase),
      h("button", { type: "submit" }, say("web-passphrase-save")),
    ),
  );
}

/** For whoever has a passphrase: another one. @param {() => void} done */
function newPassphraseForm(done) {
  const old = h("input", { type: "password", minlength: "8", required: true, autocomplete: "current-password" });
  const fresh = h("input", { type: "password", minlength: "8", required: true, autocomplete: "new-password" });
  const save = async (event) => {
    event.preventDefault();
    try {
      await tell("/api/me/passphrase/change", { passphrase: old.value, fresh: fresh.value });
      done();
      notice(say("web-passphrase-changed"));
    } catch (refusal) {
      notice(refusal.message);
    }
  };
  return h(
    "details",
    {},
    h("summary", {}, say("web-passphrase-change")),
    h("p", {}, say("web-passphrase-change-about")),
    h(
      "form",
      { class: "stack", on: { submit: save } },
      h("label", { class: "field" }, h("span", {}, say("web-passphrase-old")), old),
      h("label", { class: "field" }, h("span", {}, say("web-passphrase-new")), fresh),
      h("button", { type: "submit" }, say("web-passphrase-change-save")),
    ),
  );
}
