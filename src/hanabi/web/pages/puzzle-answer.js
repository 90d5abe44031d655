// The answer of a puzzle: why its best move is the best, what follows, and what every other move would have cost.

import { lastDeed } from "../board/log.js";
import { panelHead } from "../board/panel.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { PuzzleAnswer, PuzzleMove } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { PuzzlePage } from "./puzzle.js"
 */

/**
 * @param {PuzzlePage} page
 * @param {PuzzleAnswer} answer
 */
export function answerPanel(page, answer) {
  const { board } = page;
  const [first, ...more] = answer.reasons;
  return html`
    <section class="panel review" id="panel-review" aria-labelledby="review-title" data-testid="puzzle-answer">
      ${panelHead(board, "review", board.say("page-puzzle-why"))}
      <div class="review-body" tabindex="0" role="group" aria-labelledby="review-title">
        <div class="shown-move">
          <h3>${answer.text}</h3>
          <p data-testid="puzzle-reason">${first}</p>
        </div>
        <ul class="reasons">
          ${page.tries.map(({ text }) => html`<li class="wrong">${text}</li>`)} ${more.map((reason) => html`<li>${reason}</li>`)}
        </ul>
        ${line(page, answer)} ${moves(page, answer)}
      </div>
    </section>
  `;
}

/**
 * @param {PuzzlePage} page
 * @param {PuzzleAnswer} answer
 */
function line(page, { moments }) {
  const { board } = page;
  return html`
    <h3>${board.say("page-puzzle-line")}</h3>
    <ol class="review-moves" data-testid="puzzle-line">
      ${moments.slice(1).map(
        ({ log }, i) => html`
          <li>
            <button class="line" aria-current=${page.step === i + 1 ? "step" : nothing} @click=${() => page.goTo(i + 1)}>
              <span class="turn">${i + 1}</span>
              <span class="deed">${lastDeed(log)}</span>
            </button>
          </li>
        `,
      )}
    </ol>
  `;
}

/**
 * @param {PuzzlePage} page
 * @param {PuzzleAnswer} answer
 */
function moves(page, answer) {
  const { board } = page;
  const title = board.say("page-puzzle-moves");
  return html`
    <details data-testid="puzzle-moves">
      <summary>${title}</summary>
      <div class="scrolled" tabindex="0" role="group" aria-label=${title}>
        <table class="results">
          <thead>
            <tr>
              <th scope="col">${board.say("page-puzzle-move")}</th>
              <th scope="col">${board.say("page-puzzle-costs")}</th>
              <th scope="col">${board.say("page-puzzle-end")}</th>
            </tr>
          </thead>
          <tbody>
            ${answer.moves.map((move) => row(page, move))}
          </tbody>
        </table>
      </div>
    </details>
  `;
}

/**
 * @param {PuzzlePage} page
 * @param {PuzzleMove} move
 */
function row({ board, tries }, { action, text, behind, error, end, friend, steady }) {
  const same = JSON.stringify(action);
  const tried = tries.some((one) => JSON.stringify(one.action) === same);
  const bots = [friend && "friend", steady && "steady"].filter((bot) => typeof bot === "string");
  return html`
    <tr class=${tried ? "tried" : ""}>
      <th scope="row">
        ${board.words.title(text)} ${tried ? html`<span class="badge">${board.say("page-puzzle-tried")}</span>` : nothing}
        ${bots.map((bot) => html`<span class="badge">${board.say("page-bot", { bot })}</span>`)}
      </th>
      <td>${points(board.words, behind)} ± ${points(board.words, error)}</td>
      <td>${end}</td>
    </tr>
  `;
}

/**
 * @param {Words} words
 * @param {number} number
 */
const points = (words, number) =>
  new Intl.NumberFormat(words.lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(number);
