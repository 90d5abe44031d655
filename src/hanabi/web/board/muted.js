// Muted people: whose talk at a table is not shown in this browser. Nobody else knows.

import { recall, remember } from "../ui/preferences.js";

/** @import { Remark } from "../net/messages.js" */

const PLACE = "hanabi.muted";
const MOST = 200;

/** @returns {[string, string][]}  tables and names, the oldest first */
const all = () => recall(PLACE, []);

/**
 * @param {string} table
 * @param {string} name
 */
export const isMuted = (table, name) => all().some(([where, who]) => where === table && who === name);

/**
 * @param {string} table
 * @param {string} name
 * @param {boolean} muted
 */
export function mute(table, name, muted) {
  const others = all().filter(([where, who]) => where !== table || who !== name);
  remember(PLACE, muted ? [...others, [table, name]].slice(-MOST) : others);
}

/**
 * What is shown of the talk at a table.
 * @param {string} table
 * @param {Remark[]} talk
 */
export function audible(table, talk) {
  const silent = new Set(all().flatMap(([where, who]) => (where === table ? [who] : [])));
  return silent.size ? talk.filter(({ name }) => !silent.has(name)) : talk;
}
