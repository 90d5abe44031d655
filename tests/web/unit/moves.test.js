// Moves: events folded into what somebody did and what it brought, and which of them a seat has not answered yet.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lastPlayed, movesOf, movesSince, recentMoves } from "../../../src/hanabi/web/board/moves.js";
import { chop, newest } from "../../../src/hanabi/web/board/recent-marks.js";

/** @typedef {import("../../../src/hanabi/web/net/messages.js").LogEntry} LogEntry */

/** @param {number} turn @param {string} event @param {object} [more] @returns {LogEntry} */
const entry = (turn, event, more = {}) => ({ turn, event: { event, ...more }, text: `${turn} ${event}` });

const dealt = [
  entry(0, "hand-dealt", { seat: 0, cards: [0, 1, 2], faces: null }),
  entry(0, "hand-dealt", { seat: 1, cards: [3, 4, 5], faces: ["red 1", "red 2", "red 5"] }),
];

const clued = [
  entry(1, "turn-began", { turn: 1, seat: 0 }),
  entry(1, "clue-given", { giver: 0, target: 1, clue: { colour: "red" }, touched: [3, 4], free: false }),
  entry(1, "token-spent", { left: 7 }),
];

const played = [
  entry(2, "turn-began", { turn: 2, seat: 1 }),
  entry(2, "card-placed", { seat: 1, card: 4, face: "red 2", announced: null, completed: false }),
  entry(2, "card-drawn", { seat: 1, card: 6, face: "blue 4" }),
  entry(3, "turn-began", { turn: 3, seat: 0 }),
];

test("a move is a deed with what follows from it", () => {
  const [clue, play] = movesOf([...dealt, ...clued, ...played]);
  assert.deepEqual([clue.deed, clue.seat, clue.target, clue.cards], ["clue", 0, 1, [3, 4]]);
  assert.deepEqual(clue.brought, [{ what: "token-spent", number: 7, tile: undefined }]);
  assert.deepEqual([play.deed, play.seat, play.face, play.cards, play.drawn], ["play", 1, "red 2", [4], 6]);
  assert.deepEqual(
    play.lines.map(({ number }) => number),
    [6, 7],
  );
});

test("the places of cards are those they lay at then, also after sorting", () => {
  const sorted = entry(2, "hand-rearranged", { seat: 1, order: [5, 3, 4] });
  assert.deepEqual(
    movesOf([...dealt, ...clued, ...played]).map(({ places }) => places),
    [[1, 2], [2]],
  );
  assert.deepEqual(movesOf([...dealt, ...clued, sorted, ...played])[1].places, [3]);
});

test("a bonus comes between a play and its drawn card: each goes to its own move", () => {
  const log = [
    ...dealt,
    entry(1, "card-placed", { seat: 1, card: 5, face: "red 5", announced: null, completed: true }),
    entry(1, "tile-revealed", { seat: 1, tile: "free-clue", left: 4 }),
    entry(1, "clue-given", { giver: 1, target: 0, clue: { value: 1 }, touched: [0], free: true }),
    entry(1, "card-drawn", { seat: 1, card: 6, face: "blue 4" }),
  ];
  const [play, clue] = movesOf(log);
  assert.deepEqual(
    play.brought.map(({ what }) => what),
    ["completed", "tile-revealed"],
  );
  assert.deepEqual([play.drawn, clue.drawn], [6, null]);
});

test("since one's turn: from the own move on, all of it before the first", () => {
  const log = [...dealt, ...clued, ...played];
  assert.equal(movesSince(log, 0).length, 2);
  assert.deepEqual(
    movesSince(log, 1).map((move) => move.seat),
    [1],
  );
  assert.equal(movesSince(log, 2).length, 2);
  assert.deepEqual(movesSince([], 0), []);
});

test("what is marked: every move of the others, the own one until somebody has answered", () => {
  const own = recentMoves([...dealt, ...clued], 0);
  assert.deepEqual([...own.told.keys()], [3, 4]);
  assert.equal(own.latest?.deed, "clue");
  const answered = recentMoves([...dealt, ...clued, ...played], 0);
  assert.deepEqual([...answered.told.keys()], []);
  assert.deepEqual([...answered.gone.keys()], [4]);
  assert.deepEqual([...answered.drawn], [6]);
  const third = recentMoves([...dealt, ...clued, ...played], 2);
  assert.deepEqual(
    [...third.told.values()].map(([mark]) => mark.latest),
    [false, false],
  );
  assert.equal(third.gone.get(4)?.latest, true);
});

test("the last card that was played and fits", () => {
  assert.equal(lastPlayed(dealt), null);
  const missed = entry(3, "card-misplayed", { seat: 0, card: 0, face: "red 1", announced: null });
  assert.equal(lastPlayed([...dealt, ...clued, ...played, missed]), 4);
});

test("the newest card is the one drawn last, the chop the oldest that no clue touched, wherever they lie", () => {
  const held = [7, 3, 5, 4].map((id) => ({ id, marked: id === 3 ? [{ value: 1 }] : [] }));
  assert.equal(newest(held), 7);
  assert.equal(chop(held)?.id, 4);
  assert.equal(chop(held.map((card) => ({ ...card, marked: [{ value: 1 }] }))), null);
  assert.equal(newest([]), null);
});
