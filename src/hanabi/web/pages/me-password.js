// Passwords: set, changed or removed, and signing in with one.

import * as api from "../net/api.js";
import { fieldOf } from "../ui/dialog.js";
import { html, nothing } from "../vendor/lit-html.js";
import { replaced } from "./me-carry.js";

/**
 * @import { Me } from "../net/messages.js"
 * @import { MePage } from "./me.js"
 */

/**
 * @param {string} label
 * @param {string} name
 * @param {"current-password" | "new-password"} purpose
 */
const passwordField = (label, name, purpose) => html`
  <label>
    ${label}
    <input
      type="password"
      name=${name}
      data-testid=${name}
      required
      minlength=${purpose === "new-password" ? 8 : 0}
      maxlength="200"
      autocomplete=${purpose}
    />
  </label>
`;

/**
 * @param {MePage} page
 * @param {Me} me
 * @param {string} name
 */
export function passwordSection(page, { password }, name) {
  const { words } = page.app;
  /** @type {(form: HTMLFormElement, wish: string | null, said: string) => Promise<void>} */
  const set = async (form, wish, said) => {
    const old = password ? /** @type {HTMLInputElement} */ (form.elements.namedItem("old-password")).value : null;
    if (await page.change(api.setPassword({ password: wish, old }), words.say(said))) form.reset();
  };
  const save = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    set(form, fieldOf(event, "new-password").value, "page-password-saved");
  };
  const remove = (/** @type {MouseEvent} */ event) => {
    const form = /** @type {HTMLButtonElement} */ (event.target).form;
    if (form) set(form, null, "page-password-removed");
  };
  return html`
    <section class="box" aria-labelledby="password-title">
      <h2 id="password-title">${words.say("page-password")}</h2>
      <p data-testid="password-state">${words.say(password ? "page-password-set" : "page-password-none")}</p>
      <form class="stacked-form" @submit=${save}>
        <input hidden name="username" autocomplete="username" .value=${name} />
        ${password ? passwordField(words.say("page-password-old"), "old-password", "current-password") : nothing}
        ${passwordField(words.say("page-password-new"), "new-password", "new-password")}
        <div class="buttons">
          <button data-testid="save-password">${words.say(password ? "page-password-change" : "page-password-save")}</button>
          ${
            password
              ? html`
                  <button type="button" class="quiet" data-testid="remove-password" @click=${remove}>
                    ${words.say("page-password-remove")}
                  </button>
                `
              : nothing
          }
        </div>
      </form>
    </section>
  `;
}

/**
 * Be somebody by name and password: at once for whoever is nobody here yet, folded away for the others.
 * @param {MePage} page
 */
export function signInSection(page) {
  const { words } = page.app;
  const signIn = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const [name, password] = ["sign-in-name", "sign-in-password"].map((one) => fieldOf(event, one).value);
    page.become(api.signIn({ name, password }));
  };
  const form = html`
    <form class="stacked-form" @submit=${signIn}>
      <label>
        ${words.say("page-name")}
        <input name="sign-in-name" data-testid="sign-in-name" required maxlength="40" autocomplete="username" />
      </label>
      ${passwordField(words.say("page-password"), "sign-in-password", "current-password")}
      <div class="buttons"><button class="go" data-testid="sign-in">${words.say("page-sign-in")}</button></div>
    </form>
  `;
  const folded = html`
    <details>
      <summary data-testid="sign-in-toggle">${words.say("page-sign-in-with")}</summary>
      ${replaced(page)} ${form}
    </details>
  `;
  return html`
    <section class="box" aria-labelledby="sign-in-title">
      <h2 id="sign-in-title">${words.say("page-sign-in")}</h2>
      <p>${words.say("page-sign-in-about")}</p>
      ${page.me?.name ? folded : form}
    </section>
  `;
}
