// The search for past games: what an address asks for, what is asked of the server, and the address that says it again.

import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, asked, isNarrowed, readFilter } from "../../../src/hanabi/web/pages/game-filters.js";

test("an address is read and written again as it was", () => {
  for (const address of ["/games", "/games?edition=show&name=Ann&name=Bo&tag=to+discuss&mine=true&after=1.5-x"])
    assert.equal(addressOf(readFilter(new URL(address, "http://here").search)), address);
});

test("names are told apart by commas, and what is empty or unknown is not asked for", () => {
  const filter = { ...readFilter("?edition=&colour=red&page=0"), name: " Ann ,, Bo," };
  assert.deepEqual(asked(filter).name, ["Ann", "Bo"]);
  assert.equal(addressOf(filter), "/games?name=Ann&name=Bo");
});

test("a page alone narrows nothing", () => {
  assert.ok(!isNarrowed(readFilter("?page=3")));
  assert.ok(isNarrowed(readFilter("?page=3&mine=true")));
});
