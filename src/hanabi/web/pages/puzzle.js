// A puzzle: the board as its solver sees it. A move is judged at once; after the answer everything is open.

import { Board } from "../board/board.js";
import { tableKey } from "../board/keys.js";
import { boardView } from "../board/layout.js";
import { lastDeed } from "../board/log.js";
import { Notes } from "../board/notes.js";
import { seated } from "../board/seated.js";
import * as api from "../net/api.js";
import { styleSheet } from "../ui/style-sheet.js";
import { html, nothing } from "../vendor/lit-html.js";
import { answerPanel } from "./puzzle-answer.js";
import { dayName, shortDay } from "./puzzles.js";
import { mark } from "./solved-puzzles.js";

/**
 * @import { App } from "../app.js"
 * @import { ActionInfo, Done, Moment, PuzzleAnswer, PuzzleInfo } from "../net/messages.js"
 * @import { Mark } from "./solved-puzzles.js"
 * @typedef {{ action: ActionInfo, text: string }} Try
 */

/** Milliseconds until it is asked again whether a puzzle is made. */
const PAUSE = 3000;

/** The bot that everybody else at the table is. */
const TEAMMATE = "friend";

export class PuzzlePage {
  name = "puzzle";
  /** @type {PuzzleInfo | null} */
  info = null;
  /** Why it cannot be seen. */
  wrong = "";
  /** The moves that were tried and are not the best, in their order, with what was said to them. @type {Try[]} */
  tries = [];
  /** @type {PuzzleAnswer | null} */
  answer = null;
  /** Which moment of the line is shown, after the answer. */
  step = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;

  /**
   * @param {App} app
   * @param {string} day
   */
  constructor(app, day) {
    this.app = app;
    this.day = day;
    this.board = new Board(app, new Notes(`puzzle-${day}`), { act: (action) => this.attempt(action) });
  }

  enter() {
    styleSheet("review.css");
    styleSheet("puzzle.css");
    this.load();
  }

