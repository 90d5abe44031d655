// Live: the open line to a table. It comes back by itself, and every command gets an answer.

import * as api from "./api.js";
import { Follower } from "./changes.js";

/**
 * @import { Command, Done, Refused, ServerMessage, Update } from "./messages.js"
 * @typedef {Done | Refused} Answer
 */

const LONGEST_WAIT = 15000;
const PATIENCE = 20000;

/** @type {(id: number, code: string, reason?: string) => Refused} */
const refused = (id, code, reason = "") => ({ type: "refused", id, code, reason });

export class Live {
  /**
   * @param {string} table
   * @param {string} lang
   * @param {(update: Update) => void} heard  for each update, with the whole log and talk
   * @param {(connected: boolean) => void} state  when the line breaks or comes back
   */
  constructor(table, lang, heard, state) {
    this.table = table;
    this.lang = lang;
    this.heard = heard;
    this.state = state;
    /** @type {Map<number, (answer: Answer) => void>} */
    this.waiting = new Map();
    this.last = 0;
    this.tries = 0;
    this.follower = new Follower();
    this.closed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.socket = this.connect();
  }

  connect() {
    const socket = new WebSocket(api.liveAddress(this.table, this.lang));
    socket.onopen = () => {
      this.tries = 0;
      this.state(true);
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return;
      this.state(false);
      this.refuseAll();
      const wait = Math.min(LONGEST_WAIT, 500 * 2 ** this.tries++) * (0.7 + 0.6 * Math.random());
      this.timer = setTimeout(() => {
        this.socket = this.connect();
      }, wait);
    };
    return socket;
  }

  /** @param {ServerMessage} message */
  hear(message) {
    if (message.type === "update" || message.type === "change") {
      const update = this.follower.hear(message);
      if (update) this.heard(update);
      else this.socket.close(); // the next line begins with a whole update
      return;
    }
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  /**
   * Resolves with what the server answered: `done` or `refused`.
   * @param {Command} command
   * @returns {Promise<Answer>}
   */
  send(command) {
    const said = { ...command, id: ++this.last };
    if (this.socket.readyState !== WebSocket.OPEN) {
      return api
        .command(this.table, said)
        .catch((problem) =>
          refused(said.id, problem instanceof api.Problem ? problem.code : "connection-lost", problem.message),
        );
    }
    this.socket.send(JSON.stringify(said));
    return new Promise((resolve) => {
      this.waiting.set(said.id, resolve);
      setTimeout(() => {
        if (this.waiting.delete(said.id)) resolve(refused(said.id, "connection-lost"));
      }, PATIENCE);
    });
  }

  refuseAll() {
    for (const [id, resolve] of this.waiting) resolve(refused(id, "connection-lost"));
    this.waiting.clear();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.refuseAll();
    this.socket.close();
  }
}
