/** Editions on their way: as a file that is saved and read again, and as a link that carries all of it. */

import { keepEdition, newId, ownEditions } from "./editions.js";
import { PadDocument } from "./paddocument.js";
import { addressOf } from "./place.js";
import { tell } from "./server.js";
import { save } from "./share.js";
import { notice } from "./speech.js";
import { say } from "./words.js";

/** @typedef {import("./editions.js").OwnEdition} OwnEdition */

/** Saves an edition as a file. @param {OwnEdition} edition */
export function exportEdition({ game, title, faces }) {
  const name = `${game} ${title}`.replace(/[^\p{L}\p{N}]+/gu, "-");
  save(new File([faces], `${name}.toml`, { type: "application/toml" }));
}

/** Takes an edition in from its text; says the id that it has here. @param {string} game @param {string} text */
export async function importEdition(game, text) {
  const seen = await tell("/api/editor", { game, kind: "edition", text });
  const known = ownEditions(game).find(({ faces }) => faces === seen.text);
  if (known) return known.id;
  const id = newId();
  new PadDocument(game, "edition", id).go(seen, 0);
  keepEdition({ id, game, title: seen.document.title, faces: seen.text, good: !seen.problems?.length });
  return id;
}

/** Hands a link on that carries the edition. @param {OwnEdition} edition */
export async function shareEdition({ game, title, faces }) {
  const url = `${location.origin}${addressOf(`/editions/${game}`)}#${await packed(faces)}`;
  try {
    if (navigator.share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    notice(say("web-edition-copied"));
  } catch (problem) {
    if (problem.name !== "AbortError") notice(url);
  }
}

/** A text as letters for an address: compressed, then in base64. @param {string} text */
export async function packed(text) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  const letters = btoa(String.fromCharCode(...bytes));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** And back. @param {string} letters */
export async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
}

/** @param {CompressionStream | DecompressionStream} stream @param {Uint8Array<ArrayBuffer>} bytes */
async function through(stream, bytes) {
  const changed = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(changed).arrayBuffer());
}
