// Replay: any moment of a finished game, through the eyes of any seat or with all hands open.

import { Board } from "../board/board.js";
import { moveCards, movedCards } from "../board/card-motion.js";
import { boardView } from "../board/layout.js";
import { cardsOf, lastDeed } from "../board/log.js";
import { Notes } from "../board/notes.js";
import { sinceStrip } from "../board/since.js";
import * as api from "../net/api.js";
import { html, live } from "../vendor/lit-html.js";
import { tagsButton } from "./game-tags.js";

/**
 * @import { App } from "../app.js"
 * @import { GameInfo, LogEntry, Moment } from "../net/messages.js"
 * @import { InputChange, SelectChange } from "../ui/events.js"
 */

export class ReplayPage {
  name = "replay";

  /** @type {GameInfo} */
  // @ts-expect-error: nothing is drawn of the game before it is loaded
  game;
  /** Why the game cannot be seen. */
  wrong = "";

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.board = new Board(app, new Notes(id));
    const asked = new URLSearchParams(location.search);
    this.turn = Math.max(0, Number(asked.get("turn")) || 0);
    /** @type {number | null} */
    this.seat = asked.get("seat") === null ? null : Number(asked.get("seat"));
    /** @type {Map<string, Promise<Moment>>} */
    this.moments = new Map();
  }

  enter() {
    this.load();
  }

  title() {
    return `${this.app.words.say("page-replay")} – Hanabi`;
  }

  heading() {
    return html`
      <span class="where">${this.game?.title ?? ""}</span>
    `;
  }

  languageChanged() {
    this.moments.clear();
    this.load();
  }

  async load() {
    try {
      this.game = await api.game(this.id, this.app.words.lang);
      this.board.written = this.game.notes;
      await this.goTo(this.turn);
    } catch (problem) {
      this.wrong = this.app.reason(problem);
      this.app.draw();
    }
  }

  /**
   * @param {number} turn
   * @returns {Promise<Moment>}
   */
  moment(turn) {
    const key = `${turn}/${this.seat}`;
    const moment = this.moments.get(key) ?? api.moment(this.id, turn, this.seat, this.app.words.lang);
    this.moments.set(key, moment);
    return moment;
  }

  /** @param {number} turn */
  async goTo(turn) {
    this.turn = Math.max(0, Math.min(this.game.turns, turn));
    const { turn: wanted, seat } = this;
    try {
      const moment = await this.moment(wanted);
      if (wanted !== this.turn || seat !== this.seat) return;
      this.show(moment);
      history.replaceState(null, "", `/g/${this.id}?turn=${wanted}${seat === null ? "" : `&seat=${seat}`}`);
      if (wanted < this.game.turns) this.moment(wanted + 1).catch(() => this.moments.clear());
    } catch (problem) {
      this.moments.clear();
      this.app.problem(problem);
    }
  }

  /** @param {Moment} moment */
  show({ view, log }) {
    const before = this.board.log;
    const events = log.length > before.length ? log.slice(before.length) : before.slice(log.length);
    const moved = before.length && events.length < 12 && this.app.prefs.moves ? movedCards(events, view.hands) : [];
    const seats = this.game.players.map(seated);
    this.board.show({ view, rules: this.game.rules, seats, you: null, log });
    this.board.pointed = null;
    this.board.follow.following = true;
    moveCards(moved, () => this.app.draw());
    this.app.tell(lastDeed(log));
  }

  /** @param {number | null} seat */
  look(seat) {
    this.seat = seat;
    this.goTo(this.turn);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.game || event.altKey || event.shiftKey) return false;
    if (event.key === "Escape") return this.board.details.hide() || this.board.cancel();
    if (/** @type {Element} */ (event.target).closest?.(".cards")) return false;
    const turns = { ArrowLeft: this.turn - 1, ArrowRight: this.turn + 1, Home: 0, End: this.game.turns };
    const to = new Map(Object.entries(turns)).get(event.key);
    if (to === undefined) return false;
    this.goTo(to);
    return true;
  }

  /** @param {LogEntry} entry */
  line(entry) {
    if (entry.turn !== this.turn) this.goTo(entry.turn);
    else this.board.set({ pointed: cardsOf(entry) });
  }

  async openStory() {
    (await this.app.part(import("./story.js")))?.openStory(this.app, this.id, this.board.words);
  }

  async openRecord() {
    (await this.app.part(import("./record-dialog.js")))?.openRecord(this.app, this.id);
  }

  render() {
    const { words } = this.app;
    if (this.wrong)
      return html`
        <section class="box alone">
          <h1>${words.say("page-replay")}</h1>
          <p class="wrong">${this.wrong}</p>
          <a href="/games">${words.say("page-past-games")}</a>
        </section>
      `;
    if (!this.board.view)
      return html`
        <p class="loading">${words.say("page-loading")}</p>
      `;
    return boardView(this.board, {
      banner: this.banner(),
      below: this.controls(),
      onLine: (entry) => this.line(entry),
    });
  }

  banner() {
    const { words } = this.board;
    const last = this.turn === this.game.turns ? this.game.outcome : null;
    const title = last
      ? words.say("page-over", { score: last.score, maximum: this.game.rules.maximum })
      : words.say("page-turn-of", { turn: this.board.view.turn, name: this.board.name(this.board.view.to_act) });
    return html`
      <div class="banner">
        <h1 data-testid="turn-banner">${title}</h1>
        ${
          last
            ? html`
                <p>${last.text}</p>
              `
            : sinceStrip(this.board, ({ turn }) => this.goTo(turn))
        }
      </div>
    `;
  }

  controls() {
    const { words } = this.board;
    /**
     * @param {number} to
     * @param {string} sign
     * @param {string} label
     * @param {string} testid
     */
    const step = (to, sign, label, testid) => html`
      <button
        class="icon"
        data-testid=${testid}
        aria-label=${words.say(label)}
        title=${words.say(label)}
        ?disabled=${to < 0 || to > this.game.turns || to === this.turn}
        @click=${() => this.goTo(to)}
      >
        ${sign}
      </button>
    `;
    return html`
      <div class="replay-bar" role="group" aria-label=${words.say("page-replay")}>
        ${step(0, "|◀\ufe0e", "page-first-turn", "replay-first")}
        ${step(this.turn - 1, "◀\ufe0e", "page-previous-turn", "replay-previous")}
        <input
          type="range"
          data-testid="replay-slider"
          min="0"
          max=${this.game.turns}
          .value=${live(String(this.turn))}
          aria-label=${words.say("page-turn")}
          @input=${(/** @type {InputChange} */ event) => this.goTo(Number(event.target.value))}
        />
        ${step(this.turn + 1, "▶\ufe0e", "page-next-turn", "replay-next")}
        ${step(this.game.turns, "▶\ufe0e|", "page-last-turn", "replay-last")}
        <output>${this.turn}/${this.game.turns}</output>
        <label class="eyes">
          <span class="unseen">${words.say("page-eyes")}</span>
          <select
            data-testid="replay-seat"
            @change=${(/** @type {SelectChange} */ event) => this.look(event.target.value === "" ? null : Number(event.target.value))}
          >
            <option value="" ?selected=${this.seat === null}>${words.say("page-all-open")}</option>
            ${this.game.players.map(
              (name, seat) => html`
                <option value=${seat} ?selected=${this.seat === seat}>${name}</option>
              `,
            )}
          </select>
        </label>
        ${tagsButton(this.app, this.game)}
        <button data-testid="open-story" @click=${() => this.openStory()}>${words.say("page-story")}</button>
        <button data-testid="record" @click=${() => this.openRecord()}>${words.say("page-record")}</button>
      </div>
    `;
  }
}

/**
 * Whoever played is shown as somebody who is there.
 * @param {string} name
 */
const seated = (name) => ({
  name,
  bot: null,
  guest: false,
  connected: true,
  substitute: false,
  away_since: null,
  thinking: false,
  loading: false,
});
