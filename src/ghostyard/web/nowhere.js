/** Nowhere: what there is to see where a link leads to nothing. */

import { h } from "./dom.js";
import { say } from "./words.js";

/** The reason, and the way back; the fog alone where whoever follows a link can do nothing with the reason. @param {{message: string, code?: string}} [refusal] */
export function nowhere(refusal) {
  const why = refusal && refusal.code !== "no-such-game" ? refusal.message : say("web-no-page");
  return h("p", { class: "loading" }, why, " ", h("a", { href: "/" }, say("web-to-lobby")));
}
