// A text to copy, with the button that copies it: also where the page has no leave to write to the clipboard.

import { html } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { InputChange } from "./events.js"
 */

/**
 * @param {App} app
 * @param {string} text
 * @param {string} label
 * @param {string} testid
 * @param {string} button  what the button says
 */
export function copyField(app, text, label, testid, button = app.words.say("page-copy")) {
  const copy = async (/** @type {MouseEvent} */ event) => {
    const field = /** @type {Element} */ (event.target).closest(".copy")?.querySelector("input");
    const done = field && (await copied(text, field));
    const said = app.words.say(done ? "page-copied" : "page-not-copied");
    app.tell(said);
    app.toast(said);
  };
  return html`
    <div class="copy">
      <label>
        ${label}
        <input readonly data-testid=${testid} .value=${text} @focus=${(/** @type {InputChange} */ event) => event.target.select()} />
      </label>
      <button data-testid="${testid}-copy" @click=${copy}>${button}</button>
    </div>
  `;
}

/**
 * Whether the text is on the clipboard now. Browsers offer the clipboard only to pages that came by https or from
 * this machine; everywhere else, and when they refuse, what is selected in the field is copied as a key would do it.
 * @param {string} text
 * @param {HTMLInputElement} field  which holds the text; it stays selected, to be copied by hand
 */
async function copied(text, field) {
  field.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return document.execCommand("copy");
  }
}
