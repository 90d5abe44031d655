// Setting a table: edition, add-ons, house rules, seats and bots, with the rules told as they change.

import * as api from "../net/api.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { rulesText } from "./rules-text.js";

/**
 * @import { App } from "../app.js"
 * @import { AddOnInfo, BotInfo, EditionInfo, RulesChoice, RulesText, Settings } from "../net/messages.js"
 * @import { InputChange, SelectChange } from "../ui/events.js"
 * @import { Words } from "../ui/words.js"
 * @typedef {Required<Settings>} AllSettings
 */

const PAUSE = 250;
const MOST = 99;

/** Who sits with whoever just wants to play. */
export const FIRST_BOT = "steady";

/** @satisfies {RulesChoice} */
const FIRST_RULES = { edition: "cocktail", add_ons: /** @type {string[]} */ ([]), house: /** @type {string[]} */ ([]) };

/** @type {AllSettings} */
const FIRST_SETTINGS = {
  rules: FIRST_RULES,
  seats: 3,
  bots: {},
  first: null,
  talk: "remarks",
  spectators: "none",
  public: false,
  bot_delay: true,
  take_backs: false,
};

/**
 * How a table is set at first: with the edition that is sold where the language is spoken.
 * @param {Words} words
 * @returns {AllSettings}
 */
export const firstSettings = (words) => ({
  ...FIRST_SETTINGS,
  rules: { ...FIRST_RULES, edition: words.say("language-edition") },
});

export class Setup {
  /**
   * @param {App} app
   * @param {Settings} settings
   * @param {(settings: Settings) => unknown} changed  is told of every change that makes a possible table
   */
  constructor(app, settings, changed = () => {}) {
    this.app = app;
    this.changed = changed;
    /** @type {AllSettings} */
    this.settings = structuredClone({ ...FIRST_SETTINGS, ...settings });
    /** @type {EditionInfo[]} */
    this.editions = [];
    /** @type {BotInfo[]} */
    this.bots = [];
    /** @type {RulesText | null} */
    this.text = null;
    /** Why these rules cannot be. */
    this.wrong = "";
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.asked = 0;
    /** Whether anything was chosen yet. */
    this.touched = false;
    this.load();
  }

  async load() {
    try {
      [this.editions, this.bots] = await Promise.all([
        api.editions(this.app.words.lang),
        api.bots(this.app.words.lang),
      ]);
      await this.ask();
    } catch (problem) {
      this.app.problem(problem);
    }
    this.app.draw();
  }

  get choice() {
    return { ...FIRST_RULES, ...this.settings.rules }; // the server leaves out what is usual
  }

