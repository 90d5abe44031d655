// Handing in a record of a game, to replay it here.

import { html } from "./vendor/lit-html/lit-html.js";
import * as api from "./api.js";

export function uploadButton(app) {
  const send = async (event) => {
    const [file] = event.target.files;
    event.target.value = "";
    if (!file) return;
    try {
      const { id } = await api.upload(await file.text());
      app.go(`/g/${id}`);
    } catch (problem) {
      app.problem(problem);
    }
  };
  return html`
    <label class="button file">
      ${app.words.say("page-upload")}
      <input type="file" data-testid="upload" accept=".json,application/json" @change=${send} />
    </label>
  `;
}
