// Who sits at a table: the profiles behind its names, for those who sit there too.

import * as api from "../net/api.js";
import { personLink } from "../ui/person-link.js";

/**
 * @import { PersonLink } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 * @typedef {{ names: string, people: (PersonLink | null)[] }} Known  who was asked about, and the answer
 */

const known = /** @type {WeakMap<TablePage, Known>} */ (new WeakMap());

/**
 * The name at a seat, as a link to its profile once that is known.
 * @param {TablePage} page
 * @param {number} seat
 */
export function nameAt(page, seat) {
  const { table, you } = page.update;
  const { name } = table.seats[seat];
  const names = JSON.stringify(table.seats.map((one) => one.name));
  const before = known.get(page);
  if (you !== null && before?.names !== names) load(page, names, before?.people ?? []);
  const link = known.get(page)?.people[seat];
  return personLink(name ?? "", link?.name === name ? link?.id : null); // somebody else may sit there by now
}

/**
 * @param {TablePage} page
 * @param {string} names
 * @param {Known["people"]} before
 */
async function load(page, names, before) {
  const found = { names, people: before };
  known.set(page, found);
  found.people = await api.peopleAt(page.id).catch(() => before); // then a name is no more than a name
  page.app.draw();
}
