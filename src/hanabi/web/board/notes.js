// Notes: what a player writes down about single cards, kept in this browser alone.

import { recall, remember } from "../ui/preferences.js";

const KEPT_TABLES = 30;
const INDEX = "hanabi.notes";

export class Notes {
  constructor(table) {
    this.place = `${INDEX}.${table}`;
    this.table = table;
    this.cards = recall(this.place, {});
  }

  of(card) {
    return this.cards[card] ?? "";
  }

  write(card, text) {
    if (text.trim()) this.cards[card] = text.trim();
    else delete this.cards[card];
    remember(this.place, this.cards);
    forgetOldTables(this.table);
  }
}

function forgetOldTables(current) {
  const tables = [current, ...recall(INDEX, []).filter((table) => table !== current)];
  for (const table of tables.slice(KEPT_TABLES)) localStorage.removeItem(`${INDEX}.${table}`);
  remember(INDEX, tables.slice(0, KEPT_TABLES));
}
