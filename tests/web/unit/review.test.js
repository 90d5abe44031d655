// The graph of a review: the scores on its axis, its lines with their errors, and the turn that lies below a place.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bandOf,
  readingPoints,
  scoreRange,
  scoreTicks,
  turnAt,
  turnByKey,
} from "../../../src/hanabi/web/plots/review-geometry.js";

const area = { left: 10, top: 0, right: 110, bottom: 50 };

test("the axis of scores holds all that is to be seen, in whole points, and no more than the game has", () => {
  assert.deepEqual(scoreRange([20.4, 23.7], 25), [19, 24]);
  assert.deepEqual(scoreRange([24.6, 25], 25), [23, 25]);
  assert.deepEqual(scoreRange([0, 0.2], 25), [0, 1]);
  assert.deepEqual(scoreRange([], 25), [0, 1]);
  assert.deepEqual(scoreRange([25, 25], 25), [24, 25]);
  for (const [low, high] of [scoreRange([3], 25), scoreRange([0], 5), scoreRange([5], 5)]) assert.ok(low < high);
});

test("ticks are whole numbers with both ends among them, and none crowds another", () => {
  assert.deepEqual(scoreTicks([23, 25]), [23, 24, 25]);
  assert.deepEqual(scoreTicks([0, 25]), [0, 7, 16, 25]);
  assert.deepEqual(scoreTicks([0, 1]), [0, 1]);
  for (const high of [1, 2, 3, 7, 13, 25, 30, 54]) {
    const ticks = scoreTicks([0, high]);
    assert.deepEqual([ticks[0], ticks.at(-1)], [0, high]);
    assert.ok(ticks.length <= 4, `${ticks}`);
    assert.deepEqual(
      ticks,
      ticks.toSorted((a, b) => a - b),
    );
  }
});

test("readings lie over their turns, with their errors, and never outside", () => {
  const readings = [
    { turn: 0, value: 20, error: 1 },
    { turn: 10, value: 24.5, error: 2 },
  ];
  assert.deepEqual(readingPoints(readings, 20, [20, 25], area), [
    { x: 10, y: 50, low: 50, high: 40 },
    { x: 60, y: 5, low: 25, high: 0 },
  ]);
  assert.deepEqual(readingPoints([], 20, [20, 25], area), []);
});

test("the band goes along the upper ends and back along the lower ones", () => {
  const points = [
    { x: 0, low: 8, high: 2 },
    { x: 5, low: 9, high: 3 },
  ];
  assert.equal(bandOf(points), "M0 2L5 3L5 9L0 8Z");
  assert.equal(bandOf(points.slice(0, 1)), "");
});

test("a place on the graph is the nearest turn of the game", () => {
  assert.equal(turnAt(10, 20, area), 0);
  assert.equal(turnAt(62, 20, area), 10);
  assert.equal(turnAt(63, 20, area), 11);
  assert.equal(turnAt(500, 20, area), 20);
  assert.equal(turnAt(-500, 20, area), 0);
});

test("keys lead from turn to turn, from one turning point to the next, and nowhere beyond the ends", () => {
  const to = (/** @type {string} */ key, turn = 5) => turnByKey(key, turn, 9, [3, 7]);
  assert.equal(to("ArrowRight"), 6);
  assert.equal(to("ArrowDown"), 4);
  assert.equal(to("PageUp"), 7);
  assert.equal(to("PageUp", 7), 9);
  assert.equal(to("PageDown"), 3);
  assert.equal(to("PageDown", 3), 0);
  assert.equal(to("Home"), 0);
  assert.equal(to("End"), 9);
  for (const [key, turn] of /** @type {const} */ ([
    ["ArrowRight", 9],
    ["ArrowLeft", 0],
    ["End", 9],
    ["a", 5],
  ]))
    assert.equal(to(key, turn), null);
});
