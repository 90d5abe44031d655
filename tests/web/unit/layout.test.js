// Where things lie: discards by face, the tops of fireworks, marks on cards, seats and the own hand in order.

import assert from "node:assert/strict";
import { test } from "node:test";
import { moved, seatsAfter } from "../../../src/hanabi/web/board/board.js";
import { marksOf } from "../../../src/hanabi/web/board/card.js";
import { movedCards } from "../../../src/hanabi/web/board/card-motion.js";
import { byFace } from "../../../src/hanabi/web/board/discards.js";
import { topCards } from "../../../src/hanabi/web/board/fireworks.js";
import { whole } from "../../../src/hanabi/web/pages/setup-fields.js";

test("discards are collected by face, the last one on top", () => {
  const pile = [
    { id: 7, face: "red 1" },
    { id: 2, face: "blue 4" },
    { id: 9, face: "red 1" },
  ];
  assert.deepEqual(
    [...byFace(pile)],
    [
      ["red 1", [7, 9]],
      ["blue 4", [2]],
    ],
  );
});

test("placed and replayed cards lie on the fireworks, misplayed ones do not", () => {
  const log = [
    { turn: 1, event: { event: "card-placed", face: "red 1", card: 3 } },
    { turn: 2, event: { event: "card-misplayed", face: "red 3", card: 4 } },
    { turn: 3, event: { event: "card-replayed", face: "red 2", card: 5 } },
  ];
  assert.deepEqual(topCards(log), { "red 1": 3, "red 2": 5 });
});

test("a mark is drawn once, however often it was told", () => {
  const marked = [{ colour: "red" }, { value: 2 }, { colour: "red" }, { colour: "blue" }];
  assert.deepEqual(marksOf({ marked }), { colours: ["red", "blue"], values: [2] });
});

test("the others sit in the order of play after the viewer", () => {
  assert.deepEqual(seatsAfter(1, 4), [2, 3, 0]);
  assert.deepEqual(seatsAfter(0, 2), [1]);
  assert.deepEqual(seatsAfter(null, 3), [0, 1, 2]);
});

test("a card is put at another place, and the others close up", () => {
  assert.deepEqual(moved([5, 6, 7, 8], 0, 2), [6, 7, 5, 8]);
  assert.deepEqual(moved([5, 6, 7, 8], 3, 0), [8, 5, 6, 7]);
});

test("the cards of a hand move when one of it leaves", () => {
  const card = { face: null, marked: [], excluded: [], possible: [], believed: [] };
  const hands = [
    [
      { id: 1, ...card },
      { id: 2, ...card },
    ],
    [{ id: 3, ...card }],
  ];
  const played = { turn: 1, event: { event: "card-placed", card: 9, seat: 0 } };
  const told = { turn: 2, event: { event: "clue-given", seat: 1 } };
  assert.deepEqual(movedCards([played, told], hands), [9, 1, 2]);
  assert.deepEqual(movedCards([told], hands), []);
});

test("a number of a house rule stays within its bounds, and an empty field is as printed", () => {
  assert.equal(whole("", 1), null);
  assert.equal(whole("0", 1), 1);
  assert.equal(whole("3.6", 0), 4);
  assert.equal(whole("1000", 0), 99);
});
