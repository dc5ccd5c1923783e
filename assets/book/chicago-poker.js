// The table of Chicago Poker (docs/pictures.md): businesses as towers, gangs as rows; upright for narrow windows.
"use strict";

Book.painters["chicago-poker"] = (() => {
  const { COLOURS, Sheet, cap, wide: widthOf } = Book.drawing;
  const SUITS = { R: "tommy-gun", B: "fedora", G: "bottle", Y: "saxophone", P: "dice" };
  const PAINT = { R: "#C2261F", B: "#2C93E0", G: "#0A7F67", Y: "#F0BF3C", P: "#51379A" };
  const BUSINESSES = ["speakeasy", "jazz-club", "brewery", "gambling-house"];
  const [UP, DOWN] = [true, false];
  const LAID = {
    speakeasy: [DOWN, DOWN, UP, UP, UP], "jazz-club": [UP, UP, UP, DOWN, DOWN], brewery: [UP, UP, UP, UP, UP],
    "gambling-house": [UP, DOWN, UP, DOWN, UP],
  };
  const FULL = 5;
  const HEXAGON = 2 / Math.sqrt(3); // width of one by its height
  const HEADER = { 2: 330, 3: 236, 4: 214, 5: 196, 6: 184 };
  const BOSS = { 2: 440, 3: 420, 4: 416, 5: 392, 6: 388 };
  const WIDE = 1650;
  const TALL = 1050;
  const MARGIN = 24;
  const UPRIGHT = 900;

  const isGangster = (card) => /^[RBGYP]\d/.test(card);
  const capitals = (text) => text.toUpperCase();

  // ---- cards ----

  function numeral(sheet, value, x, y, width, zone, most) {
    const size = (0.8 * width) / 0.91;
    const stretch = Math.min(most, (0.76 * zone) / (size * 0.81));
    sheet.write(value, "numeral", size, COLOURS.ink, x + width / 2, { mid: y + 0.515 * zone, align: "centre", stretch,
      tracking: value.length > 1 ? -0.025 * size : 0, room: width, least: size });
  }

  function shadow(sheet, x, y, width, height) {
    sheet.plate("#050A0B", x + 1, y + 3, width, height + 1, 0.13 * width, { opacity: 0.45 });
  }

  // Paper above, the colour with its symbol below; of any shape.
  function face(sheet, card, x, y, width, height, split, radius = 0.13 * width) {
    const [suit, value] = [card[0], card.slice(1)];
    const edge = Math.max(2.5, 0.035 * width);
    sheet.plate(PAINT[suit], x, y, width, height, radius);
    sheet.plate("#F9F2E1", x + edge, y + edge, width - 2 * edge, split - edge, Math.max(2, radius - edge));
    sheet.plate("#F9F2E1", x + edge, y + split / 2, width - 2 * edge, split / 2);
    sheet.plate(COLOURS.ink, x, y + split - edge / 2, width, edge);
    const side = Math.min(0.86 * width, 0.86 * (height - split)) * 1.08;
    const zone = height - split;
    sheet.put(`suits/${SUITS[suit]}-glyph-small`, x + (width - side) / 2, y + split + edge / 2 + (zone - side) / 2, side);
    const size = (0.86 * width) / 0.91;
    const stretch = Math.min(1.42, (split - edge - 8) / (size * 0.81));
    sheet.write(value, "numeral", size, COLOURS.ink, x + width / 2, { mid: y + edge / 2 + split / 2, align: "centre",
      stretch, tracking: value.length > 1 ? -0.025 * size : 0, room: width, least: size });
  }

  function gangster(sheet, card, x, y, width, height) {
    shadow(sheet, x, y, width, height);
    if (Math.abs(height - 2.2 * width) > 3) {
      face(sheet, card, x, y, width, height, Math.round(0.64 * height), width > 100 ? 14 : 9);
      return;
    }
    sheet.put(`cards/face-${width < 80 ? "S" : "M"}-${SUITS[card[0]]}`, x, y, width, height);
    numeral(sheet, card.slice(1), x, y, width, 0.535 * height - 0.02 * width, 1.26);
  }

  function back(sheet, x, y, width, height) {
    shadow(sheet, x, y, width, height);
    if (Math.abs(height - 2.2 * width) <= 3) {
      sheet.put(`cards/back-${width < 80 ? "S" : "M"}`, x, y, width, height);
      return;
    }
    const radius = width > 100 ? 14 : 9;
    sheet.plate("#5B1220", x, y, width, height, radius);
    sheet.plate("none", x + 3.5, y + 3.5, width - 7, height - 7, radius - 3, { stroke: COLOURS.brass, "stroke-width": 2 });
    const [cx, cy, w, h] = [x + width / 2, y + height / 2, 0.3 * width, 0.24 * height];
    sheet.add(Book.drawing.element("path", { d: `M${cx} ${cy - h} L${cx + w} ${cy} L${cx} ${cy + h} L${cx - w} ${cy} Z`,
      fill: "none", stroke: COLOURS.brass, "stroke-width": 2.5 }));
    const [a, b] = [0.6 * w, 0.6 * h];
    sheet.add(Book.drawing.element("path", { d: `M${cx} ${cy - b} L${cx + a} ${cy} L${cx} ${cy + b} L${cx - a} ${cy} Z`,
      fill: "#E3C26B" }));
  }

  // A card that the others see as a back: its face inside the oxblood of backs, a closed eye at its foot.
  function hidden(sheet, card, x, y, width, height) {
    const border = Math.max(4, Math.round(0.075 * width));
    const foot = Math.round((height > 2 * width ? 0.36 : 0.3) * width);
    const inner = height - border - foot;
    shadow(sheet, x, y, width, height);
    sheet.plate("#5B1220", x, y, width, height, 0.13 * width, { stroke: "#8E2A3D", "stroke-width": 1.5 });
    face(sheet, card, x + border, y + border, width - 2 * border, inner, Math.round(0.58 * inner), 0.1 * width);
    const eye = 0.56 * width;
    sheet.put("chrome/icons/closed-eye", x + (width - eye) / 2, y + height - foot / 2 - 0.34 * eye, eye, 0.7 * eye);
  }

  function slot(sheet, up, x, y, width, height) {
    const more = up ? { stroke: COLOURS.ivory, "stroke-opacity": 0.16, "fill-opacity": 0.03 }
      : { stroke: COLOURS.brass, "stroke-opacity": 0.42, "fill-opacity": 0, "stroke-dasharray": "7 6" };
    sheet.plate(COLOURS.ivory, x + 1, y + 1, width - 2, height - 2, 0.13 * width, { "stroke-width": 1.8, ...more });
    if (up) return;
    const [cx, cy, w, h] = [x + width / 2, y + height / 2, 0.17 * width, 0.13 * height];
    sheet.add(Book.drawing.element("path", { d: `M${cx} ${cy - h} L${cx + w} ${cy} L${cx} ${cy + h} L${cx - w} ${cy} Z`,
      fill: "none", stroke: COLOURS.brass, "stroke-opacity": 0.5, "stroke-width": 1.8 }));
  }

  function removed(sheet, x, y, width, height) {
    sheet.plate("none", x + 1.5, y + 1.5, width - 3, height - 3, 0.13 * width,
      { stroke: COLOURS.fire, "stroke-width": 3, "stroke-dasharray": "9 6" });
    const [cx, cy, r] = [x + width / 2, y + height / 2, 0.2 * width];
    sheet.add(Book.drawing.element("path", { d: `M${cx - r} ${cy - r} L${cx + r} ${cy + r} M${cx + r} ${cy - r} L${cx - r} ${cy + r}`,
      stroke: COLOURS.fire, "stroke-width": 4, "stroke-linecap": "round" }));
  }

  function fresh(sheet, x, y, width, height) {
    sheet.glow(COLOURS.fresh, x - 4, y - 4, width + 8, height + 8, 10, 0.75);
    sheet.plate(COLOURS.fresh, x - 5, y - 5, width + 10, height + 10, 0.13 * width + 4);
  }

  // One boss's five slots at one business, with what the chosen eyes see of them.
  function cell(sheet, moment, seat, place, { x, y, width, height, pitch, over }) {
    const column = moment.table.rows[seat].columns[place];
    const marks = moment.seen.rows[seat].columns[place];
    const { business } = moment.table.places[place];
    const own = moment.own?.seat === seat ? moment.own.columns[place] : null;
    if (column.marker) {
      const span = 4 * pitch + width;
      sheet.glow(COLOURS.fire, x - 8, y - over, span + 16, height + 2 * over, 10, 0.8);
      sheet.plate("#3A0F0A", x - 7, y - over, span + 14, height + 2 * over, 9, { stroke: COLOURS.fire, "stroke-width": 5 });
      sheet.plate("none", x - 7, y - over, span + 14, height + 2 * over, 9,
        { stroke: "#FFE9DF", "stroke-width": 3, "stroke-dasharray": "13 11" });
    }
    if (!business && !column.gangsters.length) return;
    for (let number = 0; number < FULL; number += 1) {
      const left = x + number * pitch;
      const laid = column.gangsters[number];
      if (!laid) {
        slot(sheet, business ? LAID[business][number] : UP, left, y, width, height);
        if (marks.removed.includes(number)) removed(sheet, left, y, width, height);
        continue;
      }
      if (marks.gangsters[number]?.new) fresh(sheet, left, y, width, height);
      const known = moment.known(seat, place, number);
      if (own?.[number]?.hidden) hidden(sheet, own[number].card, left, y, width, height);
      else if (laid.card && laid.was_down && moment.open) hidden(sheet, laid.card, left, y, width, height);
      else if (laid.card) gangster(sheet, laid.card, left, y, width, height);
      else if (known) hidden(sheet, known, left, y, width, height);
      else back(sheet, left, y, width, height);
    }
    for (let number = 0; number < FULL; number += 1) {
      if (!column.gangsters[number] || !marks.gangsters[number]?.new) continue;
      const across = 0.42 * width;
      sheet.put("cards/marker-just-played", x + number * pitch + (width - across) / 2, y - 0.46 * across - 3, across, 0.64 * across);
    }
    if (column.marker) {
      const across = Math.min(84, Math.max(66, 0.95 * width));
      const middle = x + (4 * pitch + width) / 2;
      const tall = (across * 44) / 120;
      sheet.put("cards/marker-bullet-pill", middle - across / 2 - 10, y - 10 - tall / 2 - 2, across + 20, tall + 4);
      sheet.put("cards/marker-bullet", middle - across / 2, y - 10 - tall / 2, across, tall);
    }
  }

  // ---- signs ----

  function hexagons(sheet, row, x, y, width, gap) {
    const height = width / HEXAGON;
    BUSINESSES.forEach((business, number) => {
      const count = row.tiles.filter((tile) => tile === business).length;
      const next = row.wins_next.includes(business);
      const state = count ? (next ? "-owned-wins-next" : "-owned") : next ? "-wins-next" : "-not-owned";
      const left = x + number * (width + gap);
      sheet.put(`businesses/${business}${state}`, left, y, width, height);
      if (count < 2) return;
      const side = 0.66 * height;
      const [cx, cy] = [left + width - 0.2 * side, y + height - 0.2 * side];
      sheet.put(`businesses/count-disc${next ? "-wins-next" : ""}`, cx - side / 2, cy - side / 2, side);
      sheet.write(count, "numeral", 0.72 * side, COLOURS.ink, cx, { mid: cy, align: "centre" });
    });
    return height;
  }

  function lozenges(sheet, left, of, x, y, side, step) {
    for (let number = 0; number < of; number += 1) {
      sheet.put(`chrome/icons/action-${number < left ? "left" : "used"}`, x + number * step, y, side);
    }
  }

  const actionsShown = (table) => Math.max(table.actions_left, Math.min(table.turn, 3));

  function stacks(sheet, table, places, side, size, room) {
    [["deck", table.deck], ["discard", table.discard], ["tiles", table.stock]].forEach(([icon, count], number) => {
      const [x, middle] = places(number);
      sheet.put(`chrome/icons/${icon}`, x, middle - side / 2, side);
      sheet.write(count, "name", size, COLOURS.ivory, x + side + 6, { mid: middle, room });
    });
  }

  function medallion(sheet, moment, seat, x, y, side, active) {
    if (active) sheet.glow(COLOURS.gold, x + 8, y + 8, side - 16, side - 16, side / 2, 0.55);
    sheet.put(`${moment.seats[seat].portrait}-medallion${active ? "-active" : ""}`, x, y, side);
  }

  function ground(sheet) {
    sheet.put("chrome/backgrounds/table", 0, 0, sheet.width, sheet.height);
  }

  // Who is to do something, in the words of the corner: label, name, and whose portrait shines.
  function awaited(moment) {
    const { table, words, seats } = moment;
    if (table.outcome) {
      return { label: words("picture-game-over"), name: seats[table.outcome.winner].short, seats: [table.outcome.winner], of: 0 };
    }
    if (table.tie) {
      return { label: words("picture-tie"), name: capitals(words(`business-${table.tie.business}`)), seats: table.tie.tied, of: 0 };
    }
    return { label: words("picture-to-play"), name: seats[table.active].short, seats: [table.active], of: actionsShown(table) };
  }

  const nameOf = (moment, business) => business ? capitals(moment.words(`business-${business}`)) : moment.words("picture-no-tile");
  const tileOf = (business) => `businesses/${business ?? "vacant-lot"}`;
  const rowOf = (moment, seat) => moment.seen.rows[seat];

  // ---- the wide table ----

  function measures(seats, places) {
    const header = HEADER[seats];
    const bossWidth = BOSS[seats];
    const columnWidth = (WIDE - 2 * MARGIN - bossWidth - 14 * places) / places;
    const rowHeight = (TALL - 2 * MARGIN - header) / seats;
    const gap = { 4: 5, 3: 6 }[places] ?? 8;
    const pad = places >= 3 ? 7 : 14;
    const card = Math.min(Math.floor((columnWidth - 2 * pad - 4 * gap) / 5), Math.floor((rowHeight - (seats >= 5 ? 22 : 42)) / 2.2));
    const plate = { 2: 58, 3: 58, 4: 55, 5: 50 }[seats] ?? 47;
    const foot = MARGIN + header;
    return {
      seats, places, header, bossWidth, columnWidth, rowHeight, gap, card, plate, foot, tile: Math.min(250, header - plate - 6),
      column: (place) => MARGIN + bossWidth + 14 + place * (columnWidth + 14),
      row: (seat) => foot + seat * rowHeight,
    };
  }

  function corner(sheet, plan, moment) {
    const { table } = moment;
    const asked = awaited(moment);
    const room = plan.bossWidth - 22;
    const k = Math.min(1 + (plan.header - 184) / 258, 1.24);
    const large = plan.header >= 300;
    const label = large ? 36 : 29 * k;
    const side = large ? 46 : 40 * k;
    const top = MARGIN + (large ? 16 : 4);
    const end = sheet.write(asked.label, "label", label, COLOURS.muted, 34, { mid: top + side / 2, tracking: 3, room }).right;
    const step = Math.min(side + 3, (34 + room - end - 12) / Math.max(1, asked.of));
    lozenges(sheet, table.actions_left, asked.of, 34 + room - asked.of * step, top + (side - step + 3) / 2, step - 3, step);
    const name = sheet.write(asked.name, "title", large ? 88 : 62 * k, COLOURS.gold, 34, { top: top + side + (large ? 22 : 8 * k), room, least: 40 });
    const icon = large ? 62 : 46 * k;
    const mid = large ? top + side + 22 + name.tall + 34 + icon / 2 : plan.foot - 10 * k - icon / 2;
    const third = room / 3;
    stacks(sheet, table, (number) => [30 + number * third, mid], icon, large ? 48 : 40 * k, third - icon - 8);
    if (!large) return;
    ["deck", "discard", "tiles"].forEach((stack, number) =>
      sheet.write(moment.words("picture-stack", stack), "label", 25, COLOURS.muted, 34 + number * third, { top: mid + icon / 2 + 12, tracking: 1, room: third - 8 }));
  }

  function tower(sheet, plan, moment, place) {
    const { business, markers } = moment.table.places[place];
    const isNew = moment.seen.places[place].new;
    const x = plan.column(place);
    const width = plan.columnWidth;
    const n = plan.seats;
    const top = MARGIN + (plan.header - plan.plate - 4 - plan.tile) / 2;
    if (markers.length) sheet.put(`chrome/table/rays-${n}p`, x, top, width, plan.header - (top - MARGIN));
    const tall = plan.header - plan.plate / 2;
    sheet.put(`chrome/table/tower-${n}p${markers.length ? "-shootout" : ""}`, x, plan.foot - plan.plate / 2 - tall, width, tall);
    const across = plan.tile * HEXAGON;
    const left = x + width / 2 - across / 2;
    if (isNew) sheet.glow(COLOURS.fresh, left + 0.12 * across, top + 6, 0.76 * across, plan.tile - 12, plan.tile / 3, 0.9);
    sheet.put(tileOf(business), left, top, across, plan.tile);
    const bullet = Math.min(78, width / 4);
    markers.forEach((_, number) => sheet.put("cards/marker-bullet-upright",
      x + width - 8 - ((bullet * 44) / 120 + 3) * (number + 1), plan.foot - plan.plate - bullet - 6, (bullet * 44) / 120, bullet));
    const y = plan.foot - plan.plate - 2;
    sheet.put(`chrome/table/plate-${n}p${markers.length ? "-called" : ""}`, x, y, width, plan.plate);
    const side = plan.tile >= 200 ? 66 : Math.max(46, 0.34 * plan.tile);
    badge(sheet, place, x + 0.08 * side, y - side - 3, side);
    const colour = !business ? COLOURS.muted : markers.length ? "#FFD9CC" : COLOURS.gold;
    sheet.write(nameOf(moment, business), "name", 0.64 * plan.plate, colour, x + width / 2 + 1,
      { mid: y + plan.plate / 2 + 1, align: "centre", tracking: 2, room: width - 34, least: 22 });
    if (isNew) sheet.put("cards/marker-just-played", x + width / 2 - 20, y - 15, 40, 26);
  }

  function badge(sheet, place, x, y, side) {
    sheet.put("chrome/icons/badge", x, y, side);
    sheet.write("ABCD"[place], "numeral", 0.56 * side, COLOURS.gold, x + side / 2, { mid: y + side / 2, align: "centre" });
  }

  function handCount(sheet, row, right, middle, k) {
    const count = sheet.write(row.hand_size, "name", 40 * k, COLOURS.ivory, right, { mid: middle, align: "right" });
    const icon = 40 * k;
    sheet.put("chrome/icons/hand", count.left - 4 * k - icon, middle - icon / 2, icon);
    const left = count.left - 4 * k - icon;
    if (!row.gained) return left;
    return sheet.write(`+${row.gained}`, "numeral", 27 * k, COLOURS.fresh, left - 4 * k, { mid: middle, align: "right" }).left;
  }

  // One size for all names, in which the longest fits beside its count of cards.
  function nameSize(plan, moment, size, x, right, k) {
    const sizes = moment.seats.map(({ short }, seat) => {
      const { hand_size: count, gained } = rowOf(moment, seat);
      const signs = widthOf(String(count), "name", 40 * k) + 48 * k + (gained ? widthOf(`+${gained}`, "numeral", 27 * k) + 8 * k : 0);
      return Math.min(size, (size * (right - x - signs - 8)) / widthOf(short, "name", size));
    });
    return Math.min(...sizes);
  }

  function panel(sheet, plan, moment, seat, active) {
    const row = rowOf(moment, seat);
    const { short, player } = moment.seats[seat];
    const top = plan.row(seat);
    const roomy = plan.rowHeight >= 235;
    const colour = active ? COLOURS.gold : COLOURS.ivory;
    const under = active ? COLOURS.onActive : COLOURS.muted;
    if (roomy) {
      const side = Math.min(0.6 * plan.rowHeight, 196);
      const k = side / 142;
      const tall = Math.min(0.21 * plan.rowHeight, 70);
      const gap = 0.05 * plan.rowHeight;
      const y = top + (plan.rowHeight - side - gap - tall) / 2;
      medallion(sheet, moment, seat, 34, y, side, active);
      const x = 34 + side + 18;
      const room = MARGIN + plan.bossWidth - x - 10;
      const block = cap("name", 42 * k) + 15 * k + cap("text", 30 * k) + 15 * k + 46 * k;
      let at = y + side / 2 - block / 2;
      sheet.write(short, "name", 42 * k, colour, x, { top: at, room });
      at += cap("name", 42 * k) + 15 * k;
      sheet.write(player, "text", 30 * k, under, x, { top: at, room, least: 25 });
      at += cap("text", 30 * k) + 15 * k;
      sheet.put("chrome/icons/hand", x - 4 * k, at, 46 * k);
      const count = sheet.write(row.hand_size, "name", 42 * k, COLOURS.ivory, x + 50 * k, { mid: at + 23 * k });
      if (row.gained) sheet.write(`+${row.gained}`, "numeral", 30 * k, COLOURS.fresh, count.right + 12, { mid: at + 23 * k });
      const wide = tall * HEXAGON;
      const between = Math.min(26, (plan.bossWidth - 24 - 4 * wide) / 3);
      hexagons(sheet, row, MARGIN + (plan.bossWidth - 4 * wide - 3 * between) / 2, y + side + gap, wide, between);
      return;
    }
    const close = plan.rowHeight < 175;
    const k = close ? (1 + plan.rowHeight / 134) / 2 : Math.min(plan.rowHeight / 137, 1.22);
    const side = close ? 104 * k : Math.min(0.84 * plan.rowHeight, 140, plan.rowHeight - 14);
    medallion(sheet, moment, seat, 30, top + (plan.rowHeight - side) / 2, side, active);
    const x = 30 + side + 14;
    const right = MARGIN + plan.bossWidth - 14;
    const wide = close ? 38 * k : Math.min((right - x - 18) / 4, 50 * k);
    const between = close ? 12 * k : Math.min(9 * k, (right - x - 4 * wide) / 3);
    const name = nameSize(plan, moment, (close ? 35 : 38) * k, x, right, k);
    const text = (close ? 26 : 27.5) * k;
    const gap = close ? 11 : 14 * k;
    const block = cap("name", name) + gap + cap("text", text) + 1.15 * gap + wide / HEXAGON;
    let at = top + (plan.rowHeight - block) / 2;
    const end = handCount(sheet, row, right, at + cap("name", name) / 2, k);
    sheet.write(short, "name", name, colour, x, { mid: at + cap("name", name) / 2, room: end - 4 - x, least: 20 });
    at += cap("name", name) + gap;
    sheet.write(player, "text", text, under, x, { top: at, room: right - x, least: 23 });
    hexagons(sheet, row, x, at + cap("text", text) + 1.15 * gap, wide, between);
  }

  // ---- hands and shootouts beside the table ----

  function special(sheet, moment, card, x, y, width, height) {
    sheet.plate(COLOURS.brass, x, y, width, height, 10);
    sheet.plate("#171310", x + 2, y + 2, width - 4, height - 4, 8);
    const side = Math.min(width * 0.6, height * 0.56);
    sheet.put(`specials/${card}`, x + (width - side) / 2, y + height * 0.08, side);
    const lines = capitals(moment.words(`special-${card}`)).split(" ");
    lines.forEach((line, number) => sheet.write(line, "name", 0.14 * height, COLOURS.gold, x + width / 2,
      { mid: y + height * (0.8 + 0.15 * (number - (lines.length - 1) / 2)), align: "centre", room: width - 10, least: 11 }));
  }

  function strip(sheet, moment, { seat, cards, drawn }, x, y, width, height) {
    sheet.plate("#0B1517", x, y, width, height, 10, { "fill-opacity": 0.72, stroke: COLOURS.brass, "stroke-opacity": 0.55, "stroke-width": 1.5 });
    const side = height - 20;
    const named = 190;
    const face = Math.min(side, 0.42 * named);
    medallion(sheet, moment, seat, x + 10, y + (height - face) / 2, face, false);
    const words = x + face + 22;
    sheet.write(moment.seats[seat].short, "name", 0.19 * Math.min(height, 170), COLOURS.gold, words, { mid: y + 0.4 * height, room: named - face - 20, least: 15 });
    sheet.write(moment.words("picture-cards", Math.min(cards.length, 20)), "label", 0.15 * Math.min(height, 170), COLOURS.muted, words,
      { mid: y + 0.66 * height, room: named - face - 20, least: 12 });
    const fits = (x + width - 12) - (x + named + 12);
    const tall = height - 24;
    const plain = tall / 2.2;
    const across = (card, by) => (isGangster(card) ? plain : 1.55 * plain) * by;
    const needed = cards.reduce((sum, card) => sum + across(card, 1) + 9, 0);
    const by = Math.min(1, fits / Math.max(1, needed));
    let left = x + named + 12;
    const fresh_ = [...drawn];
    for (const card of cards) {
      const [w, h] = [across(card, by), isGangster(card) ? 2.2 * plain * by : tall * Math.max(by, 0.7)];
      const top = y + (height - h) / 2;
      const isNew = fresh_.includes(card);
      if (isNew) {
        fresh_.splice(fresh_.indexOf(card), 1);
        sheet.plate(COLOURS.fresh, left - 4, top - 4, w + 8, h + 8, 11);
      }
      if (isGangster(card)) gangster(sheet, card, left, top, w, h);
      else special(sheet, moment, card, left, top, w, h);
      left += w + 9 * by;
    }
  }

  // What the shootout showed: everybody's five cards, the best first, the winner crowned.
  function shootout(sheet, moment, held, x, y, width, height) {
    sheet.plate("#3A0F0A", x, y, width, height, 10, { "fill-opacity": 0.82, stroke: COLOURS.fire, "stroke-width": 2.5 });
    const head = 64;
    sheet.put(tileOf(held.business), x + 14, y + 7, 50 * HEXAGON, 50);
    const title = sheet.write(moment.words("picture-shootout"), "title", 40, COLOURS.gold, x + 88, { mid: y + 33 });
    sheet.write(nameOf(moment, held.business), "name", 30, "#FFD9CC", title.right + 20, { mid: y + 33, room: x + width - title.right - 34, tracking: 2 });
    const sent = (seat) => held.rounds.flatMap((round) => round.sent).filter(([who, card]) => who === seat && card).map(([, card]) => card);
    const across = 2;
    const down = Math.ceil(held.fighters.length / across);
    const each = (width - 20) / across;
    const tall = (height - head - 10) / down;
    held.fighters.forEach((fighter, number) => {
      const cards = [...fighter.cards, ...sent(fighter.seat)];
      const [left, top] = [x + 10 + (number % across) * each, y + head + Math.floor(number / across) * tall];
      const won = fighter.seat === held.winner;
      sheet.plate(won ? "#1A433E" : "#0B1517", left + 4, top, each - 8, tall - 6, 8,
        won ? { stroke: COLOURS.gold, "stroke-width": 3 } : { "fill-opacity": 0.6 });
      const line = 44;
      medallion(sheet, moment, fighter.seat, left + 10, top + 4, line - 4, won);
      sheet.write(moment.seats[fighter.seat].short, "name", 26, won ? COLOURS.gold : COLOURS.ivory, left + line + 18,
        { mid: top + line / 2 + 3, room: each - line - 74 });
      if (won) sheet.put("chrome/icons/crown", left + each - 52, top + 6, 38);
      const gap = 5;
      const w = Math.min((each - 28 - gap * (cards.length - 1)) / cards.length, (tall - line - 22) / 2.2, 70);
      const h = 2.2 * w;
      const cardsTop = top + line + (tall - 6 - line - h) / 2;
      const span = cards.length * (w + gap) - gap;
      cards.forEach((card, place) => {
        const at = left + (each - span) / 2 + place * (w + gap);
        gangster(sheet, card, at, cardsTop, w, h);
        if (fighter.were_down[place]) sheet.put("cards/marker-was-hidden", at + w / 2 - 9, cardsTop - 11, 18);
      });
    });
  }

  function paintWide(moment) {
    const { table } = moment;
    const plan = measures(table.rows.length, table.places.length);
    const sheet = new Sheet(WIDE, TALL);
    ground(sheet);
    const asked = awaited(moment);
    for (let place = 0; place < plan.places; place += 1) {
      sheet.put(`chrome/table/column-${plan.seats}p`, plan.column(place), plan.foot, plan.columnWidth, TALL - MARGIN - plan.foot);
    }
    for (const { seat } of table.rows) {
      const [y, tall] = [plan.row(seat) + 4, plan.rowHeight - 8];
      if (asked.seats.includes(seat)) {
        sheet.glow(COLOURS.gold, 20, y, 1610, tall, 12, 0.35);
        sheet.put(`chrome/table/row-active-${plan.seats}p`, 20, y, 1610, tall);
      } else sheet.put(`chrome/table/row-idle-${plan.seats}p`, MARGIN, y, plan.bossWidth, tall);
    }
    for (let place = 0; place < plan.places; place += 1) tower(sheet, plan, moment, place);
    corner(sheet, plan, moment);
    for (const { seat } of table.rows) {
      panel(sheet, plan, moment, seat, asked.seats.includes(seat));
      const [span, height_] = [5 * plan.card + 4 * plan.gap, Math.round(2.2 * plan.card)];
      for (let place = 0; place < plan.places; place += 1) {
        cell(sheet, moment, seat, place, { x: plan.column(place) + (plan.columnWidth - span) / 2,
          y: plan.row(seat) + (plan.rowHeight - height_) / 2, width: plan.card, height: height_, pitch: plan.card + plan.gap, over: 8 });
      }
    }
    sheet.frame();
    return sheet.svg;
  }

  // ---- the upright table ----

  const CARDS = { 2: [136, 212], 3: [120, 180], 4: [68, 131], 5: [68, 112], 6: [68, 112] };

  function upright(seats, places) {
    const [card, tall] = CARDS[seats];
    const across = places > 2 ? 2 : 1;
    const many = seats >= 5;
    const bar = many ? 76 : 96;
    const head = many ? 56 : 64;
    const over = many ? 3 : 4;
    const rowHeight = tall + 2 * over - (many ? 2 : 1);
    const bossTall = { 2: 138, 3: 112, 5: 92, 6: 92 }[seats];
    const band = seats === 4 ? 0 : (bossTall + 6) * (many ? 2 : 1);
    const blockWidth = (UPRIGHT - 44 - 10 * (across - 1)) / across;
    const blockHeight = head + seats * rowHeight + (many ? 4 : 8);
    const top = 22 + bar + 4 + band;
    const block = (place) => [22 + (place % across) * (blockWidth + 10), top + Math.floor(place / across) * (blockHeight + 8)];
    return {
      seats, places, card, tall, across, bar, head, over, rowHeight, blockWidth, blockHeight, block, pitch: card + 4,
      portrait: { 2: 118, 3: 96 }[seats] ?? 50,
      height: top + Math.ceil(places / across) * (blockHeight + 8) - 8 + 26,
      row: (place, seat) => block(place)[1] + head + 2 + seat * rowHeight,
      slot: (place) => block(place)[0] + blockWidth - 8 - 5 * (card + 4) + 4,
      boss: (seat) => {
        if (seats === 4) {
          const [left, at] = block(3);
          const each = (blockHeight - 30) / 4;
          return [left, at + seat * (each + 10), blockWidth, each];
        }
        const beside = seats === 2 ? 2 : 3;
        const wide = (UPRIGHT - 44 - 8 * (beside - 1)) / beside;
        return [22 + (seat % beside) * (wide + 8), 22 + bar + 2 + Math.floor(seat / beside) * (bossTall + 6), wide, bossTall];
      },
    };
  }

  function bar(sheet, plan, moment) {
    const { table } = moment;
    const asked = awaited(moment);
    const [middle, side] = [22 + plan.bar / 2, plan.bar - 12];
    let x = 34;
    if (asked.seats.length === 1) {
      medallion(sheet, moment, asked.seats[0], 28, middle - side / 2, side, true);
      x = 28 + side + 14;
    }
    const left = 580;
    stacks(sheet, table, (number) => [left + number * 98, middle], 44, 38, 52);
    const step = Math.min(44, (left - x - 200) / Math.max(1, asked.of));
    const room = left - x - 22 - asked.of * step;
    const label = table.outcome || table.tie ? `${asked.label} ${asked.name}` : asked.name;
    const name = sheet.write(label, "numeral", 48, COLOURS.gold, x, { mid: middle, room, least: 26 });
    lozenges(sheet, table.actions_left, asked.of, name.right + 14, middle - step / 2, step, step);
  }

  function block(sheet, plan, moment, place, active) {
    const { business, markers } = moment.table.places[place];
    const isNew = moment.seen.places[place].new;
    const [x, y] = plan.block(place);
    sheet.plate("#0B1517", x, y, plan.blockWidth, plan.blockHeight, 10, { "fill-opacity": 0.6, stroke: COLOURS.brass, "stroke-opacity": 0.7, "stroke-width": 2 });
    const middle = y + plan.head / 2 + 2;
    let right = x + plan.blockWidth - 14;
    if (markers.length) {
      sheet.plate("#3A0F0A", x + 3, y + 3, plan.blockWidth - 6, plan.head - 3, 8);
      const tall = plan.head - 12;
      for (const _ of markers) {
        right -= (tall * 44) / 120;
        sheet.put("cards/marker-bullet-upright", right, middle - tall / 2, (tall * 44) / 120, tall);
        right -= 5;
      }
    }
    badge(sheet, place, x + 7, middle - 24, 48);
    const tall = plan.head - 8;
    const left = x + 64;
    if (isNew) sheet.glow(COLOURS.fresh, left + 6, middle - tall / 2 + 2, tall - 2, tall - 4, tall / 3, 0.9);
    sheet.put(tileOf(business), left, middle - tall / 2, tall * HEXAGON, tall);
    const from = left + tall * HEXAGON + 10;
    const colour = !business ? COLOURS.muted : markers.length ? "#FFD9CC" : isNew ? COLOURS.fresh : COLOURS.gold;
    sheet.write(nameOf(moment, business), "name", 40, colour, from, { mid: middle, room: right - from, least: 24 });
    for (const { seat } of moment.table.rows) {
      const top = plan.row(place, seat);
      if (active.includes(seat)) {
        sheet.plate("#22544D", x + 2, top, plan.blockWidth - 4, plan.rowHeight, 6, { stroke: COLOURS.gold, "stroke-width": 2.5 });
      }
      const faces = plan.slot(place) - x - 8;
      const side = Math.min(plan.portrait, faces - 2);
      const wideBlock = plan.across === 1;
      medallion(sheet, moment, seat, x + 4 + (faces - side) / 2, top + (plan.rowHeight - side) / 2 - (wideBlock ? 16 : 0), side, active.includes(seat));
      if (wideBlock) {
        sheet.write(moment.seats[seat].short, "name", 33, active.includes(seat) ? COLOURS.gold : COLOURS.ivory, x + 4 + faces / 2,
          { top: top + (plan.rowHeight + side) / 2 - 6, align: "centre", room: faces });
      }
      cell(sheet, moment, seat, place, { x: plan.slot(place), y: top + plan.over, width: plan.card, height: plan.tall, pitch: plan.pitch, over: plan.over - 1 });
    }
  }

  function bossBox(sheet, plan, moment, seat, active) {
    const [x, y, width, height] = plan.boss(seat);
    const row = rowOf(moment, seat);
    const { short, player } = moment.seats[seat];
    if (active) sheet.plate("#22544D", x, y, width, height, 8, { stroke: COLOURS.gold, "stroke-width": 3 });
    else sheet.plate("#1B3836", x, y, width, height, 8, { "fill-opacity": 0.72 });
    const large = plan.seats === 2 || plan.seats === 4;
    const side = Math.min(height - 12, large ? 116 : 66);
    medallion(sheet, moment, seat, x + 8, y + (height - side) / 2, side, active);
    const left = x + 8 + side + (large ? 16 : 8);
    const right = x + width - 12;
    const size = large ? 42 : 32;
    const wide = large ? 54 : Math.min(44, (right - left) / 4 - 4);
    const withPlayer = large && player;
    const heights = [cap("name", size), ...(withPlayer ? [cap("text", 34)] : []), wide / HEXAGON];
    const gap = Math.min(16, (height - 12 - heights.reduce((sum, each) => sum + each)) / heights.length);
    let at = y + (height - heights.reduce((sum, each) => sum + each) - gap * (heights.length - 1)) / 2;
    const end = handCount(sheet, row, right, at + heights[0] / 2, large ? 1.1 : 0.8);
    sheet.write(short, "name", size, active ? COLOURS.gold : COLOURS.ivory, left, { mid: at + heights[0] / 2, room: end - 8 - left, least: 20 });
    at += heights[0] + gap;
    if (withPlayer) {
      sheet.write(player, "text", 34, active ? COLOURS.onActive : COLOURS.muted, left, { top: at, room: right - left, least: 26 });
      at += heights[1] + gap;
    }
    hexagons(sheet, row, left, at, wide, Math.min(8, (right - left - 4 * wide) / 3));
  }

  function paintUpright(moment) {
    const { table } = moment;
    const plan = upright(table.rows.length, table.places.length);
    const sheet = new Sheet(UPRIGHT, plan.height);
    ground(sheet);
    const asked = awaited(moment);
    bar(sheet, plan, moment);
    for (let place = 0; place < plan.places; place += 1) block(sheet, plan, moment, place, asked.seats);
    for (const { seat } of table.rows) bossBox(sheet, plan, moment, seat, asked.seats.includes(seat));
    sheet.frame();
    return sheet.svg;
  }

  // Beside the table: the hands that the chosen eyes see, then the shootouts of the turn.
  function beside(moment) {
    const [width, hand] = [856, 150];
    const hands = moment.hands.map((each) => {
      const sheet = new Sheet(width, hand);
      strip(sheet, moment, each, 2, 2, width - 4, hand - 4);
      return sheet.svg;
    });
    const fights = moment.events.filter((event) => event.event === "ShootoutHeld").map((event) => {
      const tall = 80 + Math.ceil(event.fighters.length / 2) * 210;
      const sheet = new Sheet(width, tall);
      shootout(sheet, moment, event, 2, 2, width - 4, tall - 4);
      return sheet.svg;
    });
    return [...hands, ...fights];
  }

  // What the chosen eyes see: whose hands lie open, which backs they know.
  function seenBy(moment) {
    const { turn, eyes } = moment;
    const open = eyes === "open";
    const view = typeof eyes === "number" ? turn.views[eyes] : null;
    const table = open ? turn.open : turn.table;
    const backs = view ? view.known : [];
    const hands = view ? [{ seat: eyes, cards: view.hand, drawn: view.drawn }]
      : open ? table.rows.map(({ seat, hand }) => ({ seat, cards: hand, drawn: [] })) : [];
    return {
      ...moment, table, open, hands, seen: turn.table, own: view, events: turn.events,
      known: (seat, place, slot_) => backs.find((each) => each.rival === seat && each.place === place && each.slot === slot_)?.card,
    };
  }

  const SIGNS = { "🔴": "R", "🔵": "B", "🟢": "G", "🟡": "Y", "🟣": "P" };

  // In a sentence: the card itself instead of the round sign of its colour.
  function cardsIn(text) {
    return text.split(/((?:🔴|🔵|🟢|🟡|🟣)\s?\d+)/u).flatMap((part, place) => {
      if (place % 2 === 0) return [part];
      const value = part.replace(/^\D+/u, "");
      const sheet = new Sheet(68, 112);
      gangster(sheet, `${SIGNS[[...part][0]]}${value}`, 0, 0, 68, 112);
      sheet.svg.setAttribute("class", "mini");
      sheet.svg.setAttribute("aria-hidden", "true");
      return [sheet.svg, ` ${value}`];
    });
  }

  return {
    picture: true, // a picture: the same is told in words below it
    cards: cardsIn,
    paint: (moment) => (moment.narrow ? paintUpright : paintWide)(seenBy(moment)),
    beside: (moment) => beside(seenBy(moment)),
  };
})();
