// Follows recorded connections: `node follow-stream.js FILE`, each line with a message to somebody and the update after it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Follower } from "../../../src/hanabi/web/net/changes.js";

/** @type {Map<string, Follower>} */
const followers = new Map();

for (const line of readFileSync(process.argv[2], "utf8").trim().split("\n")) {
  const { who, message, update } = JSON.parse(line);
  const follower = followers.get(who) ?? new Follower();
  followers.set(who, follower);
  const before = follower.update;
  const asItWas = structuredClone(before);
  assert.deepEqual(follower.hear(message), update);
  assert.deepEqual(before, asItWas, "what was handed out stays as it is");
}
