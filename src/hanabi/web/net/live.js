// Live: the open line to a table.

import * as api from "./api.js";
import { Follower } from "./changes.js";
import { Line, refused } from "./line.js";

/**
 * @import { Answer } from "./line.js"
 * @import { Announcement, Command, TableChange, Update } from "./messages.js"
 */

export class Live {
  /**
   * @param {string} table
   * @param {string} lang
   * @param {(update: Update) => void} heard  for each update, with the whole log and talk
   * @param {(connected: boolean) => void} state  when the line breaks or comes back
   * @param {(notice: string | null) => void} announced  what the operator tells everybody
   * @param {(code: string) => void} barred  when the line is not to come back
   */
  constructor(table, lang, heard, state, announced = () => {}, barred = () => {}) {
    this.announced = announced;
    this.table = table;
    this.heard = heard;
    this.last = 0;
    this.follower = new Follower();
    /** @type {Line<Update | TableChange | Announcement>} */
    this.line = new Line(api.liveAddress(table, lang), (message) => this.hear(message), state, barred);
  }

  /** @param {Update | TableChange | Announcement} message */
  hear(message) {
    if (message.type === "announcement") {
      this.announced(message.text);
      return;
    }
    const update = this.follower.hear(message);
    if (update) this.heard(update);
    else this.line.renew(); // the next line begins with a whole update
  }

  /**
   * Resolves with what the server answered: `done` or `refused`.
   * @param {Command} command
   * @returns {Promise<Answer>}
   */
  send(command) {
    const said = { ...command, id: ++this.last };
    if (this.line.isOpen) return this.line.send(said);
    return api
      .command(this.table, said)
      .catch((problem) =>
        refused(said.id, problem instanceof api.Problem ? problem.code : "connection-lost", problem.message),
      );
  }

  close() {
    this.line.close();
  }
}
