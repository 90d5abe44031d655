// Giving a clue: the clues that are possible, each with a preview of what it touches.

import { html, nothing } from "../vendor/lit-html.js";
import { question } from "./action-bar.js";
import { isEmptyClue } from "./actions.js";
import { colourKeys } from "./keys.js";
import { sign } from "./suits.js";

/**
 * @import { ActionInfo } from "../net/messages.js"
 * @import { Board, Menu } from "./board.js"
 */

/**
 * The menu at the hand of a teammate: for one card its clues, for the name all of them. It keeps what it offered when it
 * was opened, in that order; what is no longer possible cannot be pressed.
 * @param {Board} board
 * @param {Menu} menu
 */
export function clueMenu(board, { seat, card, offered, ahead }) {
  const { words } = board;
  const place = board.view.hands[seat].findIndex((held) => held.id === card) + 1;
  const title = place
    ? words.say("page-clue-card", { name: board.name(seat), place })
    : words.say("page-clue-all", { name: board.name(seat) });
  const [touching, empty] = [offered.filter((action) => !isEmptyClue(action)), offered.filter(isEmptyClue)];
  const keys = colourKeys(board);
  const option = (/** @type {ActionInfo} */ action) =>
    clueOption(board, action, { key: action.colour ? keys.get(action.colour) : String(action.value) });
  return html`
    <div class="clue-menu" popover="manual" role="group" aria-label=${title} @keydown=${alongTheMenu}>
      <p>
        ${title}${
          ahead
            ? html`
                <span class="badge ahead ${board.myTurn ? "past" : ""}">${words.say("page-for-next-turn")}</span>
              `
            : nothing
        }
      </p>
      <div class="options touching">
        ${touching.map(option)}
        ${
          touching.length
            ? nothing
            : html`
                <span class="reason">${noClues(board)}</span>
              `
        }
      </div>
      ${
        empty.length
          ? html`
              <div class="options empty-clues" role="group" aria-label=${words.say("page-clue-empty")}>
                <small>${words.say("page-clue-empty")}</small>
                ${empty.map(option)}
              </div>
            `
          : nothing
      }
      ${
        board.armed || (board.app.prefs.confirm && offered.length)
          ? html`
              <div class="asking ${board.armed ? "" : "idle"}">${board.armed ? question(board, board.armed) : noQuestion(board)}</div>
            `
          : nothing
      }
      <div class="more">
        ${
          card !== null && place
            ? html`
                <button class="quiet" data-testid="note-button" @click=${() => board.writeNote(card)}>
                  ✎ ${words.say("page-note")}
                </button>
              `
            : nothing
        }
        <button class="quiet" data-testid="close-clues" @click=${() => board.cancel()}>
          ${words.say("page-cancel")}
          <kbd class="by-key">Esc</kbd>
        </button>
      </div>
    </div>
  `;
}

/**
 * Why there is no clue to give.
 * @param {Board} board
 */
function noClues(board) {
  const said = board.myTurn ? board.refusal("clue") : null;
  return said ?? board.say(board.myTurn ? "refusal-not-a-clue" : "page-premove-none");
}

/**
 * The room of the question, so that nothing moves when it is asked.
 * @param {Board} board
 */
function noQuestion(board) {
  return html`
    <button disabled>${board.say("page-cancel")}</button>
    <span class="about"></span>
    <button class="go" disabled>${board.say("page-confirm")}</button>
  `;
}

/**
 * What a clue says here, to a hand that it touches or not.
 * @param {Board} board
 * @param {ActionInfo} action
 * @param {boolean} touches
 */
function clueWords({ words, rules }, action, touches) {
  const says = touches || !(action.colour ? rules.colours_touch : rules.values_touch);
  if (!rules.parity || action.colour) return says ? words.clue(action) : words.noClue(action);
  const odd = Number(action.value) % 2 === 1;
  if (says) return words.say(odd ? "clue-odd" : "clue-even");
  return words.say(odd ? "clue-no-odd" : "clue-no-even");
}

/**
 * A clue as a button: as it can be given now, or as it could be when it was offered.
 * @param {Board} board
 * @param {ActionInfo} offered
 * @param {{ testid?: string, key?: string }} [handles]
 */
export function clueOption(board, offered, { testid = "clue-option", key } = {}) {
  const { words } = board;
  const now = board.now(offered);
  const action = now ?? offered;
  const [to, touches] = [Number(action.to), action.touches ?? []];
  const hand = board.view.hands[to].map((card) => card.id);
  const places = touches.flatMap((card) => (hand.includes(card) ? hand.indexOf(card) + 1 : [])).sort();
  const what = clueWords(board, action, places.length > 0);
  const where = places.length
    ? words.say("card-places", { number: places.length, places: words.list(places.map(String)) })
    : "";
  const name = words.say("page-tell", { name: board.name(to), clue: what, cards: where });
  return html`
    <button
      class="clue ${board.isArmed(action) ? "armed" : ""}"
      data-testid=${testid}
      data-colour=${action.colour ?? nothing}
      data-value=${action.value ?? nothing}
      data-touches=${touches.toSorted((a, b) => a - b).join(" ")}
      aria-label=${name}
      aria-keyshortcuts=${key ?? nothing}
      ?disabled=${!now}
      @click=${() => board.wishFor(action)}
      @pointerenter=${() => board.look(touches)}
      @pointerleave=${() => board.look(board.armed?.touches ?? null)}
      @focus=${(/** @type {FocusEvent & { target: Element }} */ event) =>
        event.target.matches(":focus-visible") && board.look(touches)}
      @blur=${() => board.look(board.armed?.touches ?? null)}
    >
      ${action.colour ? sign(action.colour) : nothing}
      <span class=${action.colour || !where ? "" : "big"}>${what}</span>
      ${
        where
          ? html`
              <small>${where}</small>
            `
          : nothing
      }
      ${
        key
          ? html`
              <kbd class="by-key" aria-hidden="true">${key.toLocaleUpperCase(words.lang)}</kbd>
            `
          : nothing
      }
    </button>
  `;
}

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** @param {KeyboardEvent & { currentTarget: Element, target: HTMLButtonElement }} event */
function alongTheMenu(event) {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const found = /** @type {NodeListOf<HTMLButtonElement>} */ (event.currentTarget.querySelectorAll("button:enabled"));
  const buttons = [...found];
  const to = buttons.indexOf(event.target) + step;
  buttons[(to + buttons.length) % buttons.length].focus();
}
