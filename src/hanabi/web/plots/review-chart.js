// The graph of a review: expected score and chance of a perfect game over the turns, turning points, and where one is.

import { html, nothing, svg } from "../vendor/lit-html.js";
import { pathOf, scale } from "./geometry.js";
import { bandOf, readingPoints, scoreRange, scoreTicks, turnAt, turnByKey } from "./review-geometry.js";

/**
 * @import { Area } from "./geometry.js"
 * @import { Reading } from "./review-geometry.js"
 * @typedef {{ turn: number, label: string }} Mark
 */

const WIDE = 380;
const HIGH = 232;
/** @type {Area} */
const SCORES = { left: 38, right: WIDE - 10, top: 24, bottom: 122 };
/** @type {Area} */
const CHANCES = { left: 38, right: WIDE - 10, top: 154, bottom: HIGH - 22 };

/**
 * A slider over the turns, for the pointer and for keys.
 * @param {{
 *   scores: Reading[], chances: Reading[], turns: number, maximum: number, marks: Mark[], turn: number,
 *   go: (turn: number) => void,
 *   words: { label: string, score: string, chance: string, percent: (share: number) => string, turn: string, here: string },
 * }} shown
 */
export function reviewChart({ scores, chances, turns, maximum, marks, turn, go, words }) {
  const range = scoreRange(
    scores.map(({ value }) => value),
    maximum,
  );
  const x = scale([0, Math.max(1, turns)], [SCORES.left, SCORES.right]);
  const press = (/** @type {MouseEvent} */ event) => {
    const box = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    go(turnAt(((event.clientX - box.left) / box.width) * WIDE, turns, SCORES));
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const points = marks.map((mark) => mark.turn);
    const to = turnByKey(event.key, turn, turns, points);
    if (to === null) return;
    event.preventDefault();
    event.stopPropagation();
    go(to);
  };
  return html`
    <svg
      class="plot review-plot"
      role="slider"
      tabindex="0"
      data-testid="review-graph"
      aria-label=${words.label}
      aria-valuemin="0"
      aria-valuemax=${turns}
      aria-valuenow=${turn}
      aria-valuetext=${words.here}
      viewBox="0 0 ${WIDE} ${HIGH}"
      @click=${press}
      @keydown=${key}
    >
      ${svg`
        <text class="title" x=${SCORES.left} y="14">${words.score}</text>
        ${rows(
          SCORES,
          scoreTicks(range).map((tick) => [tick, String(tick)]),
          range,
        )}
        ${lineOf(scores, turns, range, SCORES, "score")}
        <text class="title" x=${CHANCES.left} y=${CHANCES.top - 10}>${words.chance}</text>
        ${rows(
          CHANCES,
          [0, 0.5, 1].map((share) => [share, words.percent(share)]),
          [0, 1],
        )}
        ${lineOf(chances, turns, [0, 1], CHANCES, "chance")}
        ${marks.map((mark) => turningPoint(mark, scores, turns, range))}
        <line class="here" x1=${x(turn)} x2=${x(turn)} y1=${SCORES.top - 4} y2=${CHANCES.bottom} />
        <text class="below" x=${SCORES.left} y=${HIGH - 6}>${words.turn}</text>
        <text class="below end" x=${SCORES.right} y=${HIGH - 6}>${turns}</text>
      `}
    </svg>
  `;
}

/**
 * @param {Area} area
 * @param {[number, string][]} ticks
 * @param {[number, number]} range
 */
function rows({ left, right, top, bottom }, ticks, range) {
  const y = scale(range, [bottom, top]);
  return ticks.map(
    ([value, text]) => svg`
      <line class="row" x1=${left} x2=${right} y1=${y(value)} y2=${y(value)} />
      <text class="side" x=${left - 6} y=${y(value)} dy="0.35em">${text}</text>
    `,
  );
}

/**
 * @param {Reading[]} readings
 * @param {number} turns
 * @param {[number, number]} range
 * @param {Area} area
 * @param {string} kind
 */
function lineOf(readings, turns, range, area, kind) {
  const points = readingPoints(readings, turns, range, area);
  if (points.length < 2) return nothing;
  return svg`
    <path class="band of-${kind}" d=${bandOf(points)} />
    <path class="line of-${kind}" d=${pathOf(points)} />
  `;
}

/**
 * @param {Mark} mark
 * @param {Reading[]} scores
 * @param {number} turns
 * @param {[number, number]} range
 */
function turningPoint({ turn, label }, scores, turns, range) {
  const [point] = readingPoints(
    scores.filter((one) => one.turn === turn),
    turns,
    range,
    SCORES,
  );
  if (!point) return nothing;
  return svg`<circle class="turning of-${label}" cx=${point.x} cy=${point.y} r="5"><title>${turn}</title></circle>`;
}
