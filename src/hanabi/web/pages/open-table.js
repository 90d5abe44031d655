// Opening a table: from the front page, and from every place where somebody finds no seat.

import * as api from "../net/api.js";
import { friendsSettings } from "./setup-defaults.js";

/**
 * @import { App } from "../app.js"
 * @import { Settings } from "../net/messages.js"
 */

let busy = false;

/**
 * The name that was typed in once, or one that says who plays.
 * @param {App} app
 */
export const playerName = (app) => app.prefs.name.trim() || app.words.say("page-default-name");

/**
 * Open a table and go there.
 * @param {App} app
 * @param {Settings} settings
 * @param {boolean} start  at once, instead of waiting for others
 * @param {string | null} friend  the id of somebody who is invited there
 */
export async function openTable(app, settings, start, friend = null) {
  if (busy) return;
  busy = true;
  for (const part of [import("./table.js"), start ? null : import("./waiting-room.js")]) part?.catch(() => {}); // fetched meanwhile; whether it came is asked when it is wanted
  try {
    const seated = await api.openTable(playerName(app), settings);
    if (start) await api.command(seated.table, { type: "start", id: 1 });
    if (friend) await api.invite(seated.table, friend).catch((problem) => app.problem(problem));
    await app.go(`/t/${seated.table}`);
  } catch (problem) {
    app.problem(problem);
  } finally {
    busy = false;
  }
}

/**
 * Open a table for friends.
 * @param {App} app
 */
export const openFriendsTable = (app) => openTable(app, friendsSettings(app.words), false);
