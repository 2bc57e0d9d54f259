/** Proofs and measurements of the rules as WebAssembly: what Python works out too, so that both can be compared. */

import { SPECTATOR, Search } from "./rulebook.js";

/** @typedef {import("./rulebook.js").Rules} Rules */

/** Whole random games: a hash of all last states, and how fast. @param {Rules} rules */
export async function games(rules, { seats, games, seed }) {
  const hashes = [];
  const { plies, seconds } = await rules.randomGames(seats, games, BigInt(seed), async (states) => {
    hashes.push(await hash([states]));
  });
  return { hash: await hash([new TextEncoder().encode(hashes.join(" "))]), plies, seconds };
}

/** A game move by move: of every few positions a hash of all that can be asked. @param {Rules} rules */
export async function trace(rules, { seats, seed, options, moves, every, box: faces }) {
  const box = rules.newBox(faces);
  const state = rules.deal(seats, { seed, options, box });
  const hashes = [await hash(looks(rules, state, box))];
  for (const [ply, [seat, move]] of moves.entries()) {
    const refused = rules.play(state, seat, move, box);
    if (refused) throw new Error(`move ${ply}, ${move}: ${refused.name}`);
    if ((ply + 1) % every === 0 || ply + 1 === moves.length) hashes.push(await hash(looks(rules, state, box)));
  }
  return hashes;
}

/** All that can be asked about a position. @param {Rules} rules @param {any} state @param {any} box */
function looks(rules, state, box) {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const parts = [state.bytes];
  for (const seat of [SPECTATOR, ...seats]) {
    const view = rules.view(state, seat, box);
    parts.push(view.bytes, rules.determinize(view, seat, "3", box).bytes);
  }
  for (const seat of seats) {
    const legal = rules.legal(state, seat, box);
    parts.push(bytes(Int16Array.from(legal)), bytes(Int16Array.from(rules.refusals(state, seat, box))));
  }
  const sheets = rules.score(state, box);
  parts.push(bytes(Int32Array.from(sheets.flatMap(({ lines, ties }) => [...Object.values(lines), ...Object.values(ties)]))));
  parts.push(bytes(Int32Array.from(sheets.flatMap(({ total, place }) => [total, place]))));
  return parts;
}

/** First sight and search at the first decision of a game, and how fast. @param {Rules} rules */
export function search(rules, { seats, seed, worlds, iterations, level }) {
  const state = rules.deal(seats, { seed });
  const seat = [0, 1, 2, 3, 4, 5].find((each) => (state.pending >> each) & 1);
  const view = rules.view(state, seat), moves = rules.legal(view, seat);
  const mind = new Search(rules, level, iterations + 1);
  mind.begin(view, "7");
  let begun = performance.now();
  const sums = mind.compare(seat, moves, worlds);
  const comparing = (performance.now() - begun) / 1000;
  mind.begin(view, "7");
  begun = performance.now();
  mind.think(seat, iterations);
  const thinking = (performance.now() - begun) / 1000;
  const found = mind.found(seat).map(({ move, visits, reward }) => [move, visits, reward]);
  return { seems: rules.firstSight(view, seat, moves), sums, found, comparing, thinking };
}

/** @param {Uint8Array[]} parts */
async function hash(parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((place, part) => (whole.set(part, place), place + part.length), 0);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(numbers) {
  return new Uint8Array(numbers.buffer);
}
