// The part of the messages that is in sight: what is brought there, and what stays where it is.

import { $ } from "./dom.js";
import { handIsBusy, underHand } from "./hand.js";

const BELOW = 56; // pixels: a line or two that stand under the buttons
const MARGIN = 8; // pixels between what is brought into sight and the edge
const LOOKED_AT = 4500; // milliseconds for pictures that came on top, before the view goes back to the buttons
const BY_A_PRESS = 4000; // milliseconds: what comes so soon after a press is what became of it
const LATER = 300; // milliseconds until the hand is looked at again

let knownTop = 0; // how far down the messages were when we last looked
let atBottom = true; // whether the newest message is to stay in sight
let pressed = null; // id of the message whose button was used last, until the reader scrolls or is answered elsewhere
let pressedAt = 0; // when
let owed = null; // id of the message that has yet to change by that press
let held = null; // id of the new message whose head stays in sight until the reader scrolls
let goingBack = 0;
let following = 0;

const nodeOf = (id) => document.getElementById(`m${id}`);
const topOf = (node) => node.getBoundingClientRect().top;

/** A button of this message was used. */
export function pressOn(id) {
  clearTimeout(goingBack);
  [pressed, owed, pressedAt] = [id, id, Date.now()];
}

/** Whether something that comes now is what a press of this reader's has led to. */
export const byAPress = () => pressed !== null && Date.now() - pressedAt < BY_A_PRESS;

/** Whether it is the first change of this message after a press on it. */
export function isOwed(id) {
  const answers = owed === id && byAPress();
  if (answers) owed = null;
  return answers;
}

export const isPressed = (id) => pressed === id;

/** From now on the head of this message stays in sight; `instead`: of what was pressed. */
export function hold(id, instead = false) {
  held = id;
  if (instead) pressed = null;
}

export const holds = (id) => held === id;

/** The pictures that a message shows above its first button. */
export function aboveButtons(node) {
  const row = node.querySelector(".row");
  return [...node.querySelectorAll(".picture")].filter((picture) => row && isBefore(picture, row));
}

const isBefore = (one, other) => Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

/** Changes what is shown, and keeps what the hand is on, else what has the focus or was pressed, at its place. */
export function keepingPlace(change) {
  clearTimeout(goingBack);
  const place = $("scroll"), before = place.scrollTop, marks = landmarks().map((mark) => [mark, topOf(document.querySelector(mark))]);
  change();
  $("messages").style.marginBottom = "";
  const [mark, was] = marks.find(([each]) => document.querySelector(each)) ?? [];
  scrollTo(before + (mark ? topOf(document.querySelector(mark)) - was + place.scrollTop - before : 0));
}

/** What to measure by, the best first: the control under the hand, the buttons of its message, the message. */
function landmarks() {
  const node = [underHand(), document.activeElement].find((each) => each?.closest(".message"));
  const message = node?.closest(".message") ?? nodeOf(pressed);
  if (!message) return [];
  const control = node?.closest(":is(.btn, .select)[data-id]"), row = message.querySelector(".row");
  const belowPictures = row && !(node && isBefore(node, row) && !node.contains(row));
  return [
    control && `#${message.id} [data-id="${CSS.escape(control.dataset.id)}"]`,
    belowPictures && `#${message.id} .row`,
    `#${message.id}`,
  ].filter(Boolean);
}

/** Scrolls there at once; room is made below where there is too little to scroll so far. */
function scrollTo(top) {
  const place = $("scroll"), list = $("messages");
  list.style.marginBottom = "";
  const lack = top - (place.scrollHeight - place.clientHeight);
  if (lack > 0) list.style.marginBottom = `${Math.ceil(lack)}px`;
  place.scrollTop = top;
  knownTop = place.scrollTop;
}

/** Shows the newest message, and never less than the head of the one that is held, or the buttons just used. */
export function toBottom() {
  clearTimeout(following);
  const place = $("scroll");
  $("messages").style.marginBottom = "";
  const wanted = pressed && nodeOf(pressed) ? eyeOn(pressed).top : held && nodeOf(held) ? landing(nodeOf(held)) : Infinity;
  const head = wanted - place.getBoundingClientRect().top + place.scrollTop;
  place.scrollTop = Math.min(place.scrollHeight - place.clientHeight, head - MARGIN);
  [knownTop, atBottom] = [place.scrollTop, true];
}

