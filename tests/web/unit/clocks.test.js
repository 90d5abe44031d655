// Clocks: what their faces show, when that changes, and which clocks a table may have by a name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Clocks, clockTime, untilNext } from "../../../src/hanabi/web/board/clocks.js";
import { clockKey, clockOf } from "../../../src/hanabi/web/pages/setup-clock.js";

test("time is shown in minutes and seconds, and hours where there are any", () => {
  const shown = [0, 0.2, 9.94, 10, 59.1, 60, 61, 600, 3599.5, 3661].map((seconds) => clockTime(seconds));
  assert.deepEqual(shown, ["0:00", "0:01", "0:10", "0:10", "1:00", "1:00", "1:01", "10:00", "1:00:00", "1:01:01"]);
});

test("one's own last ten seconds have tenths", () => {
  assert.deepEqual(
    [10, 9.9, 9.42, 0.05, 0, -3].map((seconds) => clockTime(seconds, true)),
    ["0:10", "9.9", "9.5", "0.1", "0.0", "0.0"],
  );
});

test("a clock is drawn again when it shows something else, and never at once", () => {
  for (const tenths of [false, true])
    for (const seconds of [75, 61.3, 10.5, 10, 9.95, 3.2, 0.4]) {
      const wait = untilNext(seconds, tenths);
      assert.ok(wait > 0 && wait <= 1000, `${seconds}: ${wait}`);
      assert.notEqual(clockTime(seconds - wait / 1000 - 0.001, tenths), clockTime(seconds, tenths), `${seconds}`);
      assert.equal(clockTime(seconds - wait / 1000 + 0.002, tenths), clockTime(seconds, tenths), `${seconds}`);
    }
});

test("only the clock that runs counts down, from when it was heard of", (context) => {
  let now = 1000;
  context.mock.method(performance, "now", () => now);
  const clocks = new Clocks();
  assert.equal(clocks.left(0), null);
  const told = { running: 1, left: [40, 20, null] };
  clocks.hear(told, { per: "move", seconds: 40 });
  now += 5000;
  clocks.hear(told, { per: "move", seconds: 40 }); // other news, not of the clock
  assert.deepEqual(
    [0, 1, 2, null].map((seat) => clocks.left(seat)),
    [40, 15, null, null],
  );
  now += 60000;
  assert.equal(clocks.left(1), 0);
});

test("every clock that is offered has a name, and any other is one's own", () => {
  for (const key of ["none", "move-30-0", "move-60-0", "move-120-0", "game-300-10", "game-600-20"])
    assert.equal(clockKey(clockOf(key)), key);
  for (const key of ["move", "game"]) assert.equal(clockKey(clockOf(key)), key);
  assert.equal(clockKey({ per: "game", seconds: 300 }), "game");
  assert.equal(clockKey({ per: "move", seconds: 30 }), "move-30-0");
});
