// A table: first the seats, then the game, then the finale; always what the server last said.

import { Board } from "../board/board.js";
import { moveCards, movedCards } from "../board/card-motion.js";
import { tableKey } from "../board/keys.js";
import { LateClicks } from "../board/late-clicks.js";
import { boardView } from "../board/layout.js";
import { audible } from "../board/muted.js";
import { Notes } from "../board/notes.js";
import { remarkText } from "../board/talk.js";
import * as api from "../net/api.js";
import { Live } from "../net/live.js";
import { html, nothing } from "../vendor/lit-html.js";
import { Hint, hintKey } from "./hint.js";
import { LookBack } from "./look-back.js";
import { Noticing, notifyOffer } from "./noticing.js";
import { OwnTime } from "./own-time.js";
import { Cover, pauseKey } from "./pause.js";
import { nothingToSee, tellWhoWatches } from "./spectators.js";
import { banner } from "./table-banner.js";
import { takeBackVote, tellTakenBack } from "./take-back.js";
import { votes } from "./votes.js";

/**
 * @import { App } from "../app.js"
 * @import { ActionInfo, Command, GameView, Guests, LogEntry, Update } from "../net/messages.js"
 * @import { Answer } from "../net/line.js"
 * @import { WaitingRoom } from "./waiting-room.js"
 */

const SPOKEN = new Set(["turn-began", "hand-dealt", "card-drawn"]);

export class TablePage {
  name = "table-page";

  /** @type {Update} */
  // @ts-expect-error: nothing is drawn of the table before the first one
  update;
  /** @type {Live | null} */
  live = null;
  /** @type {WaitingRoom | null} */
  room = null;
  /** @type {Guests | null | undefined} */
  guests;
  /** Why the table cannot be seen. */
  wrong = "";
  connected = true;
  gone = false;
  finaleShown = false;
  lateClicks = new LateClicks();
  left = new AbortController();

