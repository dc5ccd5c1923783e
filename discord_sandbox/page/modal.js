// A form that the bot opens: text fields, selects, radio and checkbox groups, sent once.

import { $, el, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { openSelect, overlay } from "./popups.js";
import { ask } from "./socket.js";
import { t } from "./words.js";

let known = null;

export function setKnown(world) {
  known = world;
}

/** Shows a form; sends it and closes when the bot has answered. */
export function showModal(modal) {
  const values = {};
  const redline = el("div", { class: "redline", role: "alert", hidden: true });
  const cancel = el("button", { type: "button", class: "btn plain" }, t("cancel"));
  const send = el("button", { type: "submit", class: "btn primary" }, t("submit"));
  const shut = el("button", { type: "button", class: "round", "aria-label": t("cancel") }, icon("close"));
  const form = el("form", { class: "modal", role: "dialog", "aria-modal": "true", "aria-label": modal.title },
    el("header", {}, el("h2", {}, modal.title), shut),
    el("div", { class: "fields" }, modal.components.map((row) => rowNode(row, values)), redline),
    el("footer", {}, cancel, send));
  const close = overlay(form);
  cancel.addEventListener("click", close);
  shut.addEventListener("click", close);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.classList.add("busy");
    redline.hidden = true;
    try {
      const outcome = await ask("submit", { modal: modal.key, values });
      if (outcome.failed) throw new Error(t("failed"));
      close();
      if (outcome.modal) showModal(outcome.modal);
    } catch (refusal) {
      redline.textContent = refusal.message;
      redline.hidden = false;
    } finally {
      send.classList.remove("busy");
    }
  });
  form.querySelector("input, textarea, .select")?.focus();
  return $("overlay");
}

function rowNode(row, values) {
  if (row.type === 10) return el("div", { class: "text" }, markdown(row.content, known));
  const field = row.type === 1 ? row.components[0] : row.component;
  const label = row.type === 1 ? field.label : row.label;
  const star = field.required === false || field.type === 23 ? null : el("span", { class: "star" }, " *");
  const group = { 21: "radiogroup", 22: "group" }[field.type]; // its choices have labels of their own
  const [tag, props] = group ? ["div", { role: group, "aria-label": label }] : ["label", {}];
  return el(tag, { class: "field", ...props }, el("span", { class: "label" }, label, star),
    row.description ? el("small", {}, row.description) : null, (FIELDS[field.type] ?? nothing)(field, values));
}

const nothing = () => el("span", { class: "subtext" }, "–");

const FIELDS = { 3: select, 4: textInput, 5: select, 6: select, 7: select, 8: select, 21: choices, 22: choices, 23: checkbox };

function textInput(field, values) {
  const props = {
    name: field.custom_id, placeholder: field.placeholder ?? "", required: field.required !== false,
    minLength: field.min_length ?? 0, maxLength: field.max_length ?? 4000,
  };
  const node = field.style === 2 ? el("textarea", { ...props, rows: 4 }) : el("input", { ...props, type: "text" });
  node.value = field.value ?? "";
  values[field.custom_id] = node.value;
  node.addEventListener("input", () => { values[field.custom_id] = node.value; });
  return node;
}

function select(field, values) {
  const shown = el("span", {}, field.placeholder || t("choose"));
  const node = el("button", { type: "button", class: "select", data: { id: field.custom_id } }, shown, icon("down"));
  const show = (chosen) => {
    values[field.custom_id] = chosen;
    const names = (field.options ?? []).filter((o) => chosen.includes(o.value)).map((o) => o.label);
    const people = chosen.map((id) => known.account(id)?.display).filter(Boolean);
    shown.textContent = [...names, ...people].join(", ") || field.placeholder || t("choose");
    shown.classList.toggle("chosen", chosen.length > 0);
  };
  const before = (field.options ?? []).filter((o) => o.default).map((o) => o.value);
  if (before.length || field.required === false) show(before);
  node.addEventListener("click", (event) => { event.preventDefault(); openSelect(node, field, known, show); });
  return el("span", { class: "anchor" }, node);
}

function choices(field, values) {
  const kind = field.type === 21 ? "radio" : "checkbox";
  const box = el("span", { class: "choices" });
  const read = () => {
    const picked = [...box.querySelectorAll("input:checked")].map((input) => input.value);
    values[field.custom_id] = kind === "radio" ? picked[0] ?? null : picked;
  };
  for (const option of field.options) {
    const input = el("input", { type: kind, name: field.custom_id, value: option.value, checked: Boolean(option.default) });
    const words = el("span", {}, option.label, option.description ? el("small", {}, option.description) : null);
    box.append(el("label", { class: "choice" }, input, words));
  }
  box.addEventListener("change", read);
  read();
  return box;
}

function checkbox(field, values) {
  const input = el("input", { type: "checkbox", name: field.custom_id, checked: Boolean(field.default) });
  values[field.custom_id] = Boolean(field.default);
  input.addEventListener("change", () => { values[field.custom_id] = input.checked; });
  return input;
}
