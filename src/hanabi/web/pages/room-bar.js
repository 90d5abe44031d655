// The bar of a shared replay: who is there, who leads, and what is suggested.

import { fieldOf } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { Suggestion } from "../net/messages.js"
 * @import { SharedReplay } from "./shared-replay.js"
 */

const PEOPLE = html`
  <svg class="people-sign" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="9" cy="8" r="4" />
    <path d="M1 20c0-4.4 3.6-7 8-7s8 2.6 8 7Z" />
    <path d="M15.5 4.3a4 4 0 0 1 0 7.4M18 13.6c3 .8 5 3.1 5 6.4h-3" />
  </svg>
`;

/** @param {SharedReplay} shared */
export function roomBar(shared) {
  const { words } = shared.app;
  if (!shared.room) return joining(shared);
  return html`
    <section class="room-bar" aria-label=${words.say("page-together-title")} data-testid="room-bar">
      ${
        shared.connected
          ? nothing
          : html`
              <p class="lost" role="status" data-testid="connection-lost">${words.say("page-lost")}</p>
            `
      }
      <button class="who-is-here" data-testid="room-people" @click=${() => shared.page.lookTogether()}>
        ${PEOPLE}
        <span class="unseen">${words.say("page-together-here")}</span>
        <span class="names">${words.list(shared.room.people.map(({ name }) => name))}</span>
      </button>
      ${lead(shared)}
      ${
        shared.room.suggestions.length
          ? html`
              <ul class="suggestions" aria-label=${words.say("page-suggestions")}>
                ${shared.room.suggestions.map((one) => suggestion(shared, one))}
              </ul>
            `
          : nothing
      }
    </section>
  `;
}

/**
 * Who leads, and what one can do about it.
 * @param {SharedReplay} shared
 */
function lead(shared) {
  const { words } = shared.app;
  const { leader } = shared;
  if (shared.leads)
    return html`
      <span class="leading" data-testid="leading">${words.say("page-together-you-lead")}</span>
    `;
  if (!leader)
    return html`
      <button class="go" data-testid="take-lead" @click=${() => shared.send({ type: "take-lead" })}>
        ${words.say("page-together-take")}
      </button>
    `;
  if (shared.following)
    return html`
      <span class="leading" data-testid="leading">${words.say("page-together-leads", { name: leader.name })}</span>
    `;
  return html`
    <button class="go" data-testid="follow" @click=${() => shared.setFollowing(true)}>
      ${words.say("page-together-follow", { name: leader.name })}
    </button>
  `;
}

/**
 * @param {SharedReplay} shared
 * @param {Suggestion} one
 */
function suggestion(shared, one) {
  const { words } = shared.app;
  const mine = one.by === shared.room?.you;
  return html`
    <li data-testid="suggestion">
      <span>${words.say("page-suggests", { name: one.name, deed: shared.page.deed(one), turn: one.turn + 1 })}</span>
      ${
        shared.leads
          ? html`
              <button class="go" data-testid="take-up" @click=${() => shared.send({ type: "take-up", by: one.by })}>
                ${words.say("page-suggest-try")}
              </button>
            `
          : nothing
      }
      ${
        mine || shared.leads
          ? html`
              <button
                class="icon"
                data-testid="drop-suggestion"
                aria-label=${words.say(mine ? "page-suggest-withdraw" : "page-suggest-dismiss")}
                title=${words.say(mine ? "page-suggest-withdraw" : "page-suggest-dismiss")}
                @click=${() => shared.send({ type: "drop", by: one.by })}
              >
                ✕
              </button>
            `
          : nothing
      }
    </li>
  `;
}

/**
 * The way in, for whoever has not told their name yet.
 * @param {SharedReplay} shared
 */
function joining(shared) {
  const { words, prefs } = shared.app;
  const join = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const name = fieldOf(event, "name").value.trim();
    if (name) prefs.set({ name });
    shared.enter(name || shared.page.ownName);
  };
  return html`
    <form class="room-bar joining" data-testid="joining" @submit=${join}>
      <p>${words.say("page-together-join-about")}</p>
      <label>
        <span class="unseen">${words.say("page-name")}</span>
        <input name="name" data-testid="name" maxlength="40" autocomplete="nickname" placeholder=${words.say("page-name")} .value=${prefs.name} />
      </label>
      <button class="go" data-testid="join-room">${words.say("page-together-join")}</button>
    </form>
  `;
}
