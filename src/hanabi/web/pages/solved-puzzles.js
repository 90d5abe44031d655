// Which puzzles this browser has solved. The server keeps nothing of it.

import { recall, remember } from "../ui/preferences.js";

/**
 * @typedef {"solved" | "seen"} Mark  found, or looked up
 * @typedef {Record<string, Mark>} Marks  by day
 */

const PLACE = "hanabi.puzzles";
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST = 1000;

/** @returns {Marks} */
export function marks() {
  const kept = recall(PLACE, /** @type {unknown} */ ({}));
  if (typeof kept !== "object" || kept === null) return {};
  const known = Object.entries(kept).filter(([day, mark]) => DAY.test(day) && (mark === "solved" || mark === "seen"));
  return Object.fromEntries(known);
}

/**
 * The first mark of a day counts: whoever has seen an answer does not solve it any more, and whoever has solved it may look.
 * @param {string} day
 * @param {Mark} mark
 */
export function mark(day, mark) {
  const days = { [day]: mark, ...marks() };
  remember(PLACE, Object.fromEntries(Object.entries(days).sort().slice(-MOST)));
}

/**
 * How many days in a row were solved, up to today or, as long as today's puzzle waits, to yesterday.
 * @param {Marks} marks
 * @param {string} today
 */
export function streak(marks, today) {
  const before = (/** @type {string} */ day) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  let days = 0;
  let day = marks[today] ? today : before(today);
  while (marks[day] === "solved") {
    days += 1;
    day = before(day);
  }
  return days;
}
