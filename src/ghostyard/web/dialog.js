/** Dialogs: something to read or decide before going on. Esc closes them, and focus goes back to where it was. */

import { h, iconButton } from "./dom.js";
import { say } from "./words.js";

/**
 * Opens a dialog; `content` fills it and may ask for it to be closed.
 * @param {string} title
 * @param {(close: () => void) => (Node | string)[]} content
 * @param {{name?: string, closed?: () => void}} [more]
 */
export function openDialog(title, content, { name = "", closed } = {}) {
  const dialog = /** @type {HTMLDialogElement} */ (
    h("dialog", { class: `dialog ${name}`, "aria-labelledby": "dialog-title" })
  );
  const close = () => dialog.close();
  dialog.append(
    h("header", {}, h("h2", { id: "dialog-title" }, title), iconButton("close", say("web-close"), close)),
    h("div", { class: "dialog-body" }, ...content(close)),
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed?.();
  });
  dialog.addEventListener("click", (event) => event.target === dialog && close());
  document.body.append(dialog);
  dialog.showModal();
  return close;
}
