// The table before the start: the link for friends, who sits where, what they say, and for the host how it is set.

import * as api from "../net/api.js";
import { openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";
import { chairs, fitBots, peopleAt, seatBots } from "./chairs.js";
import { inviteButton } from "./guests.js";
import { inviteFriends } from "./invite-friends.js";
import { playerName } from "./open-table.js";
import { peopleButton } from "./report.js";
import { openRules } from "./rules-text.js";
import { Setup } from "./setup.js";
import { clockLine } from "./setup-clock.js";
import { FIRST_BOT } from "./setup-defaults.js";
import { shareLink } from "./share-link.js";
import { aroundTheTable, ownTableButton } from "./spectators.js";
import { openPersonalLink } from "./table-menu.js";
import { talkBox } from "./talk-box.js";

/**
 * @import { Settings, TableInfo, Update } from "../net/messages.js"
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
    else this.setup ??= new Setup(this.page.app, table.settings, (settings) => this.change(settings));
    this.setup?.follow(table.settings);
  }

  languageChanged() {
    this.setup = null;
  }

  /** @param {Settings} settings  with the bots that can stay */
  change(settings) {
    const { table } = this.page.update;
    const { seats = table.seats.length } = settings;
    const bots = fitBots(table.settings.bots ?? {}, peopleAt(table), seats);
    return this.page.send({ type: "change", settings: { ...settings, bots } });
  }

  /** Deal to those who are here, and to nobody else. */
  async startWithout() {
    const { table } = this.page.update;
    const seats = table.seats.filter((seat) => seat.name !== null).length;
    const answer = await this.change({ ...table.settings, seats, first: null });
    if (answer?.type === "done") this.page.send({ type: "start" });
  }

  render() {
    const { page } = this;
    const { app, update } = page;
    const { table, you } = update;
    const free = table.seats.filter((seat) => seat.name === null).length;
    return html`
      <div class="columns waiting-room">
        <section class="box" aria-labelledby="room-title">
          <h1 id="room-title">${table.rules.title}</h1>
          ${clockNote(app.words, table.settings)} ${hintsNote(app.words, table.settings)}
          ${winnableNote(app.words, table.settings)}
          ${you === null ? this.welcome(free) : nothing}
          ${free ? shareLink(app, `/t/${page.id}`, app.words.say("page-invite"), "invite-link") : nothing}
          ${you !== null && free ? inviteFriends(page) : nothing} ${chairs(page, this.setup?.bots ?? [])}
          ${this.startButtons(free)}
          <p class="quiet" role="status">${standing(app.words, table, free, this.setup !== null)}</p>
          ${aroundTheTable(app.words, table)}
          ${this.otherButtons(free)}
        </section>
        <div class="beside">
          ${talkBox(page)}
          ${
            this.setup
              ? html`
                  <section class="box" aria-label=${app.words.say("page-table-settings")}>
                    <h2>${app.words.say("page-table-settings")}</h2>
                    ${this.setup.render()}
                  </section>
                `
              : nothing
          }
        </div>
      </div>
    `;
  }

  /** @param {number} free */
  welcome(free) {
    const { app, update } = this.page;
    if (free) return joinForm(this.page);
    const { spectators = "none" } = update.table.settings;
    return html`
      <p data-testid="table-full">
        ${app.words.say("page-table-full")}
        ${app.words.say(spectators === "none" ? "page-full-own" : "page-full-watch")}
      </p>
      <div class="buttons">${ownTableButton(app)}</div>
    `;
  }

  /** @param {number} free */
  startButtons(free) {
    if (!this.setup) return nothing;
    const { page } = this;
    const { words } = page.app;
    const { dealing, seats } = page.update.table;
    const freeSeats = seats.flatMap((seat, i) => (seat.name === null ? [i] : []));
    const here = seats.length - free;
    return html`
      <div class="buttons start">
        <button class="go big" data-testid="start" ?disabled=${free > 0 || dealing} @click=${() => page.send({ type: "start" })}>
          ${words.say("page-start")}
        </button>
        ${
          free
            ? html`
                <button data-testid="fill-with-bots" @click=${() => seatBots(page, freeSeats, FIRST_BOT)}>
                  ${words.say("page-fill-with-bots")}
                </button>
              `
            : nothing
        }
        ${
          free && this.setup.edition?.players.includes(here)
            ? html`
                <button data-testid="start-without" @click=${() => this.startWithout()}>
                  ${words.say("page-start-without", { number: here })}
                </button>
              `
            : nothing
        }
      </div>
    `;
  }

  /** @param {number} free */
  otherButtons(free) {
    const { page } = this;
    const { app, update } = page;
    const { words } = app;
    const seated = update.you !== null;
    return html`
      <div class="buttons">
        ${this.setup && free ? inviteButton(page) : nothing}
        <button data-testid="show-rules" @click=${() => openRules(app, update.table.settings)}>
          ${words.say("page-rules")}
        </button>
        ${
          seated
            ? html`
                <button data-testid="personal-link" @click=${() => openPersonalLink(page)}>
                  ${words.say("page-personal-link")}
                </button>
                ${peopleButton(page)}
                <button class="throw" data-testid="leave" @click=${() => depart(page)}>${words.say("page-leave")}</button>
              `
            : nothing
        }
      </div>
    `;
  }
}

