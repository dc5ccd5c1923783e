// What the tables of several games are set from: panels, ribbons, places, portraits; and the end of a game.
"use strict";

Book.bosses = (() => {
  const { COLOURS, Sheet, cap, fitted, wide } = Book.drawing;
  const DARK = "#0A1415";
  const CREAM = "#FFF3D6";
  const ON_FIRE = "#FFE3DA";
  const PANELS = {
    idle: ["#1B3836", 0.72, COLOURS.brass, 0.4, 2], folded: [DARK, 0.6, COLOURS.brass, 0.3, 2],
    dark: [DARK, 0.7, COLOURS.brass, 0.38, 2], award: ["#3A0F0A", 0.9, COLOURS.fire, 1, 3],
    lit: ["url(#book-lit)", 1, COLOURS.gold, 1, 4],
  };

  function panel(sheet, kind, x, y, width, height) {
    const [fill, opacity, stroke, light, thick] = PANELS[kind];
    if (kind === "lit") sheet.glow(COLOURS.gold, x, y, width, height, 12, 0.35);
    sheet.plate(fill, x + thick / 2, y + thick / 2, width - thick, height - thick, 12,
      { "fill-opacity": opacity, stroke, "stroke-opacity": light, "stroke-width": thick });
  }

  function medallion(sheet, moment, seat, x, y, side, { active = false, folded = false } = {}) {
    if (active) sheet.glow(COLOURS.gold, x + 8, y + 8, side - 16, side - 16, side / 2, 0.5);
    sheet.put(`${moment.seats[seat].portrait}-medallion${active ? "-active" : ""}`, x, y, side);
    if (folded) sheet.plate(DARK, x, y, side, side, side / 2, { "fill-opacity": 0.5 });
  }

  function rank(sheet, number, x, y, size, first) {
    sheet.put(`chrome/icons/rank-${first ? "first" : "other"}`, x, y, size);
    sheet.write(number, "numeral", 0.56 * size, first ? COLOURS.ink : COLOURS.gold, x + size / 2, { mid: y + size / 2, align: "centre" });
  }

  // A gold ribbon as long as its words, from `x` or, right-aligned, up to it; its two edges.
  function ribbon(sheet, words, x, y, tall, room, { pad = 22, right = false, tracking = 0 } = {}) {
    const [shown, size] = fitted(words, "numeral", 0.66 * tall, room - 2 * pad, undefined, tracking);
    const across = wide(shown, "numeral", size, tracking) + 2 * pad;
    const left = right ? x - across : x;
    sheet.plate(COLOURS.gold, left, y, across, tall, tall < 60 ? 8 : 10);
    sheet.write(shown, "numeral", size, COLOURS.ink, left + pad, { mid: y + tall / 2, tracking });
    return { left, right: left + across };
  }

  // The text on as many lines as its words need in that room.
  function wrapped(text, type, size, room) {
    const lines = [];
    for (const word of text.split(" ")) {
      if (lines.length && wide(`${lines.at(-1)} ${word}`, type, size) <= room) lines[lines.length - 1] += ` ${word}`;
      else lines.push(word);
    }
    return lines;
  }

  // The card beside the table on which the chosen eyes' own cards lie: portrait and name at the left.
  function strip(moment, seat, width, height) {
    const sheet = new Sheet(width, height);
    sheet.plate("#0B1517", 2, 2, width - 4, height - 4, 10, { "fill-opacity": 0.72, stroke: COLOURS.brass, "stroke-opacity": 0.55, "stroke-width": 1.5 });
    const side = 0.62 * height;
    medallion(sheet, moment, seat, 14, 8, side);
    sheet.write(moment.seats[seat].short, "name", 0.2 * height, COLOURS.gold, 14 + side / 2, { mid: height - 0.16 * height, align: "centre", room: side + 16 });
    return sheet;
  }

  // ---- the end ----

  // `story`: title, why, winners, others, and how a game draws what a seat ended with (`prizes` large, `left` small).
  const ending = (moment, story) => (moment.narrow ? uprightEnding : wideEnding)(moment, story);

  function city(sheet, y) {
    const scale = sheet.width / 1650;
    sheet.put("chrome/backgrounds/final", 0, 0, sheet.width, sheet.height);
    sheet.put("chrome/backgrounds/final-skyline-far", 0, y, sheet.width, 380 * scale);
    sheet.put("chrome/backgrounds/final-skyline-near", 0, y + 80 * scale, sheet.width, 300 * scale);
  }

  function lone(sheet, moment, seat, x, y, side) {
    sheet.glow(COLOURS.gold, x, y, side, side, side / 2, 0.7);
    sheet.put("chrome/panels/final-ring", x - 0.045 * side, y - 0.045 * side, 1.09 * side);
    sheet.put(`${moment.seats[seat].portrait}-medallion-active`, x, y, side);
  }

  function wideEnding(moment, story) {
    const sheet = new Sheet(1650, 1050);
    city(sheet, 480);
    sheet.write(story.title, "title", 84, CREAM, 825, { top: 48, align: "centre", room: 1490, outline: [6, DARK] });
    sheet.put("chrome/panels/final-rule", 280, 132, 1090, 14);
    const { winners } = story;
    if (winners.length === 1) {
      const { short, player } = moment.seats[winners[0]];
      lone(sheet, moment, winners[0], 72, 212, 560);
      const name = sheet.write(short, "title", 170, COLOURS.gold, 700, { top: 196, room: 900, outline: [6, DARK] });
      let y = 196 + name.tall + 32;
      sheet.write(player, "text", 58, COLOURS.ivory, 704, { top: y, room: 890, outline: [4, DARK] });
      y += cap("text", 58) + 42;
      ribbon(sheet, story.why, 700, y, 70, 900, { pad: 32, tracking: 2 });
      story.prizes(sheet, winners[0], 700, y + 104, 150, 900);
    } else {
      const side = { 2: 400, 3: 300, 4: 290 }[winners.length] ?? 1400 / winners.length;
      const step = 1560 / Math.max(3, winners.length);
      winners.forEach((seat, number) => {
        const middle = 825 + (number - (winners.length - 1) / 2) * step;
        medallion(sheet, moment, seat, middle - side / 2, 180, side, { active: true });
        const name = sheet.write(moment.seats[seat].short, "title", 72, COLOURS.gold, middle, { top: 204 + side, align: "centre", room: step - 24, outline: [6, DARK] });
        sheet.write(moment.seats[seat].player, "text", 38, COLOURS.ivory, middle, { top: 222 + side + name.tall, align: "centre", room: step - 30, outline: [4, DARK] });
      });
      const across = Math.min(1400, wide(story.why, "numeral", 46, 2) + 64);
      ribbon(sheet, story.why, 825 - across / 2, winners.length === 2 ? 730 : 660, 70, 1400, { pad: 32, tracking: 2 });
    }
    others(sheet, moment, story);
    sheet.frame();
    return sheet.svg;
  }

  function others(sheet, moment, story) {
    const seats = story.others;
    if (!seats.length) return;
    sheet.plate("#0B1517", 26, 826, 1598, 194, 12, { "fill-opacity": 0.86, stroke: COLOURS.brass, "stroke-opacity": 0.8, "stroke-width": 3 });
    const cell = seats.length <= 3 ? Math.min(1578 / seats.length, 520) : 1578 / seats.length;
    const [side, icon] = seats.length <= 4 ? [140, 44] : seats.length <= 5 ? [118, 36] : [78, 28];
    seats.forEach((seat, number) => {
      const x = 825 + (number - seats.length / 2) * cell;
      if (number) sheet.plate(COLOURS.brass, x, 856, 2, 134, 0, { opacity: 0.4 });
      medallion(sheet, moment, seat, x + 14, 923 - side / 2, side);
      const left = x + 14 + side + 14;
      const room = x + cell - 12 - left;
      const block = cap("name", 36) + 13 + cap("text", 29) + 16 + icon;
      let y = 923 - block / 2;
      sheet.write(moment.seats[seat].short, "name", 36, COLOURS.ivory, left, { top: y, room });
      y += cap("name", 36) + 13;
      sheet.write(moment.seats[seat].player, "text", 29, COLOURS.muted, left, { top: y, room });
      story.left(sheet, seat, left, y + cap("text", 29) + 16 + icon / 2, icon, room);
    });
  }

  function uprightEnding(moment, story) {
    const { winners } = story;
    const alone = winners.length === 1;
    const across = alone ? 1 : winners.length === 2 || winners.length === 4 ? 2 : 3;
    const down = Math.ceil(winners.length / across);
    const side = alone ? 380 : across === 2 ? 280 : 220;
    const each = side + 110;
    const top = 140;
    const middle = alone ? 950 : top + down * each + 100;
    const row = 116;
    const sheet = new Sheet(900, middle + story.others.length * (row + 8) + 36);
    city(sheet, middle - 330);
    sheet.write(story.title, "title", 68, CREAM, 450, { top: 46, align: "centre", room: 820, outline: [5, DARK] });
    sheet.put("chrome/panels/final-rule", 120, 112, 660, 10);
    winners.forEach((seat, number) => {
      const { short, player } = moment.seats[seat];
      const line = Math.floor(number / across);
      const here = Math.min(across, winners.length - line * across);
      const step = 840 / here;
      const x = 450 + ((number % across) - (here - 1) / 2) * step;
      const y = top + line * each;
      if (alone) lone(sheet, moment, seat, x - side / 2, y + 10, side);
      else medallion(sheet, moment, seat, x - side / 2, y, side, { active: true });
      const name = sheet.write(short, "title", alone ? 104 : 52, COLOURS.gold, x, { top: y + side + (alone ? 40 : 8), align: "centre", room: step - 16, outline: [5, DARK] });
      sheet.write(player, "text", alone ? 46 : 34, COLOURS.ivory, x, { top: y + side + (alone ? 62 : 20) + name.tall, align: "centre", room: step - 16, outline: [4, DARK] });
    });
    const y = alone ? 716 : middle - 92;
    const [shown, size] = fitted(story.why, "numeral", 46, 760, undefined, 2);
    ribbon(sheet, shown, 450 - (wide(shown, "numeral", size, 2) + 56) / 2, y, 66, 820, { pad: 28, tracking: 2 });
    if (alone) story.prizes(sheet, winners[0], null, y + 98, 110, 820);
    story.others.forEach((seat, number) => {
      const { short, player } = moment.seats[seat];
      const at = middle + number * (row + 8);
      panel(sheet, "dark", 24, at, 852, row);
      medallion(sheet, moment, seat, 36, at + 8, row - 16);
      sheet.write(short, "name", 42, COLOURS.ivory, row + 46, { mid: at + 0.34 * row, room: 330 });
      sheet.write(player, "text", 34, COLOURS.muted, row + 46, { mid: at + 0.72 * row, room: 330 });
      story.left(sheet, seat, 530, at + row / 2, 52, 330);
    });
    sheet.frame();
    return sheet.svg;
  }

  return { DARK, CREAM, ON_FIRE, panel, medallion, rank, ribbon, wrapped, strip, ending };
})();
