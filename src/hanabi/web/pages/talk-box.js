// Talk beside a table of which no card is seen: before the deal, and during a pause.

import { audible } from "../board/muted.js";
import { remarkText, talkEntry } from "../board/talk.js";
import { html, nothing } from "../vendor/lit-html.js";

/** @import { TablePage } from "./table.js" */

/**
 * What is said while everybody waits, as the table allows.
 * @param {TablePage} page
 */
export function talkBox(page) {
  const { words } = page.app;
  const { table, talk, you } = page.update;
  const { talk: mode = "remarks" } = table.settings;
  if (mode === "silent") return nothing;
  return html`
    <section class="box room-talk" aria-labelledby="room-talk-title">
      <h2 id="room-talk-title">${words.say("page-talk")}</h2>
      <div class="lines" role="log" aria-labelledby="room-talk-title" tabindex="0">
        <div>
          ${audible(page.id, talk).map(
            (said) => html`
              <p data-testid="talk-line">
                <b>${said.name}</b>
                ${remarkText(words, said)}
              </p>
            `,
          )}
        </div>
      </div>
      ${you === null ? nothing : talkEntry(words, mode, (said) => page.send({ type: "say", ...said }))}
    </section>
  `;
}
