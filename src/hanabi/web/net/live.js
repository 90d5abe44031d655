// Live: the open line to a table. It comes back by itself, and every command gets an answer.

import * as api from "./api.js";

const LONGEST_WAIT = 15000;
const PATIENCE = 20000;

export class Live {
  /** `heard(update)` for each update, `state(connected)` when the line breaks or comes back. */
  constructor(table, lang, heard, state) {
    Object.assign(this, { table, lang, heard, state });
    this.waiting = new Map();
    this.last = 0;
    this.tries = 0;
    this.log = [];
    this.talk = [];
    this.connect();
  }

  connect() {
    if (this.closed) return;
    const socket = new WebSocket(api.liveAddress(this.table, this.lang));
    this.socket = socket;
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
      this.timer = setTimeout(() => this.connect(), wait);
    };
  }

  hear(message) {
    if (message.type === "update") {
      this.log = [...this.log.slice(0, message.log_from), ...message.log];
      this.talk = [...this.talk.slice(0, message.talk_from), ...message.talk];
      this.heard({ ...message, log: this.log, talk: this.talk });
      return;
    }
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  /** Resolves with what the server answered: `done` or `refused`. */
  async send(command) {
    const said = { ...command, id: ++this.last };
    if (this.socket.readyState !== WebSocket.OPEN) {
      return api.command(this.table, said).catch((problem) => ({
        type: "refused",
        code: problem instanceof api.Problem ? problem.code : "connection-lost",
        reason: problem.message,
      }));
    }
    this.socket.send(JSON.stringify(said));
    return new Promise((resolve) => {
      this.waiting.set(said.id, resolve);
      setTimeout(() => {
        if (this.waiting.delete(said.id)) resolve({ type: "refused", code: "connection-lost", reason: "" });
      }, PATIENCE);
    });
  }

  refuseAll() {
    for (const resolve of this.waiting.values()) {
      resolve({ type: "refused", code: "connection-lost", reason: "" });
    }
    this.waiting.clear();
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.refuseAll();
    this.socket.close();
  }
}
