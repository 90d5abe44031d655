// Setting a table: edition, number of players and who plays; the rest is folded. The rules are told as they change.

import * as api from "../net/api.js";
import { html, live, nothing } from "../vendor/lit-html.js";
import { rulesText } from "./rules-text.js";
import { FIRST_RULES, FIRST_SETTINGS } from "./setup-defaults.js";
import { select } from "./setup-fields.js";

/**
 * @import { App } from "../app.js"
 * @import { BotInfo, EditionInfo, RulesChoice, RulesText, Settings } from "../net/messages.js"
 * @import { AllSettings } from "./setup-defaults.js"
 */

const PAUSE = 250;
/** Settings that are always in sight. */
const UNFOLDED = new Set(["rules", "seats", "bots"]);

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
    /** Set while a change waits to be told. @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    this.asked = 0;
    /** Whether anything was chosen yet. */
    this.touched = false;
    /** The folded part of the form, fetched when it is opened or holds something. @type {typeof import("./setup-options.js") | null} */
    this.options = null;
    this.load();
  }

  async load() {
    if (!this.isUsual) this.unfold();
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

  /** Have the folded part. */
  async unfold() {
    this.options ??= await this.app.part(import("./setup-options.js"));
    this.app.draw();
  }

  /** Whether all that is folded is as at first. */
  get isUsual() {
    const others = Object.entries(this.settings).filter(([name]) => !UNFOLDED.has(name));
    const { edition: _, ...changed } = this.settings.rules;
    return (
      others.every(([name, value]) => value === FIRST_SETTINGS[/** @type {keyof AllSettings} */ (name)]) &&
      Object.values(changed).every((value) => value === null || (Array.isArray(value) && !value.length))
    );
  }

  get choice() {
    return { ...FIRST_RULES, ...this.settings.rules }; // the server leaves out what is usual
  }

  get edition() {
    return this.editions.find((one) => one.key === this.choice.edition);
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
    this.timer = setTimeout(() => this.tell(), PAUSE);
  }

  async tell() {
    await this.ask();
    this.timer = undefined;
    if (!this.wrong) this.changed(this.settings);
  }

  /**
   * How the table is set by now, unless something was chosen here since.
   * @param {Settings} settings
   */
  follow(settings) {
    if (this.timer !== undefined || this.wrong) return;
    this.settings = structuredClone({ ...FIRST_SETTINGS, ...settings });
    if (!this.options && !this.isUsual) this.unfold();
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
      if (number === this.asked) this.wrong = this.app.reason(problem, this.app.words.of(this.choice.edition));
    }
    this.app.draw();
  }

  /** @param {unknown} seating  who plays, for the form of a table that is not there yet */
  render(seating = nothing) {
    return html`
      <div class="setup">
        ${this.editionChoice()}
        <div class="seating players">${this.seatCount()}${seating}</div>
        ${this.aboutBots()}
        ${this.moreOptions()} ${this.told()}
      </div>
    `;
  }

  editionChoice() {
    return html`
      <fieldset class="editions">
        <legend>${this.app.words.say("page-edition")}</legend>
        <div class="pills">
          ${this.editions.map(
            (one) => html`
              <label class="pill">
                <input
                  type="radio"
                  name="edition"
                  value=${one.key}
                  data-testid="edition-${one.key}"
                  .checked=${live(one.key === this.choice.edition)}
                  @change=${() => this.changeRules({ edition: one.key, add_ons: [] })}
                />
                ${one.name}
              </label>
            `,
          )}
        </div>
        <small>${this.edition?.about}</small>
      </fieldset>
    `;
  }

  seatCount() {
    const { seats } = this.settings;
    const counts = (this.edition?.players ?? [seats]).map((n) => [String(n), String(n)]);
    return html`
      <label>
        ${this.app.words.say("page-players")}${select("seats", counts, String(seats), (value) => this.change({ seats: Number(value) }))}
      </label>
    `;
  }

  /** Who plays with whoever sets the table: friends, who come by the link, or bots. */
  whoPlays() {
    const { words } = this.app;
    const { seats, bots } = this.settings;
    const setBot = (/** @type {number} */ seat, /** @type {string} */ bot) => {
      const { [seat]: _, ...others } = bots;
      this.change({ bots: bot ? { ...others, [seat]: bot } : others });
    };
    const sitters = [
      ["", words.say("page-person")],
      ...this.bots.map(({ name }) => [name, words.say("page-bot", { bot: name })]),
    ];
    return Array.from({ length: seats - 1 }, (_, i) => i + 1).map(
      (seat) => html`
        <label>
          ${words.say("page-seat", { seat: seat + 1 })}${select(`bot-${seat}`, sitters, bots[seat] ?? "", (bot) => setBot(seat, bot))}
        </label>
      `,
    );
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

  moreOptions() {
    const { words } = this.app;
    return html`
      <details class="more" @toggle=${() => this.options ?? this.unfold()}>
        <summary data-testid="more-options">
          ${words.say("page-more-options")}
          <small data-testid="options-set">${this.options?.optionsSet(this) || words.say("page-options-usual")}</small>
        </summary>
        ${this.options?.optionFields(this) ?? nothing}
      </details>
    `;
  }

  told() {
    const { words } = this.app;
    if (this.wrong)
      return html`
        <p class="wrong" role="alert" data-testid="rules-problem">${this.wrong}</p>
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
