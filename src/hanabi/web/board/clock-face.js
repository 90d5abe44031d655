// The face of a clock, for the eye.

import { clockTime, leftOf, untilNext } from "./clocks.js";

/** @import { Reading } from "./clocks.js" */

/** An element that counts down by itself: nothing else is drawn anew when a second passes. */
export class ClockFace extends HTMLElement {
  /** @type {Reading | null} */
  #reading = null;
  #text = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;
  #shown = () => this.#tick();

  /** @param {Reading} reading */
  set reading(reading) {
    this.#reading = reading;
    this.#tick();
  }

  connectedCallback() {
    document.addEventListener("visibilitychange", this.#shown);
    this.#tick();
  }

  disconnectedCallback() {
    document.removeEventListener("visibilitychange", this.#shown);
    clearTimeout(this.#timer);
  }

  #tick() {
    clearTimeout(this.#timer);
    if (!this.#reading) return;
    const { runs, few, tenths } = this.#reading;
    const left = leftOf(this.#reading);
    const text = clockTime(left, tenths);
    if (this.#text !== text) this.replaceChildren(text);
    this.#text = text;
    this.toggleAttribute("data-runs", runs);
    this.toggleAttribute("data-few", left <= few);
    if (runs && left > 0 && this.isConnected && !document.hidden)
      this.#timer = setTimeout(this.#shown, untilNext(left, tenths));
  }
}

customElements.define("clock-face", ClockFace);
