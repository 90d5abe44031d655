// Where the lines of a review's graph lie: points by turn, the scale of scores, and the turn below a place or behind a key. Nothing is drawn here.

import { scale } from "./geometry.js";

/**
 * @import { Area, Point } from "./geometry.js"
 * @typedef {{ turn: number, value: number, error: number }} Reading  what was expected after a turn, and how sure that is
 */

/**
 * The scores that an axis shows: whole numbers around what is to be seen, at least two.
 * @param {number[]} values
 * @param {number} maximum  of the game
 * @returns {[number, number]}
 */
export function scoreRange(values, maximum) {
  const top = Math.min(maximum, Math.ceil(Math.max(...values, 1)));
  const low = Math.max(0, Math.floor(Math.min(...values, maximum)) - 1);
  return low < top ? [low, top] : [Math.max(0, top - 1), top];
}

/**
 * At most so many whole numbers from one to another, both of them among these.
 * @param {[number, number]} range
 */
export function scoreTicks([low, high], most = 4) {
  const step = Math.max(1, Math.ceil((high - low) / Math.max(1, most - 1)));
  const ticks = [];
  for (let tick = high; tick > low; tick -= step) ticks.unshift(tick);
  return [low, ...ticks.filter((tick) => tick - low >= step / 2)];
}

/**
 * Readings as points of an area that is as wide as the whole game.
 * @param {Reading[]} readings
 * @param {number} turns
 * @param {[number, number]} range
 * @param {Area} area
 * @returns {(Point & { low: number, high: number })[]}  with the ends of the error
 */
export function readingPoints(readings, turns, range, area) {
  const x = scale([0, Math.max(1, turns)], [area.left, area.right]);
  const y = scale(range, [area.bottom, area.top]);
  const inside = (/** @type {number} */ value) => rounded(Math.max(area.top, Math.min(area.bottom, y(value))));
  return readings.map(({ turn, value, error }) => ({
    x: rounded(x(turn)),
    y: inside(value),
    low: inside(value - error),
    high: inside(value + error),
  }));
}

/**
 * The outline of a band between two lines, as the path of an SVG.
 * @param {{ x: number, low: number, high: number }[]} points
 */
export function bandOf(points) {
  if (points.length < 2) return "";
  const above = points.map(({ x, high }) => `${x} ${high}`);
  const below = points.toReversed().map(({ x, low }) => `${x} ${low}`);
  return `M${[...above, ...below].join("L")}Z`;
}

/**
 * The turn that lies at a place of the area.
 * @param {number} x
 * @param {number} turns
 * @param {Area} area
 */
export function turnAt(x, turns, { left, right }) {
  const turn = Math.round(scale([left, right], [0, turns])(x));
  return Math.max(0, Math.min(turns, turn));
}

/**
 * The turn that a key leads to, or null where it leads nowhere. The keys for pages go from one turning point to the next.
 * @param {string} key
 * @param {number} turn  where one is
 * @param {number} turns
 * @param {number[]} marks  the turning points, in order
 */
export function turnByKey(key, turn, turns, marks) {
  const to = new Map([
    ["ArrowLeft", turn - 1],
    ["ArrowDown", turn - 1],
    ["ArrowRight", turn + 1],
    ["ArrowUp", turn + 1],
    ["Home", 0],
    ["End", turns],
    ["PageDown", marks.findLast((mark) => mark < turn) ?? 0],
    ["PageUp", marks.find((mark) => mark > turn) ?? turns],
  ]).get(key);
  return to === undefined || to === turn || to < 0 || to > turns ? null : to;
}

const rounded = (/** @type {number} */ value) => Math.round(value * 100) / 100;
