// A review as it grows: asked for, started and stopped, and as much of it as may be seen.

import * as api from "../net/api.js";
import { styleSheet } from "../ui/style-sheet.js";
import { reviewPanel, reviewSign, reviewStrip } from "./review-panel.js";

/**
 * @import { ActionInfo, ReviewInfo, ReviewedMove } from "../net/messages.js"
 * @import { ReplayPage } from "./replay.js"
 */

/** Milliseconds between two questions while a review grows. */
const PAUSE = 1000;

export class Review {
  /** @type {ReviewInfo | null} */
  info = null;
  #asked = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** Moves to look at one after the other, from a turn on. */
  #line = /** @type {{ turn: number, moves: ActionInfo[] } | null} */ (null);

  /** @param {ReplayPage} page */
  constructor(page) {
    this.page = page;
    this.app = page.app;
  }

  async enter() {
    await styleSheet("review.css");
    await this.load();
  }

  leave() {
    this.#asked += 1;
    clearTimeout(this.#timer);
  }

  /** Back to the replay alone. */
  close() {
    const { page } = this;
    this.leave();
    page.review = null;
    page.keepAddress();
    page.board.set({ sheet: null });
    this.app.focusOn('[data-testid="open-review"]');
  }

  /** Whether there is more to come. */
  get growing() {
    return this.info?.state === "waiting" || this.info?.state === "running";
  }

  /** The last turn of which anything is said. */
  get limit() {
    return this.page.hidden ? this.page.furthest : this.page.game.turns;
  }

  /**
   * The moves that have been looked at and may be seen.
   * @returns {ReviewedMove[]}
   */
  get moves() {
    return (this.info?.moves ?? []).flatMap((move) => (move && move.turn <= this.limit ? [move] : []));
  }

  /**
   * Those of a turn: one with a bonus tile can have two.
   * @param {number} turn
   */
  movesAt(turn) {
    return this.moves.filter((move) => move.turn === turn);
  }

  load() {
    return this.ask(api.review);
  }

  start() {
    return this.ask(api.startReview);
  }

  /** Ask only whether the game could be won. */
  solve() {
    return this.ask((id, lang) => api.startReview(id, lang, { solution_only: true }));
  }

  stop() {
    return this.ask(api.stopReview);
  }

  /**
   * The last of several questions counts. While the review grows, it is asked for again.
   * @param {(id: string, lang: string) => Promise<ReviewInfo>} question
   */
  async ask(question) {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const asked = this.#asked;
    const grew = this.growing;
    try {
      const info = await question(this.page.id, this.app.words.lang);
      if (asked !== this.#asked) return;
      this.info = info;
      if (grew && info.state === "complete") this.app.tell(this.app.words.say("page-review-complete"));
    } catch (problem) {
      if (asked !== this.#asked) return;
      if (!grew || question !== api.review) this.app.problem(problem);
    }
    if (this.growing) this.#timer = setTimeout(() => this.load(), PAUSE);
    this.app.draw();
  }

  /**
   * Look at a moment as somebody saw it.
   * @param {number} turn
   * @param {number} seat
   */
  lookAs(turn, seat) {
    this.page.look(seat);
    this.page.visit(turn);
  }

  /**
   * Play moves that were never made, from a turn on: the first at once, the others as they are asked for.
   * @param {number} turn
   * @param {ActionInfo[]} moves
   */
  async playLine(turn, moves) {
    const { page } = this;
    const shared = await page.share();
    if (!shared || shared.tried || !moves.length) return;
    this.#line = { turn, moves };
    page.choosing = false;
    page.board.sheet = null;
    await page.goTo(turn);
    await page.act(moves[0]);
  }

  /** The moves of the line that are still to be made, if those that are tried are the ones before them. */
  get lineLeft() {
    const tried = this.page.shared?.tried;
    if (!this.#line || !tried || tried.turn !== this.#line.turn) return [];
    const { moves } = this.#line;
    const same = tried.moves.every((move, i) => JSON.stringify(move) === JSON.stringify(moves[i]));
    return same ? moves.slice(tried.moves.length) : [];
  }

  /** @param {ActionInfo[]} moves  of the line */
  async playOn(moves) {
    const { page } = this;
    for (const move of moves) {
      const { steps } = page.shared?.tried ?? {};
      if (steps === undefined) return;
      await page.act(move);
      while (page.shared?.tried?.steps === steps && page.shared.connected) await new Promise(requestAnimationFrame);
    }
  }

  /** All of it, for the rail. */
  panel() {
    return reviewPanel(this);
  }

  /** The shown move in a line, where there is no rail. */
  strip() {
    return reviewStrip(this);
  }

  /** Its label alone, where there is no room for a line. */
  sign() {
    return reviewSign(this);
  }
}
