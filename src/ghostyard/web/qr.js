/** QR codes: a link as a picture that phones read. Bytes only, error correction M, versions 1 to 10. */

/** By version from 1: check bytes of a block, blocks of the first size, their data bytes, blocks one byte longer. */
const BLOCKS = [
  [10, 1, 16, 0], [16, 1, 28, 0], [26, 1, 44, 0], [18, 2, 32, 0], [24, 2, 43, 0],
  [16, 4, 27, 0], [18, 4, 31, 0], [22, 2, 38, 2], [22, 3, 36, 2], [26, 4, 43, 1],
];

/** The dark squares of the code. @param {string} text @returns {boolean[][]} */
export function qrSquares(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, index) => bytes.length + (index < 9 ? 2 : 3) <= capacity(index + 1)) + 1;
  if (!version) throw new RangeError("too long for our QR codes");
  const bits = interleaved(dataBytes(bytes, version), version).flatMap((byte) => bitsOf(byte, 8));
  const masks = Array.from({ length: 8 }, (_, mask) => drawn(version, bits, mask));
  return masks.reduce((one, other) => (ugliness(other) < ugliness(one) ? other : one));
}

function capacity(version) {
  const [, short, size, long] = BLOCKS[version - 1];
  return short * size + long * (size + 1);
}

function bitsOf(value, count) {
  return Array.from({ length: count }, (_, index) => (value >> (count - 1 - index)) & 1);
}

function dataBytes(bytes, version) {
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16), ...bytes.flatMap((byte) => bitsOf(byte, 8)), 0, 0, 0, 0];
  while (bits.length % 8) bits.push(0);
  const data = Array.from({ length: bits.length / 8 }, (_, index) => bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < capacity(version); pad ^= 0xec ^ 0x11) data.push(pad);
  return data.slice(0, capacity(version));
}

/** Data in blocks with their check bytes, woven together. */
function interleaved(data, version) {
  const [checks, short, size, long] = BLOCKS[version - 1];
  const blocks = [];
  for (let start = 0, index = 0; index < short + long; index++) {
    const length = size + (index >= short ? 1 : 0);
    blocks.push(data.slice(start, start + length));
    start += length;
  }
  const woven = (rows, length) => Array.from({ length }, (_, i) => rows.map((row) => row[i])).flat().filter((byte) => byte !== undefined);
  return [...woven(blocks, size + 1), ...woven(blocks.map((block) => checkBytes(block, checks)), checks)];
}

// Numbers of the field with 256 elements, as powers of 2.
const POWER = [];
const LOG = [];
for (let i = 0, value = 1; i < 255; i++, value = value & 128 ? (value << 1) ^ 0x11d : value << 1) {
  POWER[i] = value;
  LOG[value] = i;
}

function times(one, other) {
  return one && other ? POWER[(LOG[one] + LOG[other]) % 255] : 0;
}

/** The remainder of the block divided by the generator of Reed and Solomon. */
function checkBytes(block, count) {
  let generator = [1];
  for (let i = 0; i < count; i++) generator = [...generator, 0].map((value, index) => value ^ times(generator[index - 1] ?? 0, POWER[i]));
  const rest = [...block, ...new Array(count).fill(0)];
  block.forEach((_, start) => {
    const lead = rest[start];
    generator.forEach((value, index) => (rest[start + index] ^= times(value, lead)));
  });
  return rest.slice(block.length);
}

function drawn(version, bits, mask) {
  const size = 17 + 4 * version;
  const squares = Array.from({ length: size }, () => new Array(size).fill(null));
  const put = (row, column, dark) => row >= 0 && column >= 0 && row < size && column < size && (squares[row][column] = Boolean(dark));
  drawPatterns(version, size, squares, put);
  drawFormat(size, mask, put);
  if (version >= 7) drawVersion(version, size, put);
  drawBits(size, squares, bits, mask);
  return squares;
}

function drawPatterns(version, size, squares, put) {
  for (let i = 0; i < size; i++) for (const [row, column] of [[6, i], [i, 6]]) put(row, column, i % 2 === 0);
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]]) square(row, column, 4, (ring) => ring !== 2 && ring !== 4, put);
  const places = alignment(version, size);
  for (const row of places) {
    for (const column of places) {
      const corner = [row, column].filter((place) => place === 6).length === 2 || (row === 6 && column === size - 7) || (column === 6 && row === size - 7);
      if (!corner) square(row, column, 2, (ring) => ring !== 1, put);
    }
  }
  put(size - 8, 8, true);
}

function square(row, column, reach, dark, put) {
  for (let i = -reach; i <= reach; i++) for (let j = -reach; j <= reach; j++) put(row + i, column + j, dark(Math.max(Math.abs(i), Math.abs(j))));
}

function alignment(version, size) {
  if (version === 1) return [];
  return version < 7 ? [6, size - 7] : [6, 6 + (size - 13) / 2, size - 7];
}

/** The mask, with correction bits (BCH); level M is 00. */
function drawFormat(size, mask, put) {
  const bits = ((mask << 10) | remainder(mask << 10, 0x537, 10)) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = (bits >> i) & 1;
    if (i < 6) put(i, 8, dark);
    else if (i < 8) put(i + 1, 8, dark);
    else if (i === 8) put(8, 7, dark);
    else put(8, 14 - i, dark);
    if (i < 8) put(8, size - 1 - i, dark);
    else put(size - 15 + i, 8, dark);
  }
}

function drawVersion(version, size, put) {
  const bits = (version << 12) | remainder(version << 12, 0x1f25, 12);
  for (let i = 0; i < 18; i++) {
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    put(far, near, (bits >> i) & 1);
    put(near, far, (bits >> i) & 1);
  }
}

function remainder(value, divisor, degree) {
  for (let bit = 20; bit >= degree; bit--) if ((value >> bit) & 1) value ^= divisor << (bit - degree);
  return value;
}

const MASKS = [
  (r, c) => (r + c) % 2, (r) => r % 2, (r, c) => c % 3, (r, c) => (r + c) % 3,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2, (r, c) => ((r * c) % 2) + ((r * c) % 3),
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2, (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

/** Bits go up and down in pairs of columns, from the right, around what is drawn already. */
function drawBits(size, squares, bits, mask) {
  let next = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (squares[row][column] === null) squares[row][column] = Boolean((bits[next++] ?? 0) ^ (MASKS[mask](row, column) === 0 ? 1 : 0));
      }
    }
  }
}

/** Long runs and blocks of one colour are hard to read. Enough of the standard's penalties to choose a good mask. */
function ugliness(squares) {
  const columns = squares.map((_, index) => squares.map((row) => row[index]));
  const text = (row) => row.map((dark) => (dark ? "1" : "0")).join("");
  let points = 0;
  for (const row of [...squares, ...columns].map(text)) {
    for (const run of row.match(/(0{5,}|1{5,})/g) ?? []) points += run.length - 2;
    points += 40 * ((row.match(/10111010000/g)?.length ?? 0) + (row.match(/00001011101/g)?.length ?? 0));
  }
  for (let r = 1; r < squares.length; r++) {
    for (let c = 1; c < squares.length; c++) {
      if (squares[r][c] === squares[r - 1][c] && squares[r][c] === squares[r][c - 1] && squares[r][c] === squares[r - 1][c - 1]) points += 3;
    }
  }
  const dark = squares.flat().filter(Boolean).length / squares.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}
