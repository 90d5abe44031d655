// House rules: what a table may play otherwise than its edition prints.

import { html } from "../vendor/lit-html.js";
import { clueRules, clueRulesChanged } from "./setup-clues.js";
import { addOnToggle, called, number, select } from "./setup-fields.js";

/** @import { Setup } from "./setup.js" */

const FLAGS = /** @type {const} */ ([
  ["empty_clues", "page-empty-clues"],
  ["announced_plays", "page-announced-plays"],
  ["play_on", "page-play-on"],
]);

const NUMBERS = /** @type {const} */ ([
  ["clue_tokens", "page-number-tokens", 0],
  ["strikes", "page-number-strikes", 1],
  ["hand_size", "page-number-hand", 1],
]);

/** Add-ons that this edition does not print. */
function foreign(/** @type {Setup} */ setup) {
  const printed = new Set(setup.edition?.add_ons.map((one) => one.key));
  return setup.editions.flatMap((one) => one.add_ons).filter((one) => !printed.has(one.key));
}

/** @param {Setup} setup */
function render(setup) {
  const words = setup.app.words.of(setup.choice.edition);
  const { rules } = setup.settings;
  const printed = words.say("page-as-printed");
  return html`
    <details class="house">
      <summary data-testid="house-rules">${words.say("rules-name-house")}</summary>
      <div class="seating">
        ${FLAGS.map(
          ([name, label]) => html`
            <label>
              ${words.say(label)}${select(
                name,
                [
                  ["", printed],
                  ["true", words.say("page-yes")],
                  ["false", words.say("page-no")],
                ],
                String(rules[name] ?? ""),
                (value) => setup.changeRules({ [name]: value === "" ? null : value === "true" }),
              )}
            </label>
          `,
        )}
        <label>
          ${words.say("page-strikeout")}${select(
            "strikeout",
            [
              ["", printed],
              ["zero", words.say("page-strikeout-zero")],
              ["tally", words.say("page-strikeout-tally")],
            ],
            rules.strikeout ?? "",
            (value) => setup.changeRules({ strikeout: value || null }),
          )}
        </label>
        ${NUMBERS.map(
          ([name, label, least]) => html`
            <label>
              ${words.say(label)}${number(name, printed, least, rules[name], (value) => setup.changeRules({ [name]: value }))}
            </label>
          `,
        )}
      </div>
      ${clueRules(setup)}
      <div>${foreign(setup).map((one) => addOnToggle(setup, one, "house"))}</div>
    </details>
  `;
}

/** @param {Setup} setup */
function differs(setup) {
  const words = setup.app.words.of(setup.choice.edition);
  const { rules } = setup.settings;
  const flags = FLAGS.filter(([name]) => (rules[name] ?? null) !== null).map(([name, label]) =>
    called(words, label, words.say(rules[name] ? "page-yes" : "page-no")),
  );
  const numbers = NUMBERS.filter(([name]) => (rules[name] ?? null) !== null).map(([name, label]) =>
    called(words, label, String(rules[name])),
  );
  const strikeout = rules.strikeout
    ? [called(words, "page-strikeout", words.say(`page-strikeout-${rules.strikeout}`))]
    : [];
  const added = foreign(setup).filter((one) => setup.choice.house.includes(one.key));
  return [...flags, ...strikeout, ...numbers, ...clueRulesChanged(words, rules), ...added.map((one) => one.name)];
}

export const house = { render, differs };
