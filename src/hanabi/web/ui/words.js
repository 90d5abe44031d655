// Words: the messages of one language, said in the vocabulary of one edition.

import { FluentBundle, FluentResource } from "../vendor/fluent.js";

/** @import { ClueInfo } from "../net/messages.js" */

const EDITION = "cocktail";

export class Words {
  /**
   * @param {string} lang
   * @param {FluentBundle} bundle
   */
  constructor(lang, bundle, edition = EDITION) {
    this.lang = lang;
    this.bundle = bundle;
    this.edition = edition;
  }

  /**
   * The same language with the words of another edition.
   * @param {string} [edition]
   */
  of(edition) {
    return new Words(this.lang, this.bundle, edition ?? EDITION);
  }

  /** @param {string} message */
  has(message) {
    return this.bundle.hasMessage(message);
  }

  /**
   * @param {string} name  of a message, or of an attribute as `message.attribute`
   * @param {Record<string, string | number>} args
   */
  say(name, args = {}) {
    const [id, attribute] = name.split(".");
    const message = this.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) {
      console.warn(`no message ${name}`);
      return name;
    }
    return this.bundle.formatPattern(pattern, { edition: this.edition, ...args });
  }

  /**
   * @param {string} name
   * @param {"plain" | "clue" | "many" | "firework"} form
   */
  suit(name, form = "plain") {
    if (!this.has(`suit-${name}`)) return name;
    return this.say(form === "plain" ? `suit-${name}` : `suit-${name}.${form}`);
  }

  /**
   * A face such as `red 3`, in words.
   * @param {string} face
   */
  card(face) {
    const { suit, value } = parts(face);
    return this.say("card-face", { suit: this.suit(suit), value });
  }

  /** @param {ClueInfo} clue */
  clue(clue) {
    if (clue.colour) return this.say("clue-colour", { suit: this.suit(clue.colour, "clue") });
    return this.say("clue-value", { value: Number(clue.value) });
  }

  /** @param {ClueInfo} clue */
  noClue(clue) {
    if (clue.colour) return this.say("clue-no-colour", { suit: this.suit(clue.colour, "clue") });
    return this.say("clue-no-value", { value: Number(clue.value) });
  }

  /** @param {string[]} items */
  list(items) {
    if (items.length < 2) return items.join("");
    const rest = items.slice(0, -1).reduce((rest, next) => this.say("list-comma", { rest, next }));
    return this.say("list-and", { rest, last: items.at(-1) ?? "" });
  }

  /**
   * Why something was refused: in this language where there are words for it.
   * @param {string} code
   * @param {string} reason
   */
  refusal(code, reason) {
    if (this.has(`refusal-${code}`)) return this.say(`refusal-${code}`);
    return this.has(`page-problem-${code}`) ? this.say(`page-problem-${code}`, { reason }) : reason;
  }

  /** @param {string} text */
  title(text) {
    return text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  }
}

/**
 * Suit and value of a face as it is written on the wire: `red 3`.
 * @param {string} face
 */
export function parts(face) {
  const space = face.lastIndexOf(" ");
  return { suit: face.slice(0, space), value: Number(face.slice(space + 1)) };
}

/** @param {string} lang */
export async function loadWords(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const text = await (await fetch(new URL(`../words/${lang}.ftl`, import.meta.url))).text();
  bundle.addResource(new FluentResource(text));
  return new Words(lang, bundle);
}

/**
 * The language that the reader knows best among those that exist.
 * @param {Record<string, string>} known
 * @param {string | null} wish
 */
export function preferred(known, wish) {
  const wishes = [wish ?? "", ...navigator.languages].map((code) => code.split("-")[0]);
  return wishes.find((code) => code in known) ?? "en";
}
