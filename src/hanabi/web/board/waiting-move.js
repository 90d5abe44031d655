// A move that was chosen and is not made yet: it waits for one's turn, for second thoughts, or for the connection.

import { among, happened } from "./actions.js";
import { deed } from "./deeds.js";

/**
 * @import { ActionInfo } from "../net/messages.js"
 * @import { Answer } from "../net/line.js"
 * @import { Board } from "./board.js"
 * @typedef {"turn" | "moment" | "answer" | "line"} Until
 */

/** Seconds that a move may need to arrive, when there is hardly time for second thoughts. */
const ON_THE_WAY = 1;

/** Nothing of it has left this browser before it is sent, and it is sent only if it still means the same. */
export class WaitingMove {
  /** @type {ActionInfo | null} */
  action = null;
  /** What it waits for. */
  until = /** @type {Until | null} */ (null);
  /** The turn in which it was sent. */
  turn = 0;
  /** When the moment for second thoughts is over, by the clock of the page. */
  ends = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;

  /**
   * @param {Board} board
   * @param {(action: ActionInfo) => Promise<Answer>} send
   */
  constructor(board, send) {
    this.board = board;
    this.send = send;
  }

  /**
   * Make a move on one's own turn: now, or after the moment in which it can be taken back.
   * @param {ActionInfo} action
   */
  make(action) {
    const { app, clocks, you } = this.board;
    const seconds = app.prefs.undo;
    if (!seconds || (clocks.left(you) ?? Number.POSITIVE_INFINITY) < seconds + ON_THE_WAY) {
      this.go(action);
      return;
    }
    this.hold(action, "moment");
    this.ends = performance.now() + 1000 * seconds;
    this.timer = setTimeout(() => this.go(action), 1000 * seconds);
    app.tell(this.board.say("page-undo-told", { seconds }));
  }

  /**
   * Keep a move for the next turn.
   * @param {ActionInfo} action
   */
  plan(action) {
    this.hold(action, "turn");
  }

  /** Whether it can still be taken back. */
  get revocable() {
    return this.action !== null && this.until !== "answer";
  }

  /** Take it back. */
  forget() {
    const was = this.revocable;
    if (was) this.clear();
    return was;
  }

  /** After news from the table, and when the connection is back. */
  news() {
    const { board, action } = this;
    if (!action || this.until === "answer") return;
    if (this.until === "turn" && !board.myTurn && !board.view.outcome) return;
    const late = this.until === "line" && board.view.turn !== this.turn;
    const still = board.myTurn && !late ? among(action, board.view.legal_actions) : null;
    if (still && this.until !== "moment") this.go(still);
    if (still) return;
    const { log, you, view } = board;
    this.clear();
    if (you !== null && happened(log, { action, seat: you, turn: this.turn })) return;
    const why = (board.myTurn && board.refusal(action.do)) || board.say("page-dropped-changed");
    board.app.alarm(board.say("page-dropped", { deed: deed(board, action), why: view.outcome ? "" : why }));
  }

  /** @param {ActionInfo} action */
  async go(action) {
    this.hold(action, "answer");
    this.turn = this.board.view.turn;
    const { steps } = this.board.view;
    const answer = await this.send(action);
    if (this.action !== action) return;
    if (answer.type === "done") this.clear();
    else if (answer.code === "connection-lost" || answer.code === "paused") this.hold(action, "line");
    else if (answer.code === "late") {
      this.hold(action, "line");
      if (this.board.view.steps !== steps) this.news();
    } else {
      this.clear();
      this.board.app.alarm(this.board.words.refusal(answer.code, answer.reason));
    }
  }

  /**
   * @param {ActionInfo} action
   * @param {Until} until
   */
  hold(action, until) {
    clearTimeout(this.timer);
    this.action = action;
    this.until = until;
    this.board.app.draw();
  }

  clear() {
    clearTimeout(this.timer);
    this.action = null;
    this.until = null;
    this.board.app.draw();
  }
}
