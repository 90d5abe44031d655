// A panel of the rail: its title, and on a phone the button that lowers it again.

import { html, nothing } from "../vendor/lit-html.js";

/** @import { Board, Sheet } from "./board.js" */

/**
 * @param {Board} board
 * @param {Sheet} name
 * @param {string} title
 * @param {number | null} count
 */
export function panelHead(board, name, title, count = null) {
  return html`
    <header class="panel-head">
      <h2 id="${name}-title">
        ${title}${
          count === null
            ? nothing
            : html`
                <span class="count">${count}</span>
              `
        }
      </h2>
      <button
        class="close"
        data-testid="close-${name}"
        aria-label=${board.say("page-close")}
        @click=${() => close(board, name)}
      >
        ✕
      </button>
    </header>
  `;
}

/**
 * @param {Board} board
 * @param {Sheet} name
 */
function close(board, name) {
  board.set({ sheet: null });
  board.app.focusOn(`[data-testid="sheet-${name}"]`);
}
