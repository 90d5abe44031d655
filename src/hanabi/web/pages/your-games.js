// What waits for oneself in the lobby: invitations, the games where one has a seat, and one's latest past ones.

import * as api from "../net/api.js";
import { personLink } from "../ui/person-link.js";
import { html, nothing } from "../vendor/lit-html.js";
import { playerName } from "./open-table.js";
import { pastGameList } from "./past-game.js";

/**
 * @import { App } from "../app.js"
 * @import { Invitation, MyTable, PastGame } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 */

/** Past games that are shown. */
const LATEST = 3;

/**
 * @param {App} app
 * @param {MyTable[]} tables
 * @param {PastGame[]} past  the latest first
 */
export function yourGames(app, tables, past) {
  const { words } = app;
  const { waiting } = app.invitations;
  const running = tables.toSorted((one, other) => urgency(one) - urgency(other));
  return html`
    ${waiting.length ? invitations(app, waiting) : nothing}
    ${
      tables.length || past.length
        ? html`
            <section class="box own-tables" aria-labelledby="mine-title">
              <h2 id="mine-title">${words.say("page-your-games")}</h2>
              <ul class="tables">
                ${running.map((table) => line(words, table))}
              </ul>
              ${past.length ? pastGameList(app, past.slice(0, LATEST)) : nothing}
              <p class="links">
                ${
                  past.length
                    ? html`
                        <a href="/games?mine=true" data-testid="all-your-games">${words.say("page-all-your-games")}</a>
                      `
                    : nothing
                }
                <a href="/p/me" data-testid="your-profile">${words.say("page-your-profile")}</a>
              </p>
            </section>
          `
        : nothing
    }
  `;
}

/**
 * @param {App} app
 * @param {Invitation[]} waiting
 */
function invitations(app, waiting) {
  const { words } = app;
  return html`
    <section class="box invitations" aria-labelledby="invitations-title">
      <h2 id="invitations-title">${words.say("page-invitations")}</h2>
      <ul class="tables">
        ${waiting.map(
          (invitation) => html`
            <li data-testid="invitation">
              <div>
                <b>${personLink(invitation.name, invitation.person)}</b>
                <small>${invitation.title} · ${names(words, invitation.names)}</small>
              </div>
              <span class="answers">
                ${
                  invitation.free
                    ? html`
                        <button class="go" data-testid="accept" @click=${() => accept(app, invitation)}>
                          ${words.say("page-join")}
                          <span class="unseen">${invitation.name}</span>
                        </button>
                      `
                    : html`
                        <span class="badge">${words.say("page-table-full")}</span>
                      `
                }
                <button data-testid="decline" @click=${() => decline(app, invitation)}>
                  ${words.say("page-decline")}
                  <span class="unseen">${invitation.name}</span>
                </button>
              </span>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/**
 * Sit down there; who cannot under this name finds the field for another at the table.
 * @param {App} app
 * @param {Invitation} invitation
 */
async function accept(app, { table }) {
  try {
    await api.join(table, playerName(app));
  } catch (problem) {
    app.problem(problem);
  }
  app.go(`/t/${table}`);
}

/**
 * @param {App} app
 * @param {Invitation} invitation
 */
async function decline(app, { table }) {
  try {
    await api.declineInvitation(table);
  } catch (problem) {
    app.problem(problem);
  }
  app.invitations.look();
}

/**
 * @param {Words} words
 * @param {(string | null)[]} names
 */
const names = (words, names) => names.map((name) => name ?? words.say("page-seat-free")).join(" · ");

/** @param {MyTable} table */
const isYours = ({ to_act, you, substitute }) => to_act === you && !substitute;

/**
 * First where one is to act, then where others are, then what has not begun.
 * @param {MyTable} table
 */
const urgency = (table) => (isYours(table) ? 0 : table.state === "playing" ? 1 : 2);

/**
 * @param {Words} words
 * @param {MyTable} table
 */
function line(words, table) {
  const called = names(words, table.names);
  const yours = isYours(table);
  return html`
    <li data-testid="own-table">
      <div>
        <b>${table.title}</b>
        <small>${called}</small>
      </div>
      <span class="badge ${yours ? "acts" : ""}" data-testid="own-table-state">${standing(words, table)}</span>
      <a class="button ${yours ? "go" : ""}" data-testid="go-on" href="/t/${table.id}">
        ${words.say("page-go-on")}
        <span class="unseen">${called}</span>
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
