// Taking a finished game along: as our record, as a file of hanab.live, or as a link to it.

import * as api from "../net/api.js";
import { copyField, openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";

/** What the server answered, or in words why it did not. */
const asked = (app, request) => request.catch((problem) => ({ why: app.words.refusal(problem.code, problem.message) }));

const file = (app, id, as, name, label, testid) => html`
  <a class="button" data-testid=${testid} href=${api.recordAddress(id, as)} download=${name}>${app.words.say(label)}</a>
`;

const reason = (why) => html`
  <p class="quiet" data-testid="no-counterpart">${why}</p>
`;

const losses = (app, lost) =>
  lost.length
    ? html`
        <p class="quiet" data-testid="lost-there">
          ${lost.map(([what, turn]) => app.words.say(`page-record-lost-${what}`, { turn })).join(" ")}
        </p>
      `
    : nothing;

/** Open the choice of ways to write the game down; what hanab.live does not play says so. */
export async function openRecord(app, id) {
  const [theirs, link] = await Promise.all([
    asked(app, api.recordText(id, "hanab-live")),
    asked(app, api.recordText(id, "link")),
  ]);
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
