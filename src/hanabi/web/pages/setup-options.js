// The folded part of the form: everything that most tables leave as it is, and in one line what this one does not.

import { html, nothing } from "../vendor/lit-html.js";
import { clock } from "./setup-clock.js";
import { FIRST_SETTINGS } from "./setup-defaults.js";
import { addOnToggle, called, check, select } from "./setup-fields.js";
import { house } from "./setup-house.js";

/**
 * @import { Setup } from "./setup.js"
 *
 * A part of the folded form: its fields, and in a few words each what is set otherwise than at first.
 * @typedef {{ render: (setup: Setup) => unknown, differs: (setup: Setup) => string[] }} Part
 */

const TALK = /** @type {const} */ (["silent", "remarks", "chat"]);
const WATCHING = /** @type {const} */ (["none", "seat", "delayed", "everything"]);

/** @type {Part} */
const addOns = {
  render: (setup) =>
    setup.edition?.add_ons.length
      ? html`
          <fieldset>
            <legend>${setup.app.words.say("page-add-ons")}</legend>
            ${setup.edition.add_ons.map((one) => addOnToggle(setup, one, "add_ons"))}
          </fieldset>
        `
      : nothing,
  differs: (setup) =>
    (setup.edition?.add_ons ?? []).filter((one) => setup.choice.add_ons.includes(one.key)).map((one) => one.name),
};

/** Who begins, what is dealt, and how fast bots are. @type {Part} */
const turns = {
  render(setup) {
    const { words } = setup.app;
    const { seats, first, winnable, bot_delay } = setup.settings;
    const numbered = Array.from({ length: seats }, (_, seat) => [
      String(seat),
      words.say("page-seat", { seat: seat + 1 }),
    ]);
    const beginners = [["", words.say("page-random")], ...numbered];
    return html`
      <fieldset class="seating">
        <legend>${words.say("page-turns")}</legend>
        <label>
          ${words.say("page-first")}${select("first", beginners, first === null ? "" : String(first), (value) =>
            setup.change({ first: value === "" ? null : Number(value) }),
          )}
        </label>
        ${check("winnable", words.say("page-winnable"), winnable, (wanted) => setup.change({ winnable: wanted }))}
        ${check("bot-delay", words.say("page-bot-delay"), bot_delay, (wanted) => setup.change({ bot_delay: wanted }))}
      </fieldset>
    `;
  },
  differs(setup) {
    const { words } = setup.app;
    const { first, winnable, bot_delay } = setup.settings;
    return [
      ...(first === null ? [] : [called(words, "page-first", words.say("page-seat", { seat: first + 1 }))]),
      ...(winnable ? [words.say("page-option-winnable")] : []),
      ...(bot_delay === FIRST_SETTINGS.bot_delay ? [] : [words.say("page-quick-bots")]),
    ];
  },
};

/** Who may say what, watch, take back, and ask for hints. @type {Part} */
const manners = {
  render(setup) {
    const { words } = setup.app;
    const { settings } = setup;
    const talk = TALK.map((key) => [key, words.say(`page-talk-${key}`)]);
    const watching = WATCHING.map((key) => [key, words.say(`page-spectators-${key}`)]);
    return html`
      <fieldset class="seating">
        <legend>${words.say("page-manners")}</legend>
        <label>
          ${words.say("page-talk")}${select("talk", talk, settings.talk, (talk) => setup.change({ talk }))}
        </label>
        <label>
          ${words.say("page-spectators")}${select("spectators", watching, settings.spectators, (spectators) => setup.change({ spectators }))}
        </label>
        ${check("public", words.say("page-public"), settings.public, (wanted) => setup.change({ public: wanted }))}
        ${check("take-backs", words.say("page-take-backs"), settings.take_backs, (wanted) => setup.change({ take_backs: wanted }))}
        ${check("hints", words.say("page-hints"), settings.hints, (wanted) => setup.change({ hints: wanted }))}
      </fieldset>
    `;
  },
  differs(setup) {
    const { words } = setup.app;
    const { settings } = setup;
    /** @param {"talk" | "spectators"} name */
    const chosen = (name) =>
      settings[name] === FIRST_SETTINGS[name]
        ? []
        : [called(words, `page-${name}`, words.say(`page-${name}-${settings[name]}`))];
    return [
      ...chosen("talk"),
      ...chosen("spectators"),
      ...(settings.public ? [words.say("page-option-public")] : []),
      ...(settings.take_backs ? [words.say("page-option-take-backs")] : []),
      ...(settings.hints ? [words.say("page-option-hints")] : []),
    ];
  },
};

/**
 * All parts in their order: a new one is a line here.
 * @type {Part[]}
 */
const PARTS = [addOns, clock, manners, turns, house];

/** What is set otherwise than at first, in one line. @param {Setup} setup */
export const optionsSet = (setup) => PARTS.flatMap((part) => part.differs(setup)).join(" · ");

/** @param {Setup} setup */
export const optionFields = (setup) => PARTS.map((part) => part.render(setup));
