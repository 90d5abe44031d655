// The choice that a bonus tile asks for: every possibility, in words.

import { html, nothing } from "../vendor/lit-html.js";
import { face } from "./card.js";
import { clueOption } from "./clue-menu.js";
import { deed } from "./deeds.js";

/** @import { Board } from "./board.js" */

/** @param {Board} board */
export function bonusPanel(board) {
  const { words, view } = board;
  if (!view.pending || !board.myTurn) return nothing;
  const tile = words.say(`tile-${view.pending}`);
  const effect = words.title(words.say(`tile-${view.pending}-effect`));
  const options = view.legal_actions;
  const seats = [...new Set(options.flatMap((action) => (action.do === "clue" ? Number(action.to) : [])))];
  return html`
    <section
      class="bonus ${seats.length ? "of-clues" : "of-cards"}"
      role="dialog"
      aria-labelledby="bonus-title"
      aria-describedby="bonus-effect"
      data-testid="bonus"
      tabindex="-1"
    >
      <h2 id="bonus-title">${words.say("page-bonus", { tile })}</h2>
      <p id="bonus-effect">${effect}.</p>
      ${seats.map(
        (seat) => html`
          <div class="options" role="group" aria-label=${board.name(seat)}>
            <b class="to">${board.name(seat)}</b>
            ${options.filter((action) => action.to === seat).map((action) => clueOption(board, action, { testid: "bonus-option" }))}
          </div>
        `,
      )}
      <div class="options">
        ${options
          .filter((action) => action.do !== "clue")
          .map(
            (action) => html`
              <button
                class="pick ${board.isArmed(action) ? "armed" : ""}"
                data-testid="bonus-option"
                aria-label=${words.title(deed(board, action))}
                @click=${() => board.wishFor(action)}
              >
                ${action.do === "take" ? face(String(action.card)) : words.title(deed(board, action))}
              </button>
            `,
          )}
      </div>
    </section>
  `;
}
