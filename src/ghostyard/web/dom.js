/** Making elements: the only way this client writes to the page. Text is always text, never markup. */

import { addressOf } from "./place.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 * @typedef {Record<string, any>} Attributes `on` holds listeners, `data` the data set; null and false are left out
 */

/** An HTML element. @param {string} tag @param {Attributes} [attributes] @param {...(Child | Child[])} children */
export function h(tag, attributes = {}, ...children) {
  return filled(document.createElement(tag), attributes, children);
}

/** An SVG element. @param {string} tag @param {Attributes} [attributes] @param {...(Child | Child[])} children */
export function s(tag, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, tag), attributes, children);
}

function filled(element, attributes, children) {
  attribute(element, attributes);
  element.append(...shown(children));
  return element;
}

/** Sets attributes; null or false takes one away. @param {Element} element @param {Attributes} attributes */
export function attribute(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else if (name === "data") Object.assign(/** @type {HTMLElement} */ (element).dataset, value);
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else put(element, name, value === true ? "" : String(value));
  }
}

function put(element, name, text) {
  const value = name === "href" || name === "src" ? addressOf(text) : text;
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Puts these children in place of what was there. @param {Element} element @param {...(Child | Child[])} children */
export function fill(element, ...children) {
  element.replaceChildren(...shown(children));
  return element;
}

/** The same, but what says the same already stays: the page need not be laid out again. @param {Element} element @param {...(Child | Child[])} children */
export function refill(element, ...children) {
  const fresh = /** @type {Element} */ (element.cloneNode(false));
  fresh.append(...shown(children));
  if (!fresh.isEqualNode(element)) element.replaceChildren(...fresh.childNodes);
}

/** @param {(Child | Child[])[]} children */
function shown(children) {
  const kept = children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
  return kept.map((child) => (child instanceof Node ? child : String(child)));
}

/** Puts a child at its index; what is there already stays: moving it would lose its focus, and a click on it. */
export function keepAt(parent, child, index) {
  if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}

/**
 * Puts children into their order, before a child that stays behind them. As many as can stay where they are: whatever is moved
 * has to be laid out and painted anew, and all that it shows. @param {Element} parent @param {Element[]} children @param {Element} end
 */
export function arrange(parent, children, end) {
  const places = new Map([...parent.children].map((child, place) => [child, place]));
  const staying = longestRise(children.map((child) => places.get(child) ?? -1));
  children.reduceRight((next, child, at) => {
    if (!staying.has(at)) parent.insertBefore(child, next);
    return child;
  }, end);
}

/** Where the longest rising sequence among these numbers stands; what is below zero is in none. @param {number[]} numbers @returns {Set<number>} */
function longestRise(numbers) {
  /** @type {number[]} for every length where the sequence ends that ends lowest */
  const ends = [];
  const before = numbers.map((number, at) => {
    if (number < 0) return -1;
    const length = ends.findLastIndex((end) => numbers[end] < number) + 1;
    ends[length] = at;
    return length ? ends[length - 1] : -1;
  });
  const rise = new Set();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at]) rise.add(at);
  return rise;
}

/** A button with a verb on it. @param {string} text @param {(event: Event) => void} act @param {Attributes} [more] */
export function button(text, act, more = {}) {
  return h("button", { type: "button", ...more, on: { click: act } }, text);
}

/** Buttons that many things have are called after their thing: whoever hears only them can tell them apart. */
export function calledAfter(thing, element) {
  for (const one of element.querySelectorAll("button, a[href]"))
    if (!one.hasAttribute("aria-label")) one.setAttribute("aria-label", `${one.textContent}: ${thing}`);
  return element;
}

/** What is still called the same is numbered. */
export function toldApart(element) {
  const count = new Map();
  for (const one of element.querySelectorAll("button, a[href]")) {
    const name = one.getAttribute("aria-label") ?? one.textContent;
    count.set(name, (count.get(name) ?? 0) + 1);
    if (count.get(name) > 1) one.setAttribute("aria-label", `${name} (${count.get(name)})`);
  }
  return element;
}

/** A small picture from the shell's own symbols; the words beside it speak. @param {string} name */
export function icon(name) {
  return s("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, s("use", { href: `#icon-${name}` }));
}

/** What there is more of, one touch away; opened, it stays open when all around it is made anew. @param {Element} around @param {string} name @param {string} title @param {Node | false} content */
export function folded(around, name, title, content) {
  if (!content) return null;
  const open = /** @type {HTMLDetailsElement | null} */ (around.querySelector(`.older.${name}`))?.open;
  return h("details", { class: `older ${name}`, open: Boolean(open) }, h("summary", {}, title), content);
}

/** A button that shows only a picture, with its name for tooltips and screen readers. */
export function iconButton(name, label, act, more = {}) {
  return h(
    "button",
    { type: "button", class: "icon-button", title: label, "aria-label": label, ...more, on: { click: act } },
    icon(name),
  );
}
