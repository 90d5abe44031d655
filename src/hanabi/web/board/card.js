// A card, drawn: its face, or its back with what its holder was told.

import { parts } from "../ui/words.js";
import { html, nothing, svg } from "../vendor/lit-html.js";
import { shape, suitClass } from "./suits.js";

/**
 * @import { CardInfo, RulesInfo } from "../net/messages.js"
 * @import { Level } from "../ui/preferences.js"
 */

const RAYS = Array.from({ length: 16 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 8), Math.sin((i * Math.PI) / 8)];
  const [near, far] = i % 2 ? [36, 52] : [34, 62];
  return svg`<line x1=${(x * near).toFixed(1)} y1=${(y * near).toFixed(1)} x2=${(x * far).toFixed(1)} y2=${(y * far).toFixed(1)}/>`;
});

/**
 * A card that everybody at this screen may see.
 * @param {string} name
 */
export function face(name) {
  const { suit, value } = parts(name);
  return html`
    <svg class="card face ${suitClass(suit)}" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="paper" x="1" y="1" width="98" height="138" rx="11" />
      <g class="rays" transform="translate(56 84)">${RAYS}</g>
      <g class="figure" transform="translate(56 84) scale(.6)">${shape(suit)}</g>
      <text class="value" x="10" y="45">${value}</text>
      <g class="dots">${Array.from({ length: value }, (_, i) => svg`<circle cx=${14 + 9 * i} cy="127" r="3" />`)}</g>
    </svg>
  `;
}

/**
 * The place of a firework that has not begun.
 * @param {string} suit
 */
export function outline(suit) {
  return html`
    <svg class="card outline ${suitClass(suit)}" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="paper" x="2" y="2" width="96" height="136" rx="11" />
      <g class="figure" transform="translate(50 70) scale(.5)">${shape(suit)}</g>
    </svg>
  `;
}

/**
 * A hidden card. `level` says how much of what was told is drawn on it.
 * @param {CardInfo} card
 * @param {RulesInfo} rules
 * @param {Level} level
 */
export function back(card, rules, level) {
  const told = marksOf(level === "none" ? { marked: [] } : card);
  const tint = told.colours.length === 1 ? suitClass(told.colours[0]) : "suit-none";
  const unknown = !told.colours.length && !told.values.length;
  return html`
    <svg class="card back ${tint}" viewBox="0 0 100 140" aria-hidden="true">
      <rect class="paper" x="1" y="1" width="98" height="138" rx="11" />
      <rect class="frame" x="7" y="7" width="86" height="126" rx="7" />
      ${unknown ? svg`<g class="rays" transform="translate(50 56) scale(.62)">${RAYS}<circle r="7" /></g>` : nothing}
      ${told.colours.map(
        (suit, i) =>
          svg`<g class="figure ${suitClass(suit)}" transform=${spot(i, told.colours.length, told.values.length)}>${shape(suit)}</g>`,
      )}
      ${told.values.map((value) => svg`<text class="value" x=${told.colours.length ? 28 : 50} y="76">${value}</text>`)}
      ${level === "everything" ? pips(card, rules) : nothing}
    </svg>
  `;
}

/**
 * Where the i-th of the colours stands, beside so many values.
 * @param {number} i
 * @param {number} colours
 * @param {number} values
 */
function spot(i, colours, values) {
  if (colours === 1) return values ? "translate(68 56) scale(.4)" : "translate(50 56) scale(.6)";
  return `translate(${values ? 70 : 50} ${24 + ((i + 0.5) * 68) / colours}) scale(${0.55 / colours})`;
}

/**
 * What it can still be by the clues: the suits above, the values below, those that are out struck dim.
 * @param {CardInfo} card
 * @param {RulesInfo} rules
 */
function pips(card, rules) {
  const can = card.possible.map(parts);
  const suits = rules.suits.map((suit) => suit.name);
  const step = 84 / Math.max(suits.length, 5);
  const from = 50 - (step * (suits.length - 1)) / 2;
  return svg`<g class="pips">
    ${suits.map((suit, i) => {
      const open = can.some((face) => face.suit === suit);
      return svg`<g class="pip ${suitClass(suit)} ${open ? "" : "out"}" transform="translate(${from + i * step} 106) scale(.115)">${shape(suit)}</g>`;
    })}
    ${rules.values.map((value, i) => {
      const open = can.some((face) => face.value === value);
      return svg`<text class="pip ${open ? "" : "out"}" x=${16.4 + i * 16.8} y="128">${value}</text>`;
    })}
  </g>`;
}

/**
 * The colours and values that its holder was told, each once.
 * @param {Pick<CardInfo, "marked">} card
 */
export function marksOf({ marked }) {
  const colours = marked.flatMap((clue) => clue.colour ?? []);
  const values = marked.flatMap((clue) => clue.value ?? []);
  return { colours: [...new Set(colours)], values: [...new Set(values)] };
}
