// The log: what happened, turn by turn, in the sentences the server made.

import { html, nothing } from "./vendor/lit-html/lit-html.js";
import { panelHead } from "./panel.js";

/** Events that say no more than the heading of their turn. */
const QUIET = new Set(["turn-began"]);

export function logPanel(board, onLine) {
  const { words } = board;
  const turns = byTurn(board.log);
  return html`
    <section class="panel log" id="panel-log" aria-labelledby="log-title">
      ${panelHead(board, "log", words.say("page-log"))}
      <div class="lines" role="group" tabindex="0" aria-labelledby="log-title" data-testid="log">
        <ol>
          ${turns.map(
            ({ turn, entries }) => html`
              <li class=${turn === board.view.turn ? "now" : ""}>
                <span class="turn">${turn || nothing}</span>
                <div>
                  ${entries.map(
                    (entry) => html`
                      <button
                        class="line"
                        data-testid="log-line"
                        data-event=${entry.event.event}
                        data-turn=${entry.turn}
                        @click=${() => onLine?.(entry)}
                      >
                        ${entry.text}
                      </button>
                    `,
                  )}
                </div>
              </li>
            `,
          )}
        </ol>
      </div>
    </section>
  `;
}

function byTurn(log) {
  const turns = [];
  for (const entry of log) {
    if (QUIET.has(entry.event.event) || !entry.text) continue;
    if (turns.at(-1)?.turn !== entry.turn) turns.push({ turn: entry.turn, entries: [] });
    turns.at(-1).entries.push(entry);
  }
  return turns;
}

/** The cards an event was about, to be pointed out on the table. */
export function cardsOf({ event }) {
  if (event.touched) return event.touched;
  if (event.cards) return event.cards;
  return event.card === undefined ? [] : [event.card];
}

/** The last thing somebody did, for the header of a phone. */
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
