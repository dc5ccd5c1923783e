// The line at the bottom: plain words, or "/" and a command with its options.

import { $, avatar, el } from "./dom.js";
import { showModal } from "./modal.js";
import { ask } from "./socket.js";
import { language, t } from "./words.js";

const SHOWN_OPTIONS = 5;
const STRING = 3, INTEGER = 4, BOOLEAN = 5, USER = 6, CHANNEL = 7, NUMBER = 10, FILE = 11;
const LARGEST_FILE = 10 * 1024 * 1024;

let known = null;
let channel = null;
let drawnFor = ""; // the place and language that the line was drawn for
let commands = [];
let renamed = null; // old names of commands, without accents, each with its name of today
let chosen = null; // the command whose options are being filled in
let values = {}; // option name -> {value, shown}
let lines = []; // what the popup offers now: {nodes, take}
let marked = 0;
let asked = 0; // number of the last question; an answer to an earlier one comes too late

export function setUp(world) {
  known = world;
  const form = $("composer");
  form.addEventListener("submit", (event) => { event.preventDefault(); enter(); });
  form.addEventListener("keydown", onKey);
  // Before the lines themselves hear it: a line that is taken is gone from the popup afterwards.
  document.addEventListener("mousedown", (event) => {
    if (!$("popup").contains(event.target) && !form.contains(event.target)) offer([]);
  }, true);
}

/** Turns to another channel and forgets what was half typed. */
export function openIn(where) {
  const place = JSON.stringify([where?.id, where?.mayWrite, language()]);
  const same = place === drawnFor;
  [channel, drawnFor] = [where, place];
  if (!same || !$("composer").firstChild) plain();
}

/** Puts a command into the line, ready to be sent. */
export async function propose(path) {
  commands = await ask("commands", { channel: channel.id }).catch(() => []);
  const command = commands.find((c) => c.path === path);
  if (command) choose(command);
}

export function focus() {
  $("composer").querySelector("input")?.focus();
}

function plain(text = "") {
  chosen = null;
  values = {};
  asked++;
  offer([]);
  const name = channel ? known.title(channel) : "";
  const write = channel?.kind === "dm" ? "writeTo" : "write";
  const input = el("input", { class: "words", "aria-label": t(write, { name }), placeholder: t(write, { name }), maxLength: 2000, enterkeyhint: "send" });
  input.value = text;
  input.disabled = !channel?.mayWrite;
  if (input.disabled) input.placeholder = t("noWrite");
  input.addEventListener("input", () => typed(input.value));
  $("composer").replaceChildren(input);
  $("composer").className = "";
}

async function typed(text) {
  const number = ++asked;
  if (!text.startsWith("/")) return offer([]);
  if (text === "/" || !commands.length) commands = await ask("commands", { channel: channel.id }).catch(() => []);
  await learnRenamed();
  if (number !== asked) return;
  const wanted = text.slice(1).trimStart().toLowerCase();
  const now = exactly(text) ? null : renamedTo(wanted);
  const fitting = commands.filter((c) => c.shown.startsWith(wanted) || c.path.startsWith(wanted)).sort((one, other) => place(one) - place(other));
  const also = wanted.length < 3 ? [] : commands.filter((c) => !fitting.includes(c) && `${c.shown} ${c.description}`.toLowerCase().includes(wanted));
  const others = [...fitting, ...also].filter((command) => command !== now?.command);
  offer([...(now && now.old === folded(wanted) ? [now.command] : []), ...others].map((command) => {
    const about = command === now?.command ? `${renaming(now)} ${command.description}` : command.description;
    return {
      nodes: [avatar(known.bot(), 28), el("span", { class: "words" }, el("b", {}, `/${command.shown}`, signature(command)), el("small", {}, about))],
      take: () => choose(command),
    };
  }));
}

/** Where a command stands in the list: those that the bot's host wants first, then as the bot brought them. */
function place(command) {
  const first = known.firstCommands(), at = first.indexOf(command.path);
  return at < 0 ? first.length : at;
}

// --- names of yesterday ---------------------------------------------------------------------------------

async function learnRenamed() {
  if (renamed) return;
  const told = await ask("renamed", {}).catch(() => ({}));
  renamed = new Map(Object.entries(told).map(([old, now]) => [folded(old), now]));
}

/** What somebody typed who remembers an old name: that name, and the command of today; else nothing. */
function renamedTo(words) {
  const parts = folded(words).split(/\s+/);
  for (let length = parts.length; length; length--) {
    const old = parts.slice(0, length).join(" ");
    const command = commands.find((c) => c.path === renamed?.get(old));
    if (command) return { old, command };
  }
  return null;
}

