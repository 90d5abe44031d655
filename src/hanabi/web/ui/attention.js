// How somebody who looks elsewhere notices their turn: a dot on the icon of the tab, and a notification where it is allowed.

/**
 * @import { App } from "../app.js"
 *
 * Whether the browser shows notifications of this site: it may be asked still, it was forbidden, or it cannot.
 * @typedef {"granted" | "default" | "denied" | "impossible"} Allowed
 */

const ICONS = {
  plain: new URL("../favicon.svg", import.meta.url).pathname,
  turn: new URL("../favicon-turn.svg", import.meta.url).pathname,
};

/** Some browsers have notifications, but not for pages. */
let refused = false;

/** @returns {Allowed} */
export function allowed() {
  if (refused || !("Notification" in globalThis) || !isSecureContext) return "impossible";
  return Notification.permission;
}

/**
 * Have notifications or do without. Whoever wants them is asked by the browser, if it has not been yet.
 * @param {App} app
 * @param {boolean} wanted
 */
export async function setNotifying(app, wanted) {
  const answer = wanted && allowed() === "default" ? await Notification.requestPermission() : allowed();
  app.prefs.set({ notify: wanted && answer === "granted", notifyOffered: true });
  app.draw();
}

/** Calls one player to one table. */
export class Attention {
  /** Whether one's turn came while the page could not be seen, and nothing said so. */
  missed = false;
  #turn = false;
  /** Whether the page was in sight during this turn. */
  #seen = false;
  /** @type {Notification | null} */
  #notification = null;

  /**
   * @param {App} app
   * @param {AbortSignal} left  when the table is no longer looked at
   */
  constructor(app, left) {
    this.app = app;
    document.addEventListener("visibilitychange", () => this.#look(), { signal: left });
    left.addEventListener("abort", () => this.call(false));
  }

  /**
   * Say whether it is one's turn. The notification holds these words and nothing else of the game.
   * @param {boolean} turn
   * @param {string} [title]  of the table
   */
  call(turn, title = "") {
    const came = turn && !this.#turn;
    this.#turn = turn;
    if (came) this.#seen = !document.hidden;
    this.#mark();
    if (!turn) this.#close();
    if (!came || this.#seen) return;
    if (this.app.prefs.notify && allowed() === "granted") this.#notify(title);
    else this.missed = true;
  }

  #look() {
    if (!document.hidden) {
      this.#seen = true;
      this.#close();
    }
    this.#mark();
    if (this.missed && !document.hidden) this.app.draw();
  }

  #mark() {
    const icon = /** @type {HTMLLinkElement} */ (document.querySelector("link[rel='icon']"));
    const href = this.#turn && document.hidden ? ICONS.turn : ICONS.plain;
    if (icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  }

  /** @param {string} title */
  #notify(title) {
    try {
      const notification = new Notification(title, { body: this.app.words.say("page-your-turn"), icon: ICONS.plain });
      notification.onclick = () => {
        window.focus();
        notification.close();
      };
      this.#notification = notification;
    } catch {
      refused = true;
    }
  }

  #close() {
    this.#notification?.close();
    this.#notification = null;
  }
}
