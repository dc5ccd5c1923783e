// SVG by measures: our drawings as symbols, lettering that fits its room, plates and glows. Numbers are canvas pixels.
"use strict";

Book.drawing = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const TYPES = {
    numeral: { family: "Book Oswald", weight: 700, cap: 0.81 },
    name: { family: "Book Oswald", weight: 600, cap: 0.81 },
    label: { family: "Book Oswald", weight: 500, cap: 0.81 },
    text: { family: "Book Barlow", weight: 600, cap: 0.7 },
    title: { family: "Book Limelight", weight: 400, cap: 0.691 },
  };
  const COLOURS = {
    gold: "#F3D58A", ivory: "#F7EFDC", muted: "#B9B49F", ink: "#14110F", brass: "#C9A24B", fire: "#FF5A3C", fresh: "#FFE08A",
    onActive: "#DDE9DF", lacquer: "#10201F",
  };
  const measure = document.createElement("canvas").getContext("2d");
  const symbols = new Map();
  const tints = new Map(); // of the drawings in one colour, which `put` may give another

  function element(name, attributes = {}, ...children) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined && value !== null) made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  // Each drawing becomes a symbol; its ids get a name of their own, so that no two drawings share one.
  function keep(art) {
    const all = element("svg", { width: 0, height: 0, "aria-hidden": "true", class: "symbols" });
    all.append(element("filter", { id: "book-soft", x: "-30%", y: "-30%", width: "160%", height: "160%" },
      element("feGaussianBlur", { stdDeviation: 7 })));
    all.append(element("linearGradient", { id: "book-lit", x1: 0, y1: 0, x2: 0, y2: 1 },
      element("stop", { offset: 0, "stop-color": "#28625A" }), element("stop", { offset: 1, "stop-color": "#1A433E" })));
    for (const [name, source] of Object.entries(art)) {
      const id = `art-${symbols.size}`;
      const drawing = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
      const symbol = element("symbol", { id, viewBox: drawing.getAttribute("viewBox"), preserveAspectRatio: "none" });
      for (const part of drawing.querySelectorAll("*")) {
        if (part.id) part.id = `${id}-${part.id}`;
        for (const { name: key, value } of [...part.attributes]) {
          if (value.includes("url(#")) part.setAttribute(key, value.replace(/url\(#/g, `url(#${id}-`));
          else if (key.endsWith("href") && value.startsWith("#")) part.setAttribute(key, `#${id}-${value.slice(1)}`);
        }
      }
      for (const part of [...drawing.children]) {
        if (part.localName !== "title" && part.localName !== "desc") symbol.append(document.importNode(part, true));
      }
      symbols.set(name, id);
      tints.set(name, drawing.getAttribute("color"));
      all.append(symbol);
    }
    document.body.append(all);
  }

  function wide(text, type, size, tracking = 0) {
    measure.font = `${TYPES[type].weight} ${size}px "${TYPES[type].family}", sans-serif`;
    return measure.measureText(text).width + tracking * [...text].length;
  }

  // The signs as people see them (bot/plain_text.py): a letter with its marks, an emoji with all joined to it, a flag.
  const SIGN = /(?:\p{RI}{2}|[^])(?:\u200d+[^\u200d]|[\p{M}\u200c\u200d\u{1F3FB}-\u{1F3FF}])*/gu;
  const DANGLING = /[ \u200c\u200d]+$/u;

  // The text and its size: smaller as far as `least`, then cut between signs.
  function fitted(text, type, size, room = Infinity, least = size * 0.6, tracking = 0) {
    const needed = wide(text, type, size, tracking);
    if (needed <= room) return [text, size];
    const spaced = tracking * [...text].length; // which stays as it is
    const smaller = Math.max(least, (size * (room - spaced)) / (needed - spaced));
    if (wide(text, type, smaller, tracking) <= room + 1) return [text, smaller];
    const signs = text.match(SIGN) ?? [];
    const cut = () => `${signs.join("").replace(DANGLING, "")}…`;
    while (signs.length > 1 && wide(cut(), type, smaller, tracking) > room) signs.pop();
    return [cut(), smaller];
  }

  const cap = (type, size) => TYPES[type].cap * size;

  class Sheet {
    constructor(width, height) {
      [this.width, this.height] = [width, height];
      this.svg = element("svg", { viewBox: `0 0 ${width} ${height}`, class: "sheet" });
      this.into = this.svg;
    }

    add(part) {
      this.into.append(part);
      return part;
    }

    // One of our drawings in that box.
    put(name, x, y, width, height = width, opacity = 1, tint = tints.get(name)) {
      const id = symbols.get(name);
      if (!id) throw new Error(`no drawing is called ${name}`);
      this.add(element("use", { href: `#${id}`, x, y, width, height, opacity: opacity < 1 ? opacity : null, color: tint }));
    }

    plate(fill, x, y, width, height, rx = 0, more = {}) {
      this.add(element("rect", { x, y, width, height, rx, fill, ...more }));
    }

    glow(fill, x, y, width, height, rx, opacity) {
      this.plate(fill, x, y, width, height, rx, { filter: "url(#book-soft)", opacity });
    }

    // Lettering by its capitals: `mid` of them, or their `top`; `outline`: how wide, and its colour. Where it ends.
    write(text, type, size, fill, x, { mid, top, align = "start", room, least, tracking = 0, stretch = 1, outline } = {}) {
      const [shown, fit] = fitted(String(text), type, size, room, least, tracking);
      const tall = cap(type, fit) * stretch;
      const base = mid !== undefined ? mid + tall / 2 : top + tall;
      const { family, weight } = TYPES[type];
      const place = stretch === 1 ? { x, y: base } : { transform: `translate(${x} ${base}) scale(1 ${stretch})` };
      const around = outline ? { stroke: outline[1], "stroke-width": 2 * outline[0], "stroke-linejoin": "round", "paint-order": "stroke" } : {};
      this.add(element("text", { ...place, fill, "font-family": `"${family}", sans-serif`, "font-weight": weight,
        "font-size": fit, "text-anchor": align === "centre" ? "middle" : align === "right" ? "end" : "start",
        "letter-spacing": tracking || null, ...around }, shown));
      const across = wide(shown, type, fit, tracking);
      const left = align === "centre" ? x - across / 2 : align === "right" ? x - across : x;
      return { left, right: left + across, size: fit, tall };
    }

    // The brass double frame with its stepped corners, for any height.
    frame() {
      const line = (inset, more) => {
        const [l, t, r, b] = [inset, inset, this.width - inset, this.height - inset];
        this.add(element("path", { fill: "none", ...more, d: `M${l + 12} ${t} H${r - 12} V${t + 12} H${r} V${b - 12} H${r - 12} `
          + `V${b} H${l + 12} V${b - 12} H${l} V${t + 12} H${l + 12} Z` }));
      };
      line(7, { stroke: COLOURS.brass, "stroke-width": 4 });
      line(14, { stroke: COLOURS.brass, "stroke-width": 1.5, opacity: 0.7 });
    }
  }

  return { COLOURS, Sheet, cap, element, fitted, keep, wide };
})();
