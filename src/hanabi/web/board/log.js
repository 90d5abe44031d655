// The log: one row a move, with what it brought, in signs for the eye and in the server's sentences for everybody else.

import { html, nothing } from "../vendor/lit-html.js";
import { broughtBadges, cardChip, cluePill, deedIcon } from "./move-chips.js";
import { movesOf, sentence } from "./moves.js";
import { panelHead } from "./panel.js";

/**
 * @import { HandoverInfo, LogEntry } from "../net/messages.js"
 * @import { Board } from "./board.js"
 * @import { Move } from "./moves.js"
 * @typedef {{ number: number, entry: LogEntry, move: Move | null }} Row
 * @typedef {Pick<HandoverInfo, "after" | "text">} Between  what happened at the table and not in the game
 */

/** Events that say no more than the number of their turn. */
const QUIET = new Set(["turn-began"]);

/**
 * All rows up to now, also where an earlier moment is shown: it is one of the rows, and those after it are grey.
 * @param {Board} board
 * @param {((entry: LogEntry) => void) | null} onLine
 */
export function logPanel(board, onLine) {
  const { words } = board;
  const { follow, log, handovers } = board.present ?? board;
  const turns = byTurn({ log, handovers });
  follow.drawn(turns.reduce((rows, { lines }) => rows + lines.length, 0));
  return html`
    <section class="panel log" id="panel-log" aria-labelledby="log-title">
      ${panelHead(board, "log", words.say("page-log"))}
      <div
        class="lines"
        role="group"
        tabindex="0"
        aria-labelledby="log-title"
        data-testid="log"
        @scroll=${(/** @type {Event & { currentTarget: Element }} */ event) => follow.scrolled(event)}
      >
        <ol>
          ${turns.map(
            ({ turn, lines }) => html`
              <li class=${turn === board.view.turn ? "now" : ""}>
                <span class="turn">${turn || nothing}</span>
                <div>${lines.map((line) => ("entry" in line ? row(board, line, onLine) : between(line)))}</div>
              </li>
            `,
          )}
        </ol>
      </div>
      ${
        follow.following
          ? nothing
          : html`
              <button class="jump" data-testid="jump-latest" @click=${() => follow.jump()}>
                ${words.say("page-jump-latest", { number: follow.missed })}
              </button>
            `
      }
    </section>
  `;
}

/**
 * @param {Board} board
 * @param {Row} row
 * @param {((entry: LogEntry) => void) | null} onLine
 */
function row(board, { number, entry, move }, onLine) {
  const text = move ? sentence(move) : entry.text;
  const cards = cardsOf(entry);
  const later = number >= board.log.length;
  const here = board.present && movesOf(board.log).at(-1)?.number === number;
  const line = html`
    <button
      class="line ${later ? "later" : ""}"
      aria-current=${here ? "true" : nothing}
      data-testid="log-line"
      data-event=${entry.event.event}
      data-turn=${entry.turn}
      title=${text}
      @click=${() => onLine?.(entry)}
      @pointerenter=${(/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && board.point(cards)}
      @pointerleave=${() => board.point(null)}
      @focus=${(/** @type {FocusEvent & { target: Element }} */ event) =>
        event.target.matches(":focus-visible") && board.point(cards)}
      @blur=${() => board.point(null)}
    >
      <span class="unseen">${text}</span>
      <span class="signs" aria-hidden="true">${move ? moveSigns(board, move) : eventSigns(board, entry)}</span>
    </button>
  `;
  return entry.why?.text ? withReason(board, number, entry, line) : line;
}

/**
 * @param {Board} board
 * @param {Move} move
 */
