// Who watches: the eye in the banner, the list behind it, a word when somebody begins to, and a way on for whoever finds no seat.

import { eyeSign } from "../board/empathy.js";
import { openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { TableInfo, Update } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { TablePage } from "./table.js"
 */

/** @param {TableInfo} table */
const watching = (table) => table.spectators.length + table.spectators_left_out;

/**
 * How many watch; press it to see who.
 * @param {TablePage} page
 */
export function spectatorsEye(page) {
  const { words } = page.app;
  const number = watching(page.update.table);
  if (!number) return nothing;
  const label = words.say("page-watched-by", { number });
  return html`
    <button class="icon watched" data-testid="spectators-eye" aria-label=${label} title=${label} @click=${() => openSpectators(page)}>
      ${eyeSign()}
      <span aria-hidden="true">${number}</span>
    </button>
  `;
}

/** @param {TablePage} page */
function openSpectators(page) {
  const { app } = page;
  const body = () => {
    const { table } = page.update;
    const left = table.spectators_left_out;
    return html`
      <ul class="spectators" data-testid="spectators-list">
        ${table.spectators.map(
          (name) => html`
            <li>${name ?? app.words.say("page-visitor")}</li>
          `,
        )}
        ${
          left
            ? html`
                <li>${app.words.say("page-watched-more", { number: left })}</li>
              `
            : nothing
        }
      </ul>
      <p class="quiet">${table.state === "playing" ? whatTheySee(app.words, table) : nothing}</p>
    `;
  };
  openDialog(app, { title: () => app.words.say("page-spectators"), body, testid: "spectators-dialog" });
}

/**
 * Those who wait in the room without a seat, and what whoever watches will see.
 * @param {Words} words
 * @param {TableInfo} table
 */
export function aroundTheTable(words, table) {
  const { spectators = "none" } = table.settings;
  const left = table.spectators_left_out;
  const names = table.spectators.map((name) => name ?? words.say("page-visitor"));
  if (left) names.push(words.say("page-watched-more", { number: left }));
  return html`
    ${
      names.length
        ? html`
            <p class="quiet" data-testid="also-here">${words.say("page-also-here", { names: words.list(names) })}</p>
          `
        : nothing
    }
    ${
      spectators === "none"
        ? nothing
        : html`
            <p class="watched-note" data-testid="spectators-will-see">
              ${eyeSign()}
              ${whatTheySee(words, table)}
            </p>
          `
    }
  `;
}

/**
 * @param {Words} words
 * @param {TableInfo} table
 */
function whatTheySee(words, table) {
  const { spectators = "none" } = table.settings;
  const name = table.seats[0]?.name ?? words.say("page-seat", { seat: 1 });
  return words.say(`page-watched-${spectators}`, { name });
}

/**
 * Tell whoever plays who begins to watch, and what they see.
 * @param {TablePage} page
 * @param {Update} before
 * @param {Update} now
 */
export function tellWhoWatches(page, before, now) {
  const { words } = page.app;
  const { table, you } = now;
  if (you === null || table.state !== "playing") return;
  const known = before.table.state === "open" ? [] : [...before.table.spectators];
  const fresh = table.spectators.filter((name) => {
    const place = known.indexOf(name);
    if (place >= 0) known.splice(place, 1);
    return place < 0;
  });
  const called = table.seats[0]?.name ?? "";
  for (const name of fresh)
    page.app.toast(
      words.say(`page-begins-watching-${table.settings.spectators}`, {
        name: words.title(name ?? words.say("page-visitor")),
        seat: called,
      }),
    );
}

/**
 * What stands where the table would: there is nothing of it to see, or not yet.
 * @param {TablePage} page
 */
export function nothingToSee(page) {
  const { app, update } = page;
  const { spectators = "none" } = update.table.settings;
  if (spectators === "seat" || spectators === "everything")
    return html`
      <p class="loading">${app.words.say("page-loading")}</p>
    `;
  const none = spectators === "none";
  return html`
    <section class="box alone" data-testid="not-watched">
      <h1>${update.table.rules.title}</h1>
      <p>${app.words.say(none ? "page-not-watched" : "page-watch-later")}</p>
      ${none ? nothing : spectatorsEye(page)}
      <div class="buttons">${ownTableButton(app)}</div>
      <a href="/">${app.words.say("page-home")}</a>
    </section>
  `;
}

/**
 * Opens a table for friends.
 * @param {App} app
 */
export function ownTableButton(app) {
  const open = async () => (await app.part(import("./open-table.js")))?.openFriendsTable(app);
  return html`
    <button class="go" data-testid="own-table-instead" @click=${open}>${app.words.say("page-own-table")}</button>
  `;
}
