// Shares, numbers and dates, as the reader's language writes them.

/** @import { Words } from "./words.js" */

/**
 * A share from 0 to 1.
 * @param {Words} words
 * @param {number} share
 */
export const percent = (words, share) =>
  new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);

/**
 * @param {Words} words
 * @param {number} number
 */
export const decimal = (words, number) =>
  new Intl.NumberFormat(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

/**
 * A moment as the server writes it, such as 2026-11-16T20:15:00+00:00.
 * @param {Words} words
 * @param {string} moment
 * @param {Intl.DateTimeFormatOptions} style
 */
export function date(words, moment, style = { dateStyle: "medium" }) {
  const time = new Date(moment);
  return Number.isNaN(time.valueOf()) ? moment : new Intl.DateTimeFormat(words.lang, style).format(time);
}

/**
 * A month such as 2026-11.
 * @param {Words} words
 * @param {string} month
 */
export const monthName = (words, month) =>
  date(words, `${month}-15T12:00:00Z`, { month: "short", year: "numeric", timeZone: "UTC" });
