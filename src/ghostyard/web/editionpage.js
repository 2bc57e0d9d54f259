/** An own edition, entered by touches: the pages of a score pad around another document. Knows no game. */

import { button, h, icon } from "./dom.js";
import { dropEdition, keepEdition, ownEditions } from "./editions.js";
import { openDialog } from "./dialog.js";
import { exportEdition, shareEdition } from "./editionfile.js";
import { go } from "./main.js";
import { NewTable } from "./newtable.js";
import { PadPage } from "./pad.js";
import { PadDocument } from "./paddocument.js";
import { ask } from "./server.js";
import { notice } from "./speech.js";
import { setTitle } from "./title.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").Edited} Edited */

export class EditionPage extends PadPage {
  /** Takes the edition up; a new one gets a title in the reader's language. */
  take() {
    this.kind = "edition";
    this.kept = new PadDocument(this.game, this.kind, this.pad);
    if (!this.kept.now.document && !this.kept.waiting.length) this.kept.wait(`title ${freeTitle(this.game)}`);
    this.seen = null;
    this.first = true;
    this.send();
  }

  get panelLabel() {
    return say("web-edition-checks");
  }

  get shared() {
    return "";
  }

  /** @param {Edited} seen */
  async show(seen) {
    await super.show(seen);
    const { title } = seen.document;
    if (!this.closed) {
      this.title.replaceChildren(title);
      setTitle(`${title} · Ghostyard`);
    }
    this.edition = { id: this.pad, game: this.game, title, faces: seen.text, good: !seen.problems?.length };
    if (!keepEdition(this.edition)) notice(say("web-edition-not-kept"));
  }

  showKinds() {
    this.kinds.replaceChildren();
  }

  /** What is wrong, or else that nothing is. @param {Edited} seen */
  showSheet(seen) {
    super.showSheet({ ...seen, notes: seen.problems?.length ? [] : [say("web-edition-good")] });
  }

  /** @param {Edited} seen */
  showBar(seen) {
    super.showBar(seen);
    const label = say("web-edition-checks");
    const checks = button("", () => this.panel.open("scores"), { class: "tool sheet-only", data: { act: "checks" }, "aria-label": label, title: label });
    checks.append(icon(seen.problems?.length ? "alert" : "check"), h("span", {}, label));
    const play = button("", () => this.play(), { class: "primary", data: { act: "play" } });
    play.append(icon("play"), say("web-edition-play"));
    this.bar.querySelector('[data-act="points"]').replaceWith(checks, play);
    const more = button("", () => this.showMore(), { class: "tool", data: { act: "more" } });
    more.append(icon("more"), h("span", {}, say("web-more")));
    this.bar.querySelector('[data-act="more"]').replaceWith(more);
  }

  /** To a new table, with this edition chosen; one that breaks the rules is played by nobody. */
  async play() {
    const [problem] = this.seen.problems ?? [];
    if (problem) return notice(problem.say);
    try {
      const { games } = await ask("/api/games");
      new NewTable(games.find((game) => game.name === this.game), this.pad);
    } catch (failed) {
      notice(failed.message);
    }
  }

  showMore() {
    openDialog(this.edition.title, (close) => {
      const act = (name, label, does) => {
        const made = button("", () => (close(), does()), { data: { act: name } });
        made.append(icon(name), label);
        return made;
      };
      return [
        h("p", { class: "quiet-text" }, say("web-edition-kept")),
        h(
          "div",
          { class: "pad-more" },
          act("sheet", say("web-edition-export"), () => exportEdition(this.edition)),
          act("scan", say("web-edition-share"), () => shareEdition(this.edition)),
          act("back", say("web-edition-all"), () => go(`/editions/${this.game}`)),
          act("close", say("web-edition-remove"), () => askToForget(this.edition, () => go(`/editions/${this.game}`))),
        ),
      ];
    });
  }
}

/** Removes an edition from this browser, if that is really meant: it may be hours of work. @param {import("./editions.js").OwnEdition} edition @param {() => void} done */
export function askToForget(edition, done) {
  openDialog(edition.title, (close) => {
    const forget = () => {
      dropEdition(edition.id);
      new PadDocument(edition.game, "edition", edition.id).forget();
      close();
      done();
    };
    const buttons = [
      button(say("web-edition-export"), () => exportEdition(edition)),
      button(say("web-edition-remove"), forget, { class: "primary", data: { act: "forget" } }),
    ];
    return [h("p", {}, say("web-edition-remove-sure")), h("div", { class: "buttons" }, buttons)];
  });
}

/** A title that no other edition of the game has here. @param {string} game */
function freeTitle(game) {
  const taken = new Set(ownEditions(game).map(({ title }) => title));
  const usual = say("web-edition-untitled");
  for (let number = 2; ; number++) {
    const title = number === 2 ? usual : `${usual} ${number - 1}`;
    if (!taken.has(title)) return title;
  }
}
