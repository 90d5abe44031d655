// The counters: score, tokens, strikes, deck and pace, named as the edition names them.

import { html, nothing } from "../vendor/lit-html.js";

/**
 * @import { Words } from "../ui/words.js"
 * @import { Board } from "./board.js"
 */

const MOST_DRAWN = 10;

/**
 * What is counted: in full where there is room for it, and always for screen readers.
 * @param {Words} words
 * @param {string} whole
 * @param {string} short
 */
const noun = (words, whole, short) => html`
  <span class="whole">${words.title(words.say(whole))}</span>
  <span class="short" aria-hidden="true">${words.title(words.say(short))}</span>
`;

/** @param {Board} board */
export function counters(board) {
  const { words, view, rules } = board;
  return html`
    <section class="counters" aria-label=${words.say("page-counters")}>
      <dl>
        <div class="score" data-testid="score" data-score=${view.score}>
          <dt>${words.say("page-score")}</dt>
          <dd>
            <b>${view.score}</b>
            <small>${words.say("page-of", { all: rules.maximum })}</small>
            <small
              class="reach ${view.reachable_maximum === rules.maximum ? "full" : "less"}"
              data-reachable=${view.reachable_maximum}
            >
              ${words.say("page-reachable", { reachable: view.reachable_maximum })}
            </small>
          </dd>
        </div>
        <div class="tokens" data-testid="tokens" data-left=${view.tokens}>
          <dt>${noun(words, "noun-token.many", "noun-token.short")}</dt>
          <dd>
            ${row("token", view.tokens, rules.clue_tokens)}
            <b>${view.tokens}</b>
            <small>${words.say("page-of", { all: rules.clue_tokens })}</small>
          </dd>
        </div>
        <div
          class="strikes ${view.last_strike ? "last" : ""}"
          data-testid="strikes"
          data-strikes=${view.strikes}
        >
          <dt>${noun(words, "noun-strike.many", "noun-strike.short")}</dt>
          <dd>
            ${row("strike", view.strikes, rules.strikes)}
            <b>${view.strikes}</b>
            <small>${words.say("page-of", { all: rules.strikes })}</small>
          </dd>
        </div>
        <div class="deck" data-testid="deck" data-left=${view.deck_size}>
          <dt>${words.title(words.say("noun-deck"))}</dt>
          <dd>
            <b>${view.deck_size}</b>
            ${
              view.turns_left === null
                ? nothing
                : html`
                    <small class="turns-left">${words.say("page-turns-left", { turns: view.turns_left })}</small>
                  `
            }
          </dd>
        </div>
        ${
          view.pace === null
            ? nothing
            : html`
                <div class="pace" data-testid="pace" title=${words.say("page-pace-about")}>
                  <dt>${words.say("page-pace")}</dt>
                  <dd><b>${view.pace}</b></dd>
                </div>
              `
        }
        ${
          rules.bonus_tiles.length
            ? html`
                <div
                  class="tiles"
                  data-testid="tiles"
                  title=${view.revealed_tiles.map((tile) => words.say(`tile-${tile}`)).join(", ")}
                >
                  <dt>${words.title(words.say("noun-bonus.many"))}</dt>
                  <dd><b>${view.tiles_left}</b></dd>
                </div>
              `
            : nothing
        }
      </dl>
    </section>
  `;
}

/**
 * @param {string} kind
 * @param {number} filled
 * @param {number} all
 */
function row(kind, filled, all) {
  if (all > MOST_DRAWN) return nothing;
  return html`
    <span class="row" aria-hidden="true">
      ${Array.from(
        { length: all },
        (_, i) => html`
          <i class="${kind} ${i < filled ? "on" : "off"}"></i>
        `,
      )}
    </span>
  `;
}