const renaming = ({ old, command }) => t("renamedCommand", { old, name: `/${command.shown}` });

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

function signature(command) {
  return command.options.filter((o) => o.required).map((o) => el("i", {}, ` ${o.shown}`));
}

// --- a command with its options -----------------------------------------------------------------------

function choose(command) {
  chosen = command;
  values = {};
  offer([]);
  const form = $("composer");
  form.className = "command";
  form.replaceChildren(el("span", { class: "name" }, `/${command.shown}`));
  for (const option of command.options.filter((o) => o.required)) form.append(chip(option));
  drawMore();
  const first = form.querySelector("input");
  if (first) first.focus();
  else form.querySelector("button.send").focus();
}

function drawMore() {
  const form = $("composer");
  form.querySelector(".more")?.remove();
  const left = chosen.options.filter((o) => !form.querySelector(`[data-option="${o.name}"]`));
  const more = el("span", { class: "more" });
  const shown = left.length <= SHOWN_OPTIONS + 1 ? left : left.slice(0, SHOWN_OPTIONS);
  for (const option of shown) {
    more.append(el("button", { type: "button", title: option.description, onclick: () => addOption(option) }, option.shown));
  }
  const rest = left.slice(shown.length);
  if (rest.length) more.append(el("button", { type: "button", class: "rest", onclick: () => offerRest(rest) }, t("more", { n: rest.length })));
  more.append(el("button", { type: "submit", class: "send btn primary" }, "↵"));
  form.append(more);
}

function offerRest(rest) {
  offer(rest.map((option) => ({
    nodes: [el("span", { class: "words" }, el("b", {}, option.shown), el("small", {}, option.description))],
    take: () => addOption(option),
  })));
  $("composer").querySelector(".rest").focus();
}

function addOption(option) {
  const node = chip(option);
  $("composer").querySelector(".more").before(node);
  drawMore();
  node.querySelector("input").focus();
}

function chip(option) {
  if (option.type === FILE) return fileChip(option);
  const input = el("input", { "aria-label": option.shown, size: 4, autocapitalize: "off", spellcheck: "false" });
  const node = el("span", { class: "chip", data: { option: option.name } }, el("span", {}, option.shown), input);
  const size = () => { input.size = Math.max(4, Math.min(28, input.value.length + 1)); };
  input.addEventListener("focus", () => { node.classList.add("on"); suggest(option, input); });
  input.addEventListener("blur", () => node.classList.remove("on"));
  input.addEventListener("input", () => {
    size();
    delete values[option.name];
    node.classList.remove("wrong", "set");
    const free = ![USER, CHANNEL, BOOLEAN].includes(option.type) && !option.choices.length;
    if (free && input.value && !mentions(option, input).length) values[option.name] = { value: parsed(option, input.value), shown: input.value };
    suggest(option, input);
  });
  input.addEventListener("picked", size);
  return node;
}

/** An option that takes a file: the browser's own way to choose one. */
function fileChip(option) {
  const input = el("input", { type: "file", "aria-label": option.shown });
  const node = el("span", { class: "chip upload", data: { option: option.name } }, el("span", {}, option.shown), input);
  input.addEventListener("focus", () => {
    node.classList.add("on");
    asked++;
    offer([], el("div", { class: "hint" }, el("b", {}, option.shown), ` ${option.description}`));
  });
  input.addEventListener("blur", () => node.classList.remove("on"));
  input.addEventListener("change", () => {
    const file = input.files[0];
    const fits = file && file.size > 0 && file.size <= LARGEST_FILE;
    if (fits) values[option.name] = { value: file, shown: input.value };
    else delete values[option.name];
    node.classList.toggle("set", Boolean(fits));
    node.classList.toggle("wrong", Boolean(file && !fits));
    if (file && !fits) {
      input.value = "";  // so that the same file may be chosen again, once it is another
      known.notice(t("refusedFile"));
    }
    if (fits) { offer([]); $("composer").querySelector("button.send").focus(); }
  });
  return node;
}

/** A file as the sandbox takes it. */
const carried = (file) => new Promise((resolve, reject) => {
  const reader = new FileReader();
  reader.addEventListener("load", () => resolve({ name: file.name, base64: reader.result.slice(reader.result.indexOf(",") + 1) }));
  reader.addEventListener("error", () => reject(new Error(t("refusedFile"))));
  reader.readAsDataURL(file);
});

async function withFiles(options) {
  const pairs = Object.entries(options).map(async ([name, value]) => [name, value instanceof File ? await carried(value) : value]);
  return Object.fromEntries(await Promise.all(pairs));
}

