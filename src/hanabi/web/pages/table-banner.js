// The banner of a table: whose turn it is, what happened since, and the way to everything that is not a move.

import { sinceStrip } from "../board/since.js";
import { html, nothing } from "../vendor/lit-html.js";
import { pauseButton } from "./pause.js";
import { spectatorsEye } from "./spectators.js";

/** @import { TablePage } from "./table.js" */

/** @param {TablePage} page */
export function banner(page) {
  const { words, view, myTurn } = page.board;
  const { table, you } = page.update;
  const over = view.outcome !== null;
  const behind = table.settings.spectators === "delayed" && !over;
  const text = view.outcome
    ? words.say("page-over", { score: view.outcome.score, maximum: table.rules.maximum })
    : page.turnText();
  return html`
    <div class="banner ${myTurn ? "mine" : ""} ${page.back.at === null ? "" : "back"}">
      <h1 data-testid="turn-banner">${text}</h1>
      ${you === null || over ? nothing : page.board.clocks.face(you, { label: "", own: true, again: true })}
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
              <span class="badge watches">${words.say(behind ? "page-watching-behind" : "page-watching")}</span>
            `
          : nothing
      }
      ${sinceStrip(page.board, ({ lines }) => page.look(lines[0].entry), page.back.at)} ${goOn(page, over)}
      ${spectatorsEye(page)} ${pauseButton(page)} ${soundButton(page)}
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

/** @param {TablePage} page */
function soundButton({ app }) {
  const { words, prefs } = app;
  const turn = () => {
    prefs.set({ sounds: !prefs.sounds });
    app.draw();
  };
  return html`
    <button
      class="icon"
      data-testid="sound"
      aria-label=${words.say("page-sounds")}
      aria-pressed=${prefs.sounds}
      title=${words.say(prefs.sounds ? "page-sounds-off" : "page-sounds-on")}
      @click=${turn}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" class="sketch">
        <path class="solid" d="M3 8h3l4-3.5v11L6 12H3z" />
        <path d=${prefs.sounds ? "M12.5 7.5a3.5 3.5 0 0 1 0 5M15 5.2a7 7 0 0 1 0 9.6" : "M13 7.8l4.4 4.4M17.4 7.8 13 12.2"} />
      </svg>
    </button>
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
