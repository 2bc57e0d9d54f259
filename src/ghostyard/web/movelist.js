/** The list of all moves: for screen readers, and for whoever likes lists. */

import { openDialog } from "./dialog.js";
import { button, h } from "./dom.js";
import { say } from "./words.js";

/** @param {import("./types.js").Frame} frame @param {(choice: import("./types.js").Choice) => void} choose */
export function showMoves(frame, choose) {
  openDialog(say("web-all-moves"), (close) => {
    const one = (choice) =>
      button(
        choice.label,
        () => {
          close();
          choose(choice);
        },
        { class: "move-label" },
      );
    return [
      h("p", {}, frame.ask),
      h(
        "ul",
        { class: "move-list" },
        frame.scene.choices.map((choice) => h("li", {}, one(choice))),
      ),
    ];
  });
}
