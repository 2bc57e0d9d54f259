/**
 * The rules of a game as WebAssembly: the very functions that the server runs, with no server. See docs/wasm.md.
 *
 *     const rules = await loadRules("galore");
 *     const state = rules.deal(3, { seed: "2a" });
 *     const [move] = rules.legal(state, 0);
 *     rules.play(state, 0, move);          // null, or why not: { code, name, clause }
 *     rules.score(state)[0].total;
 *
 * A record (a state, a view, a box) is bytes with fields: `state.ply`, `state.tile` (a typed array of all numbers, row by
 * row), `state.at("tile", seat, cell)`, `state.put(7, "tile", seat, cell)`.
 *
 * @typedef {any} State a record of a game's state, or of a view: its fields depend on the game
 * @typedef {[name: string, kind: string, offset: number, shape: number[]]} Field
 * @typedef {{size: number, fields: Field[]}} Layout
 * @typedef {[name: string, kind: string, shape: number[], sameAs?: string]} Room
 * @typedef {{game: string, version: number, fingerprint: string, data: number, seats: number[], mostMoves: number,
 *   moves: string[], lines: string[], ties: string[], options: [string, number][], refusals: Record<string, string[]>,
 *   scratch: number, state: Layout, box: Layout, house: string, skills: number[][], workspace: Room[],
 *   depth: number}} Description
 */

const KINDS = {
  u1: Uint8Array, i1: Int8Array, u2: Uint16Array, i2: Int16Array, u4: Uint32Array, i4: Int32Array,
  i8: BigInt64Array, f8: Float64Array,
};
const STACK = 1 << 18;
const PAGE = 1 << 16;
const WIDE = 16; // everything begins at a multiple of this
const DICE = 0x6a09e667f3bcc908b2fb1366ea957d3en; // random players draw from a generator of their own
export const SPECTATOR = -1;

/** Loads the rules of a game from the folder of this file. @param {string} game @param {string | URL} [folder] */
export async function loadRules(game, folder = new URL(".", import.meta.url)) {
  const [code, description] = await Promise.all([
    fetched(new URL(`${game}.wasm`, folder)).then((answer) => answer.arrayBuffer()),
    fetched(new URL(`${game}.json`, folder)).then((answer) => answer.json()),
  ]);
  return new Rules(await WebAssembly.compile(code), description);
}

async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/** What a module is given: a memory, its place there, the end of its stack, and what has no instruction. */
export function imports(memory, base, stackEnd) {
  const place = (value, mutable = false) => new WebAssembly.Global({ value: "i32", mutable }, value);
  const table = new WebAssembly.Table({ initial: 0, element: "anyfunc" });
  return {
    env: {
      memory, __memory_base: place(base), __table_base: place(0), __stack_pointer: place(stackEnd, true),
      __indirect_function_table: table, log: Math.log, exp: Math.exp, pow: Math.pow,
    },
  };
}

/** A fixed-size record: bytes, and fields in them. */
export class Fields {
  /** @param {Layout} layout @param {Uint8Array} [bytes] */
  constructor(layout, bytes) {
    this.bytes = bytes ? bytes.slice() : new Uint8Array(layout.size);
    this.layout = layout;
    for (const field of layout.fields) Object.defineProperty(this, field[0], reading(this.bytes, field));
  }

  /** A number in a field. @param {string} name @param {...number} place */
  at(name, ...place) {
    return this[name][this.index(name, place)];
  }

  /** Writes a number into a field. @param {number} value @param {string} name @param {...number} place */
  put(value, name, ...place) {
    this[name][this.index(name, place)] = value;
  }

  /** @param {string} name @param {number[]} place */
  index(name, place) {
    const shape = this.layout.fields.find((field) => field[0] === name)?.[3] ?? [];
    if (place.length !== shape.length || place.some((number, depth) => !(number >= 0 && number < shape[depth])))
      throw new RangeError(`${name}[${place}] of ${name}[${shape}]`);
    return place.reduce((sum, number, depth) => sum * shape[depth] + number, 0);
  }

  copy() {
    return new Fields(this.layout, this.bytes);
  }
}

