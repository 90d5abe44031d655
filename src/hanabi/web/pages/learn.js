// The lessons that there are, and how far one has come in each.

import * as api from "../net/api.js";
import { styleSheet } from "../ui/style-sheet.js";
import { html, nothing } from "../vendor/lit-html.js";
import { scenesBehind } from "./lesson-progress.js";

/**
 * @import { App } from "../app.js"
 * @import { LessonInfo } from "../net/messages.js"
 */

export class LearnPage {
  name = "learn";

  /** Why there is nothing to see. */
  wrong = "";
  /** @type {LessonInfo[] | null} */
  lessons = null;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
  }

  async enter() {
    await styleSheet("lesson.css");
    await this.load();
  }

  languageChanged() {
    this.load();
  }

  async load() {
    try {
      this.lessons = await api.lessons(this.app.words.lang);
      this.wrong = "";
    } catch (problem) {
      this.wrong = this.app.reason(problem);
    }
    if (this.app.page === this) this.app.draw();
  }

  title() {
    return `${this.app.words.say("page-learn")} – Hanabi`;
  }

  render() {
    const { words } = this.app;
    return html`
      <section class="box" aria-labelledby="learn-title">
        <h1 id="learn-title">${words.say("page-learn")}</h1>
        <p>${words.say("page-learn-about")}</p>
        ${
          this.wrong
            ? html`
                <p class="wrong">${this.wrong}</p>
              `
            : nothing
        }
        <ul class="lessons">
          ${this.lessons?.map((lesson) => this.line(lesson))}
        </ul>
      </section>
    `;
  }

  /** @param {LessonInfo} lesson */
  line(lesson) {
    const { words, prefs } = this.app;
    const { key, title, about, scenes, minutes } = lesson;
    const behind = scenesBehind(prefs, lesson);
    const state = behind === scenes ? "done" : behind ? "begun" : "new";
    return html`
      <li data-testid="lesson-${key}" data-state=${state}>
        <div>
          <b>${state === "done" ? "✓ " : ""}${title}</b>
          <p>${about}</p>
          <small>${words.say(`page-learn-state-${state}`, { scenes, minutes, number: behind + 1 })}</small>
        </div>
        <a class="button ${state === "done" ? "" : "go"}" href="/learn/${key}" data-testid="open-${key}">
          ${words.say(`page-learn-open-${state}`)}
          <span class="unseen">${title}</span>
        </a>
      </li>
    `;
  }
}
