// The table of Poker Champ (docs/pictures.md): common cards and pot above, a panel for every boss below.
"use strict";

Book.painters["poker-champ"] = (() => {
  const { COLOURS, Sheet, fitted, wide } = Book.drawing;
  const { height, handName, inPiles, on, cardsIn } = Book.frenchDeck;
  const { CREAM, ON_FIRE, panel, medallion, ribbon, wrapped, strip, ending } = Book.bosses;
  const { WIDTH: BESIDE, HEAD, begin, row } = Book.showdown;
  const STAGES = ["", "observation", "flop", "turn", "river"];
  const MARKS = { awaited: "undecided", stays: "stay", "all-in": "all-in", folded: "fold" };
  const MARK_COLOURS = { awaited: COLOURS.ivory, stays: COLOURS.gold, "all-in": ON_FIRE, folded: COLOURS.muted };
  const CHIP = "poker-champ/chip-side";
  const PRICE = 6; // of all four stages together
  const AWARDS = 7;
  const WINNING = 2; // Awards, in a standard game
  const ROSE = "#FFC9BC";

  // Where things stand in a panel, from its upper left corner; `right` and `foot` from the other sides.
  // medallion: left, top, side; name: left, top, size; player: middle, size; awards: right, top, side, gap;
  // chips: left, middle, side, size; mark: middle, side, size; boxes: left, top, side, gap; backs: right, foot, width, gap
  const WIDE = { medallion: [18, 15, 140], name: [175, 25, 52], player: [94, 36], awards: [18, 16, 64, 7], chips: [19, 199, 64, 66],
    mark: [199, 50, 42], boxes: [19, 245, 84, 8], backs: [18, 14, 160, 11], markLeft: 235 };
  const NARROW = { medallion: [19, 16, 116], name: [152, 27, 40], player: [79, 30], awards: [18, 20, 54, 6], chips: [20, 203, 52, 52],
    mark: [121, 44, 34], boxes: [19, 275, 54, 6], backs: [18, 16, 114, 11], markLeft: 0 };
  const TALL = { medallion: [23, 21, 193], name: [238, 44, 72], player: [152, 46], awards: [24, 26, 84, 8], chips: [26, 296, 84, 88],
    mark: [520, 120, 58], boxes: [279, 244, 112, 14], backs: [24, 26, 190, 22], markLeft: 0, stacked: true };
  const SLIM = { medallion: [19, 17, 140], name: [174, 30, 46], player: [96, 34], awards: [18, 20, 54, 6], chips: [20, 222, 64, 66],
    mark: [222, 50, 42], boxes: [20, 286, 112, 12], backs: [57, 18, 190, 30], markLeft: 0 };
  const ROW = { medallion: [20, 18, 148], name: [190, 34, 60], player: [116, 42], awards: [20, 20, 84, 8], chips: [22, 230, 84, 76],
    mark: [230, 50, 46], boxes: [20, 290, 84, 8], backs: [20, 16, 190, 10], markLeft: 250 };
  const FOUR = { medallion: [16, 16, 96], name: [124, 24, 44], player: [94, 38], awards: [14, 14, 44, 6], chips: [18, 164, 64, 60],
    mark: [164, 50, 44], boxes: [18, 212, 84, 15], backs: [42, 16, 160, 14], markLeft: 0 };
  const SIX = { medallion: [14, 12, 96], name: [120, 20, 44], player: [86, 38], awards: [14, 12, 44, 6], chips: [18, 142, 52, 56],
    mark: [142, 44, 44], boxes: [18, 178, 84, 15], backs: [60, 12, 122, 54], markLeft: 0 };
  const LAYOUTS = { 2: [2, 690, TALL], 3: [3, 690, SLIM], 4: [2, 345, WIDE], 5: [3, 345, NARROW], 6: [3, 345, NARROW] };
  const UPRIGHT = { 2: [1, 392, ROW], 3: [1, 392, ROW], 4: [2, 556, FOUR], 5: [2, 446, SIX], 6: [2, 446, SIX] };
  const GAP = 12;
  const PILES = { 1: [78, 82], 2: [78, 82], 3: [78, 82], 4: [62, 64], 5: [40, 46], 6: [40, 43] }; // width, step

  // Panels in reading order, a short last row centred: every seat keeps its panel for the whole game.
  function layout(seats, narrow) {
    const [columns, tall, m] = (narrow ? UPRIGHT : LAYOUTS)[seats];
    const [left, right, top] = narrow ? [24, 876, 424] : [26, 1624, 322];
    const width = (right - left - GAP * (columns - 1)) / columns;
    return {
      m, width, height: tall, foot: top + Math.ceil(seats / columns) * (tall + GAP) - GAP,
      panel: (seat) => {
        const row = Math.floor(seat / columns);
        const here = Math.min(columns, seats - row * columns);
        const start = left + (right - left - here * width - (here - 1) * GAP) / 2;
        return [start + (seat % columns) * (width + GAP), top + row * (tall + GAP)];
      },
    };
  }

  // What this turn changed in the running deal: cards turned up, and stages decided by `seat stage`.
  function marksOf(events) {
    let [cards, decided] = [[], new Set()];
    for (const event of events) {
      if (event.event === "Dealt") [cards, decided] = [[], new Set()];
      else if (event.event === "StageOpened") cards = [...cards, ...event.cards];
      else if (["Stayed", "StayedAllIn", "Folded"].includes(event.event)) decided.add(`${event.seat} ${event.stage}`);
    }
    return { cards, decided };
  }

  // The table with what the chosen eyes see turned up: own cards by seat.
  function seenBy(moment) {
    const { turn, eyes } = moment;
    const view = typeof eyes === "number" ? turn.views[eyes] : null;
    const { table } = turn;
    const hands = table.rows.map(({ seat }) => (eyes === "open" ? turn.open.rows[seat].hand : view?.seat === seat ? view.hand : null));
    return { ...moment, table, hands, view, events: turn.events, marks: marksOf(turn.events) };
  }

  const places = (table) => (table.options.length === "standard" ? WINNING : null);
  const dealsOf = ({ options, time_up }) => (time_up ? "last" : options.length === "timed" && !options.minutes ? options.deals : 0);
  const dealLine = ({ table, words }) => words("picture-deal", dealsOf(table), { deal: table.deal });
  const stageTitle = (words, stage) => words(`stage-${STAGES[stage]}.title`).toUpperCase();

  // ---- head ----

  function track(sheet, now, x, y, side, step) {
    for (let stage = 2; stage <= 4; stage += 1) {
      sheet.plate(stage <= now ? COLOURS.brass : "#4C5B56", x + (stage - 1) * step - (step - side) - 4, y + side / 2 - 2.5, step - side + 8, 5);
    }
    for (let stage = 1; stage <= 4; stage += 1) {
      sheet.put(`poker-champ/stage-${stage}-${stage === now ? "now" : stage < now ? "past" : "next"}`, x + (stage - 1) * step, y, side);
    }
  }

  function common(sheet, deck, moment, x, y, width, step) {
    const shown = moment.table.common;
    const fresh = (card) => moment.marks.cards.includes(card);
    for (let number = 0; number < 5; number += 1) {
      const left = x + number * step;
      if (!shown[number]) deck.place(false, left, y, width);
      else if (!fresh(shown[number])) deck.up(shown[number], left, y, width);
    }
    shown.forEach((card, number) => {
      if (!fresh(card)) return;
      deck.fresh(card, x + number * step, y, width);
      deck.pointer(x + number * step, y, width);
    });
  }

  function head(sheet, deck, moment) {
    const { table, words } = moment;
    const deal = dealLine(moment);
    const line = `${deal} · ${words("picture-stage", table.stage)}`;
    const fits = wide(line, "label", 26, 2) <= 332; // the stage stands below as well
    sheet.write(fits ? line : deal, "label", 32, COLOURS.muted, 46, { top: 44, tracking: 2, room: 332 });
    sheet.write(stageTitle(words, table.stage), "title", 100, COLOURS.gold, 44, { top: 92, room: 330, least: 40 });
    track(sheet, table.stage, 46, 211, 62, 78);
    common(sheet, deck, moment, 392, 46, 176, 192);
    sheet.write(words("picture-pot"), "label", 32, COLOURS.muted, 1496, { top: 44, align: "centre", tracking: 2 });
    sheet.write(table.pot, "numeral", 118, CREAM, 1496, { top: 92, align: "centre" });
    const chips = new Array(table.pot).fill(CHIP);
    const count = inPiles(chips).length;
    if (!count) return;
    const [width, step] = PILES[Math.min(count, 6)];
    deck.piles(chips, 1496 - ((Math.min(count, 6) - 1) * step + width) / 2, 290, width, step, 6);
  }

  function uprightHead(sheet, deck, moment) {
    const { table, words } = moment;
    sheet.write(dealLine(moment), "label", 40, COLOURS.muted, 38, { mid: 54, tracking: 1, room: 340 });
    sheet.write(stageTitle(words, table.stage), "title", 80, COLOURS.gold, 36, { mid: 112, room: 340, least: 40 });
    track(sheet, table.stage, 392, 60, 62, 70);
    const pot = sheet.write(table.pot, "numeral", 100, CREAM, 862, { mid: 90, align: "right" });
    sheet.write(words("picture-pot"), "label", 40, COLOURS.muted, pot.left - 14, { mid: 90, align: "right", tracking: 1, room: pot.left - 14 - 670 });
    common(sheet, deck, moment, 27, 190, 150, 174);
  }

  // ---- panels ----

  // Right-aligned: places where so many win, else their number; the left edge.
  function awards(sheet, table, row, right, top, side, gap) {
    const strength = row.standing === "folded" && !row.awards ? 0.5 : 1;
    const count = places(table);
    if (count === null) {
      const number = sheet.write(row.awards, "name", 0.8 * side, row.awards ? COLOURS.ivory : COLOURS.muted, right, { mid: top + side / 2, align: "right" });
      sheet.put(`poker-champ/${row.awards ? "award" : "award-place"}`, number.left - gap - side, top, side, side, strength);
      return number.left - gap - side;
    }
    const left = right - count * (side + gap) + gap;
    for (let place = 0; place < count; place += 1) {
      const name = place < row.awards ? "award" : row.wins_next && place === row.awards ? "award-wins-next" : "award-place";
      sheet.put(`poker-champ/${name}`, left + place * (side + gap), top, side, side, strength);
    }
    return left;
  }

  function purse(sheet, count, x, middle, side, size, colour = COLOURS.ivory, gap = 15) {
    sheet.put("poker-champ/chip", x, middle - side / 2, side);
    return sheet.write(count, "name", size, colour, x + side + gap, { mid: middle }).right;
  }

  function inside(sheet, name, x, y, side, part) {
    const size = part * side;
    sheet.put(`poker-champ/${name}`, x + (side - size) / 2, y + (side - size) / 2, size);
  }

  // Four boxes, one for each stage, with the chips that this boss has paid in it.
  function boxes(sheet, moment, row, x, y, side, gap) {
    const folded = row.standing === "folded";
    for (let stage = 1; stage <= 4; stage += 1) {
      const left = x + (stage - 1) * (side + gap);
      const now = stage === moment.table.stage;
      if (moment.marks.decided.has(`${row.seat} ${stage}`)) {
        sheet.glow(COLOURS.fresh, left - 2, y - 2, side + 4, side + 4, 10, 0.85);
        sheet.plate(COLOURS.fresh, left - 3, y - 3, side + 6, side + 6, 11);
        sheet.plate("#0B1718", left + 2, y + 2, side - 4, side - 4, 7);
      } else sheet.put(`poker-champ/box${now && !folded ? "-now" : ""}`, left, y, side);
      if (folded && stage === row.paid.length + 1) inside(sheet, "mark-fold", left, y, side, 0.83);
      else if (stage > row.paid.length) {
        if (now && row.standing === "awaited") inside(sheet, "mark-undecided", left, y, side, 0.83);
        else inside(sheet, "chip-place", left, y, side, 0.74);
      } else if (!row.paid[stage - 1]) inside(sheet, "mark-all-in", left, y, side, 0.83);
      else {
        const disc = 0.74 * side;
        const foot = y + (row.paid[stage - 1] === 1 ? 0.78 : 0.84) * side;
        for (let number = 0; number < row.paid[stage - 1]; number += 1) {
          sheet.put(CHIP, left + 0.13 * side, foot - 0.34 * disc - number * 0.135 * disc, disc, 0.34 * disc);
        }
        if (now && !folded && stage > 1) sheet.put("poker-champ/mark-stay", left + 0.52 * side, y - 0.2 * side, 0.62 * side);
      }
    }
  }

  function boss(sheet, deck, moment, plan, row) {
    const { m } = plan;
    const [x, y] = plan.panel(row.seat);
    const [lit, folded] = [row.standing === "awaited", row.standing === "folded"];
    panel(sheet, lit ? "lit" : folded ? "folded" : "idle", x, y, plan.width, plan.height);
    const [faceLeft, faceTop, side] = m.medallion;
    medallion(sheet, moment, row.seat, x + faceLeft, y + faceTop, side, { active: lit, folded });
    const [awardsRight, awardsTop, award, awardGap] = m.awards;
    const end = awards(sheet, moment.table, row, x + plan.width - awardsRight, y + awardsTop, award, awardGap);
    names(sheet, moment, plan, row, x, y, end);
    const [chipLeft, chipMiddle, chip, figure] = m.chips;
    const edge = purse(sheet, row.chips, x + chipLeft, y + chipMiddle, chip, figure, folded ? COLOURS.muted : COLOURS.ivory);
    standing(sheet, moment, plan, row, x, y, edge);
    const [boxLeft, boxTop, box, boxGap] = m.boxes;
    boxes(sheet, moment, row, x + boxLeft, y + boxTop, box, boxGap);
    const [right, foot, width, gap] = m.backs;
    const top = y + plan.height - foot - height(width);
    const start = x + plan.width - right - 2 * width - gap;
    const hand = moment.hands[row.seat];
    for (let number = 0; number < 2; number += 1) {
      const left = start + number * (width + gap);
      if (hand) deck.hiddenFace(hand[number], left, top, width, folded ? 0.5 : 0);
      else deck.markedBack(row.backs[number], left, top, width, folded ? 0.5 : 0);
    }
  }

  function names(sheet, moment, plan, row, x, y, end) {
    const { m } = plan;
    const { short, player } = moment.seats[row.seat];
    const [lit, folded] = [row.standing === "awaited", row.standing === "folded"];
    const [left, top, size] = m.name;
    sheet.write(short, "name", size, lit ? COLOURS.gold : folded ? COLOURS.muted : COLOURS.ivory, x + left, { top: y + top, room: end - 12 - x - left });
    const [middle, small] = m.player;
    const [right, foot, width, gap] = m.backs;
    let limit = x + plan.width - 18;
    if (middle - 0.4 * small < m.awards[1] + m.awards[2]) limit = end - 12;
    if (middle + 0.4 * small + 4 > plan.height - foot - height(width)) limit = Math.min(limit, x + plan.width - right - 2 * width - gap - 12);
    sheet.write(player, "text", small, lit ? COLOURS.onActive : COLOURS.muted, x + left, { mid: y + middle, room: limit - x - left, least: 0.72 * small });
  }

  // The sign of the decision and its word: over the backs, beside the chips, or one above the other.
  function standing(sheet, moment, plan, row, x, y, edge) {
    const { m } = plan;
    const word = moment.words(`standing-${row.standing}`).toUpperCase();
    const [middle, side, size] = m.mark;
    const colour = MARK_COLOURS[row.standing];
    const before = plan.width - m.backs[0] - 2 * m.backs[2] - m.backs[3];
    const sign = `poker-champ/mark-${MARKS[row.standing]}`;
    if (m.stacked) {
      const centre = x + (m.boxes[0] + 10) / 2;
      sheet.put(sign, centre - side / 2, y + middle - side / 2 - 30, side);
      sheet.write(word, "name", size, colour, centre, { mid: y + middle + side / 2 + 20, align: "centre", room: before - 36 });
      return;
    }
    const limit = m.markLeft ? before - 16 : plan.width - 18;
    const first = m.markLeft || m.chips[1] === middle ? edge + 18 - x : m.name[0];
    const [shown, fit] = fitted(word, "name", size, limit - first - side - 13);
    const span = side + 13 + wide(shown, "name", fit);
    const left = x + Math.max(first, Math.min(m.markLeft || limit, limit - span));
    sheet.put(sign, left, y + middle - side / 2, side);
    sheet.write(shown, "name", fit, colour, left + side + 13, { mid: y + middle });
  }

  function paint(moment) {
    const { table, narrow } = moment;
    if (table.winners.length) return end(moment);
    const plan = layout(table.rows.length, narrow);
    const sheet = narrow ? new Sheet(900, plan.foot + 24) : new Sheet(1650, 1050);
    const deck = on(sheet, moment.words);
    sheet.put("chrome/backgrounds/table", 0, 0, sheet.width, sheet.height);
    (narrow ? uprightHead : head)(sheet, deck, moment);
    for (const row of table.rows) boss(sheet, deck, moment, plan, row);
    sheet.frame();
    return sheet.svg;
  }

  // ---- the end ----

  function reason({ table, words }) {
    const { awards: count, chips } = table.rows[table.winners[0]];
    if (!count) return words("picture-by-chips", { count: chips });
    if (table.ending === "two-awards") return words("picture-two-awards");
    if (table.ending === "last-award") return words("picture-awards-of", count, AWARDS);
    return words("picture-most-awards", { count });
  }

  function end(moment) {
    const { table, words } = moment;
    const rest = table.rows.map(({ seat }) => seat).filter((seat) => !table.winners.includes(seat));
    return ending(moment, {
      title: words("picture-champion", Math.min(2, table.winners.length)), why: reason(moment), winners: table.winners,
      others: rest.sort((a, b) => table.rows[b].awards - table.rows[a].awards || table.rows[b].chips - table.rows[a].chips),
      prizes: (sheet, seat, x, y, side, room) => prizes(sheet, table, table.rows[seat], x, y, side, room),
      left: (sheet, seat, x, middle, icon, room) => left(sheet, table, table.rows[seat], x, middle, icon, room),
    });
  }

  // The Awards, side by side up to three, else one and the number; the chips; the medal.
  function prizes(sheet, table, row, x, y, most, room) {
    const cups = row.awards > 3 ? 1 : row.awards;
    const times = row.awards > 3 ? `× ${row.awards}` : "";
    const across = (text) => wide(text, "numeral", 0.62 * most);
    const whole = cups * 1.12 * most + (times ? across(times) + 0.2 * most : 0) + 0.8 * most + across(String(row.chips)) + 1.6 * most;
    const side = most * Math.min(1, room / whole);
    const [step, figure, span] = [1.12 * side, 0.62 * side, Math.min(whole, room)];
    let at = x ?? 450 - span / 2;
    for (let number = 0; number < cups; number += 1, at += step) sheet.put("poker-champ/award", at, y, side);
    if (times) at = sheet.write(times, "numeral", figure, COLOURS.ivory, at, { mid: y + side / 2, outline: [4, "#0A1415"] }).right + 0.2 * side;
    sheet.put("poker-champ/chip", at + 0.08 * side, y + 0.16 * side, 0.68 * side);
    at = sheet.write(row.chips, "numeral", figure, COLOURS.ivory, at + 0.88 * side, { mid: y + side / 2, outline: [4, "#0A1415"], room }).right;
    sheet.put("poker-champ/medal", at + 0.36 * side, y - 0.12 * side, 1.2 * side);
  }

  function left(sheet, table, row, x, middle, icon, room) {
    const count = places(table);
    let at = x;
    if (count === null) {
      sheet.put(`poker-champ/${row.awards ? "award" : "award-place"}`, at, middle - icon / 2, icon);
      at = sheet.write(row.awards, "name", 0.86 * icon, COLOURS.ivory, at + icon + 6, { mid: middle }).right;
    } else {
      for (let place = 0; place < count; place += 1, at += icon + 6) sheet.put(`poker-champ/${place < row.awards ? "award" : "award-place"}`, at, middle - icon / 2, icon);
    }
    sheet.put("poker-champ/chip", at + 12, middle - icon / 2, icon);
    sheet.write(row.chips, "name", 0.86 * icon, COLOURS.ivory, at + icon + 18, { mid: middle, room: x + room - at - icon - 18 });
  }

  // ---- beside the table ----

  // The cards of whose eyes these are, the backs that all others see, and the best hand.
  function held(moment, { seat, hand, best }) {
    const [width, tall] = [BESIDE, 176];
    const sheet = strip(moment, seat, width, tall);
    const deck = on(sheet, moment.words);
    hand.forEach((card, number) => deck.ownHidden(card, 174 + number * 104, 12, 88));
    moment.table.rows[seat].backs.forEach((back, number) => deck.markedBack(back, 408 + number * 80, 40, 70));
    const lines = wrapped(handName(moment.words, best).toUpperCase(), "name", 36, width - 606);
    lines.forEach((line, number) => sheet.write(line, "name", 36, CREAM, 588, { mid: tall / 2 + (number - (lines.length - 1) / 2) * 44, room: width - 606 }));
    return sheet.svg;
  }

  // A sheet for cards turned up: the common cards, what was shown from the best hand down, and Awards.
  function reckoning(moment, { title, under, cards, entries, gifts, tied }) {
    const [width, row] = entries.length > 3 ? [78, 204] : [98, 232];
    const { sheet, deck } = begin(moment, { title, under, tall: entries.length * (row + 8) + (gifts.length + tied.length) * 104 });
    for (let number = 0; number < 5; number += 1) {
      const x = BESIDE - 20 - (5 - number) * 96;
      if (cards[number]) deck.up(cards[number], x, 30, 90);
      else deck.place(false, x, 30, 90);
    }
    let y = HEAD;
    for (const entry of entries) {
      shown(sheet, deck, moment, entry, y, row, width);
      y += row + 8;
    }
    for (const gift of gifts) {
      given(sheet, moment, gift, y);
      y += 104;
    }
    for (const line of tied) {
      panel(sheet, "award", 12, y, BESIDE - 24, 96);
      sheet.put("poker-champ/duel", 26, y + 14, 68);
      sheet.write(line, "name", 36, ON_FIRE, 110, { mid: y + 48, room: BESIDE - 140 });
      y += 104;
    }
    return sheet.svg;
  }

  function shown(sheet, deck, moment, entry, y, tall, width) {
    const unused = entry.cards.filter((card) => !entry.hand.cards.includes(card));
    const { x, top, right } = row(sheet, deck, moment, { ...entry, own: entry.cards, unused }, y, tall, width);
    if (entry.takes) ribbon(sheet, moment.words("picture-takes", { count: entry.takes }), right, y + tall - 66, 48, right - x, { pad: 16, right: true });
    if (entry.paid && entry.paid < PRICE) {
      const note = sheet.write(moment.words("picture-paid", entry.paid, PRICE), "text", 30, ON_FIRE, right, { mid: top + 20, align: "right", room: right - x - 44 });
      sheet.put("poker-champ/mark-all-in", note.left - 42, top + 2, 36);
    }
  }

  // Who is broke, what they get, from whom, and which Award that makes.
  function given(sheet, moment, gift, y) {
    panel(sheet, "award", 12, y, BESIDE - 24, 96);
    const middle = y + 48;
    medallion(sheet, moment, gift.broke, 22, middle - 38, 76, { folded: true });
    sheet.put("poker-champ/chip", 108, middle - 22, 44);
    const plus = sheet.write(`+${gift.chips}`, "numeral", 42, COLOURS.gold, 160, { mid: middle });
    const from = sheet.write(moment.words("picture-from"), "text", 32, ROSE, plus.right + 16, { mid: middle });
    medallion(sheet, moment, gift.giver, from.right + 16, middle - 38, 76, { active: true });
    const name = sheet.write(moment.seats[gift.giver].short, "name", 36, COLOURS.gold, from.right + 104, { mid: middle, room: 190 });
    const which = sheet.write(moment.words("picture-which-award", gift.owns), "name", 34, CREAM, BESIDE - 32, { mid: middle, align: "right", room: BESIDE - 120 - name.right });
    sheet.put("poker-champ/award", which.left - 70, middle - 29, 58);
  }

  function together(moment, seats) {
    const all = seats.map((seat) => moment.seats[seat].short);
    const last = all.pop();
    return all.length ? moment.words("picture-and", { some: all.join(", "), last }) : last;
  }

  // Each deal that ended in this turn, with the Awards that followed; each duel with its own.
  function reckonings(moment) {
    const { events, words } = moment;
    const found = [];
    for (const event of events) {
      const deal = event.deal && words("picture-deal", 0, { deal: event.deal });
      if (event.event === "ShowdownHeld") {
        found.push({ title: words("picture-showdown"), under: [deal, stageTitle(words, 4)], cards: event.common, entries: event.shown, gifts: [], tied: [] });
      } else if (event.event === "WonUnseen") {
        found.push({ title: words("picture-unseen"), under: [deal, stageTitle(words, event.stage)], cards: event.common, gifts: [], tied: [],
          entries: [{ seat: event.seat, cards: event.cards, hand: event.hand, place: 1, paid: 0, takes: event.pot }] });
      } else if (event.event === "DuelFought") {
        const tied = event.shown.filter(({ place }) => place === 1).map(({ seat }) => seat);
        found.push({ title: words("picture-duel"), under: [words("picture-duel-round", { round: event.round }), words("picture-for-award")], cards: event.common,
          entries: event.shown, gifts: [], tied: event.winner === null ? [words("picture-tied", { bosses: together(moment, tied) })] : [] });
      } else if (event.event === "AwardGiven") found.at(-1)?.gifts.push(event);
    }
    return found;
  }

  const beside = (moment) => [
    ...reckonings(moment).map((each) => reckoning(moment, each)), ...(moment.view ? [held(moment, moment.view)] : []),
  ];

  return {
    picture: true,
    cards: cardsIn,
    paint: (moment) => paint(seenBy(moment)),
    beside: (moment) => beside(seenBy(moment)),
  };
})();
