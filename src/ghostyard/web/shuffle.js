/** Checking the shuffle: the seed shown after the game must be the one that was promised before it. */

/** Does the promise fit the seed? @param {{game: string, seed: string | null, commitment: string}} frame */
export async function checkShuffle({ game, seed, commitment }) {
  const bytes = new TextEncoder().encode(`ghostyard ${game} ${seed}`);
  return (await sha256(bytes)) === commitment;
}

/** The browser's own digest exists only on secure pages; in a plain local network we work it out. */
async function sha256(bytes) {
  if (!crypto.subtle) return hex(digest(bytes));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** SHA-256 as in FIPS 180-4. @param {Uint8Array} bytes */
export function digest(bytes) {
  const state = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)));
  const words = padded(bytes);
  for (let start = 0; start < words.length; start += 16) compress(state, words.slice(start, start + 16));
  return new Uint8Array(
    state.flatMap((word) => [word >>> 24, word >>> 16, word >>> 8, word].map((byte) => byte & 255)),
  );
}

function padded(bytes) {
  const words = new Array((((bytes.length + 8) >> 6) + 1) * 16).fill(0);
  bytes.forEach((byte, index) => (words[index >> 2] |= byte << (24 - 8 * (index & 3))));
  words[bytes.length >> 2] |= 0x80 << (24 - 8 * (bytes.length & 3));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function compress(state, w) {
  for (let i = 16; i < 64; i++) {
    const small0 = turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ (w[i - 15] >>> 3);
    const small1 = turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ (w[i - 2] >>> 10);
    w[i] = (w[i - 16] + small0 + w[i - 7] + small1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
}

function turn(word, by) {
  return (word >>> by) | (word << (32 - by));
}

function fraction(value) {
  return ((value % 1) * 2 ** 32) | 0;
}

function firstPrimes(count) {
  const primes = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes;
}

const ROUNDS = firstPrimes(64).map((prime) => fraction(Math.cbrt(prime)));
