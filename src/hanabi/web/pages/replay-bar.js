// The bars of a replay: where it is, the way through its turns, another move that is being chosen, and moves that were never made.

import { sinceStrip } from "../board/since.js";
import { reveal } from "../ui/spoiler.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { tagsButton } from "./game-tags.js";

/**
 * @import { LineInfo } from "../net/messages.js"
 * @import { InputChange, SelectChange } from "../ui/events.js"
 * @import { ReplayPage } from "./replay.js"
 */

/** @param {ReplayPage} page */
export function replayBanner(page) {
  const { board, game, shared } = page;
  const { words, view } = board;
  const last = shared?.tried ? view.outcome : page.turn === game.turns ? game.outcome : null;
  const title = last
    ? words.say("page-over", { score: last.score, maximum: game.rules.maximum })
    : words.say("page-turn-of", { turn: view.turn, name: board.name(view.to_act) });
  return html`
    <div class="banner">
      <h1 data-testid="turn-banner">${title}</h1>
      ${
        last
          ? html`
              <p>${last.text}</p>
            `
          : shared?.tried
            ? nothing
            : sinceStrip(board, ({ turn }) => page.visit(turn))
      }
    </div>
  `;
}

/** @param {ReplayPage} page */
export function replayBar(page) {
  const { words } = page.board;
  const { turn, hidden } = page;
  const { turns } = page.game;
  const end = hidden ? page.furthest : turns;
  return html`
    <div class="replay-bar" role="group" aria-label=${words.say("page-replay")}>
      <div class="replay-steps">
        ${step(page, 0, "|◀\ufe0e", "page-first-turn", "replay-first")}
        ${step(page, turn - 1, "◀\ufe0e", "page-previous-turn", "replay-previous")}
        <input
          type="range"
          data-testid="replay-slider"
          min="0"
          max=${end}
          ?disabled=${end === 0}
          .value=${live(String(turn))}
          aria-label=${words.say("page-turn")}
          @input=${(/** @type {InputChange} */ event) => page.visit(Number(event.target.value))}
        />
        ${step(page, turn + 1, "▶\ufe0e", "page-next-turn", "replay-next")}
        ${hidden ? nothing : step(page, turns, "▶\ufe0e|", "page-last-turn", "replay-last")}
        <output>${hidden ? turn : `${turn}/${turns}`}</output>
      </div>
      <div class="replay-more">
        ${viewAs(page)}
        <button
          data-testid="what-if"
          title=${words.say("page-what-if-about")}
          ?disabled=${turn === turns}
          @click=${() => page.chooseMove()}
        >
          ${words.say("page-what-if")}
        </button>
        <button data-testid="together" title=${words.say("page-together-about")} @click=${() => page.lookTogether()}>
          ${words.say("page-together")}
        </button>
        ${
          page.review
            ? nothing
            : html`
                <button data-testid="open-review" title=${words.say("page-review-about")} @click=${() => page.openReview()}>
                  ${words.say("page-review")}
                </button>
              `
        }
        ${tagsButton(page.app, page.game)}
        ${
          hidden
            ? html`
                <button data-testid="show-result" @click=${() => reveal(page.app, page.id)}>
                  ${words.say("page-show-result")}
                </button>
              `
            : html`
                <button data-testid="open-story" @click=${() => openStory(page)}>${words.say("page-story")}</button>
                <button data-testid="record" @click=${() => openRecord(page)}>${words.say("page-record")}</button>
              `
        }
      </div>
      ${result(page)}
    </div>
  `;
}

/** @param {ReplayPage} page */
async function openStory({ app, id, board }) {
  (await app.part(import("./story.js")))?.openStory(app, id, board.words);
}

/** @param {ReplayPage} page */
async function openRecord({ app, id }) {
  (await app.part(import("./record-dialog.js")))?.openRecord(app, id);
}

/**
 * @param {ReplayPage} page
 * @param {number} to
 * @param {string} sign
 * @param {string} label
 * @param {string} testid
 */
function step(page, to, sign, label, testid) {
  const { words } = page.board;
  return html`
    <button
      class="icon"
      data-testid=${testid}
      aria-label=${words.say(label)}
      title=${words.say(label)}
      ?disabled=${to < 0 || to > page.game.turns || to === page.turn}
      @click=${() => page.visit(to)}
    >
      ${sign}
    </button>
  `;
}

/** @param {ReplayPage} page */
function viewAs(page) {
  const { words } = page.board;
  return html`
    <label class="eyes">
      <span class="unseen">${words.say("page-eyes")}</span>
      <select
        data-testid="replay-seat"
        @change=${(/** @type {SelectChange} */ event) => page.look(event.target.value === "" ? null : Number(event.target.value))}
      >
        <option value="" .selected=${page.seat === null}>${words.say("page-all-open")}</option>
        ${page.game.players.map(
          (name, seat) => html`
            <option value=${seat} .selected=${page.seat === seat}>${name}</option>
          `,
        )}
      </select>
    </label>
  `;
}

/**
 * What came of the game, for those who asked before they had seen it to the end.
 * @param {ReplayPage} page
 */
function result(page) {
  const { outcome, rules, turns } = page.game;
  const asked = page.app.prefs.spoilerFree || page.shared?.room?.spoiler_free;
  if (!asked || page.hidden || !outcome || page.turn === turns) return nothing;
  return html`
    <p class="result" data-testid="result">
      ${page.board.say("page-over", { score: outcome.score, maximum: rules.maximum })}
    </p>
  `;
}

/** @param {ReplayPage} page */
export function choosingBar(page) {
  const { board, turn } = page;
  return html`
    <div class="replay-bar trying" role="group" aria-label=${board.say("page-what-if")} data-testid="choosing">
      <p class="about">${board.say("page-what-if-at", { turn: board.view.turn, name: board.name(board.view.to_act) })}</p>
      <button data-testid="stop-choosing" @click=${() => page.visit(turn)}>${board.say("page-cancel")}</button>
    </div>
  `;
}

/**
 * @param {ReplayPage} page
 * @param {LineInfo} line
 */
export function triedBar(page, { turn, moves, steps }) {
  const { board, shared } = page;
  if (!shared) return nothing;
  const left = page.review?.lineLeft ?? [];
  return html`
    <div class="replay-bar trying" role="group" aria-label=${board.say("page-what-if")} data-testid="trying" data-moves=${moves.length}>
      <p class="about">${board.say("page-what-if-line", { turn: turn + 1, moves: moves.length })}</p>
      ${
        left.length
          ? html`
              <button class="go" data-testid="line-next" @click=${() => page.review?.playOn(left.slice(0, 1))}>
                ${board.say("page-review-next")}
              </button>
              <button data-testid="line-to-end" @click=${() => page.review?.playOn(left)}>
                ${board.say("page-review-to-end")}
              </button>
            `
          : nothing
      }
      <button data-testid="undo-try" @click=${() => shared.send({ type: "undo", steps })}>
        ${board.say("page-what-if-undo")}
      </button>
      ${
        shared.leads
          ? html`
              <button class="go" data-testid="back-to-record" @click=${() => shared.send({ type: "back" })}>
                ${board.say("page-what-if-back")}
              </button>
            `
          : html`
              <button data-testid="on-my-own" @click=${() => shared.setFollowing(false)}>
                ${board.say("page-together-go-own")}
              </button>
            `
      }
    </div>
  `;
}
