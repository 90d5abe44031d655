// Changes that are lost, come twice or in the wrong order: nothing counts until the next whole update.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Follower } from "../../../src/hanabi/web/net/changes.js";

/** @typedef {import("../../../src/hanabi/web/net/messages.js").TableChange} TableChange */

/** @param {number} number  @returns {any} */
const update = (number) => ({
  type: "update",
  number,
  table: { seats: [], end_votes: [], rules: {} },
  view: null,
  log_from: 0,
  log: [],
  talk_from: 0,
  talk: [],
  notes: {},
  written: [],
});

/** @param {number} serial  @returns {TableChange} */
const change = (serial) => ({ type: "change", serial, number: 10 + serial, table: { end_votes: [serial] } });

const follower = () => {
  const made = new Follower();
  made.hear(update(10));
  return made;
};

test("changes follow a whole update one by one", () => {
  const heard = follower();
  assert.equal(heard.hear(change(1))?.number, 11);
  assert.deepEqual(heard.hear(change(2))?.table.end_votes, [2]);
  assert.equal(heard.hear(update(20))?.number, 20);
  assert.equal(heard.hear(change(1))?.number, 11, "counted anew");
});

for (const [what, serials] of Object.entries({ lost: [2], twice: [1, 1], "in the wrong order": [2, 1] }))
  test(`a change that is ${what} is noticed, and a whole update heals it`, () => {
    const heard = follower();
    assert.equal(serials.map((serial) => heard.hear(change(serial))).at(-1), null);
    assert.equal(heard.lost, true);
    assert.equal(heard.hear(update(30))?.number, 30);
    assert.equal(heard.hear(change(1))?.number, 11);
  });

test("a change before any update is no use", () => {
  assert.equal(new Follower().hear(change(1)), null);
});
