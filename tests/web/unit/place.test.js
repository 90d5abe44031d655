// Where windows float: beside what they belong to, over no card where that can be.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeFor } from "../../../src/hanabi/web/board/place.js";

/** @type {(left: number, top: number, wide: number, high: number) => { left: number, top: number, right: number, bottom: number }} */
const box = (left, top, wide, high) => ({ left, top, right: left + wide, bottom: top + high });
const screen = box(0, 0, 800, 600);
const size = { wide: 200, high: 100 };

test("it comes right above what it belongs to, if there is nothing else", () => {
  assert.deepEqual(placeFor(size, box(300, 300, 60, 80), [], screen), { left: 230, top: 192 });
});

test("it makes way for other cards, and stays on the screen", () => {
  const anchor = box(300, 120, 60, 80);
  const row = [0, 1, 2, 3, 4].map((i) => box(140 + 80 * i, 10, 60, 80));
  const { left, top } = placeFor(size, anchor, row, screen);
  assert.ok(left === 230 && top >= 200 && top <= 208);
  const corner = placeFor(size, box(780, 580, 20, 20), [], screen);
  assert.ok(corner.left <= 800 - 200 && corner.top <= 600 - 100);
});

test("where all is full of cards it covers any before its own", () => {
  const anchor = box(40, 40, 60, 80);
  const all = [box(0, 0, 800, 600)];
  const { left, top } = placeFor(size, anchor, all, screen);
  assert.ok(left >= 100 || top >= 120);
});
