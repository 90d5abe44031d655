// A link to send: at an address that others can open, to copy or as a QR code.

import * as api from "../net/api.js";
import { copyField } from "../ui/copy-field.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { App } from "../app.js"
 * @import { QrCode } from "../net/messages.js"
 * @import { SelectChange } from "../ui/events.js"
 */

/** Modules around a QR code that have to stay light. */
const QUIET = 4;

/** An address at which only this machine is reached. */
const HERE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** What is known of the addresses outlasts a dialog. */
const known = /** @type {WeakMap<App, ShareLink>} */ (new WeakMap());

/**
 * A link to a path of this site, for others.
 * @param {App} app
 * @param {string} path
 * @param {string} label
 * @param {string} testid
 */
export function shareLink(app, path, label, testid) {
  const share = known.get(app) ?? new ShareLink(app);
  known.set(app, share);
  return share.render(path, label, testid);
}

class ShareLink {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    /** Where this page can be opened; at first as in the address bar. */
    this.origins = [location.origin];
    this.chosen = location.origin;
    /** Whether somebody else can open it; null until it is known. */
    this.reaches = /** @type {boolean | null} */ (HERE.test(location.hostname) ? null : true);
    /** @type {Map<string, QrCode | null>} */
    this.codes = new Map();
    if (this.reaches === null) this.look();
  }

  /** The address bar says localhost, which is of no use to others: ask the server where they reach it. */
  async look() {
    const { origins } = await api.addresses().catch(() => ({ origins: [] }));
    this.reaches = origins.length > 0;
    if (origins.length) {
      this.origins = origins;
      this.chosen = origins[0];
    }
    this.app.draw();
  }

  /** @param {string} link */
  async draw(link) {
    this.codes.set(link, null);
    this.codes.set(link, await api.qr(link).catch(() => null));
    this.app.draw();
  }

  /**
   * @param {string} path
   * @param {string} label
   * @param {string} testid
   */
  render(path, label, testid) {
    const { words } = this.app;
    const link = this.chosen + path;
    if (this.reaches && !this.codes.has(link)) this.draw(link);
    const code = this.codes.get(link);
    return html`
      <div class="share">
        ${copyField(this.app, link, label, testid, words.say("page-copy-link"))} ${this.sendOn(link, testid)}
        ${this.origins.length > 1 ? this.choice(testid) : nothing}
        ${
          this.reaches === false
            ? html`
                <p class="quiet" data-testid="only-here">${words.say("page-only-here")}</p>
              `
            : code
              ? picture(code, words.say("page-qr"), `${testid}-qr`)
              : nothing
        }
      </div>
    `;
  }

  /**
   * A phone knows better than a clipboard how to send something on.
   * @param {string} link
   * @param {string} testid
   */
  sendOn(link, testid) {
    if (!navigator.share || !matchMedia("(pointer: coarse)").matches) return nothing;
    const send = () => navigator.share({ title: "Hanabi", url: link }).catch(() => {}); // thought better of it
    return html`
      <button class="send-on" data-testid="${testid}-share" @click=${send}>${this.app.words.say("page-send-link")}</button>
    `;
  }

  /** @param {string} testid */
  choice(testid) {
    const choose = (/** @type {SelectChange} */ event) => {
      this.chosen = event.target.value;
      this.app.draw();
    };
    return html`
      <label class="origin">
        ${this.app.words.say("page-address")}
        <select data-testid="${testid}-origin" @change=${choose}>
          ${this.origins.map(
            (origin) => html`
              <option value=${origin} ?selected=${origin === this.chosen}>${origin.replace("http://", "")}</option>
            `,
          )}
        </select>
      </label>
    `;
  }
}

/**
 * @param {QrCode} code
 * @param {string} label
 * @param {string} testid
 */
function picture({ size, path }, label, testid) {
  const side = size + 2 * QUIET;
  return html`
    <svg class="qr" role="img" aria-label=${label} data-testid=${testid} viewBox="${-QUIET} ${-QUIET} ${side} ${side}">
      <rect x=${-QUIET} y=${-QUIET} width=${side} height=${side} />
      <path d=${path} />
    </svg>
  `;
}
