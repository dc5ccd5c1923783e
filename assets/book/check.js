// Checks the deck of a record without knowing any game, as docs/record.md says: seal, cuts, seed, lots, shuffles.
"use strict";

Book.check = (() => {
  const HELD = "held";
  const BROKEN = "broken";
  const OPEN = "open";

  function values(row) {
    const plain = (text) => text.replace(/\\(?:(["\\])|u\{([0-9a-f]{1,6})\})/g, (_, sign, code) =>
      sign ?? String.fromCodePoint(parseInt(code, 16)));
    return [...row.matchAll(/"((?:[^"\\]|\\.)*)"/gu)].map((found) => plain(found[1]));
  }

  function headersOf(rows) {
    return rows.map((row, place) => ({ name: /^\[([A-Za-z]+)/.exec(row)?.[1], values: values(row), line: place + 1 }));
  }

  async function drawn(sides, lot, hash) {
    const fair = ((1n << 64n) / BigInt(sides)) * BigInt(sides);
    for (let attempt = 0; ; attempt += 1) {
      const roll = BigInt(`0x${(await hash(`${lot}:${attempt}`)).slice(0, 16)}`);
      if (roll < fair) return Number(roll % BigInt(sides));
    }
  }

  async function shuffled(things, seed, number, hash) {
    const pile = [...things];
    for (let place = pile.length - 1; place > 0; place -= 1) {
      const other = await drawn(place + 1, `${seed}:${number}:${place}`, hash);
      [pile[place], pile[other]] = [pile[other], pile[place]];
    }
    return pile;
  }

  // One item: what it is, whether it holds, where it stands, and the figures: what the record says, what comes out.
  const item = (what, state, line, facts) => ({ what, state, line, ...facts });
  const compared = (what, line, says, gives, facts) =>
    item(what, says === gives ? HELD : BROKEN, line, { says, gives, ...facts });

  async function sealed(headers, hash) {
    const all = (name) => headers.filter((header) => header.name === name);
    const one = (name) => all(name)[0]?.values[0] ?? "";
    const line = (name) => all(name)[0]?.line ?? 1;
    const [game, secret, cuts] = [one("Game"), one("Secret"), all("Cut")];
    const found = [];
    let seed = one("Seed");
    const seal = secret ? await hash(`${game} seal 1\n${secret}\n`) : "";
    const none = secret ? "alone" : "seal"; // why there is no seal
    if (!one("Seal") || !secret) found.push(item("seal", OPEN, line("Seal"), { why: one("Seal") ? "secret" : none }));
    else found.push(compared("seal", line("Seal"), one("Seal"), seal));
    for (const { values: [seat, says, text], line: at } of cuts) {
      if (says === "-") found.push(item("passed", HELD, at, { seat }));
      else if (text === undefined) found.push(item("cut", OPEN, at, { seat, says, why: "text" }));
      else found.push(compared("cut", at, says, await hash(text), { seat, text }));
    }
    if (!secret) found.push(item("seed", OPEN, line("Seed"), { why: one("Seal") ? "secret" : "seal" }));
    else {
      const lines = cuts.map(({ values: [seat, says] }) => `${seat}:${says}\n`).join("");
      const derived = await hash(`${game} deal 1\n${secret}\n${lines}`);
      found.push(compared("seed", line("Seed"), seed, derived));
      if (seal === one("Seal")) seed = derived;
    }
    return { found, seed };
  }

  async function chance(row, line, turn, seed, hash) {
    const lot = /^\{lot (\S+) of (\d{1,9}): (\d{1,9})\}$/.exec(row);
    if (lot) {
      const gives = Number(lot[2]) > 0 && seed ? String(await drawn(Number(lot[2]), `${seed}:${lot[1]}`, hash)) : "";
      return seed ? compared("lot", line, lot[3], gives, { turn, number: lot[1] })
        : item("lot", OPEN, line, { turn, number: lot[1], why: "seed" });
    }
    const shuffle = /^\{shuffle (\d{1,9}):((?: \S+)*?) ->((?: \S+)*)\}$/.exec(row);
    if (!shuffle) return null;
    const number = shuffle[1];
    if (!seed) return item("shuffle", OPEN, line, { turn, number, why: "seed" });
    const [before, after] = shuffle.slice(2).map((pile) => pile.split(" ").slice(1));
    const gives = await shuffled(before, seed, number, hash);
    const at = gives.findIndex((thing, place) => thing !== after[place]);
    const held = at < 0 && gives.length === after.length;
    const facts = { turn, number, count: before.length };
    if (held) return item("shuffle", HELD, line, { ...facts, pile: gives.join(" ") });
    const place = at < 0 ? gives.length : at;
    return item("shuffle", BROKEN, line, { ...facts, place: place + 1, says: after[place] ?? "-", gives: gives[place] ?? "-" });
  }

  // Everything that can be checked, in the order of the text; `subtle`: null for a SHA-256 of our own.
  return async function check(text, subtle = globalThis.crypto?.subtle) {
    const hash = (words) => Book.sha256(words, subtle);
    const rows = text.split("\n");
    const blank = rows.indexOf("");
    const { found, seed } = await sealed(headersOf(rows.slice(0, blank)), hash);
    let turn = -1;
    for (let place = blank + 1; place < rows.length; place += 1) {
      if (rows[place].startsWith("{")) {
        const said = await chance(rows[place], place + 1, turn, seed, hash);
        if (said) found.push(said);
      } else if (rows[place]) turn += 1;
    }
    if (!found.some(({ what }) => what === "shuffle" || what === "lot")) found.push(item("chances", OPEN, blank + 2, {}));
    return found;
  };
})();
