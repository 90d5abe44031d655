// What is searched for among past games: read from the address, kept there, and asked for by the form.

import { html, live, nothing } from "../vendor/lit-html.js";
import { check, select } from "./setup-fields.js";

/**
 * @import { AddOnInfo, EditionInfo } from "../net/messages.js"
 * @import { InputChange } from "../ui/events.js"
 * @import { Words } from "../ui/words.js"
 */

const REASONS = ["victory", "last-round", "strikes", "indispensable", "deadlock", "ended"];

/** Every part of a search, as the server calls it, and what it is when nothing is asked for. */
const NOTHING = {
  edition: "",
  add_on: "",
  players: "",
  reason: "",
  /** Parts of names, with commas between them. */
  name: "",
  least: "",
  most: "",
  perfect: "",
  since: "",
  until: "",
  tag: "",
  mine: "",
  /** Where the page begins, as the server said. */
  after: "",
};

/** The parts that the form folds away, unless one of them is set. */
const FOLDED = /** @type {const} */ (["add_on", "least", "most", "perfect", "since", "until"]);

/** @typedef {typeof NOTHING} Filter */

/**
 * @param {string} search  of an address, such as `?edition=show&name=Ann&name=Bo`
 * @returns {Filter}
 */
export function readFilter(search) {
  const asked = new URLSearchParams(search);
  const given = Object.keys(NOTHING).map((field) => [field, asked.getAll(field).join(", ")]);
  return { ...NOTHING, ...Object.fromEntries(given) };
}

/**
 * What is asked of the server: several names where there are several.
 * @param {Filter} filter
 */
export function asked(filter) {
  const name = filter.name
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);
  return { ...filter, name };
}

/**
 * The address of a search.
 * @param {Filter} filter
 */
export function addressOf(filter) {
  const search = new URLSearchParams();
  for (const [field, values] of Object.entries(asked(filter)))
    for (const value of [values].flat()) if (value && value !== "0") search.append(field, value);
  return search.size ? `/games?${search}` : "/games";
}

/**
 * Whether anything is asked for beside the page.
 * @param {Filter} filter
 */
export const isNarrowed = (filter) => addressOf({ ...filter, after: "" }) !== "/games";

/**
 * @typedef {object} Form
 * @property {Words} words
 * @property {Filter} filter
 * @property {EditionInfo[]} editions
 * @property {(changes: Partial<Filter>, typing?: boolean) => void} set  `typing` while something is being written
 */

/** @param {Form} form */
export function filterForm(form) {
  const { words, filter, editions, set } = form;
  const folded = FOLDED.some((field) => filter[field]);
  return html`
    <form class="filters" role="search" @submit=${(/** @type {SubmitEvent} */ event) => event.preventDefault()}>
      <label>
        ${words.say("page-player")}
        <input
          type="search"
          data-testid="filter-name"
          maxlength="120"
          autocomplete="off"
          placeholder=${words.say("page-names-example")}
          .value=${live(filter.name)}
          @input=${(/** @type {InputChange} */ event) => set({ name: event.target.value }, true)}
        />
      </label>
      ${choice(form, "edition", words.say("page-edition"), named(editions))}
      ${choice(
        form,
        "players",
        words.say("page-players"),
        ["2", "3", "4", "5", "6"].map((n) => [n, n]),
      )}
      ${choice(
        form,
        "reason",
        words.say("page-ending"),
        REASONS.map((reason) => [reason, words.say(`page-ending-${reason}`)]),
      )}
      ${check("filter-mine", words.say("page-only-mine"), filter.mine === "true", (mine) => set({ mine: mine ? "true" : "" }))}
      <details class="more" ?open=${folded}>
        <summary data-testid="more-filters">${words.say("page-more-filters")}</summary>
        <div class="filters">${moreFilters(form)}</div>
      </details>
    </form>
  `;
}

/** @param {Form} form */
function moreFilters(form) {
  const { words, filter, editions, set } = form;
  return html`
    ${choice(form, "add_on", words.say("page-add-ons"), named(addOns(editions)))}
    ${field(form, "least", words.say("page-points-from"), "number", { low: "0", high: filter.most || "999" })}
    ${field(form, "most", words.say("page-points-to"), "number", { low: filter.least || "0", high: "999" })}
    ${field(form, "since", words.say("page-since-day"), "date", { low: "1970-01-02", high: filter.until || "8999-12-31" })}
    ${field(form, "until", words.say("page-until-day"), "date", { low: filter.since || "1970-01-02", high: "8999-12-31" })}
    ${check("filter-perfect", words.say("page-only-perfect"), filter.perfect === "true", (perfect) => set({ perfect: perfect ? "true" : "" }))}
  `;
}

/** @param {{ key: string, name: string }[]} things */
const named = (things) => things.map(({ key, name }) => [key, name]);

/**
 * The add-ons of all editions, each once.
 * @param {EditionInfo[]} editions
 * @returns {AddOnInfo[]}
 */
const addOns = (editions) => [
  ...new Map(editions.flatMap(({ add_ons }) => add_ons.map((one) => [one.key, one]))).values(),
];

/**
 * @param {Form} form
 * @param {"edition" | "players" | "reason" | "add_on"} name
 * @param {string} label
 * @param {string[][]} options
 */
const choice = ({ words, filter, set }, name, label, options) => html`
  <label>
    ${label}${select(`filter-${name}`, [["", words.say("page-any")], ...options], filter[name], (value) => set({ [name]: value }))}
  </label>
`;

/**
 * A number or a day. What the browser finds wrong is said by the browser, and not searched for.
 * @param {Form} form
 * @param {"least" | "most" | "since" | "until"} name
 * @param {string} label
 * @param {"number" | "date"} type
 * @param {{ low: string, high: string }} bounds
 */
const field = ({ filter, set }, name, label, type, { low, high }) => html`
  <label>
    ${label}
    <input
      type=${type}
      inputmode=${type === "number" ? "numeric" : nothing}
      data-testid="filter-${name}"
      min=${low}
      max=${high}
      .value=${live(filter[name])}
      @change=${(/** @type {InputChange} */ event) => event.target.reportValidity() && set({ [name]: event.target.value })}
    />
  </label>
`;
