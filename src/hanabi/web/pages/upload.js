// Handing in a game, to replay it here: a file, or a link to hanab.live.

import * as api from "../net/api.js";
import { fieldOf } from "../ui/dialog.js";
import { html } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { InputChange } from "../ui/events.js"
 */

/**
 * @param {App} app
 * @param {string | { link: string }} game
 */
async function send(app, game) {
  try {
    const { id, left_out } = await api.upload(game);
    app.go(`/g/${id}`);
    if (left_out.length) app.toast(left_out.map((what) => app.words.say(`page-left-out-${what}`)).join(" "));
  } catch (problem) {
    app.problem(problem);
  }
}

/** @param {App} app */
export function uploadButton(app) {
  const sendFile = async (/** @type {InputChange} */ event) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (file) send(app, await file.text());
  };
  return html`
    <label class="button file">
      ${app.words.say("page-upload")}
      <input type="file" data-testid="upload" accept=".json,application/json" @change=${sendFile} />
    </label>
  `;
}

/** @param {App} app */
export function linkForm(app) {
  const sendLink = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    send(app, { link: fieldOf(event, "link").value });
  };
  return html`
    <form class="copy" @submit=${sendLink}>
      <label>
        ${app.words.say("page-upload-link")}
        <input
          name="link"
          required
          autocomplete="off"
          placeholder="https://hanab.live/replay-json/…"
          data-testid="upload-link"
        />
      </label>
      <button data-testid="upload-link-send">${app.words.say("page-upload-link-send")}</button>
    </form>
  `;
}
