// The plots of a profile: results over time, how often which share was reached, games a month. Each is also a table.

import { barChart, lineChart, WINDOW } from "../plots/charts.js";
import { everyMonth } from "../plots/geometry.js";
import { date, monthName, percent } from "../ui/figures.js";
import { html } from "../vendor/lit-html.js";

/**
 * @import { EditionResultsInfo, GamePoint, MonthInfo } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 */

/** What surrounds a plot at the sides of the window, and how wide plots get. */
const FRAME = 74;
const WIDEST = 1046;
/** Months that are drawn; the table has all. */
const MOST_MONTHS = 24;

/** @param {number} window  its width */
const wideIn = (window) => Math.max(240, Math.min(WIDEST, window - FRAME));

/**
 * @param {Words} words
 * @param {GamePoint[]} games  the latest last
 * @param {number} window
 */
export function overTime(words, games, window) {
  const size = { wide: wideIn(window), high: window < 700 ? 220 : 280 };
  const results = games.map(({ share, perfect, title, score, maximum, ended }) => ({
    share,
    perfect,
    about: `${date(words, ended)} · ${title} · ${score}/${maximum}`,
  }));
  const dates = games.map(({ ended }) => date(words, ended, { day: "numeric", month: "short" }));
  const label = words.say("page-plot-time", { number: games.length });
  return html`
    <figure data-testid="plot-time">
      ${lineChart(results, dates, size, { label, percent: (share) => percent(words, share) })}
      <figcaption class="legend">
        <span class="dot">${words.say("page-plot-game")}</span>
        <span class="star">${words.say("page-plot-perfect")}</span>
        <span class="line">${words.say("page-plot-average", { number: WINDOW })}</span>
      </figcaption>
      ${asTable(
        words,
        words.say("page-results-over-time"),
        [words.say("page-date"), words.say("page-game"), words.say("page-players"), words.say("page-result")],
        games
          .toReversed()
          .map((game) => [
            date(words, game.ended),
            html`<a href="/g/${game.id}">${game.title}</a>`,
            game.players,
            `${game.score}/${game.maximum} (${percent(words, game.share)})`,
          ]),
      )}
    </figure>
  `;
}

/**
 * How often the games of an edition reached how much of their maximum.
 * @param {Words} words
 * @param {EditionResultsInfo} edition
 */
export function sharesOf(words, { edition, title, shares }) {
  const tenths = shares.length - 1;
  const bars = shares.map((count, i) => ({
    count,
    label: i === tenths ? "★" : i === 0 || i === tenths / 2 ? percent(words, i / tenths) : "",
    about: `${range(words, i, tenths)}: ${words.say("page-number-games", { number: count })}`,
    kind: i === tenths ? "perfect" : "",
  }));
  return html`
    <figure data-testid="plot-shares-${edition}">
      <figcaption>${title}</figcaption>
      ${barChart(bars, { wide: 340, high: 170 }, words.say("page-plot-shares", { title }))}
      ${asTable(
        words,
        title,
        [words.say("page-result"), words.say("page-games")],
        shares.map((count, i) => [range(words, i, tenths), count]),
      )}
    </figure>
  `;
}

/**
 * The part of the maximum that a bar stands for; the last one is the perfect shows.
 * @param {Words} words
 * @param {number} i
 * @param {number} tenths
 */
const range = (words, i, tenths) =>
  i === tenths
    ? words.say("page-ending-victory")
    : words.say("page-share-range", { from: percent(words, i / tenths), to: percent(words, (i + 1) / tenths) });

/**
 * @param {Words} words
 * @param {MonthInfo[]} months  with a game, the latest last
 * @param {number} window
 */
export function months(words, months, window) {
  const played = new Map(months.map(({ month, results }) => [month, results]));
  const every = everyMonth(months[0].month, months[months.length - 1].month).slice(-MOST_MONTHS);
  const bars = every.map((month) => {
    const count = played.get(month)?.games ?? 0;
    const label = monthName(words, month);
    return { count, label, about: `${label}: ${words.say("page-number-games", { number: count })}` };
  });
  return html`
    <figure data-testid="plot-months">
      ${barChart(bars, { wide: wideIn(window), high: 180 }, words.say("page-games-a-month"))}
      ${asTable(
        words,
        words.say("page-games-a-month"),
        [words.say("page-month"), words.say("page-games"), words.say("page-average-short")],
        months
          .toReversed()
          .map(({ month, results }) => [monthName(words, month), results.games, percent(words, results.share)]),
      )}
    </figure>
  `;
}

/**
 * The same as the plot, for those who would rather read it.
 * @param {Words} words
 * @param {string} title
 * @param {string[]} columns
 * @param {unknown[][]} rows
 */
const asTable = (words, title, columns, rows) => html`
  <details class="as-table">
    <summary>
      ${words.say("page-plot-table")}
      <span class="unseen">${title}</span>
    </summary>
    <div class="scrolled" tabindex="0" role="group" aria-label=${title}>
      <table class="results">
        <thead>
          <tr>
            ${columns.map(
              (column) => html`
                <th scope="col">${column}</th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first, ...others]) => html`
              <tr>
                <th scope="row">${first}</th>
                ${others.map(
                  (cell) => html`
                    <td>${cell}</td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  </details>
`;