  /** @param {Settings} changes */
  change(changes) {
    this.touched = true;
    Object.assign(this.settings, changes);
    const { seats, bots, first } = this.settings;
    this.settings.bots = Object.fromEntries(Object.entries(bots).filter(([seat]) => Number(seat) < seats));
    if (first !== null && first >= seats) this.settings.first = null;
    this.app.draw();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask().then(() => !this.wrong && this.changed(this.settings)), PAUSE);
  }

  /** @param {RulesChoice} changes  null for as printed */
  changeRules(changes) {
    const rules = Object.entries({ ...this.settings.rules, ...changes });
    this.change({ rules: Object.fromEntries(rules.filter(([, value]) => value !== null)) });
  }

  /** Have the server tell these rules, or say why they cannot be. */
  async ask() {
    const asked = { rules: this.settings.rules, seats: this.settings.seats, lang: this.app.words.lang };
    this.asked += 1;
    const number = this.asked;
    try {
      const text = await api.rules(asked);
      if (number === this.asked) Object.assign(this, { text, wrong: "" });
    } catch (problem) {
      if (number === this.asked) this.wrong = problem instanceof Error ? problem.message : String(problem);
    }
    this.app.draw();
  }

  /** `taken` are the seats where people sit: no bot can have them. */
  render(taken = [0]) {
    const { words } = this.app;
    const edition = this.editions.find((one) => one.key === this.choice.edition);
    return html`
      <div class="setup">
        <fieldset class="editions">
          <legend>${words.say("page-edition")}</legend>
          ${this.editions.map(
            (one) => html`
              <label class="tile">
                <input
                  type="radio"
                  name="edition"
                  value=${one.key}
                  data-testid="edition-${one.key}"
                  .checked=${live(one.key === this.choice.edition)}
                  @change=${() => this.changeRules({ edition: one.key, add_ons: [] })}
                />
                <b>${one.name}</b>
                <small>${one.about}</small>
              </label>
            `,
          )}
        </fieldset>
        ${edition?.add_ons.length ? this.addOns(edition) : nothing} ${this.seats(edition, taken)} ${this.manners()}
        ${this.house(edition)} ${this.told()}
      </div>
    `;
  }

  /** @param {EditionInfo} edition */
  addOns(edition) {
    return html`
      <fieldset>
        <legend>${this.app.words.say("page-add-ons")}</legend>
        ${edition.add_ons.map((one) => this.toggle(one, "add_ons"))}
      </fieldset>
    `;
  }

  /**
   * @param {AddOnInfo} one
   * @param {"add_ons" | "house"} list
   */
  toggle(one, list) {
    const chosen = this.choice[list];
    const flip = (/** @type {InputChange} */ event) =>
      this.changeRules({
        [list]: event.target.checked ? [...chosen, one.key] : chosen.filter((key) => key !== one.key),
      });
    return html`
      <label class="check">
        <input
          type="checkbox"
          data-testid="addon-${one.key}"
          .checked=${live(chosen.includes(one.key))}
          @change=${flip}
        />
        <span>
          <b>${one.name}</b>
          <small>${one.about}</small>
        </span>
      </label>
    `;
  }

  /**
   * @param {EditionInfo | undefined} edition
   * @param {number[]} taken
   */
  seats(edition, taken) {
    const { words } = this.app;
    const { seats, bots, first } = this.settings;
    const setBot = (/** @type {number} */ seat, /** @type {string} */ bot) => {
      /** @type {Record<string, string>} */
      const now = { ...bots, [seat]: bot };
      if (!bot) delete now[seat];
      this.change({ bots: now });
    };
    const setFirst = (/** @type {string} */ value) => this.change({ first: value === "" ? null : Number(value) });
    const sitters = [
      ["", words.say("page-person")],
      ...this.bots.map(({ name }) => [name, words.say("page-bot", { bot: name })]),
    ];
    const numbered = range(0, seats - 1).map((seat) => [String(seat), words.say("page-seat", { seat: seat + 1 })]);
    const beginners = [["", words.say("page-random")], ...numbered];
    return html`
      <fieldset class="seating">
        <legend>${words.say("page-seats")}</legend>
        <label>
          ${words.say("page-seat-count")}${select(
            "seats",
            (edition?.players ?? [seats]).map((n) => [String(n), String(n)]),
            String(seats),
            (value) => this.change({ seats: Number(value) }),
          )}
        </label>
        ${range(0, seats - 1)
          .filter((seat) => !taken.includes(seat))
          .map(
            (seat) => html`
              <label>
                ${words.say("page-seat", { seat: seat + 1 })}${select(`bot-${seat}`, sitters, bots[seat] ?? "", (bot) => setBot(seat, bot))}
              </label>
            `,
          )}
        <label>
          ${words.say("page-first")}${select("first", beginners, first === null ? "" : String(first), setFirst)}
        </label>
        ${this.aboutBots()}
        <label class="check">
          <input
            type="checkbox"
            data-testid="bot-delay"
            .checked=${live(this.settings.bot_delay)}
            @change=${(/** @type {InputChange} */ event) => this.change({ bot_delay: event.target.checked })}
          />
          ${words.say("page-bot-delay")}
        </label>
      </fieldset>
    `;
  }

  aboutBots() {
    return html`
      <details class="about-bots">
        <summary data-testid="about-bots">${this.app.words.say("page-about-bots")}</summary>
        <dl>
          ${this.bots.map(
            ({ name, about }) => html`
              <div data-testid="about-${name}">
                <dt>${name}</dt>
                <dd>${about}</dd>
              </div>
            `,
          )}
        </dl>
      </details>
    `;
  }

  manners() {
    const { words } = this.app;
    const talks = /** @type {const} */ (["silent", "remarks", "chat"]).map((key) => [
      key,
      words.say(`page-talk-${key}`),
    ]);
    const watchers = /** @type {const} */ (["none", "seat", "everything"]).map((key) => [
      key,
      words.say(`page-spectators-${key}`),
    ]);
    return html`
      <fieldset class="seating">
        <legend>${words.say("page-manners")}</legend>
        <label>
          ${words.say("page-talk")}${select("talk", talks, this.settings.talk, (talk) => this.change({ talk }))}
        </label>
        <label>
          ${words.say("page-spectators")}${select("spectators", watchers, this.settings.spectators, (spectators) => this.change({ spectators }))}
        </label>
        <label class="check">
          <input
            type="checkbox"
            data-testid="public"
            .checked=${live(this.settings.public)}
            @change=${(/** @type {InputChange} */ event) => this.change({ public: event.target.checked })}
          />
          ${words.say("page-public")}
        </label>
        <label class="check">
          <input
            type="checkbox"
            data-testid="take-backs"
            .checked=${live(this.settings.take_backs)}
            @change=${(/** @type {InputChange} */ event) => this.change({ take_backs: event.target.checked })}
          />
          ${words.say("page-take-backs")}
        </label>
      </fieldset>
    `;
  }

  /** @param {EditionInfo | undefined} edition */
  house(edition) {
    const words = this.app.words.of(this.choice.edition);
    const rules = this.settings.rules;
    const printed = new Set(edition?.add_ons.map((one) => one.key));
    const foreign = this.editions.flatMap((one) => one.add_ons).filter((one) => !printed.has(one.key));
    /**
     * @param {"empty_clues" | "announced_plays" | "play_on"} name
     * @param {string} label
     */
    const flag = (name, label) => html`
      <label>
        ${words.say(label)}${select(
          name,
          [
            ["", words.say("page-as-printed")],
            ["true", words.say("page-yes")],
            ["false", words.say("page-no")],
          ],
          rules[name] === undefined || rules[name] === null ? "" : String(rules[name]),
          (value) => this.changeRules({ [name]: value === "" ? null : value === "true" }),
        )}
      </label>
    `;
    /**
     * @param {"clue_tokens" | "strikes" | "hand_size"} name
     * @param {string} label
     * @param {number} least
     */
    const number = (name, label, least) => html`
      <label>
        ${label}
        <input
          type="number"
          inputmode="numeric"
          min=${least}
          max=${MOST}
          data-testid=${name}
          placeholder=${words.say("page-as-printed")}
          .value=${live(rules[name] ?? "")}
          @change=${(/** @type {InputChange} */ event) => this.changeRules({ [name]: whole(event.target.value, least) })}
        />
      </label>
    `;
    return html`
      <details class="house">
        <summary data-testid="house-rules">${words.say("rules-name-house")}</summary>
        <div class="seating">
          ${flag("empty_clues", "page-empty-clues")} ${flag("announced_plays", "page-announced-plays")}
          ${flag("play_on", "page-play-on")}
          <label>
            ${words.say("page-strikeout")}${select(
              "strikeout",
              [
                ["", words.say("page-as-printed")],
                ["zero", words.say("page-strikeout-zero")],
                ["tally", words.say("page-strikeout-tally")],
              ],
              rules.strikeout ?? "",
              (value) => this.changeRules({ strikeout: value || null }),
            )}
          </label>
          ${number("clue_tokens", words.say("page-number-tokens"), 0)}
          ${number("strikes", words.say("page-number-strikes"), 1)}
          ${number("hand_size", words.say("page-number-hand"), 1)}
        </div>
        <div>${foreign.map((one) => this.toggle(one, "house"))}</div>
      </details>
    `;
  }

  told() {
    const { words } = this.app;
    if (this.wrong)
      return html`
        <p class="wrong" role="alert" data-testid="rules-problem">
          ${words.say("page-impossible", { reason: this.wrong })}
        </p>
      `;
    if (!this.text) return nothing;
    return html`
      <details class="told" data-testid="rules-text">
        <summary>
          ${words.say("page-rules-summary", { title: this.text.title, cards: this.text.deck_size, maximum: this.text.maximum })}
        </summary>
        ${rulesText(this.text)}
      </details>
    `;
  }
}

/** A whole number within its bounds, or null for an empty field. */
export const whole = (/** @type {string} */ text, /** @type {number} */ least) =>
  text === "" ? null : Math.max(least, Math.min(MOST, Math.round(Number(text))));

const range = (/** @type {number} */ from, /** @type {number} */ to) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/**
 * @template {string} T
 * @param {string} testid
 * @param {string[][]} options  the values with their names
 * @param {T} value
 * @param {(value: T) => void} changed
 */
function select(testid, options, value, changed) {
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
