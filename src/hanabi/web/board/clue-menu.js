// Giving a clue: the clues that are possible, each with a preview of what it touches.

import { html, nothing } from "../vendor/lit-html.js";
import { question } from "./action-bar.js";
import { sign } from "./suits.js";

/**
 * @import { ActionInfo } from "../net/messages.js"
 * @import { Board, Menu } from "./board.js"
 */

/**
 * The menu at the hand of a teammate: for one card its clues, for the name all of them.
 * @param {Board} board
 * @param {Menu} menu
 */
export function clueMenu(board, { seat, card }) {
  const { words } = board;
  const options = board.clues(seat, card);
  const place = board.view.hands[seat].findIndex((held) => held.id === card) + 1;
  const title = place
    ? words.say("page-clue-card", { name: board.name(seat), place })
    : words.say("page-clue-all", { name: board.name(seat) });
  return html`
    <div class="clue-menu" role="group" aria-label=${title} @keydown=${alongTheMenu}>
      <p>${title}</p>
      <div class="options">
        ${options.map((action) => clueOption(board, action))}
        ${
          options.length
            ? nothing
            : html`
                <span class="reason">${board.refusal("clue") ?? board.say("refusal-not-a-clue")}</span>
              `
        }
      </div>
      ${
        board.armed
          ? html`
              <div class="asking">${question(board, board.armed)}</div>
            `
          : nothing
      }
      <div class="more">
        ${
          card !== null
            ? html`
                <button class="quiet" data-testid="note-button" @click=${() => board.writeNote(card, title)}>
                  ✎ ${words.say("page-note")}
                </button>
              `
            : nothing
        }
        <button class="quiet" data-testid="close-clues" @click=${() => board.cancel()}>
          ${words.say("page-cancel")}
        </button>
      </div>
    </div>
  `;
}

/**
 * A clue that can be given, as a button.
 * @param {Board} board
 * @param {ActionInfo} action
 */
export function clueOption(board, action, testid = "clue-option") {
  const { words } = board;
  const [to, touches] = [Number(action.to), action.touches ?? []];
  const hand = board.view.hands[to].map((card) => card.id);
  const places = touches.map((card) => hand.indexOf(card) + 1).sort();
  const what = places.length ? words.clue(action) : words.noClue(action);
  const where = places.length
    ? words.say("card-places", { number: places.length, places: words.list(places.map(String)) })
    : "";
  const name = words.say("page-tell", { name: board.name(to), clue: what, cards: where });
  return html`
    <button
      class="clue ${board.armed === action ? "armed" : ""}"
      data-testid=${testid}
      data-colour=${action.colour ?? nothing}
      data-value=${action.value ?? nothing}
      aria-label=${name}
      @click=${() => board.wishFor(action)}
      @pointerenter=${() => board.look(touches)}
      @pointerleave=${() => board.look(board.armed?.touches ?? null)}
      @focus=${() => board.look(touches)}
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
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const to = buttons.indexOf(event.target) + step;
  buttons[(to + buttons.length) % buttons.length].focus();
}
