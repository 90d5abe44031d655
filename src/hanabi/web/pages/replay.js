// Replay: any moment of a finished game, as any seat saw it or with all hands open; alone or together, with other moves to try.

import { Board } from "../board/board.js";
import { moveCards, movedCards } from "../board/card-motion.js";
import { deedOf } from "../board/deeds.js";
import { tableKey } from "../board/keys.js";
import { boardView } from "../board/layout.js";
import { cardsOf, lastDeed } from "../board/log.js";
import { Notes } from "../board/notes.js";
import { seated } from "../board/seated.js";
import * as api from "../net/api.js";
import { isHidden, reveal } from "../ui/spoiler.js";
import { html, nothing } from "../vendor/lit-html.js";
import { addressOf, askedFor, turnIn } from "./replay-address.js";
import { choosingBar, replayBanner, replayBar, triedBar } from "./replay-bar.js";

/**
 * @import { App } from "../app.js"
 * @import { ActionInfo, Done, GameInfo, LogEntry, Moment, Suggestion } from "../net/messages.js"
 * @import { WholeRoom } from "../net/room.js"
 * @import { Review } from "./review.js"
 * @import { roomBar } from "./room-bar.js"
 * @import { SharedReplay } from "./shared-replay.js"
 */

/** Milliseconds after which a server that did not answer is asked again. */
const RETRY = 1000;

export class ReplayPage {
  name = "replay";

