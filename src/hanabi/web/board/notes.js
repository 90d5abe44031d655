// Notes: what a player writes down about single cards, kept in this browser alone.

import { recall, remember } from "../ui/preferences.js";

const KEPT_TABLES = 30;
const INDEX = "hanabi.notes";

export class Notes {
  /** @param {string} table */
  constructor(table) {
    this.place = `${INDEX}.${table}`;
    this.table = table;
    /** @type {Record<number, string>} */
    this.cards = recall(this.place, {});
  }

  /** @param {number} card */
  of(card) {
    return this.cards[card] ?? "";
  }

  /**
   * @param {number} card
   * @param {string} text
   */
  write(card, text) {
    if (text.trim()) this.cards[card] = text.trim();
    else delete this.cards[card];
    remember(this.place, this.cards);
    forgetOldTables(this.table);
  }
}

/** @param {string} current */
function forgetOldTables(current) {
  const tables = [current, ...recall(INDEX, /** @type {string[]} */ ([])).filter((table) => table !== current)];
  for (const table of tables.slice(KEPT_TABLES)) localStorage.removeItem(`${INDEX}.${table}`);
  remember(INDEX, tables.slice(0, KEPT_TABLES));
}
