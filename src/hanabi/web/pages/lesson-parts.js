// The parts of a lesson beside its table: where one is, what there is to know and to do, what came of it, and the end.

import { movesOf, sentence } from "../board/moves.js";
import { html, nothing } from "../vendor/lit-html.js";
import { FIRST_LESSON } from "./lesson-progress.js";
import { openTable } from "./open-table.js";
import { botsSettings } from "./setup-defaults.js";

/**
 * @import { App } from "../app.js"
 * @import { LessonAnswer, LessonInfo, LessonScene } from "../net/messages.js"
 * @import { LessonPage } from "./lesson.js"
 */

/**
 * A mark before the table, by which the style sheet knows what to light up, and whether the table is only imagined.
 * @param {LessonScene} scene
 * @param {LessonAnswer | null} answer
 */
export function looks(scene, answer) {
  const panels = answer ? [] : scene.look_at.panels.map((panel) => `look-${panel}`);
  const imagined = answer && !answer.right ? ["imagined"] : [];
  return html`
    <i class=${["looks", ...panels, ...imagined].join(" ")} hidden></i>
  `;
}

/**
 * Where one is in the lesson, and the ways back and on.
 * @param {LessonPage} page
 * @param {LessonScene} scene
 */
export function sceneBanner(page, scene) {
  const { words } = page.app;
  const { number, scenes } = scene;
  return html`
    <nav class="banner lesson-banner" aria-label=${words.say("page-learn-nav")}>
      <button data-testid="lesson-back" ?disabled=${number === 1} @click=${() => page.open(number - 1)}>
        ${words.say("page-learn-back")}
      </button>
      <span class="steps" data-testid="lesson-place" data-number=${number}>
        <span class="dots" aria-hidden="true">
          ${Array.from(
            { length: scenes },
            (_, i) => html`
              <i class=${i + 1 === number ? "now" : i + 1 < number ? "behind" : ""}></i>
            `,
          )}
        </span>
        ${words.say("page-learn-place", { number, scenes })}
      </span>
      <button data-testid="lesson-skip" ?disabled=${page.answer?.right} @click=${() => page.next()}>
        ${words.say("page-learn-skip")}
      </button>
    </nav>
  `;
}

/**
 * What there is to know and to do, or what came of it.
 * @param {LessonPage} page
 * @param {LessonScene} scene
 */
export function sceneText(page, scene) {
  const { answer } = page;
  return html`
    <section class="lesson-text ${answer ? (answer.right ? "right" : "wrong") : ""}" tabindex="0" aria-labelledby="scene-title" data-testid="lesson-text">
      <h1 id="scene-title" data-testid="scene-title">${scene.title}</h1>
      ${
        answer
          ? cameOf(page, scene, answer)
          : html`
              <p>${scene.text}</p>
              <p class="task" data-testid="lesson-task">${scene.task}</p>
            `
      }
    </section>
  `;
}

/**
 * @param {LessonPage} page
 * @param {LessonScene} scene
 * @param {LessonAnswer} answer
 */
function cameOf({ app, board }, scene, { right, text }) {
  const { words } = app;
  const moves = movesOf(board.log).filter((move) => move.number >= scene.log.length);
  return html`
    <p data-testid="lesson-answer" data-right=${right}>
      <b class="verdict">${words.say(right ? "page-learn-right" : "page-learn-wrong")}</b>
      ${text}
    </p>
    <div class="came">
      <h2>${words.say(right ? "page-learn-happened" : "page-learn-would")}</h2>
      <ul>
        ${moves.map(
          (move) => html`
            <li>${sentence(move)}</li>
          `,
        )}
      </ul>
    </div>
  `;
}

/**
 * The way on, where one acts otherwise.
 * @param {LessonPage} page
 */
export function sceneButtons(page) {
  const { app, answer } = page;
  if (!answer) return nothing;
  const { words } = app;
  return html`
    <div class="actions lesson-buttons">
      ${
        answer.right
          ? html`
              <button class="go" data-testid="lesson-next" @click=${() => page.next()}>${words.say("page-learn-next")}</button>
            `
          : html`
              <button class="go" data-testid="lesson-again" @click=${() => page.again()}>
                ${words.say("page-learn-again")}
              </button>
            `
      }
    </div>
  `;
}

/**
 * The end of a lesson: a real game by the rules that were learned, with advice for whoever asks.
 * @param {App} app
 * @param {LessonInfo} lesson
 * @param {() => unknown} again
 */
export function finished(app, lesson, again) {
  const { words } = app;
  const first = lesson.key === FIRST_LESSON;
  const settings = botsSettings(words);
  const { edition, add_ons } = lesson;
  const chosen = first ? settings : { ...settings, rules: { ...settings.rules, edition, add_ons } };
  return html`
    <section class="box alone" aria-labelledby="finished-title" data-testid="lesson-finished">
      <h1 id="finished-title" tabindex="-1">${words.say("page-learn-finished", { title: lesson.title })}</h1>
      <p>${words.say(first ? "page-learn-finished-first" : "page-learn-finished-other")}</p>
      <div class="buttons">
        <button class="go big door" data-testid="lesson-play" @click=${() => openTable(app, chosen, true)}>
          ${words.say("page-learn-play")}
          <small>${words.say("page-learn-play-about")}</small>
        </button>
      </div>
      <div class="buttons">
        <a class="button" href="/learn" data-testid="all-lessons">${words.say("page-learn-all")}</a>
        <button data-testid="lesson-restart" @click=${() => again()}>${words.say("page-learn-restart")}</button>
      </div>
    </section>
  `;
}
