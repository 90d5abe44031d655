// Where the marks of a plot lie: scales, averages, bars and the labels of its axes. Nothing is drawn here.

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Area  what is inside the axes; y grows downwards
 */

/**
 * A number in one range to the number at the same place in another.
 * @param {[number, number]} from
 * @param {[number, number]} to
 * @returns {(value: number) => number}
 */
export function scale([low, high], [start, end]) {
  const span = high - low;
  return (value) => (span === 0 ? (start + end) / 2 : start + ((value - low) / span) * (end - start));
}

/**
 * At each place the average of the shares up to there, of so many at most.
 * @param {number[]} shares
 * @param {number} most
 */
export function movingAverage(shares, most) {
  let sum = 0;
  return shares.map((share, i) => {
    sum += share - (i >= most ? shares[i - most] : 0);
    return sum / Math.min(i + 1, most);
  });
}

/**
 * Shares from 0 to 1, one after the other from the left edge to the right; a single one lies in the middle.
 * @param {number[]} shares
 * @param {Area} area
 * @returns {Point[]}
 */
export function pointsOf(shares, { left, top, right, bottom }) {
  const x = scale([0, shares.length - 1], [left, right]);
  const y = scale([0, 1], [bottom, top]);
  return shares.map((share, i) => ({ x: rounded(x(i)), y: rounded(y(share)) }));
}

/**
 * A line through points, as the path of an SVG.
 * @param {Point[]} points
 */
export const pathOf = (points) => points.map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y}`).join("");

const WIDEST_BAR = 56;

/**
 * Bars beside each other, as tall as their counts.
 * @param {number[]} counts
 * @param {number} top  the count that would fill the area
 * @param {Area} area
 * @param {number} gap  between two bars, as a share of the room each has
 */
export function barsOf(counts, top, area, gap = 0.25) {
  const room = (area.right - area.left) / Math.max(1, counts.length);
  const wide = Math.min(WIDEST_BAR, room * (1 - gap));
  const y = scale([0, Math.max(1, top)], [area.bottom, area.top]);
  return counts.map((count, i) => ({
    x: rounded(area.left + i * room + (room - wide) / 2),
    y: rounded(y(count)),
    wide: rounded(wide),
    high: rounded(area.bottom - y(count)),
  }));
}

/**
 * Round numbers for an axis of counts: from 0, in equal steps, to the largest or just above it.
 * @param {number} largest
 * @param {number} most  steps
 */
export function countTicks(largest, most = 4) {
  const least = Math.max(1, largest / most);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= least) ?? least;
  return Array.from({ length: Math.max(1, Math.ceil(largest / step)) + 1 }, (_, i) => i * step);
}

/**
 * Which of so many things in a row get a label: the first and the last, and others at equal distances between them.
 * @param {number} length
 * @param {number} most
 */
export function labelled(length, most) {
  if (length <= most) return Array.from({ length }, (_, i) => i);
  const steps = Math.max(1, most - 1);
  return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * (length - 1)) / steps));
}

/**
 * Every month from the first to the last, such as 2026-11, those without anything too.
 * @param {string} first
 * @param {string} last
 */
export function everyMonth(first, last) {
  const number = (/** @type {string} */ month) => 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1;
  const from = number(first);
  return Array.from({ length: Math.max(0, number(last) - from + 1) }, (_, i) => {
    const year = String(Math.floor((from + i) / 12)).padStart(4, "0");
    return `${year}-${String(((from + i) % 12) + 1).padStart(2, "0")}`;
  });
}

const rounded = (/** @type {number} */ value) => Math.round(value * 100) / 100;
