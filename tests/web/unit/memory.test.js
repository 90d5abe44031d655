// What the browser remembers: preferences and notes, also where storing is forbidden or holds something else.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Notes } from "../../../src/hanabi/web/board/notes.js";
import { Preferences, recall, remember } from "../../../src/hanabi/web/ui/preferences.js";

/** @type {Map<string, string>} */
const stored = new Map();

const storage = {
  getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => void stored.set(key, value),
  removeItem: (/** @type {string} */ key) => void stored.delete(key),
};

/** @param {object | undefined} value */
function store(value) {
  Object.defineProperty(globalThis, "localStorage", { value, configurable: true });
}

beforeEach(() => {
  stored.clear();
  store(storage);
});

test("what was remembered is recalled", () => {
  remember("place", { name: "Ada" });
  assert.deepEqual(recall("place", {}), { name: "Ada" });
  assert.equal(recall("elsewhere", 7), 7);
});

test("what cannot be read, or may not be, counts as nothing", () => {
  stored.set("place", "{broken");
  assert.equal(recall("place", "first"), "first");
  store(undefined);
  assert.equal(recall("place", "first"), "first");
  assert.doesNotThrow(() => remember("place", 1));
});

test("preferences begin with the usual, and keep what was chosen", () => {
  assert.equal(new Preferences().theme, "auto");
  remember("hanabi.preferences", { theme: "dark", name: "Bo" });
  const kept = new Preferences();
  assert.deepEqual([kept.theme, kept.name, kept.level], ["dark", "Bo", "everything"]);
});

test("whoever watches keeps notes in the browser, for each table and card", () => {
  const notes = new Notes("first");
  notes.write(3, " mine ", false);
  assert.equal(new Notes("first").of(3), "mine");
  assert.equal(new Notes("second").of(3), "");
  notes.write(3, "  ", false);
  assert.equal(new Notes("first").of(3), "");
});

test("the notes of the last thirty tables are kept", () => {
  for (let i = 0; i < 40; i++) new Notes(`table-${i}`).write(1, "note", false);
  assert.equal(new Notes("table-9").of(1), "");
  assert.equal(new Notes("table-10").of(1), "note");
  new Notes("table-10").write(2, "again", false);
  new Notes("one-more").write(1, "note", false);
  assert.equal(new Notes("table-10").of(1), "note");
  assert.equal(new Notes("table-11").of(1), "");
});

test("the browser keeps a note until the table has it, also one from before tables kept notes", async () => {
  remember("hanabi.notes.first", { 3: "from before" });
  let connected = false;
  /** @type {[number, string][]} */
  const sent = [];
  /** @returns {import("../../../src/hanabi/web/net/line.js").Answer} */
  const answer = (/** @type {number} */ card, /** @type {string} */ text) => {
    if (!connected) return { type: "refused", id: 1, code: "connection-lost", reason: "" };
    sent.push([card, text]);
    return card === 9
      ? { type: "refused", id: 1, code: "no-card-to-note", reason: "" }
      : { type: "done", id: 1, number: 1 };
  };
  const notes = new Notes("first", (card, text) => Promise.resolve(answer(card, text)));
  notes.write(9, "gone", true);
  await notes.sendAll();
  assert.equal(new Notes("first").of(9), "gone");
  connected = true;
  await notes.sendAll();
  assert.deepEqual(sent, [
    [3, "from before"],
    [9, "gone"],
  ]);
  assert.equal(stored.get("hanabi.notes.first"), undefined);
  assert.deepEqual([notes.of(3), notes.of(9)], ["from before", ""]);
  notes.hear({ 3: "at the table" }, true);
  assert.equal(notes.of(3), "at the table");
});
