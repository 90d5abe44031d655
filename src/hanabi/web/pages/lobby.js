// The lobby: play at once, set a table, join one, or look at games of the past.

import { face } from "../board/card.js";
import * as api from "../net/api.js";
import { html, nothing } from "../vendor/lit-html.js";
import { openFriendsTable, openTable, playerName } from "./open-table.js";
import { openRules } from "./rules-text.js";
import { Setup } from "./setup.js";
import { botsSettings, firstSettings } from "./setup-defaults.js";
import { uploadButton } from "./upload.js";

/**
 * @import { App } from "../app.js"
 * @import { Listed, MyTable, PastGame } from "../net/messages.js"
 * @import { InputChange } from "../ui/events.js"
 */

const REFRESH = 8000;

export class LobbyPage {
  name = "lobby";

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Listed[] | null} */
    this.tables = null;
    /** @type {MyTable[]} */
    this.mine = [];
    /** One's own, the latest first; null until they are known. @type {PastGame[] | null} */
    this.past = null;
    /** What shows them, fetched when there is something to show. @type {typeof import("./your-games.js") | null} */
    this.own = null;
    /** @type {ReturnType<typeof setInterval> | undefined} */
    this.timer = undefined;
    this.setup = new Setup(app, firstSettings(app.words));
  }

  enter() {
    this.refresh();
    this.timer = setInterval(() => document.hidden || this.refresh(), REFRESH);
  }

  leave() {
    clearInterval(this.timer);
  }

  languageChanged() {
    if (this.setup.touched) this.setup.load();
    else this.setup = new Setup(this.app, firstSettings(this.app.words));
    this.past = null;
    this.refresh();
  }

  async refresh() {
    const { invitations, words } = this.app;
    try {
      [this.tables, this.mine, this.past] = await Promise.all([
        api.publicTables(words.lang),
        api.myTables(words.lang),
        this.past ?? api.pastGames({ mine: "true", lang: words.lang }).then(({ games }) => games),
        invitations.look(),
      ]);
    } catch {
      this.tables ??= [];
    }
    if (this.mine.length || this.past?.length || invitations.waiting.length)
      this.own ??= await this.app.part(import("./your-games.js"));
    if (this.app.page === this) this.app.draw();
  }

  /** @param {SubmitEvent} event */
  playNow(event) {
    event.preventDefault();
    openTable(this.app, botsSettings(this.app.words), true);
  }

  /** @param {Listed} table */
  async join(table) {
    try {
      await api.join(table.id, playerName(this.app));
      this.app.go(`/t/${table.id}`);
    } catch (problem) {
      this.app.problem(problem);
    }
  }

  /** To whoever has not played here yet the first lesson is offered, until they have gone through it or want none. */
  get offersLesson() {
    const { prefs } = this.app;
    if (prefs.lessonOffered || this.mine.length) return false;
    return this.past ? !this.past.length : !prefs.name;
  }

  lessonOffer() {
    const { words, prefs } = this.app;
    const dismiss = () => {
      prefs.set({ lessonOffered: true });
      this.app.draw();
      this.app.focusOn("[data-testid='learn']");
    };
    return html`
      <p class="vote offer lesson-offer" data-testid="lesson-offer">
        <span>${words.say(prefs.lessons.first ? "page-learn-offer-begun" : "page-learn-offer")}</span>
        <a class="button go" href="/learn/first" data-testid="start-lesson">
          ${words.say(prefs.lessons.first ? "page-learn-open-begun" : "page-learn-open-new")}
        </a>
        <button class="close" data-testid="dismiss-lesson" aria-label=${words.say("page-no-thanks")} title=${words.say("page-no-thanks")} @click=${dismiss}>✕</button>
      </p>
    `;
  }

  render() {
    const { words, prefs } = this.app;
    return html`
      <section class="hero">
        <div class="fan" aria-hidden="true">
          ${["white 1", "red 2", "blue 3", "yellow 4", "green 5"].map(
            (name) => html`
              <span>${face(name)}</span>
            `,
          )}
        </div>
        <h1>${words.say("page-welcome")}</h1>
        <p class="lead">${words.say("page-lead")}</p>
        <form class="enter" @submit=${(/** @type {SubmitEvent} */ event) => this.playNow(event)}>
          <label>
            ${words.say("page-name")}
            <input
              data-testid="name"
              maxlength="40"
              autocomplete="nickname"
              .value=${prefs.name}
              @input=${(/** @type {InputChange} */ event) => prefs.set({ name: event.target.value })}
            />
          </label>
          <div class="doors">
            <button class="go big door" data-testid="play-now">
              ${words.say("page-play-now")}
              <small>${words.say("page-play-now-with")}</small>
            </button>
            <button
              type="button"
              class="big door"
              data-testid="play-with-friends"
              @click=${() => openFriendsTable(this.app)}
            >
              ${words.say("page-play-with-friends")}
              <small>${words.say("page-play-with-friends-about")}</small>
            </button>
          </div>
        </form>
        <p class="quiet promise">
          ${words.say("page-no-account")}
          <button class="quiet" data-testid="show-rules" @click=${() => openRules(this.app, this.setup.settings)}>
            ${words.say("page-rules")}
          </button>
          <a class="button quiet" href="/learn" data-testid="learn">${words.say("page-learn")}</a>
          <a class="button quiet" data-testid="puzzle-of-day" href="/puzzles/today">${words.say("page-puzzle-of-day")}</a>
        </p>
      </section>
      ${this.offersLesson ? this.lessonOffer() : nothing}
      ${this.own?.yourGames(this.app, this.mine, this.past ?? []) ?? nothing}
      <div class="columns">
        <section class="box" aria-labelledby="tables-title">
          <h2 id="tables-title">${words.say("page-tables")}</h2>
          ${this.list()}
          <h2>${words.say("page-past-games")}</h2>
          <p><a href="/games">${words.say("page-past-games-about")}</a></p>
          ${uploadButton(this.app)}
        </section>
        <section class="box" aria-labelledby="create-title">
          <h2 id="create-title">${words.say("page-set-table")}</h2>
          ${this.setup.render(this.setup.whoPlays())}
          <div class="buttons">
            <button
              class="go"
              data-testid="create-table"
              ?disabled=${Boolean(this.setup.wrong)}
              @click=${() => openTable(this.app, this.setup.settings, false)}
            >
              ${words.say("page-create")}
            </button>
          </div>
        </section>
      </div>
    `;
  }

  list() {
    const { words } = this.app;
    if (!this.tables) return nothing;
    const tables = this.tables.filter(({ id }) => !this.mine.some((own) => own.id === id));
    if (!tables.length)
      return html`
        <p class="quiet">${words.say("page-no-tables")}</p>
      `;
    return html`
      <ul class="tables">
        ${tables.map(
          (table) => html`
            <li data-testid="listed-table">
              <div>
                <b>${table.title}</b>
                <small>${table.names.map((name) => name ?? words.say("page-seat-free")).join(" · ")}</small>
              </div>
              ${
                table.state === "open" && table.free > 0
                  ? html`
                      <button data-testid="join" @click=${() => this.join(table)}>${words.say("page-join")}</button>
                    `
                  : html`
                      <a class="button" data-testid="watch" href="/t/${table.id}">${words.say("page-watch")}</a>
                    `
              }
            </li>
          `,
        )}
      </ul>
    `;
  }
}
