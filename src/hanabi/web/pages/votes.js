// Votes: to end the game now, and to let a bot go on for somebody who is away.

import { html, nothing } from "../vendor/lit-html.js";

/** @import { TablePage } from "./table.js" */

/**
 * Votes that are under way: to end the game, to give an empty chair to a bot.
 * @param {TablePage} page
 */
export function votes(page) {
  const { words } = page.board;
  const { table, you } = page.update;
  if (table.state !== "playing") return nothing;
  const mine = you !== null && table.end_votes.includes(you);
  const names = words.list(table.end_votes.map((seat) => page.board.name(seat)));
  const away = table.seats
    .map((seat, i) => ({ ...seat, i }))
    .filter((seat) => seat.name && !seat.bot && !seat.connected && seat.i !== you);
  return html`
    ${
      table.end_votes.length
        ? html`
            <p class="vote" data-testid="end-votes">
              <span>${words.say("page-end-votes", { names, number: table.end_votes.length })}</span>
              ${
                you === null
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
    ${away.map((seat) => {
      const agreed = table.replace_votes[seat.i] ?? [];
      const asked = you !== null && agreed.includes(you);
      return html`
        <p class="vote" data-testid="away-${seat.i}">
          <span>${words.say("page-gone", { name: seat.name ?? "", number: agreed.length })}</span>
          ${
            you === null
              ? nothing
              : html`
                  <button
                    data-testid="replace-${seat.i}"
                    @click=${() => page.send({ type: "vote-replace", seat: seat.i, agree: !asked })}
                  >
                    ${words.say(asked ? "page-take-back" : "page-replace")}
                  </button>
                `
          }
        </p>
      `;
    })}
  `;
}
