// House rules of clues: what they cost, what they may name, and what they point out.

import { html } from "../vendor/lit-html.js";
import { called, check, number, select, text } from "./setup-fields.js";

/**
 * @import { SpecialValue, RulesChoice } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { Setup } from "./setup.js"
 */

const MOST_COST = 9;

const COLOURS_REACH = /** @type {const} */ ([
  ["same", "page-reach-same"],
  ["with-values", "page-reach-with-values"],
  ["nothing", "page-reach-nothing"],
]);

const VALUES_REACH = /** @type {const} */ ([
  ["same", "page-reach-same"],
  ["lower", "page-reach-lower"],
  ["higher", "page-reach-higher"],
  ["parity", "page-reach-parity"],
  ["nothing", "page-reach-nothing"],
]);

const TOUCHED = /** @type {const} */ ([
  ["own", "page-touched-own"],
  ["every", "page-touched-every"],
  ["none", "page-touched-none"],
]);

const TOUCHED_BY_VALUES = /** @type {const} */ ([...TOUCHED, ["in-turn", "page-touched-in-turn"]]);

/**
 * @param {Words} words
 * @param {readonly (readonly [string, string])[]} options
 */
const named = (words, options) => options.map(([key, label]) => [key, words.say(label)]);

/** @param {Setup} setup */
export function clueRules(setup) {
  const words = setup.app.words.of(setup.choice.edition);
  const { rules } = setup.settings;
  const printed = ["", words.say("page-as-printed")];
  const values = setup.edition?.values ?? [];
  return html`
    <div class="seating">
      <label>
        ${words.say("page-variant")}${text("variant", "Pink (5 Suits)", rules.variant, (variant) => setup.changeRules({ variant }))}
      </label>
      <label>
        ${words.say("page-clue-cost")}${number("clue_cost", printed[1], 1, rules.clue_cost, (value) => setup.changeRules({ clue_cost: value }), MOST_COST)}
      </label>
      <label>
        ${words.say("page-colour-reach")}${select(
          "colour_reach",
          [printed, ...named(words, COLOURS_REACH)],
          rules.colour_reach ?? "",
          (value) => setup.changeRules({ colour_reach: value || null }),
        )}
      </label>
      <label>
        ${words.say("page-value-reach")}${select(
          "value_reach",
          [printed, ...named(words, VALUES_REACH)],
          rules.value_reach ?? "",
          (value) => setup.changeRules({ value_reach: value || null }),
        )}
      </label>
      ${specialValue(setup, words)}
    </div>
    <fieldset class="named-values">
      <legend>${words.say("page-named-values")}</legend>
      ${values.map((value) => {
        const now = rules.named_values ?? values;
        return check(`named-value-${value}`, String(value), now.includes(value), (wanted) => {
          const chosen = values.filter((one) => (one === value ? wanted : now.includes(one)));
          setup.changeRules({ named_values: chosen.length === values.length ? null : chosen });
        });
      })}
    </fieldset>
  `;
}

/**
 * @param {Setup} setup
 * @param {Words} words
 */
function specialValue(setup, words) {
  const [special] = setup.settings.rules.special_values ?? [];
  const change = (/** @type {Partial<SpecialValue> | null} */ changes) =>
    setup.changeRules({
      special_values: changes && [{ ...(special ?? { value: 1 }), ...changes }],
    });
  return html`
    <label>
      ${words.say("page-special-value")}${select(
        "special-value",
        [
          ["", words.say("page-special-none")],
          ...(setup.edition?.values ?? []).map((value) => [String(value), String(value)]),
        ],
        String(special?.value ?? ""),
        (value) => change(value === "" ? null : { value: Number(value) }),
      )}
    </label>
    ${
      special
        ? html`
            <label>
              ${words.say("page-special-colours")}${select("special-touched", named(words, TOUCHED), special.touched ?? "own", (touched) => change({ touched }))}
            </label>
            <label>
              ${words.say("page-special-values")}${select(
                "special-touched-by-values",
                named(words, TOUCHED_BY_VALUES),
                special.touched_by_values ?? "own",
                (value) => change({ touched_by_values: value }),
              )}
            </label>
          `
        : ""
    }
  `;
}

/**
 * What of it is not as printed.
 * @param {Words} words
 * @param {RulesChoice} rules
 */
export function clueRulesChanged(words, rules) {
  const said = (/** @type {readonly (readonly [string, string])[]} */ options, /** @type {string} */ key) =>
    words.say(options.find(([one]) => one === key)?.[1] ?? "page-reach-same");
  return [
    rules.variant && called(words, "page-variant", rules.variant),
    rules.clue_cost && called(words, "page-clue-cost", String(rules.clue_cost)),
    rules.colour_reach && called(words, "page-colour-reach", said(COLOURS_REACH, rules.colour_reach)),
    rules.value_reach && called(words, "page-value-reach", said(VALUES_REACH, rules.value_reach)),
    rules.special_values?.length &&
      called(words, "page-special-value", words.list(rules.special_values.map((one) => String(one.value)))),
    rules.named_values &&
      called(words, "page-named-values", words.list(rules.named_values.map(String)) || words.say("page-special-none")),
  ].filter((one) => typeof one === "string");
}
