// The keys at a table: what each one asks for.

import assert from "node:assert/strict";
import { test } from "node:test";
import { colourKeys, isPauseKey, meaning } from "../../../src/hanabi/web/board/keys.js";

/** @param {string} key @param {{ altKey?: boolean, shiftKey?: boolean }} [held] */
const pressed = (key, held = {}) => meaning({ key, altKey: false, shiftKey: false, ...held });

test("a digit picks up a card by its place", () => {
  assert.deepEqual(pressed("1"), { do: "select", place: 1 });
  assert.deepEqual(pressed("6"), { do: "select", place: 6 });
  assert.equal(pressed("0"), null);
});

test("letters act, also while caps lock is on", () => {
  assert.deepEqual(pressed("p"), { do: "play" });
  assert.deepEqual(pressed("P"), { do: "play" });
  assert.deepEqual(
    ["d", "c", "n", "l", "t", "e"].map((key) => pressed(key)?.do),
    ["discard", "clue", "note", "log", "talk", "through"],
  );
});

test("shift with an arrow moves a card, and shift with anything else means nothing", () => {
  assert.deepEqual(pressed("ArrowLeft", { shiftKey: true }), { do: "shift", by: -1 });
  assert.deepEqual(pressed("ArrowRight", { shiftKey: true }), { do: "shift", by: 1 });
  assert.equal(pressed("ArrowUp", { shiftKey: true }), null);
  assert.equal(pressed("P", { shiftKey: true }), null);
});

test("the game is paused by Shift with P, never by P alone, which plays a card", () => {
  assert.ok(isPauseKey({ key: "P", altKey: false, shiftKey: true }));
  assert.ok(!isPauseKey({ key: "P", altKey: false, shiftKey: false }));
  assert.ok(!isPauseKey({ key: "P", altKey: true, shiftKey: true }));
});

test("keys with alt are the browser's, except the one that always cancels", () => {
  assert.equal(pressed("p", { altKey: true }), null);
  assert.deepEqual(pressed("Escape", { altKey: true }), { do: "cancel" });
});

test("other keys mean nothing, whatever objects inherit", () => {
  for (const key of ["x", "Tab", "ArrowLeft", "toString", "constructor", "__proto__"]) assert.equal(pressed(key), null);
  assert.equal(pressed("toString", { shiftKey: true }), null);
});

test("each colour has a letter of its own in a menu of clues", () => {
  const names = ["white", "blue", "black", "cyan", "b"];
  const rules = { suits: names.map((name) => ({ name })), mixed_colours: ["yellow", "teal"] };
  const words = { lang: "en", suit: (/** @type {string} */ name) => name };
  // @ts-expect-error: no more of a board than the keys need
  const keys = Object.fromEntries(colourKeys({ rules, words }));
  assert.deepEqual(keys, { white: "w", blue: "b", black: "l", cyan: "y", yellow: "o", teal: "t" });
});
