// Spoilers: what came of a game, behind a button for those who want to find out by themselves.

import { html } from "../vendor/lit-html.js";

/** @import { App } from "../app.js" */

/** The games whose results this visit has asked for. */
const revealed = /** @type {Set<string>} */ (new Set());

/**
 * Whether the result of a game is to be kept from this person.
 * @param {App} app
 * @param {string} game  its id
 * @param {boolean} wanted  whether results are to be hidden at all
 */
export const isHidden = (app, game, wanted = app.prefs.spoilerFree) => wanted && !revealed.has(game);

/**
 * Let the result of a game be seen until the page is opened anew.
 * @param {App} app
 * @param {string} game  its id
 */
export function reveal(app, game) {
  revealed.add(game);
  app.draw();
}

/**
 * The result of a game, or the button that shows it. The button has to lie outside of links.
 * @param {App} app
 * @param {string} game  its id
 * @param {unknown} result
 * @param {string} [called]  what the game is called, for those who hear the button among others like it
 */
export function spoiler(app, game, result, called = "") {
  if (!isHidden(app, game)) return result;
  const { words } = app;
  return html`
    <button
      class="chip spoiler"
      data-testid="show-result"
      aria-label=${called ? words.say("page-show-result-of", { game: called }) : words.say("page-show-result")}
      @click=${() => reveal(app, game)}
    >
      ${words.say("page-show-result")}
    </button>
  `;
}
