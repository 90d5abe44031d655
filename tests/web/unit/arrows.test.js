// Arrows: where they start, and how they bend.

import assert from "node:assert/strict";
import { test } from "node:test";
import { bent, edgeTowards } from "../../../src/hanabi/web/board/arrows.js";

const hand = { left: 100, top: 200, right: 300, bottom: 260 };
/** @param {number} left @param {number} top */
const card = (left, top) => ({ left, top, right: left + 40, bottom: top + 60 });

test("an arrow starts at the side of the hand that looks at the card", () => {
  assert.deepEqual(edgeTowards(hand, card(500, 20)), { x: 200, y: 200 });
  assert.deepEqual(edgeTowards(hand, card(0, 400)), { x: 200, y: 260 });
  assert.deepEqual(edgeTowards(hand, card(400, 210)), { x: 300, y: 230 });
  assert.deepEqual(edgeTowards(hand, card(20, 210)), { x: 100, y: 230 });
});

test("an arrow bends upwards, whichever way it goes", () => {
  const [left, right] = [
    { x: 0, y: 100 },
    { x: 100, y: 100 },
  ];
  assert.equal(bent(left, right), "M0 100Q50 88 100 100");
  assert.equal(bent(right, left), "M100 100Q50 88 0 100");
});
