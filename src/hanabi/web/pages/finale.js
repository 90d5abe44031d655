// The finale: the score, what the audience says, where to go from here, and the story of the game.

import { sky } from "../board/burst.js";
import * as api from "../net/api.js";
import { openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Story } from "./story.js";
import { nameAt } from "./table-people.js";

/** @import { TablePage } from "./table.js" */

/** @param {TablePage} page */
export function openFinale(page) {
  const { app } = page;
  const { words } = page.board;
  /** @type {Story | undefined} */
  let story;
  const body = (/** @type {() => void} */ close, /** @type {() => void} */ redraw) => {
    story ??= new Story(app, page.id, redraw);
    const { table, view, you } = page.update;
    if (!view?.outcome) return nothing;
    const { score, tally, text } = view.outcome;
    const again = () => {
      close();
      page.rematch();
    };
    const lit = view.fireworks.filter((firework) => firework.top !== null).map((firework) => firework.suit);
    return html`
      ${score > 0 && app.prefs.moves && lit.length ? sky(lit) : nothing}
      <p class="final-score" data-testid="final-score">
        <b>${score}</b>
        <span>/ ${table.rules.maximum}</span>
      </p>
      ${
        tally !== score
          ? html`
              <p class="quiet">${words.say("outcome-tally", { points: tally })}</p>
            `
          : nothing
      }
      <p class="rating">${text ?? words.say(`reason-${view.outcome.reason}`)}</p>
      <p class="quiet" data-testid="finale-names">
        ${table.seats.map((_, seat) => html`${seat ? " · " : ""}${nameAt(page, seat)}`)}
      </p>
      <div class="buttons">
        ${
          you === null && !table.rematch
            ? nothing
            : html`
                <button class="go" data-testid="rematch" @click=${again}>
                  ${words.say(table.rematch ? "page-rematch-join" : "page-rematch")}
                </button>
              `
        }
        <a class="button" data-testid="replay-link" href="/g/${page.id}" @click=${() => close()}>
          ${words.say("page-replay")}
        </a>
        <a class="button" data-testid="review-link" href="/g/${page.id}/review" @click=${() => close()}>
          ${words.say("page-review")}
        </a>
        <a class="button" data-testid="together" href="/g/${page.id}?together=" @click=${() => close()}>
          ${words.say("page-look-together")}
        </a>
        <a class="button" data-testid="record" href=${api.recordAddress(page.id)} download="hanabi-${page.id}.json">
          ${words.say("page-record")}
        </a>
        <button data-testid="see-table" @click=${() => close()}>${words.say("page-see-table")}</button>
      </div>
      ${story.render(page.board.words, close)}
    `;
  };
  return openDialog(app, { title: words.say("page-finale"), kind: "finale", testid: "finale", body });
}
