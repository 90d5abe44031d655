// A lesson: one scene after the other at a real table. One moves, is answered at once, and tries again or goes on.

import { Board } from "../board/board.js";
import { moveCards, movedCards } from "../board/card-motion.js";
import { tableKey } from "../board/keys.js";
import { boardView } from "../board/layout.js";
import { cardsOf } from "../board/log.js";
import { Notes } from "../board/notes.js";
import { seated } from "../board/seated.js";
import * as api from "../net/api.js";
import { styleSheet } from "../ui/style-sheet.js";
import { html } from "../vendor/lit-html.js";
import { finished, looks, sceneBanner, sceneButtons, sceneText } from "./lesson-parts.js";
import { passed, scenesBehind } from "./lesson-progress.js";

/**
 * @import { App } from "../app.js"
 * @import { ActionInfo, GameView, LessonAnswer, LessonInfo, LessonScene, LogEntry } from "../net/messages.js"
 */

const DONE = /** @type {const} */ ({ type: "done", id: 0, number: 0 });

export class LessonPage {
  name = "lesson-page";

  /** Why there is nothing to see. */
  wrong = "";
  /** @type {LessonInfo | null} */
  lesson = null;
  /** @type {LessonScene | null} */
  scene = null;
  /** What came of the move that was tried; null while it is one's turn. */
  answer = /** @type {LessonAnswer | null} */ (null);
  /** All scenes are behind one. */
  finished = false;
  /** @type {Board} */
  // @ts-expect-error: it comes with the scene
  board;
  #tried = /** @type {ActionInfo | null} */ (null);
  /** The last of several wishes counts. */
  #wishes = 0;

  /**
   * @param {App} app
   * @param {string} id  the key of the lesson
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
  }

  async enter() {
    await styleSheet("lesson.css");
    await this.#load();
    if (this.lesson) this.open(1 + (scenesBehind(this.app.prefs, this.lesson) % this.lesson.scenes));
  }

  leave() {
    this.#wishes += 1;
    this.board?.moves.forget();
  }

  async languageChanged() {
    const { answer, scene } = this;
    const tried = this.#tried;
    await this.#load();
    if (scene && !this.finished) await this.open(scene.number);
    if (answer && tried) await this.act(tried);
  }

  title() {
    return `${this.lesson?.title ?? this.app.words.say("page-learn")} – Hanabi`;
  }

  heading() {
    return html`
      <span class="where">${this.lesson?.title ?? ""}</span>
    `;
  }

  /** What the lesson is called, and how long it is. */
  async #load() {
    try {
      const lessons = await api.lessons(this.app.words.lang);
      this.lesson = lessons.find((one) => one.key === this.id) ?? null;
      this.wrong = this.lesson ? "" : this.app.words.say("page-problem-no-such-lesson");
    } catch (problem) {
      this.wrong = this.app.reason(problem);
    }
    this.app.draw();
  }

  /** @param {number} number */
  async open(number) {
    const { app, id } = this;
    this.#wishes += 1;
    const wish = this.#wishes;
    try {
      const scene = await api.lessonScene(id, number, app.words.lang);
      if (wish !== this.#wishes) return;
      this.board?.moves.forget();
      Object.assign(this, { scene, finished: false });
      this.board = new Board(app, new Notes(`lesson-${id}-${number}`), { act: (action) => this.act(action) });
      this.again();
      scrollTo(0, 0);
    } catch (problem) {
      app.problem(problem);
    }
  }

  /** The scene as it was, to try something. */
  again() {
    const { app, scene } = this;
    if (!scene) return;
    this.answer = this.#tried = null;
    this.#show(scene.view, scene.log);
    this.board.pointed = scene.look_at.cards;
    app.draw();
    app.tell(`${scene.title}. ${scene.text} ${scene.task}`);
    app.focusOn("[data-testid='lesson-text']");
  }

  /**
   * Try a move. Nothing is ever sent late: what comes of it is said at once.
   * @param {ActionInfo} action
   */
  async act(action) {
    const { app, scene } = this;
    if (!scene) return DONE;
    const { touches: _, ...wish } = action;
    try {
      const answer = await api.tryInLesson(scene, wish, app.words.lang);
      if (scene === this.scene) this.#hear(action, answer);
    } catch (problem) {
      app.problem(problem);
    }
    return DONE;
  }

  /**
   * @param {ActionInfo} action
   * @param {LessonAnswer} answer
   */
  #hear(action, answer) {
    const { app, scene } = this;
    if (!scene) return;
    const { view, happened } = answer;
    this.#tried = action;
    this.answer = answer;
    if (answer.right) this.#pass();
    this.#show(view, [...scene.log, ...happened]);
    moveCards(app.prefs.moves ? movedCards(happened, view.hands) : [], () => app.draw());
    const verdict = app.words.say(answer.right ? "page-learn-right" : "page-learn-wrong");
    app.tell(`${verdict} ${answer.text}`);
    app.focusOn(".lesson-buttons .go");
  }

  /**
   * @param {GameView} view
   * @param {LogEntry[]} log
   */
  #show(view, log) {
    const { board, scene } = this;
    if (!scene) return;
    board.wish = this.answer ? null : (action) => this.act(action);
    board.show({ view, rules: scene.rules, seats: scene.names.map((name) => seated(name)), you: view.seat, log });
    board.putAway();
    board.follow.following = true;
  }

  #pass() {
    if (this.lesson && this.scene) passed(this.app.prefs, this.lesson, this.scene.number);
  }

  /** On to the next scene, whether this one is solved or skipped; after the last the lesson is over. */
  next() {
    const { app, scene } = this;
    if (!scene) return;
    this.#pass();
    if (scene.number < scene.scenes) {
      this.open(scene.number + 1);
      return;
    }
    this.finished = true;
    app.draw();
    app.focusOn("#finished-title");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.board || this.finished) return false;
    if (this.board.wish) return tableKey(this.board, event);
    return event.key === "Escape" && (this.board.details.hide() || this.board.cancel());
  }

  render() {
    const { words } = this.app;
    if (this.wrong)
      return html`
        <section class="box alone">
          <h1>${words.say("page-learn")}</h1>
          <p class="wrong" data-testid="problem">${this.wrong}</p>
          <a href="/learn">${words.say("page-learn-all")}</a>
        </section>
      `;
    if (this.finished && this.lesson) return finished(this.app, this.lesson, () => this.open(1));
    if (!this.scene)
      return html`
        <p class="loading">${words.say("page-loading")}</p>
      `;
    const view = boardView(this.board, {
      banner: sceneBanner(this, this.scene),
      above: sceneText(this, this.scene),
      below: sceneButtons(this),
      onLine: (entry) => this.board.point(cardsOf(entry)),
    });
    return html`
      ${looks(this.scene, this.answer)} ${view}
    `;
  }
}
