// What the page says: the real messages, formatted as the page formats them.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { parts, preferred, Words } from "../../../src/hanabi/web/ui/words.js";
import { FluentBundle, FluentResource } from "../../../src/hanabi/web/vendor/fluent.js";

/** @param {string} lang */
function wordsOf(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const file of ["page", "vocabulary", "refusals"]) {
    const path = new URL(`../../../src/hanabi/words/${lang}/${file}.ftl`, import.meta.url);
    bundle.addResource(new FluentResource(readFileSync(path, "utf-8")));
  }
  return new Words(lang, bundle);
}

const english = wordsOf("en");
const swedish = wordsOf("sv");

test("a face is taken apart at its last space", () => {
  assert.deepEqual(parts("red 3"), { suit: "red", value: 3 });
  assert.deepEqual(parts("dark red 5"), { suit: "dark red", value: 5 });
});

test("cards and clues are named in the language of the reader", () => {
  assert.equal(english.card("red 3"), "red 3");
  assert.equal(english.clue({ colour: "blue" }), "blue");
  assert.notEqual(english.clue({ value: 2 }), english.noClue({ value: 2 }));
  assert.notEqual(swedish.card("red 3"), english.card("red 3"));
});

test("a suit without words keeps its name", () => {
  assert.equal(english.suit("ultraviolet"), "ultraviolet");
  assert.equal(english.card("ultraviolet 2"), "ultraviolet 2");
});

test("a list ends with and", () => {
  assert.equal(english.list([]), "");
  assert.equal(english.list(["Ada"]), "Ada");
  assert.equal(english.list(["Ada", "Bo"]), "Ada and Bo");
  assert.equal(english.list(["Ada", "Bo", "Cy"]), "Ada, Bo and Cy");
  assert.equal(swedish.list(["Ada", "Bo", "Cy"]), "Ada, Bo och Cy");
});

test("each edition has words of its own", () => {
  assert.notEqual(english.of("abacus").say("noun-token.many"), english.of("cocktail").say("noun-token.many"));
  assert.equal(english.of(undefined).edition, "cocktail");
});

test("a refusal has words, or else the reason that was given", () => {
  assert.equal(english.refusal("no-tokens", "?"), english.say("refusal-no-tokens"));
  assert.equal(english.refusal("something-new", "because"), "because");
});

test("a message that does not exist is named, not hidden", (t) => {
  t.mock.method(console, "warn", () => {});
  assert.equal(english.say("no-such-message"), "no-such-message");
});

test("a sentence begins with a capital", () => {
  assert.equal(english.title("clue tokens"), "Clue tokens");
  assert.equal(swedish.title("ärg"), "Ärg");
});

test("the wish of the reader comes before the languages of the browser", () => {
  const known = { en: "English", sv: "Svenska" };
  assert.equal(preferred(known, "sv"), "sv");
  assert.equal(preferred(known, "xx"), preferred(known, null));
  assert.ok(preferred(known, null) in known);
});
