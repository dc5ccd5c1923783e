// The page as a whole: which person, which channel, which messages; the rest is drawn by the other files.

import { openIn, focus, propose, setUp } from "./composer.js";
import { $, avatar, el, fill, icon } from "./dom.js";
import { controlUnderHand, drawnAnew, handIsBusy } from "./hand.js";
import { openOnRightClick } from "./menus.js";
import { messageNode } from "./messages.js";
import { setKnown } from "./modal.js";
import { drawSidebar, faces } from "./sidebar.js";
import { ask, connect, on } from "./socket.js";
import { aboveButtons, byAPress, follow, follows, hold, holds, isOwed, isPressed, keepingPlace, keepInView, pressOn, showHeadFirst, toBottom, watch } from "./view.js";
import { speak, t } from "./words.js";

let state = null;
let here = null; // id of the open channel
let messages = []; // of the open channel, oldest first
let typing = 0;

// What the other files may ask about the world.
const known = {
  account: (id) => [...state.people, state.bot].find((a) => a.id === id),
  channel: (id) => state?.channels.find((c) => c.id === id),
  everybody: () => [...state.people, state.bot],
  roles: () => state.guild.roles,
  firstCommands: () => state.firstCommands,
  rooms: () => state.channels.filter((c) => c.kind === "text"),
  bot: () => state.bot,
  isMe: (id) => id === state.me.id,
  isManager: () => state.me.manager,
  press: (message) => pressOn(message.id),
  title: (channel) => (channel.kind === "dm" ? `@${state.bot.display}` : channel.kind === "text" ? `#${channel.name}` : channel.name),
  notice,
};

// Where a machine has no emoji of its own, ours are better than boxes.
const EMOJI = ["Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", "Twemoji Mozilla"].map((name) => `local("${name}")`);
const SIGNS = "U+200D, U+20E3, U+21A9-21AA, U+231A-231B, U+23E9-23FA, U+2600-27BF, U+2B05-2B55, U+FE0F, U+1F000-1FAFF";

function bringEmoji() {
  if ([...document.fonts].some((font) => font.family.includes("Sandbox Emoji"))) return;
  const source = [...EMOJI, 'url("/fonts/emoji.woff") format("woff")'].join(", ");
  document.fonts.add(new FontFace("Sandbox Emoji", source, { unicodeRange: SIGNS }));
}

// --- people and channels --------------------------------------------------------------------------------

async function become(id) {
  sessionStorage.setItem("person", id);
  // What the one could read is off the screen before the other looks, and no late news brings it back.
  const before = here;
  here = null;
  messages = [];
  $("messages").replaceChildren();
  const language = state.me.locale;
  take(await ask("look", { as: id, ...sight() }));
  tellLanguage(language);
  const stays = known.channel(before) && known.channel(before).kind !== "dm";
  await go(stays ? before : urgent());
}

/** What is told of the window: whether it is as narrow as a phone. */
const sight = () => ({ narrow: matchMedia("(max-width: 760px)").matches });

/** Says, in the language read until now, that who one is now reads another; a press lets them read this one. */
function tellLanguage(before) {
  const now = state.me.locale.slice(0, 2), name = state.me.display, person = state.me.id;
  const told = $("told");
  told.hidden = now === before.slice(0, 2);
  if (told.hidden) return;
  const speak = el("button", { type: "button", class: "btn secondary", onclick: () => { told.hidden = true; if (state.me.id === person) ask("settings", { locale: before }); } },
    t("speakToo", { name }, before));
  const shut = el("button", { type: "button", class: "round", "aria-label": t("cancel", {}, before), onclick: () => { told.hidden = true; } }, icon("close"));
  fill(told, el("span", {}, t(`speaks-${now}`, { name }, before)), speak, shut);
  told.lang = before;
}

/** Where somebody looks first: the private conversation if something waits there, else the first channel. */
function urgent() {
  const waiting = state.channels.filter((c) => c.pings).sort((a, b) => (a.kind === "dm" ? -1 : b.kind === "dm" ? 1 : 0));
  return (waiting[0] ?? state.channels[0])?.id;
}

