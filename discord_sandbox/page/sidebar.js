// The column at the left: the server's channels and threads, the private conversation, and who you are.

import { $, avatar, el, fill, icon } from "./dom.js";
import { overlay } from "./popups.js";
import { ask } from "./socket.js";
import { t } from "./words.js";

/** Draws the whole column. `go` opens a channel, `become` turns into another person. */
export function drawSidebar(state, here, go, become) {
  const rooms = state.channels.filter((c) => c.kind === "text");
  const threads = (room) => state.channels.filter((c) => c.kind === "thread" && c.parent === room.id);
  const dms = state.channels.filter((c) => c.kind === "dm");
  const lines = rooms.flatMap((room) => [line(room, here, go, "hash"), ...threads(room).map((thread) => line(thread, here, go, "thread"))]);
  fill($("sidebar"),
    el("header", {}, el("b", {}, state.guild.name), status(state)),
    el("div", { class: "rooms" },
      el("h3", {}, t("channels")), lines,
      el("h3", {}, t("messages")), (dms.length ? dms : [unopened]).map((dm) => dmLine(dm, state, here, go))),
    people(state, become));
}

// The conversation that nobody has begun yet; it is opened by the first click.
const unopened = { id: "dm", kind: "dm", unread: false, pings: 0 };

function status(state) {
  const dot = el("span", { class: state.bot.connected ? "dot on" : "dot", title: state.bot.connected ? "" : t("offline") });
  return el("span", { class: "status" }, dot, state.bot.display);
}

function line(room, here, go, sign) {
  return row(room, here, go, icon(sign), room.name);
}

function dmLine(dm, state, here, go) {
  return row(dm, here, go, avatar(state.bot, 28), state.bot.display);
}

function row(room, here, go, sign, name) {
  const classes = ["room", room.kind];
  if (room.id === here) classes.push("here");
  if (room.unread && room.id !== here) classes.push("unread");
  return el("button", { type: "button", class: classes.join(" "), data: { channel: room.id }, onclick: () => go(room.id), title: name },
    sign, el("span", { class: "name" }, name), badge(room.pings));
}

function badge(count) {
  return count ? el("span", { class: "badge" }, count > 99 ? "99+" : String(count)) : null;
}

/** The six people: whoever is clicked is who you are. `name` is the class by which they are drawn. */
export function faces(state, become, name = "face") {
  return state.people.map((who) => {
    const mine = who.id === state.me.id;
    const face = el("button", { type: "button", class: mine ? `${name} me` : name, title: who.display, "aria-pressed": String(mine), data: { person: who.id } },
      avatar(who, 34), badge(mine ? 0 : who.pings), el("span", {}, who.display));
    face.addEventListener("click", () => become(who.id));
    return face;
  });
}

function people(state, become) {
  const gear = el("button", { type: "button", class: "round", title: t("settings", { name: state.me.display }), "aria-label": t("settings", { name: state.me.display }), onclick: () => settings(state) }, icon("gear"));
  const notes = [state.me.manager ? t("manager") : null, state.me.dmsOpen ? null : t("dmsClosed"), state.me.locale.startsWith("fr") ? "FR" : "EN"];
  return el("footer", {},
    el("h3", {}, t("you")),
    el("div", { class: "faces" }, faces(state, become)),
    el("div", { class: "self" }, avatar(state.me, 32), el("span", { class: "name" }, el("b", {}, state.me.display), el("small", {}, notes.filter(Boolean).join(" · "))), gear));
}

function settings(state) {
  const language = (value, change) => el("span", { class: "switcher" }, [["en-US", "English"], ["fr", "Français"]].map(([code, name]) =>
    el("button", { type: "button", class: value === code ? "on" : "", onclick: () => change(code) }, name)));
  const toggle = el("input", { type: "checkbox", class: "toggle", checked: state.me.dmsOpen });
  toggle.addEventListener("change", () => ask("settings", { dmsOpen: toggle.checked }));
  const done = el("button", { type: "button", class: "btn primary" }, t("save"));
  const change = (code) => { ask("settings", { locale: code }); close(); };
  const rows = [
    el("label", { class: "setting" }, t("language"), language(state.me.locale, change)),
    el("label", { class: "setting" }, t("dmsOpen"), toggle),
  ];
  if (state.me.manager) rows.push(
    el("label", { class: "setting" }, t("serverLanguage"), language(state.guild.locale, (code) => { ask("server", { locale: code }); close(); })),
    el("label", { class: "setting" }, t("bot"), el("button", { type: "button", class: state.guild.hasBot ? "btn danger" : "btn success",
      onclick: () => { ask("server", { bot: state.guild.hasBot ? "kick" : "invite" }); close(); } }, state.guild.hasBot ? t("remove") : t("invite"))));
  const close = overlay(el("div", { class: "modal", role: "dialog", "aria-modal": "true" },
    el("header", {}, el("h2", {}, t("settings", { name: state.me.display }))), el("div", { class: "fields" }, rows), el("footer", {}, done)));
  done.addEventListener("click", close);
}
