/** Keys: everything on the table can be done and heard without a pointer. */

import { h } from "./dom.js";
import { openDialog } from "./dialog.js";
import { prefs } from "./prefs.js";
import { say } from "./words.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The keys, in the order of the help page. Each is also a `web-key-...` message. */
export const KEYS = [
  ["Enter", "confirm"],
  ["r", "turn"],
  ["Escape", "back"],
  ["u", "takeback"],
  ["w", "what"],
  ["m", "mine"],
  ["t", "theirs"],
  ["l", "last"],
  ["p", "points"],
  ["a", "moves"],
  ["n", "names"],
  ["g", "rules"],
  ["c", "coach"],
  ["s", "sound"],
  ["?", "keys"],
];

/** @typedef {Record<string, () => boolean | void>} Acts by the names above; false means: not now */

/**
 * Listens to the keyboard until it is told to stop.
 * @param {HTMLElement} stage @param {Acts} acts
 */
export function listenToKeys(stage, acts) {
  const listen = (event) => {
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector("dialog:modal") ||
      writes(event.target)
    )
      return;
    if (pressed(event, stage, acts)) event.preventDefault();
  };
  document.addEventListener("keydown", listen);
  return () => document.removeEventListener("keydown", listen);
}

function pressed(event, stage, acts) {
  const { key, target } = event;
  // Elsewhere arrows keep their own meaning: sliders, tabs, scrolling a list. Buttons below the table lead back to it.
  if (key in ARROWS && (stage.contains(target) || !target.closest("aside, header, input")))
    return goTo(stage, target, ARROWS[key], event.shiftKey);
  const piece = target.closest?.("[data-piece]");
  if (piece && (key === "Enter" || key === " ")) return acts.touch(piece.dataset.piece, key) !== false;
  // A button or link under the focus keeps its own Enter.
  if (key === "Enter" && target.closest?.("button, a, summary, select")) return false;
  return shortcut(key, acts);
}

function shortcut(key, acts) {
  const single = key.length === 1;
  if (single && !prefs.keys) return false;
  const name = KEYS.find(([known]) => known === (single ? key.toLowerCase() : key))?.[1];
  return name !== undefined && acts[name]?.() !== false;
}

function writes(target) {
  return target.matches?.("input:not([type=range]):not([type=checkbox]):not([type=radio]), textarea, select");
}

/** Focus goes to the nearest touchable piece in that direction; with Shift, to the nearest that has a name. */
function goTo(stage, from, [dx, dy], all) {
  const pieces = [...stage.querySelectorAll(all ? ".piece[tabindex]" : ".piece[tabindex='0']")].filter((piece) =>
    piece.checkVisibility(),
  );
  if (!pieces.length) return false;
  const start = from.closest?.(".piece[tabindex]");
  const next = start ? nearest(pieces, start, dx, dy) : pieces[0];
  /** @type {any} */ (next)?.focus();
  return true;
}

function nearest(pieces, start, dx, dy) {
  const [x, y] = middle(start);
  const ahead = pieces
    .filter((piece) => piece !== start)
    .map((piece) => {
      const [px, py] = middle(piece);
      const along = (px - x) * dx + (py - y) * dy;
      const across = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      return { piece, along, cost: along + 2.5 * across };
    });
  const best = ahead.filter(({ along }) => along > 3).sort((one, other) => one.cost - other.cost)[0];
  return best?.piece ?? (pieces.includes(start) ? null : closest(ahead));
}

/** From where nothing can be touched, any arrow leads to what can be, wherever it lies. */
function closest(ahead) {
  return ahead.sort((one, other) => Math.abs(one.cost) - Math.abs(other.cost))[0]?.piece;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Shows what the keys do. */
export function showKeys() {
  const row = ([key, name]) => [
    h("dt", {}, h("kbd", {}, key === "Escape" ? "Esc" : key.length === 1 ? key.toUpperCase() : key)),
    h("dd", {}, say(`web-key-${name}`)),
  ];
  const arrows = [
    h("dt", {}, h("kbd", {}, "← ↑ ↓ →")),
    h("dd", {}, say("web-key-arrows")),
    h("dt", {}, h("kbd", {}, "⇧ ← ↑ ↓ →")),
    h("dd", {}, say("web-key-look")),
  ];
  openDialog(say("web-keys"), () => [h("dl", { class: "keys" }, arrows, KEYS.flatMap(row))]);
}
