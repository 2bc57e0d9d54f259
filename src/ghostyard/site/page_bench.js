// What `page_bench.py` measures inside the page. A classic script: its functions are called by name.

/** What the modules say to a check. */
async function check({ check, game, ...about }) {
  const [{ loadRules }, checks] = await Promise.all([import("/web/wasm/rulebook.js"), import("/web/wasm/check.js")]);
  return checks[check](await loadRules(game), about);
}

const next = (check) =>
  new Promise((done) => {
    const look = () => (check() ? done(check()) : requestAnimationFrame(look));
    look();
  });

const sleep = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Touches in the game on the screen, as a person does: look, then touch. Milliseconds until the screen has answered, for so
 * many touches that only choose something (`chosen`: it is seen to be chosen) and for all that make a move meanwhile
 * (`made`: the table is seen after it).
 */
async function touches(count) {
  const found = { chosen: [], made: [] };
  for (let step = 0; found.chosen.length < count && step < 4 * count; step++) {
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    const [kind, target] = await next(() => touchable(step));
    await sleep(LOOK);
    if (!target.isConnected) continue;
    const took = kind === "made" ? await answered(target, version) : await answered(target, chosen);
    if (took !== null) found[kind].push(took);
  }
  return found;
}

const LOOK = 300;

/** Something that can be touched, another one every time; what is chosen is then done. */
function touchable(step) {
  const verb = document.querySelector(".bar [data-act=confirm]:not([disabled])") ?? document.querySelector(".bar .verb");
  const lit = document.querySelectorAll(".piece.lit:not(.picked)");
  if (verb && (verb.dataset.act === "confirm" || !lit.length)) return ["made", verb];
  return lit.length ? ["chosen", lit[(7 * step) % lit.length]] : null;
}

const version = () => document.querySelector(".table-page")?.dataset.version;

const chosen = () => [version(), ...[...document.querySelectorAll(".piece.picked")].map((piece) => piece.dataset.piece)].join(" ");

/** From the finger to the picture after something was seen to be another. @param {() => string} seen */
function answered(target, seen) {
  return new Promise((done) => {
    const before = seen();
    const begun = performance.now();
    const changes = new MutationObserver(() => {
      if (seen() === before) return;
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    });
    changes.observe(document.getElementById("main"), { subtree: true, childList: true, attributes: true });
    for (const kind of ["pointerdown", "pointerup", "click"])
      target.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, ...middle(target) }));
    setTimeout(() => (changes.disconnect(), done(null)), 3000);
  });
}

function middle(target) {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

const tell = async (path, said) =>
  (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(said) })).json();

/** A table with bots of a level, which has started. */
async function table(game, seats, level) {
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
  const { table } = await tell("/api/tables", { game, seats: [{ kind: "me" }, ...bots], public: false });
  await tell(`/api/tables/${table}/start`, {});
  return table;
}

/** Opens a table on the screen. */
async function open(game, seats, level) {
  const place = await table(game, seats, level);
  (await import("/web/main.js")).go(`/table/${place}`);
}

/** Plays at a table of bots, without looking, until they have moved so often or the game is over. */
async function play(game, seats, level, count) {
  const place = await table(game, seats, level);
  return new Promise((done) => {
    let moved = 0;
    let version = -1;
    const socket = new WebSocket(`ws://${location.host}/ws/${place}`);
    const say = (message) => socket.send(JSON.stringify(message));
    socket.addEventListener("open", () => say({ type: "hello", lang: "en", paced: true }));
    socket.addEventListener("message", ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.type !== "frame") return;
      if (frame.scene) say({ type: "seen", pace: 0 });
      if (frame.version !== version) moved += frame.by?.filter((seat) => seat > 0).length ?? 0;
      version = frame.version;
      if (frame.phase !== "playing" || moved >= count) return socket.close(), done(moved);
      const [choice] = frame.scene?.choices ?? [];
      if (choice) say({ type: "move", id: `${frame.version}`, ply: frame.ply, seat: 0, move: choice.move });
    });
  });
}
