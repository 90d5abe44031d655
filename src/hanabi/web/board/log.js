// The log: what happened, turn by turn, in the sentences the server made.

import { html, nothing } from "../vendor/lit-html.js";
import { panelHead } from "./panel.js";

/**
 * @import { HandoverInfo, LogEntry } from "../net/messages.js"
 * @import { Board } from "./board.js"
 * @typedef {{ number: number, entry: LogEntry }} EventLine
 */

/** Events that say no more than the heading of their turn. */
const QUIET = new Set(["turn-began"]);

/**
 * @param {Board} board
 * @param {((entry: LogEntry) => void) | null} onLine
 */
export function logPanel(board, onLine) {
  const { words } = board;
  return html`
    <section class="panel log" id="panel-log" aria-labelledby="log-title">
      ${panelHead(board, "log", words.say("page-log"))}
      <div class="lines" role="group" tabindex="0" aria-labelledby="log-title" data-testid="log">
        <ol>
          ${byTurn(board).map(
            ({ turn, lines }) => html`
              <li class=${turn === board.view.turn ? "now" : ""}>
                <span class="turn">${turn || nothing}</span>
                <div>${lines.map((line) => ("entry" in line ? eventLine(board, line, onLine) : handoverLine(line)))}</div>
              </li>
            `,
          )}
        </ol>
      </div>
    </section>
  `;
}

/**
 * @param {Board} board
 * @param {EventLine} line
 * @param {((entry: LogEntry) => void) | null} onLine
 */
function eventLine(board, { number, entry }, onLine) {
  const line = html`
    <button
      class="line"
      data-testid="log-line"
      data-event=${entry.event.event}
      data-turn=${entry.turn}
      @click=${() => onLine?.(entry)}
    >
      ${entry.text}
    </button>
  `;
  return entry.why?.text ? withReason(board, number, entry, line) : line;
}

/**
 * A move of a bot that says why, when it is asked.
 * @param {Board} board
 * @param {number} number
 * @param {LogEntry} entry
 * @param {unknown} line
 */
function withReason(board, number, entry, line) {
  const open = board.asked.has(number);
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
        @click=${() => board.askWhy(number)}
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

/** @param {HandoverInfo} handover */
function handoverLine({ text }) {
  return html`
    <p class="line handover" data-testid="handover">${text}</p>
  `;
}

/**
 * The lines of each turn: events, and between them the chairs that changed hands.
 * @param {{ log: LogEntry[], handovers: HandoverInfo[] }} happened
 */
export function byTurn({ log, handovers }) {
  /** @type {{ turn: number, lines: (EventLine | HandoverInfo)[] }[]} */
  const turns = [];
  const add = (/** @type {number} */ turn, /** @type {EventLine | HandoverInfo} */ line) => {
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
    if (!QUIET.has(entry.event.event) && entry.text) add(entry.turn, { number, entry });
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
 * The last thing somebody did, for the header of a phone.
 * @param {LogEntry[]} log
 */
export function lastDeed(log) {
  const deeds = new Set([
    "clue-given",
    "card-placed",
    "card-misplayed",
    "card-discarded",
    "card-reshuffled",
    "card-replayed",
    "tile-lost",
  ]);
  return log.findLast((entry) => deeds.has(entry.event.event))?.text ?? "";
}

/** Keep the newest line in sight, unless the reader has scrolled back. */
export function followLog() {
  const lines = document.querySelector(".log .lines");
  const atEnd = !lines || lines.scrollHeight - lines.scrollTop - lines.clientHeight < 60;
  return () => {
    const now = document.querySelector(".log .lines");
    if (atEnd && now) now.scrollTop = now.scrollHeight;
  };
}
