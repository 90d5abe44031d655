// A shared replay: the replay of whoever leads is what all see who follow. Alone it is where other moves are tried.

import { refused } from "../net/line.js";
import { RoomLine, unguessable } from "../net/room.js";

/**
 * @import { ActionInfo, LeadRoom } from "../net/messages.js"
 * @import { Answer } from "../net/line.js"
 * @import { RoomWish, WholeRoom } from "../net/room.js"
 * @import { ReplayPage } from "./replay.js"
 * @typedef {Partial<Pick<LeadRoom, "turn" | "seat" | "pointed" | "spoiler_free">>} Shown
 */

export class SharedReplay {
  /** @type {WholeRoom | null} */
  room = null;
  connected = true;
  /** Whether one sees what is led to; else one looks around on one's own. */
  following = true;
  /** What the others are to see and have not been told yet. */
  #unsent = /** @type {Shown | null} */ (null);
  #sending = false;
  /** @type {RoomLine | null} */
  #line = null;
  /** @type {((joined: boolean) => void)[]} */
  #waiting = [];

  /**
   * @param {ReplayPage} page
   * @param {string} [name]  of the room, from a link; by default a new one
   */
  constructor(page, name) {
    this.page = page;
    this.app = page.app;
    this.name = name ?? unguessable();
    /** Whether others are to find their way here. */
    this.invites = name !== undefined;
  }

  /** The address of this page for those who come along. */
  get path() {
    return `/g/${this.page.id}?together=${this.name}`;
  }

  get leads() {
    return this.room !== null && this.room.leader === this.room.you;
  }

  /** Whoever leads, if they are here. */
  get leader() {
    return this.room?.people.find(({ id }) => id === this.room?.leader) ?? null;
  }

  get alone() {
    return (this.room?.people.length ?? 0) < 2;
  }

  /** The hypothesis that is shown here. */
  get tried() {
    return this.following ? (this.room?.line ?? null) : null;
  }

  /**
   * Come in, or come in anew in another language.
   * @param {string} called
   * @returns {Promise<boolean>}  whether one is in
   */
  enter(called) {
    this.#line?.close();
    this.called = called;
    const { words, prefs } = this.app;
    const { id: game, turn, seat } = this.page;
    this.#line = new RoomLine(
      { game, room: this.name, lang: words.lang, name: called },
      {
        heard: (room) => this.heard(room),
        state: (connected) => {
          this.connected = connected;
          this.app.draw();
        },
        refused: (answer) => {
          this.leave();
          this.said(answer);
        },
      },
      { turn, seat, spoiler_free: prefs.spoilerFree },
      this.room,
    );
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  leave() {
    this.#line?.close();
    this.#line = null;
    for (const resolve of this.#waiting.splice(0)) resolve(false);
  }

  languageChanged() {
    if (this.#line && this.called !== undefined) this.enter(this.called);
  }

  /** @param {WholeRoom} room */
  heard(room) {
    const before = this.room;
    this.room = room;
    if (this.leads) this.following = true;
    this.announce(before);
    const { board } = this.page;
    board.talk = room.talk.map((said, number) => ({ ...said, number, seat: 0, remark: null }));
    const news = room.talk.length - (before?.talk.length ?? room.talk.length);
    if (news > 0 && board.sheet !== "talk") board.unread += news;
    for (const resolve of this.#waiting.splice(0)) resolve(true);
    this.follow();
    this.app.draw();
  }

  /**
   * Who came and went, and what is suggested, for those who listen.
   * @param {WholeRoom | null} before
   */
  announce(before) {
    if (!before || !this.room) return;
    const { words } = this.app;
    const [was, is] = [before, this.room].map(({ people }) => new Map(people.map(({ id, name }) => [id, name])));
    for (const [id, name] of is) if (!was.has(id)) this.app.tell(words.say("page-together-came", { name }));
    for (const [id, name] of was) if (!is.has(id)) this.app.tell(words.say("page-together-left", { name }));
    if (before.leader !== this.room.leader && this.leads) this.app.tell(words.say("page-together-you-lead"));
    const known = new Set(before.suggestions.map((one) => JSON.stringify(one)));
    for (const one of this.room.suggestions)
      if (!known.has(JSON.stringify(one)) && one.by !== this.room.you)
        this.app.tell(words.say("page-suggests", { name: one.name, deed: this.page.deed(one), turn: one.turn + 1 }));
  }

  /** Show what is led to, unless one is on one's own or has just led elsewhere. */
  follow() {
    if (!this.room || !this.following || this.#sending) return;
    const { line, turn, seat, pointed } = this.room;
    if (line) this.page.showTried(line);
    else this.page.showLed(turn, seat, pointed);
  }

  /**
   * Somebody at this page wants to see something else: the others see it too, or one goes on one's own.
   * @param {Shown} shown
   */
  moved(shown) {
    if (!this.room) return;
    if (this.leads) this.lead(shown);
    else if (this.following) this.setFollowing(false);
  }

  /** @param {boolean} following */
  setFollowing(following) {
    this.following = following;
    this.send({ type: "follow", following });
    if (following) this.follow();
    else this.page.showRecord();
  }

  /**
   * Tell the others; while that is under way, the latest of what is to be seen waits.
   * @param {Shown} shown
   */
  async lead(shown) {
    this.#unsent = { ...this.#unsent, ...shown };
    if (this.#sending) return;
    this.#sending = true;
    while (this.#unsent) {
      const said = this.#unsent;
      this.#unsent = null;
      await this.send({ type: "lead", ...said });
    }
    this.#sending = false;
    this.follow();
  }

  /**
   * Another move: it is tried, or suggested to whoever leads.
   * @param {ActionInfo} action
   * @param {number} steps  of the game that it was chosen in
   * @returns {Promise<Answer>}
   */
  async act({ touches: _, ...action }, steps) {
    if (!this.room && !(await this.enter(this.called ?? this.page.ownName))) return refused(0, "connection-lost");
    if (this.tried) return this.request({ type: "try", action, steps });
    const { turn, seat } = this.page;
    if (!this.leads) {
      const answer = await this.request({ type: "suggest", turn, action });
      if (answer.type === "done") this.app.toast(this.app.words.say("page-suggested"));
      return answer;
    }
    await this.lead({ turn, seat });
    return this.request({ type: "try", action, steps });
  }

  /**
   * @param {RoomWish} wish
   * @returns {Promise<Answer>}
   */
  request(wish) {
    return this.#line?.send(wish) ?? Promise.resolve(refused(0, "connection-lost"));
  }

  /**
   * Ask for something, and say so if it is refused.
   * @param {RoomWish} wish
   */
  async send(wish) {
    const answer = await this.request(wish);
    this.said(answer);
    return answer;
  }

  /** @param {Answer} answer */
  said(answer) {
    if (answer.type !== "refused") return;
    const { words } = this.app;
    const lost = answer.code === "connection-lost";
    this.app.alarm(lost ? words.say("page-not-sent") : words.refusal(answer.code, answer.reason));
  }
}
