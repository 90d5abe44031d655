// How a table is set at first: by the form, and by the two buttons of the front page that need no form.

/**
 * @import { RulesChoice, Settings } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @typedef {Required<Settings>} AllSettings
 */

/** The bot that sits down when nobody chose one. */
export const FIRST_BOT = "friend";

/** @satisfies {RulesChoice} */
export const FIRST_RULES = {
  edition: "cocktail",
  add_ons: /** @type {string[]} */ ([]),
  house: /** @type {string[]} */ ([]),
};

/** @type {AllSettings} */
export const FIRST_SETTINGS = {
  rules: FIRST_RULES,
  seats: 3,
  bots: {},
  first: null,
  talk: "remarks",
  spectators: "none",
  public: false,
  bot_delay: true,
  winnable: false,
  take_backs: false,
  hints: false,
  clock: null,
  time_out: "bot",
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

/**
 * A table at which somebody plays at once, with two bots, and may ask for hints.
 * @param {Words} words
 * @returns {AllSettings}
 */
export const botsSettings = (words) => ({
  ...firstSettings(words),
  bots: { 1: FIRST_BOT, 2: FIRST_BOT },
  hints: true,
});

/**
 * A table for friends: nobody else finds it, its seats are free, and they may say what they like.
 * @param {Words} words
 * @returns {AllSettings}
 */
export const friendsSettings = (words) => ({ ...firstSettings(words), seats: 4, talk: "chat" });
