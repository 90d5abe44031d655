// The part of the table where the cards lie: it measures its room and tells the style sheet how large they can be.

import { fit } from "./fit.js";

/** @import { Counts, Fit } from "./fit.js" */

/** The lengths that the style sheet takes from here, in pixels. */
const LENGTHS = /** @type {const} */ (["card", "own", "pile", "gap", "padding", "head", "side", "foot", "caption"]);
/** The share of the room that banners may take. */
const BANNERS = 0.2;
/** So that a line of cards does not break because of a fraction. */
const ROUNDING = 0.5;

/**
 * An element whose size does not depend on what is in it: `fit` decides how large the cards are, and sets its custom
 * properties and data attributes. Give it the `counts` of what it holds.
 */
export class PlayArea extends HTMLElement {
  /** @type {Counts | null} */
  #counts = null;
  #seen = "";
  /** @type {Fit | null} */
  #found = null;
  /** What the present arrangement was chosen for. */
  #chosen = { width: 0, height: 0, counts: "" };
  #observer = new ResizeObserver(() => this.refit());

  connectedCallback() {
    this.#observer.observe(this);
  }

  disconnectedCallback() {
    this.#observer.disconnect();
  }

  /**
   * Most drawings change nothing here: then nothing is measured.
   * @param {Counts} counts
   */
  set counts(counts) {
    if (JSON.stringify(counts) === JSON.stringify(this.#counts)) return;
    this.#counts = counts;
    if (this.isConnected) this.refit();
  }

  refit() {
    if (!this.#counts || !this.clientWidth) return;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const coarse = matchMedia("(pointer: coarse)").matches;
    const room = { width: this.clientWidth, height: this.clientHeight, rem, coarse };
    const seen = JSON.stringify([room, this.#counts]);
    if (seen === this.#seen) return;
    this.#seen = seen;
    if (this.#isOther(room)) this.#found = null;
    this.#found = fit(room, this.#counts, this.#found);
    this.#take(this.#found);
  }

  /**
   * Whether this is another window or another table, not the same with a banner more or less.
   * @param {{ width: number, height: number }} room
   */
  #isOther({ width, height }) {
    const counts = JSON.stringify(this.#counts);
    const { width: wide, height: high, counts: counted } = this.#chosen;
    if (width === wide && counts === counted && Math.abs(high - height) < BANNERS * high) return false;
    this.#chosen = { width, height, counts };
    return true;
  }

  /** @param {Fit} found */
  #take(found) {
    for (const name of LENGTHS) this.style.setProperty(`--${name}`, `${found[name]}px`);
    this.style.setProperty("--columns", String(found.columns));
    this.style.setProperty("--hand-width", `${found.handWidth + ROUNDING}px`);
    this.style.setProperty("--own-width", `${found.ownWidth + ROUNDING}px`);
    this.style.minHeight = `${found.least}px`;
    for (const name of /** @type {const} */ (["beside", "paired", "tight", "named"]))
      this.toggleAttribute(`data-${name}`, found[name]);
  }
}

customElements.define("play-area", PlayArea);