/** A field as a property: a number, or a typed array that writes through. @param {Uint8Array} bytes @param {Field} field */
function reading(bytes, [, kind, offset, shape]) {
  const size = shape.reduce((many, length) => many * length, 1);
  const numbers = new KINDS[kind](bytes.buffer, bytes.byteOffset + offset, size);
  if (shape.length) return { get: () => numbers, enumerable: true };
  return { get: () => numbers[0], set: (value) => (numbers[0] = value), enumerable: true };
}

/** The rules of one game. */
export class Rules {
  /** @param {WebAssembly.Module} module @param {Description} about */
  constructor(module, about) {
    this.about = about;
    this.memory = new WebAssembly.Memory({ initial: 16 });
    this.top = WIDE + about.data + STACK;
    const stackEnd = (this.top = align(this.top));
    const made = new WebAssembly.Instance(module, imports(this.memory, WIDE, stackEnd));
    /** @type {Record<string, (...numbers: number[]) => number>} */
    this.call = /** @type {any} */ (made.exports);
    this.house = new Fields(about.box, fromBase64(about.house));
    this.most = about.seats[about.seats.length - 1];
    this.batch = 0; // room for the states of random games, taken when somebody wants them
    this.columns = about.lines.length + about.ties.length;
    this.room = {
      box: this.take(about.box.size), state: this.take(about.state.size), out: this.take(about.state.size),
      moves: this.take(2 * Math.max(about.mostMoves, about.moves.length)), chance: this.take(16), seed: this.take(16),
      lines: this.take(4 * this.most * this.columns), standing: this.take(16 * this.most),
      scratch: this.take(2 * about.scratch), values: this.take(8 * (about.mostMoves + 1024)),
    };
  }

  /** Room in the module's memory, for good. @param {number} bytes */
  take(bytes) {
    const place = this.top;
    this.top = align(place + bytes);
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return place;
  }

  /** Numbers in the module's memory, as they are now. @param {string} kind @param {number} place @param {number} count */
  numbers(kind, place, count) {
    return new KINDS[kind](this.memory.buffer, place, count);
  }

  /** A blank state; the pad fills it in. @param {number} seats @returns {State} */
  newState(seats, options = {}) {
    const state = /** @type {State} */ (new Fields(this.about.state));
    state.seats = seats;
    state.revision = this.about.version - 1;
    this.about.options.forEach(([name, usual], place) => (state.option[place] = Number(options[name] ?? usual)));
    return state;
  }

  /** A box without faces, or with an owner's, as base64; `rules.house` is the one that comes with the game. @param {string} [faces] */
  newBox(faces) {
    return new Fields(this.about.box, faces ? fromBase64(faces) : undefined);
  }

  /** A new game. @param {number} seats @param {{seed?: string, options?: object, box?: Fields}} [how] */
  deal(seats, { seed = randomSeed(), options = {}, box = this.house } = {}) {
    const state = this.newState(seats, options);
    this.lend(box, state);
    this.putSeed(this.room.seed, seed);
    this.call.start(this.room.box, this.room.state, this.room.seed, 4, 0);
    return this.back(state);
  }

  /** The moves of a seat, by number; `rules.about.moves` are their texts. @param {State} state @param {number} seat */
  legal(state, seat, box = this.house) {
    if (seat < 0 || !((state.pending >> seat) & 1)) return [];
    this.lend(box, state);
    const { room, about } = this;
    const count = this.call.legal_of(room.box, 1, room.state, 1, seat, room.moves, about.mostMoves);
    return [...this.numbers("i2", room.moves, count)];
  }

  /** Plays a move, or says why not. @param {State} state @param {number} seat @param {number | string} move */
  play(state, seat, move, box = this.house) {
    const number = typeof move === "number" ? move : this.about.moves.indexOf(move);
    if (!(number >= 0 && number < this.about.moves.length)) throw new RangeError(`there is no move ${move}`);
    this.lend(box, state);
    const code = this.call.try_play(this.room.box, 1, this.room.state, 1, seat, number);
    if (code) return this.refusal(code);
    this.back(state);
    return null;
  }

  /** Why each move would be refused, by its number; 0 where it is legal. @param {State} state @param {number} seat */
  refusals(state, seat, box = this.house) {
    this.lend(box, state);
    const count = this.about.moves.length;
    this.call.refusals_of(this.room.box, 1, this.room.state, 1, seat, this.room.moves, count);
    return [...this.numbers("i2", this.room.moves, count)];
  }

  /** A refusal code in words that the messages `mistake-...` and the rules page know. @param {number} code */
  refusal(code) {
    const [name, clause] = this.about.refusals[code];
    return { code, name, clause };
  }

