// What a reviewed game comes down to: whether the deal could be won, what was lost, and what each player did for the team.

import { decimal } from "../ui/figures.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { ReviewInfo, SolutionInfo } from "../net/messages.js"
 * @import { Review } from "./review.js"
 */

const LABELS = /** @type {const} */ (["best", "good", "inaccuracy", "mistake", "blunder"]);

/**
 * Those who want to find out by themselves are told nothing of the turns that they have not seen, nor of all together.
 * @param {Review} review
 */
export function reviewSums(review) {
  const { info, page } = review;
  if (!info) return nothing;
  const solved = info.solution ? solution(review, info.solution) : nothing;
  if (page.hidden)
    return html`
      ${solved}
      <p class="quiet" data-testid="review-hidden">${page.board.say("page-review-hidden")}</p>
    `;
  return html`${solved} ${sums(review, info)} ${shares(review, info)}`;
}

/**
 * @param {Review} review
 * @param {SolutionInfo} found
 */
function solution(review, { verdicts, lost_at, won_at, line }) {
  const { page, info, limit } = review;
  const { board } = page;
  const lostSeen = lost_at !== null && lost_at <= limit;
  return html`
    <h3>${board.say("review-solution")}</h3>
    <ul class="verdicts" data-testid="review-solution">
      ${verdicts
        .filter(({ turn }) => turn <= limit)
        .map(
          ({ turn, verdict, text }) => html`
          <li class="of-${verdict}">
            ${
              turn
                ? html`
                    <button class="line" data-testid="verdict-turn" @click=${() => page.visit(turn)}>
                      ${board.say("page-review-after", { turn })} ${text}
                    </button>
                  `
                : text
            }
          </li>
        `,
        )}
      ${
        lostSeen
          ? html`
              <li>
                <button class="line given-away" data-testid="lost-at" @click=${() => page.visit(lost_at)}>
                  ${board.say("review-lost-at", { turn: lost_at })}
                </button>
              </li>
            `
          : nothing
      }
    </ul>
    ${info?.engine ? nothing : html`<p class="quiet">${board.say("page-review-engine")}</p>`}
    ${
      won_at === null || !line.length || page.shared?.tried || (page.hidden && !lostSeen)
        ? nothing
        : html`
            <div class="buttons">
              <button data-testid="winning-line" @click=${() => review.playLine(won_at, line)}>
                ${board.say("page-review-winning-line", { turn: won_at })}
              </button>
            </div>
          `
    }
  `;
}

/**
 * @param {Review} review
 * @param {ReviewInfo} info
 */
function sums({ page }, { efficiency, lost }) {
  const { board } = page;
  return html`
    ${
      efficiency === null
        ? nothing
        : html`
            <p>${board.say("review-efficiency", { number: decimal(board.words, efficiency) })}</p>
          `
    }
    ${
      lost.length
        ? html`
            <h3>${board.say("review-lost")}</h3>
            <ol class="review-moves" data-testid="review-lost">
              ${lost.map(
                ({ turn, seat, card, points }) => html`
                  <li>
                    <button class="line" @click=${() => page.visit(turn)}>
                      <span class="turn">${turn}</span>
                      <span class="deed">${card} (${board.name(seat)})</span>
                      <span class="quiet loss">−${points}</span>
                    </button>
                  </li>
                `,
              )}
            </ol>
          `
        : nothing
    }
  `;
}

/**
 * @param {Review} review
 * @param {ReviewInfo} info
 */
function shares({ page }, { shares }) {
  if (!shares.length) return nothing;
  const { board } = page;
  const { words } = board;
  return html`
    <h3>${board.say("review-shares")}</h3>
    <div class="scrolled" tabindex="0" role="group" aria-label=${board.say("review-shares")}>
      <table class="results" data-testid="review-shares">
        <thead>
          <tr>
            <th scope="col">${board.say("story-player")}</th>
            ${shares.map(
              ({ seat }) => html`
                <th scope="col">${board.name(seat)}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">${board.say("review-average")}</th>
            ${shares.map(
              ({ average_loss }) => html`
                <td>${new Intl.NumberFormat(words.lang, { maximumFractionDigits: 2 }).format(average_loss)}</td>
              `,
            )}
          </tr>
          ${LABELS.map((label) => row(board.say(`review-label-${label}`), shares, ({ labels }) => labels[label] ?? 0))}
          ${row(board.say("story-placed"), shares, ({ placed }) => placed)}
          ${row(board.say("story-led"), shares, ({ clued }) => clued)}
          ${row(board.say("story-given"), shares, ({ clues }) => clues)}
          ${row(board.say("story-discards"), shares, ({ discards }) => discards)}
          ${row(board.say("story-strikes"), shares, ({ strikes }) => strikes)}
        </tbody>
      </table>
    </div>
  `;
}

/**
 * @param {string} title
 * @param {ReviewInfo["shares"]} shares
 * @param {(share: ReviewInfo["shares"][number]) => number} number
 */
const row = (title, shares, number) => html`
  <tr>
    <th scope="row">${title}</th>
    ${shares.map(
      (share) => html`
        <td>${number(share)}</td>
      `,
    )}
  </tr>
`;
