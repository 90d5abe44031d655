// One's own time as it runs out: said at a minute, half a minute and ten seconds, and heard in the last seconds.

import { spokenTime } from "../board/clocks.js";
import { sound } from "../ui/sounds.js";

/** @import { TablePage } from "./table.js" */

const SAID = [60, 30, 10];
const HEARD = [5, 4, 3, 2, 1];

export class OwnTime {
  /** @type {ReturnType<typeof setTimeout>[]} */
  #timers = [];

  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    page.left.signal.addEventListener("abort", () => this.stop());
  }

  stop() {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
  }

  /** After news of the clocks. */
  hear() {
    this.stop();
    const { app, board, update } = this.page;
    const { clocks } = board;
    const left = clocks.left(update.you);
    if (left === null || clocks.running !== update.you) return;
    const at = (/** @type {number} */ seconds, /** @type {() => void} */ then) => {
      if (seconds < left) this.#timers.push(setTimeout(then, 1000 * (left - seconds)));
    };
    for (const seconds of SAID)
      at(seconds, () => app.tell(app.words.say("page-time-left", { time: spokenTime(app.words, seconds) })));
    for (const seconds of HEARD) at(seconds, () => sound(app.prefs, ["hurry"]));
  }
}
