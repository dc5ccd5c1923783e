// A message on the page: who, when, what, and what became of a click on it.

import { avatar, el, icon } from "./dom.js";
import { component, fileCard, picture } from "./components.js";
import { markdown, moment } from "./markdown.js";
import { ask } from "./socket.js";
import { menuButton } from "./menus.js";
import { showModal } from "./modal.js";
import { t } from "./words.js";

const V2 = 1 << 15;
const TOGETHER = 7 * 60;

/** A message as an element; `previous` decides whether it continues the same person's block. */
export function messageNode(message, previous, known) {
  const follows = continues(message, previous);
  const classes = ["message", follows ? "follows" : "starts"];
  if (message.pingsMe) classes.push("pinged");
  if (message.ephemeral) classes.push("ephemeral");
  const whole = content(message, known);
  const body = el("div", { class: "body" }, follows ? null : byline(message, known), whole);
  if (message.ephemeral) {
    const only = onlyYou(message);
    const edited = whole.querySelector(":scope > .edited");
    if (edited) only.prepend(edited);
    body.append(only);
  }
  const gutter = follows ? el("time", { class: "gutter" }, moment(message.at, "t")) : avatar(message.author);
  return el("article", { class: classes.join(" "), id: `m${message.id}`, data: { id: message.id } },
    message.used ? usedLine(message.used) : null,
    el("div", { class: "line" }, el("div", { class: "side" }, gutter), body),
    tools(message, known));
}

function continues(message, previous) {
  return Boolean(previous) && !message.used && previous.author.id === message.author.id
    && previous.ephemeral === message.ephemeral && message.at - previous.at < TOGETHER;
}

function byline(message, known) {
  return el("div", { class: "byline" },
    message.author.bot ? nameOf(message.author) : withMenu(message, known),
    message.author.bot ? el("span", { class: "tag" }, t("app")) : null,
    el("time", { class: "when", title: moment(message.at, "F") }, when(message.at)));
}

function usedLine(used) {
  return el("div", { class: "used" }, avatar(used.who, 16), nameOf(used.who),
    ` ${t("used")} `, el("span", { class: "mention" }, used.typed ? `/${used.command}` : used.command));
}

/** Somebody's name; a person's is in their colour, and has a menu under a right click. */
function nameOf(who) {
  if (who.bot) return el("b", { class: "author" }, who.display);
  return el("b", { class: "author", style: { color: lighter(who.colour) }, data: { person: who.id } }, who.display);
}

/** The name of the person who wrote a message, with a button that opens their menu. */
function withMenu(message, known) {
  const who = message.author, target = { channel: message.channel_id, person: who.id };
  return el("span", { class: "who" }, nameOf(who), menuButton(target, t("appsOf", { name: who.display }), known));
}

function content(message, known) {
  if (message.loading) return el("div", { class: "thinking" }, el("i"), el("i"), el("i"), el("span", {}, t("thinking", { name: message.author.display })));
  const whole = el("div", { class: "content" });
  if (message.content) whole.append(el("div", { class: "text" }, markdown(message.content, known)));
  const edited = message.editedAt ? el("small", { class: "edited" }, t("edited")) : null;
  if (edited) whole.querySelector(".text > p:last-child")?.append(edited);
  if (!(message.flags & V2)) whole.append(...message.attachments.map(attachment));
  const act = actions(message, whole, known);
  if (message.components.length) whole.append(el("div", { class: message.flags & V2 ? "parts v2" : "parts" }, message.components.map((part) => component(part, known, act))));
  if (edited && !edited.parentElement) whole.append(edited);
  if (message.thread) whole.append(threadCard(message.thread));
  return whole;
}

function attachment(file) {
  if (file.content_type?.startsWith("image/")) return picture(file, file.description, "");
  return fileCard(file.url, file.filename, file.size);
}

function threadCard(thread) {
  return el("a", { class: "threadcard", href: `#${thread.id}` }, icon("thread"),
    el("span", {}, el("b", {}, thread.name), el("small", {}, t(thread.count === 1 ? "count1" : "count", { n: thread.count }))), el("em", {}, t("openThread")));
}

function onlyYou(message) {
  const dismiss = el("button", { type: "button", class: "linkish dismiss", onclick: () => ask("dismiss", place(message)) }, t("dismiss"));
  return el("div", { class: "only" }, el("span", {}, t("only")), dismiss);
}

function tools(message, known) {
  const manages = known.isManager() && known.channel(message.channel_id)?.kind !== "dm";
  if (message.ephemeral || message.loading) return null;
  const apps = menuButton(place(message), t("apps"), known);
  if (!(message.mine || manages)) return el("div", { class: "tools" }, apps);
  const remove = el("button", { type: "button", class: "remove", title: t("delete"), "aria-label": t("delete") }, icon("trash"));
  remove.addEventListener("click", () => ask("delete", place(message)).catch(() => {}));
  return el("div", { class: "tools" }, apps, remove);
}

const place = (message) => ({ channel: message.channel_id, message: message.id });

/** Clicks and choices of one message: busy while the bot thinks, red when it does not answer. */
function actions(message, whole, known) {
  const send = async (node, action, more) => {
    known.press(message);
    node.classList.add("busy");
    whole.querySelector(".redline")?.remove();
    try {
      const outcome = await ask(action, { ...place(message), ...more });
      if (outcome.modal) showModal(outcome.modal);
      if (outcome.failed) redline(message, whole, t("failed"));
    } catch (refusal) {
      redline(message, whole, refusal.message);
    } finally {
      node.classList.remove("busy");
    }
  };
  return {
    click: (custom_id, node) => send(node, "click", { custom_id }),
    choose: (custom_id, values, node) => send(node, "choose", { custom_id, values }),
  };
}

function redline(message, whole, words) {
  const place = whole.isConnected ? whole : document.querySelector(`#m${message.id} .content`);
  place?.querySelector(".redline")?.remove();
  place?.append(el("div", { class: "redline", role: "alert" }, words));
}

/** Today 14:03, yesterday, or the date, as Discord says it. */
export function when(seconds) {
  const day = new Date(seconds * 1000).toDateString();
  const today = new Date();
  const yesterday = new Date(today.getTime() - 86400000);
  if (day === today.toDateString()) return moment(seconds, "t");
  if (day === yesterday.toDateString()) return `${t("yesterday")} ${t("at")} ${moment(seconds, "t")}`;
  return `${moment(seconds, "d")} ${moment(seconds, "t")}`;
}

/** A person's colour, light enough to read on the dark ground. */
export function lighter(colour) {
  return `color-mix(in srgb, ${colour} 70%, white)`;
}
