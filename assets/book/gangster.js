// The city of Gangster (docs/pictures.md): districts, cars, what lies before each boss; upright for narrow windows.
// Nothing in this game is hidden but the order of three piles, which no table tells.
"use strict";

Book.painters.gangster = (() => {
  const { COLOURS, Sheet, element, wide: widthOf } = Book.drawing;
  const {
    CARDS, CREAM, DIM, NEXT, TEAL, boxed, bust, capitals, car, cards, doubler, glyph, kit, medallion, nameOf, number, piece, roundOf,
    rule, sizeOf, token, trunk, waiting,
  } = Book.gangster;
  const { finalWide, king, reckoning, scoringWide } = Book.gangsterReckoning;
  const PLACES = ["northwest-side", "greek-town", "north-side", "west-side", "chinatown", "loop", "cicero", "little-italy",
    "stock-yards", "bronzeville", "gold-coast"];
  const HARBOUR = "gold-coast";
  const ROADS = [
    ["northwest-side", "greek-town"], ["northwest-side", "cicero"], ["greek-town", "north-side"], ["north-side", "chinatown"],
    ["north-side", "gold-coast"], ["west-side", "chinatown"], ["west-side", "cicero"], ["chinatown", "loop"],
    ["chinatown", "little-italy"], ["loop", "gold-coast"], ["loop", "stock-yards"], ["cicero", "little-italy"],
    ["little-italy", "stock-yards"], ["stock-yards", "bronzeville"], ["bronzeville", "gold-coast"],
  ];
  const CENTRES = {
    "northwest-side": [528, 196], "greek-town": [846, 196], "north-side": [1164, 196], "gold-coast": [1482, 196],
    "west-side": [687, 530], chinatown: [1005, 530], loop: [1323, 530],
    cicero: [528, 864], "little-italy": [846, 864], "stock-yards": [1164, 864], bronzeville: [1482, 864],
  };
  const CURVES = { // from the first place of the road to the second
    "northwest-side cicero": [[518, 326], [462, 366], [462, 530], [462, 694], [518, 734]],
    "gold-coast bronzeville": [[1488, 336], [1514, 376], [1514, 530], [1514, 684], [1488, 724]],
  };
  const CLANS = { blue: "#2F8FEA", brown: "#BF5B24", yellow: "#F4C63E", grey: "#C4CED6", green: "#0C7F61" };
  const SIGNS = { "🔵⭐": "blue", "🟤🧲": "brown", "🟡👑": "yellow", "⚪✖️": "grey", "🟢☘️": "green" };
  const KINDS = ["bodyguard", "trunk", "motor", "bumper", "gun", "door"];
  const CASINOS = [1, 2, 3, 4, 5, 6];
  const DOUBLERS = 8;
  const MEAN = 3.5; // of a "?", to compare
  const QUIET = "#6F8A87";
  const [WIDE, TALL, UPRIGHT] = [1650, 1050, 900];

  const clanOf = (table, clan) => table.clans.find((row) => row.clan === clan);
  const spacesOf = (row) => row.tile?.spaces ?? 0;

  // ---- what the turn changed ----

  const CHANGED = {
    Drove: (marks, { clan, card, road }) => {
      marks.trails.push({ clan, road });
      marks.moved.add(clan);
      marks.touched.add(`card ${clan} ${card}`);
    },
    Bumped: (marks, { clan, card, other, start, end }) => {
      marks.trails.push({ clan, road: [start, end] });
      marks.moved.add(clan).add(other);
      marks.touched.add(`card ${clan} ${card}`);
    },
    Unloaded: (marks, { clan, place, who, spaces }) => {
      for (const space of spaces) marks.placed.add(`${place} ${space}`);
      marks.touched.add(`${who === clan ? "riding" : "trunk"} ${clan}`);
    },
    Loaded: (marks, { clan, place, who, space }) => {
      marks.taken.add(`${place} ${space}`);
      marks.touched.add(`${who === clan ? "riding" : "trunk"} ${clan}`);
    },
    GunUsed: (marks, { clan, place, space }) => {
      marks.taken.add(`${place} ${space}`);
      marks.touched.add(`trunk ${clan}`);
    },
    Breakfasted: (marks, { clan, guests }) => {
      for (const guest of guests) marks.touched.add(`breakfast ${guest}`);
      marks.touched.add(`trunk ${clan}`);
    },
    Arrived: (marks, { clan, piece }) => marks.touched.add(`kit ${clan} ${piece}`),
    QuayRefilled: (marks, { quay }) => marks.touched.add(`quay ${quay}`),
    QuaysReplaced: (marks) => [0, 1, 2].forEach((quay) => marks.touched.add(`quay ${quay}`)),
    CardsOpened: (marks, { clan }) => CARDS.forEach((card) => marks.touched.add(`card ${clan} ${card}`)),
    DoublerPlaced: (marks, { place }) => marks.doublers.add(place),
    RoundStarted: (marks, { place, round }) => {
      marks.doublers.clear(); // those of the round before are off
      marks.doublers.add(place);
      if (round > 1) for (const clan of Object.keys(CLANS)) marks.touched.add(`riding ${clan}`);
    },
  };

  function marksOf(events) {
    const marks = { trails: [], moved: new Set(), placed: new Set(), taken: new Set(), doublers: new Set(), touched: new Set() };
    for (const event of events) CHANGED[event.event]?.(marks, event);
    return marks;
  }

  // ---- the map ----

  const [PITCH, ACROSS, PLATE, SKYLINE, SHAPE] = [48, 4, 216, 37, 0.563];

  function plateOf(place, spaces) {
    const [x, y] = CENTRES[place];
    const tall = place === HARBOUR ? 238 : spaces ? 98 + PITCH * Math.ceil(spaces / ACROSS) : 130;
    return { x: x - PLATE / 2, y: y - tall / 2, tall };
  }

  const spaceAt = (plate, space) => [plate.x + 36 + PITCH * ((space - 1) % ACROSS), plate.y + 114 + PITCH * Math.floor((space - 1) / ACROSS)];

  // Where so many cars stand on the roof of a plate, from left to right.
  function carsAt(plate, many) {
    let width = { 1: 84, 2: 84, 3: 70, 4: 66, 5: 55 }[many];
    const gap = many === 2 ? 8 : 2;
    let left = plate.x + (many === 1 ? 12 : 16);
    if (many > 2) {
      const [first, last] = [Math.max(402, plate.x - 36), Math.min(1630, plate.x + PLATE + 36)];
      const room = (last - first - (many - 1) * gap) / many;
      width = Math.min(width, [84, 70, 66, 55, 48, 40, 32, 24].find((each) => each <= room) ?? 24);
      const all = many * width + (many - 1) * gap;
      left = Math.max(first, Math.min(plate.x + PLATE / 2 - all / 2, last - all));
    }
    const top = plate.y - width * SHAPE + 7;
    return Array.from({ length: many }, (_, place) => [left + place * (width + gap), top, width, width * SHAPE]);
  }

  function head(sheet, moment, place, x, y, colour) {
    glyph(sheet, place, x + 9, y + 6, 27, colour);
    sheet.write(nameOf(moment, place), "name", 25, colour, x + 41, { mid: y + 20, tracking: 0.6, room: 166 });
  }

  function ground(sheet, plate, drawn, fire) {
    if (fire) sheet.glow(COLOURS.fire, plate.x + 2, plate.y + 2, PLATE - 4, plate.tall - 4, 13, 0.6);
    sheet.plate("#050A0B", plate.x + 2, plate.y + 6, PLATE, plate.tall, 13, { opacity: 0.5 });
    sheet.put(`gangster/map/${drawn}`, plate.x, plate.y, PLATE, plate.tall);
  }

  function ring(sheet, colour, x, y, width, height, radius) {
    sheet.plate("none", x, y, width, height, radius, { stroke: colour, "stroke-width": 6 });
  }

  function district(sheet, moment, row, plate) {
    const { marks } = moment;
    const { x, y } = plate;
    if (!row.tile) {
      sheet.put("gangster/map/plate-out", x, y, PLATE, plate.tall);
      head(sheet, moment, row.place, x, y, COLOURS.muted);
      return;
    }
    sheet.put(`gangster/districts/${row.place}-skyline`, x, y - SKYLINE, PLATE, 46);
    ground(sheet, plate, `plate-${spacesOf(row)}${row.doubled ? "-doubled" : ""}`, row.doubled);
    head(sheet, moment, row.place, x, y, COLOURS.gold);
    row.tile.numbers.forEach((value, place) => number(sheet, value, x + 11 + 37.5 * place, y + (moment.paid ? 37 : 41), 36,
      moment.paid ? 36 : 40, moment.paid ? 30 : 35));
    if (moment.paid) {
      row.standings.slice(0, row.tile.numbers.length).forEach(({ clan }, place) => token(sheet, clan, x + 29 + 37.5 * place, y + 83, 28));
    }
    if (row.doubled) {
      if (marks.doublers.has(row.place)) sheet.glow(COLOURS.fresh, x + 160, y + 33, 58, 58, 29, 1);
      doubler(sheet, x + 160, y + 33, 58);
    } else sheet.put("gangster/pieces/doubler-place", x + 167, y + 41, 40, 40, 0.6);
    row.spaces.forEach((clan, place) => {
      const spot = `${row.place} ${place + 1}`;
      const [cx, cy] = spaceAt(plate, place + 1);
      if (clan) {
        if (marks.placed.has(spot)) {
          sheet.glow(COLOURS.fresh, cx - 20, cy - 20, 40, 40, 16, 1);
          sheet.put("gangster/pieces/frame-changed", cx - 25, cy - 25, 50);
        }
        token(sheet, clan, cx, cy, 48);
      } else if (marks.taken.has(spot)) sheet.put("gangster/pieces/left-empty", cx - 21, cy - 21, 42);
      else if (place) sheet.write(place + 1, "label", 19, QUIET, cx, { mid: cy, align: "centre" });
    });
  }

  function harbour(sheet, moment, plate) {
    const { table, marks } = moment;
    const { x, y } = plate;
    sheet.put(`gangster/districts/${HARBOUR}-skyline`, x, y - SKYLINE, PLATE, 46);
    ground(sheet, plate, "plate-gold-coast", false);
    head(sheet, moment, HARBOUR, x, y, COLOURS.gold);
    table.harbour.quays.forEach((kind, quay) => piece(sheet, kind, x + 12 + 66 * quay, y + 46, 60, Boolean(kind) && marks.touched.has(`quay ${quay}`)));
    table.clans.forEach(({ clan, breakfast }, place) => {
      const [left, mid] = [x + 24 + 60 * (place % 3), y + 152 + 44 * Math.floor(place / 3)];
      token(sheet, clan, left + 18, mid, 36, breakfast ? 1 : 0.35);
      const colour = marks.touched.has(`breakfast ${clan}`) ? COLOURS.fresh : breakfast ? COLOURS.ivory : DIM;
      sheet.write(breakfast, "name", breakfast < 10 ? 28 : 21, colour, left + 37, { mid });
    });
  }

  // The middle of a road as points close to each other.
  function roadOf(one, other) {
    const turned = CURVES[`${other} ${one}`];
    if (turned) return roadOf(other, one).reverse();
    const curve = CURVES[`${one} ${other}`];
    if (!curve) return [CENTRES[one], CENTRES[other]];
    const legs = [...curve, CENTRES[other]];
    const points = [CENTRES[one]];
    for (let leg = 0; leg < legs.length; leg += 3) {
      const corners = [points.at(-1), ...legs.slice(leg, leg + 3)];
      for (let step = 1; step <= 24; step += 1) {
        const t = step / 24;
        const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
        points.push([0, 1].map((axis) => weights.reduce((sum, weight, corner) => sum + weight * corners[corner][axis], 0)));
      }
    }
    return points;
  }

  // The same line moved sideways.
  function beside(points, away) {
    if (!away) return points;
    return points.map(([x, y], place) => {
      const [[x0, y0], [x1, y1]] = [points[Math.max(0, place - 1)], points[Math.min(points.length - 1, place + 1)]];
      const long = Math.hypot(x1 - x0, y1 - y0);
      return [x - (away * (y1 - y0)) / long, y + (away * (x1 - x0)) / long];
    });
  }

  // The point in the middle of what no plate covers of a line; `share`: of that part of its length.
  function seenAt(points, covered, share) {
    const legs = points.slice(1).map(([x, y], place) => Math.hypot(x - points[place][0], y - points[place][1]));
    const whole = legs.reduce((sum, leg) => sum + leg, 0);
    const along = (part) => {
      let left = whole * part;
      const place = legs.findIndex((leg) => {
        if (left <= leg) return true;
        left -= leg;
        return false;
      });
      if (place < 0) return points.at(-1);
      const [[x0, y0], [x1, y1]] = [points[place], points[place + 1]];
      return [x0 + ((x1 - x0) * left) / legs[place], y0 + ((y1 - y0) * left) / legs[place]];
    };
    const seen = Array.from({ length: 49 }, (_, step) => along(step / 48)).filter(([x, y]) => !covered.some((plate) =>
      x > plate.x - 13 && x < plate.x + PLATE + 13 && y > plate.y - SKYLINE - 13 && y < plate.y + plate.tall + 13));
    return seen[Math.round(share * (seen.length - 1))];
  }

  // The ways that cars drove, in their clans' colours; where several used a road they stay beside each other.
  function trails(sheet, routes, covered) {
    const users = new Map();
    for (const { clan, road } of routes) {
      road.slice(1).forEach((there, place) => {
        const ends = [road[place], there].sort((one, other) => PLACES.indexOf(one) - PLACES.indexOf(other)).join(" ");
        users.set(ends, (users.get(ends) ?? new Set()).add(clan));
      });
    }
    const lines = [...users].flatMap(([ends, clans]) => [...clans].map((clan, place) => ({
      clan, points: beside(roadOf(...ends.split(" ")), (place - (clans.size - 1) / 2) * 13), share: (place + 1) / (clans.size + 1),
    })));
    for (const [width, colour] of [[12, "#05090A"], [9.5, COLOURS.fresh], [6, null]]) {
      for (const { clan, points } of lines) {
        sheet.add(element("polyline", { points: points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "), fill: "none",
          stroke: colour ?? CLANS[clan], "stroke-width": width, "stroke-linecap": "round", "stroke-linejoin": "round" }));
      }
    }
    for (const { clan, points, share } of lines) {
      const spot = seenAt(points, covered, share);
      if (spot) token(sheet, clan, ...spot, 28);
    }
  }

  function city(sheet, moment) {
    const { table, marks, own } = moment;
    const placed = table.districts.map((row) => [row.place, row.cars, plateOf(row.place, spacesOf(row)), row]);
    placed.push([HARBOUR, table.harbour.cars, plateOf(HARBOUR, 0), null]);
    trails(sheet, marks.trails, placed.map(([, , plate]) => plate));
    for (const [, there, plate, row] of placed) {
      if (row) district(sheet, moment, row, plate);
      else harbour(sheet, moment, plate);
      if (there.some((clan) => own.includes(clan))) ring(sheet, TEAL, plate.x - 3, plate.y - 3, PLATE + 6, plate.tall + 6, 15);
    }
    for (const [, there, plate] of placed) {
      carsAt(plate, there.length).forEach(([x, y, width, height], place) => {
        car(sheet, there[place], x, y, width, height, moment);
        if (moment.asked.includes(there[place])) sheet.put("gangster/pieces/pointer-turn", x + width / 2 - 15, Math.max(12, y - 21), 30, 22);
      });
    }
  }

  // ---- the side of the wide table ----

  const [LEFT, SIDE, TOP] = [20, 374, 192];
  const RIGHT = LEFT + SIDE;
  const FOUR = { face: [10, 9, 84], token: [60, 57, 46], words: 116, name: [15, 36], player: [58, 29], figure: [43, 60] };
  const SIZES = {
    2: { face: [12, 12, 104], words: 130, name: [22, 40], player: [84, 31], figure: [50, 70] },
    3: FOUR,
    4: FOUR,
    5: { face: [10, 7, 66], token: [46, 42, 42], words: 98, name: [9, 31], player: [46, 26], figure: [34, 50] },
  };
  const PANELS = { 2: ["2p", 414, 404], 3: ["4p", 210, 204], 4: ["4p", 210, 204], 5: ["5p", 168, 163] };

  const THINGS = {
    4: (sheet, [clan], marks, y) => {
      cards(sheet, clan, marks, LEFT + 12, y + 106, 61, 86, 4);
      kit(sheet, clan, marks, LEFT + 219, y + 94, 54, 5);
      waiting(sheet, clan, marks, LEFT + 217, y + 155, 44, 34, 40);
    },
    5: (sheet, [clan], marks, y) => {
      cards(sheet, clan, marks, LEFT + 10, y + 86, 49, 68, 4);
      waiting(sheet, clan, marks, LEFT + 164, y + 105, 36, 28, 30, 1);
      kit(sheet, clan, marks, RIGHT - 90, y + 100, 40, 3);
    },
    2: (sheet, clans, marks, y) => clans.forEach((clan, place) => {
      const top = y + [128, 265][place];
      sheet.plate(COLOURS.brass, LEFT + 14, top, SIDE - 28, 2, 0, { opacity: 0.35 });
      token(sheet, clan.clan, LEFT + 36, top + 68, 54);
      cards(sheet, clan, marks, LEFT + 68, top + 27, 57, 80, 4);
      kit(sheet, clan, marks, LEFT + 258, top + 14, 52, 4);
      waiting(sheet, clan, marks, LEFT + 250, top + 84, 36, 30, 30, 1);
    }),
  };
  THINGS[3] = THINGS[4];

  const kings = (moment) => moment.table.winners.map((seat) => moment.seats[seat].short).join(" · ");

  function pips(sheet, table, x, y, step, side) {
    const many = table.districts.filter(({ doubled }) => doubled).length;
    for (let place = 0; place < DOUBLERS; place += 1) {
      sheet.put(`gangster/pieces/doubler-pip${place < many ? "" : "-left"}`, x + step * place, y, side);
    }
    return `${many}/${DOUBLERS}`;
  }

  function corner(sheet, moment) {
    const { table, words } = moment;
    sheet.put("gangster/panels/head", LEFT, 22, SIDE, 160);
    const over = table.winners.length;
    sheet.write(over ? words("picture-king", over) : words("picture-to-play"), "label", 27, COLOURS.muted, 38, { top: 38, tracking: 3, room: over ? 336 : 150 });
    if (!over) sheet.write(roundOf(moment, table.round), "name", 30, COLOURS.gold, 380, { top: 36, align: "right", room: 190 });
    const name = over ? kings(moment) : moment.seats[table.awaited[0]].short;
    sheet.write(name, "title", 66, COLOURS.gold, 37, { top: 74, room: 336, least: 30 });
    const told = pips(sheet, table, 36, 145, 35, 32);
    sheet.write(told, "name", 30, COLOURS.ivory, 380, { mid: 161, align: "right" });
  }

  function panel(sheet, moment, row, fit) {
    const { table, marks } = moment;
    const at = SIZES[table.seats.length];
    const [drawn, step, tall] = PANELS[table.seats.length];
    const active = moment.shining(row);
    const y = TOP + step * row.seat;
    if (active) sheet.glow(COLOURS.gold, LEFT, y, SIDE, tall, 12, 0.4);
    sheet.put(`gangster/panels/boss-${drawn}${active ? "-active" : ""}`, LEFT, y, SIDE, tall);
    if (moment.seat === row.seat) ring(sheet, TEAL, LEFT + 1, y + 1, SIDE - 2, tall - 2, 11);
    const [fx, fy, side] = at.face;
    sheet.put(`${moment.seats[row.seat].portrait}-medallion${active ? "-active" : ""}`, LEFT + fx, y + fy, side);
    if (at.token) token(sheet, row.clans[0], LEFT + at.token[0] + at.token[2] / 2, y + at.token[1] + at.token[2] / 2, at.token[2]);
    const [mid, size] = at.figure;
    const figure = sheet.write(row.influence, "numeral", size, CREAM, LEFT + 362, { mid: y + mid, align: "right" });
    const left = LEFT + at.words;
    const { short, player } = moment.seats[row.seat];
    sheet.write(short, "name", fit, active ? COLOURS.gold : COLOURS.ivory, left, { top: y + at.name[0], room: figure.left - 10 - left, least: 24 });
    const below = at.player[0] > mid + 0.36 * size ? LEFT + 354 : figure.left - 10;
    sheet.write(player, "text", at.player[1], active ? COLOURS.onActive : COLOURS.muted, left, { top: y + at.player[0], room: below - left, least: 23 });
    THINGS[table.seats.length](sheet, row.clans.map((clan) => clanOf(table, clan)), marks, y);
  }

  // With three seats there is room for what the pieces are called.
  function legend(sheet, moment) {
    sheet.put("gangster/panels/boss-4p", LEFT, 822, SIDE, 204);
    KINDS.forEach((kind, place) => {
      const [x, y] = [LEFT + 12 + 180 * (place % 2), 835 + 60 * Math.floor(place / 2)];
      piece(sheet, kind, x, y, 50);
      const lines = folded(capitals(moment.words(`equipment-${kind}`)), "name", 23, 120);
      lines.forEach((line, at) => sheet.write(line, "name", 23, COLOURS.ivory, x + 57, { mid: y + 25 + (at - (lines.length - 1) / 2) * 27, room: 120 }));
    });
  }

  // In two lines where one is too narrow, cut at the blank nearest to its middle.
  function folded(text, type, size, room) {
    const blanks = [...text.matchAll(/[  ]/gu)].map(({ index }) => index);
    if (widthOf(text, type, size) <= room || !blanks.length) return [text];
    const cut = blanks.sort((one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2))[0];
    return [text.slice(0, cut), text.slice(cut + 1)];
  }

  const left = (table) => [
    ["districts/card-back", table.pile.length + table.police, 44, 61.6, 398], ["casino/back", table.casino_left.length, 44, 61.6, 502],
    ["equipment/back", table.stock.reduce((sum, [, many]) => sum + many, 0), 50, 50, 606],
  ];

  function paintWide(moment) {
    const { table } = moment;
    const sheet = new Sheet(WIDE, TALL);
    sheet.put("gangster/map/background", 0, 0, WIDE, TALL);
    city(sheet, moment);
    for (const [drawn, many, width, height, y] of left(table)) {
      sheet.put(`gangster/${drawn}`, 1586 - width / 2, y, width, height);
      sheet.write(many, "name", 30, COLOURS.ivory, 1586, { mid: y + height + 18, align: "centre" });
    }
    corner(sheet, moment);
    const fit = sizeOf(moment.seats.map(({ short }) => short), "name", SIZES[table.seats.length].name[1], 180, 28);
    for (const row of table.seats) panel(sheet, moment, row, fit);
    if (table.seats.length === 3) legend(sheet, moment);
    sheet.frame();
    return sheet.svg;
  }

  // ---- the upright table: the bosses, then every district as a block ----

  const [MARGIN, GAP] = [22, 8];
  const FULL = UPRIGHT - 2 * MARGIN;
  const BLOCK = (FULL - GAP) / 2;
  const [IN_LINE, ABOVE, LINE, QUAYS, LEAST] = [8, 108, 49, 116, 33];
  const ROWS = { 2: 152, 3: 84, 4: 84, 5: 78 };
  const blockTall = (row) => ABOVE + LINE * (spacesOf(row) > IN_LINE ? 2 : 1) + 5;

  function block(sheet, moment, row, x, y, height) {
    const { marks } = moment;
    sheet.put(`gangster/panels/pocket-block${row.doubled ? "-doubled" : ""}`, x, y, BLOCK, height);
    if (row.cars.some((clan) => moment.own.includes(clan))) ring(sheet, TEAL, x + 2, y + 2, BLOCK - 4, height - 4, 11);
    blockHead(sheet, moment, row.place, x, y, BLOCK, row.tile ? COLOURS.gold : COLOURS.muted);
    if (row.tile) {
      row.tile.numbers.forEach((value, place) => number(sheet, value, x + 12 + 51 * place, y + 58, 46, 46, 38));
      if (moment.paid) row.standings.slice(0, row.tile.numbers.length).forEach(({ clan }, place) => token(sheet, clan, x + 51 + 51 * place, y + 97, 30));
    }
    if (row.doubled) {
      if (marks.doublers.has(row.place)) sheet.glow(COLOURS.fresh, x + 222, y + 55, 54, 54, 27, 1);
      doubler(sheet, x + 222, y + 55, 54);
    }
    blockCars(sheet, moment, row.cars, x + (row.doubled ? 286 : 224), y + 56, x + 414, y + 106);
    row.spaces.forEach((clan, place) => {
      const spot = `${row.place} ${place + 1}`;
      const [cx, cy] = [x + 35 + 51 * (place % IN_LINE), y + ABOVE + 23 + LINE * Math.floor(place / IN_LINE)];
      if (clan) {
        if (marks.placed.has(spot)) {
          sheet.glow(COLOURS.fresh, cx - 19, cy - 19, 38, 38, 16, 1);
          sheet.put("gangster/pieces/frame-changed", cx - 25, cy - 25, 50);
        }
        token(sheet, clan, cx, cy, 46);
      } else if (marks.taken.has(spot)) sheet.put("gangster/pieces/left-empty", cx - 21, cy - 21, 42);
      else {
        sheet.put("gangster/pieces/space", cx - 23, cy - 23, 46);
        sheet.write(place + 1, "label", 23, QUIET, cx, { mid: cy, align: "centre" });
      }
    });
  }

  // The emblem, the name, and at the right the emblems of the places that it is connected with.
  function blockHead(sheet, moment, place, x, y, width, colour) {
    glyph(sheet, place, x + 12, y + 9, 34, colour);
    const near = PLACES.filter((other) => ROADS.some((road) => road.includes(place) && road.includes(other) && other !== place));
    const from = x + width - 14 - 34 * near.length;
    near.forEach((other, at) => glyph(sheet, other, from + 34 * at + 4, y + 12, 28, COLOURS.muted));
    sheet.write(nameOf(moment, place), "name", 34, colour, x + 54, { mid: y + 27, room: from - x - 58, least: 26 });
  }

  function blockCars(sheet, moment, there, x, y, right, bottom) {
    if (!there.length) return;
    const lines = there.length <= 2 ? 1 : 2;
    const across = Math.ceil(there.length / lines);
    const room = Math.min((right - x) / across - 2, lines === 1 ? 70 : 40);
    const width = [70, 66, 55, 48, 40, 32, 24].find((each) => each <= room) ?? 24;
    const height = width * SHAPE;
    there.forEach((clan, place) => {
      const [cx, cy] = [x + (place % across) * (width + 2), y + ((bottom - y) * (Math.floor(place / across) + 0.5)) / lines - height / 2];
      car(sheet, clan, cx, cy, width, height, moment);
      if (moment.asked.includes(clan)) sheet.put("gangster/pieces/pointer-turn", cx + width / 2 - 12, cy - 14, 24, 18);
    });
  }

  function quays(sheet, moment, y) {
    const { table, marks } = moment;
    sheet.put("gangster/panels/pocket-block", MARGIN, y, FULL, QUAYS);
    if (table.harbour.cars.some((clan) => moment.own.includes(clan))) ring(sheet, TEAL, MARGIN + 2, y + 2, FULL - 4, QUAYS - 4, 11);
    blockHead(sheet, moment, HARBOUR, MARGIN, y, FULL, COLOURS.gold);
    table.harbour.quays.forEach((kind, quay) => piece(sheet, kind, MARGIN + 12 + 55 * quay, y + 58, 50, Boolean(kind) && marks.touched.has(`quay ${quay}`)));
    table.clans.forEach(({ clan, breakfast }, place) => {
      const x = MARGIN + 191 + 79 * place;
      token(sheet, clan, x + 18, y + 83, 36, breakfast ? 1 : 0.35);
      const colour = marks.touched.has(`breakfast ${clan}`) ? COLOURS.fresh : breakfast ? COLOURS.ivory : DIM;
      sheet.write(breakfast, "name", LEAST, colour, x + 40, { mid: y + 83 });
    });
    blockCars(sheet, moment, table.harbour.cars, MARGIN + FULL - 140, y + 58, MARGIN + FULL - 10, y + 108);
  }

  function bar(sheet, moment) {
    const { table, words } = moment;
    const right = UPRIGHT - 36;
    const over = table.winners.length;
    const round = over ? right : sheet.write(roundOf(moment, table.round), "name", 40, COLOURS.gold, right, { mid: 58, align: "right" }).left;
    const label = sheet.write(over ? words("picture-king", over) : words("picture-to-play"), "label", LEAST, COLOURS.muted, 36, { mid: 60, tracking: 2, room: 400 });
    const name = over ? kings(moment) : moment.seats[table.awaited[0]].short;
    sheet.write(name, "title", 60, COLOURS.gold, label.right + 18, { mid: 58, room: round - label.right - 40, least: 30 });
    sheet.write(pips(sheet, table, 34, 100, 37, 36), "name", 38, COLOURS.ivory, 346, { mid: 118 });
    let x = right;
    for (const [drawn, many, width, height] of left(table).reverse()) {
      const tall = width === height ? 36 : 39;
      const across = (tall * width) / height;
      x = sheet.write(many, "name", 36, COLOURS.ivory, x, { mid: 118, align: "right" }).left - 10 - across;
      sheet.put(`gangster/${drawn}`, x, 118 - tall / 2, across, tall);
      x -= 28;
    }
  }

  function bossRow(sheet, moment, row, y, height) {
    const { table, marks } = moment;
    const active = moment.shining(row);
    if (active) sheet.glow(COLOURS.gold, MARGIN, y, FULL, height, 12, 0.35);
    sheet.put(`gangster/panels/boss-5p${active ? "-active" : ""}`, MARGIN, y, FULL, height);
    if (moment.seat === row.seat) ring(sheet, TEAL, MARGIN + 2, y + 2, FULL - 4, height - 4, 11);
    const two = row.clans.length > 1;
    const face = two ? 104 : 66;
    sheet.put(`${moment.seats[row.seat].portrait}-medallion${active ? "-active" : ""}`, MARGIN + 8, y + (height - face) / 2, face);
    const x = MARGIN + face + 20;
    const figure = sheet.write(row.influence, "numeral", 56, CREAM, two ? 372 : 358, { mid: y + height / 2, align: "right" });
    const { short, player } = moment.seats[row.seat];
    const room = figure.left - 12 - x;
    const named = Boolean(player) && widthOf(player, "text", LEAST) <= room;
    sheet.write(short, "name", 38, active ? COLOURS.gold : COLOURS.ivory, x, { mid: y + height * (named ? 0.33 : 0.5), room, least: 28 });
    if (named) sheet.write(player, "text", LEAST, active ? COLOURS.onActive : COLOURS.muted, x, { mid: y + 0.71 * height });
    row.clans.map((clan) => clanOf(table, clan)).forEach((clan, place) => {
      const mid = y + (height * (place + 0.5)) / row.clans.length;
      token(sheet, clan.clan, 404, mid, 48);
      cards(sheet, clan, marks, 438, mid - 34, 49, 68, 4);
      waiting(sheet, clan, marks, 602, mid - 18, 44, 38, 36);
      kit(sheet, clan, marks, MARGIN + FULL - 112, mid - 24, 48, 4);
    });
  }

  function paintUpright(moment) {
    const { table } = moment;
    const tall = ROWS[table.seats.length];
    const top = MARGIN + 128 + table.seats.length * (tall + 6) + 4;
    const pairs = [0, 2, 4, 6, 8].map((first) => table.districts.slice(first, first + 2));
    const heights = pairs.map((pair) => Math.max(...pair.map(blockTall)));
    const sheet = new Sheet(UPRIGHT, top + heights.reduce((sum, height) => sum + height + GAP, 0) + QUAYS + MARGIN);
    sheet.put("chrome/backgrounds/pocket", 0, 0, UPRIGHT, Math.max(1820, sheet.height));
    bar(sheet, moment);
    for (const row of table.seats) bossRow(sheet, moment, row, MARGIN + 128 + row.seat * (tall + 6), tall);
    let y = top;
    pairs.forEach((pair, line) => {
      pair.forEach((row, column) => block(sheet, moment, row, MARGIN + column * (BLOCK + GAP), y, heights[line]));
      y += heights[line] + GAP;
    });
    quays(sheet, moment, y);
    sheet.frame();
    return sheet.svg;
  }

  // ---- beside the table ----

  // What a district pays: what the casino card decides stays open.
  function payTold({ points, casinos }) {
    const unknown = casinos === 1 ? "?" : casinos ? `${casinos}×?` : "";
    return [points || !unknown ? String(points) : "", unknown].filter(Boolean).join("+");
  }

  // What a reckoning now would bring these clans.
  function wouldGain(table, clans) {
    const mine = table.districts.flatMap((row) => row.standings).filter(({ clan }) => clans.includes(clan));
    return { points: mine.reduce((sum, { pay }) => sum + pay.points, 0), casinos: mine.reduce((sum, { pay }) => sum + pay.casinos, 0) };
  }

  // Everybody's influence as bars, and in pale what a reckoning now would add.
  function influence(moment) {
    const { table, words } = moment;
    const [top, step] = [66, 76];
    const sheet = boxed(top + step * table.seats.length + 12);
    sheet.write(roundOf(moment, table.round), "name", 32, COLOURS.gold, 26, { mid: 36, tracking: 1 });
    sheet.write(words("picture-scores-now"), "text", 31, COLOURS.muted, NEXT - 26, { mid: 36, align: "right" });
    const gains = table.seats.map((row) => wouldGain(table, row.clans));
    const worth = ({ points, casinos }) => points + MEAN * casinos;
    const most = Math.max(40, ...table.seats.map((row, place) => row.influence + worth(gains[place])));
    const [from, room] = [336, 282];
    const size = sizeOf(moment.seats.map(({ short }) => short), "name", 34, 176, 24);
    table.seats.forEach((row, place) => {
      const mid = top + step * (place + 0.5);
      const active = moment.shining(row);
      medallion(sheet, moment, row.seat, 22, mid - 32, 64, false);
      row.clans.forEach((clan, at) => token(sheet, clan, 116 + 34 * at, mid, 38));
      sheet.write(moment.seats[row.seat].short, "name", size, active ? COLOURS.gold : COLOURS.ivory, 144 + 34 * (row.clans.length - 1),
        { mid, room: 186 - 34 * (row.clans.length - 1), least: 22 });
      const long = (room * row.influence) / most;
      const more = (room * worth(gains[place])) / most;
      sheet.plate("#050A0B", from, mid - 15, room, 30, 6, { opacity: 0.7 });
      if (more) sheet.plate(COLOURS.fresh, from, mid - 15, Math.max(8, long + more), 30, 6, { opacity: 0.42 });
      if (long) sheet.plate(COLOURS.brass, from, mid - 15, Math.max(8, long), 30, 6);
      sheet.write(row.influence, "numeral", 42, CREAM, 690, { mid, align: "right" });
      sheet.write(`+${payTold(gains[place])}`, "numeral", 34, COLOURS.fresh, NEXT - 26, { mid, align: "right", room: 130, least: 20 });
    });
    return sheet.svg;
  }

  // What may still come: districts and policemen in the pile, casino cards, pieces of equipment; what has come is dim.
  function piles(moment) {
    const { table } = moment;
    const sheet = boxed(238);
    const middles = [46, 119, 192];
    sheet.put("gangster/districts/card-back", 26, middles[0] - 28, 40, 56);
    const inPlay = table.districts.filter(({ tile }) => tile).map(({ place }) => place);
    inPlay.forEach((place, at) => {
      const waits = table.pile.includes(place);
      glyph(sheet, place, 90 + 58 * at, middles[0] - 22, 44, waits ? COLOURS.gold : COLOURS.muted, waits ? 1 : 0.28);
    });
    const turned = table.turned.filter((card) => card === null).length;
    for (let place = 0; place < table.police + turned; place += 1) {
      policeman(sheet, 108 + 58 * inPlay.length + 46 * place, middles[0], place < table.police);
    }
    rule(sheet, 82);
    sheet.put("gangster/casino/back", 26, middles[1] - 28, 40, 56);
    CASINOS.forEach((value, at) => {
      const group = sheet.add(element("g", { opacity: table.casino_left.includes(value) ? 1 : 0.25 }));
      sheet.into = group;
      sheet.put("gangster/pieces/value-casino", 90 + 66 * at, middles[1] - 23, 46);
      sheet.write(value, "numeral", 36, CREAM, 113 + 66 * at, { mid: middles[1], align: "centre" });
      sheet.into = sheet.svg;
    });
    rule(sheet, 155);
    sheet.put("gangster/equipment/back", 23, middles[2] - 23, 46);
    table.stock.forEach(([kind, many], at) => {
      sheet.put(`gangster/equipment/${kind}`, 90 + 124 * at, middles[2] - 25, 50, 50, many ? 1 : 0.3);
      sheet.write(many, "name", 34, many ? COLOURS.ivory : DIM, 152 + 124 * at, { mid: middles[2] });
    });
    return sheet.svg;
  }

  // A star on a shield.
  function policeman(sheet, x, y, waits) {
    const points = Array.from({ length: 10 }, (_, corner) => {
      const [angle, far] = [(corner * Math.PI) / 5 - Math.PI / 2, corner % 2 ? 6.5 : 15];
      return `${(x + far * Math.cos(angle)).toFixed(1)},${(y + far * Math.sin(angle)).toFixed(1)}`;
    });
    const group = sheet.add(element("g", { opacity: waits ? 1 : 0.28 }));
    group.append(element("circle", { cx: x, cy: y, r: 20, fill: "#1F4C8F", stroke: COLOURS.gold, "stroke-width": 2.5 }),
      element("polygon", { points: points.join(" "), fill: COLOURS.gold }));
  }

  // What one seat has, each piece with its name and what it does, and what the places of its cars would pay it.
  function own(moment) {
    const { table, words, marks, seat } = moment;
    const row = table.seats[seat];
    const each = 286;
    const sheet = boxed(92 + each * row.clans.length, { stroke: TEAL, "stroke-opacity": 0.8 });
    medallion(sheet, moment, seat, 22, 12, 74, false);
    const figure = sheet.write(row.influence, "numeral", 56, CREAM, NEXT - 28, { mid: 50, align: "right" });
    sheet.write(moment.seats[seat].short, "title", 56, COLOURS.gold, 116, { mid: 50, room: figure.left - 140, least: 34 });
    row.clans.map((clan) => clanOf(table, clan)).forEach((clan, number_) => {
      const y = 92 + each * number_;
      rule(sheet, y);
      token(sheet, clan.clan, 56, y + 62, 60);
      cards(sheet, clan, marks, 100, y + 18, 63, 88, 5);
      bust(sheet, clan.clan, 330, y + 22, 78);
      sheet.write(`×${clan.riding}`, "name", 38, COLOURS.ivory, 412, { mid: y + 66 });
      const end = trunk(sheet, clan, 486, y + 36, 54, marks.touched.has(`trunk ${clan.clan}`));
      sheet.write(words(clan.trunk.length ? "picture-in-the-trunk" : "picture-trunk-empty"), "text", 31, COLOURS.muted, end + 14, { mid: y + 66, room: NEXT - 26 - end - 14 });
      clan.equipment.forEach((kind, place) => {
        const x = 26 + 412 * place;
        piece(sheet, kind, x, y + 124, 62, marks.touched.has(`kit ${clan.clan} ${kind}`));
        sheet.write(capitals(words(`equipment-${kind}`)), "name", 29, COLOURS.gold, x + 76, { top: y + 128, room: 320 });
        sheet.write(words(`picture-effect-${kind}`), "text", 29, COLOURS.muted, x + 76, { top: y + 163, room: 322, least: 22 });
      });
      for (let place = clan.equipment.length; place < 2; place += 1) piece(sheet, null, 26 + 412 * place, y + 124, 62);
      glyph(sheet, clan.car, 30, y + 212, 48);
      const there = table.districts.find(({ place }) => place === clan.car);
      const pay = there?.standings.find((standing) => standing.clan === clan.clan)?.pay ?? { points: 0, casinos: 0 };
      const name = sheet.write(nameOf(moment, clan.car), "name", 36, COLOURS.gold, 94, { mid: y + 236 });
      const told = sheet.write(payTold(pay), "numeral", 44, CREAM, NEXT - 28, { mid: y + 236, align: "right" });
      sheet.write(words(there ? "picture-scores-now" : "picture-at-the-harbour"), "text", 31, COLOURS.muted, told.left - 16,
        { mid: y + 236, align: "right", room: told.left - 32 - name.right });
    });
    return sheet.svg;
  }

  const inCity = (moment) => (moment.narrow ? paintUpright : paintWide)(moment);
  const reckoned = (moment) => moment.events.find(({ event }) => event === "Reckoned")?.scoring;

  // The city; on a day of reckoning what it paid, and at the end the King of Chicago. The city then stands beside.
  function stage(moment) {
    if (moment.table.winners.length) return moment.narrow ? king(moment) : finalWide(moment);
    const scoring = reckoned(moment);
    if (scoring) return moment.narrow ? reckoning(moment, scoring) : scoringWide(moment, scoring);
    return inCity(moment);
  }

  function besides(moment) {
    const over = moment.table.winners.length > 0;
    const scoring = reckoned(moment);
    const made = [];
    if (over && scoring) made.push(reckoning(moment, scoring));
    if (over || scoring) made.push(inCity(moment));
    if (!over && moment.seat !== null) made.push(own(moment));
    return over ? made : [...made, influence(moment), piles(moment)];
  }

  // The same table for all eyes; a seat's look at its own cars, and at who would get each number now.
  function seenBy(moment) {
    const { turn, eyes } = moment;
    const table = eyes === "open" ? turn.open : turn.table;
    const seat = typeof eyes === "number" ? eyes : null;
    return {
      ...moment, table, seat, events: turn.events, marks: marksOf(turn.events), paid: eyes !== "public",
      own: seat === null ? [] : table.seats[seat].clans, asked: table.awaited.flatMap((each) => table.seats[each].clans),
      shining: (row) => row.awaited || table.winners.includes(row.seat),
    };
  }

  // In a sentence: the token itself instead of the sign of its clan.
  function tokensIn(text) {
    return text.split(/(🔵⭐|🟤🧲|🟡👑|⚪✖️|🟢☘️)/u).map((part) => {
      if (!SIGNS[part]) return part;
      const sheet = new Sheet(96, 96);
      token(sheet, SIGNS[part], 48, 48, 108);
      sheet.svg.setAttribute("class", "mini token");
      sheet.svg.setAttribute("role", "img");
      sheet.svg.setAttribute("aria-label", part);
      return sheet.svg;
    });
  }

  return {
    picture: true, // a picture: the same is told in words below it
    cards: tokensIn,
    paint: (moment) => stage(seenBy(moment)),
    beside: (moment) => besides(seenBy(moment)),
  };
})();
