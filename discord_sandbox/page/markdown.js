// Discord's markdown as page elements: headings, lists, quotes, subtext, code, bold, mentions, times, emoji.

import { el, sign } from "./dom.js";
import { language, t } from "./words.js";

/** A text as a fragment. `known` finds accounts and channels by id. */
export function markdown(text, known) {
  const whole = document.createDocumentFragment();
  const parts = text.split(/```(?:(\w+)\n)?([\s\S]*?)```/g);
  for (let i = 0; i < parts.length; i += 3) {
    if (parts[i]) blocks(parts[i].replace(/^\n|\n$/g, i ? "" : "$&"), known, whole);
    if (i + 2 < parts.length) whole.append(el("pre", {}, el("code", {}, parts[i + 2].replace(/^\n|\n$/g, ""))));
  }
  return whole;
}

function blocks(text, known, whole) {
  const lines = text.split("\n");
  let at = 0;
  while (at < lines.length) {
    const taken = BLOCKS.map((block) => block(lines, at, known)).find(Boolean);
    const [node, used] = taken ?? paragraph(lines, at, known);
    if (node) whole.append(node);
    at += used;
  }
}

const BLOCKS = [heading, subtext, quote, list];

function heading(lines, at, known) {
  const found = /^(#{1,3}) +(.+)$/.exec(lines[at]);
  return found && [el(`h${found[1].length}`, { class: "md" }, inline(found[2], known)), 1];
}

function subtext(lines, at, known) {
  const found = /^-# +(.+)$/.exec(lines[at]);
  return found && [el("small", { class: "subtext" }, inline(found[1], known)), 1];
}

function quote(lines, at, known) {
  if (/^>>> /.test(lines[at])) return [quoted([lines[at].slice(4), ...lines.slice(at + 1)], known), lines.length - at];
  let end = at;
  while (end < lines.length && /^> /.test(lines[end])) end++;
  return end > at ? [quoted(lines.slice(at, end).map((line) => line.slice(2)), known), end - at] : null;
}

function quoted(lines, known) {
  const inner = el("blockquote", {});
  blocks(lines.join("\n"), known, inner);
  return inner;
}

const ITEM = /^( *)(?:([-*])|(\d+)\.) +(.+)$/;

function list(lines, at, known) {
  const first = ITEM.exec(lines[at]);
  if (!first) return null;
  const kind = first[2] ? "ul" : "ol";
  const node = el(kind, kind === "ol" ? { start: first[3] } : {});
  let end = at;
  for (let item; end < lines.length && (item = ITEM.exec(lines[end])); end++) {
    const line = el("li", { class: item[1].length > 1 ? "inner" : null }, inline(item[4], known));
    node.append(line);
  }
  return [node, end - at];
}

function paragraph(lines, at, known) {
  let end = at + 1;
  while (end < lines.length && !BLOCKS.some((block) => block([lines[end]], 0, known))) end++;
  const text = lines.slice(at, end).join("\n");
  return [text ? el("p", {}, inline(text, known)) : null, end - at];
}

// Tried in this order at every place; the first that fits wins.
const INLINE = [
  [/^\\([\\*_~|`>#\-[\]()<:!.@&])/, (m) => m[1]],
  [/^``(.+?)``(?!`)/s, (m) => el("code", {}, m[1])],
  [/^`([^`]+)`/, (m) => el("code", {}, m[1])],
  [/^\*\*\*(.+?)\*\*\*/s, (m, k) => el("strong", {}, el("em", {}, inline(m[1], k)))],
  [/^\*\*(.+?)\*\*(?!\*)/s, (m, k) => el("strong", {}, inline(m[1], k))],
  [/^__(.+?)__(?!_)/s, (m, k) => el("u", {}, inline(m[1], k))],
  [/^~~(.+?)~~/s, (m, k) => el("s", {}, inline(m[1], k))],
  [/^\|\|(.+?)\|\|/s, (m, k) => spoiler(inline(m[1], k))],
  [/^\*(?!\s)([^*]+?)\*(?!\*)/s, (m, k) => el("em", {}, inline(m[1], k))],
  [/^_(?!\s)([^_]+?)_(?![\w_])/s, (m, k) => el("em", {}, inline(m[1], k)), true],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, k) => link(m[2], inline(m[1], k))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]!?]/, (m) => link(m[0], m[0])],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => time(Number(m[1]), m[2] ?? "f")],
  [/^<@!?(\d+)>/, (m, k) => mention(k.account(m[1])?.display ?? "unknown-user", "@", k.isMe(m[1]), m[1])],
  [/^<#(\d+)>/, (m, k) => channel(m[1], k)],
  [/^<\/([^:>]+):\d+>/, (m) => command(m[1])],
  [/^<a?:(\w+):(\d+)>/, (m) => customEmoji(m[1], m[2])],
];

function inline(text, known) {
  const whole = document.createDocumentFragment();
  let plain = "";
  const flush = () => { if (plain) whole.append(...withEmoji(plain)); plain = ""; };
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const inWord = at > 0 && /\w/.test(text[at - 1]);
    const rule = INLINE.find(([shape, , outsideWords]) => !(outsideWords && inWord) && shape.test(rest));
    if (!rule) { plain += text[at++]; continue; }
    const found = rule[0].exec(rest);
    const node = rule[1](found, known);
    if (typeof node === "string") plain += node;
    else { flush(); whole.append(node); }
    at += found[0].length;
  }
  flush();
  return whole;
}

const EMOJI = /(\p{RI}{2}|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?=\uFE0F|\p{EMod}))(?:\uFE0F|\p{EMod})?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*)/u;

/** Words, and emoji between them as large as Discord has them. */
function withEmoji(text) {
  return text.split(EMOJI).map((part, at) => (at % 2 ? sign(part, "emoji") : part)).filter(Boolean);
}

function link(address, shown) {
  // Links to this little Discord's own places stay inside the page.
  const inside = /^https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?/.exec(address);
  if (inside) return el("a", { class: "link", href: `#${inside[1]}`, data: { message: inside[2] ?? "" } }, shown);
  return el("a", { class: "link", href: address, target: "_blank", rel: "noreferrer noopener" }, shown);
}

function spoiler(inner) {
  const node = el("span", { class: "spoiler", role: "button", tabindex: "0" }, el("i", {}, t("show")), el("span", {}, inner));
  const open = () => { node.classList.add("open"); node.removeAttribute("role"); };
  node.addEventListener("click", open);
  node.addEventListener("keydown", (event) => event.key === "Enter" && open());
  return node;
}

function mention(name, sign, mine = false, person = null) {
  return el("span", { class: mine ? "mention mine" : "mention", data: person ? { person } : {} }, sign + name);
}

/** A command of the bot: a press begins it in the composer (page.js). */
function command(path) {
  return el("span", { class: "mention command", role: "button", tabindex: "0", data: { command: path } }, `/${path}`);
}

function channel(id, known) {
  const found = known.channel(id);
  return el("a", { class: "mention", href: `#${id}` }, `#${found?.name ?? "unknown"}`);
}

export function customEmoji(name, id) {
  return el("img", { class: "emoji", src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:` });
}

const SHAPES = {
  t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" },
};

/** A moment in the reader's own zone and language; relative ones keep walking. */
export function time(seconds, shape) {
  const full = moment(seconds, "F");
  const shown = shape === "R" ? relative(seconds) : moment(seconds, shape);
  return el("time", { class: "stamp", title: full, data: shape === "R" ? { relative: String(seconds) } : {} }, shown);
}

export function moment(seconds, shape) {
  return new Intl.DateTimeFormat(language(), SHAPES[shape]).format(new Date(seconds * 1000));
}

const STEPS = [["year", 31536000], ["month", 2592000], ["week", 604800], ["day", 86400], ["hour", 3600], ["minute", 60]];

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, length] = STEPS.find(([, size]) => Math.abs(away) >= size) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(away / length), unit);
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-relative]")) {
    node.textContent = relative(Number(node.dataset.relative));
  }
}, 1000);
