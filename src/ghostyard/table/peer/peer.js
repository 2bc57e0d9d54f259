// The peer that `bench.py` measures beside us: boardgame.io with a small card game, in memory.
// `node peer.js server PORT`, or `node peer.js client PORT MATCHES`: whole matches, moving as fast as updates come.

const [role, port, matches] = process.argv.slice(2);
const CARDS = 40; // in each hand: about as many moves in a match as one of ours has

const game = {
  name: "cards",
  setup: () => ({ hands: { 0: hand(), 1: hand() }, pile: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID }, place) => {
      G.pile.push(G.hands[playerID].splice(place, 1)[0]);
    },
  },
  endIf: ({ G }) => (G.pile.length === 2 * CARDS ? { over: true } : undefined),
};

function hand() {
  return Array.from({ length: CARDS }, (_, number) => number);
}

function serve() {
  const { Server } = require("boardgame.io/server");
  Server({ games: [game], origins: ["*"] }).run(Number(port));
}

function attend(match, seat, times) {
  const { io } = require("socket.io-client");
  const socket = io(`http://127.0.0.1:${port}/cards`, { transports: ["websocket"], forceNew: true });
  let sentAt = 0n;
  let sentFrom = -1;
  return new Promise((over) => {
    const see = (state) => {
      if (sentFrom >= 0 && state._stateID > sentFrom) {
        times.push(Number(process.hrtime.bigint() - sentAt) / 1e6);
        sentFrom = -1;
      }
      if (state.ctx.gameover) over(socket.close());
      else if (state.ctx.currentPlayer === seat && sentFrom < 0 && attend.go) {
        [sentAt, sentFrom] = [process.hrtime.bigint(), state._stateID];
        const action = { type: "MAKE_MOVE", payload: { type: "play", args: [0], playerID: seat } };
        socket.emit("update", action, state._stateID, match, seat);
      }
    };
    let latest = null;
    socket.on("connect", () => socket.emit("sync", match, seat, undefined, 2));
    socket.on("sync", (_, { state }) => { latest = state; attend.ready += 1; });
    socket.on("update", (_, state) => see(state));
    attend.starts.push(() => see(latest));
  });
}

async function play() {
  const times = [];
  Object.assign(attend, { ready: 0, go: false, starts: [] });
  const all = [];
  for (let match = 0; match < Number(matches); match += 1) {
    all.push(attend(`match ${match}`, "0", times));
    while (attend.ready < 2 * match + 1) await new Promise((soon) => setTimeout(soon, 1)); // the first one makes the match
    all.push(attend(`match ${match}`, "1", times));
    while (attend.ready < 2 * match + 2) await new Promise((soon) => setTimeout(soon, 1));
  }
  console.log("ready");
  await new Promise((soon) => process.stdin.once("data", soon));
  attend.go = true;
  for (const start of attend.starts) start();
  await Promise.all(all);
  times.sort((one, other) => one - other);
  const at = (part) => times[Math.floor(times.length * part)];
  console.log(JSON.stringify({ moves: times.length, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

if (role === "server") serve();
else play();
