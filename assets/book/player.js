// Paints scenes (bot/skins/scene/scene.py) as SVG: our drawings as symbols, lettering, plates and glows. No game is known here.
"use strict";

Book.player = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const FAMILIES = { TEXT: ["Book Barlow", 600], TITLE: ["Book Limelight", 400], LABEL: ["Book Oswald", 500], NAME: ["Book Oswald", 600], NUMERAL: ["Book Oswald", 700] };
  const CAPITALS = 0.81; // height of a numeral's, of its size
  const CLOSER = -0.025; // how a numeral's signs are spaced, of its size
  const LEFT = "rotate(-90)";

  function element(name, attributes = {}, ...children) {
    const made = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(attributes)) {
      if (value !== undefined && value !== null) made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  const seen = (strength) => (strength < 1 ? strength : null);
  const box = (x, y, width, height, more) => element("rect", { x, y, width, height, ...more });
  const within = (x, y, width, height, left, top, right, bottom, ...children) =>
    element("svg", { x, y, width, height, viewBox: `${left} ${top} ${right - left} ${bottom - top}`, preserveAspectRatio: "none" }, ...children);

  return ({ art, operations, pictures }) => {
    const symbols = new Map();
    const tints = new Map(); // of drawings in one colour, which may be shown in another
    const all = element("svg", { width: 0, height: 0, "aria-hidden": "true", class: "symbols" });
    const filters = new Set();

    // Each drawing becomes a symbol; its ids get a name of their own, so that no two drawings share one.
    function keep([name, source]) {
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

    // Blurred so far; `dark`: only the shape is left, in black, so strong.
    function blurred(blur, dark = null) {
      const id = dark === null ? `soft-${blur}` : `dark-${blur}-${dark}`;
      if (!filters.has(id)) {
        filters.add(id);
        const parts = [element("feGaussianBlur", { in: dark === null ? "SourceGraphic" : "SourceAlpha", stdDeviation: blur })];
        if (dark !== null) parts.push(element("feComponentTransfer", {}, element("feFuncA", { type: "linear", slope: dark })));
        all.append(element("filter", { id, x: "-100%", y: "-100%", width: "300%", height: "300%", "color-interpolation-filters": "sRGB" }, ...parts));
      }
      return `url(#${id})`;
    }

    const use = (drawing, x, y, width, height, more = {}) =>
      element("use", { href: `#${symbols.get(drawing)}`, x, y, width, height, color: tints.get(drawing), ...more });

    function stroke([kind, points, fill, width = 0, radius = 0], fine) {
      const [left, top, right, bottom] = points;
      const colour = typeof fill === "string" ? fill : `rgb(${fill} ${fill} ${fill})`;
      const list = points.join(" ");
      if (kind === "line") return element("polyline", { points: list, fill: "none", stroke: colour, "stroke-width": width, "stroke-linejoin": "round" });
      if (kind === "polygon") return element("polygon", { points: list, fill: colour });
      const rounded = kind === "disc" ? { rx: (right - left) / 2, ry: (bottom - top) / 2 } : { rx: radius };
      return box(left, top, right - left, bottom - top, { fill: colour, ...rounded });
    }

    let masks = 0;
    const painters = {
      sprite: (drawing, x, y, width, height, strength = 1, turned = "") => use(drawing, x, y, width, height, {
        opacity: seen(strength),
        transform: turned === "mirrored" ? `translate(${2 * x + width} 0) scale(-1 1)` : turned === "upright" ? `translate(${x - y} ${y + width + x}) ${LEFT}` : null,
      }),
      part: (drawing, width, height, left, top, right, bottom, x, y, strength = 1) => {
        const cut = within(x, y, right - left, bottom - top, left, top, right, bottom, use(drawing, 0, 0, width, height));
        if (strength < 1) cut.setAttribute("opacity", strength);
        return cut;
      },
      face: (x, y, lies) => element("g", { transform: `translate(${x} ${y})` }, ...lies.map(made)),
      tinted: (color, drawing, x, y, width, height) => use(drawing, x, y, width, height, { color }),
      softened: (drawing, x, y, width, height, blur) => use(drawing, x, y, width, height, { filter: blurred(blur) }),
      plate: (fill, x, y, width, height, radius, strength = 1) => box(x, y, width, height, { rx: radius, fill, opacity: seen(strength) }),
      ring: (colour, x, y, width, height, radius, thick) => box(x + thick / 2, y + thick / 2, width - thick, height - thick,
        { rx: radius - thick / 2, fill: "none", stroke: colour, "stroke-width": thick }),
      fill: (fill, left, top, right, bottom, strength = 1) => box(left, top, right - left, bottom - top, { fill, opacity: seen(strength) }),
      glow: (fill, x, y, width, height, radius, blur, strength) => box(x, y, width, height, { rx: radius, fill, opacity: seen(strength), filter: blurred(blur) }),
      shadow: (x, y, width, height, radius, blur, drop, strength) => box(x, y + drop, width, height, { rx: radius, opacity: seen(strength), filter: blurred(blur) }),
      cast: (drawing, x, y, width, height, blur, drop, strength) => use(drawing, x, y + drop, width, height, { filter: blurred(blur, strength) }),
      text: (text, type, size, fill, x, y, width, tracking = 0, outline = 0, edge = "") => element("text", {
        x, y, fill, "font-family": `"${FAMILIES[type][0]}", sans-serif`, "font-weight": FAMILIES[type][1], "font-size": size,
        "letter-spacing": tracking || null, textLength: width + tracking, lengthAdjust: "spacingAndGlyphs",
        ...(outline ? { stroke: edge, "stroke-width": 2 * outline, "stroke-linejoin": "round", "paint-order": "stroke" } : {}),
      }, text),
      numeral: (text, size, fill, x, y, stretch = 1) => element("text", {
        fill, "text-anchor": "middle", "font-family": `"${FAMILIES.NUMERAL[0]}"`, "font-weight": FAMILIES.NUMERAL[1], "font-size": size,
        "letter-spacing": CLOSER * size, transform: `translate(${x} ${y + (stretch * CAPITALS * size) / 2}) scale(1 ${stretch})`,
      }, text),
      figure: (fill, x, y, width, height, fine, strokes, blur = 0, strength = 1) => {
        const id = `figure-${masks += 1}`;
        const drawn = element("g", { transform: `scale(${1 / fine})`, filter: blur ? blurred(blur) : null }, ...strokes.map((each) => stroke(each)));
        return element("g", { transform: `translate(${x} ${y})`, opacity: seen(strength) },
          element("mask", { id, maskUnits: "userSpaceOnUse", x: 0, y: 0, width, height }, drawn), box(0, 0, width, height, { fill, mask: `url(#${id})` }));
      },
      drawing: (x, y, width, height, fine, strokes) => within(x, y, width, height, 0, 0, width * fine, height * fine, ...strokes.map((each) => stroke(each))),
      kept: (x, y, width, height, lies) => within(x, y, width, height, x, y, x + width, y + height, ...lies.map(made)),
    };

    const made = ([kind, ...fields]) => painters[kind](...fields);
    const laid = (place) => {
      const entry = operations[place];
      return typeof entry[0] === "string" ? [made(entry)] : entry.flatMap(laid); // a group: the places of what is in it
    };

    Object.entries(art).forEach(keep);
    document.body.append(all);
    const whole = []; // a picture is told by what is other than in one before it
    for (const [back, ...parts] of pictures) {
      const told = back ? [...whole.at(-back)] : parts;
      if (back) for (let at = 0; at < parts.length; at += 2) told[parts[at]] = parts[at + 1];
      whole.push(told);
    }
    return (number) => {
      const [width, height, ...parts] = whole[number];
      const lies = parts.flatMap(laid);
      return element("svg", { viewBox: `0 0 ${width} ${height}`, class: "sheet", role: "img" }, ...lies);
    };
  };
})();
