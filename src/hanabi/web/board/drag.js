// Dragging a card of the own hand: onto the fireworks, onto the discards, or to another place in the hand.

/** @import { Board } from "./board.js" */

const SLACK = 8;
const CLICK = 120;

/**
 * The click that follows a drag or a long look is part of it, not a choice.
 * @param {HTMLElement} element
 */
export function swallowClick(element) {
  const swallow = (/** @type {MouseEvent} */ click) => click.stopImmediatePropagation();
  element.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => element.removeEventListener("click", swallow, { capture: true }), CLICK);
}

/**
 * A pointer went down on a card of the own hand.
 * @param {PointerEvent} event
 * @param {Board} board
 * @param {number} card
 */
export function grab(event, board, card) {
  if (event.button !== 0) return;
  const held = /** @type {HTMLElement} */ (event.currentTarget);
  const from = [event.clientX, event.clientY];
  let dragging = false;
  /** @type {HTMLElement | null} */
  let over = null;

  const move = (/** @type {PointerEvent} */ now) => {
    const [x, y] = [now.clientX - from[0], now.clientY - from[1]];
    if (!dragging && Math.hypot(x, y) < SLACK) return;
    if (!dragging) begin(now);
    held.style.translate = `${x}px ${y}px`;
    const target = document
      .elementsFromPoint(now.clientX, now.clientY)
      .map((element) => /** @type {HTMLElement | null} */ (element.closest("[data-drop]:not([data-drop='none'])")))
      .find((element) => element && !element.contains(held));
    if (target === over) return;
    over?.classList.remove("over");
    over = target ?? null;
    over?.classList.add("over");
  };

  const begin = (/** @type {PointerEvent} */ now) => {
    dragging = true;
    board.details.hide();
    held.setPointerCapture(now.pointerId);
    held.classList.add("dragged");
    document.documentElement.classList.add("dragging");
  };

  const end = (/** @type {PointerEvent} */ now) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    held.style.translate = "";
    held.classList.remove("dragged");
    document.documentElement.classList.remove("dragging");
    over?.classList.remove("over");
    if (!dragging) return;
    swallowClick(held);
    if (now.type !== "pointercancel" && over) drop(board, card, over.dataset);
  };

  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/**
 * @param {Board} board
 * @param {number} card
 * @param {DOMStringMap} target
 */
function drop(board, card, { drop: what, place, suit }) {
  if (what === "place") board.moveCard(card, Number(place));
  else if (what === "discard") board.discard(card);
  else if (what === "play" && board.rules.announced_plays) {
    if (board.selected !== card) board.select(card);
  } else if (what === "play") board.play(card, suit ?? null);
}
