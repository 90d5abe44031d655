// The settings of this browser: theme, how much of the clues is drawn, the question before an action.

import { html } from "../vendor/lit-html.js";
import { openDialog } from "./dialog.js";
import { LEVELS, SIDES, THEMES, UNDO_SECONDS } from "./preferences.js";
import { noticeSettings } from "./settings-notice.js";

/**
 * @import { App } from "../app.js"
 * @import { InputChange } from "./events.js"
 */

/** @param {App} app */
export function openSettings(app) {
  const set = (/** @type {Parameters<typeof app.prefs.set>[0]} */ changes) => {
    app.prefs.set(changes);
    app.draw();
  };
  /**
   * @param {"theme" | "level" | "newest" | "undo"} name
   * @param {readonly (string | number)[]} values
   * @param {string} legend
   * @param {(value: string | number) => string} called
   */
  const choice = (name, values, legend, called) => {
    const { words, prefs } = app;
    return html`
      <fieldset class="choice ${values === LEVELS ? "" : "short"}">
        <legend>${words.say(legend)}</legend>
        ${values.map(
          (value) => html`
            <label>
              <input
                type="radio"
                name=${name}
                value=${value}
                data-testid="${name}-${value}"
                .checked=${prefs[name] === value}
                @change=${() => set({ [name]: value })}
              />
              ${words.say(called(value))}
            </label>
          `,
        )}
      </fieldset>
    `;
  };
  /**
   * @param {"confirm" | "keys" | "motion" | "chop" | "spoilerFree"} name
   * @param {string} label
   */
  const flag = (name, label) => html`
    <label class="check">
      <input
        type="checkbox"
        data-testid="pref-${name}"
        .checked=${app.prefs[name]}
        @change=${(/** @type {InputChange} */ event) => set({ [name]: event.target.checked })}
      />
      ${app.words.say(label)}
    </label>
  `;
  return openDialog(app, {
    title: () => app.words.say("page-settings"),
    testid: "settings-dialog",
    body: () => html`
      <p class="language">
        <span aria-hidden="true">${app.words.say("page-language")}</span>
        ${app.languageSelect("lang-setting")}
      </p>
      ${choice("theme", THEMES, "page-theme", (theme) => `page-theme-${theme}`)}
      ${choice("level", LEVELS, "page-level", (level) => `page-level-${level}`)}
      ${choice("newest", SIDES, "page-newest", (side) => `page-newest-${side}`)} ${flag("chop", "page-chop")}
      ${flag("confirm", "page-confirm-first")}
      ${choice("undo", UNDO_SECONDS, "page-undo-window", (seconds) => `page-undo-${seconds}`)} ${flag("keys", "page-use-keys")} ${flag("motion", "page-motion")}
      ${noticeSettings(app)}
      ${flag("spoilerFree", "page-spoiler-free")}
      <p class="links">
        <a href="/games">${app.words.say("page-past-games")}</a>
        <a href="/p/me">${app.words.say("page-your-profile")}</a>
        <a href="/me">${app.words.say("page-me")}</a>
      </p>
    `,
  });
}
