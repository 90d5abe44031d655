// The keys at a table: what each one does. `ui/shortcuts.js` lists them for the reader.

/**
 * @import { Board } from "./board.js"
 * @typedef {"play" | "discard" | "clue" | "note" | "log" | "talk"} Letter
 * @typedef {{ do: "cancel" | Letter } | { do: "shift", by: number } | { do: "select", place: number }} KeyWish
 */

/** @type {Record<string, Letter>} */
const LETTERS = { p: "play", d: "discard", c: "clue", n: "note", l: "log", t: "talk" };

/** @type {Record<string, number>} */
const SHIFTS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * What a key asks for, or null if it asks for nothing.
 * @param {Pick<KeyboardEvent, "key" | "altKey" | "shiftKey">} event
 * @returns {KeyWish | null}
 */
export function meaning({ key, altKey, shiftKey }) {
  if (key === "Escape") return { do: "cancel" };
  if (altKey) return null;
  if (shiftKey) return Object.hasOwn(SHIFTS, key) ? { do: "shift", by: SHIFTS[key] } : null;
  if (/^[1-9]$/.test(key)) return { do: "select", place: Number(key) };
  const letter = key.toLowerCase();
  return Object.hasOwn(LETTERS, letter) ? { do: LETTERS[letter] } : null;
}

/**
 * Carry out a key at a table. True if it meant something.
 * @param {Board} board
 * @param {KeyboardEvent} event
 */
export function tableKey(board, event) {
  const wish = meaning(event);
  const hand = board.you === null ? [] : board.view.hands[board.you];
  const focused = /** @type {HTMLElement | null | undefined} */ (document.activeElement?.closest("[data-card]"));
  const pointed = focused ? Number(focused.dataset.card) : null;
  const chosen = board.selected ?? hand.find((card) => card.id === pointed)?.id ?? null;
  switch (wish?.do) {
    case "cancel": {
      const looked = board.details.hide();
      return board.cancel() || looked;
    }
    case "shift":
      if (chosen !== null) board.shift(chosen, wish.by);
      return chosen !== null;
    case "select":
      return select(board, hand[wish.place - 1]?.id, wish.place);
    case "play":
      if (chosen !== null) board.play(chosen);
      return chosen !== null;
    case "discard":
      if (chosen !== null) board.discard(chosen);
      return chosen !== null;
    case "clue":
      openNextMenu(board);
      return true;
    case "note": {
      const card = pointed ?? board.selected;
      if (card !== null)
        board.writeNote(card, focused?.querySelector(".unseen")?.textContent ?? board.say("page-note"));
      return card !== null;
    }
    case "log":
      /** @type {HTMLElement | null} */ (document.querySelector(".log .lines"))?.focus();
      return true;
    case "talk":
      board.set({ talkOpen: true });
      board.app.focusOn(".talk summary");
      return true;
    default:
      return false;
  }
}

/**
 * @param {Board} board
 * @param {number | undefined} card
 * @param {number} place
 */
function select(board, card, place) {
  if (card === undefined) return false;
  if (board.selected !== card) board.select(card);
  board.app.focusOn(`[data-testid="own-card-${place}"]`);
  return true;
}

/**
 * The clues for the first of the others, or for the one after whose menu is open.
 * @param {Board} board
 */
function openNextMenu(board) {
  const seats = board.others;
  const at = board.menu ? (seats.indexOf(board.menu.seat) + 1) % seats.length : 0;
  if (board.wish && board.you !== null && seats.length) board.openMenu(seats[at], null);
}
