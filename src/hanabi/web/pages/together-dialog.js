// Looking back together: the link for others, who is there, whom to let lead, and whether the result stays hidden.

import { openDialog } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";
import { shareLink } from "./share-link.js";

/**
 * @import { App } from "../app.js"
 * @import { RoomPerson } from "../net/messages.js"
 * @import { InputChange } from "../ui/events.js"
 * @import { SharedReplay } from "./shared-replay.js"
 */

/**
 * @param {App} app
 * @param {SharedReplay} shared
 */
export function openTogether(app, shared) {
  return openDialog(app, {
    title: () => app.words.say("page-together-title"),
    testid: "together-dialog",
    kind: "together",
    body: () => html`
      <p>${app.words.say("page-together-about")}</p>
      ${shareLink(app, shared.path, app.words.say("page-together-link"), "together-link")}
      <h3>${app.words.say("page-together-here")}</h3>
      <ul class="people">${shared.room?.people.map((one) => person(app, shared, one)) ?? nothing}</ul>
      ${
        shared.leads
          ? html`
              <label class="check">
                <input
                  type="checkbox"
                  data-testid="room-spoiler-free"
                  .checked=${shared.room?.spoiler_free ?? false}
                  @change=${(/** @type {InputChange} */ event) => shared.lead({ spoiler_free: event.target.checked })}
                />
                ${app.words.say("page-together-hide")}
              </label>
            `
          : nothing
      }
    `,
  });
}

/**
 * @param {App} app
 * @param {SharedReplay} shared
 * @param {RoomPerson} one
 */
function person(app, shared, { id, name, following }) {
  const { words } = app;
  const { room } = shared;
  return html`
    <li data-testid="room-person">
      <b>${name}</b>
      ${
        id === room?.you
          ? html`
              <span class="badge">${words.say("page-you")}</span>
            `
          : nothing
      }
      ${
        id === room?.leader
          ? html`
              <span class="badge">${words.say("page-together-leading")}</span>
            `
          : following
            ? nothing
            : html`
                <span class="badge">${words.say("page-together-own")}</span>
              `
      }
      ${
        shared.leads && id !== room?.you
          ? html`
              <button data-testid="hand-over" @click=${() => shared.send({ type: "hand-over", to: id })}>
                ${words.say("page-together-let-lead", { name })}
              </button>
            `
          : nothing
      }
    </li>
  `;
}
