// The pause: how it begins, and what covers the table for everybody until it ends.

import { clockTime } from "../board/clocks.js";
import { isPauseKey } from "../board/keys.js";
import { html, nothing } from "../vendor/lit-html.js";
import { talkBox } from "./talk-box.js";
import { votes } from "./votes.js";

/**
 * @import { PauseInfo } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 */

/**
 * Whether one plays here, and so may let the game stand still and go on.
 * @param {TablePage} page
 */
export function mayPause({ update }) {
  if (!update) return false;
  const { table, you } = update;
  return you !== null && table.state === "playing" && !table.seats[you].substitute;
}

/** @param {TablePage} page */
export function pauseButton(page) {
  if (!mayPause(page)) return nothing;
  const { words } = page.app;
  return html`
    <button
      class="icon pause ${page.update.table.clock ? "timed" : ""}"
      data-testid="pause"
      aria-label=${words.say("page-pause")}
      title=${`${words.say("page-pause")} (Shift + P)`}
      @click=${() => page.send({ type: "pause" })}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" class="sketch">
        <path class="solid" d="M5 4h3v12H5zM12 4h3v12h-3z" />
      </svg>
    </button>
  `;
}

/**
 * The key that lets the game stand still, and go on.
 * @param {TablePage} page
 * @param {KeyboardEvent} event
 */
export function pauseKey(page, event) {
  if (!isPauseKey(event) || !mayPause(page)) return false;
  page.send({ type: page.update.table.paused ? "resume" : "pause" });
  return true;
}

/** What stands between the players and their cards. */
export class Cover {
  /** @type {PauseInfo | null} */
  #pause = null;
  #at = 0;
  /** @type {ReturnType<typeof setInterval> | undefined} */
  #timer = undefined;

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    page.left.signal.addEventListener("abort", () => clearInterval(this.#timer));
  }

  /**
   * Take in whether the game is paused. A move that could still be taken back is, what was open is closed, and nothing
   * that was said of the game stays to be read.
   */
  hear() {
    const { app, board, update } = this.page;
    const { paused } = update.table;
    const was = this.#pause;
    if (paused && paused !== was) this.#at = performance.now();
    this.#pause = paused;
    if (Boolean(paused) === Boolean(was)) return;
    clearInterval(this.#timer);
    app.hush();
    if (!paused) {
      app.tell(app.words.say("page-resumed"));
      app.focusOn("#main");
      return;
    }
    this.#timer = setInterval(() => this.#tick(), 1000);
    if (board.view) {
      if (board.moves.until === "moment") board.moves.forget();
      board.details.hide();
      board.putAway();
    }
    app.tell(app.words.say("page-paused-by", { name: this.name }));
    app.focusOn("#cover-title");
  }

  get name() {
    const { seats } = this.page.update.table;
    return seats[this.#pause?.seat ?? 0]?.name ?? "";
  }

  get #elapsed() {
    const { since = 0 } = this.#pause ?? {};
    return clockTime(Math.floor(since + (performance.now() - this.#at) / 1000));
  }

  #tick() {
    const time = document.querySelector("[data-testid='paused-for']");
    if (time && !document.hidden) time.textContent = this.#elapsed;
  }

  render() {
    const { page } = this;
    const { words } = page.app;
    const play = mayPause(page);
    return html`
      <div class="cover" data-testid="cover">
        <section class="box" aria-labelledby="cover-title">
          <h1 id="cover-title" tabindex="-1">${words.say("page-paused")}</h1>
          <p>${words.say("page-paused-by", { name: this.name })}</p>
          <p class="paused-for" role="timer" data-testid="paused-for" aria-label=${words.say("page-paused-for")} .textContent=${this.#elapsed}></p>
          <p class="quiet">${words.say(play ? "page-paused-about" : "page-paused-wait")}</p>
          ${
            play
              ? html`
                  <div class="buttons">
                    <button class="go big" data-testid="resume" @click=${() => page.send({ type: "resume" })}>
                      ${words.say("page-resume")}
                    </button>
                    <button data-testid="table-menu" @click=${() => page.openMenu()}>${words.say("page-menu")}</button>
                  </div>
                `
              : nothing
          }
          ${votes(page)}
        </section>
        ${talkBox(page)}
      </div>
    `;
  }
}
