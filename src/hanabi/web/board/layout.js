// The layout of the table: where each part of the board is drawn.

import { html, nothing } from "../vendor/lit-html.js";
import { actionBar } from "./action-bar.js";
import { arrowLayer } from "./arrows.js";
import { bonusPanel } from "./bonus-choice.js";
import { clueMenu } from "./clue-menu.js";
import { counters } from "./counters.js";
import { discards } from "./discards.js";
import { fireworks } from "./fireworks.js";
import { ownHand, shownHand } from "./hand.js";
import { logPanel } from "./log.js";
import { talkPanel } from "./talk.js";

/**
 * @import { GameView, LogEntry } from "../net/messages.js"
 * @import { Board, Sheet, Talk } from "./board.js"
 * @import { SayIt } from "./talk.js"
 */

/**
 * The whole table, with the parts that only a running table or a replay has.
 * @param {Board} board
 * @param {{
 *   banner: unknown, above?: unknown, below?: unknown, mode?: Talk,
 *   onLine?: ((entry: LogEntry) => void) | null, sayIt?: SayIt | null,
 * }} extra
 */
export function boardView(
  board,
  { banner, above = nothing, below = nothing, onLine = null, sayIt = null, mode = "silent" },
) {
  const own = board.view.seat;
  return html`
    <div
      class="table ${own === null ? "open" : ""}"
      data-sheet=${board.sheet ?? "none"}
      data-steps=${board.view.steps}
    >
      <div class="felt">
        ${banner} ${above} ${fireworks(board)}
        <div
          class="hands others-${board.others.length} cards-${widest(board.view)}"
          role="group"
          aria-label=${board.say("page-hands")}
        >
          ${board.others.map((seat) => shownHand(board, seat))}
        </div>
        <div class="dock">
          ${bonusPanel(board)} ${own === null ? nothing : ownHand(board, own)}
          ${board.wish ? actionBar(board) : nothing} ${below} ${tabs(board, mode)}
        </div>
      </div>
      <aside class="rail" aria-label=${board.say("page-rail")}>
        ${counters(board)} ${discards(board)} ${logPanel(board, onLine)}
        ${sayIt ? talkPanel(board, mode, sayIt) : nothing}
      </aside>
      ${arrowLayer(board)}
      ${board.menu ? clueMenu(board, board.menu) : nothing}
      <div id="peek" class="peek" role="tooltip" hidden></div>
    </div>
  `;
}

/** How many cards the rows have to make room for. */
const widest = (/** @type {GameView} */ view) =>
  Math.max(4, Math.min(6, Math.max(...view.hands.map((hand) => hand.length))));

/**
 * On a phone the panels of the rail are sheets that these buttons raise.
 * @param {Board} board
 * @param {Talk} mode
 */
function tabs(board, mode) {
  /** @type {Sheet[]} */
  const sheets = mode === "silent" ? ["discards", "log"] : ["discards", "log", "talk"];
  const names = { discards: "page-discards", log: "page-log", talk: "page-talk" };
  const counts = { discards: board.view.discards.length, log: null, talk: board.unread || null };
  return html`
    <div class="tabs" role="group" aria-label=${board.say("page-panels")}>
      ${sheets.map(
        (sheet) => html`
          <button
            class="tab"
            data-testid="sheet-${sheet}"
            data-drop=${sheet === "discards" ? "discard" : "none"}
            aria-expanded=${board.sheet === sheet}
            @click=${() => openSheet(board, sheet)}
          >
            ${board.say(names[sheet])}${
              counts[sheet] === null
                ? nothing
                : html`
                    <span class="count">${counts[sheet]}</span>
                  `
            }
          </button>
        `,
      )}
    </div>
  `;
}

/**
 * @param {Board} board
 * @param {Sheet} sheet
 */
function openSheet(board, sheet) {
  const opening = board.sheet !== sheet;
  if (sheet === "talk") board.unread = 0;
  board.set({ sheet: opening ? sheet : null });
  if (opening) board.app.focusOn(`#panel-${sheet} .close`);
}
