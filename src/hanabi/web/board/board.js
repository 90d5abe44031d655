// The board: what is on the table, and what the player has picked up of it.

import { among, isEmptyClue, sameAction } from "./actions.js";
import { CardDetails } from "./card-details.js";
import { Clocks } from "./clocks.js";
import { LogFollow } from "./log-follow.js";
import { showEditor } from "./note-editor.js";
import { showMenu } from "./place.js";
import { WaitingMove } from "./waiting-move.js";

/**
 * @import { App } from "../app.js"
 * @import { ActionInfo, GameView, LogEntry, Remark, RulesInfo, SeatInfo, Settings } from "../net/messages.js"
 * @import { Answer } from "../net/line.js"
 * @import { Notes } from "./notes.js"
 * @typedef {(action: ActionInfo) => Promise<Answer>} Wish
 * @import { Between } from "./log.js"
 * @typedef {"discards" | "log" | "talk" | "review"} Sheet
 * @typedef {{ seat: number, card: number | null, offered: ActionInfo[], ahead: boolean }} Menu  `ahead`: opened before one's turn
 * @typedef {NonNullable<Settings["talk"]>} Talk
 * @typedef {Pick<Board, "selected" | "menu" | "preview" | "pointed" | "armed" | "sheet" | "talkOpen" | "noting" | "through">} Picked
 */

export class Board {
  /** @type {GameView} */
  // @ts-expect-error: nothing is drawn before there is a view
  view;
  /** @type {RulesInfo} */
  // @ts-expect-error: they come with the view
  rules;
  /** @type {SeatInfo[]} */
  seats = [];
  /** @type {number | null} */
  you = null;
  /** @type {LogEntry[]} */
  log = [];
  /** @type {Remark[]} */
  talk = [];
  /** What changed beside the moves: chairs that changed hands, moves that were taken back. */
  handovers = /** @type {Between[]} */ ([]);
  /** What the players of a finished game wrote down, by seat and card. */
  written = /** @type {Record<number, string>[]} */ ([]);

  /** The board of now, where this one shows an earlier moment of a running game. */
  present = /** @type {Board | null} */ (null);

  /** Moves are made here for whoever is to act, not for oneself. */
  standsIn = false;
  /** What else happens when a card is pressed where nobody acts. */
  pressed = /** @type {((card: number) => void) | null} */ (null);

  /** The card of the own hand that was picked up. */
  selected = /** @type {number | null} */ (null);
  /** Where a menu of clues is open: at a card, or at a name. */
  menu = /** @type {Menu | null} */ (null);
  /** The cards that a clue would touch. */
  preview = /** @type {number[] | null} */ (null);
  /** The cards that a line of the log is about. */
  pointed = /** @type {number[] | null} */ (null);
  /** Where hints can be asked for: whether now, how, and the cards that the one on the table is about. */
  hint = /** @type {{ open: boolean, toggle: () => unknown, cards: number[] } | null} */ (null);
  /** The action that waits for a last yes. */
  armed = /** @type {ActionInfo | null} */ (null);
  /** The card that a note is being written about. */
  noting = /** @type {number | null} */ (null);
  /** Whose hands are seen as their owners see them. */
  through = /** @type {number | "all" | null} */ (null);
  /** The panel that is raised on a phone. */
  sheet = /** @type {Sheet | null} */ (null);
  talkOpen = false;
  /** Remarks that were not looked at. */
  unread = 0;
  /** The events of the log whose reasons are shown. */
  asked = /** @type {Set<number>} */ (new Set());

  /**
   * @param {App} app
   * @param {Notes} notes
   * @param {{ act?: Wish | null, rearrange?: ((order: number[]) => unknown) | null }} means  null where one can only look
   */
  constructor(app, notes, { act = null, rearrange = null } = {}) {
    this.app = app;
    this.notes = notes;
    this.wish = act;
    this.rearrange = rearrange;
    this.details = new CardDetails(this);
    this.follow = new LogFollow(this);
    this.clocks = new Clocks();
    this.moves = new WaitingMove(this, (action) => act?.(action) ?? Promise.reject(new Error("nobody acts here")));
  }

  /**
   * Take in a new moment of the game. Nothing that a player is about to press goes away or changes its place: what
   * was picked up stays picked up if it is still there, and a menu keeps all that it offered.
   * @param {{
   *   view: GameView, rules: RulesInfo, seats: SeatInfo[], you: number | null, log: LogEntry[],
   *   talk?: Remark[], handovers?: Between[],
   * }} moment
   */
  show({ view, rules, seats, you, log, talk = [], handovers = [] }) {
    if (view.steps !== this.view?.steps) this.pointed = null;
    Object.assign(this, { view, rules, seats, you, log, talk, handovers });
    const held = view.hands.flat().some((card) => card.id === this.selected);
    if (!held) this.selected = null;
    if (view.outcome) Object.assign(this, { menu: null, armed: null, selected: null });
    if (this.menu) this.offerMore(this.menu);
    if (!this.menu && !this.armed) this.preview = null;
  }