async function go(id) {
  if (id === "dm") {
    id = await ask("dm");
    take(await ask("look"));
  }
  here = id;
  document.body.classList.remove("drawer", "people");
  if (location.hash !== `#${id}`) history.replaceState(null, "", `#${id}`);
  const found = await ask("history", { channel: id }).catch(() => []);
  if (here !== id) return;
  messages = found;
  hold(messages.at(-1)?.id ?? null);
  drawAll();
  toBottom();
  read();
  if (matchMedia("(hover: hover)").matches) focus();
}

function take(fresh) {
  state = fresh;
  if (state.emojiFont) bringEmoji();
  speak(state.me.locale);
  if (here && !known.channel(here)) { here = null; go(urgent()); }
  drawFrame();
  countThreads();
}

function countThreads() {
  for (const node of document.querySelectorAll(".threadcard small")) {
    const thread = known.channel(node.closest("a").getAttribute("href").slice(1));
    if (thread) node.textContent = t(thread.count === 1 ? "count1" : "count", { n: thread.count });
  }
}

function read() {
  const channel = known.channel(here);
  if (document.visibilityState === "visible" && (channel?.unread || channel?.pings)) ask("read", { channel: here }).catch(() => {});
}

// --- drawing ------------------------------------------------------------------------------------------

function drawFrame() {
  drawSidebar(state, here, go, become);
  fill($("strip"), faces(state, become, "face small"));
  $("skip").textContent = t("skip");
  if ($("newcomer")) fill($("newcomer"), newcomer());
  const channel = known.channel(here);
  const pings = state.channels.reduce((sum, c) => sum + c.pings, 0);
  document.title = `${pings ? `(${pings}) ` : ""}${channel ? known.title(channel) : state.guild.name} · Sandbox`;
  if (!channel) return;
  const sign = channel.kind === "dm" ? avatar(state.bot, 24) : icon(channel.kind === "thread" ? "thread" : "hash");
  const parent = channel.parent && known.channel(channel.parent);
  fill($("head"),
    el("button", { type: "button", class: "burger round", "aria-label": t("channels"), onclick: () => document.body.classList.toggle("drawer") }, icon("menu"),
      pings ? el("span", { class: "badge" }, String(pings)) : null),
    parent ? el("a", { class: "crumb", href: `#${parent.id}` }, `#${parent.name}`, el("span", {}, "›")) : null,
    sign, el("h1", {}, channel.kind === "dm" ? state.bot.display : channel.name),
    channel.topic ? el("span", { class: "topic" }, channel.topic) : null,
    state.bot.connected ? null : el("span", { class: "offline" }, t("offline")),
    ownFace());
  openIn(channel);
}

/** Where the column is away: who you are; a press unfolds the others, as the next one folds them again. */
function ownFace() {
  const waiting = state.people.reduce((sum, who) => sum + (who.id === state.me.id ? 0 : who.pings), 0);
  const words = t("people", { name: state.me.display });
  const open = document.body.classList.contains("people");
  return el("button", { type: "button", class: "own", title: words, "aria-label": words, "aria-expanded": String(open), "aria-controls": "strip", onclick: () => foldPeople(open) },
    avatar(state.me, 30), waiting ? el("span", { class: "badge" }, String(waiting)) : null);
}

function foldPeople(yes) {
  document.body.classList.toggle("people", !yes);
  $("head").querySelector(".own")?.replaceWith(ownFace());
  $(yes ? "head" : "strip").querySelector(yes ? ".own" : ".me")?.focus();
}

function drawAll() {
  drawFrame();
  const channel = known.channel(here);
  if (!channel) return;
  const nodes = [];
  messages.forEach((message, at) => nodes.push(...withDay(message, messages[at - 1])));
  $("messages").replaceChildren(beginning(channel), ...nodes);
}

