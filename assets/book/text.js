// A table in words, laid out as panels: for every game that has no painter of its own. Playing cards in the words
// are shown as cards.
"use strict";

Book.told = (() => {
  const CARD = /((?:10|[2-9AKQJDRV])[♠♥♦♣])/u;
  const RED = /[♥♦]/u;

  function element(name, className, ...children) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...children);
    return made;
  }

  function withCards(text) {
    return text.split(CARD).map((part, place) => (place % 2
      ? element("span", RED.test(part) ? "card red" : "card", part) : part));
  }

  // A line as bot/book/told.py packs it: plain and bold parts in turn. Text nodes only, whatever stands in them;
  // a painter may have its own way to show the cards that are named in a text.
  function parts(line, cards = false) {
    return line.map((text, place) => {
      const inside = cards ? (Book.told.cards ?? withCards)(text) : [text];
      return place % 2 ? element("strong", "", ...inside) : element("span", "", ...inside);
    });
  }

  return { element, parts, cards: null };
})();

Book.painters.text = (() => {
  const { element, parts } = Book.told;
  const empty = (line) => line.every((text) => !text);

  function panels(lines) {
    const found = [[]];
    for (const line of lines) {
      if (empty(line)) found.push([]);
      else found.at(-1).push(line);
    }
    return found.filter((panel) => panel.length);
  }

  function row(line) {
    const [first, ...rest] = line;
    const sign = /^(?:- |(\d+)\. )/.exec(first);
    if (!sign) return element("p", "", ...parts(line, true));
    const made = element("p", sign[1] ? "row numbered" : "row", ...parts([first.slice(sign[0].length), ...rest], true));
    if (sign[1]) made.prepend(element("b", "number", sign[1]));
    return made;
  }

  return {
    picture: false,
    beside: () => [],
    paint: ({ told }) => element("div", "board", ...panels(told).map((lines) => element("section", "panel", ...lines.map(row)))),
  };
})();
