// The line: how soon somebody comes back whose line broke.

import assert from "node:assert/strict";
import { test } from "node:test";
import { waitAfter } from "../../../src/hanabi/web/net/line.js";

const RESTART = 1012;
const LOST = 1006;

test("whoever is told to come again elsewhere does so at once, and not all at the same moment", () => {
  assert.ok(waitAfter(RESTART, 0, 1) < 100);
  assert.ok(waitAfter(RESTART, 0, 0) < waitAfter(RESTART, 0, 1));
});

test("a line that breaks again and again is tried less and less often", () => {
  for (const code of [RESTART, LOST]) {
    const waits = [0, 1, 2, 3, 12].map((tries) => waitAfter(code, tries, 0.5));
    assert.deepEqual(
      waits,
      [...waits].sort((a, b) => a - b),
    );
    assert.ok(waits[4] <= 15000);
  }
});
