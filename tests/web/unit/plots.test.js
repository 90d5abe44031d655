// Plots: where their marks lie, what their axes say, and what averages are drawn.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  barsOf,
  countTicks,
  everyMonth,
  labelled,
  movingAverage,
  pathOf,
  pointsOf,
  scale,
} from "../../../src/hanabi/web/plots/geometry.js";

const area = { left: 10, top: 0, right: 110, bottom: 50 };

test("a scale keeps proportions, also downwards, and has a middle for a range without width", () => {
  assert.equal(scale([0, 10], [100, 200])(2.5), 125);
  assert.equal(scale([0, 1], [50, 0])(1), 0);
  assert.equal(scale([3, 3], [0, 8])(3), 4);
});

test("the average looks back over so many games and over all while there are fewer", () => {
  assert.deepEqual(movingAverage([1, 0, 0.5, 0.5], 2), [1, 0.5, 0.25, 0.5]);
  assert.deepEqual(movingAverage([0.25, 0.75], 10), [0.25, 0.5]);
  assert.deepEqual(movingAverage([], 10), []);
});

test("points run from edge to edge with the best on top, and a single one lies in the middle", () => {
  assert.deepEqual(pointsOf([0, 0.5, 1], area), [
    { x: 10, y: 50 },
    { x: 60, y: 25 },
    { x: 110, y: 0 },
  ]);
  assert.deepEqual(pointsOf([1], area), [{ x: 60, y: 0 }]);
  assert.equal(pathOf(pointsOf([0, 1], area)), "M10 50L110 0");
  assert.equal(pathOf([]), "");
});

test("bars stand on the lower edge inside the area and are as tall as their counts", () => {
  const bars = barsOf([0, 2, 4], 4, area);
  assert.deepEqual(
    bars.map(({ y, high }) => [y, high]),
    [
      [50, 0],
      [25, 25],
      [0, 50],
    ],
  );
  for (const { x, wide } of bars) assert.ok(x >= area.left && x + wide <= area.right);
  for (const [i, { x, wide }] of bars.slice(0, 2).entries()) assert.ok(x + wide < bars[i + 1].x);
  assert.deepEqual(
    barsOf([0], 0, area).map(({ high }) => high),
    [0],
  );
});

test("an axis of counts has whole round steps and reaches the largest", () => {
  assert.deepEqual(countTicks(0), [0, 1]);
  assert.deepEqual(countTicks(1), [0, 1]);
  assert.deepEqual(countTicks(4), [0, 1, 2, 3, 4]);
  assert.deepEqual(countTicks(7), [0, 2, 4, 6, 8]);
  assert.deepEqual(countTicks(31), [0, 10, 20, 30, 40]);
  for (let largest = 1; largest < 3000; largest++) {
    const ticks = countTicks(largest);
    assert.ok(ticks.length <= 5 && (ticks.at(-1) ?? 0) >= largest && ticks.every(Number.isInteger), String(largest));
  }
});

test("labels are at both ends and as many as there is room for", () => {
  assert.deepEqual(labelled(3, 5), [0, 1, 2]);
  assert.deepEqual(labelled(30, 4), [0, 10, 19, 29]);
  assert.deepEqual(labelled(0, 4), []);
});

test("months without a game are there too, also over New Year", () => {
  assert.deepEqual(everyMonth("2026-11", "2027-02"), ["2026-11", "2026-12", "2027-01", "2027-02"]);
  assert.deepEqual(everyMonth("2026-11", "2026-11"), ["2026-11"]);
});