  /**
   * What has become possible comes last in an open menu.
   * @param {Menu} menu
   */
  offerMore({ seat, card, offered }) {
    const more = this.clues(seat, card).filter((action) => !offered.some((one) => sameAction(one, action)));
    offered.push(...more);
  }

  /**
   * What the players of a finished game wrote down about a card.
   * @param {number} card
   */
  writtenOn(card) {
    return this.written.flatMap((notes, seat) => (notes[card] ? [{ name: this.name(seat), note: notes[card] }] : []));
  }

  get words() {
    return this.app.words.of(this.rules.vocabulary);
  }

  get level() {
    return this.app.prefs.level;
  }

  /**
   * @param {string} message
   * @param {Record<string, string | number>} [args]
   */
  say(message, args) {
    return this.words.say(message, args);
  }

  /** @param {number} seat */
  name(seat) {
    return this.seats[seat]?.name ?? this.say("page-seat-free");
  }

  /** Whether one plays here: not where one can only look, nor while a bot plays on, nor after the end. */
  get acting() {
    if (this.wish === null || this.you === null || this.seats[this.you]?.substitute) return false;
    return !this.view.outcome;
  }

  /**
   * Whether a hand is one's own.
   * @param {number} seat
   */
  isMine(seat) {
    return seat === this.you && !this.standsIn;
  }

  get myTurn() {
    return this.acting && this.view.to_act === this.you;
  }

  /** What can be chosen: on one's own turn what is legal, else what would be if it were one's turn. */
  get actions() {
    if (!this.acting) return [];
    return this.myTurn ? this.view.legal_actions : this.view.next_actions;
  }

  /** @param {(action: ActionInfo) => unknown} want */
  legal(want) {
    return this.actions.filter(want);
  }

  /**
   * The same action as it can be chosen now, whatever it touches; null if it cannot.
   * @param {ActionInfo} action
   */
  now(action) {
    return this.actions.find((one) => sameAction(one, action)) ?? null;
  }

  /** @param {ActionInfo} action */
  isArmed(action) {
    return this.armed !== null && sameAction(this.armed, action);
  }

  /**
   * Why nothing of a kind can be done now, in words; null if something can.
   * @param {string} kind  such as `discard`
   */
  refusal(kind) {
    const code = this.view.refusals[kind];
    return code ? this.say(`refusal-${code}`) : null;
  }

  /**
   * The clues that can be given to somebody, all of them or those that touch a card.
   * @param {number} seat
   * @param {number | null} card
   */
  clues(seat, card = null) {
    return this.legal(
      (action) => action.do === "clue" && action.to === seat && (card === null || action.touches?.includes(card)),
    );
  }

  get newestLeft() {
    return this.app.prefs.newest === "left";
  }

  /**
   * The cards of a hand with their indices, from left to right as they are drawn.
   * @template C
   * @param {C[]} cards
   */
  asSeen(cards) {
    const places = cards.map((card, i) => /** @type {const} */ ([card, i]));
    return this.newestLeft ? places.reverse() : places;
  }

  /** @param {Partial<Picked>} changes */
  set(changes) {
    Object.assign(this, changes);
    this.details.hide();
    this.app.draw();
  }

  /** @param {number} card */
  select(card) {
    this.set({ selected: this.selected === card ? null : card, menu: null, armed: null, preview: null });
  }

  /**
   * @param {number} seat
   * @param {number | null} card
   */
  openMenu(seat, card) {
    const same = this.menu?.seat === seat && this.menu.card === card;
    const offered = same ? [] : this.clues(seat, card);
    const ahead = !this.myTurn;
    this.set({ menu: same ? null : { seat, card, offered, ahead }, selected: null, armed: null, preview: null });
    if (same) return;
    showMenu(seat);
    this.app.focusOn(".clue-menu .touching button:enabled, .clue-menu [data-testid='close-clues']");
  }

  /** @param {number[] | null} touches */
  look(touches) {
    if (this.preview === touches) return;
    this.preview = touches;
    this.app.draw();
  }

  /**
   * Point at cards that something else is about, or no longer.
   * @param {number[] | null} cards
   */
  point(cards) {
    if (this.pointed === cards) return;
    this.pointed = cards;
    this.app.draw();
  }

