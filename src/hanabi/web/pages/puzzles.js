// The puzzles: today's, those of earlier days, and how many days in a row were solved here.

import * as api from "../net/api.js";
import { date } from "../ui/figures.js";
import { html, nothing } from "../vendor/lit-html.js";
import { marks, streak } from "./solved-puzzles.js";

/**
 * @import { App } from "../app.js"
 * @import { PuzzleDay } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { Mark } from "./solved-puzzles.js"
 */

/**
 * A day such as 2026-11-18, as people write it.
 * @param {Words} words
 * @param {string} day
 */
export const dayName = (words, day) => date(words, day, { dateStyle: "long", timeZone: "UTC" });

/**
 * @param {Words} words
 * @param {string} day
 */
export const shortDay = (words, day) => date(words, day, { day: "numeric", month: "numeric", timeZone: "UTC" });

export class PuzzlesPage {
  name = "games";

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** The latest first. @type {PuzzleDay[]} */
    this.days = [];
    this.today = "";
    this.pages = 0;
    this.more = false;
    this.wrong = "";
  }

  enter() {
    this.load(1);
  }

  title() {
    return `${this.app.words.say("page-puzzles")} – Hanabi`;
  }

  languageChanged() {
    this.load(Math.max(1, this.pages));
  }

  /** @param {number} pages  how many of them are to be seen */
  async load(pages) {
    try {
      const asked = Array.from({ length: pages }, (_, page) => api.puzzles(page, this.app.words.lang));
      const found = await Promise.all(asked);
      const [{ today }] = found;
      const { more } = found[found.length - 1];
      Object.assign(this, { today, more, pages, wrong: "", days: found.flatMap(({ days }) => days) });
    } catch (problem) {
      this.wrong = this.app.reason(problem);
    }
    this.app.draw();
  }

  render() {
    const { words } = this.app;
    return html`
      <section class="box">
        <h1>${words.say("page-puzzles")}</h1>
        <p>${words.say("page-puzzles-about")}</p>
        ${this.wrong ? html`<p class="wrong" role="alert">${this.wrong}</p>` : nothing}
        ${this.today ? this.list() : nothing}
      </section>
    `;
  }

  list() {
    const { words } = this.app;
    const marked = marks();
    const days = streak(marked, this.today);
    const [today, ...earlier] = this.days;
    return html`
      <p class="buttons">
        <a class="button go" data-testid="todays-puzzle" href="/puzzles/${today.day}">
          ${words.say("page-puzzle-of-day")} ${this.badge(marked[today.day])}
        </a>
        ${days ? html`<span data-testid="streak" data-days=${days}>${words.say("page-puzzle-streak", { days })}</span>` : nothing}
      </p>
      ${earlier.length ? html`<h2>${words.say("page-puzzles-earlier")}</h2>` : nothing}
      <ul class="tables">
        ${earlier.map(
          ({ day, title, players }) => html`
            <li>
              <div>
                <a data-testid="puzzle-day" href="/puzzles/${day}"><b>${dayName(words, day)}</b></a>
                ${title ? html`<small>${title} · ${words.say("page-puzzle-players", { players: players ?? 0 })}</small>` : nothing}
              </div>
              ${this.badge(marked[day])}
            </li>
          `,
        )}
      </ul>
      ${
        this.more
          ? html`
              <button data-testid="older-puzzles" @click=${() => this.load(this.pages + 1)}>
                ${words.say("page-puzzles-older")}
              </button>
            `
          : nothing
      }
    `;
  }

  /** @param {Mark | undefined} mark */
  badge(mark) {
    if (!mark) return nothing;
    return html`<span class="badge">${this.app.words.say(mark === "solved" ? "page-puzzle-solved" : "page-puzzle-seen")}</span>`;
  }
}
