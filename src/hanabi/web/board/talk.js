// Talk: set remarks or open chat, as the table allows, folded away until wanted.

import { fieldOf } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";
import { panelHead } from "./panel.js";

/**
 * @import { Answer } from "../net/line.js"
 * @import { Remark } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { Board } from "./board.js"
 * @typedef {(said: { remark?: string, text?: string }) => Promise<Answer | null>} SayIt  what the server answered, if it was asked
 */

const REMARKS = ["hello", "know-nothing", "remember", "think", "well-done", "sorry", "good-game"];

/**
 * @param {Board} board
 * @param {string} mode
 * @param {SayIt} sayIt
 * @param {boolean} speaks  whether one may say something here
 */
export function talkPanel(board, mode, sayIt, speaks) {
  if (mode === "silent") return nothing;
  const { words } = board;
  return html`
    <section class="panel talk" id="panel-talk" aria-labelledby="talk-title">
      ${panelHead(board, "talk", words.say("page-talk"))}
      <details
        ?open=${board.talkOpen || board.sheet === "talk"}
        @toggle=${(/** @type {Event & { target: HTMLDetailsElement }} */ event) => {
          board.talkOpen = event.target.open;
        }}
      >
        <summary data-testid="talk-toggle">
          ${words.say("page-talk")}
          ${
            board.talk.length
              ? html`
                  <span class="count">${board.talk.length}</span>
                `
              : nothing
          }
        </summary>
        <div class="lines" role="log" aria-labelledby="talk-title" tabindex="0">
          ${board.talk.map(
            (said) => html`
              <p data-testid="talk-line">
                <b>${said.name}</b>
                ${remarkText(words, said)}
              </p>
            `,
          )}
        </div>
        ${speaks ? talkEntry(words, mode, sayIt) : nothing}
      </details>
    </section>
  `;
}

/**
 * @param {Words} words
 * @param {Remark} said
 */
export function remarkText(words, said) {
  if (said.text) return said.text;
  const id = `page-remark-${said.remark}`;
  return words.has(id) ? words.say(id) : (said.remark ?? "");
}

/**
 * Where one says something, as the table allows.
 * @param {Words} words
 * @param {string} mode
 * @param {SayIt} sayIt
 */
export const talkEntry = (words, mode, sayIt) => (mode === "chat" ? chat(words, sayIt) : remarks(words, sayIt));

/**
 * @param {Words} words
 * @param {SayIt} sayIt
 */
function remarks(words, sayIt) {
  return html`
    <div class="remarks" role="group" aria-label=${words.say("page-say")}>
      ${REMARKS.map(
        (remark) => html`
          <button class="chip" data-testid="remark-${remark}" @click=${() => sayIt({ remark })}>
            ${words.say(`page-remark-${remark}`)}
          </button>
        `,
      )}
    </div>
  `;
}

/**
 * @param {Words} words
 * @param {SayIt} sayIt
 */
function chat(words, sayIt) {
  const send = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const field = fieldOf(event, "line");
    const text = field.value.trim();
    field.value = "";
    if (!text) return;
    const answer = await sayIt({ text });
    if (answer?.type === "refused") field.value ||= text; // what was not said is not lost
  };
  return html`
    <form class="chat" @submit=${send}>
      <input
        name="line"
        maxlength="300"
        autocomplete="off"
        aria-label=${words.say("page-say")}
        placeholder=${words.say("page-say")}
        data-testid="chat-field"
      />
      <button data-testid="chat-send">${words.say("page-send")}</button>
    </form>
  `;
}
