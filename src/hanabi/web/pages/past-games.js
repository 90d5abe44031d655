// Past games: found by edition, players, end or name, and opened for replay.

import * as api from "../net/api.js";
import { html, nothing } from "../vendor/lit-html.js";
import { linkForm, uploadButton } from "./upload.js";

/**
 * @import { App } from "../app.js"
 * @import { EditionInfo, PastGames } from "../net/messages.js"
 * @import { InputChange, SelectChange } from "../ui/events.js"
 */

const REASONS = ["victory", "last-round", "strikes", "indispensable", "deadlock", "ended"];
const PAUSE = 300;

export class GamesPage {
  name = "games";

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.filter = { edition: "", players: "", reason: "", name: "", mine: "", page: 0 };
    /** @type {PastGames | null} */
    this.found = null;
    /** @type {EditionInfo[]} */
    this.editions = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  enter() {
    this.load();
    this.languageChanged();
  }

  title() {
    return `${this.app.words.say("page-past-games")} – Hanabi`;
  }

  async languageChanged() {
    this.editions = await api.editions(this.app.words.lang).catch(() => []);
    this.app.draw();
  }

  async load() {
    try {
      this.found = await api.pastGames({ ...this.filter, lang: this.app.words.lang });
    } catch (problem) {
      this.app.problem(problem);
    }
    this.app.draw();
  }

  /** @param {Partial<typeof this.filter>} changes */
  set(changes) {
    Object.assign(this.filter, { page: 0, ...changes });
    this.app.draw();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.load(), PAUSE);
  }

  render() {
    const { words } = this.app;
    /**
     * @param {"edition" | "players" | "reason"} name
     * @param {string} label
     * @param {string[][]} options
     */
    const select = (name, label, options) => html`
      <label>
        ${label}
        <select data-testid="filter-${name}" @change=${(/** @type {SelectChange} */ event) => this.set({ [name]: event.target.value })}>
          <option value="">${words.say("page-any")}</option>
          ${options.map(
            ([key, text]) => html`
              <option value=${key} ?selected=${this.filter[name] === key}>${text}</option>
            `,
          )}
        </select>
      </label>
    `;
    return html`
      <section class="box">
        <h1>${words.say("page-past-games")}</h1>
        <form class="filters" @submit=${(/** @type {SubmitEvent} */ event) => event.preventDefault()}>
          ${select(
            "edition",
            words.say("page-edition"),
            this.editions.map((one) => [one.key, one.name]),
          )}
          ${select(
            "players",
            words.say("page-players"),
            ["2", "3", "4", "5", "6"].map((n) => [n, n]),
          )}
          ${select(
            "reason",
            words.say("page-ending"),
            REASONS.map((reason) => [reason, words.say(`page-ending-${reason}`)]),
          )}
          <label>
            ${words.say("page-player")}
            <input
              data-testid="filter-name"
              maxlength="40"
              .value=${this.filter.name}
              @input=${(/** @type {InputChange} */ event) => this.set({ name: event.target.value })}
            />
          </label>
          <label class="check">
            <input
              type="checkbox"
              data-testid="filter-mine"
              .checked=${Boolean(this.filter.mine)}
              @change=${(/** @type {InputChange} */ event) => this.set({ mine: event.target.checked ? "true" : "" })}
            />
            ${words.say("page-only-mine")}
          </label>
        </form>
        ${this.list()} ${uploadButton(this.app)} ${linkForm(this.app)}
      </section>
    `;
  }

  list() {
    const { words } = this.app;
    if (!this.found) return nothing;
    const { games, more } = this.found;
    const { page } = this.filter;
    const when = new Intl.DateTimeFormat(words.lang, { dateStyle: "medium", timeStyle: "short" });
    return html`
      ${
        games.length
          ? html`
              <ul class="past">
                ${games.map(
                  (game) => html`
                    <li>
                      <a href="/g/${game.id}" data-testid="past-game">
                        <span class="points">
                          <b>${game.score}</b>
                          /${game.maximum}
                        </span>
                        <span class="what">
                          <b>${game.players.join(", ")}</b>
                          ${
                            game.mine
                              ? html`
                                  <span class="badge">${words.say("page-you")}</span>
                                `
                              : nothing
                          }
                          <small>
                            ${game.title} ·
                            ${words.has(`page-ending-${game.reason}`) ? words.say(`page-ending-${game.reason}`) : game.reason}
                          </small>
                        </span>
                        <time datetime=${game.ended}>${shown(when, game.ended)}</time>
                      </a>
                    </li>
                  `,
                )}
              </ul>
            `
          : html`
              <p class="quiet">${words.say("page-no-games")}</p>
            `
      }
      <div class="buttons">
        ${
          page
            ? html`
                <button data-testid="newer" @click=${() => this.set({ page: page - 1 })}>
                  ${words.say("page-newer")}
                </button>
              `
            : nothing
        }
        ${
          more
            ? html`
                <button data-testid="older" @click=${() => this.set({ page: page + 1 })}>
                  ${words.say("page-older")}
                </button>
              `
            : nothing
        }
      </div>
    `;
  }
}

/**
 * @param {Intl.DateTimeFormat} format
 * @param {string} ended
 */
function shown(format, ended) {
  const time = new Date(ended);
  return Number.isNaN(time.valueOf()) ? ended : format.format(time);
}
