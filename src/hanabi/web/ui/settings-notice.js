// The settings of how one notices one's turn: sounds, how loud they are, and the browser's notifications.

import { html, nothing } from "../vendor/lit-html.js";
import { allowed, setNotifying } from "./attention.js";
import { sound, wake } from "./sounds.js";

/**
 * @import { App } from "../app.js"
 * @import { InputChange } from "./events.js"
 */

/** @param {App} app */
export function noticeSettings(app) {
  const { words, prefs } = app;
  const listen = (/** @type {{ sounds?: boolean, volume?: number }} */ changes) => {
    prefs.set(changes);
    wake(prefs);
    sound(prefs, ["turn"]);
    app.draw();
  };
  const able = allowed();
  return html`
    <fieldset class="choice notice">
      <legend>${words.say("page-noticing")}</legend>
      <label class="check">
        <input
          type="checkbox"
          data-testid="pref-sounds"
          .checked=${prefs.sounds}
          @change=${(/** @type {InputChange} */ event) => listen({ sounds: event.target.checked })}
        />
        ${words.say("page-sounds")}
      </label>
      <label class="volume">
        ${words.say("page-volume")}
        <input
          type="range"
          min="0"
          max="1"
          step="0.1"
          data-testid="pref-volume"
          ?disabled=${!prefs.sounds}
          .value=${String(prefs.volume)}
          @change=${(/** @type {InputChange} */ event) => listen({ volume: Number(event.target.value) })}
        />
      </label>
      <label class="check">
        <input
          type="checkbox"
          data-testid="pref-notify"
          ?disabled=${able === "denied" || able === "impossible"}
          aria-describedby=${able === "denied" || able === "impossible" ? "notify-why" : nothing}
          .checked=${prefs.notify && able === "granted"}
          @change=${(/** @type {InputChange} */ event) => setNotifying(app, event.target.checked)}
        />
        ${words.say("page-notify")}
      </label>
      ${
        able === "denied" || able === "impossible"
          ? html`
              <p id="notify-why" class="quiet" role="status" data-testid="notify-why">${words.say(`page-notify-${able}`)}</p>
            `
          : nothing
      }
    </fieldset>
  `;
}