/** The same, as soon as no hand is about to press something. */
export function follow() {
  clearTimeout(following);
  if (!follows()) return;
  if (handIsBusy()) following = setTimeout(follow, LATER);
  else toBottom();
}

/** What comes to the upper edge of the view for a new message: its head; where it is too tall and its buttons
 * come after pictures, as much of it as ends with the buttons, if all that is to be read there fits. */
function landing(node) {
  const whole = node.getBoundingClientRect(), room = $("scroll").clientHeight - 2 * MARGIN, last = aboveButtons(node).at(-1);
  if (whole.height <= room || !last) return whole.top;
  const bottom = endOfRows(node, whole);
  return bottom - last.getBoundingClientRect().bottom <= room ? bottom - room : whole.top;
}

const endOfRows = (node, whole) => Math.min([...node.querySelectorAll(".row")].at(-1).getBoundingClientRect().bottom + BELOW, whole.bottom);

/** What of a message a reader looks at who has just used it: its buttons and a word under them, and all above where that fits. */
function eyeOn(id) {
  const node = nodeOf(id);
  if (!node) return {};
  const whole = node.getBoundingClientRect(), row = node.querySelector(".row");
  if (!row) return { top: whole.top, bottom: whole.bottom };
  const fits = whole.height <= $("scroll").clientHeight;
  return { top: fits ? whole.top : topOf(row), bottom: endOfRows(node, whole) };
}

/** Moves the view no more than is needed for what the reader of this message looks at. */
export function keepInView(id) {
  const place = $("scroll"), frame = place.getBoundingClientRect(), { top, bottom } = eyeOn(id);
  if (top < frame.top || bottom - top > frame.height) scrollTo(place.scrollTop + top - frame.top - MARGIN);
  else if (bottom > frame.bottom) scrollTo(place.scrollTop + bottom - frame.bottom + MARGIN);
  atBottom = false;
}

/** Shows the head of a message that was pressed, where pictures came on top; then its buttons. Where its reader
 * did not ask for them, not before their hand is off the buttons. */
export function showHeadFirst(id, asked) {
  if (asked) showHead(id);
  else atRest(id, () => showHead(id));
}

function showHead(id) {
  const place = $("scroll"), above = topOf(place) - topOf(nodeOf(id));
  if (above <= 0) return;
  scrollTo(place.scrollTop - above - MARGIN);
  atBottom = false;
  atRest(id, () => keepInView(id), LOOKED_AT);
}

/** Moves the view to a message that was pressed as soon as no hand is about to press something, if it still matters. */
function atRest(id, move, wait = 0) {
  clearTimeout(goingBack);
  goingBack = setTimeout(() => {
    if (pressed !== id || !nodeOf(id)) return;
    if (handIsBusy()) atRest(id, move, LATER);
    else move();
  }, wait);
}

/** Whether the newest message is to stay in sight: only a reader who turned back says no, growth does not. */
export function follows(asked = false) {
  const place = $("scroll");
  if (asked || place.scrollHeight - place.scrollTop - place.clientHeight < 120) atBottom = true;
  else if (place.scrollTop < knownTop - 2) atBottom = false;
  knownTop = place.scrollTop;
  return atBottom;
}

/** Whatever grows late (a picture, a list, the keyboard of a phone) must not push out of sight what is looked at. */
function grown() {
  if (pressed === null) follow();
  else if (!handIsBusy() && nodeOf(pressed)) keepInView(pressed);
}

/** Who scrolls reads on: from then on nothing is held, and growth keeps the newest in sight only at the end. */
function readOn() {
  pressed = null;
  if (held) [held, atBottom] = [null, false];
}

/** Begins to watch what its reader does. */
export function watch() {
  const place = $("scroll");
  place.addEventListener("scroll", () => follows());
  for (const act of ["wheel", "touchmove", "keydown"]) place.addEventListener(act, readOn, { passive: true });
  place.addEventListener("pointerdown", (event) => event.target === place && readOn());
  const watcher = new ResizeObserver(grown);
  watcher.observe($("messages"));
  watcher.observe(place);
}
