// French cards as the bot paints them (docs/pictures.md): faces, backs, places, chips in piles, names of hands.
// Cards are 5 wide and 7 high; from a width of 126 they show pips and figures, below only rank over suit.
"use strict";

Book.frenchDeck = (() => {
  const { COLOURS, Sheet, wide } = Book.drawing;
  const PAPER = { s: COLOURS.ink, h: "#C2261F", d: "#1B74BA", c: COLOURS.ink }; // of an index
  const DARK = "#0A1415";
  const OXBLOOD = "#5B1220";
  const RANKS = "X?23456789TJQKA";
  const SUITS = { s: "♠", h: "♥", d: "♦", c: "♣" };
  const CATEGORIES = ["high-card", "pair", "two-pairs", "three-of-a-kind", "straight", "flush", "full-house", "four-of-a-kind",
    "straight-flush", "five-of-a-kind"];
  const STRAIGHT_FLUSH = 8;
  const FOLDED = 0.55; // how much light is taken of a card of who folded, and of one left out of a hand
  const UNUSED = 0.38;
  const PILE = 6; // chips in one
  const DENOMINATIONS = [500, 100, 25, 5, 1];

  const height = (width) => Math.round(1.4 * width);
  const isLarge = (width) => width >= 126;
  const isJoker = (card) => card[0] === "X";
  const rankOf = (card) => RANKS.indexOf(card[0]);

  const index = (words, card) => words("french_deck/index", rankOf(card));
  const sign = (words, card) => (isJoker(card) ? words("french_deck/joker", card[1]) : `${index(words, card)}${SUITS[card[1]]}`);

  // What a hand is called: only here a straight flush to the ace is royal.
  function handName(words, hand) {
    const rank = hand.ranks[0] === 1 ? 14 : hand.ranks[0];
    if (hand.low && hand.category === 0) {
      const high = words("french_deck/rank-high", rank, { rank: words("french_deck/rank", rank) });
      return words("french_deck/low-name", { high });
    }
    if (hand.category === STRAIGHT_FLUSH && rank === 14) return words("french_deck/royal-flush");
    return words(`french_deck/category-${CATEGORIES[hand.category]}`);
  }

  // ---- chips ----

  // The chips of Chicago stud that make an amount, the highest first.
  function fewest(amount) {
    const chips = [];
    for (const worth of DENOMINATIONS) {
      chips.push(...new Array(Math.floor(amount / worth)).fill(`stud/chip-${worth}-side`));
      amount %= worth;
    }
    return chips;
  }

  const sixBySix = (chips) =>
    Array.from({ length: Math.ceil(chips.length / PILE) }, (_, number) => chips.slice(number * PILE, (number + 1) * PILE));

  // Each kind in piles of its own; where that would be more than `most`, six by six, and the lowest left out.
  function inPiles(chips, most = Infinity) {
    const byKind = [...new Set(chips)].flatMap((kind) => sixBySix(chips.filter((chip) => chip === kind)));
    return byKind.length <= most ? byKind : sixBySix(chips).slice(0, most);
  }

  // ---- cards on a sheet ----

  // Whatever is drawn of cards on that sheet, in the language of those words.
  function on(sheet, words) {
    const ten = wide("10", "numeral", 100, -2.5);

    function indexOn(card, x, y, width) {
      const tall = height(width);
      const large = isLarge(width);
      if (isJoker(card)) {
        const cap = large ? 0.13 * tall : 0.17 * width;
        sheet.write("JOKER", "numeral", cap / 0.81, COLOURS.gold, x + width / 2, { mid: y + (large ? 0.166 : 0.262) * tall,
          align: "centre", room: 0.88 * width });
        return;
      }
      const [across, mid, cap, room, most] = large ? [0.315, 0.166, 0.228, 0.41, 1.2] : [0.5, 0.262, 0.41, 0.84, 1.3];
      const size = Math.min((cap * tall) / 0.81, (100 * room * width) / ten);
      const shown = index(words, card);
      const tracking = shown.length > 1 ? -0.025 * size : 0;
      sheet.write(shown, "numeral", size, PAPER[card[1]], x + across * width - tracking / 2, { mid: y + mid * tall, align: "centre",
        tracking, stretch: Math.min(most, (cap * tall) / (0.81 * size)), room: width, least: size });
    }

    function dim(x, y, width, strength) {
      sheet.plate(DARK, x, y, width, height(width), (isLarge(width) ? 0.08 : 0.11) * width, { "fill-opacity": strength });
    }

    const cast = (x, y, width) =>
      sheet.plate("#050A0B", x + 1, y + 3, width, height(width) + 1, 0.1 * width, { opacity: 0.5 });

    function up(card, x, y, width, { dimmed = 0, shadow = true } = {}) {
      if (shadow) cast(x, y, width);
      const whole = isLarge(width) ? `french-deck/faces/${card}` : `french-deck/faces-small/${isJoker(card) ? card : card[1]}`;
      sheet.put(whole, x, y, width, height(width));
      indexOn(card, x, y, width);
      if (dimmed) dim(x, y, width, dimmed);
    }

    function back(x, y, width, dimmed = 0) {
      cast(x, y, width);
      sheet.put("french-deck/backs/plain", x, y, width, height(width));
      if (dimmed) dim(x, y, width, dimmed);
    }

    // A back that tells class and suit (`Ls`), or an ace (`A`), as Poker Champ writes them.
    function markedBack(mark, x, y, width, dimmed = 0) {
      const tall = height(width);
      cast(x, y, width);
      sheet.put(`poker-champ/backs/${mark}`, x, y, width, tall);
      const [cap, colour, across, down] = mark === "A" ? [0.27, COLOURS.gold, 0.5, 0.5] : [0.235, "#FFF3D6", 0.37, 0.768];
      sheet.write(mark[0], "numeral", (cap * tall) / 0.81, colour, x + across * width, { mid: y + down * tall, align: "centre" });
      if (dimmed) dim(x, y, width, dimmed);
    }

    const place = (hidden, x, y, width) =>
      sheet.put(`french-deck/backs/slot${hidden ? "-hidden" : ""}`, x, y, width, height(width));

    // The pale gold frame of what this turn brought; the card is laid on it without a shadow.
    function frame(x, y, width) {
      const tall = height(width);
      const edge = Math.min(6, 0.06 * width);
      sheet.glow(COLOURS.fresh, x - 2, y - 2, width + 4, tall + 4, 0.11 * width, 0.85);
      sheet.plate(COLOURS.fresh, x - edge, y - edge, width + 2 * edge, tall + 2 * edge, 0.11 * width + 4);
    }

    function fresh(card, x, y, width) {
      frame(x, y, width);
      up(card, x, y, width, { shadow: false });
    }

    function freshBack(x, y, width) {
      frame(x, y, width);
      sheet.put("french-deck/backs/plain", x, y, width, height(width));
    }

    function pointer(x, y, width) {
      const across = 0.3 * width;
      const tall = (across * 0.27) / 0.42;
      sheet.put("cards/marker-just-played", x + (width - across) / 2, y - 6 - 0.72 * tall, across, tall);
    }

    // The lozenge half over the upper edge of a card that lay, or for others lies, face down.
    function wasHidden(x, y, width) {
      const [side, over] = isLarge(width) ? [40, 0.5] : width >= 96 ? [32, 0.66] : [25, 0.64]; // no index is covered
      sheet.put("cards/marker-was-hidden", x + (width - side) / 2, y - over * side, side);
    }

    function hiddenFace(card, x, y, width, dimmed = 0) {
      up(card, x, y, width, { dimmed });
      wasHidden(x, y, width);
    }

    // A card of which the others see the back: the face in an oxblood border with a closed eye at its foot.
    function ownHidden(card, x, y, width) {
      const [out, foot, tall] = [0.035 * width + 2, 0.2 * width, height(width)];
      sheet.plate(COLOURS.brass, x - out, y - out, width + 2 * out, tall + out + foot, 0.09 * width);
      sheet.plate(OXBLOOD, x - out + 2, y - out + 2, width + 2 * out - 4, tall + out + foot - 4, 0.09 * width - 2);
      up(card, x, y, width, { shadow: false });
      const eye = 0.26 * width;
      sheet.put("chrome/icons/closed-eye", x + (width - eye) / 2, y + tall + (foot - 0.7 * eye) / 2, eye, 0.7 * eye);
    }

    // The gold bar under a card that decided.
    const counts = (x, y, width) =>
      sheet.plate(COLOURS.gold, x + 0.2 * width, y + height(width) + 7, 0.6 * width, 8, 4);

    function piles(chips, x, foot, width, step, most) {
      inPiles(chips, most).forEach((pile, number) => pile.forEach((chip, place_) =>
        sheet.put(chip, x + number * step, foot - 0.34 * width - place_ * 0.135 * width, width, 0.34 * width)));
    }

    return { up, back, markedBack, place, fresh, freshBack, pointer, wasHidden, hiddenFace, ownHidden, counts, piles };
  }

  // ---- in a sentence ----

  const NAMED = /((?:10|[2-9AKQJDRV])[♠♥♦♣])/u;
  const BY_SIGN = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };

  // The card itself instead of its letters, which stay its name for who hears the sentence.
  function cardsIn(text) {
    return text.split(NAMED).map((part, number) => {
      if (number % 2 === 0) return part;
      const sheet = new Sheet(50, 70);
      on(sheet, () => part.slice(0, -1)).up(`?${BY_SIGN[part.at(-1)]}`, 0, 0, 50, { shadow: false });
      sheet.svg.setAttribute("class", "mini french");
      sheet.svg.setAttribute("role", "img");
      sheet.svg.setAttribute("aria-label", part);
      return sheet.svg;
    });
  }

  return { FOLDED, UNUSED, SUITS, height, isJoker, sign, handName, fewest, inPiles, on, cardsIn };
})();