  /**
   * @param {App} app
   * @param {string} id
   */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.board = new Board(app, new Notes(id, (card, text) => this.sendNote(card, text)), {
      act: (action) => this.act(action),
      rearrange: (order) => this.send({ type: "rearrange", order }),
    });
    this.back = new LookBack(this);
    this.noticing = new Noticing(this);
    this.ownTime = new OwnTime(this);
    this.cover = new Cover(this);
    this.hint = new Hint(this);
  }

  async enter() {
    const token = location.hash.slice(1);
    if (token) {
      history.replaceState(null, "", location.pathname);
      await api.claim(this.id, token).catch((problem) => this.app.problem(problem));
    }
    this.lateClicks.watch(this.left.signal);
    await this.connect();
  }

  /** A first request says why a table cannot be seen; a socket would only close. */
  async connect() {
    this.live?.close();
    const { lang } = this.app.words;
    try {
      const update = await api.table(this.id, lang);
      if (this.gone) return;
      this.hear(update);
    } catch (problem) {
      if (problem instanceof api.Problem && problem.code !== "store-failed") {
        this.wrong = this.app.words.refusal(problem.code, problem.message);
        this.app.draw();
        return;
      }
    }
    if (this.gone) return;
    this.live = new Live(
      this.id,
      lang,
      (update) => this.hear(update),
      (connected) => this.line(connected),
      (notice) => this.app.announce(notice),
      (code) => this.app.alarm(this.app.words.refusal(code, code)),
    );
  }

  leave() {
    this.gone = true;
    this.left.abort();
    this.board.moves.forget();
    this.live?.close();
  }

  languageChanged() {
    this.room?.languageChanged();
    this.hint.languageChanged();
    this.connect();
  }

  /** @param {boolean} connected */
  line(connected) {
    if (this.connected === connected) return;
    this.connected = connected;
    this.app.draw();
  }

  title() {
    if (!this.update) return "Hanabi";
    const title = this.update.table.rules.title;
    return this.update.view && this.board.myTurn
      ? `● ${this.app.words.say("page-your-turn")} – Hanabi`
      : `${title} – Hanabi`;
  }

  heading() {
    return html`
      <span class="where">${this.update?.table.rules.title ?? ""}</span>
    `;
  }

  /** @param {Update} update */
  hear(update) {
    if (this.gone) return;
    /** @type {Update | undefined} */
    const before = this.update;
    this.update = update;
    const { table, view, you } = update;
    if (update.kicked) {
      this.leaveTheRoom();
      return;
    }
    if (table.state === "open") this.openRoom();
    this.board.clocks.hear(table.clock, table.settings.clock);
    this.ownTime.hear();
    this.cover.hear();
    if (!view) {
      this.noticing.hear(before, update, []);
      this.app.draw();
      return;
    }
    const { log } = update;
    const talk = audible(this.id, update.talk);
    this.board.notes.hear(update.notes, you !== null && table.state === "playing");
    this.board.written = update.written;
    const handovers = [...table.handovers, ...table.taken_back].sort((one, other) => one.after - other.after);
    this.board.show({ view, rules: table.rules, seats: table.seats, you, log, talk, handovers });
    this.hint.hear();
    this.back.news();
    const fresh = before?.view ? update.log.slice(before.log.length) : [];
    const focus = keepPlace();
    const moved = this.app.prefs.moves && fresh.length && this.back.at === null ? movedCards(fresh, view.hands) : [];
    moveCards(moved, () => {
      const draw = () => this.app.draw();
      if (before?.view) this.lateClicks.during(draw);
      else draw();
      focus();
      this.board.details.refresh();
      this.board.moves.news();
    });
    this.report(before, update, view, fresh);
    this.noticing.hear(before, update, fresh);
    if (view.pending && this.board.myTurn && !before?.view?.pending) this.app.focusOn("[data-testid='bonus']");
    if (view.outcome && !this.finaleShown) {
      this.finaleShown = true;
      setTimeout(() => this.gone || this.openFinale(), before?.view ? 900 : 0);
    }
  }

  /** Before the deal: the seats, and for the host the setting of the table. */
  async openRoom() {
    const found = await this.app.part(import("./waiting-room.js"));
    if (!found || this.gone) return;
    this.room ??= new found.WaitingRoom(this);
    this.room.hear(this.update);
    this.app.draw();
  }

  /** The host has sent one away. */
  async leaveTheRoom() {
    this.live?.close(); // to be told once is enough
    (await this.app.part(import("./waiting-room.js")))?.sentAway(this);
  }

  async openFinale() {
    (await this.app.part(import("./finale.js")))?.openFinale(this);
  }

  async openMenu() {
    (await this.app.part(import("./table-menu.js")))?.openMenu(this);
  }

  /**
   * Tell what happened, and whose turn it is now.
   * @param {Update | undefined} before
   * @param {Update} now
   * @param {GameView} view
   * @param {LogEntry[]} fresh
   */
  report(before, now, view, fresh) {
    const { table, talk, you } = now;
    const { words } = this.board;
    const taken = before ? table.handovers.slice(before.table.handovers.length).map((one) => one.text) : [];
    for (const text of taken) this.app.toast(text);
    if (before) {
      tellTakenBack(this, before, now);
      tellWhoWatches(this, before, now);
    }
    const said = fresh.filter((entry) => !SPOKEN.has(entry.event.event) && entry.text).map((entry) => entry.text);
    const heard = audible(this.id, talk.slice(before?.talk.length ?? talk.length));
    if (heard.length && !this.board.talkOpen) {
      this.board.unread += heard.length;
      for (const one of heard) if (one.seat !== you) this.app.toast(`${one.name}: ${remarkText(words, one)}`);
    }
    const turned = !before?.view || before.view.turn !== view.turn || before.view.to_act !== view.to_act;
    if (!view.outcome && turned) said.push(this.turnText());
    if (said.length) this.app.tell(said.join(" "));
  }

  turnText() {
    const { words } = this.board;
    return this.board.myTurn
      ? words.say("page-your-turn")
      : words.say("page-turn-of-name", { name: this.board.name(this.board.view.to_act) });
  }

  /** @param {Command} command */
  async send(command) {
    if (!this.live) return null;
    const answer = await this.live.send(command);
    if (answer.type === "refused") {
      const lost = answer.code === "connection-lost";
      this.app.alarm(lost ? this.app.words.say("page-not-sent") : this.wordsHere.refusal(answer.code, answer.reason));
    }
    return answer;
  }

  /**
   * A note that could not be sent stays with the browser, so nothing is said about that.
   * @param {number} card
   * @param {string} text
   */
  async sendNote(card, text) {
    const answer = (await this.live?.send({ type: "note", card, text })) ?? null;
    if (answer?.type === "refused" && answer.code !== "connection-lost")
      this.app.alarm(this.wordsHere.refusal(answer.code, answer.reason));
    return answer;
  }

  get wordsHere() {
    return this.app.words.of(this.update?.table.rules.vocabulary);
  }

  /**
   * Send a move. What becomes of one that is refused, the board decides.
   * @param {ActionInfo} action
   * @returns {Promise<Answer>}
   */
  act(action) {
    const { touches: _, ...wish } = action;
    const command = /** @type {const} */ ({ type: "act", action: wish, steps: this.board.view.steps });
    return this.live?.send(command) ?? Promise.resolve({ type: "refused", id: 0, code: "connection-lost", reason: "" });
  }

  async rematch() {
    const waiting = this.update.table.rematch;
    if (!waiting) await this.send({ type: "rematch" });
    const id = waiting ?? this.update.table.rematch ?? (await api.table(this.id).catch(() => null))?.table.rematch;
    if (id) this.app.go(`/t/${id}`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (pauseKey(this, event)) return true;
    if (!this.board.view || !this.update.view) return false;
    if (hintKey(this, event)) return true;
    if (event.key === "Escape" && this.board.moves.until === "moment") return this.board.moves.forget();
    return this.back.at === null ? tableKey(this.board, event) : this.back.key(event);
  }

  render() {
    const { words } = this.app;
    if (this.wrong)
      return html`
        <section class="box alone" data-testid="problem">
          <h1>${words.say("page-no-table")}</h1>
          <p class="wrong">${this.wrong}</p>
          <a href="/">${words.say("page-home")}</a>
        </section>
      `;
    if (!this.update)
      return html`
        <p class="loading">${words.say("page-loading")}</p>
      `;
    const lost = this.connected
      ? nothing
      : html`
          <p class="lost" role="status" data-testid="connection-lost">${words.say("page-lost")}</p>
        `;
    if (this.update.table.state === "open")
      return html`
        ${lost}${this.room?.render() ?? nothing}
      `;
    const { paused, settings } = this.update.table;
    if (paused && (this.update.you !== null || settings.spectators !== "none"))
      return html`
        ${lost}${this.cover.render()}
      `;
    if (!this.update.view)
      return html`
        ${lost}${nothingToSee(this)}
      `;
    return html`
      ${lost}${boardView(this.back.shown, {
        banner: banner(this),
        above: html`
          ${votes(this)}${takeBackVote(this)}${notifyOffer(this)} ${this.back.at === null ? this.hint.render() : nothing}
        `,
        mode: this.update.table.settings.talk,
        below: this.back.at === null ? nothing : this.back.bar(),
        onLine: (entry) => this.look(entry),
        sayIt: (said) => this.send({ type: "say", ...said }),
      })}
    `;
  }

  /**
   * A row of the log leads to its moment; when all is over, to that of the replay.
   * @param {LogEntry} entry
   */
  look(entry) {
    if (this.board.view.outcome) this.app.go(`/g/${this.id}?turn=${entry.turn}`);
    else this.back.to(this.board.log.indexOf(entry));
  }
}

/** A card that leaves the hand takes the focus along; it comes back to the same place. */
function keepPlace() {
  const held = /** @type {HTMLElement | null | undefined} */ (document.activeElement?.closest(".held"));
  const place = held?.dataset.testid;
  return () => {
    if (!place || document.activeElement !== document.body) return;
    /** @type {HTMLElement | null} */ (document.querySelector(`[data-testid="${place}"]`))?.focus();
  };
}