  /**
   * Do it, or keep it for the next turn. The player is asked once more where they want to be, and always before
   * a clue that touches nothing.
   * @param {ActionInfo} action
   */
  wishFor(action) {
    if (!among(action, this.actions)) {
      this.app.alarm(this.refusal(action.do) ?? this.say("page-dropped-changed"));
      return;
    }
    const asked = isEmptyClue(action) || (this.myTurn && this.app.prefs.confirm);
    if (asked && !this.isArmed(action)) {
      this.set({ armed: action, preview: action.touches ?? null });
      this.app.focusOn("[data-testid='confirm-button']");
      return;
    }
    const from = this.menu;
    this.set({ armed: null, menu: null, selected: null, preview: null });
    if (from) this.focusBack(from);
    if (this.myTurn) this.moves.make(action);
    else this.moves.plan(action);
  }

  /**
   * @param {number} card
   * @param {string | null} suit  as which it is announced
   */
  play(card, suit = null) {
    const [action] = this.legal((one) => one.do === "play" && one.card === card && (one.as ?? null) === suit);
    if (action) this.wishFor(action);
    else this.app.alarm(this.refusal("play"));
  }

  /** @param {number} card */
  discard(card) {
    const [action] = this.legal((one) => one.do === "discard" && one.card === card);
    if (action) this.wishFor(action);
    else this.app.alarm(this.refusal("discard"));
  }

  /**
   * Ask for the reason of a bot's move, or put it away again.
   * @param {number} number  of the event in the log
   */
  askWhy(number) {
    if (this.asked.delete(number)) this.app.draw();
    else {
      this.asked.add(number);
      this.app.draw();
      this.app.tell(this.log[number].why?.text);
      requestAnimationFrame(() => document.getElementById(`why-${number}`)?.scrollIntoView({ block: "nearest" }));
    }
  }

  /**
   * Put a card of the own hand at another place.
   * @param {number} card
   * @param {number} place
   */
  moveCard(card, place) {
    if (!this.rearrange || this.you === null || this.view.outcome) return;
    const order = this.view.hands[this.you].map((held) => held.id);
    const to = Math.max(0, Math.min(order.length - 1, place));
    const from = order.indexOf(card);
    if (from < 0 || from === to) return;
    this.rearrange(moved(order, from, to));
  }

  /**
   * @param {number} card
   * @param {number} by  to the right, as the hand is drawn
   */
  shift(card, by) {
    if (this.you === null) return;
    const place = this.view.hands[this.you].findIndex((held) => held.id === card);
    this.moveCard(card, place + (this.newestLeft ? -by : by));
  }

  /**
   * Write about a card, beside it.
   * @param {number} card
   */
  writeNote(card) {
    this.set({ noting: card, menu: null, armed: null, preview: null });
    showEditor(card, this.notes.of(card));
  }

  /**
   * @param {number} card
   * @param {string} text
   */
  keepNote(card, text) {
    this.notes.write(card, text, this.you !== null);
    this.app.draw();
  }

  /** Put back what was picked up last: a move that is about to be sent, else what is open, else the move kept for later. */
  cancel() {
    if (this.moves.until === "moment") return this.moves.forget();
    const { noting, through } = this;
    if (noting === null && through === null) return this.putAway() || this.moves.forget();
    if (noting !== null) this.app.focusOn(`[data-card="${noting}"]`);
    this.set({ noting: null, through: null });
    return true;
  }

  /** Close what is open and lay down what was picked up. A move that waits goes on waiting. */
  putAway() {
    const { armed, menu, pointed, selected, sheet } = this;
    if (!armed && !menu && !pointed && !sheet && selected === null) return false;
    this.set({ armed: null, menu: null, pointed: null, preview: null, selected: null, sheet: null });
    if (menu) this.focusBack(menu);
    return true;
  }

  /**
   * Where a menu was opened the focus returns.
   * @param {Menu} menu
   */
  focusBack({ seat, card }) {
    this.app.focusOn(card === null ? `#name-${seat}` : `[data-card="${card}"]`);
  }

  /** The seats whose hands are shown above, in the order of play after the viewer. */
  get others() {
    return seatsAfter(this.view.seat, this.view.hands.length);
  }
}

/**
 * The other seats in the order of play after one's own, or all of them in order.
 * @param {number | null} own
 * @param {number} players
 */
export function seatsAfter(own, players) {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return own === null ? seats : [...seats.slice(own + 1), ...seats.slice(0, own)];
}

/**
 * A list with one of its items at another place.
 * @template T
 * @param {T[]} items
 * @param {number} from
 * @param {number} to
 */
export function moved(items, from, to) {
  return items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
}
