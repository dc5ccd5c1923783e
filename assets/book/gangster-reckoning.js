// Gangster's days of reckoning and its end, as wide as the table and for narrow windows.
"use strict";

Book.gangsterReckoning = (() => {
  const { COLOURS, Sheet, cap, element, wide: widthOf } = Book.drawing;
  const {
    CREAM, DIM, NEXT, ON_FIRE, boxed, bust, count, doubler, glyph, medallion, nameOf, number, roundOf, rule, sizeOf, token,
  } = Book.gangster;
  const DOUBLERS = 8;
  const [WIDE, TALL] = [1650, 1050];

  function outlined(sheet, words, size, fill, x, y, { align, room, least, width = 6 }) {
    const told = { top: y, align, room, least };
    const before = sheet.into;
    sheet.into = sheet.add(element("g", { stroke: COLOURS.lacquer, "stroke-width": 2 * width, "stroke-linejoin": "round" }));
    sheet.write(words, "title", size, COLOURS.lacquer, x, told);
    sheet.into = before;
    return sheet.write(words, "title", size, fill, x, told);
  }

  function casino(sheet, moment, value, x, y, width) {
    const by = width / 140;
    sheet.put("gangster/casino/face", x, y, width, 196 * by);
    sheet.write(value, "numeral", 83 * by, COLOURS.ink, x + width / 2, { mid: y + 70 * by, align: "centre" });
    sheet.write(moment.words("picture-casino", value), "numeral", 36 * by, CREAM, x + width / 2, { mid: y + 160 * by, align: "centre", room: 110 * by });
  }

  // The best first; equal ones in the order of the seats.
  const ranked = (table, totals) => [...table.seats].sort((one, other) => totals[other.seat] - totals[one.seat] || one.seat - other.seat);

  const REST = { 2: [260, 12], 3: [196, 8], 4: [196, 8], 5: [159, 7] };

  function scoringWide(moment, scoring) {
    const { table, words } = moment;
    const sheet = new Sheet(WIDE, TALL);
    sheet.put("gangster/map/background", 0, 0, WIDE, TALL);
    sheet.plate("#08171A", 0, 0, WIDE, TALL, 0, { opacity: 0.84 });
    const rays = Array.from({ length: 24 }, (_, ray) => {
      const [a, b] = [ray, ray + 0.5].map((at) => (at * Math.PI) / 12);
      return `M825 60 L${825 + 1500 * Math.cos(a)} ${60 + 1500 * Math.sin(a)} L${825 + 1500 * Math.cos(b)} ${60 + 1500 * Math.sin(b)} Z`;
    });
    sheet.add(element("path", { d: rays.join(" "), fill: COLOURS.brass, opacity: 0.05 }));
    outlined(sheet, words("picture-reckoning"), 84, CREAM, 40, 44, { room: 990, width: 5 });
    sheet.write(roundOf(moment, scoring.round), "name", 38, COLOURS.gold, 40, { top: 134, tracking: 3 });
    casino(sheet, moment, scoring.casino, 1060, 34, 104);
    sheet.write(words("picture-last-doubler"), "label", 27, COLOURS.muted, 1186, { top: 52, room: 360 });
    sheet.write(moment.seats[scoring.seat].short, "title", 62, COLOURS.gold, 1186, { top: 86, room: 360 });
    sheet.write(nameOf(moment, scoring.place), "name", 30, ON_FIRE, 1186, { top: 146, room: 420 });
    doubler(sheet, 1560, 52, 64, String(DOUBLERS));
    scoring.districts.forEach((each, place) => {
      const [x, y] = [place % 2 ? 598 : 26, 196 + 166 * Math.floor(place / 2)];
      sheet.put(`gangster/panels/scoring-cell${each.doubled ? "-doubled" : ""}`, x, y, 560, 160);
      glyph(sheet, each.place, x + 16, y + 10, 36);
      sheet.write(nameOf(moment, each.place), "name", 31, COLOURS.gold, x + 61, { mid: y + 28, tracking: 0.6, room: 400 });
      if (each.doubled) doubler(sheet, x + 488, y - 8, 72);
      shares(sheet, each, x + 16, y + 63, 536, 1, y + 135);
    });
    const [tall, gap] = REST[table.seats.length];
    const most = Math.max(...scoring.totals);
    const size = sizeOf(moment.seats.map(({ short }) => short), "name", 40, 190, 30);
    ranked(table, scoring.totals).forEach((row, place) => {
      total(sheet, moment, scoring, row, 196 + place * (tall + gap), tall, size, scoring.totals[row.seat] === most);
    });
    sheet.frame();
    return sheet.svg;
  }

  // The numbers of a tile, who takes each of them or goes empty; `foot`: the middle of the points below.
  function shares(sheet, { numbers, shares: taken }, x, y, width, most, foot) {
    const slots = Math.max(numbers.length, taken.length);
    const step = width / Math.max(4, slots);
    const by = Math.min(most, step / 106);
    for (let slot = 0; slot < slots; slot += 1) {
      const at = x + step * slot;
      const [value, share] = [numbers[slot], taken[slot]];
      if (value !== undefined) number(sheet, value, at, y, 46 * by, 46 * by, 38 * by);
      if (!share) continue;
      const cx = at + (value === undefined ? 42 : 72) * by;
      token(sheet, share.clan, cx, y + 23 * by, 56 * by, value === undefined ? 0.5 : 1);
      count(sheet, share.count, cx + 18 * by, y + 42 * by, Math.max(27, 26 * by), Math.max(22, 21 * by));
      if (value === undefined) sheet.write(0, "numeral", 28, DIM, cx, { mid: foot, align: "centre" });
      else sheet.write(`+${share.points}`, "numeral", 36 * Math.max(0.9, by), COLOURS.fresh, at + 50 * by, { mid: foot, align: "centre" });
    }
  }

  function total(sheet, moment, scoring, row, y, tall, size, first) {
    const [x, width, middle] = [1186, 438, y + tall / 2];
    if (first) sheet.glow(COLOURS.gold, x, y, width, tall, 12, 0.4);
    sheet.put(`gangster/panels/scoring-total-${moment.table.seats.length}p${first ? "-first" : ""}`, x, y, width, tall);
    medallion(sheet, moment, row.seat, x + 15, middle - 56, 112, first);
    const [from, high] = [x + 152, 0.12 * tall];
    if (row.clans.length === 1) token(sheet, row.clans[0], x + 115, middle + 42, 46);
    else row.clans.forEach((clan, at) => token(sheet, clan, from + 23 + 56 * at, middle + 0.28 * tall, 46));
    const sum = sheet.write(scoring.totals[row.seat], "numeral", 84, CREAM, x + width - 18, { mid: middle - high, align: "right" });
    sheet.write(`+${scoring.gains[row.seat]}`, "numeral", 42, COLOURS.fresh, x + width - 18, { mid: middle + 0.28 * tall, align: "right" });
    const { short, player } = moment.seats[row.seat];
    const name = sheet.write(short, "name", size, first ? COLOURS.gold : COLOURS.ivory, from, { mid: middle - high, room: sum.left - 10 - from, least: 24 });
    sheet.write(player, "text", 29, first ? COLOURS.onActive : COLOURS.muted, from, { top: middle - high + name.tall / 2 + 14, room: sum.left - 10 - from, least: 23 });
  }

  const firstsOf = (table, seat) => table.scorings.at(-1).districts.filter((each) => each.shares[0]?.seat === seat).map(({ place }) => place);
  const sums = (row) => row.gains.join(" + ");

  function ribbon(sheet, moment, row, x, y, align) {
    const words = moment.words("picture-influence").replace("{points}", row.influence);
    const width = widthOf(words, "numeral", 42, 2) + 76;
    const from = align === "centre" ? x - width / 2 : x;
    sheet.plate(COLOURS.gold, from, y, width, 70, 10);
    sheet.write(words, "numeral", 42, COLOURS.ink, from + 38, { mid: y + 35, tracking: 2 });
  }

  function finalWide(moment) {
    const { table, words } = moment;
    const sheet = new Sheet(WIDE, TALL);
    const crowned = table.winners.map((seat) => table.seats[seat]);
    sheet.put("chrome/backgrounds/final", 0, 0, WIDE, TALL);
    sheet.put("chrome/backgrounds/final-skyline-far", 0, 480, WIDE, 380);
    sheet.put("chrome/backgrounds/final-skyline-near", 0, 560, WIDE, 300);
    outlined(sheet, words("picture-king", crowned.length), 104, CREAM, 825, 48, { align: "centre", room: 1490 });
    sheet.put("chrome/panels/final-rule", 280, 132, 1090, 14);
    if (crowned.length === 1) kingWide(sheet, moment, crowned[0]);
    else kingsWide(sheet, moment, crowned);
    const rest = ranked(table, table.seats.map(({ influence: has }) => has)).filter((row) => !crowned.includes(row));
    if (rest.length) sheet.put("chrome/panels/final-others", 26, 826, 1598, 194);
    const wide = rest.length > 2 ? 1578 / rest.length : 520;
    rest.forEach((row, place) => {
      const x = 825 - (wide * rest.length) / 2 + place * wide;
      if (place) sheet.plate(COLOURS.brass, x, 856, 2, 134, 0, { opacity: 0.4 });
      other(sheet, moment, row, x + 26, wide - 40, rest.length <= 3 ? 128 : 107);
    });
    sheet.frame();
    return sheet.svg;
  }

  function kingWide(sheet, moment, row) {
    const { table, words } = moment;
    const { short, player } = moment.seats[row.seat];
    sheet.glow(COLOURS.gold, 72, 212, 560, 560, 280, 0.75);
    sheet.put("chrome/panels/final-ring", 47, 187, 610);
    sheet.put(`${moment.seats[row.seat].portrait}-medallion-active`, 72, 212, 560);
    row.clans.forEach((clan, at) => token(sheet, clan, 352 + (at ? -205 : 205), 707, 150));
    outlined(sheet, short, 160, COLOURS.gold, 700, 196, { room: 910 });
    sheet.write(player, "text", 58, COLOURS.ivory, 704, { top: 344, room: 890, least: 46 });
    ribbon(sheet, moment, row, 700, 410);
    row.gains.forEach((gain, place) => {
      const x = 700 + 190 * place;
      sheet.put("chrome/panels/banner-seat", x, 506, 178, 140);
      sheet.write(words("picture-gain", place + 1), "label", 29, COLOURS.muted, x + 89, { mid: 537, align: "centre", tracking: 1, room: 160 });
      sheet.write(`+${gain}`, "numeral", 64, COLOURS.fresh, x + 89, { mid: 597, align: "centre", room: 160 });
    });
    const x = 720 + 190 * row.gains.length;
    sheet.put("chrome/panels/banner-seat", x, 506, 304, 140);
    sheet.write(words("picture-first-in"), "label", 29, COLOURS.muted, x + 152, { mid: 537, align: "centre", tracking: 1, room: 280 });
    const places = firstsOf(table, row.seat);
    if (!places.length) sheet.write(words("picture-first-nowhere"), "name", 38, COLOURS.ivory, x + 152, { mid: 597, align: "centre", room: 280 });
    const [side, most] = places.length <= 4 ? [62, 4] : [40, 5];
    const step = most > 4 ? 58 : Math.min(84, 280 / Math.max(1, places.length));
    for (let line = 0; line * most < places.length; line += 1) {
      const there = places.slice(line * most, (line + 1) * most);
      const mid = 597 + (line - (Math.ceil(places.length / most) - 1) / 2) * 44;
      there.forEach((place, at) => glyph(sheet, place, x + 152 + (at - (there.length - 1) / 2) * step - side / 2, mid - side / 2, side));
    }
    for (let place = 0; place < 5; place += 1) bust(sheet, row.clans[place % row.clans.length], 706 + 112 * place, 668, 118);
  }

  function kingsWide(sheet, moment, crowned) {
    const many = crowned.length;
    const [side, step, top] = [{ 2: 420, 3: 300, 4: 300, 5: 250 }[many], 1540 / Math.max(many, 3), many === 2 ? 160 : 214];
    const size = sizeOf(crowned.map(({ seat }) => moment.seats[seat].short), "title", many === 2 ? 66 : 60, step - 24, 20);
    crowned.forEach((row, place) => {
      const middle = 825 + (place - (many - 1) / 2) * step;
      medallion(sheet, moment, row.seat, middle - side / 2, top, side, true);
      row.clans.forEach((clan, at) => token(sheet, clan, middle + (at ? -0.36 : 0.36) * side, top + 0.86 * side, 0.27 * side));
      const y = top + side + (many === 2 ? 16 : 26);
      const name = outlined(sheet, moment.seats[row.seat].short, size, COLOURS.gold, middle, y, { align: "centre" });
      sheet.write(moment.seats[row.seat].player, "text", 38, COLOURS.ivory, middle, { top: y + name.tall + 15, align: "centre", room: step - 30, least: 28 });
      sheet.write(sums(row), "name", 30, COLOURS.fresh, middle, { top: y + name.tall + 29 + cap("text", 38), align: "centre", room: step - 30 });
    });
    ribbon(sheet, moment, crowned[0], 825, 740, "centre");
  }

  function other(sheet, moment, row, x, width, side) {
    const [middle, from] = [923, x + side + 20];
    const room = width - side - 20;
    const { short, player } = moment.seats[row.seat];
    medallion(sheet, moment, row.seat, x, middle - side / 2, side, false);
    row.clans.forEach((clan, at) => token(sheet, clan, x + (at ? 14 : side - 14), middle + side / 2 - 18, 44));
    sheet.write(short, "name", 38, COLOURS.ivory, from, { top: 853, room });
    sheet.write(player, "text", 28, COLOURS.muted, from, { top: 899, room, least: 23 });
    const sum = sheet.write(row.influence, "numeral", 62, COLOURS.ivory, from, { top: 942 });
    if (row.gains.length < 2) return;
    sheet.write(sums(row), "name", 28, COLOURS.fresh, sum.right + 16, { top: 942 + sum.tall - cap("name", 28), room: room - sum.right - 16 + from, least: 23 });
  }

  // ---- the same in a box ----

  // A day of reckoning: what every district paid to whom, and what that makes for each boss.
  function reckoning(moment, scoring) {
    const { table, words } = moment;
    const [top, width, height] = [166, 408, 140];
    const lines = Math.ceil(scoring.districts.length / 2);
    const total = { 2: 116, 3: 104, 4: 104, 5: 104 }[table.seats.length];
    const foot = top + lines * (height + 6) + 8;
    const sheet = boxed(foot + total * Math.ceil(table.seats.length / 2) + 12);
    sheet.write(words("picture-reckoning"), "title", 66, CREAM, 24, { top: 26, room: 680, least: 40 });
    const round = sheet.write(roundOf(moment, scoring.round), "name", 34, COLOURS.gold, 26, { mid: 120, tracking: 1 });
    const label = sheet.write(words("picture-last-doubler"), "label", 27, COLOURS.muted, round.right + 34, { mid: 120, tracking: 1, room: 230 });
    glyph(sheet, scoring.place, label.right + 14, 98, 44, ON_FIRE);
    sheet.write(moment.seats[scoring.seat].short, "name", 34, ON_FIRE, label.right + 70, { mid: 120, room: 712 - label.right - 70, least: 22 });
    casino(sheet, moment, scoring.casino, 730, 16, 98);
    scoring.districts.forEach((each, place) => cell(sheet, moment, each, 18 + (width + 4) * (place % 2), top + (height + 6) * Math.floor(place / 2), width, height));
    const most = Math.max(...scoring.totals);
    ranked(table, scoring.totals).forEach((row, place) => {
      const [x, y] = [18 + (width + 4) * (place % 2), foot + total * Math.floor(place / 2)];
      const first = scoring.totals[row.seat] === most;
      sheet.plate(first ? "#22544D" : "#1B3836", x, y, width, total - 8, 10, first ? { stroke: COLOURS.gold, "stroke-width": 3 } : { "fill-opacity": 0.72 });
      const mid = y + (total - 8) / 2;
      medallion(sheet, moment, row.seat, x + 10, mid - 37, 74, false);
      row.clans.forEach((clan, at) => token(sheet, clan, x + (at ? 18 : 78), mid + 26, 34));
      const sum = sheet.write(scoring.totals[row.seat], "numeral", 56, CREAM, x + width - 14, { mid: mid - 1, align: "right" });
      const gain = sheet.write(`+${scoring.gains[row.seat]}`, "numeral", 34, COLOURS.fresh, sum.left - 14, { mid: mid + 5, align: "right" });
      sheet.write(moment.seats[row.seat].short, "name", 32, first ? COLOURS.gold : COLOURS.ivory, x + 104, { mid, room: gain.left - 10 - x - 104, least: 18 });
    });
    return sheet.svg;
  }

  function cell(sheet, moment, { place, doubled, numbers, shares: taken }, x, y, width, height) {
    sheet.plate(doubled ? "#2A0F10" : "#12282A", x, y, width, height, 10, { stroke: doubled ? COLOURS.fire : COLOURS.brass,
      "stroke-opacity": doubled ? 0.9 : 0.5, "stroke-width": doubled ? 2.5 : 1.5 });
    glyph(sheet, place, x + 12, y + 8, 32);
    sheet.write(nameOf(moment, place), "name", 29, COLOURS.gold, x + 52, { mid: y + 25, tracking: 0.6, room: width - 118 });
    if (doubled) doubler(sheet, x + width - 58, y - 4, 58);
    shares(sheet, { numbers, shares: taken }, x + 12, y + 53, width - 20, 0.96, y + height - 22);
  }

  // The King of Chicago, or those who share the title; what everybody ended with.
  function king(moment) {
    const { table, words } = moment;
    const crowned = table.winners.map((seat) => table.seats[seat]);
    const alone = crowned.length === 1;
    const others = ranked(table, table.seats.map(({ influence: has }) => has)).filter((row) => !crowned.includes(row));
    const side = Math.min(220, (NEXT - 40) / crowned.length - 16);
    const body = alone ? 424 : 250 + side;
    const sheet = boxed(body + others.length * 96 + (others.length ? 14 : 0), { stroke: COLOURS.gold, "stroke-opacity": 0.9, "stroke-width": 3, fill: "#16302E" });
    sheet.write(words("picture-king", crowned.length), "title", 64, CREAM, NEXT / 2, { top: 26, align: "centre", room: NEXT - 60, least: 36 });
    sheet.put("chrome/panels/final-rule", 60, 86, NEXT - 120, 12);
    if (alone) crownedAlone(sheet, moment, crowned[0]);
    else {
      const step = (NEXT - 40) / crowned.length;
      const top = 116 + side;
      const size = sizeOf(crowned.map(({ seat }) => moment.seats[seat].short), "title", 50, step - 20, 22);
      crowned.forEach((row, place) => {
        const middle = 20 + step * (place + 0.5);
        medallion(sheet, moment, row.seat, middle - side / 2, 116, side, true);
        row.clans.forEach((clan, at) => token(sheet, clan, middle + (at ? -0.38 : 0.38) * side, 116 + 0.86 * side, 0.28 * side));
        sheet.write(moment.seats[row.seat].short, "title", size, COLOURS.gold, middle, { top: top + 18, align: "centre" });
        sheet.write(row.influence, "numeral", 52, CREAM, middle, { top: top + 68, align: "centre" });
      });
    }
    others.forEach((row, place) => {
      const y = body + 96 * place;
      rule(sheet, y);
      medallion(sheet, moment, row.seat, 26, y + 9, 78, false);
      row.clans.forEach((clan, at) => token(sheet, clan, at ? 36 : 100, y + 74, 34));
      const total = sheet.write(row.influence, "numeral", 54, CREAM, NEXT - 30, { mid: y + 48, align: "right" });
      const gains = sheet.write(sums(row), "name", 32, COLOURS.fresh, total.left - 24, { mid: y + 52, align: "right" });
      sheet.write(moment.seats[row.seat].short, "name", 38, COLOURS.ivory, 132, { mid: y + 34, room: gains.left - 150, least: 24 });
      sheet.write(moment.seats[row.seat].player, "text", 29, COLOURS.muted, 132, { mid: y + 70, room: gains.left - 150, least: 23 });
    });
    return sheet.svg;
  }

  function crownedAlone(sheet, moment, row) {
    const { words, table } = moment;
    const { short, player } = moment.seats[row.seat];
    medallion(sheet, moment, row.seat, 26, 116, 276, true);
    row.clans.forEach((clan, at) => token(sheet, clan, at ? 58 : 270, 352, 84));
    const total = sheet.write(row.influence, "numeral", 96, CREAM, NEXT - 30, { top: 122, align: "right" });
    sheet.write(short, "title", 80, COLOURS.gold, 326, { top: 120, room: total.left - 350, least: 40 });
    sheet.write(player, "text", 36, COLOURS.ivory, 328, { top: 190, room: total.left - 350, least: 28 });
    const wide = 160;
    row.gains.forEach((gain, place) => {
      const x = 326 + (wide + 10) * place;
      sheet.plate("#0B1517", x, 232, wide, 96, 9, { "fill-opacity": 0.6, stroke: COLOURS.brass, "stroke-width": 2 });
      sheet.write(words("picture-gain", place + 1), "label", 26, COLOURS.muted, x + wide / 2, { mid: 256, align: "centre", tracking: 1, room: wide - 16 });
      sheet.write(`+${gain}`, "numeral", 48, COLOURS.fresh, x + wide / 2, { mid: 299, align: "centre" });
    });
    const firsts = firstsOf(table, row.seat);
    const label = sheet.write(words("picture-first-in"), "label", 28, COLOURS.muted, 328, { mid: 372, tracking: 1 });
    if (!firsts.length) sheet.write(words("picture-first-nowhere"), "name", 32, COLOURS.ivory, label.right + 18, { mid: 372 });
    const step = Math.min(58, (NEXT - 30 - label.right - 18) / Math.max(1, firsts.length));
    firsts.forEach((place, at) => glyph(sheet, place, label.right + 18 + step * at, 372 - 22, Math.min(44, step - 2)));
  }

  return { finalWide, king, reckoning, scoringWide };
})();
