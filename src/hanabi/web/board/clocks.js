// Clocks: how much time everybody has left, counted down here only for the eye. The server decides when it is up.

import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { ClockChoice, ClockInfo } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 *
 * What a face shows: the seconds that were left at a moment of `performance.now()`, whether they run, from when on they are few.
 * @typedef {{ left: number, at: number, runs: boolean, few: number, tenths: boolean }} Reading
 */

/** From this many seconds on one's own clock shows tenths. */
const TENTHS = 9.9;
/** Time is few below a third of what there was, and below this in any case. */
const FEW = 30;

/**
 * Seconds as minutes and seconds, or in the end with tenths. What has begun counts: 0:00 is shown when nothing is left.
 * @param {number} seconds
 * @param {boolean} tenths
 */
export function clockTime(seconds, tenths = false) {
  if (tenths && seconds <= TENTHS) return (Math.max(0, Math.ceil(seconds * 10)) / 10).toFixed(1);
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
}

/**
 * In how many milliseconds such a clock shows something else.
 * @param {number} seconds
 * @param {boolean} tenths
 */
export function untilNext(seconds, tenths = false) {
  const step = tenths && seconds <= TENTHS + 0.1 ? 0.1 : 1;
  return 1000 * (seconds - (Math.ceil(seconds / step - 1e-6) - 1) * step);
}

/**
 * Seconds in words, for those who listen and for the settings of a table.
 * @param {Words} words
 * @param {number} seconds
 */
export function spokenTime(words, seconds) {
  const [minutes, rest] = [Math.floor(seconds / 60), Math.round(seconds % 60)];
  const parts = [
    ...(minutes ? [words.say("page-minutes", { minutes })] : []),
    ...(rest || !minutes ? [words.say("page-seconds", { seconds: rest })] : []),
  ];
  return parts.join(" ");
}

/** The clocks of a table as the server last told them. */
export class Clocks {
  /** @type {ClockInfo | null} */
  #told = null;
  #at = 0;
  #few = FEW;

  /**
   * @param {ClockInfo | null} told
   * @param {ClockChoice | null | undefined} choice
   */
  hear(told, choice) {
    if (told !== this.#told) this.#at = performance.now();
    this.#told = told;
    this.#few = Math.min(FEW, (choice?.seconds ?? FEW) / 3);
  }

  /** Whose time runs. */
  get running() {
    return this.#told?.running ?? null;
  }

  /**
   * The seconds that a seat has left now; null if it has no clock.
   * @param {number | null} seat
   */
  left(seat) {
    const reading = seat === null ? null : this.#reading(seat, false);
    return reading && leftOf(reading);
  }

  /**
   * @param {number} seat
   * @param {boolean} tenths
   * @returns {Reading | null}
   */
  #reading(seat, tenths) {
    const left = this.#told?.left[seat] ?? null;
    if (left === null) return null;
    return { left, at: this.#at, runs: this.running === seat, few: this.#few, tenths };
  }

  /**
   * The face of a seat's clock. A second one for the same seat is for the eye alone.
   * @param {number} seat
   * @param {{ label: string, own: boolean, again?: boolean }} shown
   */
  face(seat, { label, own, again = false }) {
    const reading = this.#reading(seat, own);
    if (!reading) return nothing;
    return html`
      <clock-face
        class="clock"
        data-testid=${again ? "own-clock" : `clock-${seat}`}
        role=${again ? nothing : "timer"}
        aria-label=${again ? nothing : label}
        aria-hidden=${again ? "true" : nothing}
        .reading=${reading}
      ></clock-face>
    `;
  }
}

/**
 * The seconds that are left by now.
 * @param {Reading} reading
 */
export const leftOf = ({ left, at, runs }) => Math.max(0, left - (runs ? (performance.now() - at) / 1000 : 0));
