// A room: the open line to people who look at the same finished game. After a break one is back where one was.

import * as api from "./api.js";
import { Line } from "./line.js";

/**
 * @import { Answer } from "./line.js"
 * @import { Moment, RoomBefore, RoomCommand, RoomUpdate, SaidInRoom } from "./messages.js"
 * @typedef {RoomCommand extends infer C ? C extends { type: string } ? Omit<C, "id"> : never : never} RoomWish
 * @typedef {RoomUpdate & { line: { moment: Moment } | null }} WholeRoom  with all the talk, and with the moment of a hypothesis
 */

/** Where this tab keeps who it is in a room, so that it is the same person after it was loaded anew. */
const PLACE = "hanabi.room.";

/** 144 bits that nobody guesses, for an address. */
export function unguessable() {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

export class RoomLine {
  /**
   * @param {{ game: string, room: string, lang: string, name: string }} place  which room, and who comes
   * @param {{
   *   heard: (update: WholeRoom) => void, state: (connected: boolean) => void, refused: (answer: Answer) => void,
   * }} told  `refused`: one was not let in
   * @param {RoomBefore} first  what is shown here, for a room that is new
   * @param {WholeRoom | null} before  what was heard in the same room, over an earlier line
   */
  constructor({ game, room, lang, name }, { heard, state, refused }, first, before = null) {
    this.last = 0;
    this.first = first;
    this.update = before;
    this.key = ownKey(room);
    /** @type {Line<RoomUpdate>} */
    this.line = new Line(
      api.roomAddress(game, room, lang),
      (update) => {
        this.update = this.whole(update);
        heard(this.update);
      },
      async (connected) => {
        state(connected);
        if (!connected) return;
        const answer = await this.send({ type: "enter", name, key: this.key, before: this.before() });
        if (answer.type === "refused" && answer.code !== "connection-lost") refused(answer);
      },
    );
  }

  /**
   * @param {RoomUpdate} update
   * @returns {WholeRoom}
   */
  whole(update) {
    const { line, talk, talk_from } = update;
    const said = /** @type {SaidInRoom[]} */ ([...(this.update?.talk.slice(0, talk_from) ?? []), ...talk]);
    const moment = line && (line.moment ?? this.update?.line?.moment);
    return { ...update, talk: said, line: line && moment ? { ...line, moment } : null };
  }

  /**
   * What the room was like, for a server that does not know it, or has forgotten it.
   * @returns {RoomBefore}
   */
  before() {
    if (!this.update) return this.first;
    const { turn, leader, seat, spoiler_free, line } = this.update;
    return { turn, leader, seat, spoiler_free, moves: line?.moves ?? [] };
  }

  /**
   * @param {RoomWish} wish
   * @returns {Promise<Answer>}
   */
  send(wish) {
    this.last += 1;
    return this.line.send({ ...wish, id: this.last });
  }

  close() {
    this.line.close();
  }
}

/** @param {string} room */
function ownKey(room) {
  try {
    const kept = sessionStorage.getItem(PLACE + room) ?? unguessable();
    sessionStorage.setItem(PLACE + room, kept);
    return kept;
  } catch {
    return unguessable(); // where nothing may be stored one is somebody new each time
  }
}