  /** @type {GameInfo} */
  // @ts-expect-error: nothing is drawn of the game before it is loaded
  game;
  /** Why the game cannot be seen. */
  wrong = "";
  /** Those who look at it together, once there is somebody, or something is tried. */
  shared = /** @type {SharedReplay | null} */ (null);
  /** How the room is drawn: fetched with it. */
  roomBar = /** @type {typeof roomBar | null} */ (null);
  /** What every move was worth, for those who want to know. */
  review = /** @type {Review | null} */ (null);
  /** Another move is being chosen for whoever is to act. */
  choosing = false;
  /** The last turn that was looked at. */
  furthest = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #again;
  /** The moment that is shown. */
  #shown = /** @type {Moment | null} */ (null);

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.board = new Board(app, new Notes(id), { act: (action) => this.act(action) });
    this.board.pressed = (card) => this.point([card]);
    this.allow(false);
    const asked = askedFor(location);
    this.together = asked.together;
    this.reviewed = asked.reviewed;
    this.turn = asked.turn;
    /** @type {number | null} */
    this.seat = asked.seat ?? (isHidden(app, id) ? 0 : null);
    /** @type {Map<string, Promise<Moment>>} */
    this.moments = new Map();
  }

  enter() {
    this.load();
  }

  leave() {
    clearTimeout(this.#again);
    this.shared?.leave();
    this.review?.leave();
  }

  title() {
    return `${this.app.words.say(this.review ? "page-review" : "page-replay")} – Hanabi`;
  }

  heading() {
    return html`
      <span class="where">${this.game?.title ?? ""}</span>
    `;
  }

  /**
   * A link to another turn of this game: whoever looks at it together stays together.
   * @param {string} path
   */
  arrive(path) {
    const turn = turnIn(path, this.id);
    if (!this.game || turn === null) return false;
    this.visit(turn);
    return true;
  }

  languageChanged() {
    this.moments.clear();
    this.load();
    this.shared?.languageChanged();
    this.review?.load();
  }

  /** The result is to stay unknown: for whoever wants it so, or because whoever leads does. */
  get hidden() {
    return isHidden(this.app, this.id, this.app.prefs.spoilerFree || Boolean(this.shared?.room?.spoiler_free));
  }

  get ownName() {
    return this.app.prefs.name || this.app.words.say("page-default-name");
  }

  async load() {
    try {
      this.game = await api.game(this.id, this.app.words.lang);
      this.wrong = "";
      if (this.shared?.tried) this.app.draw();
      else await this.goTo(this.turn);
      if (this.reviewed && !this.review) await this.openReview();
      if (this.together !== null && !this.shared) await this.joinRoom();
    } catch (problem) {
      this.wrong = this.app.reason(problem);
      this.app.draw();
      if (api.isUnreachable(problem)) this.#again = setTimeout(() => this.load(), RETRY);
    }
  }

  /** The address brought somebody here to look at the game together: in a room that has a name, or in a new one. */
  async joinRoom() {
    if (!this.together) await this.lookTogether();
    else if ((await this.share(this.together)) && this.app.prefs.name) await this.shared?.enter(this.app.prefs.name);
  }

  /**
   * @param {string} [room]
   * @returns {Promise<SharedReplay | null>}
   */
  async share(room) {
    if (this.shared) return this.shared;
    const parts = await this.app.part(Promise.all([import("./shared-replay.js"), import("./room-bar.js")]));
    if (!parts) return null;
    this.roomBar = parts[1].roomBar;
    this.shared ??= new parts[0].SharedReplay(this, room);
    this.app.draw();
    return this.shared;
  }

  /** Let others come along: a room, and its link. */
  async lookTogether() {
    const shared = await this.share();
    if (!shared) return;
    if (!shared.room && !(await shared.enter(this.ownName))) return;
    shared.invites = true;
    this.keepAddress();
    const parts = await this.app.part(import("./together-dialog.js"));
    parts?.openTogether(this.app, shared);
  }

  /** Show what every move was worth beside the board; where there is little room, over it. */
  async openReview() {
    const parts = await this.app.part(import("./review.js"));
    if (!parts || this.review) return;
    const review = new parts.Review(this);
    await review.enter();
    this.review = review;
    this.keepAddress();
    this.board.set({ sheet: "review" });
  }

  /**
   * @param {number} turn
   * @param {number | null} seat
   * @returns {Promise<Moment>}
   */
  moment(turn, seat) {
    const key = `${turn}/${seat}`;
    const moment = this.moments.get(key) ?? api.moment(this.id, turn, seat, this.app.words.lang);
    this.moments.set(key, moment);
    return moment;
  }

  /**
   * Somebody here wants to see another turn.
   * @param {number} turn
   */
  visit(turn) {
    const to = Math.max(0, Math.min(this.game.turns, turn));
    this.choosing = false;
    this.shared?.moved({ turn: to });
    this.goTo(to);
  }

  /**
   * Somebody here wants to see it as another.
   * @param {number | null} seat
   */
  look(seat) {
    this.seat = seat;
    this.shared?.moved({ seat });
    if (!this.shared?.tried) this.goTo(this.turn);
  }

  /**
   * Point at cards, for all if one leads.
   * @param {number[]} cards
   */
  point(cards) {
    this.board.set({ pointed: cards });
    if (this.shared?.leads) this.shared.lead({ pointed: cards });
  }

  /**
   * @param {number} turn
   * @param {number[] | null} pointed
   */
  async goTo(turn, pointed = null) {
    this.turn = Math.max(0, Math.min(this.game.turns, turn));
    this.furthest = Math.max(this.furthest, this.turn);
    const { turn: wanted, seat, choosing } = this;
    try {
      const moment = await this.moment(wanted, choosing && seat !== null ? this.board.view.to_act : seat);
      if (wanted !== this.turn || seat !== this.seat || choosing !== this.choosing || this.shared?.tried) return;
      this.show(moment, choosing);
      this.board.pointed = pointed;
      if (wanted === this.game.turns && this.hidden) reveal(this.app, this.id);
      this.keepAddress();
      if (wanted < this.game.turns) this.moment(wanted + 1, seat).catch(() => this.moments.clear());
    } catch (problem) {
      this.moments.clear();
      this.app.problem(problem);
    }
  }

  /** The address bar leads back here. */
  keepAddress() {
    history.replaceState(null, "", addressOf(this));
  }

  /** @param {boolean} acts  whether moves are made here, for whoever is to act */
  allow(acts) {
    this.board.wish = acts ? (action) => this.act(action) : null;
    this.board.standsIn = acts;
  }

  /**
   * @param {Moment} moment
   * @param {boolean} acts
   */
  show(moment, acts) {
    const { view, log } = moment;
    const { board } = this;
    this.#shown = moment;
    const before = board.log;
    const events = log.length > before.length ? log.slice(before.length) : before.slice(log.length);
    const moved = before.length && events.length < 12 && this.app.prefs.moves ? movedCards(events, view.hands) : [];
    const seats = this.game.players.map((name) => seated(name));
    this.allow(acts);
    board.show({ view, rules: this.game.rules, seats, you: acts ? view.to_act : null, log, talk: board.talk });
    if (!acts) board.putAway();
    board.pointed = null;
    board.follow.following = true;
    moveCards(moved, () => this.app.draw());
    this.app.tell(lastDeed(log));
  }

  /**
   * What whoever leads shows.
   * @param {number} turn
   * @param {number | null} seat
   * @param {number[] | null} pointed
   */
  showLed(turn, seat, pointed) {
    const there = turn === this.turn && seat === this.seat && this.#shown !== null && this.board.you === null;
    if (there) this.board.point(pointed);
    else {
      Object.assign(this, { seat, choosing: false });
      this.goTo(turn, pointed);
    }
  }

  /** @param {NonNullable<WholeRoom["line"]>} line  the hypothesis that everybody plays on */
  showTried({ moment, turn }) {
    if (moment === this.#shown || !this.game) return;
    Object.assign(this, { turn, choosing: false });
    this.show(moment, true);
  }

  /** Back to what was really played, at the turn where one is. */
  showRecord() {
    this.choosing = false;
    this.goTo(this.turn);
  }

  /** Choose another move. Whoever follows stays at this turn until it is chosen. */
  async chooseMove() {
    const shared = await this.share();
    if (!shared) return;
    if (shared.following && shared.room && !shared.leads) shared.setFollowing(false);
    this.choosing = true;
    this.goTo(this.turn);
  }

  /**
   * A move was chosen. It does not wait for better times: what becomes of it is said at once.
   * @param {ActionInfo} action
   * @returns {Promise<Done>}
   */
  async act(action) {
    const { shared, board } = this;
    const answer = await shared?.act(action, board.view.steps);
    if (answer) shared?.said(answer);
    if (answer?.type === "done" && this.choosing) this.choosing = false;
    if (answer?.type === "done" && !shared?.leads && !shared?.tried) shared?.setFollowing(true);
    return { type: "done", id: 0, number: 0 };
  }

  /**
   * What somebody does or suggests, in words.
   * @param {Pick<Suggestion, "seat" | "action" | "place">} suggestion
   */
  deed({ seat, action, place }) {
    const words = this.app.words.of(this.game.rules.vocabulary);
    return deedOf(words, (who) => this.game.players[who], { seat, action, place });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.game || !this.board.view) return false;
    if (this.board.wish) {
      if (tableKey(this.board, event)) return true;
      if (event.key !== "Escape" || !this.choosing) return false;
      this.showRecord();
      return true;
    }
    if (event.altKey || event.shiftKey) return false;
    if (event.key === "Escape") return this.board.details.hide() || this.board.cancel();
    if (/** @type {Element} */ (event.target).closest?.(".cards")) return false;
    const end = this.hidden ? this.furthest : this.game.turns;
    const turns = { ArrowLeft: this.turn - 1, ArrowRight: this.turn + 1, Home: 0, End: end };
    const to = new Map(Object.entries(turns)).get(event.key);
    if (to === undefined) return false;
    this.visit(to);
    return true;
  }

  /** @param {LogEntry} entry */
  line(entry) {
    if (entry.turn !== this.turn && !this.board.wish) this.visit(entry.turn);
    else this.point(cardsOf(entry));
  }

  render() {
    const { words } = this.app;
    if (this.wrong)
      return html`
        <section class="box alone">
          <h1>${words.say("page-replay")}</h1>
          <p class="wrong">${this.wrong}</p>
          <a href="/games">${words.say("page-past-games")}</a>
        </section>
      `;
    if (!this.board.view)
      return html`
        <p class="loading">${words.say("page-loading")}</p>
      `;
    const { shared, board } = this;
    board.written = this.hidden ? [] : this.game.notes;
    const talks = shared?.room && shared.invites;
    return boardView(board, {
      banner: replayBanner(this),
      above: [(shared?.invites && this.roomBar?.(shared)) || nothing, this.review?.strip() ?? nothing],
      review: { panel: this.review?.panel() ?? null, sign: this.review?.sign(), open: () => this.openReview() },
      below: shared?.tried ? triedBar(this, shared.tried) : this.choosing ? choosingBar(this) : replayBar(this),
      onLine: (entry) => this.line(entry),
      mode: talks ? "chat" : "silent",
      sayIt: talks ? ({ text = "" }) => shared.send({ type: "say", text }) : null,
      speaks: true,
    });
  }
}
