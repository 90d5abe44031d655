// Writing a note: a small field beside the card, and the note as a pill beneath it.

import { fieldOf } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";
import { LONGEST_NOTE } from "./notes.js";
import { float } from "./place.js";

/**
 * @import { CardInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 */

/** A note is written at its card, even if that covers others. */
const NEAR = 80;

/**
 * The field, while a note is being written. Enter and going elsewhere keep what was written, Escape does not.
 * @param {Board} board
 */
export function noteEditor(board) {
  if (board.noting === null) return nothing;
  const { words, noting } = board;
  const close = (/** @type {string | null} */ text) => {
    if (board.noting !== noting) return;
    board.set({ noting: null });
    if (text !== null) board.keepNote(noting, text);
    if (document.activeElement === document.body) board.app.focusOn(`[data-card="${noting}"]`);
  };
  return html`
    <form
      class="note-editor"
      popover="manual"
      data-testid="note-editor"
      @submit=${(/** @type {SubmitEvent} */ event) => {
        event.preventDefault();
        close(fieldOf(event, "note").value);
      }}
      @focusout=${(/** @type {FocusEvent & { currentTarget: HTMLFormElement }} */ event) => {
        const { currentTarget: form, relatedTarget: to } = event;
        if (!document.hasFocus() || form.contains(/** @type {Node | null} */ (to))) return;
        close(/** @type {HTMLInputElement} */ (form.elements.namedItem("note")).value);
      }}
    >
      <input
        name="note"
        maxlength=${LONGEST_NOTE}
        autocomplete="off"
        enterkeyhint="done"
        data-testid="note-field"
        aria-label=${words.say("page-note")}
        aria-description=${words.say("page-note-about")}
        placeholder=${words.say("page-note-about")}
      />
      <button class="go" data-testid="note-save" aria-label=${words.say("page-save")} title=${words.say("page-save")}>✓</button>
    </form>
  `;
}

/**
 * Show the field beside its card, with what was written before. It has the focus at once where it is drawn already, so that
 * no key that follows is lost.
 * @param {number} card
 * @param {string} text
 */
export function showEditor(card, text) {
  if (!placeEditor(card, text)) requestAnimationFrame(() => placeEditor(card, text));
}

/**
 * @param {number} card
 * @param {string} text
 */
function placeEditor(card, text) {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector(".note-editor"));
  const held = document.querySelector(`[data-card="${card}"]`);
  if (!form || !held) return false;
  if (!form.matches(":popover-open")) form.showPopover();
  float(form, held, NEAR);
  const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("note"));
  field.value = text;
  field.focus();
  field.select();
  return true;
}

/**
 * What is written about a card, beneath it.
 * @param {Board} board
 * @param {CardInfo} card
 */
export function notePill(board, card) {
  const note = board.notes.of(card.id) || board.writtenOn(card.id)[0]?.note;
  return note
    ? html`
        <span class="note-pill" title=${note} aria-hidden="true" data-testid="note-pill">${note}</span>
      `
    : nothing;
}
