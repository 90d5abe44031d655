// A burst: sparks that fly apart, for a completed firework and for the finale.

import { html, svg } from "../vendor/lit-html.js";
import { suitClass } from "./suits.js";

const SPARKS = 12;

/** @param {string} suit */
export function burst(suit, place = 0) {
  return html`
    <svg class="burst ${suitClass(suit)} at-${place}" viewBox="-60 -60 120 120" aria-hidden="true">
      ${Array.from({ length: SPARKS }, (_, i) => {
        const [x, y] = [Math.cos((2 * Math.PI * i) / SPARKS), Math.sin((2 * Math.PI * i) / SPARKS)];
        const far = i % 2 ? 40 : 54;
        return svg`<line class="spark" pathLength="1" x1=${x * 8} y1=${y * 8} x2=${x * far} y2=${y * far} />`;
      })}
    </svg>
  `;
}

/**
 * A sky full of bursts, one after the other, in the colours of the table.
 * @param {string[]} suits
 */
export function sky(suits) {
  const places = Math.max(suits.length, 6);
  return html`
    <div class="sky" aria-hidden="true">
      ${Array.from({ length: places }, (_, i) => burst(suits[i % suits.length], i % 8))}
    </div>
  `;
}
