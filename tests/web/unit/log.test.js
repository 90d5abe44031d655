// The log: events and handovers put under their turns, and what each event points at.

import assert from "node:assert/strict";
import { test } from "node:test";
import { byTurn, cardsOf, lastDeed } from "../../../src/hanabi/web/board/log.js";

/** @typedef {import("../../../src/hanabi/web/net/messages.js").HandoverInfo} HandoverInfo */

/** @param {number} turn @param {string} event @param {string} [text] */
const entry = (turn, event, text) => ({ turn, event: { event }, text });

/** @param {number} after @returns {HandoverInfo} */
const handover = (after) => ({ seat: 1, bot: "steady", was: null, cause: "away", after, text: `after ${after}` });

/** The turns with the texts of their lines. @param {Parameters<typeof byTurn>[0]} happened */
const shown = (happened) =>
  byTurn(happened).map(({ turn, lines }) => [
    turn,
    ...lines.map((line) => ("entry" in line ? line.entry.text : line.text)),
  ]);

test("the rows of a turn stand together, with what follows folded into its move", () => {
  const log = [
    entry(1, "turn-began", "turn 1"),
    entry(1, "card-placed", "Ada plays"),
    entry(1, "token-returned", "a token comes back"),
    entry(2, "turn-began", "turn 2"),
    entry(2, "clue-given", "Bo tells"),
  ];
  assert.deepEqual(shown({ log, handovers: [] }), [
    [1, "Ada plays"],
    [2, "Bo tells"],
  ]);
});

test("an event without a sentence has no line", () => {
  assert.deepEqual(shown({ log: [entry(1, "card-placed")], handovers: [] }), []);
});

test("a handover stands after the events that had happened by then", () => {
  const log = [entry(1, "card-placed", "first"), entry(2, "card-placed", "second")];
  assert.deepEqual(shown({ log, handovers: [handover(1), handover(2)] }), [
    [1, "first", "after 1"],
    [2, "second", "after 2"],
  ]);
  assert.deepEqual(shown({ log, handovers: [handover(0)] })[0], [0, "after 0"]);
});

test("a line remembers which event of the log it is", () => {
  const log = [entry(1, "turn-began", "turn"), entry(1, "card-placed", "played")];
  const [{ lines }] = byTurn({ log, handovers: [] });
  assert.equal("number" in lines[0] && lines[0].number, 1);
});

test("an event points at the cards it is about", () => {
  assert.deepEqual(cardsOf({ event: { event: "clue-given", touched: [3, 4] } }), [3, 4]);
  assert.deepEqual(cardsOf({ event: { event: "hand-dealt", cards: [1, 2] } }), [1, 2]);
  assert.deepEqual(cardsOf({ event: { event: "card-placed", card: 0 } }), [0]);
  assert.deepEqual(cardsOf({ event: { event: "turn-began" } }), []);
});

test("the last deed is the last that somebody did, not what followed from it", () => {
  const log = [entry(1, "card-placed", "played"), entry(1, "card-drawn", "drew"), entry(2, "turn-began", "turn")];
  assert.equal(lastDeed(log), "played");
  assert.equal(lastDeed([]), "");
});