  /** What a seat may know. @param {State} state @param {number} seat */
  view(state, seat, box = this.house) {
    this.lend(box, state);
    this.blank(this.room.out);
    this.call.view_of(this.room.box, 1, this.room.state, 1, seat, this.room.out, 1);
    return this.record(this.room.out);
  }

  /** A full state that fits a view, hidden things at random. @param {State} view @param {number} seat */
  determinize(view, seat, seed = randomSeed(), box = this.house) {
    const { room } = this;
    this.lend(box, view);
    this.blank(room.out);
    this.putSeed(room.seed, seed);
    this.call.seed(room.chance, 4, room.seed, 4, 0);
    this.call.determinize(room.box, room.state, seat, room.chance, 4, room.scratch, this.about.scratch, room.out);
    return this.record(room.out);
  }

  /**
   * Every seat's score sheet as it stands: points by line, columns that decide ties, the total and the place.
   * @param {State} state @param {Fields} [box] @returns {{lines: Record<string, number>, ties: Record<string, number>,
   *   total: number, place: number}[]}
   */
  score(state, box = this.house) {
    const { room, about, columns } = this;
    this.lend(box, state);
    this.numbers("i4", room.lines, this.most * columns).fill(0);
    this.call.standing_of(room.box, 1, room.state, 1, room.lines, state.seats, columns, room.standing, state.seats, 2);
    const lines = this.numbers("i4", room.lines, state.seats * columns);
    const standing = this.numbers("i8", room.standing, 2 * state.seats);
    const named = (names, from) => Object.fromEntries(names.map((name, column) => [name, lines[from + column]]));
    return Array.from({ length: state.seats }, (_, seat) => ({
      lines: named(about.lines, seat * columns),
      ties: named(about.ties, seat * columns + about.lines.length),
      total: Number(standing[2 * seat]),
      place: Number(standing[2 * seat + 1]),
    }));
  }

  /** How good each of these moves seems at first sight, in points. @param {State} view @param {number[]} moves */
  firstSight(view, seat, moves, box = this.house) {
    const { room } = this;
    this.lend(box, view);
    this.numbers("i2", room.moves, moves.length).set(moves);
    const width = this.about.mostMoves + 1024;
    this.numbers("f8", room.values, width).fill(0);
    this.call.appraise(room.box, room.state, seat, room.moves, moves.length, moves.length, room.values, width);
    return [...this.numbers("f8", room.values, moves.length)];
  }

  /**
   * Whole random games, the k-th with the seed `seed + k`: what they have come to is given to `see`, in batches.
   * @param {number} seats @param {number} games @param {bigint} seed @param {(states: Uint8Array) => any} see
   * @returns {Promise<{plies: number, seconds: number}>}
   */
  async randomGames(seats, games, seed, see, batch = 500) {
    const { room, about } = this;
    this.batch ||= this.take(batch * about.state.size);
    this.lend(this.house, this.newState(seats));
    this.putSeed(room.seed, seed.toString(16));
    this.putSeed(room.chance, (seed ^ DICE).toString(16));
    const dice = room.values;
    let plies = 0, seconds = 0;
    for (let first = 0; first < games; first += batch) {
      const count = Math.min(batch, games - first);
      const begun = performance.now();
      plies += this.call.random_games(
        room.box, room.state, 1, this.batch, count, room.seed, 4, room.chance, 4, first, dice, 4, room.moves, about.mostMoves);
      seconds += (performance.now() - begun) / 1000;
      await see(this.numbers("u1", this.batch, count * about.state.size));
    }
    return { plies, seconds };
  }

  /** @param {Fields} box @param {State} state */
  lend(box, state) {
    const memory = new Uint8Array(this.memory.buffer);
    memory.set(box.bytes, this.room.box);
    memory.set(state.bytes, this.room.state);
  }

  /** @param {State} state */
  back(state) {
    state.bytes.set(this.numbers("u1", this.room.state, state.bytes.length));
    return state;
  }

  blank(place) {
    this.numbers("u1", place, this.about.state.size).fill(0);
  }

  /** @param {number} place @returns {State} */
  record(place) {
    return new Fields(this.about.state, this.numbers("u1", place, this.about.state.size));
  }

