// Building blocks for the page. Text only ever becomes text: nothing here writes HTML from a string.

/** An element with properties, listeners (on…) and children. */
export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "class") node.className = value;
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "style") Object.assign(node.style, value);
    else if (key in node && typeof value !== "string") node[key] = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  return fill(node, ...children);
}

/** Puts children into an element in place of what is there; what is missing is left out. */
export function fill(node, ...children) {
  node.replaceChildren(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  hash: "M10 3 8 21M17 3l-2 18M4 8.5h17M3 15.5h17",
  thread: "M5 4v9a4 4 0 0 0 4 4h10M19 17l-4-4m4 4-4 4",
  at: "M16 12a4 4 0 1 0-4 4c2.2 0 4-1.8 4-4zm0 0v1.5a2.5 2.5 0 0 0 5 0V12a9 9 0 1 0-4 7.5",
  menu: "M4 6h16M4 12h16M4 18h16",
  gear: "M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM12 2v3m0 14v3M2 12h3m14 0h3M4.9 4.9 7 7m10 10 2.1 2.1M19.1 4.9 17 7M7 17l-2.1 2.1",
  close: "M5 5l14 14M19 5 5 19",
  down: "M6 9l6 6 6-6",
  link: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  trash: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6",
  file: "M6 2h8l5 5v15H6zM14 2v5h5",
  slash: "M15 4 9 20",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
};

/** A line icon by name. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A round picture with the initial of a name, or the bot's tile. */
export function avatar(account, size = 40) {
  const style = { width: `${size}px`, height: `${size}px`, fontSize: `${Math.round(size * 0.42)}px` };
  if (!account.bot) style.background = account.colour;
  const initial = account.bot ? "♠" : account.display.slice(0, 1).toUpperCase();
  return el("span", { class: account.bot ? "avatar bot" : "avatar", style, "aria-hidden": "true" }, initial);
}

// Discs say which colour something has, so they are drawn as Discord draws them, whatever font there is.
const DISCS = { "🔴": "#dd2e44", "🟠": "#f4900c", "🟡": "#fdcb58", "🟢": "#78b159", "🔵": "#55acee", "🟣": "#aa8ed6", "🟤": "#c1694f", "⚫": "#31373d", "⚪": "#e6e7e8" };

/** An emoji of Unicode; `kind` is the class for its size. */
export function sign(character, kind = "sign") {
  const colour = DISCS[character.replace("\uFE0F", "")];
  return el("span", { class: colour ? `${kind} disc` : kind, style: colour ? { background: colour } : {} }, character);
}

export const $ = (id) => document.getElementById(id);
