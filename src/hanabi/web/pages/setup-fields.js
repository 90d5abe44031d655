// The fields of which the form is made: a choice, a yes or no, a number, a line of text.

import { html, live } from "../vendor/lit-html.js";

/**
 * @import { AddOnInfo } from "../net/messages.js"
 * @import { InputChange, SelectChange } from "../ui/events.js"
 * @import { Words } from "../ui/words.js"
 * @import { Setup } from "./setup.js"
 */

const MOST = 99;

/**
 * @template {string} T
 * @param {string} testid
 * @param {string[][]} options  the values with their names
 * @param {T} value
 * @param {(value: T) => void} changed
 */
export function select(testid, options, value, changed) {
  return html`
    <select data-testid=${testid} .value=${live(value)} @change=${(/** @type {SelectChange} */ event) => changed(/** @type {T} */ (event.target.value))}>
      ${options.map(
        ([key, name]) => html`
          <option value=${key} ?selected=${key === value}>${name}</option>
        `,
      )}
    </select>
  `;
}

/**
 * @param {string} testid
 * @param {unknown} label
 * @param {boolean} value
 * @param {(value: boolean) => void} changed
 */
export function check(testid, label, value, changed) {
  return html`
    <label class="check">
      <input
        type="checkbox"
        data-testid=${testid}
        .checked=${live(value)}
        @change=${(/** @type {InputChange} */ event) => changed(event.target.checked)}
      />
      ${label}
    </label>
  `;
}

/**
 * A number that may be left out.
 * @param {string} testid
 * @param {string} placeholder  what it is then
 * @param {number} least
 * @param {number | null | undefined} value
 * @param {(value: number | null) => void} changed
 * @param {number} most
 */
export function number(testid, placeholder, least, value, changed, most = MOST) {
  const take = (/** @type {InputChange} */ event) => {
    const given = whole(event.target.value, least, most);
    event.target.value = given === null ? "" : String(given);
    changed(given);
  };
  // Not `live`: news that is drawn while somebody types must not take the digits away.
  return html`
    <input
      type="number"
      inputmode="numeric"
      min=${least}
      max=${most}
      data-testid=${testid}
      placeholder=${placeholder}
      .value=${String(value ?? "")}
      @change=${take}
    />
  `;
}

/**
 * A line of text that may be left out.
 * @param {string} testid
 * @param {string} placeholder  such as it could be
 * @param {string | null | undefined} value
 * @param {(value: string | null) => void} changed
 */
export function text(testid, placeholder, value, changed) {
  return html`
    <input
      type="text"
      maxlength="40"
      data-testid=${testid}
      placeholder=${placeholder}
      .value=${value ?? ""}
      @change=${(/** @type {InputChange} */ event) => changed(event.target.value.trim() || null)}
    />
  `;
}

/** A whole number within its bounds, or null for an empty field. */
export const whole = (/** @type {string} */ text, /** @type {number} */ least, most = MOST) =>
  text === "" ? null : Math.max(least, Math.min(most, Math.round(Number(text))));

/**
 * @param {Setup} setup
 * @param {AddOnInfo} one
 * @param {"add_ons" | "house"} list
 */
export function addOnToggle(setup, one, list) {
  const chosen = setup.choice[list];
  const label = html`
    <span>
      <b>${one.name}</b>
      <small>${one.about}</small>
    </span>
  `;
  return check(`addon-${one.key}`, label, chosen.includes(one.key), (wanted) =>
    setup.changeRules({ [list]: wanted ? [...chosen, one.key] : chosen.filter((key) => key !== one.key) }),
  );
}

/**
 * An option and how it is set, in a few words.
 * @param {Words} words
 * @param {string} label
 * @param {string} value
 */
export const called = (words, label, value) => words.say("page-option", { option: words.say(label), value });