  /** @param {number} place @param {string} seed */
  putSeed(place, seed) {
    const number = BigInt(`0x${seed}`);
    this.numbers("u4", place, 4).set([0n, 32n, 64n, 96n].map((bits) => Number((number >> bits) & 0xffffffffn)));
  }
}

/** One search: room of its own for determinized worlds and what was found in them. */
export class Search {
  /** @param {Rules} rules @param {number} level 0 to 4 @param {number} [edges] of its tree */
  constructor(rules, level = 4, edges = 1 << 14) {
    this.rules = rules;
    const { about } = rules;
    this.places = {};
    const block = about.workspace.flatMap((room) => this.array(room));
    this.workspace = this.block(block);
    rules.numbers("i4", this.places.edge_of, about.moves.length).fill(-1);
    const slots = 1 << Math.max(4, (2 * edges).toString(2).length);
    const tree = [["key", "i8", [slots]], ["first", "i4", [slots]], ["seen", "i4", [slots]], ["used", "i8", [2]],
      ...["move i2", "after i4", "visits i4", "offered i4", "reward f8", "bias f8"].map((each) => [...each.split(" "), [edges]])];
    this.slots = slots;
    this.tree = this.block(tree.flatMap((room) => this.array(/** @type {any} */ (room))));
    this.skill = this.block(about.skills[level]);
    this.sums = rules.take(8 * about.mostMoves);
  }

  /** @param {Room} room */
  array([name, kind, shape, sameAs]) {
    const size = shape.reduce((many, length) => many * length, 1);
    const bytes = kind === "state" ? this.rules.about.state.size : KINDS[kind].BYTES_PER_ELEMENT;
    this.places[name] = sameAs ? this.places[sameAs] : this.rules.take(size * bytes);
    return [this.places[name], ...shape];
  }

  /** @param {number[]} numbers */
  block(numbers) {
    const place = this.rules.take(8 * numbers.length);
    this.rules.numbers("f8", place, numbers.length).set(numbers);
    return place;
  }

  /** Forgets the last decision, and gets ready for one of this seat. @param {State} view @param {string} seed */
  begin(view, seed, box = this.rules.house) {
    const { rules, places } = this;
    rules.lend(box, view);
    rules.numbers("i8", places.key, this.slots).fill(0n);
    rules.numbers("i8", places.used, 2).fill(0n);
    rules.numbers("f8", places.lead, 2).fill(0);
    rules.putSeed(rules.room.seed, seed);
    rules.call.seed(places.chance, 4, rules.room.seed, 4, 0);
    rules.putSeed(rules.room.seed, (BigInt(`0x${seed}`) ^ (1n << 127n)).toString(16));
    rules.call.seed(places.dice, 4, rules.room.seed, 4, 0);
  }

  /** Grows the tree. @param {number} seat @param {number} iterations */
  think(seat, iterations) {
    const { room, call } = this.rules;
    call.think(room.box, room.state, 1, seat, this.tree, this.workspace, this.skill, iterations);
  }

  /** Tries moves in so many determinized worlds: the sum of what each has brought. @param {number} seat @param {number[]} moves */
  compare(seat, moves, worlds) {
    const { room, call } = this.rules;
    this.rules.numbers("i2", room.moves, moves.length).set(moves);
    this.rules.numbers("f8", this.sums, moves.length).fill(0);
    call.compare(room.box, room.state, 1, seat, room.moves, moves.length, this.sums, moves.length, worlds, this.workspace, this.skill);
    return [...this.rules.numbers("f8", this.sums, moves.length)];
  }

  /** After thinking: how often each move was tried, and what it has brought. @param {number} seat */
  found(seat) {
    const { room, call, numbers } = { room: this.rules.room, call: this.rules.call, numbers: this.rules.numbers.bind(this.rules) };
    const node = call.root_node(room.box, room.state, 1, seat, this.tree, this.workspace);
    const read = (kind, name, place) => numbers(kind, this.places[name], place + 1)[place];
    const moves = [];
    for (let edge = read("i4", "first", node); edge !== -1; edge = read("i4", "after", edge))
      moves.push({ move: read("i2", "move", edge), visits: read("i4", "visits", edge), reward: read("f8", "reward", edge) });
    return moves;
  }
}

function align(place) {
  return Math.ceil(place / WIDE) * WIDE;
}

function fromBase64(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** A seed of 128 bits, as the journals write it. */
export function randomSeed() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
