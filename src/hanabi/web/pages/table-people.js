// Who sits at a table: the profiles behind its names, for those who sit there too.

import * as api from "../net/api.js";
import { personLink } from "../ui/person-link.js";

/**
 * @import { PersonLink } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 * @typedef {(string | null)[]} Names  by seat
 * @typedef {{ names: Names, people: (PersonLink | null)[] }} Known  who was asked about, and who they are
 */

const known = /** @type {WeakMap<TablePage, Known>} */ (new WeakMap());

/**
 * The name at a seat, as a link to its profile once that is known.
 * @param {TablePage} page
 * @param {number} seat
 */
export function nameAt(page, seat) {
  const { table, you } = page.update;
  const names = table.seats.map(({ name }) => name);
  if (you !== null && JSON.stringify(known.get(page)?.names) !== JSON.stringify(names)) load(page, names);
  return personLink(names[seat] ?? "", known.get(page)?.people[seat]?.id);
}

/**
 * @param {TablePage} page
 * @param {Names} names
 */
async function load(page, names) {
  const before = known.get(page) ?? { names: [], people: [] };
  const stayed = names.map((name, seat) => (before.names[seat] === name ? (before.people[seat] ?? null) : null));
  const found = { names, people: stayed };
  known.set(page, found);
  found.people = await api.peopleAt(page.id).catch(() => stayed); // then a name is no more than a name
  page.app.draw();
}