/**
 * @param {Words} words
 * @param {Settings} settings
 */
function clockNote(words, settings) {
  const line = clockLine(words, settings);
  if (!line) return nothing;
  return html`
    <p class="quiet" data-testid="clock-note">${words.say("page-option", { option: words.say("page-clock"), value: line })}</p>
  `;
}

/**
 * @param {Words} words
 * @param {Settings} settings
 */
function winnableNote(words, { winnable }) {
  if (!winnable) return nothing;
  return html`
    <p class="quiet" data-testid="winnable-note">${words.say("page-option-winnable")}</p>
  `;
}

/**
 * @param {Words} words
 * @param {Settings} settings
 */
function hintsNote(words, { hints }) {
  if (!hints) return nothing;
  return html`
    <p class="quiet" data-testid="hints-note">${words.say("page-hints-note")}</p>
  `;
}

/**
 * @param {Words} words
 * @param {TableInfo} table
 * @param {number} free
 * @param {boolean} host
 */
function standing(words, table, free, host) {
  if (table.dealing) return words.say("page-dealing");
  if (free) return words.say("page-waiting", { number: free });
  const away = table.seats.flatMap(({ name, bot, connected }) => (name && !bot && !connected ? [name] : []));
  if (away.length) return words.say(host ? "page-not-here-host" : "page-not-here", { names: words.list(away) });
  return host
    ? words.say("page-ready")
    : words.say("page-wait-host", { name: table.seats[table.host ?? 0]?.name ?? "" });
}

/** @param {TablePage} page */
function joinForm(page) {
  const { app } = page;
  const join = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    try {
      await api.join(page.id, playerName(app));
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
      <button class="go big" data-testid="join">${app.words.say("page-join")}</button>
    </form>
  `;
}

/** @param {TablePage} page */
async function depart(page) {
  const answer = await page.send({ type: "leave" });
  if (answer?.type === "done") page.app.go("/");
}

/**
 * The host has sent one away: back to the lobby, with a word why.
 * @param {TablePage} page
 */
export async function sentAway({ app, update }) {
  const { host, seats } = update.table;
  const name = seats[host ?? 0]?.name ?? app.words.say("page-host");
  await app.go("/");
  const body = (/** @type {() => void} */ close) => html`
    <p>${app.words.say("page-kicked-about", { name })}</p>
    <div class="buttons">
      ${ownTableButton(app)}
      <button @click=${() => close()}>${app.words.say("page-close")}</button>
    </div>
  `;
  openDialog(app, { title: () => app.words.say("page-kicked"), body, testid: "kicked" });
}
