// The fireworks: how high each one is, what it needs, and how many copies of that are left.

import { html, nothing } from "../vendor/lit-html.js";
import { burst } from "./burst.js";
import { face, outline } from "./card.js";
import { isLastPlayed, pileClass } from "./recent-marks.js";
import { suitClass } from "./suits.js";

/**
 * @import { FireworkInfo, LogEntry, SuitInfo } from "../net/messages.js"
 * @import { Words } from "../ui/words.js"
 * @import { Board } from "./board.js"
 */

/** @param {Board} board */
export function fireworks(board) {
  const { words, view, rules } = board;
  const placed = topCards(board.log);
  return html`
    <section
      class="fireworks suits-${view.fireworks.length}"
      data-drop="play"
      aria-labelledby="fireworks-title"
      data-testid="fireworks"
    >
      <h2 id="fireworks-title" class="unseen">${words.title(words.say("noun-firework.many"))}</h2>
      <ul>
        ${view.fireworks.map((firework, i) => {
          const { top } = firework;
          const complete = firework.next === null;
          const card = top === null ? undefined : placed[top];
          return html`
            <li
              class="firework ${suitClass(firework.suit)} ${complete ? "complete" : ""} ${pileClass(board, [card])} ${isLastPlayed(board, card) ? "last-played" : ""}"
              data-testid="firework-${firework.suit}"
              data-height=${firework.height}
            >
              <div
                class="stack height-${firework.height}"
                data-move=${card === undefined ? "none" : `card-${card}`}
              >
                ${top === null ? outline(firework.suit) : face(top)} ${complete ? burst(firework.suit) : nothing}
              </div>
              <span class="unseen">${spoken(words, firework)}</span>
              <div class="needs" aria-hidden="true">${needs(words, firework, rules.suits[i])}</div>
            </li>
          `;
        })}
      </ul>
    </section>
  `;
}

/**
 * @param {Words} words
 * @param {FireworkInfo} firework
 * @param {SuitInfo} suit
 */
function needs(words, firework, suit) {
  if (firework.next === null)
    return html`
      <span class="done">★</span>
    `;
  return html`
    <span class="next" title=${words.say("page-needs", { value: firework.next })}>
      ${suit.descending ? "↓" : "↑"}${firework.next}
    </span>
    <span class="left" title=${words.say("page-copies-left", { number: firework.next_left })}>
      ${Array.from(
        { length: firework.next_copies },
        (_, i) => html`
          <i class=${i < firework.next_left ? "there" : "gone"}></i>
        `,
      )}
    </span>
    ${
      firework.capped
        ? html`
            <span class="capped" title=${words.say("page-capped", { height: firework.reachable })}>✕</span>
          `
        : nothing
    }
  `;
}

/**
 * @param {Words} words
 * @param {FireworkInfo} firework
 */
function spoken(words, firework) {
  const suit = words.title(words.suit(firework.suit, "clue"));
  if (firework.next === null) return words.say("page-firework-complete", { suit });
  const text = words.say("page-firework", { suit, height: firework.height, value: firework.next });
  const left = words.say("page-copies-left", { number: firework.next_left });
  const capped = firework.capped ? ` ${words.say("page-capped", { height: firework.reachable })}` : "";
  return `${text} ${left}${capped}`;
}

/**
 * Which card lies where, so that a card can be seen to travel there.
 * @param {LogEntry[]} log
 */
export function topCards(log) {
  /** @type {Record<string, number>} */
  const placed = {};
  for (const { event } of log) {
    if (event.event === "card-placed" || event.event === "card-replayed") placed[event.face] = event.card;
  }
  return placed;
}
