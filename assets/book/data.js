// What a page carries: base64 and zlib, and the pool of bot/features/book/packing.py.
"use strict";

const Book = {};

Book.data = (() => {
  // Each part made once and shared: whoever shows it must leave it as it is.
  function unpooled({ shapes, entries, root }) {
    const made = [];
    for (const entry of entries) {
      if (!Array.isArray(entry)) made.push(entry);
      else if (entry[0] < 0) made.push(entry.slice(1).map((place) => made[place]));
      else made.push(Object.fromEntries(shapes[entry[0]].map((name, at) => [name, made[entry[at + 1]]])));
    }
    return made[root];
  }

  async function read(base64) {
    const packed = Uint8Array.from(atob(base64.trim()), (sign) => sign.charCodeAt(0));
    const plain = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
    const told = await new Response(plain).json();
    return { ...told, game: unpooled(told.game) };
  }

  return { read, unpooled };
})();
