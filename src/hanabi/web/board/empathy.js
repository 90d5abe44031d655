// Empathy: a teammate's whole hand as its owner sees it, backs with what they were told. Nothing is asked of the server.

import { html, nothing } from "../vendor/lit-html.js";

/** @import { Board } from "./board.js" */

/**
 * Whether this hand is looked at through the eyes of its owner.
 * @param {Board} board
 * @param {number} seat
 */
export const asOwner = ({ through }, seat) => through === "all" || through === seat;

/**
 * The eye at a hand: press it to see as its owner sees, and again to see the cards.
 * @param {Board} board
 * @param {number} seat
 */
export function eye(board, seat) {
  if (board.level === "none" || !board.view.hands[seat].length) return nothing;
  const label = board.say("page-through", { name: board.name(seat) });
  return html`
    <button
      class="eye"
      data-testid="eye-${seat}"
      aria-label=${label}
      title=${`${label} (E)`}
      aria-pressed=${asOwner(board, seat)}
      @click=${() => board.set({ through: asOwner(board, seat) ? null : seat })}
    >
      ${eyeSign()}
    </button>
  `;
}

export const eyeSign = () => html`
  <svg class="eye-sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 12C5 6.6 8.4 5 12 5s7 1.6 10 7c-3 5.4-6.4 7-10 7s-7-1.6-10-7Z" />
    <circle cx="12" cy="12" r="3.2" />
  </svg>
`;

/**
 * As long as a key is held down: the hand under the pointer or with the focus, or else all hands.
 * @param {Board} board
 * @param {KeyboardEvent} pressed
 */
export function lookWhileHeld(board, pressed) {
  if (pressed.repeat) return;
  const before = board.through;
  const hand = document.querySelector(".hands .hand:hover") ?? document.activeElement?.closest(".hands .hand");
  const seat = /** @type {HTMLElement | undefined} */ (hand)?.dataset.testid?.replace("teammate-", "");
  const until = new AbortController();
  const back = () => {
    until.abort();
    board.set({ through: before });
  };
  board.set({ through: seat ? Number(seat) : "all" });
  addEventListener("keyup", (event) => event.key === pressed.key && back(), { signal: until.signal });
  addEventListener("blur", back, { signal: until.signal });
}
