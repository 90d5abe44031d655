// Taking a finished game along: as our record, as a file of hanab.live, or as a link to it.

import * as api from "../net/api.js";
import { copyField } from "../ui/copy-field.js";
import { openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @typedef {{ why: string, text: string, lost: string[][] }} Answer
 */

/**
 * The game as text with what is lost, or in words why it cannot be written so.
 * @param {App} app
 * @param {string} id
 * @param {string} as
 * @returns {Promise<Answer>}
 */
async function asked(app, id, as) {
  try {
    return { why: "", ...(await api.recordText(id, as)) };
  } catch (problem) {
    return { why: app.reason(problem), text: "", lost: [] };
  }
}

/** @type {(app: App, id: string, as: string | null, name: string, label: string, testid: string) => unknown} */
const file = (app, id, as, name, label, testid) => html`
  <a class="button" data-testid=${testid} href=${api.recordAddress(id, as)} download=${name}>${app.words.say(label)}</a>
`;

const reason = (/** @type {string} */ why) => html`
  <p class="quiet" data-testid="no-counterpart">${why}</p>
`;

/** @type {(app: App, lost: string[][]) => unknown} */
const losses = (app, lost) =>
  lost.length
    ? html`
        <p class="quiet" data-testid="lost-there">
          ${lost.map(([what, turn]) => app.words.say(`page-record-lost-${what}`, { turn: turn ?? "" })).join(" ")}
        </p>
      `
    : nothing;

/**
 * Open the choice of ways to write the game down; what hanab.live does not play says so.
 * @param {App} app
 * @param {string} id
 */
export async function openRecord(app, id) {
  const [theirs, link] = await Promise.all([asked(app, id, "hanab-live"), asked(app, id, "link")]);
  const body = () => html`
    <div class="buttons stacked">
      ${file(app, id, null, `hanabi-${id}.json`, "page-record-file", "record-file")}
      ${theirs.why ? reason(theirs.why) : file(app, id, "hanab-live", `hanab-live-${id}.json`, "page-record-theirs", "record-theirs")}
    </div>
    ${theirs.why ? nothing : link.why ? reason(link.why) : copyField(app, link.text, app.words.say("page-record-link"), "record-link")}
    ${theirs.why ? nothing : losses(app, link.why ? theirs.lost : link.lost)}
  `;
  openDialog(app, { title: () => app.words.say("page-record"), body, testid: "record-dialog" });
}
