// A name that leads to the profile of whoever has it, where the server says who that is.

import { html } from "../vendor/lit-html.js";

/** @import { PersonLink } from "../net/messages.js" */

/**
 * @param {string} name
 * @param {string | null | undefined} id  of the profile
 */
export const personLink = (name, id) =>
  id
    ? html`<a class="person" data-testid="person" href="/p/${id}">${name}</a>`
    : html`<span class="person">${name}</span>`;

/**
 * Several names with something between them.
 * @param {string[]} names
 * @param {(PersonLink | null)[]} people  by the places of the names
 */
export const personLinks = (names, people, between = ", ") =>
  names.map((name, i) => html`${i ? between : ""}${personLink(name, people[i]?.id)}`);
