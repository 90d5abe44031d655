// The details of a card: the small window that says what the holder of a card knows of it.

import { html, nothing, render } from "../vendor/lit-html.js";
import { swallowClick } from "./drag.js";
import { float } from "./place.js";
import { suitsByValues } from "./suits.js";

/**
 * @import { CardInfo, SuitInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 */

/** How long a pointer, a key or a finger rests on a card before it is looked at. */
const DELAY = 650;
const HOLD = 400;

export class CardDetails {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {HTMLElement | null} */
    this.window = null;
    /** @type {number | null} */
    this.shown = null;
    /** Whether the last who touched a card was a finger: then a focus is no wish to look. */
    this.byFinger = false;
    /** @type {AbortController | undefined} */
    this.watch = undefined;
  }

  /**
   * @param {number} seat
   * @param {CardInfo} card
   */
  soon(seat, card) {
    if (this.pinned || this.byFinger) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(seat, card), DELAY);
  }

  leave() {
    if (!this.pinned) this.hide();
  }

  /** Whether it was asked for, and stays until it is put away. */
  get pinned() {
    return this.window?.classList.contains("pinned") === true && this.shown !== null;
  }

  /**
   * A finger that rests on a card looks at it; letting go is then no choice of that card.
   * @param {PointerEvent} event
   * @param {number} seat
   * @param {CardInfo} card
   */
  hold(event, seat, card) {
    const held = /** @type {HTMLElement} */ (event.currentTarget);
    this.byFinger = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.show(seat, card, true), HOLD);
    const stop = () => {
      clearTimeout(this.timer);
      if (this.shown === card.id) swallowClick(held);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
    };
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }

  /** @param {number} id */
  toggle(id) {
    if (this.pinned && this.shown === id) {
      this.hide();
      return;
    }
    this.board.view.hands.forEach((hand, seat) => {
      const card = hand.find((held) => held.id === id);
      if (card) this.show(seat, card, true);
    });
  }

  /**
   * @param {number} seat
   * @param {CardInfo} card
   * @param {boolean} pinned  it was asked for: it stays, and what is in it can be pressed
   */
  show(seat, card, pinned = false) {
    this.hide();
    const held = document.querySelector(`[data-card="${card.id}"]`);
    const window = document.getElementById("peek");
    this.window = window;
    const noted = this.board.notes.of(card.id) || this.board.writtenOn(card.id).length;
    if (!window || !held || (this.board.level === "none" && !noted && !pinned)) return;
    render(this.content(seat, card, pinned), window);
    window.hidden = false;
    window.classList.toggle("pinned", pinned);
    this.shown = card.id;
    held.setAttribute("aria-describedby", "peek");
    this.watch = new AbortController();
    const away = (/** @type {PointerEvent} */ event) =>
      (pinned && window.contains(/** @type {Node} */ (event.target))) || this.hide();
    addEventListener("pointerdown", away, { capture: true, signal: this.watch.signal });
    float(window, held);
  }

  /** After news: what is known now, in the same place. */
  refresh() {
    if (this.shown === null || !this.window) return;
    const seat = this.board.view.hands.findIndex((hand) => hand.some((held) => held.id === this.shown));
    const card = this.board.view.hands[seat]?.find((held) => held.id === this.shown);
    if (card) render(this.content(seat, card, this.pinned), this.window);
    else this.hide();
  }

  hide() {
    clearTimeout(this.timer);
    this.watch?.abort();
    if (this.shown === null) return false;
    document.querySelector(`[data-card="${this.shown}"]`)?.removeAttribute("aria-describedby");
    this.shown = null;
    if (this.window) this.window.hidden = true;
    return true;
  }

  /**
   * @param {number} seat
   * @param {CardInfo} card
   * @param {boolean} pinned
   */
  content(seat, card, pinned) {
    const { board } = this;
    const { words, level } = board;
    const note = board.notes.of(card.id);
    const told = card.marked.map((clue) => words.clue(clue));
    const not = card.excluded.map((clue) => words.noClue(clue));
    const place = board.view.hands[seat].findIndex((held) => held.id === card.id) + 1;
    const title = words.say(seat === board.you ? "page-peek-you" : "page-peek", { name: board.name(seat), place });
    return html`
      <h3>${title}</h3>
      ${
        level === "none"
          ? nothing
          : html`
              <p>
                ${told.length ? words.say("page-card-told", { clues: words.list([...new Set(told)]) }) : words.say("page-card-untold")}
              </p>
            `
      }
      ${
        level === "everything" && not.length
          ? html`
              <p class="not">${words.list([...new Set(not)])}</p>
            `
          : nothing
      }
      ${level === "everything" ? this.grid(card) : nothing}
      ${
        note
          ? html`
              <p class="note">✎ ${note}</p>
            `
          : nothing
      }
      ${board.writtenOn(card.id).map(
        ({ name, note: written }) => html`
          <p class="note" data-testid="written-note">${name}: ${written}</p>
        `,
      )}
      ${
        pinned && board.wish && !board.view.outcome
          ? html`
              <div class="buttons">
                <button data-testid="note-button" @click=${() => board.writeNote(card.id)}>
                  ✎ ${words.say("page-note")}
                </button>
              </div>
            `
          : nothing
      }
    `;
  }

  /**
   * Suits by values: out by the clues, out by counting, or still possible.
   * @param {CardInfo} card
   */
  grid(card) {
    const { words } = this.board;
    const possible = new Set(card.possible);
    const believed = new Set(card.believed);
    const state = (/** @type {string} */ name) => (believed.has(name) ? "can" : possible.has(name) ? "counted" : "out");
    const said = { can: "page-peek-can", counted: "page-peek-counted", out: "page-peek-out" };
    const how = words.say("page-peek-possible", { number: believed.size });
    const cell = (/** @type {SuitInfo} */ suit, /** @type {number} */ value) => {
      const is = state(`${suit.name} ${value}`);
      return html`
        <td class=${is}>
          <span aria-hidden="true">${value}</span>
          <span class="unseen">${words.say(said[is])}</span>
        </td>
      `;
    };
    return html`
      ${suitsByValues(this.board, how, cell, "grid")}
      <p class="how-many">
        ${how}
        ${
          believed.size === 1
            ? html`
                <b>${words.card([...believed][0])}</b>
              `
            : nothing
        }
      </p>
    `;
  }
}
