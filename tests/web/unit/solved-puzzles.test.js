// Puzzles that were solved here: days in a row, and nothing else that lies in the store counts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { mark, marks, streak } from "../../../src/hanabi/web/pages/solved-puzzles.js";

/** @param {string | null} text */
function store(text) {
  const kept = new Map([["hanabi.puzzles", text]]);
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  });
}

test("what is no mark of a day is left out", () => {
  store('{"2026-11-18": "solved", "2026-11-19": "bought", "yesterday": "seen", "2026-11-17": "seen"}');
  assert.deepEqual(marks(), { "2026-11-18": "solved", "2026-11-17": "seen" });
  for (const broken of ["", "null", "7", "[[]]", "{"]) {
    store(broken);
    assert.deepEqual(marks(), {});
  }
});

test("the first mark of a day stays", () => {
  store(null);
  mark("2026-11-18", "seen");
  mark("2026-11-18", "solved");
  mark("2026-11-19", "solved");
  mark("2026-11-19", "seen");
  assert.deepEqual(marks(), { "2026-11-18": "seen", "2026-11-19": "solved" });
});

test("days in a row are counted to today, or to yesterday while today's puzzle waits", () => {
  /** @type {Record<string, "solved" | "seen">} */
  const solved = { "2026-11-29": "solved", "2026-11-30": "solved", "2026-12-01": "solved" };
  assert.equal(streak(solved, "2026-12-01"), 3);
  assert.equal(streak(solved, "2026-12-02"), 3);
  assert.equal(streak(solved, "2026-12-03"), 0);
  assert.equal(streak({ ...solved, "2026-11-30": "seen" }, "2026-12-01"), 1);
  assert.equal(streak({ ...solved, "2026-12-02": "seen" }, "2026-12-02"), 0);
  assert.equal(streak({}, "2026-12-01"), 0);
});
