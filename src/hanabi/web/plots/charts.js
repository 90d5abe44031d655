// Plots as SVG: a line of results with its average, and bars. What they show is said beside them, in a table.

import { html, nothing, svg } from "../vendor/lit-html.js";
import { barsOf, countTicks, labelled, movingAverage, pathOf, pointsOf, scale } from "./geometry.js";

/**
 * @import { Area, Point } from "./geometry.js"
 * @typedef {{ share: number, perfect: boolean, about: string }} Result
 * @typedef {{ count: number, label: string, about: string, kind?: string }} Bar
 * @typedef {{ wide: number, high: number }} Size  in pixels where the plot is not scaled
 */

/** The room that labels take around the area of a plot. */
const LEFT = 44;
const TOP = 12;
const RIGHT = 14;
const BOTTOM = 26;

const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** How far apart labels below a plot stand at least. */
const LABEL = 88;
/** How large the mark of a game is, where there is room. */
const SMALLEST = 3;
const LARGEST = 7;

/** Games over which the average is taken. */
export const WINDOW = 10;

/** @param {Size} size @returns {Area} */
const areaOf = ({ wide, high }) => ({ left: LEFT, top: TOP, right: wide - RIGHT, bottom: high - BOTTOM });

/**
 * Shares from 0 to 1 in the order in which they were reached, and how they went on average.
 * @param {Result[]} results
 * @param {string[]} dates  of each, for the axis
 * @param {Size} size
 * @param {{ label: string, percent: (share: number) => string }} words
 */
export function lineChart(results, dates, size, { label, percent }) {
  const area = areaOf(size);
  const shares = results.map(({ share }) => share);
  const dots = pointsOf(shares, area);
  const average = pointsOf(movingAverage(shares, WINDOW), area);
  const most = Math.max(2, Math.floor((area.right - area.left) / LABEL));
  const y = scale([0, 1], [area.bottom, area.top]);
  const radius = Math.max(SMALLEST, Math.min(LARGEST, (area.right - area.left) / dots.length));
  return picture(
    size,
    label,
    svg`
      ${rows(
        area,
        SHARES.map((share) => ({ y: y(share), text: percent(share) })),
      )}
      ${labelled(dots.length, most).map((i) => below(dots[i].x, area, dates[i], i, dots.length))}
      ${dots.map((dot, i) => mark(dot, results[i], radius))}
      ${average.length > 1 ? svg`<path class="average" d=${pathOf(average)} />` : nothing}
    `,
  );
}

/**
 * @param {Point} dot
 * @param {Result} result
 * @param {number} radius
 */
function mark({ x, y }, { perfect, about }, radius) {
  return perfect
    ? svg`<path class="dot perfect" d=${star(x, y, radius)}><title>${about}</title></path>`
    : svg`<circle class="dot" cx=${x} cy=${y} r=${radius / 2}><title>${about}</title></circle>`;
}

/**
 * A star with five points.
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 */
function star(x, y, radius) {
  const corners = Array.from({ length: 10 }, (_, i) => {
    const [angle, far] = [(Math.PI * i) / 5, i % 2 ? radius * 0.45 : radius];
    return { x: Number((x + far * Math.sin(angle)).toFixed(2)), y: Number((y - far * Math.cos(angle)).toFixed(2)) };
  });
  return `${pathOf(corners)}Z`;
}

/**
 * Counts as bars.
 * @param {Bar[]} bars
 * @param {Size} size
 * @param {string} label
 */
export function barChart(bars, size, label) {
  const area = areaOf(size);
  const ticks = countTicks(Math.max(...bars.map(({ count }) => count)));
  const top = ticks.at(-1) ?? 1;
  const y = scale([0, top], [area.bottom, area.top]);
  const shapes = barsOf(
    bars.map(({ count }) => count),
    top,
    area,
  );
  const named = bars.flatMap(({ label }, i) => (label ? [i] : []));
  const shown = labelled(named.length, Math.max(2, Math.floor((area.right - area.left) / LABEL))).map((i) => named[i]);
  return picture(
    size,
    label,
    svg`
      ${rows(
        area,
        ticks.map((count) => ({ y: y(count), text: String(count) })),
      )}
      ${shapes.map(
        ({ x, y, wide, high }, i) => svg`
          <rect class="bar ${bars[i].kind ?? ""}" x=${x} y=${y} width=${wide} height=${high} rx="2">
            <title>${bars[i].about}</title>
          </rect>
        `,
      )}
      ${shown.map((i) => below(shapes[i].x + shapes[i].wide / 2, area, bars[i].label))}
    `,
  );
}

/**
 * Lines across the area, each with what it stands for.
 * @param {Area} area
 * @param {{ y: number, text: string }[]} lines
 */
const rows = ({ left, right }, lines) =>
  lines.map(
    ({ y, text }) => svg`
      <line class="row" x1=${left} x2=${right} y1=${y} y2=${y} />
      <text class="side" x=${left - 8} y=${y} dy="0.35em">${text}</text>
    `,
  );

/**
 * A label below the area; the outermost of a line are kept inside of the picture.
 * @param {number} x
 * @param {Area} area
 * @param {string} text
 */
function below(x, { bottom }, text, place = 1, length = 3) {
  const anchor = length === 1 || (place > 0 && place < length - 1) ? "middle" : place === 0 ? "start" : "end";
  return svg`<text x=${x} y=${bottom + 18} text-anchor=${anchor}>${text}</text>`;
}

/**
 * @param {Size} size
 * @param {string} label
 * @param {unknown} content
 */
const picture = ({ wide, high }, label, content) => html`
  <svg class="plot" role="img" aria-label=${label} viewBox="0 0 ${wide} ${high}">${content}</svg>
`;
