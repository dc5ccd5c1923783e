// The table of Chicago stud (docs/pictures.md): a row for every boss in the game, a column for every street.
"use strict";

Book.painters["chicago-stud"] = (() => {
  const { COLOURS, Sheet, cap, element, fitted, wide } = Book.drawing;
  const { FOLDED, SUITS, height, isJoker, handName, fewest, inPiles, sign, on, cardsIn } = Book.frenchDeck;
  const { CREAM, DARK, panel, medallion, ribbon, wrapped, strip, ending } = Book.bosses;
  const { WIDTH: BESIDE, HEAD: TOLD_HEAD, begin, row: handRow } = Book.showdown;
  const [LEFT, RIGHT, FOOT, CARDS] = [26, 1624, 1024, 402];
  const CHIP = "stud/chip-5";
  const DONE = "#A09C8A"; // words of who has folded
  const ALL_IN = "#FFC4B5";
  const LAST_STREET = 7;
  const RAISES = 3;
  const MINUS = "−";
  const RAISED = 0.63; // size of a raised part
  const DID = { Checked: 1, BetMade: 1, Called: 1, Raised: 1, Folded: 1 };

  // By bosses in the game: card, medallion, name, player, gap, chips, mark, pile
  const SIZES = { 2: [136, 150, 60, 38, 9, 56, 84, 48], 3: [136, 150, 60, 38, 9, 56, 84, 48], 4: [132, 150, 50, 34, 9, 46, 72, 48],
    5: [105, 134, 42, 29, 8, 44, 80, 72], 6: [92, 112, 38, 27, 8, 40, 72, 72], 7: [80, 96, 34, 26, 7, 36, 64, 60], 8: [70, 88, 31, 25, 7, 34, 64, 60] };

  function layout(seats) {
    const [card, face, name, player, gap, chips, mark, pile] = SIZES[seats];
    const top = seats <= 6 ? 178 : 150;
    const pitch = Math.min((FOOT - top) / seats, 282);
    const place = (street) => CARDS + street * (card + gap) + 10 * ((street > 1) + (street > 5));
    const tall = pitch - 8;
    return { seats, card, face, name, player, chips, mark, pile, top, tall, place,
      row: (number) => top + (FOOT - top - pitch * seats) / 2 + number * pitch,
      up: (tall - height(card)) / 2, said: place(6) + card + (seats >= 5 ? 34 : 20), roomy: seats <= 3, low: seats >= 7 };
  }

  // The table with what the chosen eyes see turned up: own hidden cards by seat.
  function seenBy(moment) {
    const { turn, eyes } = moment;
    const view = typeof eyes === "number" ? turn.views[eyes] : null;
    const { table } = turn;
    const down = table.rows.map(({ seat }) => (eyes === "open" ? turn.open.rows[seat].down : view?.seat === seat ? view.down : null));
    return { ...moment, table, down, view, events: turn.events, acted: actedIn(turn.events), rows: table.rows.filter((row) => row.in_game) };
  }

  // Who said something that the table still shows: since the last street was dealt.
  function actedIn(events) {
    let seats = [];
    for (const { event, seat } of events) {
      if (event === "StreetDealt") seats = [];
      else if (DID[event]) seats.push(seat);
    }
    return seats;
  }

  const sexOf = (row) => (row.boss === "rolfe" ? "she" : "he");

  // What that boss did last, or that they are asked: a mark, its word, and the chips of this round.
  function saidBy(moment, row) {
    const { words } = moment;
    if (row.in_deal && row.speaks) return { mark: "turn", word: words("picture-to-speak", sexOf(row)), stake: 0, colour: COLOURS.gold };
    const did = !row.in_deal ? "fold" : row.all_in ? "all-in" : row.last?.did;
    if (!did) return null;
    const fresh = moment.acted.includes(row.seat);
    const colour = fresh ? COLOURS.fresh : did === "fold" ? COLOURS.muted : did === "all-in" ? ALL_IN
      : did === "bet" || did === "raise" ? COLOURS.gold : COLOURS.ivory;
    return { mark: did, word: words("picture-did", did, sexOf(row)), stake: row.in_deal ? row.paid : 0, fresh, colour };
  }

  function mark(sheet, said, x, middle, size) {
    const top = middle - size / 2;
    if (said.fresh) {
      const out = 0.08 * size;
      sheet.plate(COLOURS.fresh, x - out, top - out, size + 2 * out, size + 2 * out, 0.24 * size, { opacity: 0.3 });
      sheet.put("cards/marker-just-played", x + size / 2 - 13, top - out - 12, 26, 17);
    }
    sheet.put(`stud/mark-${said.mark}`, x, top, size, size, said.mark === "fold" ? 0.8 : 1);
  }

  // The first of some wordings that fits unshortened, with its size; null if none does.
  function fitting(texts, type, size, room, least, tracking = 0) {
    for (const text of texts) {
      const [shown, fit] = fitted(text, type, size, room, least, tracking);
      if (shown === text) return [text, fit];
    }
    return null;
  }

  // A line of which what stands between bars (`5|e| RUE`) is smaller, its head level; where it ends.
  function writeRaised(sheet, text, type, size, fill, x, top, room, tracking = 0) {
    const parts = text.split("|").map((part, number) => [part, number % 2 ? RAISED : 1]).filter(([part]) => part);
    const needed = parts.reduce((sum, [part, by]) => sum + wide(part, type, by * size, tracking), 0);
    const fit = size * Math.min(1, room / needed);
    let left = x;
    for (const [part, by] of parts) { // a space at the edge of a part would be lost
      const space = (edge) => wide(" ".repeat(edge), type, by * fit, tracking);
      left += space(part.length - part.trimStart().length);
      left = sheet.write(part.trim(), type, by * fit, fill, left, { top, tracking }).right + space(part.length - part.trimEnd().length);
    }
    return left;
  }

  // ---- pots ----

  function platesOf(moment, most) {
    const { table, words, seats } = moment;
    const pots = table.pots.length ? table.pots : [{ chips: 0, eligible: [] }];
    const inDeal = table.rows.filter((row) => row.in_deal);
    const whom = ({ eligible }) => {
      if (!eligible.length) return [];
      const counts = [words("picture-pot-for", eligible.length), words("picture-pot-for.short", eligible.length)];
      const without = inDeal.filter((row) => !eligible.includes(row.seat));
      if (eligible.length === 1) return [words("picture-pot-for-one", { boss: nameOf(seats[eligible[0]]) }), counts[1]];
      return without.length === 1 ? [words("picture-pot-without", { boss: nameOf(seats[without[0].seat]) }), ...counts] : counts;
    };
    const plates = pots.slice(0, most).map((pot, number) => {
      const which = number ? "side" : "main";
      return { label: [words(`picture-${which}-pot`), words(`picture-${which}-pot.short`)], under: whom(pot), chips: pot.chips, main: !number };
    });
    if (pots.length > most) {
      const rest = pots.slice(most - 1);
      const count = { count: rest.length };
      plates[most - 1] = { label: [words("picture-more-pots", count), words("picture-more-pots.short", count)], under: [],
        chips: rest.reduce((sum, pot) => sum + pot.chips, 0), main: false };
    }
    return plates;
  }

  const nameOf = ({ short }) => short[0] + short.slice(1).toLowerCase().replace(/’./u, (part) => part.toUpperCase());

  function plateGround(sheet, main, x, y, width, tall) {
    const colour = main ? COLOURS.brass : "#8F9A8C";
    const stepped = (inset, step, more) => {
      const [l, t, r, b] = [x + inset, y + inset, x + width - inset, y + tall - inset];
      const corner = (cx, cy, dx, dy) => [[cx, cy + 2 * dy], [cx + dx, cy + 2 * dy], [cx + dx, cy + dy], [cx + 2 * dx, cy + dy], [cx + 2 * dx, cy]];
      const points = [...corner(l, t, step, step), ...corner(r, t, -step, step).reverse(), ...corner(r, b, -step, -step), ...corner(l, b, step, -step).reverse()];
      sheet.add(element("path", { d: `M${points.map((point) => point.join(" ")).join(" L")} Z`, stroke: colour, ...more }));
    };
    stepped(3, 9, { fill: main ? "#0B1517" : "#0F1817", "stroke-width": 4 });
    stepped(10, 7, { fill: "none", "stroke-width": 1.6, "stroke-opacity": 0.6 });
  }

  function plate(sheet, { label, under, chips, main }, x, y, width, tall, size, least) {
    plateGround(sheet, main, x, y, width, tall);
    const pad = width >= 300 ? 36 : 24;
    const amount = sheet.write(chips, "numeral", 0.6 * tall, COLOURS.ivory, x + width - pad, { mid: y + tall / 2, align: "right", room: 0.5 * width - pad });
    const [left, room] = [x + pad, amount.left - 12 - x - pad];
    const top = fitting(label, "label", size, room, least, 1) ?? fitted(label.at(-1), "label", size, room, least, 1);
    const foot = fitting(under, "text", size - 1, room, least);
    sheet.write(top[0], "label", top[1], COLOURS.muted, left, { mid: y + (foot ? 0.335 : 0.5) * tall, tracking: 1 });
    if (foot) sheet.write(foot[0], "text", foot[1], COLOURS.muted, left, { mid: y + 0.67 * tall });
  }

  // The plates from the left, and beside the main one the sign of the highest spade.
  function plates(sheet, moment, x, y, room, tall, { main, side, size, least, most, spadeWords }) {
    const shown = platesOf(moment, most);
    const spade = moment.table.options.high_spade;
    const lines = spade && spadeWords ? moment.words("picture-high-spade").split("\n") : [];
    const worded = 92 + Math.max(0, ...lines.map((line) => wide(line, "name", 30)));
    const wanted = shown.map((each) => (each.main ? main : side));
    const sum = wanted.reduce((total, each) => total + each) + 16 * (shown.length - 1);
    const withWords = lines.length && sum + worded + 16 <= room;
    const taken = !spade ? 0 : 16 + (withWords ? worded : 60);
    const by = Math.min(1, (room - taken - 16 * (shown.length - 1)) / (sum - 16 * (shown.length - 1)));
    let left = x;
    shown.forEach((each, number) => {
      plate(sheet, each, left, y, by * wanted[number], tall, size, least);
      left += by * wanted[number] + 16;
      if (number || !spade) return;
      const across = withWords ? 74 : 60;
      sheet.put("stud/half-spade", left, y + tall / 2 - across / 2, across);
      if (withWords) lines.forEach((line, at) => sheet.write(line, "name", 30, at ? COLOURS.gold : COLOURS.ivory, left + 92, { mid: y + tall / 2 - 18 + at * 37 }));
      left += taken;
    });
  }

  function betOf({ table, words }) {
    const limit = table.most === null ? "open" : table.most > table.least ? "range" : "fixed";
    return words("picture-bet", limit, { low: table.least, high: table.most ?? 0 });
  }

  function raisesLeft(sheet, table, x, middle, side, step) {
    for (let number = 0; number < RAISES; number += 1) {
      sheet.put(`chrome/icons/action-${number < RAISES - table.raises_left ? "used" : "left"}`, x + number * step, middle - side / 2, side);
    }
  }

  // ---- the wide table ----

  function head(sheet, deck, plan, moment) {
    const { table, words } = moment;
    const low = plan.top < 178;
    let line = words("picture-deal", table.round, { deal: table.deal });
    if (table.options.end === "last") line += ` · ${words("picture-unit", { unit: table.unit })}`;
    const label = writeRaised(sheet, line, "label", 32, COLOURS.muted, 46, low ? 34 : 43, 384, 2);
    const street = writeRaised(sheet, words("picture-street", table.street), "title", low ? 72 : 92, COLOURS.gold, 46, low ? 78 : 86, 376);
    let end = 1604;
    if (table.common) {
      const said = words("picture-common");
      const across = Math.max(62, wide(said, "label", 25));
      deck.fresh(table.common, end - across / 2 - 31, 32, 62);
      sheet.write(said, "label", 25, COLOURS.ivory, end - across / 2, { mid: 137, align: "centre" });
      end -= across + 26;
    }
    const [bet, raises, game] = [betOf(moment), words("picture-raises-left"), words("picture-game", table.options.game)];
    const least = Math.max(wide(bet, "name", 40) + 26 + wide(game, "name", 40), wide(raises, "text", 31) + 10 + 3 * 48);
    const start = Math.max(441, Math.max(label, street) + 22);
    const wanted = 410 + (Math.min(3, Math.max(1, table.pots.length)) - 1) * 356 + (table.options.high_spade ? 76 : 0);
    const tight = table.common || start + wanted + 24 > 1237;
    const left = tight ? end - least : 1237;
    const out = table.rows.filter((row) => !row.in_game);
    const [first, second] = low ? [58, 106] : out.length ? [50, 98] : [62, 116];
    sheet.write(bet, "name", 40, COLOURS.gold, left, { mid: first });
    sheet.write(game, "name", 40, COLOURS.ivory, end, { mid: first, align: "right" });
    const said = sheet.write(raises, "text", 31, COLOURS.ivory, left, { mid: second });
    raisesLeft(sheet, table, said.right + 8, second, 42, low ? 44 : 48);
    out.forEach((row, number) => sheet.put(`${moment.seats[row.seat].portrait}-medallion`, end - 38 - number * 42, (low ? 106 : 146) - 19, 38, 38, 0.55));
    if (!out.length && !tight) {
      const x = said.right + 8 + 3 * 48 + 8;
      const shown = fitting([words("picture-bosses", moment.rows.length)], "text", 29, end - x, 23);
      if (shown) sheet.write(shown[0], "text", shown[1], COLOURS.muted, end, { mid: second, align: "right" });
    }
    const [y, tall] = low ? [34, 104] : [42, 116];
    plates(sheet, moment, start, y, left - 24 - start, tall, { main: 410, side: 340, size: 29, least: 22, most: 3, spadeWords: true });
  }

  function ground(sheet, row, x, y, width, tall) {
    panel(sheet, row.speaks ? "lit" : "idle", x, y, width, tall);
    if (!row.in_deal) sheet.plate(DARK, x + 2, y + 2, width - 4, tall - 4, 10, { opacity: 0.5 });
  }

  const toneOf = (row) => (row.in_deal ? (row.speaks ? [COLOURS.gold, COLOURS.onActive] : [COLOURS.ivory, COLOURS.muted]) : [DONE, DONE]);
  const signsOf = (table, row) => [["dealer", table.dealer], ["opener", table.opener]].filter(([, seat]) => seat === row.seat).map(([name]) => name);

  function badge(sheet, name, x, y, side) {
    sheet.put(`stud/${name}`, x, y, side);
    if (name === "dealer") sheet.write("D", "numeral", 0.56 * side, COLOURS.ink, x + side / 2, { mid: y + 0.485 * side, align: "centre" });
  }

  // Portrait, name, player, chips, and whether they deal or open.
  function boss(sheet, plan, moment, row, y, size) {
    const { short, player } = moment.seats[row.seat];
    const [name, under] = toneOf(row);
    const caps = [cap("name", size), cap("text", plan.player)];
    let at;
    if (plan.roomy) {
      const face = [LEFT + 16, y + plan.tall - plan.face - 10];
      const x = face[0] + plan.face + 14;
      at = { face, words: LEFT + 16, name: y + 18, player: y + 32 + caps[0], chips: [x, face[1] + 12], signs: [x, face[1] + plan.face - 52] };
    } else {
      const beneath = plan.seats === 4 ? 52 : 0;
      const spare = plan.tall - caps[0] - caps[1] - plan.chips - beneath;
      const air = Math.min(16, spare / 4);
      const top = y + (spare - 2 * air) / 2;
      const x = LEFT + 12 + plan.face + 14;
      const line = top + caps[0] + caps[1] + 2 * air;
      at = { face: [LEFT + 12, y + (plan.tall - plan.face) / 2], words: x, name: top, player: top + caps[0] + air, chips: [x, line], signs: [x, line + plan.chips + 6] };
    }
    const room = CARDS - 14 - at.words;
    medallion(sheet, moment, row.seat, ...at.face, plan.face, { active: row.speaks, folded: !row.in_deal });
    sheet.write(short, "name", size, name, at.words, { top: at.name, room });
    sheet.write(player, "text", plan.player, under, at.words, { top: at.player, room });
    const shown = signsOf(moment.table, row);
    let right = CARDS - 14;
    if (plan.seats <= 4) shown.forEach((each, number) => badge(sheet, each, at.signs[0] + number * 54, at.signs[1], 48));
    else if (shown.length) {
      const side = plan.seats === 5 ? (shown.length === 1 ? 48 : 36) : Math.min(44, plan.chips + 4);
      right -= shown.length * (side + 4) - 4;
      shown.forEach((each, number) => badge(sheet, each, right + number * (side + 4), at.chips[1] + (plan.chips - side) / 2, side));
    }
    const [x, top] = at.chips;
    sheet.put(CHIP, x, top, plan.chips, plan.chips, row.in_deal ? 1 : 0.5);
    sheet.write(row.stack, "name", plan.chips, row.in_deal ? COLOURS.ivory : DONE, x + plan.chips + 9, { mid: top + plan.chips / 2, room: right - x - plan.chips - 15 });
  }

  // Seven places: two down, four up, one down; none is left empty of who has folded. `spot`: of a hidden card.
  function cards(deck, moment, row, top, width, place, spot) {
    const { table } = moment;
    const dimmed = row.in_deal ? 0 : FOLDED;
    const hidden = [0, 1, 6].slice(0, row.down_cards);
    const own = moment.down[row.seat];
    hidden.forEach((street, number) => {
      const fresh = street === 6 && row.in_deal && table.street === LAST_STREET;
      if (own) {
        const [x, y, across] = spot(street);
        deck.hiddenFace(own[number], x, y, across, dimmed);
      } else if (fresh) deck.freshBack(place(street), top, width);
      else deck.back(place(street), top, width, dimmed);
    });
    if (row.in_deal && row.down_cards) {
      for (let number = row.up.length; number < 4; number += 1) deck.place(false, place(2 + number), top, width);
      if (!hidden.includes(6) && !table.common) deck.place(true, place(6), top, width);
    }
    row.up.forEach((card, number) => {
      const fresh = row.in_deal && row.newest && number === row.up.length - 1;
      if (fresh) deck.fresh(card, place(2 + number), top, width);
      else deck.up(card, place(2 + number), top, width, { dimmed });
    });
  }

  function said(sheet, deck, plan, moment, row, spoken, y) {
    const middle = y + plan.tall / 2;
    mark(sheet, spoken, plan.said, middle, plan.mark);
    const left = plan.said + plan.mark + 17;
    const room = RIGHT - 20 - left;
    if (row.speaks) {
      const [size, above, air] = plan.low ? [58, 15, 12] : [62, 22, 17];
      const word = sheet.write(spoken.word, "title", size, spoken.colour, left, { mid: middle - above, room });
      const shown = fitting(askedOf(moment, row), "text", 33, room, 25) ?? ["", 33];
      sheet.write(shown[0], "text", shown[1], COLOURS.ivory, left, { top: middle - above + word.tall / 2 + air });
    } else if (!spoken.stake) sheet.write(spoken.word, "name", 40, spoken.colour, left, { mid: middle, room });
    else if (plan.low) {
      sheet.write(spoken.word, "name", 40, spoken.colour, left, { mid: middle, room: 1240 - left });
      sheet.write(spoken.stake, "name", 46, COLOURS.ivory, 1334, { mid: middle, align: "right" });
      deck.piles(fewest(spoken.stake), 1362, y + plan.tall - 14, plan.pile, plan.pile + 7, 3);
    } else {
      sheet.write(spoken.word, "name", 40, spoken.colour, left, { mid: middle - 27, room });
      const stake = sheet.write(spoken.stake, "name", 50, COLOURS.ivory, left, { mid: middle + 31 });
      const chips = fewest(spoken.stake);
      const start = Math.max(1438, stake.right + 18);
      const width = inPiles(chips, 4).length > 2 ? Math.min(plan.pile, 48) : plan.pile;
      deck.piles(chips, start, y + plan.tall - 21, width, width + 9, Math.floor((RIGHT - 14 - start + 9) / (width + 9)));
    }
  }

  // Few bosses have large cards: the words stand under the mark.
  function saidInColumn(sheet, deck, plan, moment, row, spoken, y) {
    const [x, size, room] = [plan.said, plan.mark, RIGHT - 14 - plan.said];
    const word = plan.roomy ? 42 : 38;
    const caps = [cap("name", word), cap("name", 52)];
    const pile = plan.roomy && spoken.stake ? 62 : 0;
    const tall = size + 18 + caps[0] + (row.speaks || spoken.stake ? 16 + caps[1] : 0) + pile;
    const top = y + (plan.tall - tall) / 2;
    mark(sheet, spoken, x, top + size / 2, size);
    let line = top + size + 18;
    sheet.write(spoken.word, "name", word, spoken.colour, x, { top: line, room });
    line += caps[0] + 16;
    if (row.speaks) sheet.write(askedOf(moment, row).at(-1), "text", 33, COLOURS.ivory, x, { top: line + 4, room });
    else if (spoken.stake) {
      sheet.write(spoken.stake, "name", 52, COLOURS.ivory, x, { top: line, room });
      const lying = fewest(spoken.stake);
      if (plan.roomy) deck.piles(lying, x, line + caps[1] + pile, plan.pile, plan.pile + 8, 3);
      else deck.piles(lying, RIGHT - 8 - inPiles(lying, 2).length * 54, line + caps[1], plan.pile, plan.pile + 6, 2);
    }
  }

  // What who is asked faces, the longer wording first.
  function askedOf({ table, words }, row) {
    if (!row.to_call) return [words("picture-check-or-bet")];
    const call = words("picture-to-call", { chips: row.to_call });
    const cost = row.to_call + table.least;
    const told = table.options.limit === "fixed" && table.raises_left && (!row.last || row.last.did === "check") && cost <= row.stack
      && table.rows.some((other) => other.seat !== row.seat && other.in_deal && !other.all_in);
    return told ? [`${call}, ${words("picture-raise-costs", { chips: cost })}`, call] : [call];
  }

  function paintWide(moment) {
    const { rows } = moment;
    const plan = layout(Math.max(2, rows.length));
    const sheet = new Sheet(1650, 1050);
    const deck = on(sheet, moment.words);
    sheet.put("chrome/backgrounds/table", 0, 0, 1650, 1050);
    const room = CARDS - 14 - (plan.roomy ? LEFT + 16 : LEFT + 26 + plan.face);
    const size = Math.min(plan.name, ...rows.map(({ seat }) => (plan.name * room) / wide(moment.seats[seat].short, "name", plan.name)));
    rows.forEach((row, number) => ground(sheet, row, LEFT, plan.row(number), RIGHT - LEFT, plan.tall));
    rows.forEach((row, number) => {
      const y = plan.row(number);
      boss(sheet, plan, moment, row, y, size);
      const top = y + plan.up;
      cards(deck, moment, row, top, plan.card, plan.place, (street) => [plan.place(street), top, plan.card]);
      const spoken = saidBy(moment, row);
      if (spoken) (plan.seats <= 4 ? saidInColumn : said)(sheet, deck, plan, moment, row, spoken, y);
    });
    head(sheet, deck, plan, moment);
    sheet.frame();
    return sheet.svg;
  }

  // ---- the upright table ----

  const [MARGIN, UPRIGHT_HEAD, LINE, FACE] = [22, 192, 52, 88];

  function upright(seats) {
    const card = seats <= 7 ? 105 : 92;
    const step = seats <= 7 ? 44 : card + 6;
    const tall = LINE + height(card) + 10;
    const pitch = tall + (seats <= 7 ? 6 : 4);
    const right = 900 - MARGIN - 12;
    const place = (street) => {
      if (street === 6) return right - card;
      if (street > 1) return right - card - 10 - (6 - street) * (card + 6);
      return place(2) - 16 - card - (1 - street) * step;
    };
    return { seats, card, step, tall, place, height: MARGIN + UPRIGHT_HEAD + seats * pitch + MARGIN, row: (number) => MARGIN + UPRIGHT_HEAD + number * pitch };
  }

  function uprightHead(sheet, deck, moment) {
    const { table, words } = moment;
    let right = 866;
    if (table.common) {
      const common = sheet.write(words("picture-common"), "label", 33, COLOURS.ivory, right, { mid: 58, align: "right" });
      deck.fresh(table.common, right - 78, 106, 70);
      right = common.left - 26;
    }
    const game = sheet.write(words("picture-game", table.options.game), "name", 42, COLOURS.ivory, right, { mid: 58, align: "right" });
    const bet = sheet.write(betOf(moment), "name", 42, COLOURS.gold, game.left - 26, { mid: 58, align: "right" });
    const street = writeRaised(sheet, words("picture-street", table.street), "title", 64, COLOURS.gold, 34, 36, bet.left - 56);
    const step = Math.min(46, (bet.left - 20 - street - 20) / RAISES);
    if (step >= 34) raisesLeft(sheet, table, bet.left - 20 - RAISES * step, 58, 40, step);
    const most = table.common || table.options.high_spade ? 2 : 3;
    plates(sheet, moment, 34, 106, (table.common ? 768 : 866) - 34, 100, { main: 360, side: 300, size: 33, least: 26, most, spadeWords: false });
  }

  function uprightRow(sheet, deck, plan, moment, row, y) {
    const { table, words } = moment;
    const { short, player } = moment.seats[row.seat];
    const [name, under] = toneOf(row);
    ground(sheet, row, MARGIN, y, 900 - 2 * MARGIN, plan.tall);
    const middle = MARGIN + 4 + (plan.place(0) - MARGIN - 6) / 2;
    medallion(sheet, moment, row.seat, middle - FACE / 2, y + LINE + 2, FACE, { active: row.speaks, folded: !row.in_deal });
    const signs = signsOf(table, row);
    const side = plan.seats < 8 ? 44 : 40;
    signs.forEach((each, number) => badge(sheet, each, middle - (signs.length * (side + 2) - 2) / 2 + number * (side + 2), y + LINE + FACE + 5, side));
    const line = y + LINE / 2 + 2;
    let right = 900 - MARGIN - 16;
    const spoken = saidBy(moment, row);
    if (spoken) {
      const asked = row.speaks && row.to_call;
      const told = asked ? words("picture-to-call", { chips: row.to_call }) : spoken.stake ? `${spoken.word} ${spoken.stake}` : spoken.word;
      const box = sheet.write(told, "name", 38, asked ? COLOURS.ivory : spoken.colour, right, { mid: line, align: "right" });
      mark(sheet, spoken, box.left - 58, line, 46);
      right = box.left - 76;
    }
    const named = sheet.write(short, "name", 42, name, MARGIN + 14, { mid: line });
    sheet.put(CHIP, named.right + 18, line - 20, 40, 40, row.in_deal ? 1 : 0.5);
    const chips = sheet.write(row.stack, "name", 42, row.in_deal ? COLOURS.ivory : DONE, named.right + 66, { mid: line });
    const room = right - chips.right - 24;
    if (player && wide(player, "text", 33) <= room) sheet.write(player, "text", 33, under, chips.right + 24, { mid: line });
    const top = y + LINE + 2;
    // Two hidden cards that are seen lie side by side, where as backs one would cover the other.
    const spot = (street) => {
      if (street > 1 || plan.step > plan.card) return [plan.place(street), top, plan.card];
      const across = Math.floor((plan.step + plan.card - 4) / 2);
      return [plan.place(0) + street * (across + 4), top + (height(plan.card) - height(across)) / 2, across];
    };
    cards(deck, moment, row, top, plan.card, plan.place, spot);
  }

  function paintUpright(moment) {
    const plan = upright(Math.max(2, moment.rows.length));
    const sheet = new Sheet(900, plan.height);
    const deck = on(sheet, moment.words);
    sheet.put("chrome/backgrounds/table", 0, 0, 900, plan.height);
    uprightHead(sheet, deck, moment);
    moment.rows.forEach((row, number) => uprightRow(sheet, deck, plan, moment, row, plan.row(number)));
    sheet.frame();
    return sheet.svg;
  }

  // ---- the end ----

  const signed = (amount) => (amount >= 0 ? String(amount) : `${MINUS}${-amount}`);
  const sumOf = (row) => (row.loans ? `${row.stack} ${MINUS} ${row.stack - row.result} = ${signed(row.result)}` : signed(row.result));

  function loans(sheet, count, x, middle, side) {
    sheet.put("stud/loan", x, middle - side / 2, side);
    if (count > 1) sheet.write(`×${count}`, "name", 0.72 * side, COLOURS.ivory, x + side + 5, { mid: middle });
  }

  function end(moment) {
    const { table, words } = moment;
    const last = table.options.end === "last" && table.rows.filter((row) => row.stack > 0).length === 1;
    const why = words("picture-won", last ? "last" : "chips", table.winners.length > 1 ? "yes" : "no");
    const rest = table.rows.filter(({ seat }) => !table.winners.includes(seat)).sort((a, b) => b.result - a.result);
    return ending(moment, {
      title: words("picture-final"), winners: table.winners, others: rest.map(({ seat }) => seat),
      why: table.winners.length > 1 ? `${why} · ${signed(table.rows[table.winners[0]].result)}` : why,
      prizes: (sheet, seat, x, y, side, room) => prizes(sheet, moment, table.rows[seat], x, y, side, room),
      left: (sheet, seat, x, middle, icon, room) => {
        const row = table.rows[seat];
        sheet.put(CHIP, x, middle - icon / 2, icon);
        const figure = sheet.write(signed(row.result), "name", 0.9 * icon, COLOURS.ivory, x + icon + 6, { mid: middle, room: room - 2 * icon - 20 });
        if (row.loans) loans(sheet, row.loans, figure.right + 8, middle, icon);
      },
    });
  }

  // The winner's chips, and the sum where some were borrowed.
  function prizes(sheet, moment, row, x, y, side, room) {
    const size = 0.68 * side;
    const sum = sumOf(row);
    const lent = row.loans ? (row.loans > 1 ? 1.05 : 0.65) * side : 0;
    const across = Math.min(wide(sum, "numeral", size), room - 1.2 * side - lent);
    const step = 0.56 * side;
    const lying = fewest(row.stack);
    const most = Math.min(4, inPiles(lying, 4).length, Math.floor((room - 1.4 * side - across - lent) / step));
    const start = x ?? 450 - (1.2 * side + across + lent + Math.max(0, most) * step) / 2;
    sheet.put(CHIP, start, y, 0.8 * side);
    const figure = sheet.write(sum, "numeral", size, COLOURS.gold, start + side, { mid: y + 0.4 * side, room: across + 1, outline: [5, DARK] });
    if (row.loans) loans(sheet, row.loans, figure.right + 0.2 * side, y + 0.4 * side, 0.5 * side);
    if (most > 0) on(sheet, moment.words).piles(lying, figure.right + 0.2 * side + lent, y + 0.78 * side, 0.48 * side, step, most);
  }

  // ---- beside the table ----

  // The hidden cards of whose eyes these are, and their best hand so far.
  function held(moment, { seat, down, hand }) {
    const [width, tall] = [BESIDE, 176];
    const sheet = strip(moment, seat, width, tall);
    const deck = on(sheet, moment.words);
    down.forEach((card, number) => deck.ownHidden(card, 174 + number * 104, 12, 88));
    if (!hand) return sheet.svg;
    const lines = wrapped(handName(moment.words, hand).toUpperCase(), "name", 40, width - 540);
    lines.forEach((line, number) => sheet.write(line, "name", 40, CREAM, 520, { mid: tall / 2 + (number - (lines.length - 1) / 2) * 48, room: width - 540 }));
    return sheet.svg;
  }

  // What a seat got: the main pot, the side pots together, the half for a spade; ribbons, the longer wording first.
  function awardsOf({ words }, event, seat) {
    const shares = event.pots.map((pot) => ({ pot, chips: pot.shares.filter(([winner]) => winner === seat).reduce((sum, [, chips]) => sum + chips, 0) }));
    const award = (which, shared, count, chips) =>
      ({ texts: [words("picture-award", which, shared, count, { chips }), words("picture-award.short", which, shared, { chips })] });
    const split = (pots) => (pots.some(({ pot }) => pot.winners.length > 1) ? "yes" : "no");
    const found = [];
    const [main, ...others] = shares;
    if (main?.chips) found.push(award(event.pots.length === 1 ? "only" : "main", split([main]), 1, main.chips));
    const sides = others.filter(({ chips }) => chips);
    if (sides.length) found.push(award("side", split(sides), sides.length, sides.reduce((sum, { chips }) => sum + chips, 0)));
    const spades = event.pots.flatMap(({ spade }) => (spade?.seat === seat ? [spade] : []));
    if (spades.length) {
      const chips = spades.map((spade) => spade.chips).join(" + ");
      found.push({ texts: [words("picture-award-spade", { card: sign(words, spades[0].card), chips })], spade: spades[0].card });
    }
    const decided = shares.find(({ pot, chips }) => chips && pot.by_suit)?.pot.by_suit;
    return { ribbons: found, decided, spade: spades[0]?.card };
  }

  const suitOf = (words, card) => (isJoker(card) ? sign(words, card) : SUITS[card[1]]);

  function showdown(moment, event) {
    const { words, table } = moment;
    const entries = event.hands.map((shown) => ({ ...shown, ...awardsOf(moment, event, shown.seat) }));
    const width = entries.length > 3 ? 78 : 96;
    const plain = 62 + 14 + height(width) + 20;
    const tall = (entry) => plain + (entry.ribbons.length || entry.decided ? 60 : 0);
    const under = [words("picture-showdown-of", { deal: event.deal }), words("picture-game", table.options.game)];
    const { sheet, deck } = begin(moment, { title: words("picture-showdown"), under, tall: entries.reduce((sum, entry) => sum + tall(entry) + 8, 0) }, 460);
    if (event.common) {
      deck.up(event.common, BESIDE - 112, 24, 84);
      sheet.write(words("picture-common"), "label", 26, COLOURS.ivory, BESIDE - 70, { mid: 162, align: "centre" });
    }
    if (table.options.high_spade) {
      const right = event.common ? BESIDE - 150 : BESIDE - 30;
      const lines = words("picture-spade-down").split("\n");
      const across = Math.max(...lines.map((line) => wide(line, "name", 28)));
      lines.forEach((line, number) => sheet.write(line, "name", 28, number ? COLOURS.gold : COLOURS.ivory, right - across, { mid: 106 + number * 40 }));
      sheet.put("stud/half-spade", right - across - 82, 90, 70);
    }
    let y = TOLD_HEAD;
    for (const entry of entries) {
      shownHand(sheet, deck, moment, event, entry, y, tall(entry), width);
      y += tall(entry) + 8;
    }
    return sheet.svg;
  }

  function shownHand(sheet, deck, moment, event, entry, y, tall, width) {
    const { words } = moment;
    const unused = [...entry.down, ...entry.up, ...(event.common ? [event.common] : [])].filter((card) => !entry.hand.cards.includes(card));
    const spot = (card, x, top, across) => {
      if (card !== entry.spade) return;
      const side = 0.42 * across + 6;
      sheet.put("stud/half-spade", x + across - 0.62 * side, top + height(across) - 0.66 * side, side);
    };
    handRow(sheet, deck, moment, { ...entry, own: entry.down, unused, deciding: entry.decided?.card, mark: spot }, y, tall, width);
    let x = 26;
    const foot = y + tall - 60;
    for (const { texts, spade } of entry.ribbons) {
      const room = BESIDE - 34 - x;
      const icon = spade ? 40 : 0;
      const text = texts.find((each) => wide(each, "numeral", 29) + 28 + icon <= room / (entry.ribbons.length > 2 ? 1.4 : 1)) ?? texts.at(-1);
      if (icon) sheet.put("stud/half-spade", x, foot + 2, 40);
      x = ribbon(sheet, text, x + (icon && icon + 8), foot, 44, room - icon, { pad: 14 }).right + 12;
    }
    if (!entry.decided) return;
    const told = words("picture-by-suit", { suit: suitOf(words, entry.decided.card), other: suitOf(words, entry.decided.other) });
    sheet.write(told, "text", 30, COLOURS.ivory, x + 6, { mid: foot + 22, room: BESIDE - 40 - x });
  }

  // All others have folded: who takes how much; the cards, where they showed them all the same.
  function unseen(moment, event) {
    const sheet = strip(moment, event.seat, BESIDE, 176);
    const deck = on(sheet, moment.words);
    if (event.event === "CardsShown") event.cards.forEach((card, number) => deck.hiddenFace(card, 180 + number * 104, 30, 88));
    else {
      sheet.put(CHIP, 180, 52, 72);
      const count = sheet.write(`+${event.chips}`, "numeral", 72, COLOURS.gold, 272, { mid: 88 });
      deck.piles(fewest(event.chips), count.right + 40, 130, 72, 82, 4);
    }
    return sheet.svg;
  }

  const beside = (moment) => [
    ...moment.events.flatMap((event) => {
      if (event.event === "Showdown") return [showdown(moment, event)];
      return event.event === "WonUnseen" || event.event === "CardsShown" ? [unseen(moment, event)] : [];
    }),
    ...(moment.view?.down.length ? [held(moment, moment.view)] : []),
  ];

  function paint(moment) {
    if (moment.table.winners.length) return end(moment);
    return (moment.narrow ? paintUpright : paintWide)(moment);
  }

  return {
    picture: true,
    cards: cardsIn,
    paint: (moment) => paint(seenBy(moment)),
    beside: (moment) => beside(seenBy(moment)),
  };
})();
