// Own tables: the way back to every table where this browser has a seat, private ones too.

import { html } from "../vendor/lit-html.js";

/**
 * @import { MyTable } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 */

/**
 * @param {Words} words
 * @param {MyTable[]} tables
 */
export function ownTables(words, tables) {
  return html`
    <section class="box own-tables" aria-labelledby="mine-title">
      <h2 id="mine-title">${words.say("page-your-games")}</h2>
      <ul class="tables">
        ${tables.map((table) => line(words, table))}
      </ul>
    </section>
  `;
}

/**
 * @param {Words} words
 * @param {MyTable} table
 */
function line(words, table) {
  const names = table.names.map((name) => name ?? words.say("page-seat-free")).join(" · ");
  const yours = table.to_act === table.you && !table.substitute;
  return html`
    <li data-testid="own-table">
      <div>
        <b>${table.title}</b>
        <small>${names}</small>
      </div>
      <span class="badge ${yours ? "acts" : ""}" data-testid="own-table-state">${standing(words, table)}</span>
      <a class="button ${yours ? "go" : ""}" data-testid="go-on" href="/t/${table.id}">
        ${words.say("page-go-on")}
        <span class="unseen">${names}</span>
      </a>
    </li>
  `;
}

/**
 * @param {Words} words
 * @param {MyTable} table
 */
function standing(words, { state, substitute, to_act, you, names }) {
  if (state === "open") return words.say("page-not-begun");
  if (substitute) return words.say("page-replaced");
  return to_act === you
    ? words.say("page-your-turn")
    : words.say("page-turn-of-name", { name: (to_act === null ? null : names[to_act]) ?? "" });
}
