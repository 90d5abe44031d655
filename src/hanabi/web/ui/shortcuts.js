// The list of keys, for the reader. `board/keys.js` carries them out.

import { html } from "../vendor/lit-html.js";
import { openDialog } from "./dialog.js";

/** @import { App } from "../app.js" */

const KEYS = [
  ["1 – 6", "page-key-select"],
  ["P", "page-key-play"],
  ["D", "page-key-discard"],
  ["C", "page-key-clue"],
  ["C, 1 – 5 / A – Z", "page-key-clue-choose"],
  ["E", "page-key-through"],
  ["← → ↑ ↓", "page-key-walk"],
  ["Shift + ← →", "page-key-move"],
  ["H", "page-key-hint"],
  ["N", "page-key-note"],
  ["L", "page-key-log"],
  ["T", "page-key-talk"],
  ["Shift + P", "page-key-pause"],
  ["Esc", "page-key-cancel"],
  ["?", "page-key-help"],
];

const REPLAY_KEYS = [
  ["← →", "page-key-step"],
  ["Home, End", "page-key-ends"],
];

/** @param {App} app */
export function openShortcuts(app) {
  const { words } = app;
  const list = (/** @type {string[][]} */ keys) => html`
    <dl class="keys">
      ${keys.map(
        ([key, about]) => html`
          <div>
            <dt><kbd>${key}</kbd></dt>
            <dd>${words.say(about)}</dd>
          </div>
        `,
      )}
    </dl>
  `;
  return openDialog(app, {
    title: words.say("page-shortcuts"),
    testid: "shortcuts-dialog",
    body: () => html`
      ${list(KEYS)}
      <h3>${words.say("page-replay")}</h3>
      ${list(REPLAY_KEYS)}
    `,
  });
}
