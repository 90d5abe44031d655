// The rules of a table in words, as the server tells them.

import * as api from "../net/api.js";
import { html } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { RulesText, Settings } from "../net/messages.js"
 */

/**
 * @param {App} app
 * @param {Settings} settings
 */
export async function openRules(app, { rules = {}, seats }) {
  try {
    const text = await api.rules({ rules, seats, lang: app.words.lang });
    const { openDialog } = await import("../ui/dialog.js");
    openDialog(app, { title: text.title, kind: "book", testid: "rules-dialog", body: () => rulesText(text) });
  } catch (problem) {
    app.problem(problem);
  }
}

export const rulesText = (/** @type {RulesText} */ text) => html`
  <div class="rules-text">
    ${text.sections.map(
      (section) => html`
        <h3>${section.heading}</h3>
        ${section.paragraphs.map(
          (paragraph) => html`
            <p>${paragraph}</p>
          `,
        )}
      `,
    )}
  </div>
`;
