// The layout of the table: where each part of the board is drawn.

import { html, nothing } from "../vendor/lit-html.js";
import { actionBar, adviceButton } from "./action-bar.js";
import { arrowLayer } from "./arrows.js";
import { bonusPanel } from "./bonus-choice.js";
import { clueMenu } from "./clue-menu.js";
import { counters } from "./counters.js";
import { discards } from "./discards.js";
import { fireworks } from "./fireworks.js";
import { ownHand, shownHand } from "./hand.js";
import { logPanel } from "./log.js";
import "./clock-face.js";
import "./play-area.js";
import { noteEditor } from "./note-editor.js";
import { talkPanel } from "./talk.js";

/**
 * @import { LogEntry } from "../net/messages.js"
 * @import { Board, Sheet, Talk } from "./board.js"
 * @import { SayIt } from "./talk.js"
 */

/**
 * The panel of a review, and what it says of the shown move for its tab; while there is none (null), one can be opened. It
 * may have another name: that of a message.
 * @typedef {{ panel: unknown, open: () => void, sign?: unknown, title?: string }} Reviewed
 */

/**
 * The whole table, with the parts that only a running table or a replay has.
 * @param {Board} board
 * @param {{
 *   banner: unknown, above?: unknown, below?: unknown, review?: Reviewed | null, mode?: Talk,
 *   onLine?: ((entry: LogEntry) => void) | null, sayIt?: SayIt | null, speaks?: boolean,
 * }} extra
 */
export function boardView(
  board,
  {
    banner,
    above = nothing,
    below = nothing,
    review = null,
    onLine = null,
    sayIt = null,
    speaks = board.you !== null,
    mode = "silent",
  },
) {
  const own = board.view.seat;
  return html`
    <div
      class="table ${own === null ? "open" : ""} ${review?.panel ? "reviewing" : ""}"
      data-sheet=${board.sheet ?? "none"}
      data-steps=${board.view.steps}
    >
      <div class="felt">
        ${banner} ${above}
        <play-area .counts=${counts(board)} @click=${(/** @type {MouseEvent} */ event) => layDown(board, event)}>
          <div class="spread">
            ${fireworks(board)}
            <div class="hands" role="group" aria-label=${board.say("page-hands")}>
              ${board.others.map((seat) => shownHand(board, seat))}
            </div>
            ${own === null || choosesClue(board) ? nothing : ownHand(board, own)}
          </div>
        </play-area>
        <div class="dock">
          ${bonusPanel(board)} ${board.wish ? actionBar(board) : nothing} ${below} ${tabs(board, mode, review)}
        </div>
      </div>
      <aside class="rail" aria-label=${board.say("page-rail")}>
        ${counters(board)} ${review?.panel} ${discards(board)} ${logPanel(board, onLine)}
        ${sayIt ? talkPanel(board, mode, sayIt, speaks) : nothing}
      </aside>
      ${arrowLayer(board)}
      ${board.menu ? clueMenu(board, board.menu) : nothing} ${noteEditor(board)}
      <div id="peek" class="peek" role="tooltip" hidden></div>
    </div>
  `;
}

/**
 * A press on the bare table closes what is open and lays down what was picked up.
 * @param {Board} board
 * @param {MouseEvent} event
 */
function layDown(board, { target }) {
  if (!(/** @type {Element} */ (target).closest("button, [data-card]"))) board.putAway();
}

/**
 * What the play area has to make room for. Cards grow towards the end of a game only when all hands have become smaller.
 * @param {Board} board
 */
function counts(board) {
  const row = Math.max(4, ...board.view.hands.map((hand) => hand.length));
  return {
    others: board.others.length,
    row,
    own: board.view.seat === null || choosesClue(board) ? 0 : row,
    suits: board.view.fireworks.length,
  };
}

/**
 * A free clue needs the sight of the other hands more than of one's own.
 * @param {Board} board
 */
const choosesClue = (board) =>
  board.view.pending && board.myTurn && board.view.legal_actions.some((action) => action.do === "clue");

/**
 * On a phone the panels of the rail are sheets that these buttons raise.
 * @param {Board} board
 * @param {Talk} mode
 * @param {Reviewed | null} review
 */
function tabs(board, mode, review) {
  /** @type {Sheet[]} */
  const sheets = mode === "silent" ? ["discards", "log"] : ["discards", "log", "talk"];
  if (review) sheets.unshift("review");
  const names = {
    review: review?.title ?? "page-review",
    discards: "page-discards",
    log: "page-log",
    talk: "page-talk",
  };
  const counts = {
    review: review?.sign ?? null,
    discards: board.view.discards.length,
    log: null,
    talk: board.unread || null,
  };
  return html`
    <div class="tabs" role="group" aria-label=${board.say("page-panels")}>
      ${sheets.map(
        (sheet) => html`
          <button
            class="tab"
            data-testid="sheet-${sheet}"
            data-drop=${sheet === "discards" ? "discard" : "none"}
            aria-expanded=${board.sheet === sheet}
            @click=${() => (sheet === "review" && !review?.panel ? review?.open() : openSheet(board, sheet))}
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
      ${adviceButton(board, "tab-advice", "tab")}
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