const parsed = (option, text) => option.type === INTEGER ? parseInt(text, 10) : option.type === NUMBER ? parseFloat(text) : withMentions(text);

/** Text as Discord sends it: people named with @ by their numbers, the longest names first. */
const withMentions = (text) => [...known.everybody()]
  .sort((one, other) => other.display.length - one.display.length)
  .reduce((words, who) => words.replaceAll(`@${who.display}`, `<@${who.id}>`), text);

/** The people whom the last @ in a line of words may mean. */
function mentions(option, input) {
  const sign = option.type === STRING && !option.autocomplete ? input.value.match(/@([^@]*)$/) : null;
  if (!sign) return [];
  return known.everybody().filter((who) => who.display.toLowerCase().startsWith(sign[1].toLowerCase()));
}

function mention(option, input, who) {
  return {
    nodes: [avatar(who, 24), el("span", { class: "words" }, el("b", {}, who.display))],
    take: () => {
      input.value = `${input.value.slice(0, input.value.lastIndexOf("@"))}@${who.display} `;
      input.dispatchEvent(new Event("input"));
      input.focus();
    },
  };
}

async function suggest(option, input) {
  const text = values[option.name]?.shown === input.value ? "" : input.value.toLowerCase();
  const number = ++asked;
  const title = el("div", { class: "hint" }, el("b", {}, option.shown), ` ${option.description}`);
  if (option.autocomplete) {
    if (!lines.length) offer([], title, t("loading"));
    const choices = await ask("complete", {
      channel: channel.id, path: chosen.path, option: option.name, text: input.value, options: plainValues(option.name),
    }).catch(() => []);
    if (number !== asked || document.activeElement !== input) return;
    return offer(choices.map((c) => pick(option, input, c.value, c.name)), title, choices.length ? null : t("none"));
  }
  const people = mentions(option, input);
  if (people.length) return offer(people.map((who) => mention(option, input, who)), title);
  const fits = (words) => words.toLowerCase().includes(text);
  offer(offeredFor(option).filter(([, shown]) => fits(shown)).map(([value, shown, who]) => pick(option, input, value, shown, who)), title);
}

function offeredFor(option) {
  if (option.choices.length) return option.choices.map((c) => [c.value, c.name]);
  if (option.type === USER) return known.everybody().map((who) => [who.id, who.display, who]);
  if (option.type === CHANNEL) return known.rooms().map((room) => [room.id, `#${room.name}`]);
  if (option.type === BOOLEAN) return [[true, t("yes")], [false, t("no")]];
  return [];
}

function pick(option, input, value, shown, who) {
  return {
    nodes: [who ? avatar(who, 24) : null, el("span", { class: "words" }, el("b", {}, shown))],
    take: () => {
      values[option.name] = { value, shown };
      input.value = shown;
      input.closest(".chip").classList.add("set");
      input.dispatchEvent(new Event("picked"));
      offer([]);
      const empty = [...$("composer").querySelectorAll(".chip")].find((node) => !(node.dataset.option in values));
      (empty?.querySelector("input") ?? $("composer").querySelector("button.send")).focus();
    },
  };
}

const plainValues = (except) =>
  Object.fromEntries(Object.entries(values).filter(([name, { value }]) => name !== except && !(except && value instanceof File)).map(([name, { value }]) => [name, value]));

// --- the popup and the keys -----------------------------------------------------------------------------

function offer(fresh, title = null, words = null) {
  lines = fresh;
  marked = 0;
  const popup = $("popup");
  const nodes = fresh.map((line, at) => {
    const node = el("button", { type: "button", class: "option", role: "option", tabindex: "-1" }, line.nodes);
    node.addEventListener("mousedown", (event) => { event.preventDefault(); line.take(); });
    node.addEventListener("mousemove", () => mark(at));
    return node;
  });
  popup.replaceChildren(...[title, ...nodes, words ? el("div", { class: "hint" }, words) : null].filter(Boolean));
  popup.hidden = !popup.firstChild;
  mark(0);
}

function mark(at) {
  marked = at;
  $("popup").querySelectorAll(".option").forEach((node, i) => {
    node.classList.toggle("marked", i === at);
    if (i === at) node.scrollIntoView({ block: "nearest" });
  });
}

function onKey(event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step && lines.length) {
    event.preventDefault();
    mark((marked + step + lines.length) % lines.length);
  } else if (event.key === "Escape") {
    if (lines.length) offer([]);
    else plain();
    focus();
  } else if (event.key === "Tab" && lines.length && !event.shiftKey) {
    event.preventDefault();
    lines[marked].take();
  } else if (event.key === "Enter" && lines.length && !settled(event.target)) {
    event.preventDefault();
    lines[marked].take();
  } else if (event.key === "Backspace" && event.target.value === "" && chosen) {
    event.preventDefault();
    goBack(event.target);
  }
}