function withDay(message, previous) {
  const node = messageNode(message, sameDay(message, previous) ? previous : null, known);
  if (sameDay(message, previous)) return [node];
  const day = new Intl.DateTimeFormat(state.me.locale, { dateStyle: "long" }).format(new Date(message.at * 1000));
  return [el("div", { class: "day" }, el("span", {}, day)), node];
}

function sameDay(message, previous) {
  return Boolean(previous) && new Date(message.at * 1000).toDateString() === new Date(previous.at * 1000).toDateString();
}

function beginning(channel) {
  const whole = messages.length < 50;
  if (!whole) return el("button", { type: "button", class: "btn secondary older", onclick: older }, t("older"));
  const words = { text: ["welcome", channel.name], thread: ["welcomeThread", channel.name], dm: ["welcomeDm", state.bot.display] }[channel.kind];
  return el("div", { class: "welcome" }, channel.kind === "dm" ? avatar(state.bot, 68) : el("span", { class: "big" }, icon(channel.kind === "thread" ? "thread" : "hash")),
    el("h2", {}, t(words[0], { name: words[1] })),
    channel.kind === "text" ? el("div", { id: "newcomer" }, newcomer()) : el("p", {}, t(channel.kind === "dm" ? "beginningDm" : "beginning")));
}

/** What somebody needs who has never been here: who they are, and that they may be others too. */
function newcomer() {
  return [
    el("p", {}, t("newcomerPeople", { name: state.me.display })),
    el("div", { class: "faces" }, faces(state, become, "person")),
    el("p", { class: "subtext" }, t("newcomerCommands"), state.kept ? ` ${t("newcomerKept")}` : ""),
  ];
}

async function older() {
  const before = messages[0]?.id;
  const earlier = await ask("history", { channel: here, before });
  const height = $("scroll").scrollHeight;
  messages = [...earlier, ...messages];
  drawAll();
  $("scroll").scrollTop = $("scroll").scrollHeight - height;
}

/** Whether something happened that has a picture of its own: more of them, and the last is no other size of what was there. */
function tellsMore(before, now) {
  const upright = (pictures) => pictures.at(-1).classList.contains("upright");
  return before.length > 0 && now.length > before.length && upright(before) === upright(now);
}

function notice(words) {
  const node = el("div", { class: "notice redline", role: "alert" }, words);
  $("messages").append(node);
  toBottom();
  const away = () => (handIsBusy() ? setTimeout(away, 1000) : node.remove());
  setTimeout(away, 8000);
}

// --- news ---------------------------------------------------------------------------------------------

on("message", ({ message }) => {
  if (message.channel_id !== here) return;
  const at = messages.findIndex((m) => m.id === message.id);
  showTyping(false);
  if (at < 0) arrived(message);
  else changed(message, at);
});

/** A new message; what somebody asked for is shown, however far up they asked. */
function arrived(message) {
  const nodes = withDay(message, messages.at(-1));
  const becameOfPress = byAPress() && message.author.bot && nodes.at(-1).querySelector(".picture");
  const asked = message.ephemeral || message.mine || becameOfPress, atOnce = message.mine || message.used || byAPress();
  const stay = follows(asked);
  const answered = messages.some((each) => holds(each.id) && each.ephemeral);
  messages.push(message);
  if (asked || !answered) hold(message.id, asked);
  keepingPlace(() => $("messages").append(...nodes));
  if (asked && atOnce) toBottom();
  else if (stay) follow();
}

/** A message as it is now. While a hand is on its buttons, only what its own press asked for moves the view. */
function changed(message, at) {
  messages[at] = message;
  const old = document.getElementById(`m${message.id}`), node = withDay(message, messages[at - 1]).at(-1);
  const awaited = holds(message.id) && old.querySelector(".thinking") !== null;
  const owed = isOwed(message.id), stay = follows(), pictures = aboveButtons(old);
  drawnAnew(old, node, owed);
  keepingPlace(() => replace(old, node));
  if (awaited) return toBottom();
  if (!isPressed(message.id)) return stay && follow();
  if (owed || !node.contains(controlUnderHand())) keepInView(message.id);
  if (tellsMore(pictures, aboveButtons(node))) showHeadFirst(message.id, owed);
}

