/** Sharing: the table as a picture that every phone can show, handed to a friend or kept. */

import { h } from "./dom.js";
import { ask } from "./server.js";
import { notice } from "./speech.js";
import { say } from "./words.js";

/** Shares the picture of a table. @param {import("./types.js").Frame} frame */
export function sharePicture({ table, game, title, result }) {
  return shareDrawing(`/api/tables/${table}/picture.svg`, game, title, result ?? title);
}

/**
 * Shares a drawing as a picture, or saves it where nothing can be shared.
 * @param {string} address @param {string} name of the file @param {string} title @param {string} text
 */
export async function shareDrawing(address, name, title, text) {
  try {
    const file = new File([await painted(address)], `${name}.png`, { type: "image/png" });
    const shared = { files: [file], title, text };
    if (navigator.canShare?.(shared)) await navigator.share(shared);
    else save(file);
  } catch (problem) {
    if (problem.name !== "AbortError") notice(say("web-picture-failed")); // whoever changes their mind needs no notice
  }
}

/** A drawing as pixels: messengers take no SVG. @param {string} address @returns {Promise<Blob>} */
async function painted(address) {
  const drawing = h("img", { src: address });
  await drawing.decode();
  const canvas = h("canvas", { width: drawing.naturalWidth, height: drawing.naturalHeight });
  canvas.getContext("2d").drawImage(drawing, 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}

/** Saves the journal of a table as a file; fetched by the page, since nobody else may know the table. @param {string} table */
export async function saveJournal(table) {
  try {
    const journal = await ask(`/api/tables/${table}/journal`);
    save(new File([JSON.stringify(journal)], `${journal.game}-${table}.json`, { type: "application/json" }));
  } catch (refusal) {
    notice(refusal.message);
  }
}

/** Lets the browser keep a file. @param {File} file */
export function save(file) {
  const link = h("a", { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
