// One's own time: said at a minute, half a minute and ten seconds, once each, and only while it runs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Clocks } from "../../../src/hanabi/web/board/clocks.js";
import { OwnTime } from "../../../src/hanabi/web/pages/own-time.js";

/** A player at seat 0, as far as their time is concerned. */
function player() {
  const said = /** @type {unknown[]} */ ([]);
  const words = { say: (/** @type {string} */ message, /** @type {object} */ args) => JSON.stringify([message, args]) };
  const left = new AbortController();
  const clocks = new Clocks();
  const app = { words, prefs: { sounds: false }, tell: (/** @type {string} */ text) => said.push(text) };
  const page = { app, board: { clocks }, update: { you: 0 }, left };
  // @ts-expect-error: no more of a page than this needs
  const time = new OwnTime(page);
  const hear = (/** @type {number | null} */ running, /** @type {number} */ seconds) => {
    clocks.hear({ running, left: [seconds, 500] }, { per: "game", seconds: 600 });
    time.hear();
  };
  return { said, left, hear };
}

test("the own time is said three times while it runs, also if other news comes between", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { said, hear } = player();
  hear(0, 70);
  context.mock.timers.tick(11_000);
  assert.equal(said.length, 1);
  hear(0, 59);
  context.mock.timers.tick(48_000);
  assert.equal(said.length, 2);
  context.mock.timers.tick(11_000);
  assert.equal(said.length, 3);
});

test("nothing is said of a clock that stands, or after one has left", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  const { said, hear, left } = player();
  hear(1, 70);
  context.mock.timers.tick(80_000);
  hear(0, 70);
  hear(null, 65);
  context.mock.timers.tick(80_000);
  hear(0, 70);
  left.abort();
  context.mock.timers.tick(80_000);
  assert.deepEqual(said, []);
});
