// The rule of layout: whatever lies on the table fits the room, and fills it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fit } from "../../../src/hanabi/web/board/fit.js";

const rooms = [
  { width: 312, height: 422, rem: 16, coarse: true },
  { width: 382, height: 698, rem: 16, coarse: true },
  { width: 836, height: 288, rem: 16, coarse: true },
  { width: 788, height: 659, rem: 16, coarse: true },
  { width: 912, height: 548, rem: 16, coarse: false },
  { width: 3444, height: 1988, rem: 16, coarse: false },
];
const tables = [1, 2, 3, 4, 5].flatMap((others) =>
  [4, 5, 6].flatMap((row) => [5, 6, 7].flatMap((suits) => [row, 0].map((own) => ({ others, row, own, suits })))),
);

test("hands stand in the columns that make their cards largest", () => {
  const columns = (/** @type {number} */ width, /** @type {number} */ height) =>
    fit({ width, height, rem: 16, coarse: false }, { others: 4, row: 4, own: 4, suits: 5 }).columns;
  assert.equal(columns(380, 1200), 1);
  assert.equal(columns(900, 700), 2);
  assert.equal(columns(3000, 500), 4);
});

test("cards never leave the room", () => {
  for (const room of rooms)
    for (const counts of tables) {
      const { card, own, pile, columns, lines, beside, paired, padding, gap, head, foot, caption } = fit(room, counts);
      const rows = Math.ceil(counts.others / columns);
      const hand = lines * (1.4 * card + foot) + (beside ? 0 : head) + 2 * padding;
      const [piles, owns] = [1.4 * pile + caption, counts.own ? 1.4 * own + foot + 2 * padding : 0];
      const high = rows * hand + (paired ? Math.max(piles, owns) : piles + owns) + rows * gap;
      const about = JSON.stringify([room, counts]);
      assert.ok(high <= room.height, `${high} high: ${about}`);
      assert.ok(columns * (counts.row * card + 2 * padding) <= room.width, `too wide: ${about}`);
      assert.ok(counts.suits * pile <= room.width, `piles too wide: ${about}`);
      assert.ok(!counts.own || own >= 44, `own cards of ${own}: ${about}`);
    }
});

test("more room makes no card smaller", () => {
  for (const counts of tables)
    for (const { width, height, ...rest } of rooms) {
      const before = fit({ width, height, ...rest }, counts).card;
      const after = fit({ width: 2 * width, height: 2 * height, ...rest }, counts).card;
      assert.ok(after >= before, JSON.stringify([width, height, counts]));
    }
});

test("a banner changes the sizes of the cards, not where they lie", () => {
  for (const { width, height, ...rest } of rooms)
    for (const counts of tables.filter(({ others }) => others < 5)) {
      const before = fit({ width, height, ...rest }, counts);
      const after = fit({ width, height: height * 0.93, ...rest }, counts, before);
      const places = (/** @type {typeof before} */ { columns, beside, paired }) => [columns, beside, paired];
      assert.deepEqual(places(after), places(before), JSON.stringify([width, height, counts]));
    }
});

test("where nothing fits, the cards keep a size that can be read and the room grows", () => {
  const found = fit({ width: 300, height: 90, rem: 32, coarse: true }, { others: 4, row: 4, own: 4, suits: 7 });
  assert.ok(found.own >= 44);
  assert.ok(found.card >= 22);
  assert.ok(found.least > 300);
});

test("a very long hand stands in several lines", () => {
  const found = fit({ width: 360, height: 700, rem: 16, coarse: true }, { others: 1, row: 12, own: 12, suits: 5 });
  assert.ok(found.lines > 1);
  assert.ok(found.own >= 44);
});
