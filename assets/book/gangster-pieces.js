// What the pictures of Gangster are set from: tokens, cards, equipment, the boxes beside the table.
"use strict";

Book.gangster = (() => {
  const { COLOURS, Sheet, element, wide: widthOf } = Book.drawing;
  const CARDS = [1, 2, 3];
  const [CREAM, DIM, TEAL, ON_FIRE] = ["#FFFAEC", "#8C9A95", "#5BD3B4", "#FFD9CC"];
  const NEXT = 856; // width of a box beside the table

  const capitals = (text) => text.toUpperCase();
  const nameOf = (moment, place) => capitals(moment.words(`place-${place}`));
  const roundOf = (moment, round) => `${moment.words("picture-gain", round)}/${{ full: 3, short: 2, sprint: 1 }[moment.table.options.length]}`;
  const sizeOf = (words, type, size, room, least) => Math.max(least, Math.min(size, ...words.map((each) => (size * room) / widthOf(each, type, size))));

  function token(sheet, clan, x, y, side, opacity = 1) {
    sheet.put(`gangster/clans/token-${clan}`, x - side / 2, y - side / 2, side, side, opacity);
  }

  function number(sheet, value, x, y, width, height, size) {
    sheet.put(`gangster/pieces/value${value ? "" : "-casino"}`, x, y, width, height);
    sheet.write(value || "?", "numeral", size, value ? COLOURS.ink : CREAM, x + width / 2, { mid: y + height / 2, align: "centre" });
  }

  function doubler(sheet, x, y, side, words = "×2") {
    sheet.add(element("circle", { cx: x + side / 2 + 1, cy: y + side / 2 + 4, r: 0.46 * side, fill: "#050A0B", opacity: 0.5 }));
    sheet.put("gangster/pieces/doubler", x, y, side);
    sheet.write(words, "numeral", 0.47 * side, CREAM, x + side / 2, { mid: y + side / 2, align: "centre" });
  }

  function movement(sheet, card, open, x, y, width, height, fresh = false) {
    if (fresh) sheet.plate(COLOURS.fresh, x - 3, y - 3, width + 6, height + 6, 9);
    sheet.put(`gangster/pieces/movement-${open ? card : "closed"}`, x, y, width, height);
    if (open) sheet.write(card, "numeral", 0.5 * height, COLOURS.ink, x + width / 2, { mid: y + 0.38 * height, align: "centre" });
  }

  // A trunk with whom it holds; its right edge.
  function trunk(sheet, clan, x, y, height, fresh = false) {
    const places = Math.min(2, Math.max(clan.room, clan.trunk.length)) > 1 ? 2 : 1;
    const width = (height * (places > 1 ? 152 : 88)) / 104;
    if (fresh) sheet.plate("none", x - 3, y - 2, width + 6, height + 5, 7, { stroke: COLOURS.fresh, "stroke-width": 3 });
    sheet.put(`gangster/pieces/trunk-${places}`, x, y, width, height);
    clan.trunk.forEach((held, place) => token(sheet, held, x + ((44 + 64 * place) / 104) * height, y + (56 / 104) * height, 0.7 * height));
    return x + width;
  }

  function piece(sheet, kind, x, y, side, fresh = false) {
    if (fresh) sheet.plate(COLOURS.fresh, x - 3, y - 3, side + 6, side + 6, 0.16 * side + 3);
    sheet.put(`gangster/equipment/${kind ?? "place"}`, x, y, side);
  }

  function glyph(sheet, place, x, y, side, colour = COLOURS.gold, opacity = 1) {
    sheet.put(`gangster/districts/${place}-glyph`, x, y, side, side, opacity, colour);
  }

  function bust(sheet, clan, x, y, side) {
    sheet.put(`gangster/clans/gangster-${clan}`, x, y, side);
  }

  function count(sheet, many, x, y, side, size) {
    sheet.add(element("circle", { cx: x, cy: y, r: side / 2 - 1, fill: COLOURS.lacquer, stroke: COLOURS.gold, "stroke-width": 2 }));
    sheet.write(many, "numeral", size, COLOURS.ivory, x, { mid: y, align: "centre" });
  }

  function medallion(sheet, moment, seat, x, y, side, active) {
    if (active) sheet.glow(COLOURS.gold, x + 8, y + 8, side - 16, side - 16, side / 2, 0.5);
    sheet.put(`${moment.seats[seat].portrait}-medallion${active ? "-active" : ""}`, x, y, side);
  }

  function car(sheet, clan, x, y, width, height, moment) {
    if (moment.marks.moved.has(clan)) sheet.glow(COLOURS.fresh, x + 2, y + 2, width - 4, height - 2, 14, 1);
    sheet.put(`gangster/clans/car-${clan}`, x, y, width, height);
    if (width < 70) token(sheet, clan, x + 0.48 * width, y + 0.5 * height, 0.5 * width);
  }

  // Three movement cards; the two pieces, of which the right one falls off next; who waits and whom the trunk holds.
  function cards(sheet, clan, marks, x, y, width, height, gap) {
    CARDS.forEach((card, place) => movement(sheet, card, clan.open.includes(card), x + place * (width + gap), y, width, height,
      marks.touched.has(`card ${clan.clan} ${card}`)));
  }

  function kit(sheet, clan, marks, x, y, side, gap) {
    for (let place = 0; place < 2; place += 1) {
      const kind = clan.equipment[place];
      piece(sheet, kind, x + place * (side + gap), y, side, Boolean(kind) && marks.touched.has(`kit ${clan.clan} ${kind}`));
    }
  }

  function waiting(sheet, clan, marks, x, y, side, size, height, air = 3) {
    bust(sheet, clan.clan, x, y + (height - side) / 2, side);
    const colour = marks.touched.has(`riding ${clan.clan}`) ? COLOURS.fresh : COLOURS.ivory;
    const many = sheet.write(clan.riding, "name", size, colour, x + side + air, { mid: y + height / 2 });
    trunk(sheet, clan, many.right + 4 + air, y, height, marks.touched.has(`trunk ${clan.clan}`));
  }

  // ---- boxes beside the table ----

  function boxed(height, more = {}) {
    const sheet = new Sheet(NEXT, height);
    sheet.plate("#0B1517", 2, 2, NEXT - 4, height - 4, 12, { stroke: COLOURS.brass, "stroke-opacity": 0.55, "stroke-width": 2, ...more });
    return sheet;
  }

  const rule = (sheet, y) => sheet.plate(COLOURS.brass, 24, y, NEXT - 48, 2, 0, { opacity: 0.35 });

  return {
    CARDS, CREAM, DIM, NEXT, ON_FIRE, TEAL, boxed, bust, capitals, car, cards, count, doubler, glyph, kit, medallion, nameOf, number, piece,
    roundOf, rule, sizeOf, token, trunk, waiting,
  };
})();
