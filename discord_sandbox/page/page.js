// The page as a whole: which person, which channel, which messages; the rest is drawn by the other files.

import { openIn, focus, propose, setUp } from "./composer.js";
import { $, avatar, el, fill, icon } from "./dom.js";
import { openOnRightClick } from "./menus.js";
import { messageNode } from "./messages.js";
import { setKnown } from "./modal.js";
import { drawSidebar, faces } from "./sidebar.js";
import { ask, connect, on } from "./socket.js";
import { speak, t } from "./words.js";

let state = null;
let here = null; // id of the open channel
let messages = []; // of the open channel, oldest first
const BELOW = 56; // pixels: a line or two that stand under the buttons
const LOOKED_AT = 4500; // milliseconds for pictures that came on top, before the view goes back to the buttons
const BY_A_PRESS = 4000; // milliseconds: what is posted so soon after a press is what became of it
let typing = 0;
let goingBack = 0;
let knownTop = 0; // how far down the messages were when we last looked
let atBottom = true; // whether the newest message is to stay in sight
let pressed = null; // id of the message whose button was used last, until the reader scrolls or is answered elsewhere
let pressedAt = 0; // when
let held = null; // id of the new message whose head stays in sight until the reader scrolls

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
  press: (message) => { clearTimeout(goingBack); [pressed, pressedAt] = [message.id, Date.now()]; },
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
  held = messages.at(-1)?.id ?? null;
  drawAll();
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
  toBottom();
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

/** The pictures that a message shows above its first button. */
function aboveButtons(node) {
  const row = node.querySelector(".row");
  const isAbove = (picture) => row && picture.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [...node.querySelectorAll(".picture")].filter(isAbove);
}

/** Whether something happened that has a picture of its own: more of them, and the last is no other size of what was there. */
function tellsMore(before, now) {
  const upright = (pictures) => pictures.at(-1).classList.contains("upright");
  return before.length > 0 && now.length > before.length && upright(before) === upright(now);
}

/** Shows the head of a message that was pressed, where pictures came on top; then its buttons. */
function showHeadFirst(id) {
  const place = $("scroll"), above = place.getBoundingClientRect().top - document.getElementById(`m${id}`).getBoundingClientRect().top;
  if (above <= 0) return;
  place.scrollTop -= above + 8;
  [knownTop, atBottom] = [place.scrollTop, false];
  goingBack = setTimeout(() => {
    const away = eyeOn(id).bottom - place.getBoundingClientRect().bottom;
    if (pressed !== id || !(away > 0)) return;
    place.scrollBy({ top: away + 8, behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth" });
  }, LOOKED_AT);
}

/** Shows the newest message, and never less than the head of the one that is held, or the buttons just used. */
function toBottom() {
  const place = $("scroll");
  const wanted = pressed ? eyeOn(pressed).top : held ? document.getElementById(`m${held}`)?.getBoundingClientRect().top : undefined;
  const head = wanted === undefined ? Infinity : wanted - place.getBoundingClientRect().top + place.scrollTop;
  place.scrollTop = Math.min(place.scrollHeight - place.clientHeight, head - 8);
  [knownTop, atBottom] = [place.scrollTop, true];
}

/** What of a message a reader looks at who has just used it: all of it where it fits, else its buttons and a word under them. */
function eyeOn(id) {
  const node = document.getElementById(`m${id}`);
  if (!node) return {};
  const whole = node.getBoundingClientRect(), rows = [...node.querySelectorAll(".row")];
  if (whole.height <= $("scroll").clientHeight || !rows.length) return { top: whole.top, bottom: whole.bottom };
  const bottom = rows.at(-1).getBoundingClientRect().bottom;
  return { top: rows[0].getBoundingClientRect().top, bottom: Math.min(bottom + BELOW, whole.bottom) };
}

/** Leaves the view where it was, unless what its reader looks at would be out of sight. */
function keepInView(id, before) {
  const place = $("scroll");
  place.scrollTop = before; // the browser may have followed what was below
  const frame = place.getBoundingClientRect(), { top, bottom } = eyeOn(id);
  if (top < frame.top || bottom - top > frame.height) place.scrollTop += top - frame.top - 8;
  else if (bottom > frame.bottom) place.scrollTop += bottom - frame.bottom + 8;
  [knownTop, atBottom] = [place.scrollTop, false];
}

/** Whether the newest message is to stay in sight: only a reader who turned back says no, growth does not. */
function follows() {
  const place = $("scroll");
  if (place.scrollHeight - place.scrollTop - place.clientHeight < 120) atBottom = true;
  else if (place.scrollTop < knownTop - 2) atBottom = false;
  knownTop = place.scrollTop;
  return atBottom;
}

function notice(words) {
  const node = el("div", { class: "notice redline", role: "alert" }, words);
  $("messages").append(node);
  toBottom();
  setTimeout(() => node.remove(), 8000);
}

// --- news ---------------------------------------------------------------------------------------------

on("message", ({ message }) => {
  if (message.channel_id !== here) return;
  const at = messages.findIndex((m) => m.id === message.id);
  if (at >= 0) messages[at] = message;
  else messages.push(message);
  const place = at >= 0 ? at : messages.length - 1;
  const nodes = withDay(message, messages[place - 1]), node = nodes.at(-1);
  const asked = at < 0 && (message.ephemeral || message.mine || becameOfPress(message, node));
  const stay = follows() || asked; // what somebody asked for is shown, however far up they asked
  const answered = messages.some((each) => each.id === held && each.ephemeral);
  if (asked) [held, pressed] = [message.id, null];
  else if (at < 0 && !answered) held = message.id;
  showTyping(false);
  const old = document.getElementById(`m${message.id}`), before = $("scroll").scrollTop;
  const pictures = old ? aboveButtons(old) : [];
  clearTimeout(goingBack);
  if (old) replace(old, node);
  else $("messages").append(...nodes);
  if (message.id === pressed) {
    keepInView(message.id, before);
    if (tellsMore(pictures, aboveButtons(node))) showHeadFirst(message.id);
  } else if (stay) toBottom();
});

/** Whether a new message is what a press of this reader's has led to: their turn as the table sees it, with its picture. */
function becameOfPress(message, node) {
  return pressed && Date.now() - pressedAt < BY_A_PRESS && message.author.bot && node.querySelector(".picture");
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
  const place = $("scroll").scrollTop;
  const stay = follows();
  drawAll();
  if (!stay) $("scroll").scrollTop = place;
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

// Whatever grows late (a picture, a list, the keyboard of a phone) must not push the newest message out of sight.
const keepInSight = () => follows() && toBottom();
$("scroll").addEventListener("scroll", follows);
// Who scrolls reads on: from then on nothing is held, and growth keeps the newest in sight only at the end.
const readOn = () => {
  pressed = null;
  if (held) [held, atBottom] = [null, false];
};
for (const act of ["wheel", "touchmove", "keydown"]) $("scroll").addEventListener(act, readOn, { passive: true });
$("scroll").addEventListener("pointerdown", (event) => event.target === $("scroll") && readOn());
const watcher = new ResizeObserver(keepInSight);
watcher.observe($("messages"));
watcher.observe($("scroll"));
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
