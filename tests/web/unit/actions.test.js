// Actions found again after the table has moved on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { among, happened, isEmptyClue } from "../../../src/hanabi/web/board/actions.js";

/** @import { ActionInfo } from "../../../src/hanabi/web/net/messages.js" */

/** @type {ActionInfo} */
const red = { do: "clue", to: 1, colour: "red", touches: [4, 7] };

test("a clue is the same while it touches the same cards, wherever they lie", () => {
  assert.deepEqual(among(red, [{ ...red, touches: [7, 4] }])?.touches, [7, 4]);
  assert.equal(among(red, [{ ...red, touches: [7] }]), null);
  assert.equal(among(red, [{ ...red, to: 2 }]), null);
  assert.equal(among(red, []), null);
});

test("a card is played as it was meant to be", () => {
  /** @type {ActionInfo} */
  const play = { do: "play", card: 3, as: "blue" };
  assert.equal(among(play, [{ do: "play", card: 3 }, play]), play);
  assert.equal(among(play, [{ do: "discard", card: 3 }]), null);
});

test("a clue that touches nothing is empty, other actions are not", () => {
  assert.ok(isEmptyClue({ ...red, touches: [] }));
  assert.ok(!isEmptyClue(red) && !isEmptyClue({ do: "play", card: 1 }));
});

test("the log tells whether a move was made although its answer was lost", () => {
  const told = { turn: 5, event: { event: "clue-given", giver: 0, target: 1, clue: { colour: "red" } } };
  assert.ok(happened([told], { action: red, seat: 0, turn: 5 }));
  assert.ok(!happened([told], { action: { ...red, colour: "blue" }, seat: 0, turn: 5 }));
  assert.ok(!happened([told], { action: red, seat: 0, turn: 6 }));
  const played = { turn: 6, event: { event: "card-placed", seat: 0, card: 3 } };
  assert.ok(happened([told, played], { action: { do: "play", card: 3 }, seat: 0, turn: 6 }));
});
