/** Words: fixed labels in the reader's language, and numbers and times as it writes them. */

import { ask } from "./server.js";

export const LANGUAGES = { en: "English", es: "Español", de: "Deutsch" };

/** @type {Record<string, string | {by: string, other: string, [form: string]: string}>} */
let messages = {};
let language = "en";

/** Fetches the messages of a language and speaks it from now on. @param {string} lang */
export async function speakLanguage(lang) {
  messages = await ask(`/api/words/${lang}`);
  language = lang;
  document.documentElement.lang = lang;
}

/** Rules for numbers, times and lists take long to make, and are asked for again and again. @type {Map<string, any>} */
const rulers = new Map();

function ruler(Kind, how = {}) {
  const key = `${Kind.name} ${language} ${JSON.stringify(how)}`;
  if (!rulers.has(key)) rulers.set(key, new Kind(language, how));
  return rulers.get(key);
}

/** The language spoken now. */
export function spokenLanguage() {
  return language;
}

/** A label; an unknown id shows itself, so that it is found. @param {string} id @param {Record<string, any>} [facts] */
export function say(id, facts = {}) {
  const message = messages[id] ?? id;
  const text = typeof message === "string" ? message : inItsNumber(message, facts);
  return text.replace(/\{ ?\$([a-z]+) ?\}/g, (_, name) => written(facts[name]));
}

/** The plural form that a fact asks for. */
function inItsNumber(message, facts) {
  return message[ruler(Intl.PluralRules).select(Number(facts[message.by]))] ?? message.other;
}

/** Is there such a message? @param {string} id */
export function knows(id) {
  return id in messages;
}

function written(fact) {
  return typeof fact === "number" ? number(fact) : String(fact ?? "");
}

/** A number as this language writes it. @param {number} value */
export function number(value) {
  return ruler(Intl.NumberFormat).format(value).replace("-", "−");
}

/** A number that always shows its sign, with a real minus. @param {number} value */
export function signed(value) {
  return ruler(Intl.NumberFormat, { signDisplay: "exceptZero" }).format(value).replace("-", "−");
}

/** A share of one as this language writes percents. @param {number} value */
export function share(value) {
  return ruler(Intl.NumberFormat, { style: "percent" }).format(value);
}

/** How long ago that was, such as "5 minutes ago". @param {number} seconds since 1970 */
export function ago(seconds) {
  const past = Math.round(seconds - Date.now() / 1000);
  if (past > -60) return say("web-just-now");
  const relative = ruler(Intl.RelativeTimeFormat, { numeric: "auto" });
  const [unit, size] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ].find(([, size]) => -past >= Number(size)) ?? ["minute", 60];
  return relative.format(Math.ceil(past / Number(size)), /** @type {Intl.RelativeTimeFormatUnit} */ (unit));
}

/** How long something takes, in its largest unit: "12s", "3min". @param {number} seconds */
export function duration(seconds) {
  const [unit, size] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ].find(([, size]) => seconds >= Number(size)) ?? ["second", 1];
  return ruler(Intl.NumberFormat, { style: "unit", unit: String(unit), unitDisplay: "narrow" }).format(
    Math.floor(seconds / Number(size)),
  );
}

/** The same in whole words: "3 hours". @param {number} seconds */
export function timeSpan(seconds) {
  const [unit, size] = [
    ["day", 86400],
    ["hour", 3600],
  ].find(([, size]) => seconds >= Number(size)) ?? ["minute", 60];
  const count = Math.max(1, Math.floor(seconds / Number(size)));
  return ruler(Intl.NumberFormat, { style: "unit", unit: String(unit), unitDisplay: "long" }).format(count);
}

/** The time of day. @param {number} seconds since 1970 */
export function clockTime(seconds) {
  return ruler(Intl.DateTimeFormat, { hour: "numeric", minute: "2-digit" }).format(new Date(seconds * 1000));
}

/** Names as a list: "Ana, Ben and Cleo". @param {string[]} names */
export function listed(names) {
  return ruler(Intl.ListFormat, { type: "conjunction" }).format(names);
}
