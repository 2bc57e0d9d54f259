/** Several pages side by side: what is played in one must not be undone by another. */

import { HOME } from "./files.js";

/** Is this the only page of the site? It stays the first as long as it is open. @returns {Promise<boolean>} */
export function isFirst() {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((done) => {
    navigator.locks.request(`ghostyard ${HOME.pathname}`, { ifAvailable: true }, (lock) => {
      done(Boolean(lock));
      return lock && new Promise(() => {});
    });
  });
}

/** This page shows what is no longer true. @param {(message: string) => string} say */
export function tellElsewhere(say) {
  const dialog = document.querySelector("dialog.site-elsewhere") ?? document.body.appendChild(elsewhereDialog(say));
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
}

function elsewhereDialog(say) {
  const told = document.createElement("p");
  told.textContent = say("web-site-elsewhere");
  const button = document.createElement("button");
  button.className = "primary";
  button.textContent = say("web-site-here");
  button.addEventListener("click", () => location.reload());
  const dialog = document.createElement("dialog");
  dialog.className = "dialog site-elsewhere";
  dialog.append(told, button);
  dialog.addEventListener("cancel", (event) => event.preventDefault()); // nothing can be done here any more
  return dialog;
}
