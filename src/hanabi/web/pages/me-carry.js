// Another device: the link that makes it one's own, once, and what whoever opens that link is asked.

import * as api from "../net/api.js";
import { fieldOf } from "../ui/dialog.js";
import { date } from "../ui/figures.js";
import { html, nothing } from "../vendor/lit-html.js";
import { shareLink } from "./share-link.js";

/**
 * @import { App } from "../app.js"
 * @import { CarryOffer } from "../net/messages.js"
 * @import { MePage } from "./me.js"
 */

const CODE = "#carry=";

/**
 * The code in the address of such a link.
 * @param {string} hash
 */
export const codeIn = (hash) => (hash.startsWith(CODE) ? decodeURIComponent(hash.slice(CODE.length)) : "");

/** The side that gives the link out. */
export class Carrying {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** @type {{ code: string, until: number } | null} */
    this.given = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  async give() {
    try {
      const { code, seconds } = await api.carry();
      this.forget();
      this.given = { code, until: Date.now() + 1000 * seconds };
      this.timer = setTimeout(() => this.expire(), 1000 * seconds);
      this.app.focusOn("[data-testid=carry-link-copy]");
    } catch (problem) {
      this.app.problem(problem);
    }
    this.app.draw();
  }

  expire() {
    this.forget();
    this.app.draw();
  }

  forget() {
    clearTimeout(this.timer);
    this.given = null;
  }

  render() {
    const { app, given } = this;
    const { words } = app;
    return html`
      <section class="box" aria-labelledby="carry-title">
        <h2 id="carry-title">${words.say("page-carry")}</h2>
        <p>${words.say("page-carry-about")}</p>
        ${
          given
            ? html`
                ${shareLink(app, `/me${CODE}${given.code}`, words.say("page-carry-link"), "carry-link")}
                <p class="quiet" data-testid="carry-until">
                  ${words.say("page-carry-until", { time: date(words, new Date(given.until).toISOString(), { timeStyle: "short" }) })}
                </p>
              `
            : nothing
        }
        <div class="buttons">
          <button class=${given ? "" : "go"} data-testid="carry" @click=${() => this.give()}>
            ${words.say(given ? "page-carry-again" : "page-carry-make")}
          </button>
        </div>
      </section>
    `;
  }
}

/** The side that opened the link: whom this browser would become, and who it is so far. */
export class CarryOffered {
  /**
   * @param {MePage} page
   * @param {string} code
   * @param {CarryOffer} offer
   */
  constructor(page, code, offer) {
    this.page = page;
    this.code = code;
    this.offer = offer;
  }

  /**
   * @param {MePage} page
   * @param {string} code
   */
  static async open(page, code) {
    return new CarryOffered(page, code, await api.openCarry(code));
  }

  /** The address keeps a code no longer than it is of use. */
  decline() {
    history.replaceState(null, "", "/me");
    this.page.load();
  }

  /** @param {SubmitEvent} event */
  take(event) {
    event.preventDefault();
    const password = this.offer.password ? fieldOf(event, "password").value : null;
    this.page.become(api.takeCarry({ code: this.code, password }));
  }

  render() {
    const { words } = this.page.app;
    const { name, password, here } = this.offer;
    if (here)
      return html`
        <section class="box alone">
          <h1>${words.say("page-carry-here", { name })}</h1>
          <p>${words.say("page-carry-here-about")}</p>
          <div class="buttons">
            <button data-testid="carry-decline" @click=${() => this.decline()}>${words.say("page-close")}</button>
          </div>
        </section>
      `;
    return html`
      <section class="box alone" aria-labelledby="offer-title">
        <h1 id="offer-title" data-testid="carry-offer">${words.say("page-carry-offer", { name })}</h1>
        <p>${words.say("page-carry-offer-about", { name })}</p>
        ${replaced(this.page)}
        <form class="stacked-form" @submit=${(/** @type {SubmitEvent} */ event) => this.take(event)}>
          ${
            password
              ? html`
                  <label>
                    ${words.say("page-password-of", { name })}
                    <input
                      type="password"
                      name="password"
                      data-testid="carry-password"
                      required
                      maxlength="200"
                      autocomplete="current-password"
                    />
                  </label>
                `
              : nothing
          }
          <div class="buttons">
            <button class="go" data-testid="carry-take">${words.say("page-carry-take", { name })}</button>
            <button type="button" data-testid="carry-decline" @click=${() => this.decline()}>
              ${words.say("page-cancel")}
            </button>
          </div>
        </form>
      </section>
    `;
  }
}

/**
 * What becomes of whoever this browser has been so far.
 * @param {MePage} page
 */
export function replaced({ app, me }) {
  if (!me?.name) return nothing;
  const { words } = app;
  const { name, seats, password, devices } = me;
  const kept = password
    ? "page-replaced-password"
    : devices.length > 1
      ? "page-replaced-devices"
      : "page-replaced-lost";
  return html`
    <p class="notice" data-testid="replaced-here">
      ${words.say("page-replaced-here", { name })}
      ${seats ? words.say("page-replaced-seats", { name, number: seats }) : ""} ${words.say(kept, { name })}
    </p>
  `;
}
