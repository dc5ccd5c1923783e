// The menus of a message and of a person: what the bot offers there, by a right click or a "…" button.

import { el, icon } from "./dom.js";
import { showModal } from "./modal.js";
import { ask } from "./socket.js";
import { t } from "./words.js";

let closeOpen = null;

/** A "…" button that opens the menu of what `target` names: `{ channel, message }` or `{ channel, person }`. */
export function menuButton(target, title, known) {
  const node = el("button", { type: "button", class: "apps", title, "aria-label": title, "aria-haspopup": "menu" }, icon("dots"));
  node.addEventListener("click", () => {
    const box = node.getBoundingClientRect();
    open(target, known, box.left, box.bottom + 4, node);
  });
  return node;
}

/** Lets a right click (on a phone: a long press) on a name, a face or a message open the same menu. */
export function openOnRightClick(known, channel) {
  document.addEventListener("contextmenu", (event) => {
    const target = event.target.closest("a, input, textarea") || String(getSelection()) ? null : under(event.target, channel());
    if (!target) return;
    event.preventDefault();
    open(target, known, event.clientX, event.clientY, null);
  });
}

function under(node, channel) {
  const person = node.closest("[data-person]")?.dataset.person;
  const message = node.closest(".message:not(.ephemeral)")?.dataset.id;
  return person ? { channel, person } : message ? { channel, message } : null;
}

async function open(target, known, x, y, opener) {
  closeOpen?.();
  const offered = await ask("menu", target).catch(() => []);
  if (!offered.length) return known.notice(t("noApps"));
  const list = el("div", { class: "menu apps", role: "menu", "aria-label": t("apps") }, offered.map((command) =>
    el("button", { type: "button", role: "menuitem", onclick: () => { close(); choose(target, command, known); } }, command.shown)));
  const close = () => {
    list.remove();
    document.removeEventListener("mousedown", outside, true);
    document.removeEventListener("keydown", keys, true);
    closeOpen = null;
    opener?.focus();
  };
  const outside = (event) => !list.contains(event.target) && close();
  const keys = (event) => {
    if (event.key === "Escape") { event.stopPropagation(); close(); }
    if (event.key === "ArrowDown" || event.key === "ArrowUp") { event.preventDefault(); walk(list, event.key === "ArrowDown" ? 1 : -1); }
  };
  document.body.append(list);
  list.style.left = `${Math.max(4, Math.min(x, innerWidth - list.offsetWidth - 4))}px`;
  list.style.top = `${Math.max(4, Math.min(y, innerHeight - list.offsetHeight - 4))}px`;
  closeOpen = close;
  document.addEventListener("mousedown", outside, true);
  document.addEventListener("keydown", keys, true);
  list.querySelector("button").focus();
}

async function choose(target, command, known) {
  try {
    const outcome = await ask("choose_in_menu", { ...target, name: command.name });
    if (outcome.modal) showModal(outcome.modal);
    if (outcome.failed) known.notice(`${command.shown}: ${t("silent")}`);
  } catch (refusal) {
    known.notice(`${command.shown}: ${refusal.message}`);
  }
}

function walk(list, step) {
  const lines = [...list.querySelectorAll("button")];
  const here = lines.indexOf(document.activeElement);
  lines[(here + step + lines.length) % lines.length]?.focus();
}
