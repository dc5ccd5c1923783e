// What a page carries: base64, zlib, and the pool of bot/book/packing.py, undone without any help of the browser's
// (old ones have no DecompressionStream).
"use strict";

const Book = { painters: {} };

Book.data = (() => {
  function bytesOf(base64) {
    return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  }

  const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
    195, 227, 258];
  const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
  const DISTANCES = [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577];
  const DISTANCE_BITS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13];
  const CODE_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

  // A Huffman code from the lengths of its words: how many there are of each length, and the symbols in order.
  function codeOf(lengths) {
    const count = new Uint16Array(16);
    const at = new Uint16Array(16);
    const symbols = new Uint16Array(lengths.length);
    for (const length of lengths) count[length] += 1;
    count[0] = 0;
    for (let length = 1; length < 15; length += 1) at[length + 1] = at[length] + count[length];
    lengths.forEach((length, symbol) => {
      if (length) symbols[at[length]++] = symbol;
    });
    return { count, symbols };
  }

  // RFC 1950 and 1951.
  function inflated(packed) {
    let out = new Uint8Array(packed.length * 6);
    let [place, end, held, left] = [2, 0, 0, 0];
    const bits = (number) => {
      while (left < number) {
        if (place >= packed.length) throw new Error("the page's data end too early");
        held |= packed[place++] << left;
        left += 8;
      }
      const value = held & ((1 << number) - 1);
      held >>>= number;
      left -= number;
      return value;
    };
    const symbol = ({ count, symbols }) => {
      let [code, first, index] = [0, 0, 0];
      for (let length = 1; length < 16; length += 1) {
        code |= bits(1);
        if (code - count[length] < first) return symbols[index + code - first];
        index += count[length];
        first = (first + count[length]) << 1;
        code <<= 1;
      }
      throw new Error("the page's data are damaged");
    };
    const room = (number) => {
      if (end + number <= out.length) return;
      const larger = new Uint8Array(Math.max(out.length * 2, end + number));
      larger.set(out);
      out = larger;
    };
    const codes = () => {
      const [literals, distances, words] = [bits(5) + 257, bits(5) + 1, bits(4) + 4];
      const lengths = new Uint8Array(19);
      for (let each = 0; each < words; each += 1) lengths[CODE_ORDER[each]] = bits(3);
      const code = codeOf([...lengths]);
      const all = [];
      while (all.length < literals + distances) {
        const word = symbol(code);
        if (word < 16) all.push(word);
        else {
          const [value, times] = word === 16 ? [all.at(-1), 3 + bits(2)] : [0, word === 17 ? 3 + bits(3) : 11 + bits(7)];
          for (let each = 0; each < times; each += 1) all.push(value);
        }
      }
      return [codeOf(all.slice(0, literals)), codeOf(all.slice(literals))];
    };
    const fixed = () => [
      codeOf(Array.from({ length: 288 }, (_, each) => (each < 144 ? 8 : each < 256 ? 9 : each < 280 ? 7 : 8))),
      codeOf(new Array(30).fill(5)),
    ];
    for (let last = 0; !last;) {
      last = bits(1);
      const kind = bits(2);
      if (kind === 0) {
        [held, left] = [0, 0];
        const length = packed[place] | (packed[place + 1] << 8);
        room(length);
        out.set(packed.subarray(place + 4, place + 4 + length), end);
        place += 4 + length;
        end += length;
        continue;
      }
      const [literal, distance] = kind === 1 ? fixed() : codes();
      for (let word = symbol(literal); word !== 256; word = symbol(literal)) {
        if (word < 256) {
          room(1);
          out[end++] = word;
        } else {
          const length = LENGTHS[word - 257] + bits(LENGTH_BITS[word - 257]);
          const far = symbol(distance);
          const back = DISTANCES[far] + bits(DISTANCE_BITS[far]);
          room(length);
          for (let each = 0; each < length; each += 1, end += 1) out[end] = out[end - back];
        }
      }
    }
    return out.subarray(0, end);
  }

  // Each part made once and shared: whoever paints it must leave it as it is.
  function unpooled({ shapes, entries, root }) {
    const made = [];
    for (const entry of entries) {
      if (!Array.isArray(entry)) made.push(entry);
      else if (entry[0] < 0) made.push(entry.slice(1).map((place) => made[place]));
      else made.push(Object.fromEntries(shapes[entry[0]].map((name, at) => [name, made[entry[at + 1]]])));
    }
    return made[root];
  }

  function read(base64) {
    const told = JSON.parse(new TextDecoder().decode(inflated(bytesOf(base64.trim()))));
    return { ...told, game: unpooled(told.game) };
  }

  return { read, inflated, unpooled };
})();
