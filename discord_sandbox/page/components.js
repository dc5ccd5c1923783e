// What a bot's message is built from: containers, sections, galleries, buttons, selects; in messages of both kinds.

import { el, icon, sign } from "./dom.js";
import { customEmoji, markdown } from "./markdown.js";
import { lightbox, openSelect, preset } from "./popups.js";
import { t } from "./words.js";

const BUTTON_STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** A component as an element; `act` sends clicks and choices of its message. */
export function component(part, known, act) {
  return (KINDS[part.type] ?? unknown)(part, known, act);
}

const all = (parts, known, act) => parts.map((part) => component(part, known, act));

const KINDS = {
  1: (row, known, act) => el("div", { class: "row" }, all(row.components, known, act)),
  2: button,
  3: select, 5: select, 6: select, 7: select, 8: select,
  9: section,
  10: (text, known) => el("div", { class: "text" }, markdown(text.content, known)),
  11: (thumb) => picture(thumb.media, thumb.description, "thumb"),
  12: gallery,
  13: (part) => fileCard(part.file.url, part.name ?? "", part.size),
  14: (line) => el("hr", { class: `${line.divider === false ? "blank" : ""} ${line.spacing === 2 ? "wide" : ""}` }),
  17: container,
};

function unknown(part) {
  return el("div", { class: "subtext" }, `component ${part.type}`);
}

function container(part, known, act) {
  const box = el("div", { class: "container" }, all(part.components, known, act));
  if (part.accent_color != null) box.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  return box;
}

function section(part, known, act) {
  const words = el("div", { class: "words" }, all(part.components, known, act));
  return el("div", { class: "section" }, words, component(part.accessory, known, act));
}

function gallery(part) {
  const count = Math.min(part.items.length, 4);
  return el("div", { class: `gallery of${count}` }, part.items.map((item) => picture(item.media, item.description, "")));
}

/** A picture that can be enlarged; its alt text is one click away for everybody. */
export function picture(media, description, kind) {
  const alt = description ?? "";
  const image = el("img", { src: media.url, alt, loading: "lazy", decoding: "async" });
  const open = el("button", { type: "button", class: "zoom", "aria-label": alt || t("image"), onclick: () => lightbox(media, alt) }, image);
  const frame = el("figure", { class: `picture ${kind}` }, open);
  if (media.width) {
    frame.style.setProperty("--ratio", media.width / media.height);
    if (media.width < media.height) frame.classList.add("upright");
    open.style.aspectRatio = `${media.width} / ${media.height}`;
  }
  return frame;
}

export function fileCard(address, name, size) {
  const weight = size == null ? "" : size > 1e6 ? `${(size / 1048576).toFixed(1)} MB` : `${Math.max(1, Math.round(size / 1024))} kB`;
  return el("a", { class: "file", href: address, download: name, title: t("download") },
    icon("file"), el("span", {}, el("b", {}, name), el("small", {}, weight)));
}

export function emoji(found) {
  if (!found) return null;
  return found.id ? customEmoji(found.name, found.id) : sign(found.name);
}

function button(part, known, act) {
  const inner = [emoji(part.emoji), part.label ? el("span", {}, part.label) : null];
  const style = `btn ${BUTTON_STYLES[part.style] ?? "secondary"}`;
  if (part.style === 5) {
    const address = part.url;
    return el("a", { class: style, href: address, target: "_blank", rel: "noreferrer noopener" }, inner, icon("link"));
  }
  const node = el("button", { type: "button", class: style, disabled: Boolean(part.disabled), data: { id: part.custom_id } }, inner);
  node.addEventListener("click", () => act.click(part.custom_id, node));
  return node;
}

function select(part, known, act) {
  const chosen = preset(part, known);
  const shown = chosen.length ? chosen.map((option) => option.label).join(", ") : part.placeholder || t("choose");
  const label = el("span", { class: chosen.length ? "chosen" : "" }, chosen.length === 1 ? emoji(chosen[0].emoji) : null, shown);
  const node = el("button", {
    type: "button", class: "select", disabled: Boolean(part.disabled), "aria-haspopup": "listbox", data: { id: part.custom_id },
  }, label, icon("down"));
  node.addEventListener("click", () => openSelect(node, part, known, (values) => act.choose(part.custom_id, values, node)));
  return node;
}
