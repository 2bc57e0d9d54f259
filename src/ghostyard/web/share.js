/** Sharing: the table as a picture that every phone can show, handed to a friend or kept. */

import { h } from "./dom.js";
import { notice } from "./speech.js";
import { say } from "./words.js";

/** Shares the picture of a table, or saves it where nothing can be shared. @param {import("./types.js").Frame} frame */
export async function sharePicture(frame) {
  try {
    const file = new File([await painted(`/api/tables/${frame.table}/picture.svg`)], `${frame.game}.png`, {
      type: "image/png",
    });
    const shared = { files: [file], title: frame.title, text: frame.result ?? frame.title };
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

/** @param {File} file */
function save(file) {
  const link = h("a", { href: URL.createObjectURL(file), download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
