// The table before the start: who sits where, who is invited, and how it is set.

import * as api from "../net/api.js";
import { html, nothing } from "../vendor/lit-html.js";
import { dismissButton, inviteButton } from "./guests.js";
import { openRules } from "./rules-text.js";
import { Setup } from "./setup.js";
import { shareLink } from "./share-link.js";
import { openPersonalLink } from "./table-menu.js";

/**
 * @import { SeatInfo, TableInfo, Update } from "../net/messages.js"
 * @import { InputChange } from "../ui/events.js"
 * @import { Words } from "../ui/words.js"
 * @import { TablePage } from "./table.js"
 */

export class WaitingRoom {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Setup | null} */
    this.setup = null;
  }

  /**
   * Take in what the server said: the host, and nobody else, sets the table.
   * @param {Update} update
   */
  hear({ table, you }) {
    if (you === null || table.host !== you) this.setup = null;
    else
      this.setup ??= new Setup(this.page.app, table.settings, (settings) =>
        this.page.send({ type: "change", settings }),
      );
    this.setup?.follow(table.settings);
  }

  languageChanged() {
    this.setup = null;
  }

  render() {
    const { page } = this;
    const { app, update } = page;
    const { words } = app;
    const { table, you } = update;
    const host = you !== null && table.host === you;
    const free = table.seats.filter((seat) => seat.name === null).length;
    return html`
      <div class="columns waiting-room">
        <section class="box" aria-labelledby="room-title">
          <h1 id="room-title">${table.rules.title}</h1>
          <ol class="chairs">
            ${table.seats.map((seat, i) => chair(page, seat, i, host))}
          </ol>
          ${
            you === null
              ? free
                ? joinForm(page)
                : html`
                    <p>${words.say("page-table-full")}</p>
                  `
              : nothing
          }
          ${free ? shareLink(app, `/t/${page.id}`, words.say("page-invite"), "invite-link") : nothing}
          <div class="buttons">
            ${host && free ? inviteButton(page) : nothing}
            ${
              host
                ? html`
                    <button
                      class="go big"
                      data-testid="start"
                      ?disabled=${free > 0}
                      @click=${() => page.send({ type: "start" })}
                    >
                      ${words.say("page-start")}
                    </button>
                  `
                : nothing
            }
            <button data-testid="show-rules" @click=${() => openRules(app, table.settings)}>
              ${words.say("page-rules")}
            </button>
            ${
              you === null
                ? nothing
                : html`
                    <button data-testid="personal-link" @click=${() => openPersonalLink(page)}>
                      ${words.say("page-personal-link")}
                    </button>
                  `
            }
            ${
              you === null
                ? nothing
                : html`
                    <button class="throw" data-testid="leave" @click=${() => depart(page)}>
                      ${words.say("page-leave")}
                    </button>
                  `
            }
          </div>
          <p class="quiet" role="status">${standing(words, table, free, host)}</p>
        </section>
        ${
          host && this.setup
            ? html`
                <section class="box" aria-label=${words.say("page-set-table")}>
                  <h2>${words.say("page-set-table")}</h2>
                  ${this.setup.render()}
                </section>
              `
            : nothing
        }
      </div>
    `;
  }
}

/**
 * @param {Words} words
 * @param {TableInfo} table
 * @param {number} free
 * @param {boolean} host
 */
function standing(words, table, free, host) {
  if (free) return words.say("page-waiting", { number: free });
  const away = table.seats.flatMap(({ name, bot, connected }) => (name && !bot && !connected ? [name] : []));
  if (away.length) return words.say(host ? "page-not-here-host" : "page-not-here", { names: words.list(away) });
  return host
    ? words.say("page-ready")
    : words.say("page-wait-host", { name: table.seats[table.host ?? 0]?.name ?? "" });
}

/**
 * @param {TablePage} page
 * @param {SeatInfo} seat
 * @param {number} i
 * @param {boolean} host
 */
function chair(page, seat, i, host) {
  const { words } = page.app;
  const { table, you } = page.update;
  const who = badge(words, seat, i === you);
  return html`
    <li class=${seat.name === null ? "free" : "taken"} data-testid="seat-${i}">
      <span class="number">${i + 1}</span>
      <b>${seat.name ?? words.say("page-seat-free")}</b>
      ${
        who
          ? html`
              <span class="badge">${who}</span>
            `
          : nothing
      }
      ${
        table.host === i
          ? html`
              <span class="badge acts">${words.say("page-host")}</span>
            `
          : nothing
      }
      ${
        seat.name !== null && !seat.bot && !seat.connected
          ? html`
              <span class="badge gone">${words.say("page-away")}</span>
            `
          : nothing
      }
      ${host && seat.guest ? dismissButton(page, seat, i) : nothing}
    </li>
  `;
}

/**
 * @param {Words} words
 * @param {SeatInfo} seat
 * @param {boolean} you
 */
function badge(words, seat, you) {
  if (seat.bot) return words.say("page-bot", { bot: seat.bot });
  if (seat.guest) return words.say("page-guest");
  return you ? words.say("page-you") : "";
}

/** @param {TablePage} page */
function joinForm(page) {
  const { app } = page;
  const join = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      await api.join(page.id, app.prefs.name.trim() || app.words.say("page-default-name"));
      await page.connect();
    } catch (problem) {
      app.problem(problem);
    }
  };
  return html`
    <form class="enter" @submit=${join}>
      <label>
        ${app.words.say("page-name")}
        <input
          data-testid="name"
          maxlength="40"
          autocomplete="nickname"
          .value=${app.prefs.name}
          @input=${(/** @type {InputChange} */ event) => app.prefs.set({ name: event.target.value })}
        />
      </label>
      <button class="go" data-testid="join">${app.words.say("page-join")}</button>
    </form>
  `;
}

/** @param {TablePage} page */
async function depart(page) {
  const answer = await page.send({ type: "leave" });
  if (answer?.type === "done") page.app.go("/");
}
