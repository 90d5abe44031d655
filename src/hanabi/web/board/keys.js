// The keys at a table: what each one does. `ui/shortcuts.js` lists them for the reader.

import { lookWhileHeld } from "./empathy.js";

/**
 * @import { Board } from "./board.js"
 * @typedef {"play" | "discard" | "clue" | "note" | "log" | "talk" | "through"} Letter
 * @typedef {{ do: "cancel" | Letter } | { do: "shift", by: number } | { do: "select", place: number }} KeyWish
 */

/** @type {Record<string, Letter>} */
const LETTERS = { p: "play", d: "discard", c: "clue", n: "note", l: "log", t: "talk", e: "through" };

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
 * The key that pauses the game. `P` alone plays a card: whoever misses Shift must not lose one by it, so this is no letter
 * of its own.
 * @param {Pick<KeyboardEvent, "key" | "altKey" | "shiftKey">} event
 */
export const isPauseKey = ({ key, altKey, shiftKey }) => shiftKey && !altKey && key.toLowerCase() === "p";

/** Letters that mean something else while a menu of clues is open. */
const TAKEN = ["c", "e", "n"];

/**
 * The key for each colour in an open menu of clues: the first letter of its name that no earlier one has.
 * @param {Pick<Board, "rules" | "words">} board
 * @returns {Map<string, string>}  keys by the names of suits
 */
export function colourKeys({ rules, words }) {
  /** @type {Map<string, string>} */
  const keys = new Map();
  const taken = new Set(TAKEN);
  for (const name of [...rules.suits.map((suit) => suit.name), ...rules.mixed_colours]) {
    const key = [...words.suit(name, "clue").toLocaleLowerCase(words.lang)].find(
      (letter) => /\p{L}/u.test(letter) && !taken.has(letter),
    );
    if (!key) continue;
    taken.add(key);
    keys.set(name, key);
  }
  return keys;
}

/**
 * A key in an open menu of clues: a digit or the letter of a colour gives that clue.
 * @param {Board} board
 * @param {KeyboardEvent} event
 */
function menuKey(board, { key, altKey, shiftKey }) {
  if (!board.menu || altKey || shiftKey) return false;
  const letter = key.toLocaleLowerCase(board.words.lang);
  const [colour] = [...colourKeys(board)].find(([, known]) => known === letter) ?? [];
  const value = /^[1-9]$/.test(key) ? Number(key) : null;
  if (!colour && value === null) return false;
  const offered = board.menu.offered.find((action) => (colour ? action.colour === colour : action.value === value));
  const action = offered && board.now(offered);
  if (action) board.wishFor(action);
  return true;
}

/**
 * Carry out a key at a table. True if it meant something.
 * @param {Board} board
 * @param {KeyboardEvent} event
 */
export function tableKey(board, event) {
  board.details.byFinger = false;
  if (menuKey(board, event)) return true;
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
    case "discard":
      if (chosen !== null) board[wish.do](chosen);
      return chosen !== null;
    case "clue":
      openNextMenu(board);
      return true;
    case "note": {
      const card = hoveredCard() ?? pointed ?? board.selected;
      if (card !== null) board.writeNote(card);
      return card !== null;
    }
    case "through":
      lookWhileHeld(board, event);
      return true;
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

/** The card under the pointer. */
function hoveredCard() {
  const held = /** @type {HTMLElement | null} */ (document.querySelector(".held:hover"));
  return held ? Number(held.dataset.card) : null;
}

/**
 * @param {Board} board
 * @param {number | undefined} card
 * @param {number} place
 */
function select(board, card, place) {
  if (card === undefined || !board.acting) return false;
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
  if (board.acting && seats.length) board.openMenu(seats[at], null);
}
