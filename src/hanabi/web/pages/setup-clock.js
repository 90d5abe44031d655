// The clock of a table: how it is chosen in the form, and how it is told in a few words.

import { spokenTime } from "../board/clocks.js";
import { html, nothing } from "../vendor/lit-html.js";
import { called, number, select } from "./setup-fields.js";

/**
 * @import { ClockChoice, Settings } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { Setup } from "./setup.js"
 */

/** @type {(seconds: number) => ClockChoice} */
const perMove = (seconds) => ({ per: "move", seconds, increment: 0 });
/** @type {(minutes: number, increment: number) => ClockChoice} */
const perGame = (minutes, increment) => ({ per: "game", seconds: 60 * minutes, increment });

const PRESETS = [perMove(30), perMove(60), perMove(120), perGame(5, 10), perGame(10, 20)];
/** What the fields hold when somebody wants another clock than these. */
const OWN = { move: perMove(90), game: perGame(15, 30) };

const LIMITS = { seconds: [5, 3600], minutes: [1, 1440], increment: [0, 300] };
const TIME_OUTS = /** @type {const} */ (["bot", "end"]);

/**
 * The name of a clock in the list: one of those that are offered, or one of one's own.
 * @param {ClockChoice | null} clock
 */
export function clockKey(clock) {
  if (!clock) return "none";
  const { per, seconds, increment = 0 } = clock;
  const offered = PRESETS.find((one) => one.per === per && one.seconds === seconds && one.increment === increment);
  return offered ? `${per}-${seconds}-${increment}` : per;
}

/**
 * @param {string} key
 * @returns {ClockChoice | null}
 */
export function clockOf(key) {
  if (key === "move" || key === "game") return OWN[key];
  return PRESETS.find((one) => clockKey(one) === key) ?? null;
}

/**
 * @param {Words} words
 * @param {ClockChoice | null | undefined} clock
 */
function clockText(words, clock) {
  if (!clock) return words.say("page-clock-none");
  const time = spokenTime(words, clock.seconds);
  if (clock.per === "move") return words.say("page-clock-move", { time });
  if (!clock.increment) return words.say("page-clock-game", { time });
  return words.say("page-clock-game-increment", { time, increment: spokenTime(words, clock.increment) });
}

/**
 * A clock and what happens when it has run out; null without one.
 * @param {Words} words
 * @param {Settings} settings
 */
export function clockLine(words, { clock, time_out = "bot" }) {
  if (!clock) return null;
  return words.say("page-clock-line", { clock: clockText(words, clock), out: words.say(`page-time-out-${time_out}`) });
}

/** @param {Setup} setup */
function render(setup) {
  const { words } = setup.app;
  const { clock, time_out } = setup.settings;
  const options = [
    ["none", words.say("page-clock-none")],
    ...PRESETS.map((one) => [clockKey(one), clockText(words, one)]),
    ["move", words.say("page-clock-own-move")],
    ["game", words.say("page-clock-own-game")],
  ];
  const outs = TIME_OUTS.map((key) => [key, words.say(`page-time-out-${key}`)]);
  return html`
    <fieldset class="seating">
      <legend>${words.say("page-clock")}</legend>
      <label>
        ${words.say("page-clock-time")}${select("clock", options, clockKey(clock), (key) => setup.change({ clock: clockOf(key) }))}
      </label>
      ${clock && clockKey(clock) === clock.per ? ownClock(setup, clock) : nothing}
      ${
        clock
          ? html`
              <label>
                ${words.say("page-time-out")}${select("time-out", outs, time_out, (time_out) => setup.change({ time_out }))}
              </label>
            `
          : nothing
      }
    </fieldset>
  `;
}

/**
 * @param {Setup} setup
 * @param {ClockChoice} clock
 */
function ownClock(setup, clock) {
  const { words } = setup.app;
  const field = (
    /** @type {"seconds" | "minutes" | "increment"} */ name,
    /** @type {number} */ value,
    /** @type {(value: number) => Partial<ClockChoice>} */ changes,
  ) => {
    const [least, most] = LIMITS[name];
    const change = (/** @type {number | null} */ wanted) =>
      setup.change({ clock: { ...clock, ...changes(wanted ?? value) } });
    return html`
      <label>
        ${words.say(`page-clock-${name}`)}${number(`clock-${name}`, "", least, value, change, most)}
      </label>
    `;
  };
  if (clock.per === "move") return field("seconds", clock.seconds, (seconds) => ({ seconds }));
  return html`
    ${field("minutes", Math.round(clock.seconds / 60), (minutes) => ({ seconds: 60 * minutes }))}
    ${field("increment", clock.increment ?? 0, (increment) => ({ increment }))}
  `;
}

/** @param {Setup} setup */
function differs(setup) {
  const { words } = setup.app;
  const line = clockLine(words, setup.settings);
  return line ? [called(words, "page-clock", line)] : [];
}

export const clock = { render, differs };