/** Puts a message as it is now in its place; a picture that it shows still is not loaded anew. */
function replace(old, fresh) {
  const drawn = new Map([...old.querySelectorAll(".picture img")].map((image) => [new URL(image.src).pathname, image]));
  for (const image of fresh.querySelectorAll(".picture img")) {
    const same = drawn.get(new URL(image.src).pathname);
    if (same) image.replaceWith(Object.assign(same, { alt: image.alt }));
  }
  old.replaceWith(fresh);
}

on("gone", ({ id, channel }) => {
  if (channel !== here) return;
  messages = messages.filter((m) => m.id !== id);
  drawKeepingPlace();
});

function drawKeepingPlace() {
  const stay = follows();
  keepingPlace(drawAll);
  if (stay) follow();
}

on("state", ({ state: fresh }) => {
  const language = state?.me.locale;
  take(fresh);
  if (language !== state.me.locale) drawInAnotherLanguage();
  read();
});

/** A command has another name now, in what is drawn already too. */
async function drawInAnotherLanguage() {
  if (!here) return; // on the way from one person to another
  drawKeepingPlace();
  const place = here, told = new Map((await ask("history", { channel: place }).catch(() => [])).map((each) => [each.id, each]));
  if (here !== place) return;
  messages = messages.map((message) => told.get(message.id) ?? message);
  drawKeepingPlace();
}

on("typing", ({ channel }) => channel === here && showTyping(true));

function showTyping(yes) {
  clearTimeout(typing);
  $("typing").textContent = yes ? t("typing", { name: state.bot.display }) : "";
  if (yes) typing = setTimeout(() => showTyping(false), 10000);
}

on("open", async () => {
  document.body.classList.remove("lost");
  const asked = new URLSearchParams(location.search).get("as") ?? sessionStorage.getItem("person");
  take(await ask("look", asked ? { as: asked, ...sight() } : sight()).catch(() => ask("look")));
  const wanted = location.hash.slice(1);
  await go(known.channel(wanted) ? wanted : urgent());
  if (!asked && messages.every((each) => each.author.bot && !each.used && !each.ephemeral)) await speakTheirs();
});

/** Whoever begins reads the language of their browser; it can be changed behind their face. */
async function speakTheirs() {
  const theirs = navigator.language.startsWith("fr") ? "fr" : "en-US";
  if (theirs.slice(0, 2) === state.me.locale.slice(0, 2)) return;
  await ask("settings", { locale: theirs });
  if (state.me.manager) await ask("server", { locale: theirs });
}

on("lost", () => {
  document.body.classList.add("lost");
  $("lost").textContent = t("lost");
});

watch();
document.addEventListener("visibilitychange", read);
window.addEventListener("hashchange", () => {
  const wanted = location.hash.slice(1);
  if (wanted !== here && known.channel(wanted)) go(wanted);
});
// A link to a message goes there, and shows which one it is.
document.addEventListener("click", async (event) => {
  const link = event.target.closest?.("a[data-message]");
  if (!link) return;
  event.preventDefault();
  const wanted = link.getAttribute("href").slice(1);
  if (!known.channel(wanted)) return notice(t("gone"));
  if (wanted !== here) await go(wanted);
  const node = document.getElementById(`m${link.dataset.message}`);
  node?.scrollIntoView({ block: "center" });
  node?.classList.add("found");
  setTimeout(() => node?.classList.remove("found"), 2000);
});
for (const act of ["click", "keydown"]) {
  document.addEventListener(act, (event) => {
    const named = event.target.closest?.(".mention.command");
    if (!named || (act === "keydown" && event.key !== "Enter")) return;
    event.preventDefault();
    propose(named.dataset.command);
  });
}
$("skip").addEventListener("click", (event) => {
  event.preventDefault();
  $("scroll").focus();
});
$("veil").addEventListener("click", () => document.body.classList.remove("drawer"));

setUp(known);
setKnown(known);
openOnRightClick(known, () => here);
connect();
