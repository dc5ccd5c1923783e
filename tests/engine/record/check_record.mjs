// Checks a record without knowing any game, written from docs/record.md and docs/shuffle.md alone:
// seal, cuts, seed, the deal's and every later lot and shuffle. Exit codes: 0 good, 1 does not hold, 2 not readable.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const ORDER = ["Game", "Form", "Rules", "Program", "Dealt", "Ended", "Seal", "Secret", "Cut", "Seed", "Option", "Seat",
  "Choice", "Ranks", "Scores"];
const HIDDEN = "\\u0000-\\u001f\\u007f-\\u009f\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff";
const MOVER = "(?:p|[ck](?::[a-z][a-z0-9-]{0,39}(?:\\+t)?)?)";
const ACTION = "[!-:<-z|~]+(?: [!-:<-z|~]+)*";
const LINE = new RegExp(`^(\\d{1,9})\\. ${MOVER} \\d{1,9} ${ACTION}(?:; ${ACTION})*$`);
const TIME = /^(\d{1,9})\. t time$/; // form 2: no seat has played it

class Unreadable extends Error {}

const sha256 = (text) => createHash("sha256").update(text, "utf8").digest("hex");

function unreadable(line, reason) {
  throw new Unreadable(`line ${line}: ${reason}`);
}

function textOf(path) {
  const bytes = readFileSync(path);
  if (bytes.length > 262144) unreadable(1, "too long");
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    unreadable(1, "no UTF-8");
  }
  if (!text.endsWith("\n")) unreadable(text.split("\n").length, "the last line does not end");
  return text.slice(0, -1).split("\n");
}

function unquoted(between, line) {
  if (new RegExp(`[${HIDDEN}]`).test(between)) unreadable(line, "a sign that must be escaped");
  return between.replace(/\\(?:(["\\])|u\{([0-9a-f]{1,6})\}|.?)/g, (whole, plain, code) => {
    if (!plain && !code) unreadable(line, `${whole} is no escape`);
    const sign = plain ?? (parseInt(code, 16) <= 0x10ffff ? String.fromCodePoint(parseInt(code, 16)) : "x");
    if (code && (!new RegExp(`[${HIDDEN}]`).test(sign) || code !== sign.codePointAt(0).toString(16))) {
      unreadable(line, `${whole} is no escape`);
    }
    return sign;
  });
}

function headersOf(rows) {
  const headers = rows.map((row, place) => {
    const found = /^\[([A-Z][a-z]+)((?: "(?:[^"\\]|\\.)*")+)\]$/u.exec(row);
    if (!found || !ORDER.includes(found[1])) unreadable(place + 1, "no header");
    const values = [...found[2].matchAll(/"((?:[^"\\]|\\.)*)"/gu)].map((value) => unquoted(value[1], place + 1));
    return { name: found[1], values, line: place + 1 };
  });
  headers.forEach(({ name, line }, place) => {
    const before = place ? headers[place - 1].name : "Game";
    const mayFollow = ORDER.indexOf(name) >= ORDER.indexOf(before) || (name === "Seat" && before === "Choice");
    const once = !["Cut", "Option", "Seat", "Choice"].includes(name);
    if (!mayFollow || (once && place && name === before)) unreadable(line, "a header in the wrong place");
  });
  for (const [place, name] of ["Game", "Form", "Rules"].entries()) {
    if (headers[place]?.name !== name) unreadable(place + 1, `${name} is missing`);
  }
  if (!["1", "2"].includes(headers[1].values[0])) unreadable(2, "a record of another form");
  return headers;
}

function drawn(sides, lot) {
  const fair = ((1n << 64n) / BigInt(sides)) * BigInt(sides);
  for (let attempt = 0; ; attempt += 1) {
    const roll = BigInt(`0x${sha256(`${lot}:${attempt}`).slice(0, 16)}`);
    if (roll < fair) return Number(roll % BigInt(sides));
  }
}

function shuffled(things, seed, number) {
  const pile = [...things];
  for (let place = pile.length - 1; place > 0; place -= 1) {
    const other = drawn(place + 1, `${seed}:${number}:${place}`);
    [pile[place], pile[other]] = [pile[other], pile[place]];
  }
  return pile;
}

function comment(row, line, seed) {
  const lot = /^\{lot ([!-z|~]+) of (0|[1-9]\d{0,8}): (0|[1-9]\d{0,8})\}$/.exec(row);
  if (lot) return lot[2] > 0 && drawn(Number(lot[2]), `${seed}:${lot[1]}`) === Number(lot[3]) ? "" : `lot ${lot[1]}`;
  const shuffle = /^\{shuffle (0|[1-9]\d{0,8}):((?: [!-z|~]+)*) ->((?: [!-z|~]+)*)\}$/.exec(row);
  if (shuffle) {
    const [before, after] = shuffle.slice(2).map((pile) => pile.split(" ").slice(1));
    return shuffled(before, seed, shuffle[1]).join(" ") === after.join(" ") ? "" : `shuffle ${shuffle[1]}`;
  }
  return /^\{told [!-z|~]+(?: [!-z|~]+)*\}$/.test(row) ? "" : unreadable(line, "no comment");
}

function check(rows) {
  const blank = rows.indexOf("") < 0 ? rows.length : rows.indexOf("");
  const headers = headersOf(rows.slice(0, blank));
  const all = (name) => headers.filter((header) => header.name === name);
  const one = (name) => all(name)[0]?.values[0] ?? "";
  const [game, secret, cuts] = [one("Game"), one("Secret"), all("Cut")];
  const broken = [];
  const hold = (line, what, held) => held || broken.push(`line ${line}: ${what} does not hold`);
  let seed = one("Seed");
  for (const { values, line } of cuts) {
    if (values.length > 2) hold(line, `cut of seat ${values[0]}`, sha256(values[2]) === values[1]);
  }
  if (secret) {
    const sealed = sha256(`${game} seal 1\n${secret}\n`) === one("Seal");
    const cut = cuts.map(({ values }) => `${values[0]}:${values[1]}\n`).join("");
    const derived = sha256(`${game} deal 1\n${secret}\n${cut}`);
    if (one("Seal")) hold(all("Seal")[0].line, "seal", sealed);
    if (seed) hold(all("Seed")[0].line, "seed", derived === seed);
    if (sealed) seed = derived;
  }
  let [turn, times] = [-1, 0];
  for (let place = blank + 1; place < rows.length; place += 1) {
    const [row, line] = [rows[place], place + 1];
    if (row.startsWith("{") && turn >= 0) {
      const what = comment(row, line, seed);
      if (seed) hold(line, `${what} (turn ${turn})`, !what);
    } else {
      const timeUp = TIME.exec(row);
      if (timeUp) times += 1;
      const number = turn < 0 ? row === "0." && "0" : (timeUp ?? LINE.exec(row))?.[1];
      turn += 1;
      if (number !== String(turn)) unreadable(line, "no line of the game, or not the next one");
    }
  }
  if (turn < 0) unreadable(rows.length + 1, "there is no deal");
  if (times > 0 !== (one("Form") === "2")) unreadable(2, "form 2 is for a time that was up, and form 1 for all else");
  return broken;
}

try {
  const broken = check(textOf(process.argv[2]));
  broken.forEach((fault) => console.log(fault));
  process.exitCode = broken.length ? 1 : 0;
} catch (fault) {
  console.error(fault.message);
  process.exitCode = 2;
}
