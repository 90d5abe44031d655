// The discard pile as a grid: for each card, how many of its copies are gone.

import { html, nothing } from "../vendor/lit-html.js";
import { panelHead } from "./panel.js";
import { pileClass } from "./recent-marks.js";
import { suitsByValues } from "./suits.js";

/**
 * @import { PileInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 */

/** @param {Board} board */
export function discards(board) {
  const { words, view } = board;
  const piled = byFace(view.discards);
  return html`
    <section
      class="panel discards"
      id="panel-discards"
      data-drop="discard"
      data-testid="discards"
      aria-labelledby="discards-title"
    >
      ${panelHead(board, "discards", words.say("page-discards"), view.discards.length)}
      ${suitsByValues(board, words.say("page-discards"), (suit, value, i) => {
        const name = `${suit.name} ${value}`;
        return cell(board, name, value, suit.copies[i], piled.get(name) ?? []);
      })}
    </section>
  `;
}

/**
 * The ids of the cards of each face, in the order in which they came.
 * @param {PileInfo[]} pile
 */
export function byFace(pile) {
  /** @type {Map<string, number[]>} */
  const found = new Map();
  for (const { id, face } of pile) found.set(face, [...(found.get(face) ?? []), id]);
  return found;
}

/**
 * @param {Board} board
 * @param {string} name
 * @param {number} value
 * @param {number} copies
 * @param {number[]} ids
 */
function cell(board, name, value, copies, ids) {
  const { words } = board;
  const all = ids.length === copies;
  const text = words.say("page-discarded", { gone: ids.length, copies });
  return html`
    <td
      class="${ids.length ? "some" : "none"} ${all ? "all" : ""} ${pileClass(board, ids)}"
      title="${words.card(name)}: ${text}"
    >
      <span class="unseen">${text}</span>
      <span class="cell" aria-hidden="true" data-move=${ids.length ? `card-${ids.at(-1)}` : nothing}>
        <b>${value}</b>
        <span class="copies">
          ${Array.from(
            { length: copies },
            (_, i) => html`
              <i class=${i < ids.length ? "gone" : "there"}></i>
            `,
          )}
        </span>
      </span>
    </td>
  `;
}
