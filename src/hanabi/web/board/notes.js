// Notes: what a player writes down about single cards. The table keeps them; this browser keeps those it has not taken yet.

import { recall, remember } from "../ui/preferences.js";

/** @import { Answer } from "../net/line.js" */

const KEPT_TABLES = 30;
const INDEX = "hanabi.notes";

/** As long as the table takes. */
export const LONGEST_NOTE = 300;

export class Notes {
  /** What the table has, by card. */
  kept = /** @type {Record<string, string>} */ ({});

  /**
   * @param {string} table
   * @param {((card: number, text: string) => Promise<Answer | null>) | null} send  null where nothing is written
   */
  constructor(table, send = null) {
    this.place = `${INDEX}.${table}`;
    this.table = table;
    this.send = send;
    /** @type {Record<string, string>} */
    this.unsent = recall(this.place, {});
    this.sending = false;
  }

  /** @param {number} card */
  of(card) {
    return this.unsent[card] ?? this.kept[card] ?? "";
  }

  /**
   * What the table has now. What it has not taken yet is sent again: after a lost connection, and once for notes that
   * were written when only the browser kept them.
   * @param {Record<string, string>} kept
   * @param {boolean} seated  whoever watches keeps notes in the browser
   */
  hear(kept, seated) {
    this.kept = kept;
    if (seated) this.sendAll();
  }

  /**
   * @param {number} card
   * @param {string} text
   * @param {boolean} seated
   */
  write(card, text, seated) {
    if (text.trim() === this.of(card)) return;
    this.unsent[card] = text.trim();
    if (!seated && !text.trim()) delete this.unsent[card];
    this.remember();
    if (seated) this.sendAll();
  }

  async sendAll() {
    if (this.sending || !this.send) return;
    this.sending = true;
    for (const [card, text] of Object.entries(this.unsent)) {
      const answer = await this.send(Number(card), text);
      if (!answer || (answer.type === "refused" && answer.code === "connection-lost")) break;
      if (answer.type === "done") this.kept = { ...this.kept, [card]: text };
      if (this.unsent[card] === text) delete this.unsent[card];
      this.remember();
    }
    this.sending = false;
  }

  remember() {
    if (Object.keys(this.unsent).length) remember(this.place, this.unsent);
    else forget(this.place);
    forgetOldTables(this.table);
  }
}

/** @param {string} place */
function forget(place) {
  try {
    localStorage.removeItem(place);
  } catch {
    // Where nothing may be stored there is nothing to forget.
  }
}

/** @param {string} current */
function forgetOldTables(current) {
  const tables = [current, ...recall(INDEX, /** @type {string[]} */ ([])).filter((table) => table !== current)];
  for (const table of tables.slice(KEPT_TABLES)) forget(`${INDEX}.${table}`);
  remember(INDEX, tables.slice(0, KEPT_TABLES));
}
