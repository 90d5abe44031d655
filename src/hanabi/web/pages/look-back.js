// Looking back: an earlier moment of a running game, as the viewer saw it. Nothing can be done there, and news moves nothing.

import { Board } from "../board/board.js";
import { movesOf } from "../board/moves.js";
import * as api from "../net/api.js";
import { html } from "../vendor/lit-html.js";

/** @import { TablePage } from "./table.js" */

export class LookBack {
  /** The number of the event that is looked at; null for now. */
  at = /** @type {number | null} */ (null);
  #wanted = 0;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.board = new Board(page.app, page.board.notes);
    this.board.present = page.board;
  }

  /** The board to draw: that of then, or that of now. */
  get shown() {
    const now = this.page.board;
    if (this.at === null) return now;
    Object.assign(this.board, { seats: now.seats, talk: now.talk, sheet: now.sheet, clocks: now.clocks });
    return this.board;
  }

  /**
   * Look at the moment after an event. The last of several wishes counts.
   * @param {number} number
   */
  async to(number) {
    const { app, id, board: now } = this.page;
    this.#wanted += 1;
    const wanted = this.#wanted;
    try {
      const { view, events } = await api.earlierMoment(id, number + 1, app.words.lang);
      if (wanted !== this.#wanted) return;
      const { rules, seats, you, talk, handovers } = now;
      const then = handovers.filter(({ after }) => after <= events);
      this.board.show({ view, rules, seats, you, talk, log: now.log.slice(0, events), handovers: then });
      this.at = number;
      now.putAway();
      app.tell(this.title());
      app.draw();
    } catch (problem) {
      app.problem(problem);
    }
  }

  /** @param {number} by  so many moves on; beyond the last is now */
  step(by) {
    const moves = movesOf(this.page.board.log);
    const here = moves.findLastIndex((move) => move.number <= (this.at ?? 0));
    const move = moves[Math.max(0, here + by)];
    if (move) this.to(move.number);
    else this.leave();
  }

  /** Return to now. */
  leave() {
    this.#wanted += 1;
    if (this.at === null) return false;
    this.at = null;
    this.page.app.draw();
    return true;
  }

  /** What was looked at may have been taken back. */
  news() {
    if (this.board.log.length > this.page.board.log.length) this.leave();
  }

  /** @param {KeyboardEvent} event */
  key({ key, altKey, shiftKey, target }) {
    if (key === "Escape") return this.board.details.hide() || this.leave();
    if (altKey || shiftKey || /** @type {Element} */ (target).closest?.(".cards")) return false;
    if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
    this.step(key === "ArrowLeft" ? -1 : 1);
    return true;
  }

  title() {
    return this.board.say("page-looking-back", { turn: this.board.log[this.at ?? 0]?.turn ?? 0 });
  }

  /** The bar that stands where one acts otherwise. */
  bar() {
    const now = this.page.board;
    return html`
      <div class="actions looking-back" data-testid="looking-back">
        <span class="about">${this.title()}</span>
        ${now.myTurn ? now.say("page-your-turn-now") : ""}
        <button class="go" data-testid="return-now" @click=${() => this.leave()}>${now.say("page-return-now")}</button>
      </div>
    `;
  }
}
