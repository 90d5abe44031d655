// Deleting oneself: what that means, and the password or the name that confirms it.

import * as api from "../net/api.js";
import { fieldOf, openDialog } from "../ui/dialog.js";
import { html } from "../vendor/lit-html.js";

/**
 * @import { Me } from "../net/messages.js"
 * @import { MePage } from "./me.js"
 */

/**
 * @param {MePage} page
 * @param {Me} me
 * @param {string} name
 */
export function openDeletion(page, { password, seats }, name) {
  const { app } = page;
  const { words } = app;
  /** @param {() => void} close */
  const body = (close) => {
    const confirm = async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const said = fieldOf(event, "confirmation").value;
      if (!(await page.change(api.deleteMe(password ? { password: said } : { name: said })))) return;
      app.prefs.set({ name: "" });
      close();
      await app.go("/");
      app.toast(words.say("page-deleted"));
    };
    return html`
      <p>${words.say("page-delete-what")}</p>
      <p>${words.say("page-delete-games", { number: seats })}</p>
      <p><b>${words.say("page-delete-final")}</b></p>
      <form class="stacked-form" @submit=${confirm}>
        <label>
          ${password ? words.say("page-password-old") : words.say("page-delete-confirm", { name })}
          <input
            name="confirmation"
            data-testid="delete-confirmation"
            required
            maxlength="200"
            type=${password ? "password" : "text"}
            autocomplete=${password ? "current-password" : "off"}
          />
        </label>
        <div class="buttons">
          <button class="throw" data-testid="delete-for-good">${words.say("page-delete-yes")}</button>
          <button type="button" @click=${() => close()}>${words.say("page-cancel")}</button>
        </div>
      </form>
    `;
  };
  openDialog(app, { title: words.say("page-delete-me"), body, testid: "delete-dialog" });
}
