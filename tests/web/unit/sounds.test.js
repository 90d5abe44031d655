// Sounds: what an update sounds like, and that quick moves of bots make one sound and hide nobody's turn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cues } from "../../../src/hanabi/web/board/cues.js";
import { inOrder, Pace } from "../../../src/hanabi/web/ui/sounds.js";

/** @param {Record<string, any>[]} events */
const log = (...events) => events.map((event) => ({ turn: 1, event }));
const nothing = { fresh: [], heard: [], you: 0, turn: false, over: false };

test("only a clue to oneself, plays, strikes and completed fireworks sound", () => {
  const fresh = log(
    { event: "clue-given", target: 1 },
    { event: "clue-given", target: 0 },
    { event: "card-placed", completed: false },
    { event: "card-misplayed" },
    { event: "card-placed", completed: true },
    { event: "card-discarded" },
  );
  assert.deepEqual(cues({ ...nothing, fresh }), ["clue", "play", "strike", "firework"]);
  assert.deepEqual(cues({ ...nothing, you: null, fresh: log({ event: "clue-given", target: 0 }) }), []);
});

test("others are heard talking, oneself is not", () => {
  const said = (/** @type {number} */ seat) => [{ seat, name: "Bo", text: "hello", remark: null, number: 1 }];
  assert.deepEqual(cues({ ...nothing, heard: said(1) }), ["talk"]);
  assert.deepEqual(cues({ ...nothing, heard: said(0) }), []);
});

test("of what happened at once the most important is heard, and then one's turn", () => {
  assert.deepEqual(inOrder(["turn", "play", "strike", "play", "talk"]), ["strike", "turn"]);
  assert.deepEqual(inOrder(["end", "firework"]), ["firework", "end"]);
  assert.deepEqual(inOrder([]), []);
});

test("a hundred quick moves sound a few times, one's turn in between always", () => {
  const pace = new Pace();
  /** @type {number[]} */
  const began = [];
  for (let i = 0; i < 100; i += 1) {
    const start = pace.begin("play", i / 100);
    if (start !== null) began.push(start);
  }
  assert.ok(began.length <= 3, `${began}`);
  assert.ok(began.every((start, i) => !i || start - began[i - 1] >= 0.4));
  assert.notEqual(pace.begin("turn", 1), null);
});

test("a more important sound waits for the one before it, and others are left out meanwhile", () => {
  const pace = new Pace();
  assert.equal(pace.begin("play", 10), 10);
  const turn = pace.begin("turn", 10);
  assert.ok(turn !== null && turn > 10 && turn < 10.5);
  assert.equal(pace.begin("play", 10.1), null);
  assert.equal(pace.begin("turn", 10.1), null);
  assert.equal(pace.begin("play", 12), 12);
});