function moveSigns(board, move) {
  const places = move.places.map(
    (place) => html`
      <i class="at">${place}</i>
    `,
  );
  return html`
    <b class="whose">${board.name(move.seat)}</b>
    ${
      move.clue
        ? html`
            ${cluePill(move.clue)}
            <i class="to">→</i>
            <b class="whose">${board.name(move.target ?? 0)}</b>
            ${places}
          `
        : html`
            ${deedIcon(move.deed)}${move.face ? cardChip(move.face) : nothing}${places}
          `
    }
    <span class="after">
      ${broughtBadges(board, move, true)}
      ${
        move.drawnFace
          ? html`
              <span class="drew">+${cardChip(move.drawnFace)}</span>
            `
          : nothing
      }
    </span>
  `;
}

/**
 * What is no move: the deal, a sorted hand, and the end, which is a sentence in any case.
 * @param {Board} board
 * @param {LogEntry} entry
 */
function eventSigns(board, { event, text }) {
  if (event.event === "hand-dealt")
    return html`
      <b class="whose">${board.name(event.seat)}</b>
      ${event.faces ? event.faces.map(cardChip) : `×${event.cards.length}`}
    `;
  if (event.event === "hand-rearranged")
    return html`
      <b class="whose">${board.name(event.seat)}</b>
      ${deedIcon("sort")}
    `;
  return text;
}

/**
 * A move of a bot that says why, when it is asked.
 * @param {Board} board
 * @param {number} number
 * @param {LogEntry} entry
 * @param {unknown} line
 */
function withReason(board, number, entry, line) {
  const now = board.present ?? board;
  const open = now.asked.has(number);
  const mover = entry.event.giver ?? entry.event.seat;
  return html`
    <div class="reasoned">
      ${line}
      <button
        class="ask"
        data-testid="why"
        aria-expanded=${open}
        aria-controls="why-${number}"
        aria-label=${board.say("page-why-of", { move: entry.text ?? "" })}
        @click=${() => now.askWhy(number)}
      >
        ${board.say("page-why")}
      </button>
    </div>
    <p class="why" id="why-${number}" data-testid="why-text" ?hidden=${!open}>
      <b>${board.name(mover)}:</b>
      ${entry.why?.text}
    </p>
  `;
}

/** @param {Between} handover */
function between({ text }) {
  return html`
    <p class="line handover" data-testid="handover">${text}</p>
  `;
}

/**
 * The rows of each turn: moves and other events, and between them the chairs that changed hands.
 * @param {{ log: LogEntry[], handovers: Between[] }} happened
 */
export function byTurn({ log, handovers }) {
  const moves = new Map(movesOf(log).map((move) => [move.number, move]));
  const folded = new Set([...moves.values()].flatMap((move) => move.lines.slice(1).map(({ number }) => number)));
  /** @type {{ turn: number, lines: (Row | Between)[] }[]} */
  const turns = [];
  const add = (/** @type {number} */ turn, /** @type {Row | Between} */ line) => {
    const last = turns.at(-1);
    if (last?.turn === turn) last.lines.push(line);
    else turns.push({ turn, lines: [line] });
  };
  const waiting = [...handovers];
  const handOver = (/** @type {number} */ happened) => {
    for (; waiting.length && waiting[0].after <= happened; waiting.shift())
      add(log[happened - 1]?.turn ?? 0, waiting[0]);
  };
  log.forEach((entry, number) => {
    handOver(number);
    if (QUIET.has(entry.event.event) || folded.has(number) || !entry.text) return;
    add(entry.turn, { number, entry, move: moves.get(number) ?? null });
  });
  handOver(log.length);
  return turns;
}

/**
 * The cards an event was about, to be pointed out on the table.
 * @param {Pick<LogEntry, "event">} entry
 * @returns {number[]}
 */
export function cardsOf({ event }) {
  if (event.touched) return event.touched;
  if (event.cards) return event.cards;
  return event.card === undefined ? [] : [event.card];
}

/**
 * The last thing somebody did, in words.
 * @param {LogEntry[]} log
 */
export const lastDeed = (log) => movesOf(log).at(-1)?.lines[0].entry.text ?? "";
