// Lines of a text, and a table in words, laid out as panels. Cards and pieces named in the words are shown as they are.
"use strict";

Book.told = (() => {
  let signs = null; // the text of any of them
  let drawn = null; // what it looks like

  function element(name, className, ...children) {
    const made = document.createElement(name);
    if (className) made.className = className;
    made.append(...children);
    return made;
  }

  // From now on these texts are shown as pictures, whose name they stay for who hears them.
  function show(places, painted) {
    const longestFirst = Object.keys(places).sort((one, other) => other.length - one.length);
    signs = longestFirst.length ? new RegExp(`(${longestFirst.join("|")})`, "u") : null;
    drawn = (text) => {
      const [place, beside] = places[text];
      const made = painted(place);
      const { width, height } = made.viewBox.baseVal;
      made.setAttribute("class", width < height ? "mini" : "mini token");
      if (beside) made.setAttribute("aria-hidden", "true");
      else made.setAttribute("aria-label", text);
      return [made, beside];
    };
  }

  const withSigns = (text) => (signs ? text.split(signs).flatMap((part, place) => (place % 2 ? drawn(part) : [part])) : [text]);

  // A line as bot/features/book/told.py packs it: plain and bold parts in turn. Text nodes only, whatever stands in them.
  function parts(line, pictured = false) {
    return line.map((text, place) => element(place % 2 ? "strong" : "span", "", ...(pictured ? withSigns(text) : [text])));
  }

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

  const board = (told) => panels(told).map((lines) => element("section", "panel", ...lines.map(row)));

  return { board, element, parts, show };
})();
