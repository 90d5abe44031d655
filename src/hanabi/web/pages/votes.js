// Votes: to end the game now, and to let a bot go on for somebody who is away. And the way back to one's seat.

import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { SeatInfo, TableInfo, Update } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 */

/** When an update was first drawn: what it says in seconds counts from then. */
const drawn = /** @type {WeakMap<Update, number>} */ (new WeakMap());
/** @type {ReturnType<typeof setTimeout> | undefined} */
let ticking;

/**
 * Votes that are under way: to end the game, to give an empty chair to a bot. Whoever was replaced is offered the
 * own seat before anything else.
 * @param {TablePage} page
 */
export function votes(page) {
  const words = page.wordsHere;
  const { table, you } = page.update;
  if (table.state !== "playing") return nothing;
  const mine = you !== null && table.end_votes.includes(you);
  const names = words.list(table.end_votes.map((seat) => table.seats[seat].name ?? ""));
  const away = table.seats
    .map((seat, i) => ({ ...seat, i }))
    .filter((seat) => seat.name && !seat.bot && !seat.connected && seat.i !== you);
  const waits = away.map((seat) => secondsLeft(page, seat, table));
  clearTimeout(ticking);
  if (waits.some((seconds) => seconds > 0)) ticking = setTimeout(() => page.app.draw(), 500);
  const replaced = you !== null && table.seats[you].substitute;
  const decides = you !== null && !replaced;
  return html`
    ${replaced ? wayBack(page) : nothing}
    ${
      table.end_votes.length
        ? html`
            <p class="vote" data-testid="end-votes">
              <span>${words.say("page-end-votes", { names, number: table.end_votes.length })}</span>
              ${
                !decides
                  ? nothing
                  : html`
                      <button
                        data-testid=${mine ? "unvote-end" : "agree-end"}
                        @click=${() => page.send({ type: "vote-end", agree: !mine })}
                      >
                        ${words.say(mine ? "page-take-back" : "page-agree")}
                      </button>
                    `
              }
            </p>
          `
        : nothing
    }
    ${away.map((seat, at) => {
      const seconds = waits[at];
      const agreed = table.replace_votes[seat.i] ?? [];
      const asked = you !== null && agreed.includes(you);
      return html`
        <p class="vote" data-testid="away-${seat.i}">
          <span>${words.say("page-gone", { name: seat.name ?? "", number: agreed.length })}</span>
          ${
            !decides
              ? nothing
              : html`
                  <button
                    data-testid="replace-${seat.i}"
                    ?disabled=${seconds > 0 && !asked}
                    @click=${() => page.send({ type: "vote-replace", seat: seat.i, agree: !asked })}
                  >
                    ${
                      seconds > 0 && !asked
                        ? words.say("page-replace-soon", { seconds })
                        : words.say(asked ? "page-take-back" : "page-replace")
                    }
                  </button>
                `
          }
        </p>
      `;
    })}
  `;
}

/** @param {TablePage} page */
function wayBack(page) {
  const words = page.wordsHere;
  return html`
    <p class="vote back" role="status" data-testid="replaced">
      <span>${words.say("page-replaced")}</span>
      <button class="go" data-testid="return" @click=${() => page.send({ type: "return" })}>
        ${words.say("page-return")}
      </button>
    </p>
  `;
}

/**
 * For how long the others still wait for somebody who is away. A guest is not waited for.
 * @param {TablePage} page
 * @param {SeatInfo} seat
 * @param {TableInfo} table
 */
function secondsLeft(page, seat, table) {
  const since = drawn.get(page.update) ?? Date.now();
  drawn.set(page.update, since);
  return seat.away_since === null ? 0 : Math.ceil(table.grace - seat.away_since - (Date.now() - since) / 1000);
}
