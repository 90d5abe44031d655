// What one can do about somebody: not hear them, and tell the operator about them. They are not told.

import { isMuted, mute } from "../board/muted.js";
import * as api from "../net/api.js";
import { fieldOf, openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { PersonReport, Profile, Update } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 */

const REASONS = /** @type {const} */ (["name", "talk", "play", "other"]);

/**
 * The other people of a table: those who sit there, and those who said something before they left.
 * @param {Update} update
 */
function others({ table, talk, you }) {
  const own = you === null ? null : table.seats[you].name;
  const sitting = table.seats.flatMap(({ name, bot, guest, substitute }) =>
    name && !guest && (!bot || substitute) ? [name] : [],
  );
  const machines = table.seats.flatMap(({ name, bot, guest }) => (bot || guest ? [name] : []));
  const said = talk.map(({ name }) => name).filter((name) => !machines.includes(name));
  return [...new Set([...sitting, ...said])].filter((name) => name !== own);
}

/**
 * The way to the list of the other people at a table.
 * @param {TablePage} page
 * @param {() => void} [before]  what is closed first
 */
export function peopleButton(page, before) {
  if (page.update.you === null || !others(page.update).length) return nothing;
  const open = () => {
    before?.();
    openPeople(page);
  };
  return html`
    <button data-testid="people-here" @click=${open}>${page.app.words.say("page-people-here")}</button>
  `;
}

/** @param {TablePage} page */
function openPeople(page) {
  const { app } = page;
  const { words } = app;
  /**
   * @param {() => void} close
   * @param {() => void} redraw
   */
  const body = (close, redraw) => {
    const toggle = (/** @type {string} */ name) => {
      mute(page.id, name, !isMuted(page.id, name));
      page.hear(page.update);
      redraw();
    };
    const report = (/** @type {string} */ name) => {
      close();
      openReport(app, name, (wish) => api.reportAtTable(page.id, { name, ...wish }));
    };
    return html`
      <ul class="people-here">
        ${others(page.update).map((name) => {
          const muted = isMuted(page.id, name);
          return html`
            <li data-testid="person-here">
              <b>${name}</b>
              <button
                data-testid="mute"
                aria-pressed=${muted ? "true" : "false"}
                aria-label=${words.say("page-mute-who", { name })}
                @click=${() => toggle(name)}
              >
                ${words.say(muted ? "page-muted" : "page-mute")}
              </button>
              <button data-testid="report" aria-label=${words.say("page-report-who", { name })} @click=${() => report(name)}>
                ${words.say("page-report")}…
              </button>
            </li>
          `;
        })}
      </ul>
      <p class="quiet">${words.say("page-mute-about")}</p>
    `;
  };
  openDialog(app, { title: () => words.say("page-people-here"), body, testid: "people-dialog" });
}

/**
 * The way to report whoever has this profile.
 * @param {App} app
 * @param {Profile} profile
 */
export function reportButton(app, { id, name, you }) {
  if (you || id === null) return nothing;
  const open = () => openReport(app, name ?? "", (wish) => api.reportPerson(id, wish));
  return html`
    <button class="quiet" data-testid="report" @click=${open}>${app.words.say("page-report")}…</button>
  `;
}

/**
 * @param {App} app
 * @param {string} name
 * @param {(wish: PersonReport) => Promise<unknown>} send
 */
function openReport(app, name, send) {
  const { words } = app;
  /** @param {() => void} close */
  const body = (close) => {
    const submit = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const reason = REASONS.find((one) => one === fieldOf(event, "reason").value) ?? "other";
      try {
        await send({ reason, text: fieldOf(event, "text").value.trim() });
        close();
        app.toast(words.say("page-reported"));
        app.tell(words.say("page-reported"));
      } catch (problem) {
        app.problem(problem);
      }
    };
    return html`
      <p>${words.say("page-report-about")}</p>
      <form class="stacked-form" @submit=${submit}>
        <fieldset class="choice">
          <legend>${words.say("page-report-reason")}</legend>
          ${REASONS.map(
            (reason) => html`
              <label>
                <input type="radio" name="reason" value=${reason} required data-testid="reason-${reason}" />
                ${words.say(`page-report-for-${reason}`)}
              </label>
            `,
          )}
        </fieldset>
        <label>
          ${words.say("page-report-text")}
          <textarea name="text" rows="4" maxlength="1000" data-testid="report-text"></textarea>
        </label>
        <div class="buttons">
          <button class="go" data-testid="send-report">${words.say("page-report-send")}</button>
          <button type="button" @click=${() => close()}>${words.say("page-cancel")}</button>
        </div>
      </form>
    `;
  };
  openDialog(app, { title: () => words.say("page-report-who", { name }), body, testid: "report-dialog" });
}
