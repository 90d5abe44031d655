// Guests: bots that other programs play, where the server lets them in. The host asks them to the table.

import * as api from "../net/api.js";
import { openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { GuestInfo } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 */

/**
 * A button to invite a guest, once it is known that guests can come.
 * @param {TablePage} page
 */
export function inviteButton(page) {
  if (page.guests === undefined) {
    page.guests = null;
    load(page);
  }
  if (!page.guests?.open) return nothing;
  return html`
    <button data-testid="invite-guest" @click=${() => openGuests(page)}>${page.app.words.say("page-guests")}</button>
  `;
}

/** @param {TablePage} page */
async function load(page) {
  const { app } = page;
  page.guests = await api.guests().catch((problem) => {
    app.problem(problem);
    return null;
  });
  app.draw();
}

/** @param {TablePage} page */
async function openGuests(page) {
  const { app } = page;
  await load(page);
  if (!page.guests) return;
  const { guests } = page.guests;
  const body = (/** @type {() => void} */ close) => html`
    <p>${app.words.say("page-guests-about")}</p>
    ${
      guests.length
        ? html`
            <ul class="guests">
              ${guests.map((guest) => line(page, guest, close))}
            </ul>
          `
        : html`
            <p class="quiet">${app.words.say("page-guests-none")}</p>
          `
    }
  `;
  openDialog(app, { title: () => app.words.say("page-guests"), body, testid: "guests-dialog" });
}

/**
 * @param {TablePage} page
 * @param {GuestInfo} guest
 * @param {() => void} close
 */
function line(page, guest, close) {
  const { words } = page.app;
  const here = page.update.table.seats.some((seat) => seat.name === guest.name);
  const invite = () => {
    close();
    page.send({ type: "invite", guest: guest.name });
  };
  return html`
    <li>
      <span>
        <b>${guest.name}</b>
        <small>${words.say("page-guest-places", { number: guest.places })}</small>
      </span>
      <button class="go" data-testid="invite-${guest.name}" ?disabled=${here} @click=${invite}>
        ${words.say("page-guest-invite")}
      </button>
    </li>
  `;
}

/**
 * A guest that does not move: people may let a bot of this server go on, also while it is here.
 * @param {TablePage} page
 * @param {() => void} close
 */
export function replaceButtons(page, close) {
  const { words } = page.app;
  const { table, you } = page.update;
  if (you === null || table.state !== "playing") return nothing;
  const replace = (/** @type {number} */ seat) => {
    close();
    page.send({ type: "vote-replace", seat, agree: true });
  };
  return table.seats.map((seat, i) =>
    seat.guest
      ? html`
          <button
            data-testid="replace-guest-${i}"
            @click=${() => replace(i)}
          >
            ${words.say("page-guest-replace", { name: seat.name ?? "" })}
          </button>
        `
      : nothing,
  );
}
