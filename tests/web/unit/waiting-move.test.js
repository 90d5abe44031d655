// A move that waits: when it is sent, when it is sent again, and when it is dropped with a word.

import assert from "node:assert/strict";
import { test } from "node:test";
import { WaitingMove } from "../../../src/hanabi/web/board/waiting-move.js";

/**
 * @import { Answer } from "../../../src/hanabi/web/net/line.js"
 * @import { ActionInfo } from "../../../src/hanabi/web/net/messages.js"
 */

/** @type {ActionInfo} */
const red = { do: "clue", to: 1, colour: "red", touches: [4, 7] };
/** @type {Answer} */
const done = { type: "done", id: 1, number: 1 };
/** @type {(code: string) => Answer} */
const refused = (code) => ({ type: "refused", id: 1, code, reason: "" });

/**
 * A table with one seat to act for, as far as a waiting move looks at it.
 * @param {...Answer} answers
 */
function table(...answers) {
  const said = /** @type {string[]} */ ([]);
  const sent = /** @type {ActionInfo[]} */ ([]);
  const say = (/** @type {string} */ message) => message;
  const board = {
    app: { prefs: { undo: 0 }, draw() {}, tell() {}, alarm: (/** @type {string} */ text) => said.push(text) },
    view: { turn: 1, steps: 3, outcome: null, hands: [[], []], legal_actions: [red] },
    words: { say, clue: () => "red", refusal: (/** @type {string} */ code) => code },
    log: /** @type {unknown[]} */ ([]),
    clocks: { left: () => /** @type {number | null} */ (null) },
    you: 0,
    myTurn: true,
    refusal: () => null,
    name: String,
    say,
  };
  // @ts-expect-error: no more of a board than a waiting move needs
  const move = new WaitingMove(board, (action) => {
    sent.push(action);
    return Promise.resolve(answers.shift() ?? done);
  });
  return { board, move, sent, said };
}

test("a move that a teammate's sorting overtook is sent again, once the news is here", async () => {
  const { board, move, sent, said } = table(refused("late"));
  await move.go(red);
  assert.deepEqual([sent.length, move.until], [1, "line"]);
  board.view.steps = 4;
  board.view.legal_actions = [{ ...red, touches: [7, 4] }];
  move.news();
  await Promise.resolve();
  assert.deepEqual([sent.length, said], [2, []]);
});

test("a move for the next turn waits for it, and for the same cards", () => {
  const { board, move, sent, said } = table();
  board.myTurn = false;
  move.plan(red);
  move.news();
  assert.deepEqual([sent, move.until], [[], "turn"]);
  board.myTurn = true;
  board.view.legal_actions = [{ ...red, touches: [7] }];
  move.news();
  assert.deepEqual([sent, move.action, said], [[], null, ["page-dropped"]]);
});

test("a move whose answer was lost is not made twice", async () => {
  const { board, move, sent, said } = table(refused("connection-lost"));
  await move.go(red);
  board.view.turn = 2;
  board.myTurn = false;
  board.log = [{ turn: 1, event: { event: "clue-given", giver: 0, target: 1, clue: { colour: "red" } } }];
  move.news();
  assert.deepEqual([sent.length, move.action, said], [1, null, []]);
});

test("what the server refuses for good is said", async () => {
  const { move, said } = table(refused("no-tokens"));
  await move.go(red);
  assert.deepEqual([move.action, said], [null, ["no-tokens"]]);
});

test("what was sent can no longer be taken back", () => {
  const { move } = table();
  move.go(red);
  assert.equal(move.forget(), false);
  move.plan(red);
  assert.equal(move.forget(), true);
});

test("there is no time for second thoughts when one's own time is nearly up", () => {
  const { board, move, sent } = table();
  board.app.prefs.undo = 3;
  board.clocks.left = () => 10;
  move.make(red);
  assert.deepEqual([sent.length, move.until], [0, "moment"]);
  move.forget();
  board.clocks.left = () => 3.5;
  move.make(red);
  assert.deepEqual([sent.length, move.until], [1, "answer"]);
});

test("a move that a pause overtook is sent when the game goes on", async () => {
  const { move, sent, said } = table(refused("paused"));
  await move.go(red);
  assert.deepEqual([sent.length, move.until], [1, "line"]);
  move.news();
  await Promise.resolve();
  assert.deepEqual([sent.length, said], [2, []]);
});
