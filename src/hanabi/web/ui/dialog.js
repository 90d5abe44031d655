// Dialogs: one at a time, over the page, closed by Escape, by its button or by its answer.

import { html, render } from "../vendor/lit-html.js";

/** @import { App } from "../app.js" */

/**
 * Opens a dialog and resolves with what it was closed with, or null.
 * @template [T=null]
 * @param {App} app
 * @param {{
 *   title: string | (() => string),
 *   body: (close: (value?: T | null) => void, redraw: () => void) => unknown,
 *   kind?: string,
 *   testid?: string,
 * }} content
 * @returns {Promise<T | null>}
 */
export function openDialog(app, { title, body, kind = "", testid = "dialog" }) {
  const dialog = document.createElement("dialog");
  dialog.className = kind;
  dialog.dataset.testid = testid;
  dialog.setAttribute("aria-labelledby", "dialog-title");
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  return new Promise((resolve) => {
    /** @type {T | null} */
    let answer = null;
    const close = (/** @type {T | null} */ value = null) => {
      answer = value;
      dialog.close();
    };
    const draw = () =>
      render(
        html`
          <header>
            <h2 id="dialog-title">${typeof title === "function" ? title() : title}</h2>
            <button
              class="close"
              data-testid="dialog-close"
              aria-label=${app.words.say("page-close")}
              @click=${() => close()}
            >
              ✕
            </button>
          </header>
          <div class="dialog-body">${body(close, draw)}</div>
        `,
        dialog,
      );
    dialog.addEventListener("close", () => {
      app.dialogs.delete(draw);
      dialog.remove();
      if (before?.isConnected) before.focus();
      resolve(answer);
    });
    dialog.addEventListener("click", (event) => event.target === dialog && close());
    app.dialogs.add(draw);
    app.root.after(dialog);
    draw();
    dialog.showModal();
  });
}

/**
 * Yes or no.
 * @param {App} app
 * @param {string} title
 * @param {string} text
 */
export async function confirmed(app, title, text) {
  const body = (/** @type {(value?: boolean) => void} */ close) => html`
    <p>${text}</p>
    <div class="buttons">
      <button class="go" data-testid="confirm-yes" @click=${() => close(true)}>${app.words.say("page-yes")}</button>
      <button @click=${() => close()}>${app.words.say("page-no")}</button>
    </div>
  `;
  return (await openDialog(app, { title, body })) === true;
}

/**
 * The field with this name in the form that was sent.
 * @param {SubmitEvent} event
 * @param {string} name
 */
export function fieldOf(event, name) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}
