// Words: the messages of one language, said in the vocabulary of one edition.

import { FluentBundle, FluentResource } from "../vendor/fluent.js";

const EDITION = "cocktail";

export class Words {
  constructor(lang, bundle, edition = EDITION) {
    this.lang = lang;
    this.bundle = bundle;
    this.edition = edition;
  }

  /** The same language with the words of another edition. */
  of(edition) {
    return new Words(this.lang, this.bundle, edition ?? EDITION);
  }

  has(message) {
    return this.bundle.hasMessage(message);
  }

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

  suit(name, form = "plain") {
    if (!this.has(`suit-${name}`)) return name;
    return this.say(form === "plain" ? `suit-${name}` : `suit-${name}.${form}`);
  }

  /** A face such as `red 3`, in words. */
  card(face) {
    const { suit, value } = parts(face);
    return this.say("card-face", { suit: this.suit(suit), value });
  }

  clue(clue) {
    if (clue.colour) return this.say("clue-colour", { suit: this.suit(clue.colour, "clue") });
    return this.say("clue-value", { value: clue.value });
  }

  noClue(clue) {
    if (clue.colour) return this.say("clue-no-colour", { suit: this.suit(clue.colour, "clue") });
    return this.say("clue-no-value", { value: clue.value });
  }

  list(items) {
    if (items.length < 2) return items.join("");
    const rest = items.slice(0, -1).reduce((rest, next) => this.say("list-comma", { rest, next }));
    return this.say("list-and", { rest, last: items.at(-1) });
  }

  /** Why something was refused: in this language where there are words for it. */
  refusal(code, reason) {
    if (this.has(`refusal-${code}`)) return this.say(`refusal-${code}`);
    return this.has(`page-problem-${code}`) ? this.say(`page-problem-${code}`, { reason }) : reason;
  }

  title(text) {
    return text.charAt(0).toLocaleUpperCase(this.lang) + text.slice(1);
  }
}

/** Suit and value of a face as it is written on the wire: `red 3`. */
export function parts(face) {
  const space = face.lastIndexOf(" ");
  return { suit: face.slice(0, space), value: Number(face.slice(space + 1)) };
}

export async function loadWords(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const text = await (await fetch(new URL(`../words/${lang}.ftl`, import.meta.url))).text();
  bundle.addResource(new FluentResource(text));
  return new Words(lang, bundle);
}

/** The language that the reader knows best among those that exist. */
export function preferred(known, wish) {
  const wishes = [wish, ...navigator.languages].filter(Boolean).map((code) => code.split("-")[0]);
  return wishes.find((code) => code in known) ?? "en";
}
