// A hint: what a bot would do in one's place, and why. It is asked for on one's own turn, and gone with it.

import * as api from "../net/api.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { ActionInfo, GameView } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 */

/** What a hint is good for: a turn, or the choice for a bonus tile in it. */
const momentOf = (/** @type {GameView} */ { turn, to_act, pending }) => `${turn} ${to_act} ${pending}`;

export class Hint {
  /** The moment for which it was asked; null while nothing is shown. */
  #moment = /** @type {string | null} */ (null);
  /** What was answered; null while the bot thinks. */
  #text = /** @type {string | null} */ (null);
  /** The cards that it is about. */
  cards = /** @type {number[]} */ ([]);

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
  }

  /** Whether one may ask now. */
  get open() {
    return this.page.board.myTurn;
  }

  /** Take in what happened: the hint goes with the moment it was for. */
  hear() {
    const { board, update } = this.page;
    board.hint = update.table.settings.hints && board.acting ? this : null;
    if (!this.open || this.#moment !== momentOf(board.view)) this.#forget();
  }

  /** Ask, or put the answer away again. */
  toggle() {
    if (!this.page.board.hint?.open) return false;
    if (this.#forget()) this.page.app.draw();
    else this.#ask();
    return true;
  }

  languageChanged() {
    if (this.#forget()) this.#ask();
  }

  /** Where one asks again the focus returns. */
  #close() {
    this.toggle();
    const doors = document.querySelectorAll("[data-testid='ask-advice'], [data-testid='tab-advice']");
    const door = /** @type {HTMLElement | undefined} */ ([...doors].find((one) => one.checkVisibility()));
    door?.focus();
  }

  #forget() {
    const shown = this.#moment !== null;
    this.#moment = this.#text = null;
    this.cards = [];
    return shown;
  }

  async #ask() {
    const { app, board, id } = this.page;
    const moment = momentOf(board.view);
    this.#moment = moment;
    app.draw();
    app.tell(board.say("page-advice-thinking"));
    try {
      const { action, text } = await api.hint(id, app.words.lang);
      if (this.#moment !== moment) return;
      this.#text = text;
      this.cards = this.#cardsOf(action);
      app.tell(text);
    } catch (problem) {
      if (this.#moment !== moment) return;
      this.#forget();
      app.alarm(app.reason(problem, this.page.wordsHere));
    }
    app.draw();
  }

  /** @param {ActionInfo} action */
  #cardsOf(action) {
    const { card, touches } = this.page.board.now(action) ?? action;
    return touches ?? (typeof card === "number" ? [card] : []);
  }

  /** The answer, or that the bot thinks. */
  render() {
    const { board } = this.page;
    if (this.#moment === null) return nothing;
    return html`
      <div class="vote offer advice" role="group" aria-label=${board.say("page-advice-of")} data-testid="advice">
        <p tabindex="0">${this.#text ?? board.say("page-advice-thinking")}</p>
        <button
          class="close"
          data-testid="close-advice"
          aria-label=${board.say("page-close")}
          title=${board.say("page-close")}
          @click=${() => this.#close()}
        >
          ✕
        </button>
      </div>
    `;
  }
}

/**
 * The key that asks.
 * @param {TablePage} page
 * @param {KeyboardEvent} event
 */
export const hintKey = ({ hint }, { key, altKey, shiftKey }) =>
  !altKey && !shiftKey && key.toLowerCase() === "h" && hint.toggle();
