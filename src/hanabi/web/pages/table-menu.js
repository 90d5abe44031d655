// The menu of a table: the rules, the links, and the wish to stop.

import * as api from "../net/api.js";
import { confirmed, openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";
import { replaceButtons } from "./guests.js";
import { mayPause } from "./pause.js";
import { peopleButton } from "./report.js";
import { openRules } from "./rules-text.js";
import { shareLink } from "./share-link.js";
import { takeBackButton } from "./take-back.js";

/** @import { TablePage } from "./table.js" */

/**
 * Open the menu of a table.
 * @param {TablePage} page
 */
export function openMenu(page) {
  const { words } = page.app;
  const { table, you } = page.update;
  const people = table.seats.filter((seat) => seat.name && !seat.bot && !seat.guest).length;
  /** @param {() => void} close */
  const body = (close) => {
    const then = (/** @type {() => unknown} */ open) => () => {
      close();
      open();
    };
    return html`
    <p>${table.rules.title}</p>
    <div class="buttons stacked">
      <button
        data-testid="show-rules"
        @click=${then(() => openRules(page.app, table.settings))}
      >
        ${words.say("page-rules")}
      </button>
      ${
        you === null
          ? nothing
          : html`
              <button data-testid="personal-link" @click=${then(() => openPersonalLink(page))}>
                ${words.say("page-personal-link")}
              </button>
            `
      }
      ${
        mayPause(page) && !table.paused
          ? html`
              <button data-testid="menu-pause" @click=${then(() => page.send({ type: "pause" }))}>
                ${words.say("page-pause")}
              </button>
            `
          : nothing
      }
      ${peopleButton(page, close)} ${takeBackButton(page, close)} ${replaceButtons(page, close)}
      ${
        you === null || table.state !== "playing"
          ? nothing
          : html`
              <button class="throw" data-testid="vote-end" @click=${then(() => voteEnd(page, people))}>
                ${words.say("page-vote-end")}
              </button>
            `
      }
    </div>
    ${shareLink(page.app, `/t/${page.id}`, words.say("page-watch-link"), "watch-link")}
  `;
  };
  openDialog(page.app, { title: words.say("page-menu"), body, testid: "menu-dialog" });
}

/**
 * @param {TablePage} page
 * @param {number} people
 */
async function voteEnd(page, people) {
  const { words } = page.app;
  if (people > 1 || (await confirmed(page.app, words.say("page-vote-end"), words.say("page-vote-end-alone")))) {
    page.send({ type: "vote-end", agree: true });
  }
}

/**
 * Show the link that carries the seat to another device.
 * @param {TablePage} page
 */
export async function openPersonalLink(page) {
  const { words } = page.app;
  try {
    const { token } = await api.ownLink(page.id);
    const body = () => html`
      <p>${words.say("page-personal-link-about")}</p>
      ${shareLink(page.app, `/t/${page.id}#${token}`, words.say("page-personal-link"), "own-link")}
    `;
    openDialog(page.app, { title: words.say("page-personal-link"), body });
  } catch (problem) {
    page.app.problem(problem);
  }
}
