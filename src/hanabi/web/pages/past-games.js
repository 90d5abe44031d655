// Past games: searched for, found again by tags, and opened for replay. The address says what is searched for.

import * as api from "../net/api.js";
import { html, nothing } from "../vendor/lit-html.js";
import { addressOf, asked, filterForm, isNarrowed, readFilter } from "./game-filters.js";
import { tagLinks, tagsButton } from "./game-tags.js";
import { pastGameList } from "./past-game.js";
import { linkForm, uploadButton } from "./upload.js";

/**
 * @import { App } from "../app.js"
 * @import { EditionInfo, PastGame, PastGames, TagInfo } from "../net/messages.js"
 * @import { Filter } from "./game-filters.js"
 */

const PAUSE = 300;

export class GamesPage {
  name = "games";

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.filter = readFilter(location.search);
    /** @type {PastGames | null} */
    this.found = null;
    /** Why nothing could be searched for. */
    this.wrong = "";
    /** @type {EditionInfo[]} */
    this.editions = [];
    /** @type {TagInfo[]} */
    this.tags = [];
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.asked = 0;
    /** Where the page before begins, by where a page does. @type {Map<string, string>} */
    this.newest = new Map();
  }

  enter() {
    this.languageChanged();
    this.loadTags();
  }

  leave() {
    clearTimeout(this.timer);
  }

  title() {
    return `${this.app.words.say("page-past-games")} – Hanabi`;
  }

  async languageChanged() {
    this.load();
    this.editions = await api.editions(this.app.words.lang).catch(() => []);
    this.app.draw();
  }

  async loadTags() {
    ({ tags: this.tags } = await api.ownTags().catch(() => ({ tags: [] })));
    this.app.draw();
  }

  /** Ask for what is searched for by now; an answer to an earlier question counts no more. */
  async load() {
    this.asked += 1;
    const number = this.asked;
    try {
      const found = await this.find();
      if (number === this.asked) Object.assign(this, { found, wrong: "" });
    } catch (problem) {
      if (number === this.asked) Object.assign(this, { found: null, wrong: this.app.reason(problem) });
    }
    this.app.draw();
  }

  /** A page of what is searched for. Where the server looked through many games and found none, it is asked to go on. */
  async find() {
    const wish = { ...asked(this.filter), zone: api.zone(), lang: this.app.words.lang };
    let found = await api.pastGames(wish);
    while (!found.games.length && found.after) found = await api.pastGames({ ...wish, after: found.after });
    return found;
  }

  /**
   * Search for something else, from the first page on. Back leads to what was searched for before.
   * @param {Partial<Filter>} changes
   * @param {boolean} typing  something that is not finished: then it takes its time, and no step back leads into it
   */
  set(changes, typing = false) {
    this.filter = { ...this.filter, after: "", ...changes };
    const address = addressOf(this.filter);
    if (typing) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.app.draw();
    clearTimeout(this.timer);
    if (typing) this.timer = setTimeout(() => this.load(), PAUSE);
    else this.load();
  }

  render() {
    const { words } = this.app;
    const { filter, editions } = this;
    return html`
      <section class="box">
        <h1>${words.say("page-past-games")}</h1>
        ${filterForm({ words, filter, editions, set: (changes, typing) => this.set(changes, typing) })}
        ${this.tagChips()}
        ${
          isNarrowed(filter)
            ? html`
                <p><a href="/games" data-testid="clear-filters">${words.say("page-clear-filters")}</a></p>
              `
            : nothing
        }
        ${
          this.wrong
            ? html`
                <p class="wrong" role="alert" data-testid="problem">${this.wrong}</p>
              `
            : this.list()
        }
        <div class="buttons">${uploadButton(this.app)}</div>
        ${linkForm(this.app)}
      </section>
    `;
  }

  tagChips() {
    const { words } = this.app;
    const { tag: chosen } = this.filter;
    const known = this.tags.some(({ tag }) => tag === chosen);
    const tags = chosen && !known ? [{ tag: chosen, games: 0 }, ...this.tags] : this.tags;
    if (!tags.length) return nothing;
    return html`
      <ul class="chips" aria-label=${words.say("page-tags-yours")}>
        ${tags.map(
          ({ tag, games }) => html`
            <li>
              <button
                class="tag"
                data-testid="filter-tag"
                aria-pressed=${tag === chosen ? "true" : "false"}
                @click=${() => this.set({ tag: tag === chosen ? "" : tag })}
              >
                #${tag}
                <small>${games || ""}</small>
              </button>
            </li>
          `,
        )}
      </ul>
    `;
  }

  /** @param {PastGame} game */
  tagsOf(game) {
    const changed = (/** @type {string[]} */ tags) => {
      game.tags = tags;
      this.loadTags();
    };
    return { below: game.tags.length ? tagLinks(game.tags) : nothing, beside: tagsButton(this.app, game, changed) };
  }

  list() {
    const { words } = this.app;
    if (!this.found) return nothing;
    const { games, after } = this.found;
    return html`
      ${
        games.length
          ? pastGameList(this.app, games, (game) => this.tagsOf(game))
          : html`
              <p class="quiet" data-testid="no-games">${words.say("page-no-games")}</p>
            `
      }
      <div class="buttons">
        ${this.filter.after ? this.turn("newer", words.say("page-newer"), () => this.newer()) : nothing}
        ${after ? this.turn("older", words.say("page-older"), () => this.older(after)) : nothing}
      </div>
    `;
  }

  /** @param {string} after */
  older(after) {
    const { after: here } = this.filter;
    this.set({ after });
    this.newest.set(after, here);
  }

  /** The page before, as far as one came from there; else the first. */
  newer() {
    this.set({ after: this.newest.get(this.filter.after) ?? "" });
  }

  /**
   * @param {string} testid
   * @param {string} label
   * @param {() => void} turn
   */
  turn(testid, label, turn) {
    const to = () => {
      turn();
      scrollTo(0, 0);
    };
    return html`
      <button data-testid=${testid} @click=${to}>${label}</button>
    `;
  }
}
