// Taking a move back: the wish in the table menu, and the question to the others.

import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { Update } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 */

/**
 * @param {TablePage} page
 * @param {boolean} agree
 */
const answer = (page, agree) => page.send({ type: "take-back", agree, steps: page.board.view.steps });

/**
 * The button of the table menu, where the table allows it.
 * @param {TablePage} page
 * @param {() => void} close
 */
export function takeBackButton(page, close) {
  const { table, you } = page.update;
  const { paused, settings, state } = table;
  if (you === null || state !== "playing" || paused || !settings.take_backs || table.take_back) return nothing;
  const ask = () => {
    close();
    answer(page, true);
  };
  return html`
    <button data-testid="ask-take-back" @click=${ask}>${page.app.words.say("page-ask-take-back")}</button>
  `;
}

/**
 * Whoever asked, and what one may answer.
 * @param {TablePage} page
 */
export function takeBackVote(page) {
  const { table, you } = page.update;
  if (!table.take_back) return nothing;
  const { seat, agreed } = table.take_back;
  const { words } = page.board;
  const others = agreed.filter((one) => one !== seat).map((one) => page.board.name(one));
  const text =
    seat === you
      ? words.say("page-take-back-yours")
      : words.say("page-take-back-asked", { name: page.board.name(seat) });
  const button = (/** @type {boolean} */ agree, /** @type {string} */ label) => html`
    <button data-testid=${agree ? "agree-take-back" : "refuse-take-back"} @click=${() => answer(page, agree)}>
      ${words.say(label)}
    </button>
  `;
  return html`
    <p class="vote" data-testid="take-back" role="status">
      <span>
        ${text} ${others.length ? words.say("page-take-back-agreed", { names: words.list(others) }) : nothing}
      </span>
      ${
        you === null
          ? nothing
          : agreed.includes(you)
            ? button(false, "page-take-back")
            : html`
                <span class="answers">${button(true, "page-agree")} ${button(false, "page-decline")}</span>
              `
      }
    </p>
  `;
}

/**
 * What became of a wish, for everybody to read.
 * @param {TablePage} page
 * @param {Update} before
 * @param {Update} now
 */
export function tellTakenBack({ app }, before, now) {
  const done = now.table.taken_back.slice(before.table.taken_back.length);
  for (const { text } of done) app.toast(text);
  if (before.table.take_back && !now.table.take_back && !done.length) app.toast(app.words.say("page-take-back-stands"));
}
