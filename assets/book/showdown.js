// Hands turned up, beside the table: the best first, each with the five cards that count and those left out.
"use strict";

Book.showdown = (() => {
  const { COLOURS, Sheet } = Book.drawing;
  const { UNUSED, height, handName, on } = Book.frenchDeck;
  const { CREAM, panel, medallion, rank } = Book.bosses;
  const WIDTH = 856;
  const HEAD = 186;
  const LINE = 62;
  const EDGE = 12;
  const SMALL = 54; // width of a card left out

  // The red sheet with its title at the left and one or two lines under it; `tall`: of all that follows.
  function begin(moment, { title, under, tall }, room = 316) {
    const sheet = new Sheet(WIDTH, HEAD + tall + EDGE);
    sheet.plate("#3A0F0A", 2, 2, WIDTH - 4, sheet.height - 4, 12, { "fill-opacity": 0.86, stroke: COLOURS.fire, "stroke-width": 2.5 });
    sheet.write(title, "title", 62, CREAM, 26, { mid: 56, room, least: 36, outline: [5, "#4A0F0A"] });
    under.forEach((line, number) =>
      sheet.write(line, "label", 32, number ? COLOURS.gold : COLOURS.muted, 26, { mid: 108 + number * 46, room, tracking: 1 }));
    return { sheet, deck: on(sheet, moment.words) };
  }

  // One hand: rank, portrait, name and what it is called; under them its cards. Where these end, and their top.
  function row(sheet, deck, moment, entry, y, tall, width) {
    const first = entry.place === 1;
    panel(sheet, first ? "lit" : "dark", EDGE, y, WIDTH - 2 * EDGE, tall);
    rank(sheet, entry.place, 22, y + 8, 50, first);
    medallion(sheet, moment, entry.seat, 78, y + 6, LINE - 4, { active: first });
    const mid = y + 8 + LINE / 2;
    const name = sheet.write(moment.seats[entry.seat].short, "name", 36, first ? COLOURS.gold : COLOURS.ivory, 150, { mid, room: 230 });
    sheet.write(handName(moment.words, entry.hand).toUpperCase(), "name", 36, first ? CREAM : COLOURS.ivory, WIDTH - 30,
      { mid, align: "right", room: WIDTH - 60 - name.right });
    const top = y + LINE + 14;
    const { cards, making } = entry.hand;
    let x = 26;
    cards.forEach((card, number) => {
      x = 26 + number * (width + 7) + (number >= making ? 12 : 0);
      deck.up(card, x, top, width);
      if (card === entry.deciding) deck.counts(x, top, width);
      if (entry.own.includes(card)) deck.wasHidden(x, top, width);
      entry.mark?.(card, x, top, width);
    });
    x += width + 16;
    for (const card of entry.unused) {
      const low = top + height(width) - height(SMALL);
      deck.up(card, x, low, SMALL, { dimmed: UNUSED });
      entry.mark?.(card, x, low, SMALL);
      x += SMALL + 6;
    }
    return { x, top, right: WIDTH - 30 };
  }

  return { WIDTH, HEAD, LINE, EDGE, begin, row };
})();