/** Whether Enter in this field means "send": it holds a chosen value, or is optional and empty. */
function settled(input) {
  if (!chosen) return exactly(input.value)?.options.length === 0;
  const name = input.closest?.(".chip")?.dataset.option;
  const option = chosen.options.find((o) => o.name === name);
  return Boolean(option) && values[name]?.shown === input.value && !(option.autocomplete && !input.closest(".chip").classList.contains("set"));
}

function goBack(input) {
  const node = input.closest(".chip");
  const option = chosen.options.find((o) => o.name === node?.dataset.option);
  if (!option || option.required) plain(`/${chosen.shown}`);
  else { delete values[option.name]; node.remove(); drawMore(); offer([]); }
  const inputs = $("composer").querySelectorAll("input");
  inputs[inputs.length - 1]?.focus();
}

const exactly = (text) => commands.find((c) => text.trim() === `/${c.shown}` || text.trim() === `/${c.path}`);

async function enter() {
  if (!channel) return;
  if (chosen) return sendCommand();
  const input = $("composer").querySelector("input");
  const text = input.value.trim();
  if (!text) return;
  if (text.startsWith("/") && !commands.length) commands = await ask("commands", { channel: channel.id }).catch(() => []);
  const exact = exactly(text);
  if (exact) return exact.options.length ? choose(exact) : (chosen = exact, sendCommand());
  if (/^\/\p{L}/u.test(text)) {
    const begun = commands.find((c) => [c.shown, c.path].some((name) => text.startsWith(`/${name} `)));
    if (begun) return fillIn(begun, text);
    await learnRenamed();
    const now = renamedTo(text.slice(1));
    if (now) choose(now.command);
    return known.notice(now ? renaming(now) : t("unknownCommand", { name: text.split(" ")[0] }));
  }
  plain();
  focus();
  await ask("say", { channel: channel.id, text }).catch((refusal) => known.notice(refusal.message));
}

/** A whole line as on Discord, `/lay card:R5 business:A`: sent if all of it is understood, else it stays to be mended. */
async function fillIn(command, text) {
  const name = [command.shown, command.path].find((each) => text.startsWith(`/${each} `));
  const left = new Map(command.options.flatMap((option) => [option.shown, option.name].map((each) => [each.toLowerCase(), option])));
  const said = text.slice(name.length + 2).split(/(?:^|\s+)([\p{L}\p{M}\d_-]+):(?=\S)/u);
  choose(command);
  let understood = !said[0].trim();
  for (let at = 1; at < said.length; at += 2) {
    const option = left.get(said[at].toLowerCase());
    if (option) understood = put(option, said[at + 1].trim()) && understood;
    else understood = false;
  }
  if (!understood) return;
  offer([]);
  await sendCommand();
}

/** Puts typed words into an option's field; whether they are one of its values. */
function put(option, words) {
  if (!$("composer").querySelector(`[data-option="${option.name}"]`)) addOption(option);
  const node = $("composer").querySelector(`[data-option="${option.name}"]`), input = node.querySelector("input");
  if (option.type === FILE) return false;
  const found = offeredFor(option).find((offered) => offered.some((each) => folded(String(each?.display ?? each)) === folded(words.replace(/^@/, ""))));
  const free = ![USER, CHANNEL, BOOLEAN].includes(option.type) && !option.choices.length;
  input.value = found ? found[1] : words;
  if (found) values[option.name] = { value: found[0], shown: found[1] };
  else if (free) values[option.name] = { value: parsed(option, words), shown: words };
  node.classList.add(found || free ? "set" : "wrong");
  return Boolean(found || free);
}

async function sendCommand() {
  const missing = chosen.options.find((o) => o.required && !(o.name in values));
  if (missing) {
    const node = $("composer").querySelector(`[data-option="${missing.name}"]`);
    node.classList.add("wrong");
    node.querySelector("input").focus();
    return;
  }
  const sent = { channel: channel.id, path: chosen.path, options: plainValues() };
  const shown = chosen.shown;
  plain();
  focus();
  try {
    const outcome = await ask("slash", { ...sent, options: await withFiles(sent.options) });
    if (outcome.modal) showModal(outcome.modal);
    if (outcome.failed) known.notice(`/${shown}: ${t("silent")}`);
  } catch (refusal) {
    known.notice(`/${shown}: ${refusal.message}`);
  }
}
