// Invitations that wait for an answer: asked for now and then, and counted in the head of every page but the lobby.

import * as api from "../net/api.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { Invitation } from "../net/messages.js"
 */

const EVERY = 60_000;

export class Invitations {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Invitation[]} */
    this.waiting = [];
  }

  /** Look now and then. The lobby looks more often by itself. */
  start() {
    if (!this.inLobby) this.look();
    setInterval(() => document.hidden || this.inLobby || this.look(), EVERY);
  }

  get inLobby() {
    return this.app.page?.name === "lobby";
  }

  async look() {
    const { app } = this;
    const known = new Set(this.waiting.map(({ table }) => table));
    const found = await api.invitations(app.words.lang).catch(() => null); // looked for again soon
    if (!found) return;
    this.waiting = found.waiting;
    for (const { table, name, title } of this.waiting)
      if (!known.has(table)) app.tell(app.words.say("page-invited-by", { name, title }));
    app.draw();
  }

  badge() {
    const number = this.waiting.length;
    if (!number || this.inLobby) return nothing;
    const label = this.app.words.say("page-invitations-waiting", { number });
    return html`
      <a class="badge acts invited" href="/" data-testid="invitations-badge" aria-label=${label} title=${label}>
        <span aria-hidden="true">✉\ufe0e ${number}</span>
      </a>
    `;
  }
}
