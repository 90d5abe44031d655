// The banner of a table: whose turn it is, what happened since, and the way to everything that is not a move.

import { sinceStrip } from "../board/since.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @import { TablePage } from "./table.js" */

/** @param {TablePage} page */
export function banner(page) {
  const { words, view, myTurn } = page.board;
  const { table, you } = page.update;
  const over = view.outcome !== null;
  const text = view.outcome
    ? words.say("page-over", { score: view.outcome.score, maximum: table.rules.maximum })
    : page.turnText();
  return html`
    <div class="banner ${myTurn ? "mine" : ""} ${page.back.at === null ? "" : "back"}">
      <h1 data-testid="turn-banner">${text}</h1>
      ${
        view.turns_left !== null && !over
          ? html`
              <span class="badge last-round">${words.say("page-last-round", { turns: view.turns_left })}</span>
            `
          : nothing
      }
      ${
        you === null
          ? html`
              <span class="badge">${words.say("page-watching")}</span>
            `
          : nothing
      }
      ${sinceStrip(page.board, ({ lines }) => page.look(lines[0].entry), page.back.at)} ${goOn(page, over)}
      <button
        class="icon"
        data-testid="table-menu"
        aria-label=${words.say("page-menu")}
        title=${words.say("page-menu")}
        @click=${() => page.openMenu()}
      >
        ☰
      </button>
    </div>
  `;
}

/**
 * Where to go from a game that is over.
 * @param {TablePage} page
 * @param {boolean} over
 */
function goOn(page, over) {
  const { words } = page.board;
  const { rematch } = page.update.table;
  return html`
    ${
      rematch
        ? html`
            <a class="button go" data-testid="next-game" href="/t/${rematch}">${words.say("page-rematch-join")}</a>
          `
        : nothing
    }
    ${
      over
        ? html`
            <button class="go" data-testid="show-finale" @click=${() => page.openFinale()}>
              ${words.say("page-finale")}
            </button>
          `
        : nothing
    }
  `;
}
