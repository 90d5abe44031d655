// The results of a profile in figures and tables: all games, by edition and number of players, and with whom.

import { date, decimal, percent } from "../ui/figures.js";
import { personLink } from "../ui/person-link.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { PartnerInfo, Profile, ResultsInfo, StreakInfo } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 */

/**
 * What all games together say.
 * @param {Words} words
 * @param {Profile} profile
 */
export function figures(words, profile) {
  const { results, stopped, struck_out, perfect_streak, day_streak } = profile;
  if (!results) return nothing;
  return html`
    <dl class="figures">
      ${figure("games", words.say("page-games"), results.games)}
      ${figure("share", words.say("page-average"), percent(words, results.share), words.say("page-average-about"))}
      ${figure("perfect", words.say("page-perfect-shows"), results.perfect)}
      ${streak(words, "perfect-streak", words.say("page-perfect-streak"), perfect_streak)}
      ${streak(words, "day-streak", words.say("page-day-streak"), day_streak)}
      ${figure("struck-out", words.say("page-struck-out"), struck_out)}
      ${stopped ? figure("stopped", words.say("page-stopped"), stopped, words.say("page-stopped-about")) : nothing}
    </dl>
  `;
}

/**
 * @param {string} testid
 * @param {string} label
 * @param {string | number} value
 * @param {string} about
 */
const figure = (testid, label, value, about = "") => html`
  <div>
    <dt>${label}</dt>
    <dd>
      <b data-testid="figure-${testid}">${value}</b>
      ${
        about
          ? html`
              <small>${about}</small>
            `
          : nothing
      }
    </dd>
  </div>
`;

/**
 * @param {Words} words
 * @param {string} testid
 * @param {string} label
 * @param {StreakInfo} streak
 */
const streak = (words, testid, label, { current, longest }) =>
  figure(testid, label, current, words.say("page-longest", { number: longest }));

/**
 * Every edition, and below it its tables by number of players where there were several.
 * @param {Words} words
 * @param {Profile} profile
 */
export function editionResults(words, { editions, tables }) {
  return html`
    <div class="scrolled" tabindex="0" role="group" aria-labelledby="editions-title">
      <table class="results">
        ${head(words, words.say("page-edition"))}
        ${editions.map(({ edition, title, results }) => {
          const some = tables.filter((table) => table.edition === edition);
          return html`
            <tbody data-testid="results-${edition}">
              <tr>
                <th scope="row">${title}</th>
                ${cells(words, results)}
              </tr>
              ${some
                .toSorted((one, other) => one.players - other.players)
                .map(
                  ({ players, results }) => html`
                    <tr class="part">
                      <th scope="row">${words.say("page-number-players", { number: players })}</th>
                      ${cells(words, results)}
                    </tr>
                  `,
                )}
            </tbody>
          `;
        })}
      </table>
    </div>
  `;
}

/**
 * @param {Words} words
 * @param {string} first
 * @param {unknown} last
 */
const head = (words, first, last = nothing) => html`
  <thead>
    <tr>
      <th scope="col">${first}</th>
      <th scope="col">${words.say("page-games")}</th>
      <th scope="col">${words.say("page-average-short")}</th>
      <th scope="col" class="extra">${words.say("page-average-points")}</th>
      <th scope="col">${words.say("page-perfect")}</th>
      <th scope="col">${words.say("page-best")}</th>
      ${last}
    </tr>
  </thead>
`;

/**
 * @param {Words} words
 * @param {ResultsInfo} results
 */
const cells = (words, { games, share, mean, perfect, best, best_of }) => html`
  <td>${games}</td>
  <td>${percent(words, share)}</td>
  <td class="extra">${decimal(words, mean)}</td>
  <td>${perfect}</td>
  <td>${best}/${best_of}</td>
`;

/**
 * With whom: of oneself those who are not among the friends.
 * @param {Words} words
 * @param {PartnerInfo[]} partners
 * @param {boolean} you
 */
export function partnerResults(words, partners, you) {
  return html`
    <section class="box partners" aria-labelledby="partners-title">
      <h2 id="partners-title">${words.say(you ? "page-other-partners" : "page-partners")}</h2>
      <div class="scrolled" tabindex="0" role="group" aria-labelledby="partners-title">
        <table class="results">
          ${head(
            words,
            words.say("page-player"),
            html`
              <th scope="col" class="extra">${words.say("page-last-time")}</th>
            `,
          )}
          <tbody>
            ${partners.map(
              (partner) => html`
                <tr data-testid="partner">
                  <th scope="row">${personLink(partner.name, partner.id)} ${kind(words, partner)}</th>
                  ${cells(words, partner.results)}
                  <td class="extra"><time datetime=${partner.last}>${date(words, partner.last)}</time></td>
                </tr>
              `,
            )}
          </tbody>
        </table>
      </div>
    </section>
  `;
}

/**
 * @param {Words} words
 * @param {PartnerInfo} partner
 */
function kind(words, { kind }) {
  if (kind === "person") return nothing;
  return html`
    <span class="badge">${words.say(kind === "bot" ? "page-a-bot" : "page-guest")}</span>
  `;
}
