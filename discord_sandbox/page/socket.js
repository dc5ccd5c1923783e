// The line to the sandbox: questions with answers, and news in between. Comes back by itself when it is cut.

import { t } from "./words.js";

const waiting = new Map();
const listeners = new Map();
let socket = null;
let next = 1;
// What is pressed stays where it is until it is let go: news redraws the page, and a browser makes no click of a
// press and a release that meet different elements.
let pressed = false;
let lettingGo = 0;
const held = [];
const CLICK_AFTER = 80; // milliseconds after a release, by which its click has come: a finger's is not in the same turn

/** Calls `listener` for each piece of news of that name: state, message, gone, typing, open, lost. */
export function on(event, listener) {
  listeners.set(event, listener);
}

/** Asks for an action; resolves with its result, rejects with the sandbox's words. */
export function ask(action, asked = {}) {
  return new Promise((resolve, reject) => {
    if (socket?.readyState !== WebSocket.OPEN) return reject(new Error(t("lost")));
    const n = next++;
    waiting.set(n, { resolve, reject });
    socket.send(JSON.stringify({ n, do: action, ...asked }));
  });
}

export function connect() {
  socket = new WebSocket(`ws://${location.host}/page/socket`);
  socket.addEventListener("open", () => emit("open"));
  socket.addEventListener("message", (frame) => receive(JSON.parse(frame.data)));
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error(t("lost")));
    waiting.clear();
    emit("lost");
    setTimeout(connect, 800);
  });
}

function receive(frame) {
  if (pressed || held.length) return held.push(frame);
  if (frame.event) return emit(frame.event, frame);
  const asker = waiting.get(frame.n);
  waiting.delete(frame.n);
  if (!asker) return;
  if (frame.refused !== undefined) asker.reject(new Error(t(frame.refused)));
  else asker.resolve(frame.result);
}

function emit(event, frame) {
  listeners.get(event)?.(frame);
}

/** Whether the mouse button, or a finger, is down. */
export const pressing = () => pressed;

function letGo() {
  clearTimeout(lettingGo);
  pressed = false;
  for (const frame of held.splice(0)) receive(frame);
}

const soon = (milliseconds) => { clearTimeout(lettingGo); lettingGo = setTimeout(letGo, milliseconds); };
document.addEventListener("pointerdown", (event) => { clearTimeout(lettingGo); pressed = event.button === 0; }, true);
document.addEventListener("pointerup", () => soon(CLICK_AFTER), true);
for (const end of ["click", "pointercancel"]) document.addEventListener(end, () => pressed && soon(0), true);
window.addEventListener("blur", letGo);
