// The strip "since your last turn": one chip a move, the newest last. A chip leads to that moment.

import { html, nothing, repeat } from "../vendor/lit-html.js";
import { broughtBadges, cardChip, cluePill, deedIcon } from "./move-chips.js";
import { sentence } from "./moves.js";
import { recentAt } from "./recent-marks.js";

/**
 * @import { Board } from "./board.js"
 * @import { Move } from "./moves.js"
 */

/**
 * @param {Board} board  as it is now
 * @param {(move: Move) => unknown} look
 * @param {number | null} at  the number of the move that is looked at
 */
export function sinceStrip(board, look, at = null) {
  const { moves, latest } = recentAt(board);
  showNewest(latest);
  const title = board.say(board.you === null ? "page-since-last" : "page-since");
  return html`
    <section class="since" aria-label=${title} data-testid="since">
      <ol tabindex=${moves.length ? nothing : "-1"}>
        ${repeat(
          moves,
          (move) => move.number,
          (move) => html`
            <li>
              <button
                class="move-chip ${move === latest ? "now" : ""}"
                data-testid="since-chip"
                data-number=${move.number}
                aria-current=${at === move.number ? "true" : nothing}
                title=${sentence(move)}
                @click=${() => look(move)}
                @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && board.point(move.cards)}
                @pointerleave=${() => board.point(null)}
              >
                <span class="unseen">${sentence(move)}</span>
                <span class="small" aria-hidden="true">${chip(board, move)}</span>
              </button>
            </li>
          `,
        )}
      </ol>
      ${
        moves.length
          ? nothing
          : html`
              <p class="quiet">${board.say("page-since-nothing")}</p>
            `
      }
    </section>
  `;
}

/**
 * @param {Board} board
 * @param {Move} move
 */
function chip(board, move) {
  return html`
    <b class="whose">${who(board, move.seat)}</b>
    ${
      move.clue
        ? html`
            ${cluePill(move.clue)}
            <i class="to">→</i>
            <b class="whose">${who(board, move.target ?? 0)}</b>
            <small>×${move.cards.length}</small>
          `
        : html`
            ${deedIcon(move.deed)}${move.face ? cardChip(move.face) : nothing}
          `
    }
    ${broughtBadges(board, move, false)}
  `;
}

/**
 * @param {Board} board
 * @param {number} seat
 */
const who = (board, seat) => (seat === board.you ? board.say("page-you") : board.name(seat));

/** @type {Move | null} */
let newest = null;

/**
 * A new chip comes into view in the frame after it was drawn; what somebody scrolled to otherwise stays.
 * @param {Move | null} latest
 */
function showNewest(latest) {
  if (latest === newest) return;
  if (newest === null) addEventListener("resize", scrollToNewest);
  newest = latest;
  scrollToNewest();
}

function scrollToNewest() {
  requestAnimationFrame(() => {
    const list = document.querySelector(".since ol");
    if (list) list.scrollLeft = list.scrollWidth;
  });
}
