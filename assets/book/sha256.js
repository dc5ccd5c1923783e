// SHA-256 of a UTF-8 text as 64 hex digits: the browser's own where it has one, else ours.
"use strict";

Book.sha256 = (() => {
  const primes = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  const part = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
  const K = primes.map((prime) => part(Math.cbrt(prime)));
  const START = primes.slice(0, 8).map((prime) => part(Math.sqrt(prime)));
  const turn = (word, by) => (word >>> by) | (word << (32 - by));

  function own(bytes) {
    const size = ((bytes.length + 72) >> 6) << 6;
    const padded = new Uint8Array(size);
    padded.set(bytes);
    padded[bytes.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(size - 8, Math.floor(bytes.length / 2 ** 29));
    view.setUint32(size - 4, (bytes.length << 3) >>> 0);
    const hash = [...START];
    const w = new Uint32Array(64);
    for (let block = 0; block < size; block += 64) {
      for (let each = 0; each < 16; each += 1) w[each] = view.getUint32(block + 4 * each);
      for (let each = 16; each < 64; each += 1) {
        const [a, b] = [w[each - 15], w[each - 2]];
        const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        w[each] = w[each - 16] + low + w[each - 7] + high;
      }
      let [a, b, c, d, e, f, g, h] = hash;
      for (let each = 0; each < 64; each += 1) {
        const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[each] + w[each];
        const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((word, at) => {
        hash[at] = (hash[at] + word) | 0;
      });
    }
    return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
  }

  // `subtle`: of the browser; null asks for ours.
  return async function sha256(text, subtle = globalThis.crypto?.subtle) {
    const bytes = new TextEncoder().encode(text);
    if (!subtle) return own(bytes);
    const hash = new Uint8Array(await subtle.digest("SHA-256", bytes));
    return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  };
})();
