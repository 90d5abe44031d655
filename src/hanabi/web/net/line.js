// A line to the server that stays open: it comes back by itself, and every command gets an answer.

/**
 * @import { Done, Refused } from "./messages.js"
 * @typedef {Done | Refused} Answer
 */

const LONGEST_WAIT = 15000;
const ELSEWHERE = 1012; // the server goes, and another goes on: it is there already
const SOON = 50;
const PATIENCE = 20000;

/** The code with which whoever may not come back is let go; the reason is the code of a refusal. */
const BANNED = 4403;

/** @type {(id: number, code: string, reason?: string) => Refused} */
export const refused = (id, code, reason = "") => ({ type: "refused", id, code, reason });

/** @template Heard  what the server says beside its answers */
export class Line {
  /**
   * @param {string} address
   * @param {(message: Heard) => void} heard
   * @param {(connected: boolean) => void} state  when the line breaks or comes back
   * @param {(code: string) => void} barred  when it is not to come back
   */
  constructor(address, heard, state, barred = () => {}) {
    this.barred = barred;
    this.address = address;
    this.heard = heard;
    this.state = state;
    /** @type {Map<number, (answer: Answer) => void>} */
    this.waiting = new Map();
    this.tries = 0;
    this.closed = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.socket = this.connect();
  }

  connect() {
    const socket = new WebSocket(this.address);
    socket.onopen = () => {
      this.tries = 0;
      this.state(true);
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = ({ code, reason }) => {
      if (this.closed || socket !== this.socket) return;
      this.state(false);
      this.refuseAll();
      if (code === BANNED) {
        this.barred(reason);
        return;
      }
      const wait = waitAfter(code, this.tries++);
      this.timer = setTimeout(() => {
        this.socket = this.connect();
      }, wait);
    };
    return socket;
  }

  /** @param {Heard | Answer} message */
  hear(message) {
    if (!isAnswer(message)) {
      this.heard(message);
      return;
    }
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  get isOpen() {
    return this.socket.readyState === WebSocket.OPEN;
  }

  /**
   * Resolves with what the server answered: `done` or `refused`.
   * @param {{ id: number }} said  a command, with an id of its own
   * @returns {Promise<Answer>}
   */
  send(said) {
    if (!this.isOpen) return Promise.resolve(refused(said.id, "connection-lost"));
    this.socket.send(JSON.stringify(said));
    return new Promise((resolve) => {
      this.waiting.set(said.id, resolve);
      setTimeout(() => {
        if (this.waiting.delete(said.id)) resolve(refused(said.id, "connection-lost"));
      }, PATIENCE);
    });
  }

  /** Let the connection go; the next one begins from the start. */
  renew() {
    this.socket.close();
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

/**
 * Milliseconds until the next try: everybody comes back, but not all at the same moment.
 * @param {number} code  with which the line was closed
 * @param {number} tries  how often it was tried in vain
 */
export function waitAfter(code, tries, chance = Math.random()) {
  const first = code === ELSEWHERE ? SOON : 500;
  return Math.min(LONGEST_WAIT, first * 2 ** tries) * (0.7 + 0.6 * chance);
}

/**
 * @param {any} message
 * @returns {message is Answer}
 */
function isAnswer(message) {
  return message.type === "done" || message.type === "refused";
}
