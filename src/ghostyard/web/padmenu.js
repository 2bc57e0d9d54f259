/** What a score pad can do beside touches: names and numbers that are typed, sharing, pictures, print. */

import { button, h, icon } from "./dom.js";
import { openDialog } from "./dialog.js";
import { editionField, writtenWith } from "./editionfield.js";
import { Invitation } from "./invitation.js";
import { go, renew } from "./main.js";
import { showMe } from "./me.js";
import { shareDrawing } from "./share.js";
import { ask, tell } from "./server.js";
import { notice } from "./speech.js";
import { say } from "./words.js";

/** @typedef {import("./pad.js").PadPage} PadPage */
/** @typedef {import("./types.js").Edited} Edited */
/** @typedef {{edit: string, label: string, value?: string, kind?: "text" | "number", group?: string}} Field */

/** Everything that can be typed but the name, under the titles of its groups. @param {Edited} seen @param {(edit: string) => void} edit */
export function fieldsOf({ fields = [] }, edit) {
  const titles = new Set(fields.map((field) => field.group).filter(Boolean));
  return [...titles].map((title) => {
    const some = fields.filter((field) => field.group === title);
    const inputs = h("div", { class: "pad-fields" }, some.map((field) => input(field, edit)));
    return h("details", { open: some.some(({ value }) => value) }, h("summary", {}, title), inputs);
  });
}

/** @param {Field} field @param {(edit: string) => void} edit */
function input({ edit: begins, label, value = "", kind = "text" }, edit) {
  const shape = kind === "number" ? { inputmode: "numeric", pattern: "[-−]?[0-9]*", size: "4" } : {};
  const change = () => edit(`${begins} ${field.value.trim()}`.trim());
  const field = /** @type {HTMLInputElement} */ (h("input", { type: "text", value, maxlength: "24", autocomplete: "off", ...shape, on: { change } }));
  return h("label", { class: "field" }, h("span", {}, label), field);
}

/** Whose board it is: the name, and how to take somebody out. @param {PadPage} page @param {Edited} seen */
export function showSeat(page, seen) {
  const { name } = seen.seats[seen.seat];
  const field = seen.fields?.find((one) => !one.group);
  openDialog(
    name,
    (close) => {
      const done = (edit) => {
        page.edit(edit);
        close();
      };
      const save = (event) => {
        event.preventDefault();
        const typed = /** @type {HTMLInputElement} */ (event.target.querySelector("input"));
        done(`${field.edit} ${typed.value.trim()}`.trim());
      };
      return [
        h("form", { class: "field-row", on: { submit: save } }, input(field, () => {}), h("button", { type: "submit", class: "primary" }, say("web-save"))),
        button(say("web-pad-remove", { name }), () => done(`remove ${seen.seat}`), { class: "quiet" }),
      ];
    },
    { name: "pad-seat" },
  );
  /** @type {HTMLInputElement | null} */ (document.querySelector(".pad-seat input"))?.select();
}

/** Everything else. @param {PadPage} page */
export function showMore(page) {
  openDialog(say("web-pad"), (close) => {
    const act = (name, label, does) => {
      const made = button("", () => (close(), does()), { data: { act: name } });
      made.append(icon(name), label);
      return made;
    };
    return [
      h("p", { class: "quiet-text" }, say("web-pad-kept")),
      h(
        "div",
        { class: "pad-more" },
        page.seen.shares && act("scan", say("web-pad-share"), () => share(page)),
        page.seen.edition && act("tiles", say("web-edition-named", { title: editionTitle(page.seen) }), () => chooseEdition(page)),
        page.shared && act("person", say("web-pad-alone"), () => page.goAlone()),
        page.seen.shares && act("picture", say("web-pad-picture"), () => sharePad(page)),
        page.seen.shares && act("print", say("web-pad-print"), () => printPad(page)),
        act("moon", say("web-me"), () => showMe(renew)),
        !page.shared && act("close", say("web-pad-new"), () => askForNew(page)),
      ),
    ];
  });
}

/** Asks before everything is cleared. @param {PadPage} page */
function askForNew(page) {
  openDialog(say("web-pad-new"), (close) => [
    h("p", {}, say("web-pad-new-sure")),
    h("div", { class: "buttons" }, button(say("web-pad-new"), () => (close(), page.startAnew()), { class: "primary" }), button(say("web-close"), close)),
  ]);
}

/** Lets others write too: the pad gets an address, which is shown as a code to scan. @param {PadPage} page */
async function share(page) {
  try {
    if (!page.shared) {
      const { pad } = await tell("/api/pads", drawing(page));
      go(`/pad/${page.game}/${pad}`);
      return showCode(page.game, pad);
    }
    showCode(page.game, page.shared);
  } catch (problem) {
    notice(problem.message);
  }
}

function showCode(game, pad) {
  const invitation = new Invitation();
  invitation.fetch(`/api/pads/${game}/${pad}`).catch((refusal) => notice(refusal.message));
  openDialog(say("web-pad-share"), () => [h("p", {}, say("web-pad-share-about")), invitation.element], { name: "pad-code" });
}

function drawing({ game, kind, kept }) {
  return { game, kind, document: kept.now.document, ...writtenWith(kept.edition) };
}

/** @param {Edited} seen */
function editionTitle({ edition }) {
  return edition?.title || say("web-edition-house");
}

/** Whose tiles and cards lie in the tray. @param {PadPage} page */
async function chooseEdition(page) {
  try {
    const { games } = await ask("/api/games");
    const game = games.find(({ name }) => name === page.game);
    let chosen = page.kept.edition;
    openDialog(say("web-edition"), (close) => [
      h("p", {}, say("web-pad-edition-about")),
      ...editionField(game, chosen, (edition) => (chosen = edition)),
      h("div", { class: "buttons" }, button(say("web-save"), () => (close(), page.choose(chosen)), { class: "primary", data: { act: "choose" } })),
    ], { name: "pad-edition" });
  } catch (problem) {
    notice(problem.message);
  }
}

/** @param {PadPage} page */
async function sharePad(page) {
  try {
    const { svg } = await tell("/api/editor/picture", drawing(page));
    await shareDrawing(address(svg), page.game, page.seen.title, page.seen.result || page.seen.title);
  } catch {
    notice(say("web-picture-failed"));
  }
}

/** Boards and score sheet on paper. @param {PadPage} page */
async function printPad(page) {
  try {
    const { svg } = await tell("/api/editor/picture", { ...drawing(page), paper: true });
    const picture = /** @type {HTMLImageElement} */ (h("img", { src: address(svg), alt: "" }));
    await picture.decode();
    const sheet = page.sheet.element.querySelector("table")?.cloneNode(true);
    page.print.replaceChildren(h("h1", {}, say("web-pad-title", { title: page.seen.title })), h("p", {}, page.seen.result ?? ""), picture, sheet ?? "");
    globalThis.print();
  } catch {
    notice(say("web-picture-failed"));
  }
}

/** A drawing as an address: pictures come from this page only. @param {string} svg */
function address(svg) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
