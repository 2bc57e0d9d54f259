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

/** Milliseconds from a touch to the picture that answers it, for so many touches in the game on the screen. */
async function touches(count) {
  const found = [];
  for (let step = 0; found.length < count && step < 3 * count; step++) {
    for (const dialog of document.querySelectorAll("dialog")) dialog.close();
    const target = await next(() => document.querySelector(".bar [data-act=confirm]:not([disabled])") ?? lit(step) ?? document.querySelector(".bar .verb"));
    const took = await answered(target);
    if (took !== null) found.push(took);
  }
  return found;
}

/** Something that can be touched, another one every time. */
function lit(step) {
  const all = document.querySelectorAll(".piece.lit");
  return all[(7 * step) % (all.length || 1)];
}

/** From the finger to the next picture after anything has changed. */
function answered(target) {
  return new Promise((done) => {
    const begun = performance.now();
    const changes = new MutationObserver(() => {
      changes.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    });
    changes.observe(document.getElementById("main"), { subtree: true, childList: true, attributes: true, characterData: true });
    for (const kind of ["pointerdown", "pointerup", "click"])
      target.dispatchEvent(new PointerEvent(kind, { bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, ...middle(target) }));
    setTimeout(() => (changes.disconnect(), done(null)), 3000);
  });
}

function middle(target) {
  const { left, top, width, height } = target.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
}

/** Milliseconds that bots of a level took for so many decisions, at a table of their own. */
async function thoughts(game, seats, level, count) {
  const tell = async (path, said) => (await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(said) })).json();
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot", level }));
  const { table } = await tell("/api/tables", { game, seats: [{ kind: "me" }, ...bots], public: false });
  await tell(`/api/tables/${table}/start`, {});
  return new Promise((done) => {
    const found = [];
    const socket = new WebSocket(`ws://${location.host}/ws/${table}`);
    const say = (message) => socket.send(JSON.stringify(message));
    let version = -1;
    let since = performance.now();
    const finish = () => (socket.close(), done(found));
    socket.addEventListener("open", () => say({ type: "hello", lang: "en", paced: true }));
    socket.addEventListener("message", ({ data }) => {
      const frame = JSON.parse(data);
      if (frame.type !== "frame") return;
      if (frame.scene) say({ type: "seen", pace: 0 });
      if (frame.version !== version && frame.by?.some((seat) => seat > 0)) found.push(performance.now() - since);
      if (frame.version !== version) since = performance.now();
      version = frame.version;
      if (frame.phase !== "playing" || found.length >= count) return finish();
      const [choice] = frame.scene?.choices ?? [];
      if (choice) say({ type: "move", id: `${frame.version}`, ply: frame.ply, seat: 0, move: choice.move });
    });
  });
}