  leave() {
    clearTimeout(this.#again);
  }

  title() {
    return `${this.app.words.say("page-puzzle")} – Hanabi`;
  }

  heading() {
    const { words } = this.app;
    const day = this.info ? dayName(words, this.info.day) : "";
    return html`
      <a class="where" href="/puzzles">${words.say("page-puzzle")}${day ? ` · ${day}` : nothing}</a>
    `;
  }

  languageChanged() {
    this.load();
  }

  get puzzle() {
    return this.info?.puzzle ?? null;
  }

  async load() {
    clearTimeout(this.#again);
    const { lang } = this.app.words;
    try {
      const info = await api.puzzle(this.day, lang);
      const answer = this.answer && (await api.puzzleAnswer(info.day, lang));
      for (const one of this.tries) one.text = (await api.tryPuzzle(info.day, one.action, lang)).text;
      if (this.app.page !== this) return;
      Object.assign(this, { info, answer, wrong: "", day: info.day });
      history.replaceState(null, "", `/puzzles/${info.day}`);
      if (this.answer) this.goTo(this.step);
      else if (info.puzzle) this.show(info.puzzle.moment, true);
      if (info.state === "making") this.#again = setTimeout(() => this.load(), PAUSE);
    } catch (problem) {
      this.wrong = this.app.reason(problem);
    }
    this.app.draw();
  }

  /**
   * @param {Moment} moment
   * @param {boolean} acts
   */
  show({ view, log }, acts) {
    const { board, puzzle } = this;
    if (!puzzle) return;
    const { players, rules, you } = puzzle;
    board.wish = acts ? (action) => this.attempt(action) : null;
    const seats = players.map((name, seat) => seated(name, seat === you ? null : TEAMMATE));
    board.show({ view, rules, seats, you: acts ? you : null, log });
    board.follow.following = true;
  }

  /**
   * Somebody takes this move for the best.
   * @param {ActionInfo} action
   * @returns {Promise<Done>}
   */
  async attempt({ touches: _, ...action }) {
    try {
      const verdict = await api.tryPuzzle(this.day, action, this.app.words.lang);
      this.app.tell(verdict.text);
      if (verdict.answer) this.reveal(verdict.answer, "solved");
      else this.tries = [...this.tries, { action, text: verdict.text }];
    } catch (problem) {
      this.app.problem(problem);
    }
    this.app.draw();
    return { type: "done", id: 0, number: 0 };
  }

  async giveUp() {
    try {
      const answer = await api.puzzleAnswer(this.day, this.app.words.lang);
      this.app.tell(answer.text);
      this.reveal(answer, "seen");
    } catch (problem) {
      this.app.problem(problem);
    }
  }

  /**
   * @param {PuzzleAnswer} answer
   * @param {Mark} how
   */
  reveal(answer, how) {
    this.answer = answer;
    mark(this.day, how);
    this.goTo(0);
    this.board.set({ sheet: "review" });
  }

  /** @param {number} step  of the line that follows; 0 is the puzzle itself */
  goTo(step) {
    const { moments } = /** @type {PuzzleAnswer} */ (this.answer);
    this.step = Math.max(0, Math.min(moments.length - 1, step));
    this.show(moments[this.step], false);
    if (this.step) this.app.tell(lastDeed(moments[this.step].log));
    this.app.draw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.puzzle) return false;
    if (!this.answer) return tableKey(this.board, event);
    if (event.altKey || event.shiftKey) return false;
    if (event.key === "Escape") return this.board.details.hide() || this.board.cancel();
    if (/** @type {Element} */ (event.target).closest?.(".cards")) return false;
    const steps = { ArrowLeft: -1, ArrowRight: 1 };
    const by = new Map(Object.entries(steps)).get(event.key);
    if (by === undefined) return false;
    this.goTo(this.step + by);
    return true;
  }

  render() {
    if (!this.puzzle) return this.waiting();
    const { answer, board } = this;
    return boardView(board, {
      banner: this.banner(),
      review: answer && {
        panel: answerPanel(this, answer),
        open: () => board.set({ sheet: "review" }),
        title: "page-puzzle-why",
      },
      below: answer ? this.lineBar(answer) : this.tryBar(),
    });
  }

  waiting() {
    const { words } = this.app;
    const state = this.info?.state;
    const said =
      this.wrong ||
      words.say(state === "making" ? "page-puzzle-making" : state === "failed" ? "page-puzzle-failed" : "page-loading");
    return html`
      <section class="box alone">
        <h1>${words.say("page-puzzle")}</h1>
        <p class=${this.wrong ? "wrong" : ""} role="status" data-testid="puzzle-state" data-state=${state ?? "unknown"}>${said}</p>
        <a href="/puzzles">${words.say("page-puzzles")}</a>
      </section>
    `;
  }

  banner() {
    const { answer, board, puzzle } = this;
    return html`
      <div class="banner ${answer ? "" : "mine"}">
        <h1 data-testid="turn-banner">${answer ? answer.text : board.say("page-puzzle-find")}</h1>
        <p>${puzzle?.title}</p>
      </div>
    `;
  }

  /** What came of the last try, and the way out. */
  tryBar() {
    const { board, puzzle } = this;
    const last = this.tries.at(-1);
    return html`
      <div class="replay-bar puzzle-bar" role="group" aria-label=${board.say("page-puzzle")}>
        <p class="about ${last ? "wrong" : ""}" data-testid="puzzle-verdict" data-tries=${this.tries.length}>
          ${last ? last.text : puzzle?.task}
        </p>
        <button data-testid="puzzle-give-up" @click=${() => this.giveUp()}>${board.say("page-puzzle-give-up")}</button>
      </div>
    `;
  }

  /** @param {PuzzleAnswer} answer */
  lineBar({ moments }) {
    const { board, info, step } = this;
    const last = moments.length - 1;
    return html`
      <div class="replay-bar puzzle-bar" role="group" aria-label=${board.say("page-puzzle-line")}>
        <div class="line-steps">
          ${this.stepButton(step - 1, "◀\ufe0e", "page-previous-turn", "line-back")}
          <output data-testid="line-step" data-step=${step}>
            ${step ? board.say("page-puzzle-step", { step, steps: last }) : board.say("page-puzzle-start")}
          </output>
          ${this.stepButton(step + 1, "▶\ufe0e", "page-next-turn", "line-on")}
        </div>
        ${info?.previous ? this.otherDay(info.previous, "previous-puzzle", "page-puzzle-previous") : nothing}
        ${info?.next ? this.otherDay(info.next, "next-puzzle", "page-puzzle-next") : nothing}
      </div>
    `;
  }

  /**
   * The puzzle before or after this one: in words, or as its date where there is no room for them.
   * @param {string} day
   * @param {string} testid
   * @param {string} name
   */
  otherDay(day, testid, name) {
    const { board } = this;
    return html`
      <a class="button other-day" data-testid=${testid} href="/puzzles/${day}" aria-label=${board.say(name)} title=${board.say(name)}>
        <span class="named">${board.say(name)}</span>
        <span class="dated" aria-hidden="true">${shortDay(board.words, day)}</span>
      </a>
    `;
  }

  /**
   * @param {number} to
   * @param {string} sign
   * @param {string} label
   * @param {string} testid
   */
  stepButton(to, sign, label, testid) {
    const { answer, board } = this;
    return html`
      <button
        class="icon"
        data-testid=${testid}
        aria-label=${board.say(label)}
        title=${board.say(label)}
        ?disabled=${to < 0 || to >= (answer?.moments.length ?? 0)}
        @click=${() => this.goTo(to)}
      >
        ${sign}
      </button>
    `;
  }
}
