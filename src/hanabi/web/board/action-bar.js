// The action bar: what can be done with the chosen card, and the last question before it is done.

import { html, nothing } from "../vendor/lit-html.js";
import { among } from "./actions.js";
import { deed } from "./deeds.js";
import { sign } from "./suits.js";

/**
 * @import { ActionInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 */

/** @param {Board} board */
export function actionBar(board) {
  return html`
    <div class="actions" role="group" aria-label=${board.say("page-actions")} data-testid="actions">
      ${content(board)}
    </div>
  `;
}

/** @param {Board} board */
function content(board) {
  if (board.moves.until === "moment") return waiting(board);
  if (board.armed && !board.menu) return question(board, board.armed);
  return chosen(board) ?? waiting(board) ?? hint(board);
}

/** @param {Board} board */
function hint(board) {
  if (board.view.outcome || board.you === null) return nothing;
  return html`
    <p class="hint">${board.myTurn ? ownHint(board) : waitHint(board)}</p>
    ${adviceButton(board, "ask-advice", "ask-advice")}
  `;
}

/**
 * What asks a bot for advice, where the table allows it: in the bar, and on a phone among the tabs.
 * @param {Board} board
 * @param {string} testid
 * @param {string} style
 */
export function adviceButton({ hint, words }, testid, style) {
  if (!hint) return nothing;
  return html`
    <button
      class=${style}
      data-testid=${testid}
      aria-keyshortcuts="h"
      title=${`${words.say("page-advice-about")} (H)`}
      ?disabled=${!hint.open}
      @click=${() => hint.toggle()}
    >
      ${words.say("page-advice")}
    </button>
  `;
}

/**
 * What there is to do now, and why not the rest.
 * @param {Board} board
 */
function ownHint(board) {
  if (board.standsIn) return board.say("page-would-choose", { name: board.name(board.view.to_act) });
  if (board.view.pending) return board.say("page-hint-bonus");
  const why = board.refusal("clue") ?? board.refusal("discard");
  if (!why) return board.say("page-hint");
  return board.say(board.refusal("clue") ? "page-hint-no-clue" : "page-hint-no-discard", { why });
}

/** @param {Board} board */
function waitHint(board) {
  const { pending, to_act } = board.view;
  const name = board.name(to_act);
  return pending
    ? board.say("page-bonus-other", { name, tile: board.say(`tile-${pending}`) })
    : board.say("page-wait", { name });
}

/**
 * @param {Board} board
 * @param {number} place
 */
function whichCard(board, place) {
  if (board.standsIn) return board.say("page-would-card", { name: board.name(board.view.to_act), place });
  return board.say(board.myTurn ? "page-own-card" : "page-own-card-next", { place });
}

/** @param {Board} board */
function chosen(board) {
  const { words, selected, you } = board;
  if (selected === null || you === null) return null;
  const hand = board.view.hands[you];
  const place = hand.findIndex((card) => card.id === selected) + 1;
  const can = (/** @type {"play" | "discard"} */ kind) =>
    board.legal((action) => action.do === kind && action.card === selected && !action.as).length > 0;
  const announced = board
    .legal((action) => action.do === "play" && action.card === selected)
    .flatMap((action) => (action.as ? { action, suit: action.as } : []));
  return html`
    <span class="about which">${whichCard(board, place)}</span>
    <button class="go" data-testid="play-button" ?disabled=${!can("play")} @click=${() => board.play(selected)}>
      ${words.say("page-play")}
    </button>
    <button
      class="throw"
      data-testid="discard-button"
      ?disabled=${!can("discard")}
      title=${(board.myTurn && board.refusal("discard")) || nothing}
      @click=${() => board.discard(selected)}
    >
      ${words.say("page-discard")}
    </button>
    ${
      announced.length
        ? html`
            <span class="announce" role="group" aria-label=${words.say("page-announce")}>
              <span>${words.say("page-announce")}</span>
              ${announced.map(
                ({ action, suit }) => html`
                  <button
                    data-testid="announce-${suit}"
                    title=${words.say("page-play-as", { suit: words.suit(suit, "clue") })}
                    aria-label=${words.say("page-play-as", { suit: words.suit(suit, "clue") })}
                    @click=${() => board.wishFor(action)}
                  >
                    ${sign(suit)}
                  </button>
                `,
              )}
            </span>
          `
        : nothing
    }
    ${board.standsIn || !board.rearrange ? nothing : beside(board, selected, place, hand.length)}
  `;
}

/**
 * What else can be done with a card of one's own.
 * @param {Board} board
 * @param {number} card
 * @param {number} place
 * @param {number} cards  in the hand
 */
function beside(board, card, place, cards) {
  const { words } = board;
  return html`
    <span class="side">
      <button
        class="quiet"
        data-testid="move-left"
        aria-label=${words.say("page-move-left")}
        title=${words.say("page-move-left")}
        ?disabled=${board.newestLeft ? place >= cards : place <= 1}
        @click=${() => board.shift(card, -1)}
      >
        ←
      </button>
      <button
        class="quiet"
        data-testid="move-right"
        aria-label=${words.say("page-move-right")}
        title=${words.say("page-move-right")}
        ?disabled=${board.newestLeft ? place <= 1 : place >= cards}
        @click=${() => board.shift(card, 1)}
      >
        →
      </button>
      <button
        class="quiet"
        data-testid="note-button"
        aria-label=${words.say("page-note")}
        title=${words.say("page-note")}
        @click=${() => board.writeNote(card)}
      >
        ✎
      </button>
    </span>
  `;
}

/**
 * A move that waits, and the button that takes it back.
 * @param {Board} board
 */
function waiting(board) {
  const { words, moves } = board;
  const { action, until } = moves;
  if (!action || until === null) return null;
  if (until === "answer")
    return html`
      <p class="hint">${words.say("page-sending", { deed: deed(board, action) })}</p>
    `;
  const seconds = board.app.prefs.undo;
  const said = {
    turn: among(action, board.actions) ? "page-premove" : "page-premove-impossible",
    moment: "page-undo",
    line: "page-unsent",
  };
  return html`
    <div class="waiting-move until-${until}" data-testid="waiting-move" data-until=${until}>
      <span class="about">${words.say(said[until], { deed: deed(board, action), seconds })}</span>
      <button data-testid="forget-move" @click=${() => moves.forget()}>
        ${words.say(until === "moment" ? "page-take-back" : "page-cancel")}
        <kbd class="by-key">Esc</kbd>
      </button>
      ${
        until === "moment"
          ? html`
              <i class="time seconds-${seconds}" aria-hidden="true"></i>
            `
          : nothing
      }
    </div>
  `;
}

/**
 * The last question, for those who want to be asked. Cancel comes first: it lies where the choice was pressed, so that
 * pressing twice does nothing.
 * @param {Board} board
 * @param {ActionInfo} armed
 */
export function question(board, armed) {
  const { words } = board;
  return html`
    <button data-testid="cancel-button" @click=${() => board.set({ armed: null, preview: null })}>
      ${words.say("page-cancel")}
    </button>
    <span class="about">${words.say("page-ask", { deed: words.title(deed(board, armed)) })}</span>
    <button
      class="go"
      data-testid="confirm-button"
      ?disabled=${!among(armed, board.actions)}
      @click=${() => board.wishFor(armed)}
    >
      ${words.say("page-confirm")}
    </button>
  `;
}
