// The reader's hand: where it is, what it presses, and presses that were meant for what stood there before.

import { pressing } from "./socket.js";

const AT_REST = 1000; // milliseconds without a move, after which the page may move by itself
const SUDDEN = 600; // milliseconds: what somebody presses so soon after it came, they have not seen
const STILL = 8; // pixels that a hand which stands still may move
const CONTROLS = ".message :is(.btn, .select, .option, .linkish, .file, .link)";

let hand = null; // where the pointer is, or a finger was a moment ago
let down = null; // the control under a press, with its message
const stood = new WeakMap(); // message drawn anew → when, whether a press asked for it, and what stood where before

const control = (node) => node?.closest?.(CONTROLS) ?? null;
const words = (node) => node.textContent.trim();

/** What the hand is on; null where there is none. */
export function underHand() {
  if (!hand || (hand.finger && Date.now() - hand.at > AT_REST)) return null;
  return document.elementFromPoint(hand.x, hand.y);
}

/** The button or link that the hand is on. */
export const controlUnderHand = () => control(underHand());

/** Whether somebody is pressing or about to: then nothing on the page moves by itself. */
export function handIsBusy() {
  return pressing() || (hand !== null && Date.now() - hand.at < AT_REST) || controlUnderHand() !== null;
}

/** Notes what stood where in a message that `fresh` takes the place of; `asked`: a press wanted it so. */
export function drawnAnew(old, fresh, asked) {
  const before = [...old.querySelectorAll(CONTROLS)].map((node) => [words(node), node.getBoundingClientRect()]);
  stood.set(fresh, { at: Date.now(), asked, before });
}

/** Whether a press on a control, at this point, was meant for what stood there a moment ago: another control,
 * where nobody here asked for the change; anything at all, where it is a control that takes away. */
function isSudden(node, x, y) {
  const found = stood.get(node.closest(".message"));
  if (!found || Date.now() - found.at > SUDDEN) return false;
  const [said] = found.before.find(([, box]) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom) ?? [null];
  return said !== words(node) && (node.matches(".danger, .dismiss") || (said !== null && !found.asked));
}

const note = (event) => { hand = { x: event.clientX, y: event.clientY, at: Date.now(), finger: event.pointerType === "touch" }; };
for (const act of ["pointerdown", "pointermove", "pointerup"]) document.addEventListener(act, note, { capture: true, passive: true });
document.documentElement.addEventListener("pointerleave", (event) => { if (event.pointerType !== "touch") hand = null; });

document.addEventListener("pointerdown", (event) => {
  const node = event.button === 0 ? control(event.target) : null;
  down = node && { node, x: event.clientX, y: event.clientY, message: node.closest(".message").id };
}, true);

// A press counts for what it was begun on, even if that was pulled away from under the hand, or drawn anew.
document.addEventListener("pointerup", (event) => {
  const begun = down;
  down = null;
  if (!begun || Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > STILL || control(event.target) === begun.node) return;
  const again = `#${begun.message} [data-id="${CSS.escape(begun.node.dataset.id ?? "")}"]`;
  const meant = begun.node.isConnected ? begun.node : document.querySelector(again);
  document.addEventListener("click", stop, true); // the one that the browser makes of it, if it makes any
  setTimeout(() => {
    document.removeEventListener("click", stop, true);
    meant?.click();
  });
}, true);

function stop(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

document.addEventListener("click", (event) => {
  const node = control(event.target);
  if (!event.isTrusted || !event.detail || !node || !isSudden(node, event.clientX, event.clientY)) return;
  stop(event);
  node.classList.remove("sudden");
  void node.offsetWidth; // so that it flashes again
  node.classList.add("sudden");
}, true);
