// A move in small: the card, the clue and what it brought, as signs that stand in a line. The sentences stand beside them.

import { parts } from "../ui/words.js";
import { html, nothing, svg } from "../vendor/lit-html.js";
import { sign, suitClass } from "./suits.js";

/**
 * @import { ClueInfo } from "../net/messages.js"
 * @import { Board } from "./board.js"
 * @import { Brought, Deed, Move } from "./moves.js"
 */

/**
 * Drawn in a box of 16 by 16.
 * @type {Record<Deed | "sort", ReturnType<typeof svg>>}
 */
const ICONS = {
  clue: svg`<path d="M2.5 3.5h11v7h-6l-3 2.7v-2.7h-2z"/>`,
  play: svg`<path d="M8 13.5V3M3.8 7 8 2.7 12.2 7"/>`,
  replay: svg`<path d="M8 13.5V3M3.8 7 8 2.7 12.2 7M3.5 13.5h9"/>`,
  misplay: svg`<path d="m3.5 3.5 9 9m0-9-9 9"/>`,
  discard: svg`<path d="M3 4.5h10M6.2 4.2V2.7h3.6v1.5M4.3 4.7l.7 8.6h6l.7-8.6"/>`,
  reshuffle: svg`<path d="M13 8a5 5 0 1 1-1.6-3.7M13 2.2v3h-3"/>`,
  sort: svg`<path d="M2.5 5.5h10M10 3l2.7 2.5L10 8M13.5 11h-10M6 8.5 3.3 11 6 13.5"/>`,
};

/** @param {Deed | "sort"} deed */
export const deedIcon = (deed) => html`
  <svg class="deed ${deed}" viewBox="0 0 16 16" aria-hidden="true">${ICONS[deed]}</svg>
`;

/**
 * A card in a line of text: the sign of its suit and its value on its own ground.
 * @param {string} face
 */
export function cardChip(face) {
  const { suit, value } = parts(face);
  return html`
    <span class="card-chip ${suitClass(suit)}">${sign(suit)}${value}</span>
  `;
}

/** @param {ClueInfo} clue */
export const cluePill = (clue) => html`
  <span class="clue-pill">${clue.colour ? sign(clue.colour) : clue.value}</span>
`;

/**
 * What a move brought, in small badges. A token that was paid is left out where there is little room.
 * @param {Board} board
 * @param {Move} move
 * @param {boolean} all
 */
export function broughtBadges(board, { brought }, all) {
  return brought.map((one) => {
    if (one.what === "token-spent" && !all) return nothing;
    const [kind, text] = badge(board, one);
    return kind
      ? html`
          <span class="brought ${kind}">${text}</span>
        `
      : nothing;
  });
}

/**
 * @param {Board} board
 * @param {Brought} brought
 * @returns {[string, string | number]}
 */
function badge(board, { what, number = 0, tile }) {
  const { words } = board;
  switch (what) {
    case "token-spent":
      return ["spent", number];
    case "token-returned":
      return ["token", number];
    case "strike-taken":
      return ["strike", number];
    case "strike-mended":
      return ["mended", number];
    case "completed":
      return ["complete", "★"];
    case "tile-revealed":
      return ["tile", words.has(`tile-${tile}`) ? words.say(`tile-${tile}`) : (tile ?? "")];
    case "tile-lost":
      return ["lost", "∅"];
    case "last-round-began":
      return ["last-turns", words.say("page-turns-left", { turns: number })];
    default:
      return ["", ""];
  }
}
