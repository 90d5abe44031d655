// The action bar: what can be done with the chosen card, and the last question before it is done.

import { html, nothing } from "../vendor/lit-html.js";
import { sign } from "./suits.js";

/**
 * @import { ActionInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 */

/** @param {Board} board */
export function actionBar(board) {
  return html`
    <div class="actions" role="group" aria-label=${board.say("page-actions")} data-testid="actions">
      ${board.armed && !board.menu ? question(board, board.armed) : (chosen(board) ?? hint(board))}
    </div>
  `;
}

/** @param {Board} board */
function hint(board) {
  if (board.view.outcome || board.you === null) return nothing;
  const message = !board.myTurn
    ? board.say("page-wait", { name: board.name(board.view.to_act) })
    : board.view.pending
      ? board.say("page-hint-bonus")
      : board.say("page-hint");
  return html`
    <p class="hint">${message}</p>
  `;
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
    <span class="about which">${words.say("page-own-card", { place })}</span>
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
    <span class="side">
      <button
        class="quiet"
        data-testid="move-left"
        aria-label=${words.say("page-move-left")}
        title=${words.say("page-move-left")}
        ?disabled=${board.newestLeft ? place >= hand.length : place <= 1}
        @click=${() => board.shift(selected, -1)}
      >
        ←
      </button>
      <button
        class="quiet"
        data-testid="move-right"
        aria-label=${words.say("page-move-right")}
        title=${words.say("page-move-right")}
        ?disabled=${board.newestLeft ? place <= 1 : place >= hand.length}
        @click=${() => board.shift(selected, 1)}
      >
        →
      </button>
      <button
        class="quiet"
        data-testid="note-button"
        aria-label=${words.say("page-note")}
        title=${words.say("page-note")}
        @click=${() => board.writeNote(selected, words.say("page-own-card", { place }))}
      >
        ✎
      </button>
    </span>
  `;
}

/**
 * What is about to be done, in words.
 * @param {Board} board
 * @param {ActionInfo} action
 */
export function deed(board, action) {
  const { words } = board;
  const hand = board.you === null ? [] : board.view.hands[board.you];
  const place = hand.findIndex((card) => card.id === action.card) + 1;
  switch (action.do) {
    case "play":
      return action.as
        ? words.say("page-ask-announce", { place, suit: words.suit(action.as, "clue") })
        : words.say("page-ask-play", { place });
    case "discard":
      return words.say("page-ask-discard", { place });
    case "clue": {
      const clue = action.touches?.length ? words.clue(action) : words.noClue(action);
      return words.say("page-ask-clue", { name: board.name(Number(action.to)), clue });
    }
    case "take":
      return words.say("page-take", { card: words.card(String(action.card)) });
    default:
      return words.say("page-decline");
  }
}

/**
 * The last question, for those who want to be asked.
 * @param {Board} board
 * @param {ActionInfo} armed
 */
export function question(board, armed) {
  const { words } = board;
  return html`
    <span class="about">${deed(board, armed)}</span>
    <button class="go" data-testid="confirm-button" @click=${() => board.wishFor(armed)}>
      ${words.say("page-confirm")}
    </button>
    <button data-testid="cancel-button" @click=${() => board.set({ armed: null, preview: null })}>
      ${words.say("page-cancel")}
    </button>
  `;
}
