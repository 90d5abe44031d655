// Suits: each has a shape of its own, so that nobody needs to tell colours apart. And the table of suits by values.

import { html, nothing, svg } from "../vendor/lit-html.js";

/**
 * @import { SuitInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 */

/**
 * Drawn in a box from -50 to 50.
 * @type {Record<string, ReturnType<typeof svg>>}
 */
const SHAPES = {
  white: svg`<path d="M0-46a17 17 0 0 1 16 11 17 17 0 0 1 19 19A17 17 0 0 1 46 0 17 17 0 0 1 35 16 17 17 0 0 1 16 35 17 17 0 0 1 0 46 17 17 0 0 1-16 35 17 17 0 0 1-35 16 17 17 0 0 1-46 0 17 17 0 0 1-35-16 17 17 0 0 1-16-35 17 17 0 0 1 0-46Z"/>`,
  red: svg`<path d="M-6-41Q0-50 6-41L45 30Q49 40 38 40H-38Q-49 40-45 30Z"/>`,
  blue: svg`<path d="M-5-46Q0-51 5-46L42-5Q47 0 42 5L5 46Q0 51-5 46L-42 5Q-47 0-42-5Z"/>`,
  yellow: svg`<path d="M0-49 13-17 47-15 21 7 30 40 0 22-30 40-21 7-47-15-13-17Z" stroke-linejoin="round" stroke-width="4" class="lined"/>`,
  green: svg`<path d="M0-47A21 21 0 0 1 18-15 21 21 0 1 1 6 20L11 46H-11L-6 20A21 21 0 1 1-18-15 21 21 0 0 1 0-47Z"/>`,
  multicolour: svg`<g class="wheel"><path d="M0 0 0-46 40-23Z" class="w1"/><path d="M0 0 40-23 40 23Z" class="w2"/><path d="M0 0 40 23 0 46Z" class="w3"/><path d="M0 0 0 46-40 23Z" class="w4"/><path d="M0 0-40 23-40-23Z" class="w5"/><path d="M0 0-40-23 0-46Z" class="w6"/></g>`,
  black: svg`<path d="M12-45A46 46 0 1 0 45 14 38 38 0 0 1 12-45Z"/>`,
  purple: svg`<path d="M0-46 44-14 27 40H-27L-44-14Z"/>`,
  orange: svg`<path d="M0-48 11-27 34-34 27-11 48 0 27 11 34 34 11 27 0 48-11 27-34 34-27 11-48 0-27-11-34-34-11-27Z"/>`,
  teal: svg`<path d="M0-49C12-25 36-10 36 13A36 36 0 0 1-36 13C-36-10-12-25 0-49Z"/>`,
  pink: svg`<path d="M0 44C-70-4-36-56 0-22 36-56 70-4 0 44Z"/>`,
  brown: svg`<path d="M-15-45H15V-15H45V15H15V45H-15V15H-45V-15H-15Z"/>`,
  grey: svg`<rect x="-38" y="-38" width="76" height="76" rx="8"/>`,
};

/**
 * The shape of a suit inside another drawing. A suit without one is a ring with its first letter.
 * @param {string} suit
 */
export function shape(suit) {
  if (Object.hasOwn(SHAPES, suit)) return SHAPES[suit];
  return svg`<circle r="40" class="ring"/><text y="18" class="letter">${suit.charAt(0).toUpperCase()}</text>`;
}

/** The class that brings a suit's colours. */
export const suitClass = (/** @type {string} */ suit) => `suit-${Object.hasOwn(SHAPES, suit) ? suit : "other"}`;

/** A small sign of a suit, to stand in a line of text. */
export const sign = (/** @type {string} */ suit) => html`
  <svg class="sign ${suitClass(suit)}" viewBox="-55 -55 110 110" aria-hidden="true">${shape(suit)}</svg>
`;

/**
 * A table with a row for each suit and a column for each value.
 * @param {Board} board
 * @param {string} caption
 * @param {(suit: SuitInfo, value: number, i: number) => unknown} cell  of a suit and its i-th value
 * @param {string} kind
 */
export function suitsByValues({ words, rules }, caption, cell, kind = "") {
  return html`
    <table class=${kind || nothing}>
      <caption class="unseen">${caption}</caption>
      <thead class="unseen">
        <tr>
          <td></td>
          ${rules.values.map(
            (value) => html`
              <th scope="col">${value}</th>
            `,
          )}
        </tr>
      </thead>
      <tbody>
        ${rules.suits.map(
          (suit) => html`
            <tr class=${suitClass(suit.name)}>
              <th scope="row">
                ${sign(suit.name)}
                <span class="unseen">${words.suit(suit.name, "clue")}</span>
              </th>
              ${rules.values.map((value, i) => cell(suit, value, i))}
            </tr>
          `,
        )}
      </tbody>
    </table>
  `;
}
