// A past game in a list: what came of it, who played, when, and one's tags on it.

import { date } from "../ui/figures.js";
import { personLinks } from "../ui/person-link.js";
import { isHidden, spoiler } from "../ui/spoiler.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { PastGame } from "../net/messages.js"
 */

/** @typedef {{ below?: unknown, beside?: unknown }} More  what else is to be seen of a game */

/**
 * @param {App} app
 * @param {PastGame[]} games
 * @param {(game: PastGame) => More} more
 */
export const pastGameList = (app, games, more = () => ({})) => html`
  <ul class="past">
    ${games.map((game) => row(app, game, more(game)))}
  </ul>
`;

/**
 * @param {App} app
 * @param {PastGame} game
 * @param {More} more
 */
function row(app, game, { below, beside }) {
  const { words } = app;
  const names = words.list(game.players);
  const points = html`
    <span class="points">
      <b>${game.score}</b>
      /${game.maximum}
    </span>
  `;
  return html`
    <li>
      ${spoiler(app, game.id, points, names)}
      <div class="what">
        <a class="title" href="/g/${game.id}" data-testid="past-game">
          ${game.title}
          <span class="unseen">${names}</span>
        </a>
        <span class="names">${personLinks(game.players, game.people)}</span>
        ${
          game.mine
            ? html`
                <span class="badge">${words.say("page-you")}</span>
              `
            : nothing
        }
        <small>
          ${isHidden(app, game.id) ? nothing : `${ending(app, game.reason)} · `}
          <time datetime=${game.ended}>${date(words, game.ended, { dateStyle: "medium", timeStyle: "short" })}</time>
        </small>
        ${below}
      </div>
      <a class="review-it" data-testid="past-review" href="/g/${game.id}/review">
        ${words.say("page-review")}
        <span class="unseen">${names}</span>
      </a>
      ${beside}
    </li>
  `;
}

/**
 * @param {App} app
 * @param {string} reason
 */
const ending = ({ words }, reason) =>
  words.has(`page-ending-${reason}`) ? words.say(`page-ending-${reason}`) : reason;
