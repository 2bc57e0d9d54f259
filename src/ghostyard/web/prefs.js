/** Preferences: how this browser likes it. Kept in the browser; nothing here is told to the server. */

const KEY = "ghostyard-prefs";
const DEFAULTS = {
  theme: "night", motion: "auto", sound: false, keys: true, mute: false, names: false, folded: false,
  played: "", // the game that was played last
  met: [], // the games whose aim was told
  offered: [], // those whose first game was begun, or declined
  pace: "normal", // of what bots do
  volume: 0.6,
  server: "", // where one goes on with friends, from a page without a server
  lang: "en", // the last time, for a start without a network
}; // prettier-ignore

/** @type {{theme: string, motion: string, sound: boolean, keys: boolean, mute: boolean, names: boolean,
 *   folded: boolean, played: string, met: string[], offered: string[], pace: string, volume: number, server: string, lang: string}} */
export const prefs = { ...DEFAULTS, ...stored() };

function stored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {}; // private windows may have no storage: the defaults will do
  }
}

/** Changes a preference for good. @param {Partial<typeof prefs>} change */
export function prefer(change) {
  Object.assign(prefs, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch {
    // Not kept, but still obeyed until the page is closed.
  }
  showPrefs();
}

/** Lets the style sheets know. */
export function showPrefs() {
  document.documentElement.dataset.theme = theme();
  document.documentElement.dataset.motion = moves() ? "on" : "off";
  document.documentElement.dataset.names = prefs.names ? "on" : "off";
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", theme() === "light" ? "#f3ead7" : "#14121f");
}

/** "night" or "light". */
export function theme() {
  if (prefs.theme !== "auto") return prefs.theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "night";
}

/** How long bots pause for us, as a multiple of what is usual, and how long a piece glides, in milliseconds. */
export const PACES = { slow: [2.5, 600], normal: [1, 320], fast: [0.3, 180], off: [0, 120] };

/** @returns {[number, number]} */
export function pace() {
  return /** @type {any} */ (PACES[prefs.pace] ?? PACES.normal);
}

/** Does anything move? */
export function moves() {
  if (prefs.motion !== "auto") return prefs.motion === "on";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
