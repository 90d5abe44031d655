// How a table calls its player: by sounds, by the icon of the tab, by a notification, and the offer of the latter.

import { cues } from "../board/cues.js";
import { audible } from "../board/muted.js";
import { Attention, allowed, setNotifying } from "../ui/attention.js";
import { sound, wake } from "../ui/sounds.js";
import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { LogEntry, Update } from "../net/messages.js"
 * @import { TablePage } from "./table.js"
 */

/** What counts as doing something, so that browsers allow sounds. */
const GESTURES = ["click", "pointerup", "keydown"];

export class Noticing {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    const { app, left } = page;
    this.attention = new Attention(app, left.signal);
    for (const gesture of GESTURES)
      document.addEventListener(gesture, () => wake(app.prefs), { signal: left.signal, capture: true });
    if (navigator.userActivation?.hasBeenActive) wake(app.prefs);
  }

  /**
   * @param {Update | undefined} before
   * @param {Update} now
   * @param {LogEntry[]} fresh  events since then
   */
  hear(before, now, fresh) {
    const { app, board } = this.page;
    const { table, view, talk, you } = now;
    const mine = view !== null && board.myTurn;
    this.attention.call(mine, table.rules.title);
    if (!before) return;
    const was = before.view;
    const turn = mine && (!was || was.to_act !== you || was.turn !== view.turn);
    const over = Boolean(view?.outcome && was && !was.outcome);
    sound(app.prefs, cues({ fresh, heard: audible(this.page.id, talk.slice(before.talk.length)), you, turn, over }));
  }
}

/**
 * Whoever missed the beginning of a turn is offered a notification, once.
 * @param {TablePage} page
 */
export function notifyOffer({ app, noticing }) {
  const { words, prefs } = app;
  const open = noticing.attention.missed && !prefs.notify && !prefs.notifyOffered && allowed() === "default";
  if (!open) return nothing;
  return html`
    <p class="vote offer" role="status" data-testid="notify-offer">
      <span>${words.say("page-notify-offer")}</span>
      <button data-testid="notify-yes" @click=${() => setNotifying(app, true)}>${words.say("page-notify-yes")}</button>
      <button class="close" data-testid="notify-no" aria-label=${words.say("page-no-thanks")} title=${words.say("page-no-thanks")} @click=${() => setNotifying(app, false)}>✕</button>
    </p>
  `;
}
