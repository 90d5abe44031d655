// Oneself: name, devices, password, and the ways to be somebody here: by a link, by a password, or no more at all.

import * as api from "../net/api.js";
import { confirmed, fieldOf } from "../ui/dialog.js";
import { date } from "../ui/figures.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Carrying, CarryOffered, codeIn } from "./me-carry.js";
import { openDeletion } from "./me-delete.js";
import { passwordSection, signInSection } from "./me-password.js";

/**
 * @import { App } from "../app.js"
 * @import { Me } from "../net/messages.js"
 */

export class MePage {
  name = "me";

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {Me | null} */
    this.me = null;
    /** Why there is nothing to see. */
    this.wrong = "";
    /** @type {CarryOffered | null} */
    this.offered = null;
    this.carrying = new Carrying(app);
    this.look = () => this.load();
  }

  enter() {
    this.load();
    addEventListener("hashchange", this.look); // the link may be pasted where this page is open already
  }

  leave() {
    removeEventListener("hashchange", this.look);
    this.carrying.forget();
  }

  title() {
    return `${this.me?.name ?? this.app.words.say("page-me")} – Hanabi`;
  }

  async load() {
    try {
      this.me = await api.me();
      if (this.me.name && !this.app.prefs.name) this.app.prefs.set({ name: this.me.name });
      const code = codeIn(location.hash);
      this.offered = code ? await CarryOffered.open(this, code) : null;
    } catch (problem) {
      this.wrong = this.app.reason(problem);
    }
    this.app.draw();
  }

  /**
   * Ask the server for a change of oneself, and show what one is then. Says whether it was done.
   * @param {Promise<Me>} asked
   * @param {string} [said]
   */
  async change(asked, said) {
    try {
      this.me = await asked;
      if (said) this.app.toast(said);
      return true;
    } catch (problem) {
      this.app.problem(problem);
      return false;
    } finally {
      this.app.draw();
    }
  }

  /**
   * Be somebody else in this browser from now on, and look at their games.
   * @param {Promise<Me>} asked
   */
  async become(asked) {
    if (!(await this.change(asked))) return;
    const name = this.me?.name ?? "";
    this.app.prefs.set({ name });
    await this.app.go("/");
    this.app.toast(this.app.words.say("page-now-you-are", { name }));
  }

  render() {
    const { words } = this.app;
    if (this.wrong)
      return html`
        <section class="box alone">
          <h1>${words.say("page-me")}</h1>
          <p class="wrong" data-testid="problem">${this.wrong}</p>
          <a href="/">${words.say("page-home")}</a>
        </section>
      `;
    if (!this.me)
      return html`
        <p class="loading">${words.say("page-loading")}</p>
      `;
    if (this.offered) return this.offered.render();
    return this.me.name === null ? this.newcomer() : this.known(this.me, this.me.name);
  }

  newcomer() {
    const { words } = this.app;
    return html`
      <section class="box" aria-labelledby="me-title">
        <h1 id="me-title">${words.say("page-me")}</h1>
        <p data-testid="me-nobody">${words.say("page-me-nobody")}</p>
        <p class="buttons"><a class="button go" href="/">${words.say("page-play-now")}</a></p>
      </section>
      ${signInSection(this)}
    `;
  }

  /**
   * @param {Me} me
   * @param {string} name
   */
  known(me, name) {
    const { words } = this.app;
    const rename = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const wish = fieldOf(event, "name").value.trim();
      if (await this.change(api.rename(wish), words.say("page-renamed"))) this.app.prefs.set({ name: wish });
      this.app.draw();
    };
    return html`
      <section class="box" aria-labelledby="me-title">
        <h1 id="me-title" data-testid="me-name">${name}</h1>
        <p class="quiet">${words.say("page-me-about")}</p>
        <p class="links">
          <a href="/">${words.say("page-your-games")}</a>
          <a href="/p/${me.id ?? "me"}" data-testid="own-profile">${words.say("page-your-profile")}</a>
        </p>
        <form class="line-form" @submit=${rename}>
          <label>
            ${words.say("page-name")}
            <input name="name" data-testid="new-name" maxlength="40" required autocomplete="nickname" .value=${name} />
          </label>
          <button data-testid="rename">${words.say("page-rename")}</button>
        </form>
        <p class="quiet">${words.say("page-rename-about")}</p>
      </section>
      ${this.carrying.render()} ${passwordSection(this, me, name)} ${this.devices(me)} ${signInSection(this)}
      <section class="box" aria-labelledby="delete-title">
        <h2 id="delete-title">${words.say("page-delete-me")}</h2>
        <p>${words.say("page-delete-about")}</p>
        <div class="buttons">
          <button class="throw" data-testid="delete-me" @click=${() => openDeletion(this, me, name)}>
            ${words.say("page-delete-me")}…
          </button>
        </div>
      </section>
    `;
  }

  /** @param {Me} me */
  devices({ devices }) {
    const { app } = this;
    const { words } = app;
    const signOut = async () => {
      const sure = await confirmed(app, words.say("page-sign-out-others"), words.say("page-sign-out-others-about"));
      if (sure) this.change(api.signOutOthers(), words.say("page-signed-out"));
    };
    return html`
      <section class="box" aria-labelledby="devices-title">
        <h2 id="devices-title">${words.say("page-devices")}</h2>
        <ul class="devices">
          ${devices.map(
            ({ browser, system, since, here }) => html`
              <li data-testid="device">
                <b>${[browser, system].filter(Boolean).join(" · ") || words.say("page-some-device")}</b>
                ${
                  here
                    ? html`
                        <span class="badge acts">${words.say("page-this-device")}</span>
                      `
                    : nothing
                }
                <small>${words.say("page-device-since", { date: date(words, since) })}</small>
              </li>
            `,
          )}
        </ul>
        ${
          devices.length > 1
            ? html`
                <div class="buttons">
                  <button data-testid="sign-out-others" @click=${signOut}>${words.say("page-sign-out-others")}</button>
                </div>
              `
            : nothing
        }
      </section>
    `;
  }
}
