// What opens over the page: the list of a select, an enlarged picture, a panel of settings.

import { $, avatar, el, icon, sign } from "./dom.js";
import { customEmoji } from "./markdown.js";
import { t } from "./words.js";

let closeOpen = null;

/** Shows something over the whole page until it is closed by a click beside it or Escape. */
export function overlay(node, onclose) {
  const place = $("overlay");
  const before = document.activeElement;
  const close = () => {
    place.hidden = true;
    place.replaceChildren();
    document.removeEventListener("keydown", onkey);
    before?.focus?.();
    onclose?.();
  };
  const onkey = (event) => event.key === "Escape" && close();
  place.replaceChildren(node);
  place.hidden = false;
  place.onmousedown = (event) => event.target === place && close();
  document.addEventListener("keydown", onkey);
  return close;
}

/** A picture as large as the window, with its alt text below. */
export function lightbox(media, alt) {
  const image = el("img", { src: media.url, alt });
  const open = el("a", { class: "link", href: media.url, target: "_blank", rel: "noreferrer" }, t("original"));
  const shut = el("button", { type: "button", class: "round", "aria-label": t("cancel") }, icon("close"));
  const caption = el("figcaption", {}, alt ? el("p", {}, alt) : null, open);
  const close = overlay(el("figure", { class: "lightbox", role: "dialog", "aria-modal": "true" }, image, caption, shut));
  shut.addEventListener("click", close);
  image.addEventListener("click", close);
  shut.focus();
}

/** The list of a select under its field; `done` gets the values once they are chosen. */
export function openSelect(field, part, known, done) {
  closeOpen?.();
  const multiple = (part.max_values ?? 1) > 1;
  const chosen = new Set(preset(part, known).map((choice) => choice.value));
  const list = el("div", { class: "menu", role: "listbox", "aria-multiselectable": String(multiple) });
  const close = () => {
    list.remove();
    document.removeEventListener("mousedown", outside, true);
    document.removeEventListener("keydown", keys, true);
    field.classList.remove("open");
    closeOpen = null;
    field.focus();
  };
  const finish = () => {
    close();
    if (multiple && chosen.size >= (part.min_values ?? 1)) done([...chosen]);
  };
  const outside = (event) => !list.contains(event.target) && !field.contains(event.target) && finish();
  const keys = (event) => {
    if (event.key === "Escape") { event.stopPropagation(); close(); }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); walk(list, event.key === "ArrowDown" ? 1 : -1); }
  };
  const pick = (choice, node) => {
    if (!multiple) {
      const again = part.min_values === 0 && chosen.has(choice.value); // chosen once more, it is chosen no more
      close();
      done(again ? [] : [choice.value]);
      return;
    }
    if (chosen.has(choice.value)) chosen.delete(choice.value);
    else if (chosen.size < part.max_values) chosen.add(choice.value);
    node.setAttribute("aria-selected", String(chosen.has(choice.value)));
  };
  list.append(...offered(part, known).map((choice) => line(choice, chosen, multiple, pick)));
  if (multiple) list.append(el("button", { type: "button", class: "finish", onclick: finish }, t("save")));
  closeOpen = close;
  field.classList.add("open");
  field.after(list);
  field.parentElement.classList.add("anchor");
  document.addEventListener("mousedown", outside, true);
  document.addEventListener("keydown", keys, true);
  list.querySelector("[role=option]")?.focus();
  list.scrollIntoView({ block: "nearest" });
}

/** What is chosen in a select before anybody chooses. */
export function preset(part, known) {
  const before = new Set((part.default_values ?? []).map((each) => String(each.id)));
  return offered(part, known).filter((choice) => choice.default || before.has(String(choice.value)));
}

/** The values that a select offers: its options, or people, or channels. */
export function offered(part, known) {
  if (part.type === 5 || part.type === 7) {
    return known.everybody().map((who) => ({ value: who.id, label: who.display, description: `@${who.name}`, who }));
  }
  if (part.type === 6) return known.roles().map((role) => ({ value: role.id, label: `@${role.name.replace(/^@/, "")}` }));
  if (part.type === 8) return known.rooms().map((room) => ({ value: room.id, label: `#${room.name}` }));
  return part.options ?? [];
}

function line(choice, chosen, multiple, pick) {
  const mark = choice.who ? avatar(choice.who, 24) : choice.emoji?.id ? customEmoji(choice.emoji.name, choice.emoji.id)
    : choice.emoji ? sign(choice.emoji.name) : null;
  const words = el("span", { class: "words" }, el("b", {}, choice.label), choice.description ? el("small", {}, choice.description) : null);
  const selected = String(chosen.has(choice.value));
  const node = el("button", { type: "button", class: "option", role: "option", "aria-selected": selected, data: { value: choice.value } },
    mark, words, multiple ? el("span", { class: "tick" }) : null);
  node.addEventListener("click", () => pick(choice, node));
  return node;
}

function walk(list, step) {
  const lines = [...list.querySelectorAll("[role=option]")];
  const here = lines.indexOf(document.activeElement);
  lines[(here + step + lines.length) % lines.length]?.focus();
}
