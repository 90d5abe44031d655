// Dialogs: one at a time, over the page, closed by Escape, by its button or by its answer.

import { html, render } from "../vendor/lit-html.js";

/** Opens a dialog and resolves with what it was closed with, or null. `body(close, redraw)` is its content. */
export function openDialog(app, { title, body, kind = "", testid = "dialog" }) {
  const dialog = document.createElement("dialog");
  dialog.className = kind;
  dialog.dataset.testid = testid;
  dialog.setAttribute("aria-labelledby", "dialog-title");
  const before = document.activeElement;
  return new Promise((resolve) => {
    let answer = null;
    const close = (value = null) => {
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
    document.getElementById("app").after(dialog);
    draw();
    dialog.showModal();
  });
}

/** Yes or no. */
export async function confirmed(app, title, text) {
  const body = (close) => html`
    <p>${text}</p>
    <div class="buttons">
      <button class="go" data-testid="confirm-yes" @click=${() => close(true)}>${app.words.say("page-yes")}</button>
      <button @click=${() => close()}>${app.words.say("page-no")}</button>
    </div>
  `;
  return (await openDialog(app, { title, body })) === true;
}

/** The text of a private note, or null if it was left as it was. */
export function nameNote(app, label, text) {
  const body = (close) => html`
    <form
      method="dialog"
      @submit=${(event) => {
        event.preventDefault();
        close(event.target.elements.note.value);
      }}
    >
      <p class="quiet">${app.words.say("page-note-about")}</p>
      <input
        name="note"
        maxlength="120"
        autocomplete="off"
        autofocus
        data-testid="note-field"
        aria-label=${app.words.say("page-note")}
        .value=${text}
      />
      <div class="buttons"><button class="go" data-testid="note-save">${app.words.say("page-save")}</button></div>
    </form>
  `;
  return openDialog(app, { title: label, body, testid: "note-dialog" });
}

/** A text to copy, with the button that copies it. */
export function copyField(app, text, label, testid) {
  const copy = async (event) => {
    const field = event.target.closest(".copy").querySelector("input");
    field.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand("copy");
    }
    app.tell(app.words.say("page-copied"));
    app.toast(app.words.say("page-copied"));
  };
  return html`
    <div class="copy">
      <label>
        ${label}
        <input readonly data-testid=${testid} .value=${text} @focus=${(event) => event.target.select()} />
      </label>
      <button data-testid="${testid}-copy" @click=${copy}>${app.words.say("page-copy")}</button>
    </div>
  `;
}
